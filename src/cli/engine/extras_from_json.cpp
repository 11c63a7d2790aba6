#include "cli/engine/extras_from_json.h"

#include <algorithm>

#include "cli/engine/posts_from_json.h"
#include "game/chip.h"
#include "rules/mines.h"
#include "wire/words.h"

namespace bocage::cli::engine {
namespace {

constexpr int kMostShown = *std::max_element(kMineMarkers.begin(), kMineMarkers.end());
constexpr Range kMineValues{0, kMostShown};

void read_mine(const Battle& battle, const Node& node, Field& field) {
  const auto at = read_hex(battle.board(), node["at"]);
  if (!at) { return; }
  const auto& mines = battle.minefields();
  const auto found = std::find(mines.begin(), mines.end(), *at);
  if (found == mines.end()) { return node["at"].fault("the battle has no minefield there"); }
  const auto i = static_cast<std::size_t>(found - mines.begin());
  if (is_true(node["lies"])) { field.mines.add(*at); }
  field.mine_shown[i] = is_empty(node["shown"]) ? kFaceDown : byte(node["shown"], kMineValues);
}

void read_cross_hair(const Battle& battle, const Node& node, CrossHair& mark) {
  const auto gun = read_id(battle, node["gun"]);
  const auto target = read_id(battle, node["target"]);
  if (gun && target) { mark = {*gun, *target}; }
}

void read_plane(const Battle& battle, const Node& node, Plane& plane) {
  if (node.is_null() || !node.is_object()) { return; }
  const auto at = read_hex(battle.board(), node["at"]);
  const auto is = node["is"].word<Airplane>(words_of<Airplane>(kAirplanes));
  const auto side = read_side(node["side"]);
  if (!at || !is || !side) { return; }
  plane = {.at = *at, .is = *is, .side = *side, .parked = is_true(node["parked"])};
  for (const PlaneWord& word : kPlaneWords) {
    if (is_true(node[word.name])) { plane.set(word.mark); }
  }
  if (node["post"].given()) { plane.by = read_role(node["post"]).value_or(Role::Commander); }
  std::size_t n = 0;
  node["path"].each(plane.path.size(),
                    [&](const Node& hex) { plane.path[n++] = read_hex(battle.board(), hex).value_or(kNoHex); });
}

ChipCards read_chip(const Node& node) {
  ChipCards cards{};
  std::size_t n = 0;
  node.each(cards.size(), [&](const Node& card) { cards[n++] = read_card(card).value_or(Card::None); });
  return cards;
}

// A number for each side; those that are left out are none.
BySide<std::uint8_t> read_by_side(const Node& node, int most) {
  BySide<std::uint8_t> numbers{};
  for (const Side side : kSides) {
    if (node[name(side)].given()) { numbers[index(side)] = byte(node[name(side)], {0, most}); }
  }
  return numbers;
}

Role role_or_commander(const Node& node) {
  return is_empty(node) ? Role::Commander : read_role(node).value_or(Role::Commander);
}

}  // namespace

std::array<UnitId, 2> read_ids(const Battle& battle, const Node& node) {
  std::array<UnitId, 2> units{kNoUnit, kNoUnit};
  if (is_empty(node)) { return units; }
  std::size_t n = 0;
  node.each(units.size(), [&](const Node& id) { units[n++] = read_id(battle, id).value_or(kNoUnit); });
  return units;
}

void read_unit_extras(const Battle& battle, const Node& node, Unit& unit) {
  if (is_true(node[kBoggedWord])) { unit.set(kBogged); }
  for (const TraitWord& word : kTraitWords) {
    if (is_true(node[word.name])) { unit.traits = static_cast<std::uint8_t>(unit.traits | word.trait); }
  }
  if (!is_empty(node["began"])) { unit.began = read_hex(battle.board(), node["began"]).value_or(kNoHex); }
}

void read_field_extras(const Battle& battle, const Node& node, Field& field) {
  node["mines"].each(field.mine_shown.size(), [&](const Node& mine) { read_mine(battle, mine, field); });
  node["captured_tents"].each(kMaxHexes, [&](const Node& tents) {
    if (const auto at = read_hex(battle.board(), tents)) { field.captured_tents.add(*at); }
  });
  std::size_t n = 0;
  node["cross_hairs"].each(field.cross_hairs.size(),
                           [&](const Node& mark) { read_cross_hair(battle, mark, field.cross_hairs[n++]); });
  n = 0;
  node["planes"].each(field.planes.size(), [&](const Node& plane) { read_plane(battle, plane, field.planes[n++]); });
  if (node["visibility"].given()) { field.visibility = byte(node["visibility"], {0, kFullVisibility}); }
}

void read_card_extras(const Battle& battle, const Node& cards, Public& open) {
  const int sorties = battle.deck().count(Card::AirSortie);
  open.sorties = read_by_side(cards["sorties"], sorties);
  open.sortie_played = is_true(cards["sortie_played"]) ? 1 : 0;
  if (cards["sorties_given"].given()) { open.sorties_given = byte(cards["sorties_given"], {0, sorties}); }
  if (cards["flown_over"].given()) { open.flown_over = read_strips(battle, cards["flown_over"]); }
  open.chip_size = read_by_side(cards["chips"], kChipCards);
  if (cards["taken_up"].given()) { open.taken_up = byte(cards["taken_up"], {0, kChipCards}); }
  open.named = role_or_commander(cards["named"]);
}

void read_post_extras(const Battle& battle, const Node& node, PostTurn& post) {
  if (node["sorties"].given()) { post.sorties = byte(node["sorties"], {0, kCardsOfPost}); }
  post.patients = read_ids(battle, node["patients"]);
  if (node["treated"].given()) { post.treated = byte(node["treated"], {0, static_cast<int>(post.patients.size())}); }
  post.healed = is_true(node["healed"]) ? 1 : 0;
}

void read_hidden_extras(const Battle& battle, const Node& node, Hidden& hidden) {
  for (const Side side : kSides) { hidden.chip[index(side)] = read_chip(node["chip"][name(side)]); }
  hidden.taken = read_chip(node["taken"]);
  hidden.taken_up = read_chip(node["taken_up"]);
  hidden.named = role_or_commander(node["naming"]);
  const std::size_t mines = battle.minefields().size();
  if (node["mine_values"].size() != mines) { return node["mine_values"].fault("one for each minefield of the battle"); }
  std::size_t n = 0;
  node["mine_values"].each(mines, [&](const Node& value) { hidden.mines[n++] = byte(value, kMineValues); });
}

}  // namespace bocage::cli::engine
