// SCD: the Section cards.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// Four units in each section, none of them on a dotted line.
Position line_of(const std::string& side) {
  Position position;
  for (const int column : {0, 2, 4, 6, 8, 10, 12, 14, 18, 20, 22, 24}) { position.unit(side, "infantry", {column, 4}); }
  return position.first(side);
}

// How many units a card orders in each strip of the map: c <= 7, between, c >= 17.
using Strips = std::array<int, 3>;

Strips orders_of(const std::string& side, const std::string& card) {
  Table t = line_of(side).hand(side, {card}).play();
  t.act("play " + card);
  Strips strips{};
  while (t.offers_kind("order")) {
    for (const int column : {0, 2, 4, 6, 8, 10, 12, 14, 18, 20, 22, 24}) {
      const std::string order = "order " + std::to_string(column) + ",4";
      if (!t.offers(order)) { continue; }
      t.act(order);
      ++strips[column < 7 ? 0 : column < 17 ? 1 : 2];
      break;
    }
  }
  EXPECT_TRUE(t.offers("done"));
  return strips;
}

// The hexes on offer for an order.
std::vector<std::string> may_order(const Table& t) {
  std::vector<std::string> hexes;
  for (const std::string& text : t.legal()) {
    if (text.starts_with("order ")) { hexes.push_back(text.substr(6)); }
  }
  return hexes;
}

TEST(SCD01, ReconOrdersOne) {
  EXPECT_EQ(orders_of("allies", "recon-left"), (Strips{1, 0, 0}));
  EXPECT_EQ(orders_of("allies", "recon-center"), (Strips{0, 1, 0}));
  EXPECT_EQ(orders_of("allies", "recon-right"), (Strips{0, 0, 1}));
  EXPECT_EQ(orders_of("axis", "recon-left"), (Strips{0, 0, 1}));
  EXPECT_EQ(orders_of("axis", "recon-center"), (Strips{0, 1, 0}));
  EXPECT_EQ(orders_of("axis", "recon-right"), (Strips{1, 0, 0}));
}

TEST(SCD02, DrawTwoKeepOne) {
  Table t = line_of("allies").hand("allies", {"recon-left", "probe-left"}).play();
  t.run("play recon-left", "order 0,4", "done", "done");
  t.draw({"assault-left", "ambush"}).act("done");
  ASSERT_EQ(t.decision(), "keep");
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (std::vector<std::string>{"keep assault-left", "keep ambush"}));
  t.act("keep ambush");
  EXPECT_EQ(t.hand("allies"), (std::vector<std::string>{"probe-left", "ambush"}));
  EXPECT_EQ(t.discard_top(), "assault-left");
}

TEST(SCD02, TheReconDrawFollowsEvenIfNoUnitWasOrdered) {
  for (const std::string card : {"recon-left", "recon-center", "recon-right"}) {
    SCOPED_TRACE(card);
    Table t = Position().first("axis").hand("axis", {card}).play();
    t.act("play " + card);
    t.draw({"assault-left", "ambush"}).act("done");
    ASSERT_EQ(t.decision(), "keep");
    t.act("keep assault-left");
    EXPECT_EQ(t.hand("axis"), (std::vector<std::string>{"assault-left"}));
    EXPECT_EQ(t.discard_top(), "ambush");
  }
}

TEST(SCD02, OtherCardsHaveTheOrdinaryDraw) {
  Table t = line_of("allies").hand("allies", {"probe-left"}).play();
  t.act("play probe-left");
  t.draw({"ambush"}).act("done");
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.hand("allies"), (std::vector<std::string>{"ambush"}));
}

TEST(SCD03, ProbeOrdersTwo) {
  EXPECT_EQ(orders_of("allies", "probe-left"), (Strips{2, 0, 0}));
  EXPECT_EQ(orders_of("allies", "probe-center"), (Strips{0, 2, 0}));
  EXPECT_EQ(orders_of("allies", "probe-right"), (Strips{0, 0, 2}));
  EXPECT_EQ(orders_of("axis", "probe-left"), (Strips{0, 0, 2}));
  EXPECT_EQ(orders_of("axis", "probe-center"), (Strips{0, 2, 0}));
  EXPECT_EQ(orders_of("axis", "probe-right"), (Strips{2, 0, 0}));
}

TEST(SCD04, AttackOrdersThree) {
  EXPECT_EQ(orders_of("allies", "attack-left"), (Strips{3, 0, 0}));
  EXPECT_EQ(orders_of("allies", "attack-center"), (Strips{0, 3, 0}));
  EXPECT_EQ(orders_of("allies", "attack-right"), (Strips{0, 0, 3}));
  EXPECT_EQ(orders_of("axis", "attack-left"), (Strips{0, 0, 3}));
  EXPECT_EQ(orders_of("axis", "attack-center"), (Strips{0, 3, 0}));
  EXPECT_EQ(orders_of("axis", "attack-right"), (Strips{3, 0, 0}));
}

TEST(SCD05, AssaultOrdersAll) {
  EXPECT_EQ(orders_of("allies", "assault-left"), (Strips{4, 0, 0}));
  EXPECT_EQ(orders_of("allies", "assault-center"), (Strips{0, 4, 0}));
  EXPECT_EQ(orders_of("allies", "assault-right"), (Strips{0, 0, 4}));
  EXPECT_EQ(orders_of("axis", "assault-left"), (Strips{0, 0, 4}));
  EXPECT_EQ(orders_of("axis", "assault-center"), (Strips{0, 4, 0}));
  EXPECT_EQ(orders_of("axis", "assault-right"), (Strips{4, 0, 0}));
}

