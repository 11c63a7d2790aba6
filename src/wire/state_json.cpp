#include "wire/state_json.h"

#include <fmt/format.h>

#include "rules/medals.h"
#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/extras_json.h"
#include "wire/options_json.h"
#include "wire/phase.h"
#include "wire/posts_json.h"
#include "wire/words.h"

namespace bocage {
namespace {

Json id_json(UnitId unit) { return unit == kNoUnit ? Json() : Json(index(unit)); }

Json unit_json(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  Json out = {{"id", index(unit)},
              {"at", hex_json(battle.board(), now.at)},
              {"side", name(battle.side(unit))},
              {"kind", name(battle.arm(unit))},
              {"type", battle.type(unit).name},
              {"figures", now.figures},
              {"full", battle.roster(unit).full}};
  for (const MarkWord& word : kMarkWords) { out[word.name] = now.has(word.mark); }
  out["hexes_moved"] = now.moved;
  out["card"] = card_json(now.effect);
  out["post"] = name(now.by);
  if (now.has(kBogged)) { out[kBoggedWord] = true; }
  for (const TraitWord& word : kTraitWords) {
    if (now.is(word.trait)) { out[word.name] = true; }
  }
  if (now.began != kNoHex) { out["began"] = hex_json(battle.board(), now.began); }
  return out;
}

Json units_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  for (int i = 0; i < battle.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    if (field[unit].at != kNoHex) { list.push_back(unit_json(battle, field, unit)); }
  }
  return list;
}

Json obstacles_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  const auto add = [&](Hex at, Work is) -> Json& {
    return list.emplace_back(Json{{"at", hex_json(battle.board(), at)}, {"is", info(is).name}});
  };
  for (const WorkAt& work : battle.works()) {
    if (!info(work.is).lasts) { continue; }
    Json& piece = add(work.at, work.is);
    if (work.owner) { piece["for"] = name(*work.owner); }
  }
  field.wire.for_each([&](Hex hex) { add(hex, Work::Wire); });
  field.sandbags.for_each([&](Hex hex) { add(hex, Work::Sandbags); });
  field.caves.for_each([&](Hex hex) { add(hex, Work::Cave); });
  return list;
}

Json table_cards_json(const Public& open) {
  Json out = {{"played", card_json(open.played)},
              {"acting", card_json(open.acting)},
              {"recon_draw", open.recon_draw != 0},
              {"ambushes", by_side([&](Side side) { return open.ambushes[index(side)]; })},
              {"last", last_plays_json(open)}};
  add_card_extras(out, open);
  return out;
}

// Writes the fields of a frame, by type.
struct FrameWriter {
  const Board& board;
  Json& out;

  void operator()(std::string_view name, UnitId unit, HashPlace) const { out[name] = id_json(unit); }
  void operator()(std::string_view name, PlaneId plane, HashPlace) const { out[name] = index(plane); }
  void operator()(std::string_view name, Hex hex, HashPlace) const {
    out[name] = hex == kNoHex ? Json() : hex_json(board, hex);
  }
  void operator()(std::string_view name, bool value, HashPlace) const { out[name] = value; }
  void operator()(std::string_view name, std::uint8_t number, HashPlace) const { out[name] = number; }
  void operator()(std::string_view name, Strip strip, HashPlace) const {
    out[name] = strip == kNoStrip ? Json() : Json(index(strip));
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void operator()(std::string_view field, Enum value, HashPlace) const {
    out[field] = name(value);
  }
};

Json frame_json(const Board& board, const Frame& frame) {
  Json out = {{"kind", name(kind_of(frame))}};
  std::visit([&](const auto& fields) { fields.describe(fields, FrameWriter{board, out}); }, frame);
  return out;
}

Json frames_json(const Battle& battle, const Public& open) {
  Json list = Json::array();
  for (std::size_t i = 0; i < open.frames.depth(); ++i) { list.push_back(frame_json(battle.board(), open.frames[i])); }
  return list;
}

Json objectives_kept_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  for (std::size_t i = 0; i < battle.spec().objectives.size(); ++i) {
    if (((field.objectives_kept >> i) & 1U) != 0) { list.push_back(i); }
  }
  return list;
}

}  // namespace

std::string hash_text(const State& state) { return fmt::format("{:016x}", hash(state)); }

Json cards_json(const CardBag& cards) {
  Json list = Json::array();
  cards.for_each_kind([&](Card card) {
    for (int i = 0; i < cards.count(card); ++i) { list.push_back(name(card)); }
  });
  return list;
}

Json discard_json(const Public& open) {
  CardBag below = open.discard;
  if (open.discard_top != Card::None) { below.remove(open.discard_top); }
  Json list = cards_json(below);
  if (open.discard_top != Card::None) { list.push_back(name(open.discard_top)); }
  return list;
}

Json targets_json(const Battle& battle, const Public& open) {
  Json list = Json::array();
  for (std::size_t i = 0; i < open.targets_named; ++i) {
    list.push_back(hex_json(battle.board(), open.field[open.targets[i]].at));
  }
  return list;
}

Json public_json(const Battle& battle, const Public& open) {
  const std::string& id = battle.spec().id;
  const Field& field = open.field;
  Json out = {{"battle", id.empty() ? Json() : Json(id)},
              {"options", options_json(battle.options())},
              {"turn", open.turn},
              {"own_turns", by_side([&](Side side) { return open.own_turns[index(side)]; })},
              {"side", name(open.on_turn)},
              {"phase", phase_name(open)},
              {"over", open.over()},
              {"winner", open.over() ? Json(name(open.winner)) : Json()},
              {"ending", open.over() ? Json(name(open.ending)) : Json()},
              {"medals", by_side([&](Side side) { return medals(battle, field, side); })},
              {"medals_needed", by_side([&](Side side) { return battle.spec().medals[index(side)]; })},
              {"medals_won", by_side([&](Side side) { return field.medals_won[index(side)]; })},
              {"objectives_kept", objectives_kept_json(battle, field)},
              {"units", units_json(battle, field)},
              {"obstacles", obstacles_json(battle, field)},
              {"discard", discard_json(open)},
              {"cards", table_cards_json(open)},
              {"posts", posts_json(battle, open)},
              {"visit", name(open.visit)},
              {"visited", open.visit == Visit::NotYet ? Json() : Json(name(open.visited))},
              {"council_over", open.council_over != 0},
              {"targets", targets_json(battle, open)},
              {"frames", frames_json(battle, open)}};
  add_field_extras(out, battle, field);
  return out;
}

Json state_json(const Battle& battle, const State& state) {
  Json out = public_json(battle, state.open);
  out["hands"] = by_side([&](Side side) { return cards_json(state.hidden.hands[index(side)]); });
  Json& drawn = out["drawn"] = Json::array();
  for (const Card card : state.hidden.drawn) {
    if (card != Card::None) { drawn.push_back(name(card)); }
  }
  out["given"] = given_json(state.hidden.given);
  out["given_as"] = card_json(state.hidden.given_as);
  out["deck"] = cards_json(state.hidden.deck);
  add_hidden_extras(out, battle, state.hidden);
  out["hash"] = hash_text(state);
  return out;
}

}  // namespace bocage
