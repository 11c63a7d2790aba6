// Records of games as files.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/console.h"
#include "game/record.h"
#include "scenario/scenario.h"

namespace bocage::cli {

struct RecordFile {
  Scenario scenario;
  std::shared_ptr<const Battle> battle;
  Record record;
};

// Reads a record and its battle; prints what is wrong. `battle` names the battle file if the library does not have it;
// otherwise it is empty.
std::optional<RecordFile> record_or_complaint(const std::string& path, const std::string& battle, Console& console);

// Where a record diverges from the rules, in words.
std::string divergence_text(const std::string& path, const Divergence& divergence, const Words& words);

// Whether it could be written.
bool save_record(const std::string& path, const Board& board, const Record& record);

}  // namespace bocage::cli
