#include "support/position.h"

#include <algorithm>
#include <stdexcept>

#include "scenario/library.h"
#include "scenario/read.h"
#include "support/names.h"

namespace bocage {
namespace {

using nlohmann::json;

constexpr int kAmpleMedals = 20;  // so that a test does not end by a victory it did not ask for
const std::vector<std::string> kHarmlessHand{"probe-left", "probe-center", "probe-right", "attack-center"};

struct Trait {
  std::string_view name;
  std::string_view is;
  std::string_view trait;
};
constexpr auto kTraits = std::to_array<Trait>({{"cliff", "hill", "cliff"},
                                               {"bluff", "hill", "bluff"},
                                               {"steep", "hill", "steep"},
                                               {"impassable", "hill", "impassable"},
                                               {"wide-river", "river", "wide"},
                                               {"fordable-river", "river", "fordable"}});

constexpr std::array<std::string_view, 6> kStructures{"bridge",      "bridge-section", "field-bunker",
                                                      "rope-bridge", "road",           "cave"};

struct Army {
  std::string_view command;
  std::string_view rule;
  std::string_view nation;
};
constexpr auto kArmies = std::to_array<Army>({{"imperial-army", "japanese-command", "japan"},
                                              {"gung-ho", "marine-command", "usa-marines"},
                                              {"commissar", "commissar", "soviet-union"}});

json to_json(Coord at) { return json::array({at.col, at.row}); }

json to_json(std::initializer_list<Coord> hexes) {
  json list = json::array();
  for (const Coord at : hexes) { list.push_back(to_json(at)); }
  return list;
}

std::string kind_of(std::string_view is) {
  for (const UnitInfo& row : kUnits) {
    if (row.name == is) { return row.ship ? "ship" : std::string(name(row.arm)); }
  }
  return std::string(is);  // the reader will report the fault
}

bool has_units(const json& document, std::string_view side) {
  for (const json& unit : document.at("units")) {
    if (unit.at("side") == side) { return true; }
  }
  return document.dump().find("airdrop") != std::string::npos;
}

bool is_free(const json& document, const json& at) {
  for (const json& unit : document.at("units")) {
    if (unit.at("at") == at) { return false; }
  }
  return true;
}

}  // namespace

Position::Position() {
  document_ = {{"board", {{"size", "standard"}, {"face", "countryside"}}},
               {"sides",
                {{"axis", {{"hand", kHarmlessHand.size()}, {"medals", kAmpleMedals}}},
                 {"allies", {{"hand", kHarmlessHand.size()}, {"medals", kAmpleMedals}}}}},
               {"first", "allies"}};
  for (const char* list : {"terrain", "structures", "obstacles", "units", "medals", "special"}) {
    document_[list] = json::array();
  }
  hands_ = {kHarmlessHand, kHarmlessHand};
}

Position Position::from_battle(std::string_view id) {
  auto scenario = default_library().load(id);
  if (!scenario) { throw std::runtime_error(to_text(scenario.error())); }
  Position position;
  position.document_ = std::move(scenario->document);
  position.hands_ = {};
  return position;
}

Position& Position::board(int width, int height, const std::vector<int>& lines) {
  document_["board"] = {{"width", width}, {"height", height}, {"lines", lines}};
  return *this;
}

Position& Position::overlord() { return board(26, 9, {7, 17, 25, 33, 43}); }

Position& Position::face(std::string_view name) {
  document_["board"]["face"] = name;
  return *this;
}

Position& Position::terrain(std::string_view is, Coord at) {
  json tile = {{"at", to_json(at)}, {"is", is}};
  for (const Trait& row : kTraits) {
    if (row.name == is) { tile.update({{"is", row.is}, {"trait", row.trait}}); }
  }
  document_["terrain"].push_back(tile);
  return *this;
}

Position& Position::terrain(std::string_view is, std::initializer_list<Coord> at) {
  for (const Coord one : at) { terrain(is, one); }
  return *this;
}

Position& Position::work(std::string_view is, Coord at) {
  const bool structure = std::find(kStructures.begin(), kStructures.end(), is) != kStructures.end();
  const char* list = structure ? "structures" : "obstacles";
  document_[list].push_back({{"at", to_json(at)}, {"is", is}});
  return *this;
}

Position& Position::bunker(std::string_view side, Coord at) {
  document_["structures"].push_back({{"at", to_json(at)}, {"is", "bunker"}, {"for", side}});
  return *this;
}

Position& Position::sea_wall(std::string_view side, Coord at) {
  document_["obstacles"].push_back({{"at", to_json(at)}, {"is", "sea-wall"}, {"for", side}});
  return *this;
}

Position& Position::minefield(std::string_view side, Coord at) {
  document_["obstacles"].push_back({{"at", to_json(at)}, {"is", "minefield"}, {"for", side}});
  return *this;
}

Position& Position::tents(std::string_view side, Coord at) {
  document_["terrain"].push_back({{"at", to_json(at)}, {"is", "hq-tents"}, {"for", side}});
  return *this;
}

Position& Position::unit(std::string_view side, std::string_view is, Coord at) {
  json unit = {{"at", to_json(at)}, {"side", side}, {"kind", kind_of(is)}};
  for (const std::string_view model : {"early", "late"}) {
    if (!is.starts_with(std::string(model) + "-")) { continue; }
    document_["weapons"] = model;
    is.remove_prefix(model.size() + 1);
  }
  if (unit["kind"] != is) { unit["type"] = is; }
  document_["units"].push_back(unit);
  return *this;
}

Position& Position::camouflaged() {
  document_["units"].back()["camouflaged"] = true;
  return *this;
}

Position& Position::in_craft() {
  document_["units"].back()["craft"] = "landing-craft";
  return *this;
}

Position& Position::parked(std::string_view side, std::string_view is, Coord at) {
  document_["airplanes"].push_back({{"at", to_json(at)}, {"side", side}, {"is", is}});
  for (const AirplaneInfo& row : kAirplaneRows) {
    if (row.name == is && !this->side(side).contains("nation")) { nation(side, info(row.nations[0]).name); }
  }
  return *this;
}

Position& Position::nation(std::string_view side, std::string_view name) {
  this->side(side)["nation"] = name;
  return *this;
}

Position& Position::command(std::string_view side, std::string_view name) {
  for (const Army& row : kArmies) {
    if (row.command != name) { continue; }
    if (!this->side(side).contains("nation")) { nation(side, row.nation); }
    document_["special"].push_back({{"rule", row.rule}, {"side", side}});
    return *this;
  }
  throw std::runtime_error("no command is called " + std::string(name));
}

Position& Position::unit(std::string_view side, std::string_view is, Coord at, int full_strength) {
  unit(side, is, at);
  document_["units"].back()["figures"] = full_strength;
  return *this;
}

Position& Position::first(std::string_view side) {
  document_["first"] = side;
  return *this;
}

Position& Position::medals(int needed) { return medals("axis", needed).medals("allies", needed); }

Position& Position::medals(std::string_view side, int needed) {
  this->side(side)["medals"] = needed;
  return *this;
}

Position& Position::edge(std::string_view side, std::string_view edge) {
  this->side(side)["edge"] = edge;
  return *this;
}

Position& Position::hand(std::string_view side, std::vector<std::string> cards) {
  this->side(side)["hand"] = cards.size();
  hands_[index(side_of(side))] = std::move(cards);
  return *this;
}

Position& Position::hand_size(std::string_view side, int cards) {
  this->side(side)["hand"] = cards;
  hands_[index(side_of(side))].clear();
  return *this;
}

Position& Position::objective(std::string_view side, std::initializer_list<Coord> at) {
  return add_objectives("hold", side, at);
}

Position& Position::permanent_objective(std::string_view side, std::initializer_list<Coord> at) {
  return add_objectives("permanent", side, at);
}

Position& Position::group_objective(std::string_view side, std::initializer_list<Coord> at, int need) {
  document_["medals"].push_back(
      {{"kind", "group-any"}, {"for", side}, {"at", to_json(at)}, {"need", need}, {"worth", 1}});
  return *this;
}

Position& Position::way_out(std::string_view side, std::initializer_list<Coord> at) {
  const char* edge = at.begin()->row == 0 ? "top" : "bottom";
  document_["medals"].push_back({{"kind", "exit"},
                                 {"for", side},
                                 {"edge", edge},
                                 {"at", to_json(at)},
                                 {"worth", 1},
                                 {"per", "unit"},
                                 {"unit_removed", true}});
  return *this;
}

Position& Position::add_objectives(std::string_view kind, std::string_view side, std::initializer_list<Coord> at) {
  for (const Coord one : at) {
    document_["medals"].push_back(
        {{"kind", kind}, {"for", side}, {"at", json::array({to_json(one)})}, {"need", 1}, {"worth", 1}});
  }
  return *this;
}

Position& Position::special(std::string_view json_text) {
  document_["special"].push_back(json::parse(json_text));
  return *this;
}

Position& Position::night(int visibility) {
  document_["special"].push_back({{"rule", "night"}, {"start", visibility}});
  return *this;
}

Position& Position::air(int axis, int allies) {
  document_["special"].push_back({{"rule", "air"}, {"axis", axis}, {"allies", allies}});
  return *this;
}

Position& Position::young_generals() {
  options_.add(Option::YoungGenerals);
  return *this;
}

Position& Position::teams() {
  options_.add(Option::Teams);
  return *this;
}

Position& Position::commissar() {
  options_.add(Option::Commissar);
  return *this;
}

Position& Position::air() {
  options_.add(Option::Air);
  return *this;
}

Position& Position::night_option() {
  options_.add(Option::Night);
  return *this;
}

Position& Position::no_taking_ground() {
  options_.add(Option::NoTakingGround);
  return *this;
}

json& Position::side(std::string_view name) { return document_["sides"][std::string(bocage::name(side_of(name)))]; }

// VIC-14: a side without units has lost, so each side gets one in a far corner.
json Position::complete() const {
  json document = document_;
  const bool standard = document["board"].value("size", "") == "standard";
  for (const Side side : kSides) {
    const json corner = side == Side::Axis ? json::array({0, 0}) : json::array({24, 8});
    if (standard && !has_units(document, name(side)) && is_free(document, corner)) {
      document["units"].push_back({{"at", corner}, {"side", name(side)}, {"kind", "infantry"}});
    }
  }
  return document;
}

Scenario Position::scenario() const {
  auto scenario = read_scenario(complete());
  if (!scenario) { throw std::runtime_error("the position is at fault:\n" + to_text(scenario.error())); }
  return std::move(*scenario);
}

std::unique_ptr<const Battle> Position::battle() const {
  return std::make_unique<const Battle>(scenario().spec, options_);
}

Table Position::play() const { return {battle(), hands_}; }

}  // namespace bocage
