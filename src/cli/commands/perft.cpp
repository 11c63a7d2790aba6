// bocage perft: counts the tree of actions, to compare engines and versions.
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

void add_perft(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<PerftArgs>();
  CLI::App* command = app.add_subcommand("perft", "count how many ways there are to act, depth by depth");
  add_battle(*command, args->battle);
  command->add_option("--depth", args->depth, "how many actions deep")
      ->required()
      ->check(CLI::Range(1, 20))
      ->type_name("N");
  command->add_option("--seed", args->seed, "number that cards and dice come from")
      ->capture_default_str()
      ->type_name("S");
  add_variants(*command, args->options);
  add_json(*command, args->output);
  command->footer(
      "Each depth takes many times as long as the one before.\n"
      "\n"
      "Example:\n"
      "  bocage perft 01 --depth 4 --seed 1\n"
      "\n"
      "Exit codes: 0 counted, 2 no such battle.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return count(*args, console); }; });
}

}  // namespace bocage::cli
