// A battle file as read: the engine's data and the texts shown to players.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "rules/battle_spec.h"

namespace bocage {

struct Briefing {
  std::string title;
  std::string history;
  std::string axis;
  std::string allies;
  std::vector<std::string> rules;  // one sentence per special rule
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
  std::map<std::string, Briefing, std::less<>> briefings;  // by language: "en", "fr"
  std::vector<Label> labels;

  // The raw file, for what only the graphics need: badges, river shapes, the facing of sandbags.
  nlohmann::json document;
};

}  // namespace bocage
