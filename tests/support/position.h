// A position, said in a few words, for tests of rules. See README.md beside this file.
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

// Builds a battle file and reads it as any other, so whatever is wrong with a position is thrown as its faults.
class Position {
 public:
  // 13x9 countryside, hands of harmless section cards, 20 medals to win, the Allies begin.
  Position();
  // One of the battles that come with the program, to be changed from there.
  static Position from_battle(std::string_view id);

  // The ground. Hills with a trait have names of their own: "cliff", "bluff", "steep", "impassable"; so have the
  // "wide-river" and the "fordable-river".
  Position& board(int width, int height, const std::vector<int>& lines);
  Position& overlord();  // 26x9, six sections: a commander and three generals a side
  Position& face(std::string_view name);
  Position& terrain(std::string_view is, Coord at);
  Position& terrain(std::string_view is, std::initializer_list<Coord> at);
  Position& work(std::string_view is, Coord at);  // every structure and obstacle that nobody owns
  Position& bunker(std::string_view side, Coord at);
  Position& sea_wall(std::string_view side, Coord at);
  Position& minefield(std::string_view side, Coord at);  // laid by this side
  Position& tents(std::string_view side, Coord at);      // headquarters of this side

  // The units, by kind ("infantry", "armor", "artillery") or type ("special-forces", "sniper", "destroyer"). A special
  // weapon says its model, "early-mortar" or "late-mortar", which is then that of the whole battle.
  Position& unit(std::string_view side, std::string_view is, Coord at);
  Position& unit(std::string_view side, std::string_view is, Coord at, int full_strength);
  Position& camouflaged();                                                 // the unit that was named last
  Position& in_craft();                                                    // the same, in a landing craft
  Position& parked(std::string_view side, std::string_view is, Coord at);  // an airplane; sets its nation if need be

  // The armies.
  Position& nation(std::string_view side, std::string_view name);
  Position& command(std::string_view side,
                    std::string_view name);  // "imperial-army", "gung-ho", "commissar"; its nation, too

  // The rest of the briefing.
  Position& first(std::string_view side);
  Position& medals(int needed);
  Position& medals(std::string_view side, int needed);
  Position& edge(std::string_view side, std::string_view edge);
  Position& hand(std::string_view side, std::vector<std::string> cards);                  // exactly these
  Position& hand_size(std::string_view side, int cards);                                  // dealt from the deck
  Position& objective(std::string_view side, std::initializer_list<Coord> at);            // each hex: a temporary one
  Position& permanent_objective(std::string_view side, std::initializer_list<Coord> at);  // each hex: a lasting one
  Position& group_objective(std::string_view side, std::initializer_list<Coord> at, int need);
  Position& way_out(std::string_view side, std::initializer_list<Coord> at);  // at the edge: a medal for each unit
  Position& special(std::string_view json_text);  // {"rule": "no-reshuffle", "card": "their-finest-hour"}
  Position& night(int visibility);                // as the battle says, the Allies rolling
  Position& air(int axis, int allies);            // as the battle says, with so many Air Sorties at the beginning

  // Variants.
  Position& young_generals();
  Position& no_taking_ground();
  Position& teams();
  Position& commissar();  // these three: as the table wants, where the battle does not say so
  Position& air();
  Position& night_option();

  // What it comes to.
  const nlohmann::json& document() const { return document_; }
  Scenario scenario() const;
  std::unique_ptr<const Battle> battle() const;  // for tests of rules that need no game
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
