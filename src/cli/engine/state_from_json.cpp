// Reading a state. Every value is checked where it stands; what only the whole shows is left to state_check.h.
#include "cli/engine/state_from_json.h"

#include "cli/engine/extras_from_json.h"
#include "cli/engine/posts_from_json.h"
#include "game/chip.h"
#include "game/soundness/soundness.h"
#include "wire/words.h"

namespace bocage::cli::engine {
namespace {

constexpr Range kTurns{0, 65535};

void must_be_given(const Node& node) {
  if (!node.given()) { node.fault("missing"); }
}

CardBag read_cards(const Battle& battle, const Node& node) {
  CardBag bag;
  must_be_given(node);
  for (const Card card : read_list<Card>(node, battle.deck().size, read_card)) { bag.add(card); }
  return bag;
}

Hex hex_or_none(const Battle& battle, const Node& node) {
  return is_empty(node) ? kNoHex : read_hex(battle.board(), node).value_or(kNoHex);
}

// Who a unit is follows from its id; what the text says about it must agree.
void check_roster(const Battle& battle, const Node& node, UnitId id) {
  if (node["side"].given() && read_side(node["side"]) != battle.side(id)) {
    node["side"].fault("not the side of this id");
  }
  const Node type = node["type"];
  if (type.given() && type.text() != battle.type(id).name) { type.fault("not the type of this id"); }
}

void read_unit(const Battle& battle, const Node& node, Field& field) {
  if (!node.is_object()) { return; }
  const auto id = read_id(battle, node["id"]);
  const auto at = read_hex(battle.board(), node["at"]);
  if (!id || !at) { return; }
  check_roster(battle, node, *id);
  Unit& unit = field[*id];
  if (unit.at != kNoHex) { return node["id"].fault("listed twice"); }
  if (field.everybody().contains(*at)) { return node["at"].fault("another unit stands there"); }
  unit.figures = byte(node["figures"], {1, battle.roster(*id).full});
  for (const MarkWord& word : kMarkWords) {
    if (is_true(node[word.name])) { unit.set(word.mark); }
  }
  if (node["hexes_moved"].given()) { unit.moved = byte(node["hexes_moved"], kByte); }
  unit.effect = card_or_none(node["card"]);
  if (node["post"].given()) { unit.by = read_role(node["post"]).value_or(Role::Commander); }
  read_unit_extras(battle, node, unit);
  place(battle, field, *id, *at);
}

// The pieces that come and go; the others are part of the battle and only said again. Minefields have a list of their own.
HexSet* changing_pieces(Field& field, Work work) {
  switch (work) {
    case Work::Wire: return &field.wire;
    case Work::Sandbags: return &field.sandbags;
    case Work::Cave: return &field.caves;
    default: return nullptr;
  }
}

void read_obstacle(const Battle& battle, const Node& node, Field& field) {
  const auto at = read_hex(battle.board(), node["at"]);
  const auto is = node["is"].word<Work>(words_of<Work>(kWorkKinds));
  if (!at || !is) { return; }
  HexSet* const pieces = changing_pieces(field, *is);
  const bool must_be_there = pieces == nullptr || *is == Work::Cave;
  if (must_be_there && !battle.fixed(*is).contains(*at)) { node.fault("the battle has no such piece there"); }
  if (pieces == nullptr) { return; }
  if (pieces->contains(*at)) { node.fault("listed twice"); }
  pieces->add(*at);
}

void read_field(const Battle& battle, const Node& node, Field& field) {
  field.unit_at.fill(kNoUnit);
  must_be_given(node["units"]);
  node["units"].each(kMaxUnits, [&](const Node& unit) { read_unit(battle, unit, field); });
  must_be_given(node["obstacles"]);
  node["obstacles"].each(std::size_t{kWorkKinds} * kMaxHexes,
                         [&](const Node& piece) { read_obstacle(battle, piece, field); });
  read_field_extras(battle, node, field);
  for (const Side side : kSides) { field.medals_won[index(side)] = byte(node["medals_won"][name(side)], kByte); }
  const int objectives = static_cast<int>(battle.spec().objectives.size());
  node["objectives_kept"].each(static_cast<std::size_t>(objectives), [&](const Node& number) {
    const auto bit = number.integer({0, objectives - 1});
    if (bit) { field.objectives_kept = static_cast<std::uint16_t>(field.objectives_kept | (1U << *bit)); }
  });
}

void read_table_cards(const Battle& battle, const Node& node, Public& open) {
  open.played = card_or_none(node["played"]);
  open.acting = card_or_none(node["acting"]);
  open.recon_draw = is_true(node["recon_draw"]) ? 1 : 0;
  for (const Side side : kSides) {
    const Node ambushes = node["ambushes"][name(side)];
    if (ambushes.given()) { open.ambushes[index(side)] = byte(ambushes, {0, battle.deck().count(Card::Ambush)}); }
  }
  read_last_plays(battle, node["last"], open);
  read_card_extras(battle, node, open);
}

// The last card of the list lies on top.
void read_discard(const Battle& battle, const Node& node, Public& open) {
  must_be_given(node);
  for (const Card card : read_list<Card>(node, battle.deck().size, read_card)) {
    open.discard.add(card);
    open.discard_top = card;
  }
}

// COM: how far the commander is with his talk.
void read_council(const Node& node, Public& open) {
  if (node["visit"].given()) {
    open.visit = node["visit"].word<Visit>(words_of<Visit>(kVisitNames.size())).value_or(Visit::NotYet);
  }
  if (!is_empty(node["visited"])) { open.visited = read_role(node["visited"]).value_or(Role::Commander); }
  open.council_over = is_true(node["council_over"]) ? 1 : 0;
}

void read_targets(const Battle& battle, const Node& node, Public& open) {
  node.each(open.targets.size(), [&](const Node& target) {
    const auto at = read_hex(battle.board(), target);
    if (!at) { return; }
    const UnitId unit = open.field.at(*at);
    if (unit == kNoUnit) { return target.fault("nobody stands there"); }
    open.targets[open.targets_named++] = unit;
  });
}

// The fields of frames, by type; the counterpart of the writer in wire/state_json.cpp.
struct FrameReader {
  const Battle& battle;
  const Node& node;

