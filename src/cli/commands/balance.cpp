// bocage balance: which side a battle favours.
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
    ProgressBar bar(console.words.say("cli.balance.title"), plan.games * static_cast<int>(battles->size()), console);
    found = play_balance(*battles, plan, [&bar](int games) { bar.done(games); });
  }
  if (args.output == Output::Json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Balance& one : found) { list.push_back(balance_json(one)); }
    const bool single = list.size() == 1;
    console.out << (single ? list[0] : list).dump(2) << "\n";
  } else {
    for (const Balance& one : found) { console.out << balance_text(one, console.words); }
  }
  return write_page(args.html, [&] { return balance_page(plan, found, console.words); }, console);
}

}  // namespace

void add_balance(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<BalanceArgs>();
  CLI::App* command =
      add_command(app, words, "balance",
                  {{"bocage balance 01 --games 1000"}, {"bocage balance all --games 200 --html balance.html"}});
  command->add_option("BATTLE", args->battle, option_help(words, "battle-all-standard"))->required();
  command->add_option("--player", args->plan.player, option_help(words, "both-sides"))
      ->check([words](const std::string& text) { return player_fault(words, text, {}); })
      ->capture_default_str()
      ->type_name("PLAYER");
  command->add_option("--games", args->plan.games, option_help(words, "games-each"))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, words, args->plan.seed);
  add_threads(*command, words, args->plan.threads);
  add_html(*command, words, args->html);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return balance(*args, console); }; });
}

}  // namespace bocage::cli
