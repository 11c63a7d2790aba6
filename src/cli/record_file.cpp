#include "cli/record_file.h"

#include <fstream>
#include <ostream>

#include "cli/battles.h"

namespace bocage::cli {
namespace {

std::nullopt_t complain(Console& console, const std::string& path, const RecordFault& fault) {
  console.err << console.words.say("cli.error.record-line",
                                   {{"file", path}, {"line", std::to_string(fault.line)}, {"why", fault.why}})
              << "\n";
  return std::nullopt;
}

}  // namespace

std::optional<RecordFile> record_or_complaint(const std::string& path, const std::string& battle, Console& console) {
  const auto text = read_file(path);
  if (!text) {
    console.err << console.words.say("cli.error.not-read", {{"file", path}}) << "\n";
    return std::nullopt;
  }
  const auto id = battle_of_record(*text);
  if (const auto* fault = std::get_if<RecordFault>(&id)) { return complain(console, path, *fault); }
  const auto options = options_of_record(*text);
  if (const auto* fault = std::get_if<RecordFault>(&options)) { return complain(console, path, *fault); }
  // A record may name a battle of the library, but not a file on this machine.
  std::string name = std::get<std::string>(id);
  if (battle.empty() && is_path(name)) {
    return complain(console, path, {2, console.words.say("cli.error.no-battle-id", {{"id", name}})});
  }
  if (!battle.empty()) { name = battle; }
  auto scenario = scenario_or_complaint(name, console);
  if (!scenario) { return std::nullopt; }
  auto made = make_battle(*scenario, std::get<Options>(options));
  auto record = record_from_text(made->board(), *text);
  if (const auto* fault = std::get_if<RecordFault>(&record)) { return complain(console, path, *fault); }
  return RecordFile{std::move(*scenario), std::move(made), std::get<Record>(std::move(record))};
}

std::string divergence_text(const std::string& path, const Divergence& divergence, const Words& words) {
  return words.say("cli.error.diverges",
                   {{"file", path}, {"step", static_cast<int>(divergence.step)}, {"why", divergence.why}});
}

bool save_record(const std::string& path, const Board& board, const Record& record) {
  std::ofstream file(path, std::ios::binary);
  file << to_text(board, record);
  file.close();
  return !file.fail();
}

}  // namespace bocage::cli