  void operator()(std::string_view name, UnitId& unit, HashPlace) const { unit = id_or_none(battle, node[name]); }
  void operator()(std::string_view name, PlaneId& plane, HashPlace) const {
    plane = PlaneId{byte(node[name], {0, kMostAirplanes - 1})};
  }
  void operator()(std::string_view name, Hex& hex, HashPlace) const { hex = hex_or_none(battle, node[name]); }
  void operator()(std::string_view name, bool& value, HashPlace) const { value = node[name].boolean().value_or(false); }
  void operator()(std::string_view name, std::uint8_t& number, HashPlace) const { number = byte(node[name], kByte); }
  void operator()(std::string_view name, Strip& strip, HashPlace) const {
    strip = is_empty(node[name]) ? kNoStrip : Strip{byte(node[name], {0, kMaxSections - 1})};
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void operator()(std::string_view name, Enum& value, HashPlace) const {
    value = node[name].word<Enum>(words_of<Enum>(kValuesOf<Enum>)).value_or(value);
  }
};

void read_frame(const Battle& battle, const Node& node, FrameStack& frames) {
  if (!node.is_object()) { return; }
  const auto kind = node["kind"].word<FrameKind>(words_of<FrameKind>(kFrameKinds));
  if (!kind) { return; }
  Frame frame = make_frame(*kind);
  std::visit([&](auto& fields) { fields.describe(fields, FrameReader{battle, node}); }, frame);
  frames.push(frame);
}

void read_ending(const Node& node, Public& open) {
  if (is_empty(node["ending"])) { return; }
  open.ending = node["ending"].word<Ending>(words_of<Ending>(kEndings)).value_or(Ending::None);
  if (open.over()) { open.winner = read_side(node["winner"]).value_or(Side::Axis); }
}

void read_public(const Battle& battle, const Node& node, Public& open) {
  const auto turns = [](const Node& number) { return static_cast<std::uint16_t>(number.integer(kTurns).value_or(0)); };
  open.turn = turns(node["turn"]);
  for (const Side side : kSides) { open.own_turns[index(side)] = turns(node["own_turns"][name(side)]); }
  open.on_turn = read_side(node["side"]).value_or(Side::Axis);
  read_ending(node, open);
  read_field(battle, node, open.field);
  read_discard(battle, node["discard"], open);
  read_table_cards(battle, node["cards"], open);
  read_posts(battle, node["posts"], open);
  read_council(node, open);
  read_targets(battle, node["targets"], open);
  must_be_given(node["frames"]);
  node["frames"].each(FrameStack::kRoom, [&](const Node& frame) { read_frame(battle, frame, open.frames); });
}

// While a commander is handing out, or filling his chip, the others see all his cards in his hand.
std::uint8_t told_hand_size(const Battle& battle, const State& state, Side side) {
  const int under_way = std::max(0, cards_under_way(battle, state, side));  // what is less is refused later
  return static_cast<std::uint8_t>(state.hidden.hands[index(side)].size + under_way);
}

void read_hidden(const Battle& battle, const Node& node, State& state) {
  state.hidden.given = read_given(node["given"]);
  state.hidden.given_as = card_or_none(node["given_as"]);
  read_hidden_extras(battle, node, state.hidden);
  for (const Side side : kSides) {
    state.hidden.hands[index(side)] = read_cards(battle, node["hands"][name(side)]);
    state.open.hand_size[index(side)] = told_hand_size(battle, state, side);
  }
  state.hidden.deck = read_cards(battle, node["deck"]);
  state.open.deck_size = state.hidden.deck.size;
  std::size_t drawn = 0;
  node["drawn"].each(state.hidden.drawn.size(),
                     [&](const Node& card) { state.hidden.drawn[drawn++] = read_card(card).value_or(Card::None); });
}

}  // namespace

Loaded<State> state_from_json(const Battle& battle, const nlohmann::json& written) {
  FaultList faults;
  const Node node(&written, "state", faults);
  State state{};
  if (node.is_object()) {
    read_public(battle, node, state.open);
    read_hidden(battle, node, state);
  }
  if (faults.empty()) {
    if (std::string why = broken_state(battle, state); !why.empty()) { node.fault(std::move(why)); }
  }
  if (!faults.empty()) { return tl::unexpected(faults.take()); }
  return state;
}

}  // namespace bocage::cli::engine
