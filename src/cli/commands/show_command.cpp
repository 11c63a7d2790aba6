#include "cli/commands/show_command.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

namespace bocage::cli {
namespace {

std::string wings_of(const Battle& battle, Side side, const Words& words) {
  std::vector<std::string> found;
  for (const Role role : kGeneralRoles) {
    const Columns wing = columns_of(battle.board(), battle.wing(side, role));
    found.push_back(words.say("cli.show.wing", {{"wing", words.wing(role)}, {"from", wing.from}, {"to", wing.to}}));
  }
  return words.say("cli.show.wings", {of_side(side), {"wings", words.list(found)}});
}

std::string hexes_of(const Battle& battle, const HexSet& hexes) {
  std::vector<std::string> found;
  hexes.for_each([&](Hex hex) { found.push_back(to_text(battle.board(), hex)); });
  return fmt::format("{}", fmt::join(found, "  "));
}

nlohmann::json hexes_to_json(const Battle& battle, const HexSet& hexes) {
  nlohmann::json found = nlohmann::json::array();
  hexes.for_each([&](Hex hex) {
    const Coord at = battle.board().coord(hex);
    found.push_back({at.col, at.row});
  });
  return found;
}

void show_exits(const Battle& battle, const Console& screen) {
  if (battle.spec().exits.empty()) { return; }
  show_head(screen.words.say("cli.show.exits"), screen);
  for (const bocage::Exit& way : battle.spec().exits) {
    show_point(
        screen.words.say("cli.show.exit",
                         {of_side(way.side), {"medals", int{way.worth}}, {"hexes", hexes_of(battle, way.hexes)}}),
        screen);
  }
}

}  // namespace

void show_head(std::string_view head, const Console& screen) {
  screen.out << "\n";
  for (const std::string& line : wrapped(head, Terminal::kLeastColumns)) {
    screen.out << painted(line, {.weight = Weight::Bold}, screen.terminal.ink) << "\n";
  }
}

void show_point(std::string_view text, const Console& screen) {
  std::string_view bullet = "- ";
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns - 4)) {
    screen.out << "  " << bullet << line << "\n";
    bullet = "  ";
  }
}

void show_wings(const MapContents& map, const Console& screen) {
  const Terminal& terminal = screen.terminal;
  const Board& board = map.battle.board();
  const bool fits = whole_board(board, Scale::Tall, terminal.width()).cell != Cell::Tiny;
  if (fits || map.battle.spec().chain == Chain::Single) { return; }
  const Side side = map.battle.edge(Side::Allies) == Edge::Bottom ? Side::Allies : Side::Axis;
  for (const Role role : kGeneralRoles) {  // from the left of the picture to its right
    const Columns wing = columns_of(board, map.battle.wing(side, role));
    screen.out << "\n";
    const MapPlan plan = part_of_board(board, Scale::Tall, Terminal::kLeastColumns, wing.from, wing.to);
    for (const std::string& line : draw_map(map, plan, terminal)) { screen.out << line << "\n"; }
  }
}

void show_chain(const Battle& battle, const Console& screen) {
  const ChainInfo& chain = battle.chain();
  const Words& words = screen.words;
  if (chain.id != Chain::Single) {
    show_head(words.say("cli.show.chain"), screen);
    show_point(words.say("cli.show.chain-cards", {{"most", int{chain.cards_per_turn}},
                                                  {"kept", int{chain.cards_kept}},
                                                  {"draws", int{chain.draws}},
                                                  {"recon", int{chain.draws_after_recon}}}),
               screen);
    show_point(words.say("cli.show.chain-initiative"), screen);
    for (const Side side : kSides) { show_point(wings_of(battle, side, words), screen); }
  }
  if (const auto& barrage = battle.spec().recon_barrage) {
    for (const Side side : kSides) {
      if (barrage->sides[index(side)]) { show_point(words.say("cli.show.recon-barrage", {of_side(side)}), screen); }
    }
  }
  show_exits(battle, screen);
}

void add_chain(const Battle& battle, nlohmann::json& found) {
  found["chain"] = battle.chain().name;
  for (const Side side : kSides) {
    nlohmann::json& entry = found["sides"][std::string(name(side))];
    for (const Role role : kGeneralRoles) {
      if (battle.chain().id == Chain::Single) { continue; }
      const Columns wing = columns_of(battle.board(), battle.wing(side, role));
      entry["wings"][std::string(name(role))] = {{"from", wing.from}, {"to", wing.to}};
    }
    if (const auto& barrage = battle.spec().recon_barrage) { entry["recon_as_barrage"] = barrage->sides[index(side)]; }
  }
  for (const bocage::Exit& way : battle.spec().exits) {
    found["exits"].push_back(
        {{"side", name(way.side)}, {"worth", way.worth}, {"hexes", hexes_to_json(battle, way.hexes)}});
  }
}

}  // namespace bocage::cli
