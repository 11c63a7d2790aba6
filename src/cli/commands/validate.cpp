// bocage validate: checks battle files.
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/paint.h"
#include "scenario/read.h"

namespace bocage::cli {
namespace {

struct ValidateArgs {
  std::vector<std::string> files;
  Output output = Output::Text;
};

struct Finding {
  std::string file;
  std::vector<Fault> faults;
  bool readable = true;
};

Finding look_at(const std::string& path, const Words& words) {
  const auto text = read_file(path);
  if (!text) { return {path, {{"file", words.say("cli.fault.unreadable")}}, false}; }
  const auto scenario = read_scenario(std::string_view(*text));
  if (!scenario) { return {path, scenario.error()}; }
  return {path, {}};
}

nlohmann::json to_json(const Finding& finding) {
  nlohmann::json faults = nlohmann::json::array();
  for (const Fault& fault : finding.faults) { faults.push_back({{"at", fault.at}, {"why", fault.why}}); }
  return {{"file", finding.file}, {"ok", finding.faults.empty()}, {"faults", faults}};
}

Exit validate(const ValidateArgs& args, Console& console) {
  nlohmann::json list = nlohmann::json::array();
  Exit exit = Exit::Ok;
  for (const std::string& path : args.files) {
    const Finding finding = look_at(path, console.words);
    if (!finding.readable) {
      exit = Exit::Usage;
    } else if (!finding.faults.empty() && exit == Exit::Ok) {
      exit = Exit::Wrong;
    }
    list.push_back(to_json(finding));
    if (args.output == Output::Json) { continue; }
    for (const Fault& fault : finding.faults) { console.out << path << ": " << to_text(fault) << "\n"; }
    if (finding.faults.empty()) { console.out << console.words.say("cli.validate.fine", {{"file", path}}) << "\n"; }
  }
  if (args.output == Output::Json) { console.out << list.dump(2) << "\n"; }
  return exit;
}

}  // namespace

void add_validate(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<ValidateArgs>();
  CLI::App* command = add_command(
      app, words, "validate", {{"bocage validate my-battle.json"}, {"bocage validate scenarios/[0-9]*.json --json"}});
  command->add_option("FILE", args->files, option_help(words, "files"))->required();
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return validate(*args, console); }; });
}

}  // namespace bocage::cli
