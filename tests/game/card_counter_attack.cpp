// CTR-01 to CTR-07: what a Counter-Attack copies.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// Four infantry units of each side in each section; the Axis begins.
Position armies() {
  Position position;
  for (const int column : {0, 2, 4, 6, 8, 10, 12, 14, 18, 20, 22, 24}) {
    position.unit("axis", "infantry", {column, 0}).unit("allies", "infantry", {column, 8});
  }
  return position.first("axis");
}

// How many units the player on turn may order in each strip of the map, from left to right.
Texts orders(Table& t) {
  const int row = t.pending_side() == "axis" ? 0 : 8;
  std::vector<int> strips(3);
  for (const int column : {0, 2, 4, 6, 8, 10, 12, 14, 18, 20, 22, 24}) {
    const std::string order = "order " + std::to_string(column) + "," + std::to_string(row);
    if (!t.offers(order)) { continue; }
    t.act(order);
    ++strips[column < 7 ? 0 : column < 17 ? 1 : 2];
  }
  return {std::to_string(strips[0]), std::to_string(strips[1]), std::to_string(strips[2])};
}

// The units the Allies may order with Counter-Attack after the Axis played a card, and the reverse.
Texts copied(const std::string& copier, const std::string& card) {
  const std::string opponent = copier == "axis" ? "allies" : "axis";
  Table t = armies().first(opponent).hand(opponent, {card}).hand(copier, {"counter-attack"}).play();
  t.act("play " + card);
  if (card.starts_with("recon-") && card != "recon-in-force") {
    t.draw({"ambush", "barrage"}).run("done", "keep ambush");
  } else {
    t.end_turn();
  }
  t.act("play counter-attack");
  return orders(t);
}

TEST(CTR01, TheCardOfTheOpponentsLastTurn) {
  Table t = armies()
                .hand("axis", {"attack-center", "probe-right"})
                .hand("allies", {"recon-in-force", "counter-attack"})
                .play();
  t.act("play attack-center").end_turn();
  t.act("play recon-in-force").end_turn();
  t.act("play probe-right").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(orders(t), (Texts{"2", "0", "0"}));  // Probe, not Attack, and not the copier's own card
}

TEST(CTR02, ACopyOrdersTheCopiersOwnUnits) {
  Table t = Position()
                .unit("axis", "armor", {2, 2})
                .unit("axis", "armor", {12, 2})
                .unit("allies", "armor", {22, 6})
                .unit("allies", "infantry", {12, 6})
                .first("axis")
                .hand("axis", {"armor-assault"})
                .hand("allies", {"counter-attack"})
                .play();
  t.run("play armor-assault", "order 2,2", "order 12,2").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (Texts{"order 22,6", "done"}));
}

TEST(CTR02, ACopyGivesTheExtraDiceOfTheCard) {
  Table t = Position()
                .unit("axis", "armor", {12, 2})
                .unit("allies", "armor", {12, 6})
                .unit("axis", "infantry", {14, 6})
                .first("axis")
                .hand("axis", {"armor-assault"})
                .hand("allies", {"counter-attack"})
                .play();
  t.act("play armor-assault").end_turn();
  t.run("play counter-attack", "order 12,6", "done", "done");
  t.dice({"star", "star", "star", "infantry"}).act("battle 12,6 > 14,6");
  EXPECT_EQ(t.figures({14, 6}), 3);
}

TEST(CTR03, TheCardIsCopiedNotItsFallback) {
  Table t = Position()
                .unit("axis", "armor", {2, 2})
                .unit("axis", "artillery", {12, 2})
                .unit("allies", "infantry", {2, 6})
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "armor", {22, 6})
                .first("axis")
                .hand("axis", {"move-out"})
                .hand("allies", {"counter-attack"})
                .play();
  t.run("play move-out", "order 2,2").end_turn();  // by fallback
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"order 2,6", "order 12,6", "done"}));
  t.run("order 2,6", "order 12,6");
}

TEST(CTR03, TheFallbackDependsOnTheCopiersUnits) {
  Table t = Position()
                .unit("axis", "infantry", {2, 2})
                .unit("allies", "armor", {2, 6})
                .unit("allies", "artillery", {12, 6})
                .first("axis")
                .hand("axis", {"move-out"})
                .hand("allies", {"counter-attack"})
                .play();
  t.act("play move-out").end_turn();  // no unit is ordered
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"order 2,6", "order 12,6", "done"}));
  t.act("order 12,6");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(CTR03, AnInfantryAssaultByFallbackLeavesTheSectionOpen) {
  Table t = Position()
                .unit("axis", "armor", {2, 2})
                .unit("allies", "infantry", {2, 6})
                .unit("allies", "infantry", {22, 6})
                .first("axis")
                .hand("axis", {"infantry-assault"})
                .hand("allies", {"counter-attack"})
                .play();
  t.run("play infantry-assault", "order 2,2").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"section left", "section center", "section right"}));
}

