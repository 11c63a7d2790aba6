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
    console.err << console.words.say("cli.battles.none", {{"directory", default_library().directory().string()}})
                << "\n";
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
      complain(console, "cli.error.empty", args.check);
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
    console.err << console.words.say("cli.error.rules-differ",
                                     {{"file", args.check}, {"expected", expected}, {"found", *found}})
                << "\n";
  }
  return same ? Exit::Ok : Exit::Wrong;
}

}  // namespace

void add_signature(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<SignatureArgs>();
  CLI::App* command =
      add_command(app, words, "signature", {{"bocage signature"}, {"bocage signature --check tests/signature.txt"}});
  command->add_option("--games", args->plan.games, option_help(words, "games-random"))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--check", args->check, option_help(words, "check"))->type_name("FILE");
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return sign(*args, console); }; });
}

}  // namespace bocage::cli
