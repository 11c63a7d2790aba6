// bocage arena: a tournament of computer players over many battles.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "ai/player.h"
#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/progress.h"
#include "cli/report/report.h"
#include "lab/ledger.h"

namespace bocage::cli {
namespace {

struct ArenaArgs {
  ArenaPlan plan{.games = 100, .threads = 0};
  std::vector<std::string> battles{"standard"};
  std::string resume;
  std::string html;
  Output output = Output::Text;
};

ArenaGames play(const ArenaPlan& plan, Ledger* ledger, Console& console) {
  const ArenaGames known = ledger == nullptr ? ArenaGames{} : ledger->known();
  int done = 0;
  int to_play = 0;
  for (const ArenaGame& game : games_of(plan)) { to_play += known.contains(game) ? 0 : 1; }
  ProgressBar bar(console.words.say("cli.arena.title"), to_play, console);
  return play_arena(plan, known, [&](const ArenaGame& game, const MeasuredGame& played) {
    if (ledger != nullptr) { ledger->write(game, played); }
    bar.done(++done);
  });
}

Exit arena(const ArenaArgs& args, Console& console) {
  ArenaPlan plan = args.plan;
  plan.threads = threads_or_cores(plan.threads);
  const auto battles = battles_or_complaint(args.battles, console);
  if (!battles || !may_write_page(args.html, console)) { return Exit::Usage; }
  plan.battles = *battles;
  check(plan);
  std::optional<Ledger> ledger;
  if (!args.resume.empty()) { ledger.emplace(args.resume, plan); }
  const Standings standings = standings_of(plan, play(plan, ledger ? &*ledger : nullptr, console));
  if (args.output == Output::Json) {
    console.out << arena_json(plan, standings).dump(2) << "\n";
  } else {
    console.out << arena_text(standings, console.words);
  }
  return write_page(args.html, [&] { return arena_page(plan, standings, console.words); }, console);
}

}  // namespace

void add_arena(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<ArenaArgs>();
  CLI::App* command =
      add_command(app, words, "arena",
                  {{"bocage arena --players sergeant,recruit --battles 01,05 --games 40"},
                   {"bocage arena --players sergeant,recruit --games 1000 --resume arena.jsonl --html arena.html"}});
  const std::string help = words.say(
      "cli.help.option.players",
      {{"names", fmt::format("{}", fmt::join(player_names(), " "))}, {"thinking", option_help(words, "thinking")}});
  command->add_option("--players", args->plan.players, help)
      ->delimiter(',')
      ->required()
      ->check([words](const std::string& text) { return player_fault(words, text, {}); })
      ->type_name("NAMES");
  command->add_option("--battles", args->battles, option_help(words, "battles"))
      ->delimiter(',')
      ->capture_default_str()
      ->type_name("NAMES");
  command->add_option("--games", args->plan.games, option_help(words, "games-pair"))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, words, args->plan.seed);
  add_threads(*command, words, args->plan.threads);
  command->add_option("--resume", args->resume, option_help(words, "resume-arena"))->type_name("FILE");
  add_html(*command, words, args->html);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return arena(*args, console); }; });
}

}  // namespace bocage::cli
