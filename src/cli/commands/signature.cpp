// bocage signature: one number for the behaviour of the rules.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/progress.h"
#include "lab/signature.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

struct SignatureArgs {
  SignaturePlan plan;
  std::string check;
  Output output = Output::Text;
};

std::optional<std::string> measure(const SignaturePlan& plan, Console& console) {
  std::vector<std::shared_ptr<const Battle>> battles;
  for (const std::string& id : default_library().ids()) {
    const auto scenario = scenario_or_complaint(id, console);
    if (!scenario) { return std::nullopt; }
    battles.push_back(make_battle(*scenario, {}));
  }
  if (battles.empty()) {
    console.err << "There are no battles in " << default_library().directory().string() << "\n";
    return std::nullopt;
  }
  std::vector<const Battle*> views;
  views.reserve(battles.size());
  for (const auto& battle : battles) { views.push_back(battle.get()); }
  const ProgressBar bar("signature", 0, console);
  return fmt::format("{:016x}", signature(views, plan));
}

Exit sign(const SignatureArgs& args, Console& console) {
  std::string expected;
  if (!args.check.empty()) {
    const auto text = read_file(args.check);
    if (text) { std::istringstream(*text) >> expected; }
    if (expected.empty()) {
      console.err << args.check << ": cannot be read, or is empty\n";
      return Exit::Usage;
    }
  }
  const auto found = measure(args.plan, console);
  if (!found) { return Exit::Usage; }
  const bool same = expected.empty() || expected == *found;
  if (args.output == Output::Json) {
    nlohmann::ordered_json answer{{"signature", *found}, {"games", args.plan.games}};
    if (!expected.empty()) {
      answer["expected"] = expected;
      answer["ok"] = same;
    }
    console.out << answer.dump() << "\n";
  } else {
    console.out << *found << "\n";
  }
  if (!same) {
    console.err << "The rules behave differently: " << args.check << " says " << expected << ", the program " << *found
                << "\n";
  }
  return same ? Exit::Ok : Exit::Wrong;
}

}  // namespace

void add_signature(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<SignatureArgs>();
  CLI::App* command = app.add_subcommand("signature", "print one number for the behaviour of the rules");
  command->add_option("--games", args->plan.games, "random games on each battle")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--check", args->check, "compare with the first word of this file")->type_name("FILE");
  add_json(*command, args->output);
  command->footer(
      "It changes when a rule behaves differently on any battle, and only then.\n"
      "\n"
      "Examples:\n"
      "  bocage signature\n"
      "  bocage signature --check tests/signature.txt\n"
      "\n"
      "Exit codes: 0 printed, or as expected; 1 it differs; 2 the file or a battle cannot be read.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return sign(*args, console); }; });
}

}  // namespace bocage::cli
