// Undo: as long as nothing was revealed.
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/bench_chance.h"
#include "support/position.h"

namespace bocage {
namespace {

// Plays actions as text, with scripted dice and draws.
class Desk {
 public:
  // The Axis is dealt four irrelevant cards, the Allies these three.
  explicit Desk(const Position& position)
      : chance_(dealing({Card::MoveOut, Card::MoveOut, Card::Firefight, Card::DigIn, Card::ReconLeft, Card::ReconCenter,
                         Card::ProbeLeft})),
        game_(position.battle(), chance_, "bench") {}

  void act(std::string_view text) { act(text, {}); }
  void act(std::string_view text, const Outcomes& script) {
    const auto action = action_from_text(game_.battle().board(), text);
    if (!action) { throw std::runtime_error("not an action: " + std::string(text)); }
    const Post post = pending(game_.battle(), game_.state())[0].post;
    if (game_.act(post, *action, &script, nullptr) != ApplyResult::Applied) {
      throw std::runtime_error(std::string(text) + ": " +
                               to_text(why_not(game_.battle(), game_.state(), post, *action)));
    }
  }
  Game& game() { return game_; }
  const State& state() const { return game_.state(); }
  std::size_t steps() const { return game_.record().steps.size(); }

 private:
  static BenchChance dealing(std::initializer_list<Card> cards) {
    BenchChance chance;
    for (const Card card : cards) { chance.queue_draw(card); }
    return chance;
  }

  BenchChance chance_;
  Game game_;
};

Position duel() {
  return Position()
      .unit("allies", "infantry", {4, 4})
      .unit("axis", "infantry", {5, 3})
      .hand_size("axis", 4)
      .hand_size("allies", 3);
}

TEST(Undo, GoesBackStepByStepToExactlyWhatWas) {
  Desk desk(duel());
  std::vector<State> before;
  for (const char* text : {"play probe-left", "order 4,4", "done", "move 4,4 > 3,5", "done"}) {
    before.push_back(desk.state());
    desk.act(text);
  }
  while (!before.empty()) {
    EXPECT_EQ(desk.steps(), before.size());
    ASSERT_TRUE(desk.game().undo());
    EXPECT_EQ(desk.state(), before.back());
    before.pop_back();
  }
  EXPECT_EQ(desk.steps(), std::size_t{0});
  EXPECT_FALSE(desk.game().undo());
}

TEST(Undo, ThereIsNothingToUndoAtTheBeginning) {
  Desk desk(duel());
  EXPECT_FALSE(desk.game().undo());
}

TEST(Undo, DiceCannotBeUndone) {
  Desk desk(duel());
  for (const char* text : {"play recon-left", "order 4,4", "done", "done", "battle 4,4 > 5,3"}) { desk.act(text); }
  desk.act("pass", {.dice = {Face::Star, Face::Star, Face::Star}, .draws = {}, .picks = {}});
  const State after = desk.state();
  EXPECT_FALSE(desk.game().undo());
  EXPECT_EQ(desk.state(), after);
  EXPECT_EQ(desk.steps(), std::size_t{6});
}

TEST(Undo, AnAnswerOfTheOtherSideCannotBeUndone) {
  Desk desk(duel().unit("axis", "infantry", {24, 0}));
  for (const char* text : {"play recon-left", "order 4,4", "done", "done", "battle 4,4 > 5,3"}) { desk.act(text); }
  desk.act("pass", {.dice = {Face::Flag, Face::Star, Face::Star}, .draws = {}, .picks = {}});
  desk.act("retreat 5,3 > 4,2");  // the Axis decides, without a die
  EXPECT_FALSE(desk.game().undo());
  desk.act("take-ground 4,4");
  EXPECT_TRUE(desk.game().undo());   // the Allies' own decision after it
  EXPECT_FALSE(desk.game().undo());  // and no further
}

TEST(Undo, ADeclarationCanBeTakenBackUntilItIsAnswered) {
  Desk desk(duel());
  for (const char* text : {"play recon-left", "order 4,4", "done", "done"}) { desk.act(text); }
  const State before = desk.state();
  desk.act("battle 4,4 > 5,3");
  EXPECT_TRUE(desk.game().undo());
  EXPECT_EQ(desk.state(), before);
}

TEST(Undo, ADrawCannotBeUndone) {
  Desk desk(duel());
  for (const char* text : {"play recon-left", "done"}) { desk.act(text); }  // no unit is ordered: two cards are drawn
  EXPECT_EQ(pending(desk.game().battle(), desk.state())[0].decision, Decision::Keep);
  EXPECT_FALSE(desk.game().undo());
}

TEST(Undo, TheEndOfATurnCannotBeUndone) {
  Desk desk(duel());
  for (const char* text : {"play recon-left", "done"}) { desk.act(text); }
  desk.act("keep " + std::string(name(desk.state().hidden.drawn[0])));
  EXPECT_EQ(desk.state().open.on_turn, Side::Axis);
  EXPECT_FALSE(desk.game().undo());
}

TEST(Undo, ARefusedActionIsNoStep) {
  Desk desk(duel());
  desk.act("play probe-left");
  const State before = desk.state();
  const auto refused = desk.game().act({Side::Allies, Role::Commander}, {.kind = ActionKind::Ambush}, nullptr, nullptr);
  EXPECT_EQ(refused, ApplyResult::NotOffered);
  const auto not_his = desk.game().act({Side::Axis, Role::Commander}, {.kind = ActionKind::Done}, nullptr, nullptr);
  EXPECT_EQ(not_his, ApplyResult::NotYourDecision);
  EXPECT_EQ(desk.state(), before);
  EXPECT_EQ(desk.steps(), std::size_t{1});
  EXPECT_TRUE(desk.game().undo());
}

TEST(Undo, AnotherStatePutInPlaceCannotBeUndone) {
  Desk desk(duel());
  desk.act("play probe-left");
  desk.game().set_state(desk.state());
  EXPECT_FALSE(desk.game().undo());
}

// Undo leaves no trace: repeating the action gives the same record.
TEST(Undo, LeavesNoTraceInTheRecord) {
  Desk straight(duel());
  Desk winding(duel());
  for (const char* text : {"play recon-left", "order 4,4", "done"}) { straight.act(text); }
  for (const char* text : {"play recon-center", "done"}) { winding.act(text); }
  while (winding.game().undo()) {}
  EXPECT_GT(winding.steps(), std::size_t{0});  // the draw of the Recon cannot be undone
  Desk again(duel());
  again.act("play recon-center");
  EXPECT_TRUE(again.game().undo());
  for (const char* text : {"play recon-left", "order 4,4", "done"}) { again.act(text); }
  const Board& board = again.game().battle().board();
  EXPECT_EQ(to_text(board, again.game().record()), to_text(board, straight.game().record()));
}

}  // namespace
}  // namespace bocage
