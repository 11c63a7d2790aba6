// bocage play: a battle in the terminal.
#include <fmt/format.h>

#include <ostream>
#include <random>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/play/session.h"
#include "cli/record_file.h"
#include "cli/words/battle_words.h"

namespace bocage::cli {
namespace {

struct PlayArgs {
  std::string battle;
  std::string resume;
  SeatWishes seats;
  std::optional<std::uint64_t> seed;
  AskWhat ask = AskWhat::Choices;
  std::string save;
  std::string adviser{kAdviser};
  Options options;
  MapChoice map = MapChoice::Auto;
  Look look = Look::Rich;
};

std::uint64_t any_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

void greet(const Scenario& scenario, const PlayArgs& args, const SessionPlan& plan, Screen& screen) {
  const Words& words = screen.words();
  const Argument title{"title", title_of(scenario, words)};
  const Argument seed{"seed", std::to_string(plan.seed)};
  if (scenario.spec.chain == Chain::Single && args.seats.seats.empty() && !args.seats.people) {
    const auto& [axis, allies] = args.seats.players;
    screen.say(words.say("cli.table.greeting", {title, {"axis", axis}, {"allies", allies}, seed}));
  } else {
    screen.say(words.say("cli.table.greeting-seats", {title, seed}));
    screen.tell(plan.seats.lines(words));
  }
  screen.say(words.say("cli.table.how-to"));
}

// The seats for this battle; prints what is wrong with them.
std::optional<SessionPlan> plan_for(const Scenario& scenario, const PlayArgs& args, Console& console) {
  auto seats = take_seats(scenario.spec.chain, args.seats, console.words);
  if (const auto* fault = std::get_if<std::string>(&seats)) {
    console.err << console.words.say("cli.seat.fault", {{"fault", *fault}}) << "\n";
    return std::nullopt;
  }
  return SessionPlan{std::get<Seats>(std::move(seats)), args.seed ? *args.seed : any_seed(), args.ask, args.save,
                     args.adviser};
}

Exit play_new(const PlayArgs& args, Console& console) {
  const auto scenario = scenario_or_complaint(args.battle, console);
  if (!scenario) { return Exit::Usage; }
  const auto plan = plan_for(*scenario, args, console);
  if (!plan) { return Exit::Usage; }
  Screen screen(*scenario, console, args.map);
  greet(*scenario, args, *plan, screen);
  return Session(make_battle(*scenario, args.options), *plan, nullptr, screen).play();
}

Exit play_on(const PlayArgs& args, Console& console) {
  const auto file = record_or_complaint(args.resume, args.battle, console);
  if (!file) { return Exit::Usage; }
  const auto plan = plan_for(file->scenario, args, console);
  if (!plan) { return Exit::Usage; }
  if (const auto divergence = verify(*file->battle, file->record, nullptr)) {
    console.err << divergence_text(args.resume, *divergence, console.words) << "\n";
    return Exit::Wrong;
  }
  Screen screen(file->scenario, console, args.map);
  greet(file->scenario, args, *plan, screen);
  return Session(file->battle, *plan, &file->record, screen).play();
}

Exit play(const PlayArgs& args, Console& console) {
  if (args.battle.empty() && args.resume.empty()) {
    console.err << console.words.say("cli.error.which-battle") << "\n";
    return Exit::Usage;
  }
  Console table = as_asked(console, args.look);
  return args.resume.empty() ? play_new(args, table) : play_on(args, table);
}

void add_map_choice(CLI::App& command, const Words& words, MapChoice& choice) {
  const std::map<std::string, MapChoice> names{
      {"auto", MapChoice::Auto}, {"tall", MapChoice::Tall}, {"flat", MapChoice::Flat}, {"off", MapChoice::Off}};
  command
      .add_option_function<std::string>(
          "--map", [&choice, names](const std::string& text) { choice = names.at(text); }, option_help(words, "map"))
      ->check(CLI::IsMember({"auto", "tall", "flat", "off"}))
      ->type_name("SIZE");
}

}  // namespace

void add_play(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<PlayArgs>();
  std::vector<std::string> players{std::string(kHuman)};
  players.insert(players.end(), player_names().begin(), player_names().end());

  CLI::App* command =
      add_command(app, words, "play",
                  {{"bocage play 01", "cli.help.play.example.allies"},
                   {"bocage play 01 --axis human --allies sergeant", "cli.help.play.example.axis"},
                   {"bocage play 05 --axis human --save omaha.rec", "cli.help.example.two"},
                   {"bocage play --resume omaha.rec", "cli.help.play.example.resume"},
                   {"bocage play o1", "cli.help.play.example.overlord"},
                   {"bocage play o1 --people 8", "cli.help.play.example.eight"},
                   {"bocage play o1 --people 2 --axis sergeant", "cli.help.play.example.share"},
                   {"bocage play 01 --options young-generals", "cli.help.play.example.young"},
                   {"bocage play o1 --seat allies/left=ann --seat allies/right=bob --seat axis/commander=random"}});
  command->add_option("BATTLE", args->battle, option_help(words, "battle"));
  for (const Side side : kSides) { add_player(*command, words, side, args->seats.players[index(side)], players); }
  command->add_option("--people", args->seats.people, option_help(words, "people"))
      ->check(CLI::Range(1, 2 * kMostPeople))
      ->type_name("N");
  command->add_option("--seat", args->seats.seats, option_help(words, "seat"))
      ->type_name("POST=NAME")
      ->allow_extra_args(false);
  command->add_option("--seed", args->seed, option_help(words, "seed-any"))->type_name("N");
  add_variants(*command, words, args->options);
  command->add_option("--save", args->save, option_help(words, "save"))->type_name("FILE");
  command->add_option("--resume", args->resume, option_help(words, "resume"))->type_name("FILE");
  command->add_flag_callback(
      "--ask-everything", [args] { args->ask = AskWhat::Everything; }, option_help(words, "ask-everything"));
  // For tests, which must not depend on a clock: general@500n.
  command->add_option("--adviser", args->adviser, option_help(words, "adviser"))
      ->check([words](const std::string& text) { return player_fault(words, text, {}); })
      ->type_name("PLAYER")
      ->group("");
  add_map_choice(*command, words, args->map);
  add_plain(*command, words, args->look);
  command->callback([args, command, &chosen] {
    for (const Side side : kSides) {
      args->seats.said[index(side)] = command->count("--" + std::string(name(side))) != 0;
    }
    chosen = [args](Console& console) { return play(*args, console); };
  });
}

}  // namespace bocage::cli
