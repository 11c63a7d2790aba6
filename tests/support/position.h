// Builds positions for rule tests in a few words. See README.md in this folder.
#pragma once

#include <initializer_list>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "board/board.h"
#include "rules/battle.h"
#include "scenario/scenario.h"
#include "support/table.h"

namespace bocage {

// Builds a battle file and reads it like any other, so mistakes in a position are thrown as the reader's faults.
class Position {
 public:
  // 13x9 countryside, hands of harmless section cards, 20 medals to win, the Allies go first.
  Position();
  // A shipped battle, to be modified.
  static Position from_battle(std::string_view id);

  // The ground. Hills with a trait have their own names: "cliff", "bluff", "steep", "impassable"; so do the
  // "wide-river" and the "fordable-river".
  Position& board(int width, int height, const std::vector<int>& lines);
  Position& overlord();  // 26x9, six sections: a Commander-in-Chief and three Field Generals per side
  Position& face(std::string_view name);
  Position& terrain(std::string_view is, Coord at);
  Position& terrain(std::string_view is, std::initializer_list<Coord> at);
  Position& work(std::string_view is, Coord at);  // structures and obstacles without an owner
  Position& bunker(std::string_view side, Coord at);
  Position& sea_wall(std::string_view side, Coord at);
  Position& minefield(std::string_view side, Coord at);  // laid by this side
  Position& tents(std::string_view side, Coord at);      // headquarters of this side

  // The units, by kind ("infantry", "armor", "artillery") or type ("special-forces", "sniper", "destroyer"). A special
  // weapon names its model, "early-mortar" or "late-mortar", which then applies to the whole battle.
  Position& unit(std::string_view side, std::string_view is, Coord at);
  Position& unit(std::string_view side, std::string_view is, Coord at, int full_strength);
  Position& camouflaged();                                                 // the unit added last
  Position& in_craft();                                                    // the same, in a landing craft
  Position& parked(std::string_view side, std::string_view is, Coord at);  // an airplane; sets its nation if needed

  // The armies.
  Position& nation(std::string_view side, std::string_view name);
  Position& command(std::string_view side,
                    std::string_view name);  // "imperial-army", "gung-ho", "commissar"; sets the nation too

  // The rest of the briefing.
  Position& first(std::string_view side);
  Position& medals(int needed);
  Position& medals(std::string_view side, int needed);
  Position& edge(std::string_view side, std::string_view edge);
  Position& hand(std::string_view side, std::vector<std::string> cards);                  // exactly these
  Position& hand_size(std::string_view side, int cards);                                  // dealt from the deck
  Position& objective(std::string_view side, std::initializer_list<Coord> at);            // temporary, one per hex
  Position& permanent_objective(std::string_view side, std::initializer_list<Coord> at);  // permanent, one per hex
  Position& group_objective(std::string_view side, std::initializer_list<Coord> at, int need);
  Position& way_out(std::string_view side, std::initializer_list<Coord> at);  // at the edge: one medal per unit
  Position& special(std::string_view json_text);  // {"rule": "no-reshuffle", "card": "their-finest-hour"}
  Position& night(int visibility);                // from the battle file; the Allies roll
  Position& air(int axis, int allies);            // from the battle file, with this many Air Sorties at the start

  // Variants.
  Position& young_generals();
  Position& no_taking_ground();
  Position& teams();
  Position& commissar();  // these three: as options of the table, not from the battle file
  Position& air();
  Position& night_option();

  // The result.
  const nlohmann::json& document() const { return document_; }
  Scenario scenario() const;
  std::unique_ptr<const Battle> battle() const;  // for rule tests that need no game
  Table play() const;

 private:
  nlohmann::json& side(std::string_view name);
  Position& add_objectives(std::string_view kind, std::string_view side, std::initializer_list<Coord> at);
  nlohmann::json complete() const;

  nlohmann::json document_;
  Options options_;
  BySide<std::vector<std::string>> hands_;
};

}  // namespace bocage
