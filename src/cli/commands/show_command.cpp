#include "cli/commands/show_command.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

namespace bocage::cli {
namespace {

void show_head(const Phrase& head, Lang lang, const Terminal& terminal, std::ostream& out) {
  out << "\n" << painted(head.in(lang), {.weight = Weight::Bold}, terminal.ink) << "\n";
}

void show_point(std::string_view text, std::ostream& out) {
  std::string_view bullet = "- ";
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns - 4)) {
    out << "  " << bullet << line << "\n";
    bullet = "  ";
  }
}

template <class... Values>
void show_point(const Phrase& phrase, Lang lang, std::ostream& out, const Values&... values) {
  show_point(fmt::format(fmt::runtime(phrase.in(lang)), values...), out);
}

std::string wings_of(const Battle& battle, Side side, Lang lang) {
  std::vector<std::string> found;
  for (const Role role : kGeneralRoles) {
    const Columns wing = columns_of(battle.board(), battle.wing(side, role));
    const Phrase text{"{} columns {} to {}", "{} colonnes {} à {}"};
    found.push_back(fmt::format(fmt::runtime(text.in(lang)), words(role).in(lang), wing.from, wing.to));
  }
  return fmt::format("{}: {}.", words(side).in(lang), fmt::join(found, ", "));
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

void show_exits(const Battle& battle, Lang lang, const Terminal& terminal, std::ostream& out) {
  if (battle.spec().exits.empty()) { return; }
  show_head({"Exits", "Sorties"}, lang, terminal, out);
  for (const bocage::Exit& way : battle.spec().exits) {
    show_point(Phrase{"{}: a unit that leaves the board from one of these hexes is worth {}: {}",
                      "{} : une unité qui sort par un de ces hexs vaut {} : {}"},
               lang, out, words(way.side).in(lang), way.worth, hexes_of(battle, way.hexes));
  }
}

}  // namespace

void show_wings(const MapContents& map, const Terminal& terminal, std::ostream& out) {
  const Board& board = map.battle.board();
  const bool fits = whole_board(board, Scale::Tall, terminal.width()).cell != Cell::Tiny;
  if (fits || map.battle.spec().chain == Chain::Single) { return; }
  const Side side = map.battle.edge(Side::Allies) == Edge::Bottom ? Side::Allies : Side::Axis;
  for (const Role role : kGeneralRoles) {  // from the left of the picture to its right
    const Columns wing = columns_of(board, map.battle.wing(side, role));
    out << "\n";
    const MapPlan plan = part_of_board(board, Scale::Tall, Terminal::kLeastColumns, wing.from, wing.to);
    for (const std::string& line : draw_map(map, plan, terminal)) { out << line << "\n"; }
  }
}

void show_chain(const Battle& battle, Lang lang, const Terminal& terminal, std::ostream& out) {
  const ChainInfo& chain = battle.chain();
  if (chain.id != Chain::Single) {
    show_head({"Chain of command", "Chaîne de commandement"}, lang, terminal, out);
    show_point(
        Phrase{"Each side has a commander, who alone holds cards, and three generals, who order the units of their "
               "wings. Up to {} cards go out a turn and {} must stay in the hand; then {} are drawn, {} after a "
               "Recon, never beyond the number dealt.",
               "Chaque camp a un commandant, qui seul tient des cartes, et trois généraux, qui activent les unités "
               "de leurs ailes. Jusqu'à {} cartes sortent par tour, {} doit rester en main ; puis on en pioche "
               "{}, {} après une Reconnaissance, sans dépasser la main de départ."},
        lang, out, chain.cards_a_turn, chain.cards_kept, chain.draws, chain.draws_after_recon);
    show_point(Phrase{"A general without a card may try for initiative: one die, for better or worse.",
                      "Un général sans carte peut tenter l'initiative : un dé, pour le meilleur ou pour le pire."},
               lang, out);
    for (const Side side : kSides) { show_point(wings_of(battle, side, lang), out); }
  }
  if (const auto& barrage = battle.spec().recon_barrage) {
    for (const Side side : kSides) {
      if (!barrage->sides[index(side)]) { continue; }
      show_point(Phrase{"{}: the commander may play a Recon himself, as a Barrage.",
                        "{} : le commandant peut jouer lui-même une Reconnaissance, comme Tir de barrage."},
                 lang, out, words(side).in(lang));
    }
  }
  show_exits(battle, lang, terminal, out);
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
