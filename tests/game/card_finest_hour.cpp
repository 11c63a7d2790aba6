// TFH: Their Finest Hour.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// Three units of each kind, one in each section, and five cards in hand.
Position army() {
  Position position;
  for (const int column : {2, 12, 22}) {
    position.unit("allies", "infantry", {column, 4})
        .unit("allies", "armor", {column, 6})
        .unit("allies", "artillery", {column, 8});
  }
  return position.hand("allies", {"their-finest-hour", "probe-left", "probe-left", "recon-left", "attack-left"});
}

Table rolled(const Texts& faces) {
  Table t = army().play();
  t.dice(faces).act("play their-finest-hour");
  return t;
}

// Whether these units may be ordered together.
bool may_order(Table t, const Texts& hexes) {
  for (const std::string& hex : hexes) {
    if (!t.offers("order " + hex)) { return false; }
    t.act("order " + hex);
  }
  return true;
}

TEST(TFH01, OneDieForEachCommandCardBeforeOrdering) {
  Table t = rolled({"infantry", "flag", "flag", "flag", "flag"});
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_EQ(t.decision(), "order");

  Table two = army().hand("allies", {"their-finest-hour", "probe-left"}).play();
  two.dice({"infantry", "flag"}).act("play their-finest-hour");
  EXPECT_EQ(two.decision(), "order");
}

TEST(TFH02, AnInfantryFaceOrdersInfantry) {
  Table t = rolled({"infantry", "flag", "flag", "flag", "flag"});
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 12,4", "order 22,4", "done"}));
  t.act("order 22,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(TFH03, AnArmorFaceOrdersArmor) {
  Table t = rolled({"flag", "armor", "flag", "flag", "flag"});
  EXPECT_EQ(t.legal(), (Texts{"order 2,6", "order 12,6", "order 22,6", "done"}));
  t.act("order 2,6");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(TFH04, AStarOrdersAnyUnit) {
  Table t = rolled({"flag", "flag", "star", "flag", "flag"});
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 12,4", "order 22,4", "order 2,6", "order 12,6", "order 22,6",
                              "order 2,8", "order 12,8", "order 22,8", "done"}));
  t.act("order 12,8");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(TFH05, GrenadesAndFlagsGiveNothing) {
  EXPECT_EQ(rolled({"grenade", "flag", "grenade", "flag", "flag"}).legal(), (Texts{"done"}));
}

TEST(TFH06, ArtilleryByStarsOnly) {
  EXPECT_FALSE(may_order(rolled({"infantry", "armor", "grenade", "flag", "infantry"}), {"12,8"}));
  EXPECT_TRUE(may_order(rolled({"star", "armor", "star", "flag", "infantry"}), {"12,8", "2,8"}));
  EXPECT_FALSE(may_order(rolled({"star", "armor", "star", "flag", "infantry"}), {"12,8", "2,8", "22,8"}));
}

// The example: infantry, infantry, armor, star, flag.
TEST(TFH07, EachUnitNeedsAFaceOrAStarOfItsOwn) {
  const auto example = [] { return rolled({"infantry", "infantry", "armor", "star", "flag"}); };
  EXPECT_TRUE(may_order(example(), {"2,4", "12,4", "2,6", "2,8"}));   // two, one, and one more of any kind
  EXPECT_TRUE(may_order(example(), {"2,8", "2,6", "12,4", "2,4"}));   // in any order
  EXPECT_TRUE(may_order(example(), {"2,4", "12,4", "22,4", "2,6"}));  // three infantry and one armor
  EXPECT_TRUE(may_order(example(), {"2,6", "22,4", "12,4", "2,4"}));
  EXPECT_TRUE(may_order(example(), {"2,4", "12,4", "2,6", "12,6"}));  // two infantry and two armor
  EXPECT_TRUE(may_order(example(), {"2,6", "12,6", "2,4", "12,4"}));

  EXPECT_FALSE(may_order(example(), {"2,4", "12,4", "22,4", "2,6", "12,6"}));
  EXPECT_FALSE(may_order(example(), {"2,4", "12,4", "22,4", "2,8"}));
  EXPECT_FALSE(may_order(example(), {"2,6", "12,6", "22,6"}));
  EXPECT_FALSE(may_order(example(), {"2,8", "12,8"}));
}

TEST(TFH08, OrdersWithoutAUnitToMatchAreLost) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {12, 4})
                .hand("allies", {"their-finest-hour", "probe-left", "probe-left"})
                .play();
  t.dice({"armor", "armor", "infantry"}).act("play their-finest-hour");
  t.act("order 2,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));  // armor faces do not order infantry
}