Position on_the_lines(const std::string& side) {
  return Position()
      .unit(side, "infantry", {5, 3})
      .unit(side, "armor", {7, 3})
      .unit(side, "artillery", {9, 3})
      .unit(side, "infantry", {15, 3})
      .unit(side, "armor", {17, 3})
      .unit(side, "artillery", {19, 3})
      .first(side);
}

TEST(SCD05, DottedLineHexesIncluded) {
  struct Row {
    std::string side, card;
    std::vector<std::string> hexes;
  };
  for (const Row& row :
       {Row{"allies", "assault-left", {"5,3", "7,3"}}, Row{"allies", "assault-center", {"7,3", "9,3", "15,3", "17,3"}},
        Row{"allies", "assault-right", {"17,3", "19,3"}}, Row{"axis", "assault-left", {"17,3", "19,3"}},
        Row{"axis", "assault-center", {"7,3", "9,3", "15,3", "17,3"}}, Row{"axis", "assault-right", {"5,3", "7,3"}}}) {
    SCOPED_TRACE(row.side + " " + row.card);
    Table t = on_the_lines(row.side).hand(row.side, {row.card}).play();
    t.act("play " + row.card);
    EXPECT_EQ(may_order(t), row.hexes);
    for (const std::string& hex : row.hexes) { t.act("order " + hex); }
  }
}

TEST(SCD06, ReconInForceOrdersOneInEach) {
  EXPECT_EQ(orders_of("allies", "recon-in-force"), (Strips{1, 1, 1}));
  EXPECT_EQ(orders_of("axis", "recon-in-force"), (Strips{1, 1, 1}));
}

TEST(SCD06, OrdinaryDraw) {
  Table t = line_of("allies").hand("allies", {"recon-in-force"}).play();
  t.act("play recon-in-force");
  t.draw({"ambush"}).act("done");
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.hand("allies"), (std::vector<std::string>{"ambush"}));
}

TEST(SCD07, GeneralAdvanceOrdersTwoInEach) {
  EXPECT_EQ(orders_of("allies", "general-advance"), (Strips{2, 2, 2}));
  EXPECT_EQ(orders_of("axis", "general-advance"), (Strips{2, 2, 2}));
}

TEST(SCD08, PincerMoveOrdersTwoOnEachFlank) {
  EXPECT_EQ(orders_of("allies", "pincer-move"), (Strips{2, 0, 2}));
  EXPECT_EQ(orders_of("axis", "pincer-move"), (Strips{2, 0, 2}));
}

Position pincer_example() {
  return Position()
      .unit("allies", "infantry", {7, 1})
      .unit("allies", "infantry", {7, 5})
      .unit("allies", "infantry", {5, 3})
      .unit("allies", "infantry", {20, 4})
      .hand("allies", {"pincer-move", "attack-center"});
}

// The example: any two of the first three, and [20,4].
TEST(SCD09, PincerMoveTakesLineUnitsFromTheirFlank) {
  const std::vector<std::string> three{"7,1", "7,5", "5,3"};
  for (const std::string& left_out : three) {
    SCOPED_TRACE("without " + left_out);
    Table t = pincer_example().play();
    t.act("play pincer-move");
    for (const std::string& hex : three) {
      if (hex != left_out) { t.act("order " + hex); }
    }
    EXPECT_EQ(may_order(t), (std::vector<std::string>{"20,4"}));
    t.act("order 20,4");
    EXPECT_TRUE(may_order(t).empty());
  }
}

TEST(SCD09, ACenterCardTakesThemFromTheCenter) {
  Table t = pincer_example().play();
  t.act("play attack-center");
  EXPECT_EQ(may_order(t), (std::vector<std::string>{"7,1", "7,5"}));
}

TEST(SCD10, NoExtraDiceAndNoExtraMoves) {
  for (const std::string card : {"recon-left", "probe-left", "attack-left", "assault-left", "recon-in-force",
                                 "general-advance", "pincer-move"}) {
    SCOPED_TRACE(card);
    Table t =
        Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {6, 4}).hand("allies", {card}).play();
    t.run("play " + card, "order 4,4", "done");
    EXPECT_TRUE(t.offers("move 4,4 > 6,6"));
    EXPECT_FALSE(t.offers("move 4,4 > 1,1"));
    t.act("done");
    t.dice({"star", "star", "star"}).act("battle 4,4 > 6,4");
    EXPECT_FALSE(t.offers_kind("battle"));
  }
}

TEST(SCD10, NoRestrictionIsLifted) {
  for (const std::string card : {"recon-left", "probe-left", "attack-left", "assault-left", "recon-in-force",
                                 "general-advance", "pincer-move"}) {
    SCOPED_TRACE(card);
    Table t = Position()
                  .terrain("forest", {2, 4})
                  .unit("allies", "infantry", {4, 4})
                  .unit("axis", "infantry", {1, 5})
                  .hand("allies", {card})
                  .play();
    t.run("play " + card, "order 4,4", "done");
    EXPECT_FALSE(t.offers("move 4,4 > 0,4"));  // through the forest
    t.run("move 4,4 > 2,4", "done");
    EXPECT_FALSE(t.offers("battle 2,4 > 1,5"));
  }
}

}  // namespace
}  // namespace bocage
