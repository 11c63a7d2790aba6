#include "game/engine.h"

#include "game/frames/chip_frame.h"
#include "rules/medals.h"
#include "rules/mines.h"

namespace bocage {
namespace {

// One row per kind of frame; their types keep the rows in the order of FrameKind.
template <class... F>
constexpr std::array<const AnyFrameRules*, sizeof...(F)> rows_of(std::type_identity<std::variant<F...>>,
                                                                 const FrameRow<F>&... rows) {
  return {&rows...};
}
constexpr auto kFrameRows = rows_of(
    std::type_identity<Frame>{}, kTurnRow, kAirdropRow, kPlayCardRow, kNameTargetsRow, kStrikesRow, kManeuverRow,
    kCombatRow, kAttackAgainRow, kSecondMoveRow, kAttackRow, kAskAmbushRow, kRetreatRow, kTakeGroundRow, kOverrunRow,
    kKeepCardRow, kOverlordTurnRow, kHandOutRow, kFillChipRow, kFlightRow, kStrafeRow, kDismissPlaneRow);

const AnyFrameRules& rules_of(const Frame& frame) { return *kFrameRows[frame.index()]; }

// Advances the top frame until someone must decide or the battle is over.
void run(Flow& flow) {
  while (!flow.frames().empty() && rules_of(flow.frame()).advance(flow) == Next::Goes) {}
}

bool is_asked(const Battle& battle, const State& state, Post post) { return pending(battle, state).has(post); }

bool is_offered(const Battle& battle, const State& state, Role role, const Action& action) {
  return rules_of(state.open.frames.top()).offered(battle, state, role, action);
}

// PAC-10: shuffles the markers and lays one on each hex.
void lay_mines(Flow& flow) {
  const auto& hexes = flow.battle.minefields();
  MineHeap heap(flow.battle);
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    flow.state.hidden.mines[i] = heap.take(flow.chance.pick(heap.size()));
    flow.field().mines.add(hexes[i]);
    flow.field().mine_shown[i] = kFaceDown;
  }
}

// AIR-41.
void park_planes(Flow& flow) {
  if (!flow.battle.air()) { return; }
  std::size_t n = 0;
  for (const AirplaneAt& plane : flow.battle.spec().airplanes) {
    flow.field().planes[n++] = {.at = plane.at, .is = plane.is, .side = plane.side, .parked = true};
  }
}

// AIR-03, AIR-61: the Air Sorties a side begins with are laid out face up.
void lay_out_sorties(Flow& flow) {
  if (!flow.battle.air()) { return; }
  for (const Side side : kSides) {
    for (int i = 0; i < flow.battle.air()->sorties[index(side)]; ++i) {
      flow.state.hidden.deck.remove(Card::AirSortie);
      ++flow.open().sorties[index(side)];
    }
  }
}

// SET-04. No events per card: only the owner may know the cards, and sees them in hand. An Air Sortie is laid out, and
// another card is dealt in its place (AIR-04).
void deal(Flow& flow, Side side) {
  CardBag& deck = flow.state.hidden.deck;
  CardBag& hand = flow.state.hidden.hands[index(side)];
  while (hand.size < flow.battle.spec().hand[index(side)] && deck.size != 0) {
    const Card card = flow.chance.draw(deck);
    deck.remove(card);
    if (card == Card::AirSortie) {
      ++flow.open().sorties[index(side)];
      flow.say({.kind = EventKind::SortieLaidOut, .side = side});
    } else {
      hand.add(card);
    }
  }
  flow.open().hand_size[index(side)] = hand.size;
}

}  // namespace

const AnyFrameRules& rules_of(FrameKind kind) { return *kFrameRows[static_cast<std::size_t>(kind)]; }

State new_game(const Battle& battle, Chance& chance, EventSink* events) {
  const BattleSpec& spec = battle.spec();
  State state{};
  Flow flow{battle, state, chance, events};
  state.open.field.unit_at.fill(kNoUnit);
  state.open.on_turn = spec.first;
  for (int i = 0; i < battle.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    if (battle.roster(unit).start == kNoHex) { continue; }
    const RosterUnit& row = battle.roster(unit);
    state.open.field[unit].figures = row.full;
    state.open.field[unit].traits =
        static_cast<std::uint8_t>((row.camouflaged ? kCamouflaged : 0) | (row.afloat ? kAfloat : 0));
    place(battle, state.open.field, unit, battle.roster(unit).start);
  }
  state.open.field.wire = battle.fixed(Work::Wire);
  state.open.field.sandbags = battle.fixed(Work::Sandbags);
  state.open.field.caves = battle.fixed(Work::Cave);
  if (battle.night()) { state.open.field.visibility = battle.night()->visibility; }
  lay_mines(flow);
  park_planes(flow);

  state.hidden.deck = battle.deck();
  lay_out_sorties(flow);
  for (const Side side : kSides) { deal(flow, side); }
  state.open.deck_size = state.hidden.deck.size;

  state.open.frames.push(spec.chain == Chain::Single ? Frame{TurnFrame{}} : Frame{OverlordTurnFrame{}});
  if (spec.airdrop) { state.open.frames.push(AirdropFrame{.drops_left = spec.airdrop->drops}); }
  push_first_chips(flow);
  score(flow);  // SET-08
  run(flow);
  return state;
}

Pending pending(const Battle& battle, const State& state) {
  Pending out;
  if (state.open.frames.empty()) { return out; }
  rules_of(state.open.frames.top()).asks(battle, state, out);
  return out;
}

void legal(const Battle& battle, const State& state, Post post, ActionList& out) {
  out.clear();
  if (!is_asked(battle, state, post)) { return; }
  rules_of(state.open.frames.top()).offers(battle, state, post.role, out);
}

bool is_legal(const Battle& battle, const State& state, Post post, const Action& action) {
  return is_asked(battle, state, post) && is_offered(battle, state, post.role, action);
}

ApplyResult apply(const Battle& battle, State& state, Post by, const Action& action, Chance& chance,
                  EventSink* events) {
  if (state.open.frames.empty()) { return ApplyResult::GameOver; }
  if (!is_asked(battle, state, by)) { return ApplyResult::NotYourDecision; }
  if (!is_offered(battle, state, by.role, action)) { return ApplyResult::NotOffered; }
  Flow flow{battle, state, chance, events};  // nothing before this changes the state
  if (events != nullptr) {
    for (const Side side : kSides) { flow.announced_medals[index(side)] = medals(battle, state.open.field, side); }
  }
  rules_of(flow.frame()).settle(flow, by.role, action);
  run(flow);
  return ApplyResult::Applied;
}

}  // namespace bocage
