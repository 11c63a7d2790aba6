// OCARD-01 to 05 and 10 to 17: what a card orders, and in which of a Field General's sections.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

// A Field General, named as in their flank cards, and the units of front() in their left and right section.
struct Flank {
  std::string role;
  Hexes left;
  Hexes right;
};
const std::vector<Flank> kFlanks{
    {"left", {"0,6", "2,6", "4,6", "6,6"}, {"8,6", "10,6", "12,6", "14,6"}},
    {"center", {"18,6", "20,6", "22,6", "24,6"}, {"26,6", "28,6", "30,6", "32,6"}},
    {"right", {"34,6", "36,6", "38,6", "40,6"}, {"44,6", "46,6", "48,6", "50,6"}},
};

// Four infantry in each of the six sections.
Seat front(std::string_view side, Texts hand) {
  Seat seat(side);
  for (const int col : {0, 8, 18, 26, 34, 44}) {
    seat.own("infantry", {{col, 6}, {col + 2, 6}, {col + 4, 6}, {col + 6, 6}});
  }
  seat.foe("infantry", {25, 1}).hand(std::move(hand));
  return seat;
}

Hexes both(const Flank& flank) {
  Hexes all = flank.left;
  all.insert(flank.right.begin(), flank.right.end());
  return all;
}

// A card of one flank may be placed in either section of its wing; it orders this many units there and none elsewhere.
void expect_one_section(const std::string& card, std::size_t orders) {
  for (const std::string_view side : kOwnSides) {
    for (const Flank& flank : kFlanks) {
      for (const std::string where : {"left", "right"}) {
        SCOPED_TRACE(std::string(side) + " " + flank.role + " " + where);
        const std::string named = card == "pincer-move" ? card : card + "-" + flank.role;
        if (named == "pincer-move" && flank.role == "center") { continue; }
        Seat seat = front(side, {named, "probe-left", "probe-right"});
        seat.give({named + " " + flank.role});
        EXPECT_EQ(seat.offered(flank.role, "place"), (Hexes{named + " left", named + " right"}));
        seat.act(flank.role, "place " + named + " " + where);
        EXPECT_EQ(seat.orders(flank.role), where == "left" ? flank.left : flank.right);
        EXPECT_EQ(seat.order_all(flank.role).size(), orders);
      }
    }
  }
}

// A card that covers both sections of its wing: this many in each.
void expect_each_section(const std::string& card, std::size_t orders) {
  for (const std::string_view side : kOwnSides) {
    for (const Flank& flank : kFlanks) {
      SCOPED_TRACE(std::string(side) + " " + flank.role);
      Seat seat = front(side, {card, "probe-left", "probe-right"});
      seat.give({card + " " + flank.role});
      EXPECT_EQ(seat.offered(flank.role, "place"), Hexes{card});
      seat.act(flank.role, "place " + card);
      EXPECT_EQ(seat.orders(flank.role), both(flank));
      std::size_t in_left = 0;
      for (; in_left < orders; ++in_left) {
        seat.act(flank.role, "order " + *std::next(flank.left.begin(), static_cast<std::ptrdiff_t>(in_left)));
      }
      EXPECT_EQ(seat.orders(flank.role), flank.right);  // the other section's unused orders do not carry over
      EXPECT_EQ(seat.order_all(flank.role).size(), orders);
    }
  }
}

TEST(OCARD01, ATacticOrdersFromBothSectionsOfItsGeneralAndNowhereElse) {
  for (const std::string_view side : kOwnSides) {
    for (const Flank& flank : kFlanks) {
      SCOPED_TRACE(std::string(side) + " " + flank.role);
      Seat seat = front(side, {"move-out", "probe-left", "probe-right"});
      seat.give({"move-out " + flank.role}).act(flank.role, "place move-out");
      EXPECT_EQ(seat.orders(flank.role), both(flank));
      seat.act(flank.role, "order " + *flank.left.begin()).act(flank.role, "order " + *flank.right.begin());
      EXPECT_EQ(seat.order_all(flank.role).size(), 2U);  // four in total, anywhere in the wing
    }
  }
}

TEST(OCARD02, OnlyTheWingCountsForTheFallback) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("armor", {{4, 6}, {10, 6}}).own("infantry", {{20, 6}, {36, 6}}).own("armor", {40, 6});
    seat.foe("infantry", {25, 1}).hand({"move-out", "move-out", "probe-left"});
    seat.give({"move-out left", "move-out right"});
    seat.act("left", "place move-out");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "4,6"}));  // the infantry is in other wings
    seat.act("left", "order 10,6");
    EXPECT_EQ(seat.orders("left"), Hexes{});
    seat.act("right", "place move-out");
    EXPECT_EQ(seat.orders("right"), Hexes{"36,6"});  // one infantry in the wing: no fallback
  }
}

