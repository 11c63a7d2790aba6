#include "client/offered.h"

namespace bocage::client {
namespace {

std::string hex_text(const Json& hex) { return hex.at(0).dump() + "," + hex.at(1).dump(); }

void add_choices(std::vector<std::string>& texts, const Json& choices) {
  for (const Json& choice : choices) { texts.push_back(choice.at("action").get<std::string>()); }
}

void add_way(std::vector<std::string>& texts, const std::string& unit, const Json& way) {
  for (const Json& to : way.at("to")) {
    std::string text = way.at("kind").get<std::string>() + " " + unit + " > " + hex_text(to);
    if (way.contains("via")) {
      text += " via";
      for (const Json& hex : way.at("via")) { text += " " + hex_text(hex); }
    }
    texts.push_back(std::move(text));
  }
}

}  // namespace

std::vector<std::string> offered_actions(const Json& offer) {
  std::vector<std::string> texts;
  for (const Json& unit : offer.at("units")) {
    add_choices(texts, unit.at("choices"));
    for (const Json& way : unit.at("ways")) { add_way(texts, hex_text(unit.at("at")), way); }
  }
  for (const Json& card : offer.at("cards")) { add_choices(texts, card.at("choices")); }
  add_choices(texts, offer.at("hexes"));
  add_choices(texts, offer.at("words"));
  return texts;
}

}  // namespace bocage::client
