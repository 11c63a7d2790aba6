// bocage version: which program this is, and which rules it plays.
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
    console.out << "bocage " << BOCAGE_VERSION << ", rules " << kRulesVersion << "\n";
  }
  return Exit::Ok;
}

}  // namespace

void add_version(CLI::App& app, Command& chosen) {
  auto output = std::make_shared<Output>(Output::Text);
  CLI::App* command = app.add_subcommand("version", "print the version of the program and of its rules");
  add_json(*command, *output);
  command->footer(
      "Example:\n  bocage version\n\nRecords made by other rules than these may diverge.\n\nExit codes: 0 printed.");
  command->callback([output, &chosen] { chosen = [output](Console& console) { return version(*output, console); }; });
}

}  // namespace bocage::cli