TEST(OCARD03, LostOrdersDoNotPassToAnotherPost) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{4, 6}, {10, 6}, {12, 6}, {20, 6}}).foe("infantry", {25, 1});
    seat.hand({"attack-left", "probe-left", "probe-right"});
    seat.give({"attack-left left"}).run("left", {"place attack-left left", "order 4,6"});
    EXPECT_EQ(seat.orders("left"), Hexes{});
    EXPECT_EQ(seat.orders("center"), Hexes{});
    EXPECT_EQ(seat.asked("center"), "initiative");
  }
}

TEST(OCARD04, FewerMayBeOrdered) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = front(side, {"attack-left", "assault-right", "probe-right"});
    seat.give({"attack-left left", "assault-right right"});
    seat.run("left", {"place attack-left left", "order 2,6", "done"});
    EXPECT_EQ(seat.asked("left"), "move");
    seat.run("right", {"place assault-right right", "done"});  // no units there
    EXPECT_EQ(seat.asked("right"), "");
  }
}

TEST(OCARD05, TacticCardsWorkAsInTheBaseGame) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("armor", {{4, 6}, {10, 6}}).foe("armor", {{5, 5}, {10, 2}}).foe("infantry", {25, 1});
    seat.hand({"armor-assault", "probe-left", "probe-right"});
    seat.give({"armor-assault left"})
        .run("left", {"place armor-assault", "order 4,6", "order 10,6", "done", "move 10,6 > 11,5"});
    seat.skip_to("battle");
    seat.dice({"star", "star", "star", "star"}).act("left", "battle 4,6 > 5,5");  // ARM-02
    seat.dice({"star", "star", "star"}).act("left", "battle 11,5 > 10,2");        // ARM-03
    EXPECT_EQ(seat.figures({5, 5}), 3);
  }
}

TEST(OCARD10, ReconOrdersOneUnitInOneSection) { expect_one_section("recon", 1); }

TEST(OCARD11, ReconRaisesTheDraw) {
  for (const std::string_view side : kOwnSides) {
    for (const bool recon : {true, false}) {
      SCOPED_TRACE(std::string(side) + (recon ? " recon" : " probe"));
      const std::string first = recon ? "recon-left" : "probe-left";
      Seat seat = front(side, {first, "probe-center", "probe-right", "probe-right", "probe-right", "probe-center"});
      seat.give({first + " left", "probe-center center", "probe-right right"});
      seat.act("left", "place " + first + " left");
      seat.act("center", "place probe-center left").act("right", "place probe-right left");
      seat.end_turn();
      EXPECT_EQ(seat.table().hand(side).size(), recon ? 6U : 5U);  // three left; OVL-81, OVL-82
    }
  }
}

TEST(OCARD12, ProbeOrdersTwoUnitsInOneSection) { expect_one_section("probe", 2); }
TEST(OCARD13, AttackOrdersThreeUnitsInOneSection) { expect_one_section("attack", 3); }
TEST(OCARD14, AssaultOrdersAllUnitsInOneSection) { expect_one_section("assault", 4); }

TEST(OCARD14, AssaultOrdersUnitsOnTheLines) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{7, 5}, {10, 6}, {17, 5}, {18, 6}, {6, 6}}).foe("infantry", {25, 1});
    seat.hand({"assault-left", "probe-left", "probe-right"});
    seat.give({"assault-left left"}).act("left", "place assault-left right");
    EXPECT_EQ(seat.order_all("left"), (Hexes{"10,6", "17,5", "7,5"}));
  }
}

TEST(OCARD15, ReconInForceOrdersOneInEachSection) { expect_each_section("recon-in-force", 1); }
TEST(OCARD16, GeneralAdvanceOrdersTwoInEachSection) { expect_each_section("general-advance", 2); }
TEST(OCARD17, PincerMoveOrdersTwoInOneSectionOfAnOuterGeneral) {
  expect_one_section("pincer-move", 2);
  for (const std::string_view side : kOwnSides) {
    Seat seat = front(side, {"pincer-move", "probe-left", "probe-right"});
    EXPECT_TRUE(seat.offers("commander", "hand-out pincer-move left"));
    EXPECT_TRUE(seat.offers("commander", "hand-out pincer-move right"));
    EXPECT_FALSE(seat.offers("commander", "hand-out pincer-move center"));
  }
}

}  // namespace
}  // namespace bocage
