// No information leaks: a viewer's view does not depend on what is hidden from them.
#include <span>

#include "game/chip.h"
#include "game/invariants.h"
#include "game/view.h"
#include "walk.h"

namespace bocage {
namespace {

// Each side as a whole, a spectator, a commander, a Field General, and one person with two Field Generals. If a side shares
// one hand, all its posts see the same, so the first three are enough.
constexpr std::array kViewers{viewer_of(Side::Axis),
                              viewer_of(Side::Allies),
                              spectator(),
                              viewer_at({Side::Axis, Role::Commander}),
                              viewer_at({Side::Allies, Role::Left}),
                              Viewer{Side::Axis, static_cast<RoleMask>(mask(Role::Left) | mask(Role::Right))}};
std::span<const Viewer> viewers(const Battle& battle) {
  const std::span<const Viewer> all(kViewers);
  return battle.spec().chain == Chain::Single ? all.first(3) : all;
}

std::string name_of(const Viewer& viewer) {
  return viewer.side ? std::string(name(*viewer.side)) + " " + std::to_string(viewer.roles) : "a spectator";
}

// TEAM-02, OVL-27.
bool knows_hand(const Battle& battle, const Viewer& viewer) {
  return viewer.side && (battle.spec().chain == Chain::Single || has(viewer.roles, Role::Commander));
}

bool same_questions(const Pending& a, const Pending& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

int count(const std::array<Card, 2>& drawn) {
  return (drawn[0] != Card::None ? 1 : 0) + (drawn[1] != Card::None ? 1 : 0);
}

class Spy final : public Watcher {
 public:
  std::string before(const DecisionPoint& now) override {
    std::string wrong;
    for (const Viewer& viewer : viewers(now.battle)) {
      if (wrong.empty()) { wrong = look(now.battle, now.state, viewer, now.luck); }
    }
    if (wrong.empty()) { wrong = ask_again(now); }
    return wrong;
  }

  // The end of a game is visible too.
  std::string after(const Change& change) override {
    std::string wrong = check_events(change);
    if (!change.after.open.over()) { return wrong; }
    FastChance luck(change.after.open.turn);
    for (const Viewer& viewer : viewers(change.battle)) {
      if (wrong.empty()) { wrong = look(change.battle, change.after, viewer, luck); }
    }
    return wrong;
  }

 private:
  static std::string look(const Battle& battle, const State& state, const Viewer& viewer, FastChance& luck) {
    const View view = observe(battle, state, viewer);
    const std::string who = name_of(viewer);
    if (view.open != state.open) { return who + " sees a public part that differs"; }

    // Their own hand and no other; Recon's cards only if they are their own.
    const bool knows = knows_hand(battle, viewer);
    const bool on_turn = knows && viewer.side == state.open.on_turn;
    const CardBag hand = knows ? state.hidden.hands[index(*viewer.side)] : CardBag{};
    if (view.hand != hand) { return who + " sees a hand other than their own"; }
    if (view.drawn != (on_turn ? state.hidden.drawn : std::array<Card, 2>{})) {
      return who + " sees drawn cards they may not see";
    }

    // The unseen cards are in the deck, in hidden hands, or just drawn.
    int hidden = state.hidden.deck.size + (on_turn ? 0 : count(state.hidden.drawn));
    for (const Side side : kSides) {
      if (knows && view.side == side) { continue; }
      hidden += state.hidden.hands[index(side)].size + bocage::count(state.hidden.chip[index(side)]);
    }
    if (!on_turn) { hidden += bocage::count(state.hidden.taken); }
    hidden += cards_out(state.hidden.given) - cards_out(view.given);
    // Until they are handed out, Air Sorties lie face up on the table.
    if (state.open.is_handing_out()) { hidden -= sorties_out(state.hidden.given) - sorties_out(view.given); }
    if (unseen(battle, view).size != hidden) { return who + " counts the unseen cards wrongly"; }

    // Dealing the unseen cards again changes nothing the viewer sees, and no hand changes size.
    const State dealt = deal_unseen(battle, view, luck);
    for (const Role role : kRoles) {
      const bool same = cards_of(dealt.hidden.given, role) == cards_of(state.hidden.given, role);
      if (!same && !state.open.is_handing_out()) { return "dealt again for " + who + ": a Field General lacks a card"; }
    }
    if (dealt.open != state.open) { return "dealt again for " + who + ": the public part differs"; }
    if (const std::string broken = broken_invariant(battle, dealt); !broken.empty()) {
      return "dealt again for " + who + ": " + broken;
    }
    if (observe(battle, dealt, viewer) != view) { return who + " can tell the real state from another"; }
    if (!same_questions(pending(battle, dealt), pending(battle, state))) {
      return "what is asked reveals hidden cards to " + who;
    }
    return {};
  }

  // Offers depend only on what the post sees.
  static std::string ask_again(const DecisionPoint& now) {
    const Viewer viewer = viewer_at(now.asked.post);
    const State dealt = deal_unseen(now.battle, observe(now.battle, now.state, viewer), now.luck);
    ActionList offers;
    legal(now.battle, dealt, now.asked.post, offers);
    const bool same = std::equal(offers.begin(), offers.end(), now.offers.begin(), now.offers.end());
    return same ? "" : "the offers depend on hidden cards";
  }

  // DRAW-03: an event that names a card names it only to viewers who may know it.
  static std::string check_events(const Change& change) {
    for (const Event& event : change.events) {
      for (const Viewer& viewer : viewers(change.battle)) {
        const bool own = knows_hand(change.battle, viewer) && viewer.side == event.side;
        const bool may = event.kind != EventKind::CardDrawn || own;
        if (may_see_card(change.battle, event, viewer) != may) { return "an event shows a card to " + name_of(viewer); }
      }
    }
    return {};
  }
};

using Hiding = EveryBattle;

TEST_P(Hiding, AViewIsTheSameWhateverIsHidden) {
  const auto battle = this->battle({});
  for (int game = 0; game < GetParam().games() && !HasFailure(); ++game) {
    Spy spy;
    play_watched(*battle, 20'000 + static_cast<std::uint64_t>(game), spy);
  }
}

INSTANTIATE_TEST_SUITE_P(Battle, Hiding, testing::ValuesIn(settings()), setting_name);

}  // namespace
}  // namespace bocage
