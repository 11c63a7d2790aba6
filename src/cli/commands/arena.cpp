// bocage arena: players against each other on many battles.
#include <fmt/format.h>

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
  ProgressBar bar("arena", to_play, console);
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
    console.out << arena_text(standings);
  }
  return write_page(args.html, [&] { return arena_page(plan, standings); }, console);
}

}  // namespace

void add_arena(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<ArenaArgs>();
  CLI::App* command = app.add_subcommand("arena", "let players meet on many battles and rate them");
  std::string help = "two or more, parted by commas:";
  for (const std::string& name : player_names()) { help += " " + name; }
  help += kThinkingHelp;
  command->add_option("--players", args->plan.players, help)
      ->delimiter(',')
      ->required()
      ->check([](const std::string& text) { return player_fault(text, {}); })
      ->type_name("NAMES");
  command
      ->add_option("--battles", args->battles,
                   "all, standard (those for one player a side), or ids and beginnings of ids, parted by commas")
      ->delimiter(',')
      ->capture_default_str()
      ->type_name("NAMES");
  command->add_option("--games", args->plan.games, "games of each two players, over all battles together")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, args->plan.seed);
  add_threads(*command, args->plan.threads);
  command->add_option("--resume", args->resume, "keep each game in this file, and do not play again what is in it")
      ->type_name("FILE");
  add_html(*command, args->html);
  add_json(*command, args->output);
  command->footer(
      "Every two players meet in pairs of games with the same cards and dice, in which they exchange sides. Each "
      "battle\n"
      "gets as many pairs, so the number of games is rounded up. The same seed gives the same games, whatever the\n"
      "number of threads, unless a player thinks by the clock.\n"
      "\n"
      "A file of --resume can be gone on with after the program was stopped, and with more games.\n"
      "\n"
      "Intervals are at 95 %: of a win rate by the scatter of the pairs (each scores 0, 1/2 or 1), or Wilson's if "
      "there\n"
      "are few; of Elo from all games, with a draw added between every two. 0 Elo is the player random if he takes\n"
      "part, else the mean. Luck is the figures that a side's battles took less those that were to be expected.\n"
      "Games that were broken off count for nobody.\n"
      "\n"
      "Examples:\n"
      "  bocage arena --players sergeant,recruit --battles 01,05 --games 40\n"
      "  bocage arena --players sergeant,recruit --games 1000 --resume arena.jsonl --html arena.html\n"
      "\n"
      "JSON: seed, games, broken_off, elo_zero, players, pairs, battles, luck, turns (of each finished game).\n"
      "\n"
      "Exit codes: 0 played, 2 no such player or battle, or a file that cannot be used.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return arena(*args, console); }; });
}

}  // namespace bocage::cli
