// Replaying a record: it agrees with the rules, or verify() reports the first step that does not.
#include <gtest/gtest.h>

#include "game/game.h"
#include "rules/medals.h"
#include "support/position.h"

namespace bocage {
namespace {

struct Recorded {
  std::shared_ptr<const Battle> battle;
  Record record;
  State last;
};

Recorded play_recorded(const Position& position, std::uint64_t seed) {
  FastChance chance(seed);
  FastChance choices(seed + 1);
  Game game(position.battle(), chance, "fast " + std::to_string(seed));
  const auto list = std::make_unique<ActionList>();
  while (!game.state().open.over()) {
    const Post post = pending(game.battle(), game.state())[0].post;
    legal(game.battle(), game.state(), post, *list);
    const Action action = (*list)[choices.below(static_cast<std::uint32_t>(list->size()))];
    if (game.act(post, action, nullptr, nullptr) != ApplyResult::Applied) {
      ADD_FAILURE() << to_text(game.battle().board(), action);
      break;
    }
  }
  return {position.battle(), game.record(), game.state()};
}

// A complete game of a real battle, played once for all tests.
const Recorded& a_game() {
  static const Recorded game = play_recorded(Position::from_battle("02"), 44);
  return game;
}

std::size_t step_of(const Record& record, ActionKind kind) {
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (record.steps[i].action.kind == kind) { return i; }
  }
  ADD_FAILURE() << "no " << name(kind);
  return 0;
}

// The first step with dice.
std::size_t step_with_dice(const Record& record) {
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (!record.steps[i].outcomes.dice.empty()) { return i; }
  }
  ADD_FAILURE() << "no dice";
  return 0;
}

std::size_t divergence(const Record& record) {
  const auto found = verify(*a_game().battle, record, nullptr);
  EXPECT_TRUE(found);
  return found ? found->step : 999999;
}

TEST(Verify, ARecordedGameAgrees) {
  const auto found = verify(*a_game().battle, a_game().record, nullptr);
  EXPECT_FALSE(found) << found->step << ": " << found->why;
  EXPECT_GT(a_game().record.steps.size(), std::size_t{100});
  ASSERT_TRUE(a_game().record.result);
  EXPECT_EQ(a_game().record.result->winner, a_game().last.open.winner);
  for (const Side side : kSides) {
    EXPECT_EQ(a_game().record.result->medals[index(side)], medals(*a_game().battle, a_game().last.open.field, side));
  }
}

TEST(Verify, AReplayEndsInTheSameState) {
  const Record& record = a_game().record;
  EXPECT_EQ(replay(*a_game().battle, record, record.steps.size()), a_game().last);
  EXPECT_EQ(hash(replay(*a_game().battle, record, 0)), record.start);
  EXPECT_EQ(hash(replay(*a_game().battle, record, 50)), record.steps[49].hash);
}

TEST(Verify, ARecordReadFromTextVerifies) {
  const Board& board = a_game().battle->board();
  const std::string text = to_text(board, a_game().record);
  const auto read = record_from_text(board, text);
  ASSERT_TRUE(std::holds_alternative<Record>(read));
  EXPECT_EQ(to_text(board, std::get<Record>(read)), text);
  EXPECT_FALSE(verify(*a_game().battle, std::get<Record>(read), nullptr));
}

TEST(Verify, ARecordMayStopInTheMiddle) {
  Record record = a_game().record;
  record.steps.resize(37);
  record.result.reset();
  EXPECT_FALSE(verify(*a_game().battle, record, nullptr));
}

TEST(Verify, AnotherDealIsFoundAtTheSetUp) {
  Record record = a_game().record;
  record.dealt.draws[0] = record.dealt.draws[0] == Card::MoveOut ? Card::Ambush : Card::MoveOut;
  EXPECT_EQ(divergence(record), std::size_t{0});
  record = a_game().record;
  record.dealt.draws.pop_back();
  EXPECT_EQ(divergence(record), std::size_t{0});
  record = a_game().record;
  record.dealt.draws.push_back(Card::MoveOut);
  EXPECT_EQ(divergence(record), std::size_t{0});
  record = a_game().record;
  record.start ^= 1U;
  EXPECT_EQ(divergence(record), std::size_t{0});
}

TEST(Verify, AnotherActionIsFoundAtItsStep) {
  for (const ActionKind kind : {ActionKind::Aim, ActionKind::Play, ActionKind::Order, ActionKind::Move}) {
    Record record = a_game().record;
    const std::size_t i = step_of(record, kind);
    record.steps[i].action = {.kind = ActionKind::Pass};
    EXPECT_EQ(divergence(record), i + 1) << name(kind);
  }
}

