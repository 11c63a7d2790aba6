// bocage balance: which side of a battle has it easier.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "ai/player.h"
#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/progress.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

constexpr const char* kBalancePlayer = "sergeant";

struct BalanceArgs {
  std::string battle;
  BalancePlan plan{.player = kBalancePlayer, .threads = 0};
  std::string html;
  Output output = Output::Text;
};

Exit balance(const BalanceArgs& args, Console& console) {
  BalancePlan plan = args.plan;
  plan.threads = threads_or_cores(plan.threads);
  const auto battles = battles_or_complaint({args.battle}, console);
  if (!battles || !may_write_page(args.html, console)) { return Exit::Usage; }
  std::vector<Balance> found;
  {
    ProgressBar bar("balance", plan.games * static_cast<int>(battles->size()), console);
    found = play_balance(*battles, plan, [&bar](int games) { bar.done(games); });
  }
  if (args.output == Output::Json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Balance& one : found) { list.push_back(balance_json(one)); }
    const bool single = list.size() == 1;
    console.out << (single ? list[0] : list).dump(2) << "\n";
  } else {
    for (const Balance& one : found) { console.out << balance_text(one); }
  }
  return write_page(args.html, [&] { return balance_page(plan, found); }, console);
}

}  // namespace

void add_balance(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<BalanceArgs>();
  CLI::App* command = app.add_subcommand("balance", "let a player play himself and see which side wins");
  command
      ->add_option("BATTLE", args->battle,
                   "an id, the beginning of one, a battle file, all, or standard (those for one player a side)")
      ->required();
  command->add_option("--player", args->plan.player, "who plays both sides")
      ->check([](const std::string& text) { return player_fault(text, {}); })
      ->capture_default_str()
      ->type_name("PLAYER");
  command->add_option("--games", args->plan.games, "how many games of each battle")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, args->plan.seed);
  add_threads(*command, args->plan.threads);
  add_html(*command, args->html);
  add_json(*command, args->output);
  command->footer(
      "Win rates have Wilson's 95 % intervals; broken-off games count for nobody. The games are those of `bocage sim`\n"
      "with the same players and seed. A battle may look easier for one side because the player plays it better.\n"
      "\n"
      "Examples:\n"
      "  bocage balance 01 --games 1000\n"
      "  bocage balance all --games 200 --html balance.html\n"
      "\n"
      "JSON: battle, games, broken_off, first, first_rate, sides, turns, endings, luck; a list of these for several.\n"
      "\n"
      "Exit codes: 0 played, 2 no such player or battle, or the page could not be written.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return balance(*args, console); }; });
}

}  // namespace bocage::cli
