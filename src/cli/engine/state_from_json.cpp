// Reading a state. Every value is checked where it stands; what only the whole shows is left to state_check.h.
#include "cli/engine/request.h"
#include "cli/engine/state_check.h"
#include "cli/engine/state_json.h"
#include "cli/engine/words.h"

namespace bocage::cli::engine {
namespace {

constexpr Range kByte{0, 255};
constexpr Range kTurns{0, 65535};
constexpr std::size_t kMostCards = 60;

std::uint8_t byte(const Node& node, Range range) { return static_cast<std::uint8_t>(node.integer(range).value_or(0)); }
bool is_empty(const Node& node) { return !node.given() || node.is_null(); }
Card card_or_none(const Node& node) { return is_empty(node) ? Card::None : read_card(node).value_or(Card::None); }
bool is_true(const Node& node) { return node.given() && node.boolean().value_or(false); }

void must_be_given(const Node& node) {
  if (!node.given()) { node.fault("missing"); }
}

CardBag read_cards(const Node& node) {
  CardBag bag;
  must_be_given(node);
  for (const Card card : read_list<Card>(node, kMostCards, read_card)) { bag.add(card); }
  return bag;
}

std::optional<UnitId> read_id(const Battle& battle, const Node& node) {
  const auto id = node.integer({0, battle.units() - 1});
  return id ? std::optional(static_cast<UnitId>(*id)) : std::nullopt;
}
UnitId id_or_none(const Battle& battle, const Node& node) {
  return is_empty(node) ? kNoUnit : read_id(battle, node).value_or(kNoUnit);
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
  place(battle, field, *id, *at);
}

// Wire and sandbags change; the others are part of the battle and only said again.
void read_obstacle(const Battle& battle, const Node& node, Field& field) {
  const auto at = read_hex(battle.board(), node["at"]);
  const auto is = node["is"].word<Work>(words_of<Work>(kWorkKinds));
  if (!at || !is) { return; }
  if (info(*is).lasts) {
    if (!battle.fixed(*is).contains(*at)) { node.fault("the battle has no such piece there"); }
    return;
  }
  HexSet& pieces = *is == Work::Wire ? field.wire : field.sandbags;
  if (pieces.contains(*at)) { node.fault("listed twice"); }
  pieces.add(*at);
}

void read_field(const Battle& battle, const Node& node, Field& field) {
  field.unit_at.fill(kNoUnit);
  must_be_given(node["units"]);
  node["units"].each(kMaxUnits, [&](const Node& unit) { read_unit(battle, unit, field); });
  must_be_given(node["obstacles"]);
  node["obstacles"].each(std::size_t{kWorkKinds} * kMaxHexes,
                         [&](const Node& piece) { read_obstacle(battle, piece, field); });
  for (const Side side : kSides) { field.medals_won[index(side)] = byte(node["medals_won"][name(side)], kByte); }
  const int objectives = static_cast<int>(battle.spec().objectives.size());
  node["objectives_kept"].each(static_cast<std::size_t>(objectives), [&](const Node& number) {
    const auto bit = number.integer({0, objectives - 1});
    if (bit) { field.objectives_kept = static_cast<std::uint16_t>(field.objectives_kept | (1U << *bit)); }
  });
}

std::uint8_t read_strip(const Battle& battle, const Node& node) {
  return is_empty(node) ? kNoStrip : byte(node, {0, battle.board().sections() - 1});
}

void read_table_cards(const Battle& battle, const Node& node, Public& open) {
  open.played = card_or_none(node["played"]);
  open.acting = card_or_none(node["acting"]);
  open.recon_draw = is_true(node["recon_draw"]) ? 1 : 0;
  for (const Side side : kSides) {
    const Node ambushes = node["ambushes"][name(side)];
    open.ambushes[index(side)] = ambushes.given() ? byte(ambushes, {0, info(Card::Ambush).copies}) : std::uint8_t{0};
    open.last_card[index(side)] = card_or_none(node["last"][name(side)]);
    open.last_strip[index(side)] = read_strip(battle, node["last_strip"][name(side)]);
  }
}

// The last card of the list lies on top.
void read_discard(const Node& node, Public& open) {
  must_be_given(node);
  for (const Card card : read_list<Card>(node, kMostCards, read_card)) {
    open.discard.add(card);
    open.discard_top = card;
  }
}

Orders read_orders(const Battle& battle, const Node& node) {
  Orders orders;
  if (!node.is_object()) { return orders; }
  orders.card = card_or_none(node["card"]);
  for (const Arm arm : read_list<Arm>(node["arms"], kArms.size(), [](const Node& word) {
         return word.word<Arm>(words_of<Arm>(static_cast<int>(kArms.size())));
       })) {
    orders.arms = static_cast<ArmMask>(orders.arms | mask(arm));
  }
  orders.nearness = node["nearness"].word<Nearness>(words_of<Nearness>(kNearnessNames.size())).value_or(Nearness::Any);
  std::size_t strip = 0;
  node["in_strip"].each(static_cast<std::size_t>(battle.board().sections()),
                        [&](const Node& number) { orders.in_strip[strip++] = byte(number, kByte); });
  for (const Arm arm : kArms) { orders.of_arm[index(arm)] = byte(node["of_arm"][name(arm)], kByte); }
  orders.anywhere = byte(node["anywhere"], kByte);
  orders.only = id_or_none(battle, node["only"]);
  return orders;
}

void read_posts(const Battle& battle, const Node& node, Public& open) {
  if (node.given() && !node.is_object({"commander", "left", "center", "right"})) { return; }
  for (const Role role : kRoles) {
    const Node post = node[name(role)];
    if (!post.given()) { continue; }
    const auto step = post["step"].word<Step>(words_of<Step>(kStepNames.size()));
    open.posts[index(role)] = {.step = step.value_or(Step::Done), .orders = read_orders(battle, post["orders"])};
  }
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

void read_frame(const Battle& battle, const Node& node, FrameStack& frames) {
  if (!node.is_object()) { return; }
  frames.push({.kind = node["kind"].word<FrameKind>(words_of<FrameKind>(kFrameKinds)).value_or(FrameKind::Turn),
               .stage = byte(node["stage"], kByte),
               .unit = id_or_none(battle, node["unit"]),
               .target = id_or_none(battle, node["target"]),
               .from = hex_or_none(battle, node["from"]),
               .at = hex_or_none(battle, node["at"]),
               .a = byte(node["a"], kByte),
               .b = byte(node["b"], kByte),
               .c = byte(node["c"], kByte)});
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
  read_discard(node["discard"], open);
  read_table_cards(battle, node["cards"], open);
  read_posts(battle, node["posts"], open);
  read_targets(battle, node["targets"], open);
  must_be_given(node["frames"]);
  node["frames"].each(FrameStack::kRoom, [&](const Node& frame) { read_frame(battle, frame, open.frames); });
}

void read_hidden(const Node& node, State& state) {
  for (const Side side : kSides) {
    state.hidden.hands[index(side)] = read_cards(node["hands"][name(side)]);
    state.open.hand_size[index(side)] = state.hidden.hands[index(side)].size;
  }
  state.hidden.deck = read_cards(node["deck"]);
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
    read_hidden(node, state);
  }
  if (faults.empty()) {
    if (std::string why = broken_state(battle, state); !why.empty()) { node.fault(std::move(why)); }
  }
  if (!faults.empty()) { return tl::unexpected(faults.take()); }
  return state;
}

}  // namespace bocage::cli::engine
