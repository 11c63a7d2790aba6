#include "wire/extras_json.h"

#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/posts_json.h"
#include "wire/words.h"

namespace bocage {
namespace {

Json mines_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  const auto& mines = battle.minefields();
  for (std::size_t i = 0; i < mines.size(); ++i) {
    list.push_back({{"at", hex_json(battle.board(), mines[i])},
                    {"for", name(battle.mine_layer(mines[i]))},
                    {"lies", field.mines.contains(mines[i])},
                    {"shown", mine_shown_json(field, i)}});
  }
  return list;
}

Json cross_hairs_json(const Field& field) {
  Json list = Json::array();
  for (const CrossHair& mark : field.cross_hairs) {
    if (mark != CrossHair{}) { list.push_back({{"gun", index(mark.gun)}, {"target", index(mark.target)}}); }
  }
  return list;
}

template <class Value>
bool is_any(const BySide<Value>& values) {
  return values != BySide<Value>{};
}

}  // namespace

Json mine_shown_json(const Field& field, std::size_t minefield) {
  const std::uint8_t shown = field.mine_shown[minefield];
  return shown == kFaceDown ? Json() : Json(shown);
}

Json plane_json(const Board& board, const Plane& plane) {
  Json path = Json::array();
  for (const Hex hex : plane.path) {
    if (hex != kNoHex) { path.push_back(hex_json(board, hex)); }
  }
  Json out = {{"at", hex_json(board, plane.at)},
              {"is", info(plane.is).name},
              {"side", name(plane.side)},
              {"parked", plane.parked}};
  for (const PlaneWord& word : kPlaneWords) { out[word.name] = plane.has(word.mark); }
  out["post"] = name(plane.by);
  out["path"] = path;
  return out;
}

Json planes_json(const Battle& battle, const Field& field) {
  std::size_t size = field.planes.size();
  while (size != 0 && field.planes[size - 1] == Plane{}) { --size; }
  Json list = Json::array();
  for (std::size_t i = 0; i < size; ++i) {
    const Plane& plane = field.planes[i];
    list.push_back(plane.at == kNoHex ? Json() : plane_json(battle.board(), plane));
  }
  return list;
}

Json chip_cards_json(const ChipCards& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    if (card != Card::None) { list.push_back(name(card)); }
  }
  return list;
}

void add_field_extras(Json& out, const Battle& battle, const Field& field) {
  if (!battle.minefields().empty()) { out["mines"] = mines_json(battle, field); }
  if (field.captured_tents.any()) { out["captured_tents"] = hexes_json(battle.board(), field.captured_tents); }
  if (Json marks = cross_hairs_json(field); !marks.empty()) { out["cross_hairs"] = std::move(marks); }
  if (Json planes = planes_json(battle, field); !planes.empty()) { out["planes"] = std::move(planes); }
  if (field.visibility != 0) { out["visibility"] = field.visibility; }
}

void add_card_extras(Json& cards, const Public& open) {
  if (is_any(open.sorties)) {
    cards["sorties"] = by_side([&](Side side) { return open.sorties[index(side)]; });
  }
  if (open.sortie_played != 0) { cards["sortie_played"] = true; }
  if (open.sorties_given != 0) { cards["sorties_given"] = open.sorties_given; }
  if (open.flown_over != 0) { cards["flown_over"] = strips_json(open.flown_over); }
  if (is_any(open.chip_size)) {
    cards["chips"] = by_side([&](Side side) { return open.chip_size[index(side)]; });
  }
  if (open.taken_up != 0) { cards["taken_up"] = open.taken_up; }
  if (open.named != Role::Commander) { cards["named"] = name(open.named); }
}

void add_hidden_extras(Json& out, const Battle& battle, const Hidden& hidden) {
  if (is_any(hidden.chip)) {
    out["chip"] = by_side([&](Side side) { return chip_cards_json(hidden.chip[index(side)]); });
  }
  if (hidden.taken != ChipCards{}) { out["taken"] = chip_cards_json(hidden.taken); }
  if (hidden.taken_up != ChipCards{}) { out["taken_up"] = chip_cards_json(hidden.taken_up); }
  if (hidden.named != Role::Commander) { out["naming"] = name(hidden.named); }
  if (battle.minefields().empty()) { return; }
  Json& mines = out["mine_values"] = Json::array();
  for (std::size_t i = 0; i < battle.minefields().size(); ++i) { mines.push_back(hidden.mines[i]); }
}

}  // namespace bocage
