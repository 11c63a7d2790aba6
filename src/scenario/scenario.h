// A battle file as read: what the engine plays, and what people are shown.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "rules/battle_spec.h"

namespace bocage {

struct Briefing {
  std::string title;
  std::string history;
  std::string axis;
  std::string allies;
  std::vector<std::string> rules;  // a sentence for each special rule
};

struct Label {
  Hex at = kNoHex;
  std::string text;
};

struct Scenario {
  BattleSpec spec;

  std::string title;
  std::string subtitle;
  std::string set;
  std::array<std::string, 2> date;  // first and last day, yyyy-mm-dd; empty if the file gives none
  BySide<std::string> nation;
  BySide<std::string> commander;
  std::optional<Briefing> english;
  std::optional<Briefing> french;
  std::vector<Label> labels;

  // The file itself, for what only pictures need: badges, river shapes, which way sandbags face.
  nlohmann::json document;
};

}  // namespace bocage
