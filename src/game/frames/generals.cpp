// OVL-53 to OVL-55, OCARD, OCTR: a Field General shows the cards handed out to them and chooses their sections.
#include "game/frames/air.h"
#include "game/frames/steps.h"
#include "rules/posts.h"

namespace bocage {
namespace {

// OVL-55: of two cards, one lies in each section. An Air Sortie occupies none.
SectionMask occupied_strips(const PostTurn& turn) {
  SectionMask strips = 0;
  for (const PlacedCard& placed : turn.placed) {
    if (placed.card != Card::AirSortie) { strips = static_cast<SectionMask>(strips | placed.strips); }
  }
  return strips;
}

// OQO-12: next to an Air Sortie, only a Section card can be repeated.
bool has_sortie(const State& state, Post post) {
  for (const Card card : state.hidden.given[index(post.role)]) {
    if (card == Card::AirSortie) { return true; }
  }
  return state.open.posts[index(post.role)].sorties != 0;
}

// OCTR-02 to OCTR-04: what the opposite Field General's cards acted as, mirrored; in the same strips of the board.
void offer_copies(const Battle& battle, const State& state, Post post, ActionList& out) {
  const auto& plays = state.open.last[index(other(post.side))][index(facing(post.role))];
  bool any = false;
  for (const LastPlay& play : plays) {
    if (play.acting == Card::None || (info(play.acting).tactic && has_sortie(state, post))) { continue; }
    const Action action{.kind = ActionKind::Place,
                        .card = Card::CounterAttack,
                        .as = mirrored(play.acting),
                        .detail = flank_of(battle, post, play.strips)};
    if (!out.contains(action)) { out.add(action); }
    any = true;
  }
  if (!any) { out.add({.kind = ActionKind::Place, .card = Card::CounterAttack, .detail = Flank::Both}); }  // OCTR-10
}

void offers(const Battle& battle, const State& state, Post post, ActionList& out) {
  const auto& given = state.hidden.given[index(post.role)];
  for (std::size_t i = 0; i < given.size(); ++i) {
    const Card card = given[i];
    if (card == Card::None || (i == 1 && card == given[0])) { continue; }
    if (info(card).opening == Opening::Copy) {
      offer_copies(battle, state, post, out);
    } else if (info(card).lies == Lies::AcrossBoth) {
      out.add({.kind = ActionKind::Place, .card = card, .detail = Flank::Both});
    } else {
      for (const Flank flank : kSectionsOfWing) {
        const SectionMask strip = section_of_wing(battle, post, flank);
        if ((strip & occupied_strips(state.open.posts[index(post.role)])) != 0) { continue; }
        out.add({.kind = ActionKind::Place, .card = card, .detail = flank});
      }
    }
  }
}

// The orders of one card. OCTR-04: a copy stays in the sections of its original, even if it falls back.
Orders orders_of_placed(const Flow& flow, Post post, const PlacedCard& placed) {
  Orders orders = orders_in(flow.battle, flow.field(), post, placed.acting, placed.strips);
  const bool copies = info(placed.card).opening == Opening::Copy;
  if (copies) { orders.within = placed.strips; }
  // GUNG-61, GUNG-68: the named Field General; a copying Counter-Attack also without being named.
  const bool raises = !info(placed.acting).tactic && (copies || flow.open().named == post.role);
  return raises ? raised(orders, extra_orders(flow.battle, post.side, placed.acting)) : orders;
}

// All cards are placed: determines their orders.
void begin_orders(Flow& flow, Post post) {
  PostTurn& turn = flow.open().posts[index(post.role)];
  const bool sortie_first = is_sortie(flow.battle, turn.placed[0].acting);
  const PlacedCard& one = turn.placed[sortie_first ? 1 : 0];
  const PlacedCard& two = turn.placed[sortie_first ? 0 : 1];
  turn.step = turn.sorties != 0 ? Step::Move : Step::Done;
  if (one.acting == Card::None) { return; }
  turn.step = info(one.acting).opening == Opening::Medics ? Step::ChoosePatient : Step::Order;
  turn.orders = orders_of_placed(flow, post, one);
  if (two.acting != Card::None && !is_sortie(flow.battle, two.acting)) {
    turn.orders = joined(turn.orders, orders_of_placed(flow, post, two));
  }
}

void settle(Flow& flow, Post post, const Action& action) {
  auto& given = flow.state.hidden.given[index(post.role)];
  PostTurn& turn = flow.open().posts[index(post.role)];
  if (given[0] != action.card) { std::swap(given[0], given[1]); }
  given[0] = given[1];
  given[1] = Card::None;

  const bool copies = info(action.card).opening == Opening::Copy;
  const Card acting = copies ? action.as : action.card;
  const SectionMask strips = strips_of(flow.battle, post, action.flank());
  const std::size_t n = turn.placed[0].card == Card::None ? 0 : 1;
  turn.placed[n] = {.card = action.card, .acting = acting, .strips = strips};
  // OCTR-12: an Air Sortie is not repeated; a card that stands in for one is (AIR-70).
  if (acting != Card::AirSortie) {
    flow.open().last[index(post.side)][index(post.role)][n] = {.acting = acting, .strips = strips};
  }
  if (is_sortie(flow.battle, acting)) { turn.sorties = 1; }
  if (action.card == Card::AirSortie) { --flow.open().sorties_given; }
  if (info(acting).recon) { flow.open().recon_draw = true; }  // OCARD-11, OCTR-07
  flow.say({.kind = EventKind::CardPlaced,
            .side = post.side,
            .card = action.card,
            .as = acting,
            .role = post.role,
            .detail = EventDetail::strips(strips)});
  if (acting == Card::None) {  // OCTR-10
    flow.say({.kind = EventKind::NothingToCopy, .side = post.side, .role = post.role});
  }
  if (given[0] == Card::None) { begin_orders(flow, post); }
}

}  // namespace

const StepRules kPlaceStep{.id = Step::Place, .decision = Decision::Place, .offers = offers, .settle = settle};

}  // namespace bocage
