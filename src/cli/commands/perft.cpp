// bocage perft: counts the nodes of the game tree, to compare engines and versions.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/progress.h"
#include "lab/perft.h"

namespace bocage::cli {
namespace {

struct PerftArgs {
  std::string battle;
  int depth = 0;
  std::uint64_t seed = 1;
  Options options;
  Output output = Output::Text;
};

Exit count(const PerftArgs& args, Console& console) {
  const auto scenario = scenario_or_complaint(args.battle, console);
  if (!scenario) { return Exit::Usage; }
  const auto battle = make_battle(*scenario, args.options);
  std::vector<std::uint64_t> counts;
  {
    const ProgressBar bar("perft " + scenario->spec.id, 0, console);
    counts = perft(*battle, args.seed, args.depth);
  }
  if (args.output == Output::Json) {
    const nlohmann::ordered_json found{
        {"battle", scenario->spec.id}, {"seed", args.seed}, {"depth", args.depth}, {"counts", counts}};
    console.out << found.dump() << "\n";
    return Exit::Ok;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) { console.out << fmt::format("{:>3} {:>16}\n", i + 1, counts[i]); }
  return Exit::Ok;
}

}  // namespace

void add_perft(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<PerftArgs>();
  CLI::App* command = add_command(app, words, "perft", {{"bocage perft 01 --depth 4 --seed 1"}});
  add_battle(*command, words, args->battle);
  command->add_option("--depth", args->depth, option_help(words, "depth"))
      ->required()
      ->check(CLI::Range(1, 20))
      ->type_name("N");
  command->add_option("--seed", args->seed, option_help(words, "seed-perft"))->capture_default_str()->type_name("S");
  add_variants(*command, words, args->options);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return count(*args, console); }; });
}

}  // namespace bocage::cli
