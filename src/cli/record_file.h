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

// Reads a record and the battle it is of; what is wrong is printed. `battle` is given where the record is of a battle
// that the library does not know; else it is empty.
std::optional<RecordFile> record_or_complaint(const std::string& path, const std::string& battle, Console& console);

// Where a record departs from the rules, for people.
std::string divergence_text(const std::string& path, const Divergence& divergence, const Words& words);

// Whether it could be written.
bool save_record(const std::string& path, const Board& board, const Record& record);

}  // namespace bocage::cli
