// Invariants after every action of every Overlord game.
#include <gtest/gtest.h>

#include <set>

#include "game/invariants.h"
#include "games_walk.h"

namespace bocage {
namespace {

constexpr int kMost = 6000;  // actions; random games may never end

bool is_single_section(Card card) {
  const std::string_view text = name(card);
  for (const std::string_view kind : {"recon-", "probe-", "attack-", "assault-"}) {
    if (text.starts_with(kind) && card != Card::ReconInForce) { return true; }
  }
  return false;
}

std::string told(const Battle& battle, const Turn& turn) {
  return std::string(name(turn.by.side)) + "/" + std::string(name(turn.by.role)) + " " +
         to_text(battle.board(), turn.action) + " in turn " + std::to_string(turn.before.open.turn);
}

// Cards of the turn that have left the hand: given to posts or on the table.
int cards_of_turn(const State& state) {
  int n = cards_out(state.hidden.given) + (state.open.played != Card::None ? 1 : 0);
  for (const PostTurn& post : state.open.posts) {
    for (const PlacedCard& placed : post.placed) { n += placed.card != Card::None ? 1 : 0; }
  }
  return n;
}

bool handing_out(const State& state) { return state.open.is_handing_out(); }

void check_cards(const Turn& turn) {
  EXPECT_LE(cards_of_turn(turn.after), 3);  // CIC-01
  for (const Role role : kGeneralRoles) {   // CIC-05
    const auto& [one, two] = turn.after.hidden.given[index(role)];
    if (two != Card::None) { EXPECT_TRUE(is_single_section(one) && is_single_section(two)); }
    const auto& [first, second] = turn.after.open.posts[index(role)].placed;
    if (second.card != Card::None) {
      EXPECT_TRUE(is_single_section(first.card) && is_single_section(second.card));
      EXPECT_EQ(first.strips & second.strips, 0);  // OVL-55
    }
  }
  if (handing_out(turn.before) && turn.action.kind == ActionKind::Done) {  // CIC-02
    const CardBag& hand = turn.after.hidden.hands[index(turn.before.open.on_turn)];
    EXPECT_GE(hand.size, 1);
  }
}

void check_orders(const Turn& turn) {
  const Field& before = turn.before.open.field;
  if (turn.action.kind == ActionKind::Order) {  // OVL-56
    EXPECT_FALSE(before[before.at(turn.action.unit)].has(kOrdered));
    EXPECT_FALSE(before[before.at(turn.action.unit)].has(kBarred));  // INI-14
  }
  if (turn.action.kind != ActionKind::Attack) { return; }
  for (const PostTurn& post : turn.before.open.posts) {  // OVL-57
    EXPECT_TRUE(post.step == Step::Done || post.step == Step::Attack);
  }
}

// DECK-04, counted differently than in the invariants: 120 cards in total.
void check_card_count(const State& state) {
  int n = state.hidden.deck.size + state.open.discard.size + cards_of_turn(state);
  for (const Side side : kSides) { n += state.hidden.hands[index(side)].size + state.open.ambushes[index(side)]; }
  EXPECT_EQ(n, 120);
}

// Now and then, checks all offers and tries some of them on a copy.
void check_offers(const Battle& battle, const State& state, FastChance& luck) {
  const auto list = std::make_unique<ActionList>();
  for (const PendingPost& asked : pending(battle, state)) {
    legal(battle, state, asked.post, *list);
    std::set<std::string> texts;
    for (const Action& action : *list) {
      const std::string text = to_text(battle.board(), action);
      EXPECT_TRUE(texts.insert(text).second) << "offered twice: " << text;
      EXPECT_EQ(action_from_text(battle.board(), text), action) << text;
      EXPECT_TRUE(is_legal(battle, state, asked.post, action)) << text;
    }
    const Action& tried = (*list)[luck.below(static_cast<std::uint32_t>(list->size()))];
    State copy = state;
    FastChance dice(luck.next());
    EXPECT_EQ(apply(battle, copy, asked.post, tried, dice, nullptr), ApplyResult::Applied);
    EXPECT_EQ(broken_invariant(battle, copy), "") << to_text(battle.board(), tried);
  }
}

TEST(OverlordGames, StaySoundToTheEnd) {
  const auto battle = overlord_battle();
  int finished = 0;
  const int games = overlord_games(200);
  for (int seed = 0; seed < games && !HasFailure(); ++seed) {
    FastChance chance(static_cast<std::uint64_t>(seed));
    FastChance luck(static_cast<std::uint64_t>(seed) + 1000);
    const Game game = walk(battle, chance, static_cast<std::uint64_t>(seed), kMost, [&](const Turn& turn) {
      const ::testing::ScopedTrace trace(__FILE__, __LINE__,
                                         "seed " + std::to_string(seed) + ": " + told(*battle, turn));
      EXPECT_EQ(broken_invariant(*battle, turn.after), "");
      if (!turn.after.open.over()) { check_cards(turn); }
      check_orders(turn);
      check_card_count(turn.after);
      if (luck.below(8) == 0) { check_offers(*battle, turn.after, luck); }
    });
    finished += game.state().open.over() ? 1 : 0;
  }
  EXPECT_GT(finished, games / 2);
}

TEST(OverlordGames, RecordsLeadToTheSameGame) {
  const auto battle = overlord_battle();
  for (int seed = 0; seed < overlord_games(20) && !HasFailure(); ++seed) {
    FastChance chance(static_cast<std::uint64_t>(seed) + 5000);
    const Game game = walk(battle, chance, static_cast<std::uint64_t>(seed), kMost, [](const Turn&) {});
    const auto wrong = verify(*battle, game.record(), nullptr);
    EXPECT_FALSE(wrong) << "step " << wrong->step << ": " << wrong->why;
    const std::string text = to_text(battle->board(), game.record());
    const auto read = record_from_text(battle->board(), text);
    ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<RecordFault>(read).why;
    EXPECT_EQ(to_text(battle->board(), std::get<Record>(read)), text);
    EXPECT_TRUE(replay(*battle, game.record(), game.record().steps.size()) == game.state());
  }
}

}  // namespace
}  // namespace bocage
