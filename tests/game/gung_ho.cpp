// GUNG-01 to GUNG-07: the Marines order one more unit.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// Six infantry and five armor units of the Marines: 4 in the left section, 4 in the center, 3 on the right.
Position marines() {
  Position p;
  p.command("allies", "gung-ho").unit("axis", "infantry", {12, 0});
  for (const int col : {0, 2}) { p.unit("allies", "infantry", {col, 8}).unit("allies", "armor", {col, 6}); }
  for (const int col : {10, 12}) { p.unit("allies", "infantry", {col, 8}).unit("allies", "armor", {col, 6}); }
  p.unit("allies", "infantry", {20, 8}).unit("allies", "infantry", {22, 8}).unit("allies", "armor", {24, 8});
  return p;
}

// How many units a card can order in total.
int most_orders(Table& t) {
  int n = 0;
  while (t.offers_kind("order")) {
    for (const std::string& action : t.legal()) {
      if (action.rfind("order ", 0) == 0) {
        t.act(action);
        ++n;
        break;
      }
    }
  }
  return n;
}

int orders_of(const std::string& card) {
  Table t = marines().hand("allies", {card}).play();
  t.act("play " + card);
  return most_orders(t);
}

TEST(GUNG01, SingleSectionCardsOrderOneMoreInTheirSection) {
  EXPECT_EQ(orders_of("recon-left"), 2);
  EXPECT_EQ(orders_of("probe-center"), 3);
  EXPECT_EQ(orders_of("attack-left"), 4);
  Table t = marines().hand("allies", {"probe-left"}).play();
  t.act("play probe-left");
  EXPECT_FALSE(t.offers("order 12,8")) << "in its section only";
}

TEST(GUNG02, CardsForSeveralSectionsOneMoreInAll) {
  EXPECT_EQ(orders_of("recon-in-force"), 4);
  EXPECT_EQ(orders_of("general-advance"), 7);
  EXPECT_EQ(orders_of("pincer-move"), 5);
  Table t = marines().hand("allies", {"recon-in-force"}).play();
  t.run("play recon-in-force", "order 0,8", "order 2,8");
  EXPECT_FALSE(t.offers("order 0,6")) << "the one more is spent on the left";
  EXPECT_TRUE(t.offers("order 12,8"));
  Table pincer = marines().hand("allies", {"pincer-move"}).play();
  pincer.act("play pincer-move");
  EXPECT_FALSE(pincer.offers("order 12,8")) << "in a section that it covers";
}

TEST(GUNG02, ATeamSharesTheOneMore) {
  Table t = marines().teams().hand("allies", {"recon-in-force"}).play();
  t.act("play recon-in-force");
  t.act_as("allies/left", "order 0,8").act_as("allies/left", "order 2,8");
  EXPECT_TRUE(t.offers_to("allies/right", "order 20,8"));
  t.act_as("allies/right", "order 20,8");
  EXPECT_FALSE(t.offers_to("allies/right", "order 22,8")) << "the left took it";
}

TEST(GUNG03, AssaultIsUnchanged) { EXPECT_EQ(orders_of("assault-right"), 3); }

TEST(GUNG04, TacticsForOneToFourUnits) {
  EXPECT_EQ(orders_of("armor-assault"), 5);
  EXPECT_EQ(orders_of("dig-in"), 5);
  EXPECT_EQ(orders_of("direct-from-hq"), 5);
  EXPECT_EQ(orders_of("firefight"), 5);
  EXPECT_EQ(orders_of("move-out"), 5);
  EXPECT_EQ(orders_of("behind-enemy-lines"), 2);
}

TEST(GUNG04, MedicsAndMechanicsHelpTwo) {
  Table t = marines().hand("allies", {"medics-and-mechanics", "probe-left"}).play();
  t.set_figures({0, 8}, 2).set_figures({12, 6}, 1).set_figures({20, 8}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"infantry", "flag"}).act("target 0,8");  // two cards: two dice each
  ASSERT_EQ(t.decision(), "patient");
  EXPECT_FALSE(t.offers("target 0,8")) << "another one";
  t.dice({"armor", "star"}).act("target 12,6");
  EXPECT_EQ(t.figures({0, 8}), 3);
  EXPECT_EQ(t.figures({12, 6}), 3);
  EXPECT_TRUE(t.offers("order 0,8"));
  EXPECT_TRUE(t.offers("order 12,6"));
  EXPECT_FALSE(t.offers("order 20,8"));
}

TEST(GUNG05, TheOthersAreUnchanged) {
  Table close = marines().unit("axis", "infantry", {13, 5}).hand("allies", {"close-assault"}).play();
  close.act("play close-assault");
  EXPECT_EQ(most_orders(close), 1) << "all that are next to an enemy, without an extra order";
  Table bombard = marines().hand("allies", {"artillery-bombard"}).play();
  bombard.act("play artillery-bombard");
  EXPECT_EQ(most_orders(bombard), 1) << "OQX-07: their fallback stays one unit";
  Table barrage = marines().hand("allies", {"barrage"}).play();
  barrage.act("play barrage").dice({"star", "star", "star", "star"}).act("target 12,0");
  EXPECT_NE(barrage.decision(), "target");
  Table finest = marines().hand("allies", {"their-finest-hour", "probe-left"}).play();
  finest.dice({"infantry", "flag"}).act("play their-finest-hour");
  EXPECT_EQ(most_orders(finest), 1);
}

TEST(GUNG06, CounterAttacksCountFromThePrintedNumber) {
  // The Marines ordered three units with their Probe; the Japanese copy orders two.
  Table t = marines()
                .command("axis", "imperial-army")
                .unit("axis", "infantry", {10, 0})
                .unit("axis", "infantry", {14, 0})
                .hand("allies", {"probe-center", "counter-attack"})
                .hand("axis", {"counter-attack", "probe-left"})
                .play();
  t.act("play probe-center").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(most_orders(t), 2);
  t.act("done").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(most_orders(t), 3) << "and a Marine answer to that one more than printed";
}

TEST(GUNG07, GungHoDoesNotChangeTheReconDraw) {
  Table t = marines().hand("allies", {"recon-left"}).play();
  t.act("play recon-left").draw({"probe-left", "move-out"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep probe-left", "keep move-out"}));
}

}  // namespace
}  // namespace bocage