// Legal, but not what was played: the hash reveals it.
TEST(Verify, AnotherLegalActionIsFoundToo) {
  Record record = a_game().record;
  const std::size_t i = step_of(record, ActionKind::Move);
  const State before = replay(*a_game().battle, record, i);
  const auto list = std::make_unique<ActionList>();
  legal(*a_game().battle, before, record.steps[i].by, *list);
  ASSERT_GT(list->size(), std::size_t{1});
  record.steps[i].action = (*list)[0] == record.steps[i].action ? (*list)[1] : (*list)[0];
  EXPECT_EQ(divergence(record), i + 1);
}

TEST(Verify, AnotherPostIsFoundAtItsStep) {
  Record record = a_game().record;
  record.steps[20].by.side = other(record.steps[20].by.side);
  EXPECT_EQ(divergence(record), std::size_t{21});
}

TEST(Verify, AnotherDieIsFoundAtItsStep) {
  const std::size_t i = step_with_dice(a_game().record);
  Record more = a_game().record;
  more.steps[i].outcomes.dice.push_back(Face::Star);
  EXPECT_EQ(divergence(more), i + 1);
  Record fewer = a_game().record;
  fewer.steps[i].outcomes.dice.pop_back();
  EXPECT_EQ(divergence(fewer), i + 1);
  Record others = a_game().record;
  bool hit = false;
  for (Face& face : others.steps[i].outcomes.dice) {
    hit = hit || face == Face::Grenade;
    face = Face::Star;
  }
  if (!hit) { others.steps[i].outcomes.dice[0] = Face::Grenade; }
  EXPECT_EQ(divergence(others), i + 1);
}

TEST(Verify, AnotherDrawIsFoundAtItsStep) {
  Record record = a_game().record;
  std::size_t i = 0;
  while (record.steps[i].outcomes.draws.empty()) { ++i; }
  const State before = replay(*a_game().battle, record, i);
  Card& drawn = record.steps[i].outcomes.draws[0];
  drawn = drawn == Card::ProbeCenter ? Card::AttackCenter : Card::ProbeCenter;
  ASSERT_TRUE(before.hidden.deck.holds(drawn));
  EXPECT_EQ(divergence(record), i + 1);
}

TEST(Verify, AnotherPickIsFoundAtItsStep) {
  Record record = a_game().record;
  const std::size_t i = step_of(record, ActionKind::Aim);
  ASSERT_EQ(record.steps[i].outcomes.picks.size(), std::size_t{4});
  record.steps[i].outcomes.picks[3] = 7;  // there are at most seven choices, 0 to 6
  EXPECT_EQ(divergence(record), i + 1);
}

TEST(Verify, AnotherHashIsFoundAtItsStep) {
  for (const std::size_t i : {std::size_t{0}, std::size_t{41}, a_game().record.steps.size() - 1}) {
    Record record = a_game().record;
    record.steps[i].hash ^= std::uint64_t{1} << 63U;
    EXPECT_EQ(divergence(record), i + 1);
  }
}

TEST(Verify, AStepTooFewOrTooMany) {
  Record record = a_game().record;
  record.steps.erase(record.steps.begin() + 10);
  EXPECT_EQ(divergence(record), std::size_t{11});
  record = a_game().record;
  record.steps.push_back(record.steps.back());
  EXPECT_EQ(divergence(record), record.steps.size());
}

TEST(Verify, AnotherResultIsFoundAtTheEnd) {
  const std::size_t last = a_game().record.steps.size();
  Record record = a_game().record;
  record.result->winner = other(record.result->winner);
  EXPECT_EQ(divergence(record), last);
  record = a_game().record;
  record.result->ending = Ending::DeckOut;
  EXPECT_EQ(divergence(record), last);
  record = a_game().record;
  ++record.result->medals[0];
  EXPECT_EQ(divergence(record), last);
  record = a_game().record;
  record.steps.pop_back();
  EXPECT_EQ(divergence(record), last - 1);
}

// The options are part of the record, and a record does not fit a battle with other options.
TEST(Verify, AnotherVariantIsFound) {
  const auto young = Position::from_battle("02").young_generals().battle();
  EXPECT_TRUE(verify(*young, a_game().record, nullptr));
  const Recorded game = play_recorded(Position::from_battle("02").young_generals().no_taking_ground(), 3);
  EXPECT_EQ(game.record.options, (Options{Option::YoungGenerals, Option::NoTakingGround}));
  EXPECT_FALSE(verify(*game.battle, game.record, nullptr));
}

}  // namespace
}  // namespace bocage
