#include "cli/words/battle_words.h"

#include <nlohmann/json.hpp>

namespace bocage::cli {
namespace {

Briefing from_json(const nlohmann::json& json) {
  return {.title = json.value("title", ""),
          .history = json.value("history", ""),
          .axis = json.value("axis", ""),
          .allies = json.value("allies", ""),
          .rules = json.value("rules", std::vector<std::string>{})};
}

}  // namespace

std::optional<Briefing> briefing_of(const Scenario& scenario, const Words& words) {
  const nlohmann::json& translated = words.battle(scenario.spec.id);
  if (translated.contains("briefing")) { return from_json(translated["briefing"]); }
  for (const std::string& language : {words.language(), std::string(kSourceLanguage)}) {
    const auto own = scenario.briefings.find(language);
    if (own != scenario.briefings.end()) { return own->second; }
  }
  return std::nullopt;
}

std::string title_of(const Scenario& scenario, const Words& words) {
  const auto briefing = briefing_of(scenario, words);
  return briefing && !briefing->title.empty() ? briefing->title : scenario.title;
}

std::vector<Label> labels_of(const Scenario& scenario, const Words& words) {
  std::vector<Label> labels = scenario.labels;
  const nlohmann::json& translated = words.battle(scenario.spec.id);
  if (!translated.contains("labels")) { return labels; }
  for (Label& label : labels) { label.text = translated["labels"].value(label.text, label.text); }
  return labels;
}

}  // namespace bocage::cli
