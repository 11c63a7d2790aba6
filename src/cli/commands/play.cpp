// bocage play: a battle in the terminal.
#include <fmt/format.h>

#include <ostream>
#include <random>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/play/session.h"
#include "cli/record_file.h"

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
  Lang lang = Lang::English;
};

std::uint64_t any_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

void greet(const Scenario& scenario, const PlayArgs& args, const SessionPlan& plan, Screen& screen) {
  const Lang lang = screen.lang();
  if (scenario.spec.chain == Chain::Single && args.seats.seats.empty() && !args.seats.people) {
    const Phrase who{"{}: Axis {}, Allies {}. Seed {}.", "{} : Axe {}, Alliés {}. Graine {}."};
    screen.say(fmt::format(fmt::runtime(who.in(lang)), scenario.title, args.seats.players[0], args.seats.players[1],
                           plan.seed));
  } else {
    screen.say(fmt::format(fmt::runtime(Phrase{"{}. Seed {}.", "{}. Graine {}."}.in(lang)), scenario.title, plan.seed));
    screen.say(plan.seats.lines(lang));
  }
  screen.say(Phrase{"Type help for the words you can say, map for the full map.",
                    "Tapez help pour les mots à dire, map pour la carte complète."});
}

// The seats for this battle; what is wrong with them is printed.
std::optional<SessionPlan> plan_for(const Scenario& scenario, const PlayArgs& args, Console& console) {
  auto seats = take_seats(scenario.spec.chain, args.seats, args.lang);
  if (const auto* fault = std::get_if<std::string>(&seats)) {
    console.err << "Who sits where? " << *fault << ".\n";
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
  Screen screen(*scenario, console, args.lang, args.map);
  greet(*scenario, args, *plan, screen);
  return Session(make_battle(*scenario, args.options), *plan, nullptr, screen).play();
}

Exit play_on(const PlayArgs& args, Console& console) {
  const auto file = record_or_complaint(args.resume, args.battle, console);
  if (!file) { return Exit::Usage; }
  const auto plan = plan_for(file->scenario, args, console);
  if (!plan) { return Exit::Usage; }
  if (const auto divergence = verify(*file->battle, file->record, nullptr)) {
    console.err << args.resume << ": step " << divergence->step << ": " << divergence->why << "\n";
    return Exit::Wrong;
  }
  Screen screen(file->scenario, console, args.lang, args.map);
  greet(file->scenario, args, *plan, screen);
  return Session(file->battle, *plan, &file->record, screen).play();
}

Exit play(const PlayArgs& args, Console& console) {
  if (args.battle.empty() && args.resume.empty()) {
    console.err << "Which battle? `bocage battles` lists them.\n";
    return Exit::Usage;
  }
  Console table{console.in, console.out, console.err, as_asked(console.terminal, args.look)};
  return args.resume.empty() ? play_new(args, table) : play_on(args, table);
}

void add_map_choice(CLI::App& command, MapChoice& choice) {
  const std::map<std::string, MapChoice> names{
      {"auto", MapChoice::Auto}, {"tall", MapChoice::Tall}, {"flat", MapChoice::Flat}, {"off", MapChoice::Off}};
  command
      .add_option_function<std::string>(
          "--map", [&choice, names](const std::string& text) { choice = names.at(text); },
          "size of the map with each question: auto, tall, flat or off")
      ->check(CLI::IsMember({"auto", "tall", "flat", "off"}))
      ->type_name("SIZE");
}

}  // namespace

void add_play(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<PlayArgs>();
  std::vector<std::string> players{std::string(kHuman)};
  players.insert(players.end(), player_names().begin(), player_names().end());

  CLI::App* command = app.add_subcommand("play", "play a battle in the terminal");
  command->add_option("BATTLE", args->battle,
                      "an id, the beginning of one, or a battle file: 01-pegasus-bridge, 01, ./my.json");
  for (const Side side : kSides) { add_player(*command, side, args->seats.players[index(side)], players); }
  command
      ->add_option("--people", args->seats.people,
                   "so many people share the posts of both sides, or of the one that no program is said to play")
      ->check(CLI::Range(1, 2 * kMostPeople))
      ->type_name("N");
  command
      ->add_option(
          "--seat", args->seats.seats,
          "who holds a post: SIDE/POST=NAME with commander, left, center or right, or SIDE=NAME; the name of a "
          "person, or a program's")
      ->type_name("POST=NAME")
      ->allow_extra_args(false);
  command->add_option("--seed", args->seed, "number that the dice and cards come from; any if left out")
      ->type_name("N");
  add_variants(*command, args->options);
  command->add_option("--save", args->save, "write the record of the game to this file at the end")->type_name("FILE");
  command->add_option("--resume", args->resume, "go on with the game of a record, instead of a new one")
      ->type_name("FILE");
  command->add_flag_callback(
      "--ask-everything", [args] { args->ask = AskWhat::Everything; }, "ask also where there is only one answer");
  // For tests, which must not depend on a clock: general@500n.
  command->add_option("--adviser", args->adviser, "who gives hints")
      ->check([](const std::string& text) { return player_fault(text, {}); })
      ->type_name("PLAYER")
      ->group("");
  add_map_choice(*command, args->map);
  add_lang(*command, args->lang);
  add_plain(*command, args->look);
  command->footer(
      "Answer with a number, with a hex (5,5), or with an action (move 5,5 > 6,4). Other words: help, map, hand, "
      "odds,\n"
      "hint, undo, back, as POST, give NAME, save FILE, quit. The end of the input ends the game as quit does.\n"
      "\n"
      "Examples:\n"
      "  bocage play 01                                   the Allies against the computer\n"
      "  bocage play 01 --axis human --allies sergeant    the Axis against the computer\n"
      "  bocage play 05 --axis human --save omaha.rec     two people at one screen\n"
      "  bocage play --resume omaha.rec                   and on with it later\n"
      "  bocage play o1                                   Overlord: all four posts of the Allies\n"
      "  bocage play o1 --people 8                        Overlord: everybody has a post\n"
      "  bocage play o1 --people 2 --axis sergeant        two people share the Allies\n"
      "  bocage play o1 --seat allies/left=ann --seat allies/right=bob --seat axis/commander=random\n"
      "  bocage play 01 --options young-generals          without tactic cards\n"
      "\n"
      "Exit codes: 0 played or left, 1 the record to go on with diverges, 2 no such battle, record or seat.");
  command->callback([args, command, &chosen] {
    for (const Side side : kSides) {
      args->seats.said[index(side)] = command->count("--" + std::string(name(side))) != 0;
    }
    chosen = [args](Console& console) { return play(*args, console); };
  });
}

}  // namespace bocage::cli
