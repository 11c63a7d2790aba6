// bocage version: the versions of the program and of its rules.
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands/command.h"
#include "game/record.h"

namespace bocage::cli {
namespace {

Exit version(Output output, Console& console) {
  if (output == Output::Json) {
    console.out << nlohmann::json{{"version", BOCAGE_VERSION}, {"rules", kRulesVersion}}.dump() << "\n";
  } else {
    console.out << console.words.say("cli.version", {{"version", BOCAGE_VERSION}, {"rules", int{kRulesVersion}}})
                << "\n";
  }
  return Exit::Ok;
}

}  // namespace

void add_version(CLI::App& app, const Words& words, Command& chosen) {
  auto output = std::make_shared<Output>(Output::Text);
  CLI::App* command = add_command(app, words, "version", {{"bocage version"}});
  add_json(*command, words, *output);
  command->callback([output, &chosen] { chosen = [output](Console& console) { return version(*output, console); }; });
}

}  // namespace bocage::cli
