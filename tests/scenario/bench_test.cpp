// Tests of tests/support itself.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

Table duel() {
  return Position()
      .unit("allies", "infantry", {6, 4})
      .unit("axis", "infantry", {8, 4})
      .hand("allies", {"probe-left"})
      .play();
}

int cards(const Table& t) {
  const State& s = t.state();
  return s.hidden.deck.size + s.open.discard.size + s.hidden.hands[0].size + s.hidden.hands[1].size;
}

TEST(Bench, PlaysATurn) {
  Table t = duel();
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), std::vector<std::string>{"play probe-left"});
  t.run("play probe-left", "order 6,4", "done");
  EXPECT_TRUE(t.unit({6, 4})->ordered);
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 6,4 > 8,4"));
  t.dice({"grenade", "infantry", "star"}).act("battle 6,4 > 8,4");
  EXPECT_EQ(t.figures({8, 4}), 2);
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  t.end_turn();
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.discard_top(), "probe-left");
  EXPECT_EQ(cards(t), 60);
}

// The example of tests/support/README.md.
TEST(Bench, ReadsLikeTheRulebook) {
  Table t = Position()
                .terrain("forest", {8, 4})
                .unit("allies", "armor", {6, 4})
                .unit("axis", "infantry", {8, 4})
                .hand("allies", {"probe-left"})
                .play();
  t.run("play probe-left", "order 6,4", "done");
  t.skip_to("battle");
  t.dice({"grenade"});
  t.act("battle 6,4 > 8,4");
  EXPECT_EQ(t.figures({8, 4}), 3);
}

TEST(Bench, ThrowsWhatWouldHaveBeenLegal) {
  Table t = duel();
  try {
    t.act("play assault-left");
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("play probe-left"), std::string::npos) << error.what();
  }
  EXPECT_THROW(t.act("charge 6,4"), std::runtime_error);
  EXPECT_THROW((void)t.offers("charge 6,4"), std::runtime_error);
  EXPECT_THROW((void)t.offers_kind("charge"), std::runtime_error);
}

TEST(Bench, WantsExactlyTheDiceThatAreRolled) {
  Table few = duel();
  few.run("play probe-left", "order 6,4", "done").skip_to("battle").dice({"star", "star"});
  EXPECT_THROW(few.act("battle 6,4 > 8,4"), std::runtime_error);
  Table many = duel();
  many.run("play probe-left", "order 6,4", "done").skip_to("battle").dice({"star", "star", "star", "star"});
  EXPECT_THROW(many.act("battle 6,4 > 8,4"), std::runtime_error);
}

TEST(Bench, GivesHandsAndKeepsTheCardsTogether) {
  Table t = duel();
  t.give("axis", {"ambush", "recon-left"});
  EXPECT_EQ(t.hand("axis"), (std::vector<std::string>{"recon-left", "ambush"}));
  t.give("allies", {"ambush"});  // there is only one, so the Axis gets another card in return
  EXPECT_EQ(t.hand("allies"), std::vector<std::string>{"ambush"});
  EXPECT_EQ(t.hand("axis").size(), std::size_t{2});
  EXPECT_EQ(cards(t), 60);
  EXPECT_THROW(t.give("axis", {"ambush", "ambush"}), std::runtime_error);
}

TEST(Bench, StacksTheDeck) {
  Table t = duel();
  t.deck({"recon-left", "medics-and-mechanics"});
  EXPECT_EQ(t.deck_size(), 2);
  EXPECT_EQ(cards(t), 60);
  t.draw({"medics-and-mechanics"}).act("play probe-left").end_turn();
  EXPECT_EQ(t.hand("allies"), std::vector<std::string>{"medics-and-mechanics"});
}

TEST(Bench, AsksForAmbushOnlyWhenItCanBePlayed) {
  Table t = duel();
  t.give("axis", {"ambush"}).run("play probe-left", "order 6,4", "done").skip_to("battle");
  t.act("battle 6,4 > 8,4");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(t.pending_side(), "axis");
  Table asked = duel();
  asked.ask_ambush().run("play probe-left", "order 6,4", "done").skip_to("battle").act("battle 6,4 > 8,4");
  EXPECT_EQ(asked.legal(), std::vector<std::string>{"pass"});
}

TEST(Bench, StartsFromAShippedBattle) {
  Table t = Position::from_battle("01").hand("allies", {"probe-center"}).play();
  EXPECT_EQ(t.hand("allies"), std::vector<std::string>{"probe-center"});
  EXPECT_EQ(t.hand("axis").size(), std::size_t{2});
  EXPECT_EQ(t.unit({5, 5})->side, "allies");
}

TEST(Bench, SaysWhatIsWrongWithAPosition) {
  try {
    (void)Position().unit("axis", "lancers", {8, 4}).play();
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("units[0].kind: unknown \"lancers\""), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace bocage