// The example: the top player's Attack (left) is c >= 17; the bottom player's copy is their right flank, also c >= 17.
TEST(CTR04, FlanksAreMirroredSoTheStripIsTheSame) {
  EXPECT_EQ(copied("allies", "attack-left"), (Texts{"0", "0", "3"}));
  EXPECT_EQ(copied("allies", "attack-right"), (Texts{"3", "0", "0"}));
  EXPECT_EQ(copied("allies", "probe-left"), (Texts{"0", "0", "2"}));
  EXPECT_EQ(copied("allies", "probe-right"), (Texts{"2", "0", "0"}));
  EXPECT_EQ(copied("allies", "recon-left"), (Texts{"0", "0", "1"}));
  EXPECT_EQ(copied("allies", "recon-right"), (Texts{"1", "0", "0"}));
  EXPECT_EQ(copied("allies", "assault-left"), (Texts{"0", "0", "4"}));
  EXPECT_EQ(copied("allies", "assault-right"), (Texts{"4", "0", "0"}));
}

TEST(CTR04, LeftAndRightAreExchangedForThePlayerAtTheTop) {
  EXPECT_EQ(copied("axis", "attack-left"), (Texts{"3", "0", "0"}));
  EXPECT_EQ(copied("axis", "attack-right"), (Texts{"0", "0", "3"}));
  EXPECT_EQ(copied("axis", "assault-left"), (Texts{"4", "0", "0"}));
  EXPECT_EQ(copied("axis", "assault-right"), (Texts{"0", "0", "4"}));
}

TEST(CTR05, CenterCardsAndThoseForSeveralSectionsAreUnchanged) {
  for (const std::string copier : {"allies", "axis"}) {
    SCOPED_TRACE(copier);
    EXPECT_EQ(copied(copier, "recon-center"), (Texts{"0", "1", "0"}));
    EXPECT_EQ(copied(copier, "probe-center"), (Texts{"0", "2", "0"}));
    EXPECT_EQ(copied(copier, "attack-center"), (Texts{"0", "3", "0"}));
    EXPECT_EQ(copied(copier, "assault-center"), (Texts{"0", "4", "0"}));
    EXPECT_EQ(copied(copier, "recon-in-force"), (Texts{"1", "1", "1"}));
    EXPECT_EQ(copied(copier, "general-advance"), (Texts{"2", "2", "2"}));
    EXPECT_EQ(copied(copier, "pincer-move"), (Texts{"2", "0", "2"}));
  }
}

TEST(CTR06, AnInfantryAssaultStaysInItsStrip) {
  struct Row {
    std::string first, copier, section;
    Texts strips;
  };
  for (const Row& row :
       {Row{"axis", "allies", "left", {"0", "0", "4"}}, Row{"axis", "allies", "center", {"0", "4", "0"}},
        Row{"axis", "allies", "right", {"4", "0", "0"}}, Row{"allies", "axis", "left", {"4", "0", "0"}},
        Row{"allies", "axis", "right", {"0", "0", "4"}}}) {
    SCOPED_TRACE(row.first + " " + row.section);
    Table t =
        armies().first(row.first).hand(row.first, {"infantry-assault"}).hand(row.copier, {"counter-attack"}).play();
    t.run("play infantry-assault", "section " + row.section).end_turn();
    t.act("play counter-attack");
    EXPECT_EQ(t.decision(), "order");  // no section to choose
    EXPECT_EQ(orders(t), row.strips);
  }
}

// The example: Probe (left), copied as Probe (right), copied again as Probe (left).
TEST(CTR07, ACopyOfACopy) {
  Table t = armies().hand("axis", {"probe-left", "counter-attack"}).hand("allies", {"counter-attack"}).play();
  t.act("play probe-left").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(orders(t), (Texts{"0", "0", "2"}));  // the bottom player's right
  t.end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(orders(t), (Texts{"0", "0", "2"}));  // the top player's left
}

TEST(CTR07, ACopyOfACopiedInfantryAssaultIsInTheSameStrip) {
  Table t = armies().hand("axis", {"infantry-assault", "counter-attack"}).hand("allies", {"counter-attack"}).play();
  t.run("play infantry-assault", "section left").end_turn();
  t.act("play counter-attack").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(orders(t), (Texts{"0", "0", "4"}));
}

}  // namespace
}  // namespace bocage