TEST(TFH08, ThereIsNoFallback) {
  Table t = Position().unit("allies", "infantry", {2, 4}).hand("allies", {"their-finest-hour"}).play();
  t.dice({"armor"}).act("play their-finest-hour");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

Position fight(const std::string& unit, Coord target) {
  return Position()
      .unit("allies", unit, {12, 4})
      .unit("axis", "infantry", target)
      .unit("axis", "infantry", {0, 0})
      .hand("allies", {"their-finest-hour"});
}

void order(Table& t) {
  t.dice({"star"}).act("play their-finest-hour");
  t.run("order 12,4", "done", "done");
}

TEST(TFH09, OneExtraDieInCloseAssaultAndFire) {
  struct Row {
    std::string unit;
    int distance;
    int dice;
  };
  for (const Row& row : {Row{"infantry", 1, 4}, Row{"infantry", 2, 3}, Row{"infantry", 3, 2}, Row{"armor", 1, 4},
                         Row{"armor", 3, 4}, Row{"artillery", 1, 4}, Row{"artillery", 6, 2}}) {
    SCOPED_TRACE(row.unit + " at " + std::to_string(row.distance));
    const Coord target{12 + 2 * row.distance, 4};
    Table t = fight(row.unit, target).play();
    order(t);
    t.dice(Texts(static_cast<std::size_t>(row.dice), "star"));
    t.act("battle 12,4 > " + std::to_string(target.col) + ",4");
    EXPECT_EQ(t.figures(target), 4);
  }
}

TEST(TFH09, TheExtraDieCountsInOverrun) {
  for (const int next : {16, 18}) {
    SCOPED_TRACE(next);
    Table t = fight("armor", {14, 4}).unit("axis", "infantry", {next, 4}).play();
    order(t);
    t.dice({"infantry", "infantry", "infantry", "infantry"}).act("battle 12,4 > 14,4");
    t.act("take-ground 12,4");
    ASSERT_EQ(t.decision(), "overrun");
    t.dice({"star", "star", "star", "infantry"}).act("battle 14,4 > " + std::to_string(next) + ",4");
    EXPECT_EQ(t.figures({next, 4}), 3);
  }
}

TEST(TFH10, MovesAndTerrainAreAsUsual) {
  Table t = fight("infantry", {18, 4}).terrain("forest", {10, 4}).play();
  t.dice({"infantry"}).act("play their-finest-hour");
  t.run("order 12,4", "done");
  EXPECT_FALSE(t.offers("move 12,4 > 8,4"));   // the forest stops it
  EXPECT_FALSE(t.offers("move 12,4 > 15,7"));  // three hexes
  t.run("move 12,4 > 16,4", "done");
  EXPECT_FALSE(t.offers("battle 16,4 > 18,4"));  // it moved two
}

TEST(TFH11, TheCardDeckAndDiscardsAreShuffledBeforeTheDraw) {
  Table t = army().first("axis").hand("axis", {"barrage", "probe-left"}).play();
  t.act("play barrage");
  t.dice({"star", "star", "star", "star"}).act("target 12,4");
  ASSERT_EQ(t.discard_top(), "barrage");
  const int deck = t.deck_size();
  t.dice({"infantry", "flag", "flag", "flag", "flag"}).act("play their-finest-hour");
  EXPECT_EQ(t.happened("deck-shuffled"), 0);  // not when it is played
  t.run("order 12,4", "done", "done");
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
  t.draw({"their-finest-hour"}).act("done");  // the card itself may be drawn at once
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.discard_top(), "");
  EXPECT_EQ(t.state().open.discard.size, 0);
  EXPECT_EQ(t.deck_size(), deck + 2 - 1);  // Barrage and this card in, one card out
}

TEST(TFH11, ADiscardedCardMayComeBack) {
  Table t = army().first("axis").hand("axis", {"barrage"}).play();
  t.act("play barrage");
  t.dice({"star", "star", "star", "star"}).act("target 12,4");
  t.dice({"flag", "flag", "flag", "flag", "flag"}).act("play their-finest-hour");
  t.draw({"barrage"}).act("done");
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-left", "probe-left", "attack-left", "barrage"}));
}

TEST(TFH12, HandsAreNotPartOfTheShuffle) {
  Table t = army().hand("axis", {"ambush", "barrage"}).play();
  t.dice({"flag", "flag", "flag", "flag", "flag"}).act("play their-finest-hour");
  t.draw({"move-out"}).act("done");
  EXPECT_EQ(t.hand("axis"), (Texts{"ambush", "barrage"}));
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-left", "probe-left", "attack-left", "move-out"}));
  EXPECT_EQ(t.deck_size(), 60 - 2 - 5);
  EXPECT_FALSE(t.state().hidden.deck.holds(Card::Ambush));
}

TEST(TFH13, TheDeckIsReshuffledEvenIfNoUnitWasOrdered) {
  Table t = army().play();
  t.deck({"recon-left"});  // all others are discarded
  t.dice({"infantry", "star", "flag", "flag", "flag"}).act("play their-finest-hour");
  t.draw({"air-power"}).act("done");
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.deck_size(), 60 - 4 - 5);
}

// No battle deals so many cards, but a loaded state may hold them.
TEST(CARD08, AHugeHandRollsAsManyDiceAsARollHolds) {
  Table t = army().play();
  CardBag& deck = t.state().hidden.deck;
  CardBag& hand = t.state().hidden.hands[index(Side::Allies)];
  while (hand.size <= kMaxDice) {
    const Card card = deck.at(0);
    deck.remove(card);
    hand.add(card);
  }
  t.state().open.hand_size[index(Side::Allies)] = hand.size;
  t.state().open.deck_size = deck.size;
  t.dice(Texts(kMaxDice, "flag")).act("play their-finest-hour");
  EXPECT_EQ(t.happened("dice-rolled"), 1);
}

}  // namespace
}  // namespace bocage
