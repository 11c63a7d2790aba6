// COMR-69, COMR-75, COMR-78: the commissar's chip and the Air rules; OVL-42.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

const Texts kHand{"probe-left", "probe-center", "probe-right", "attack-left",   "attack-center",
                  "air-power",  "move-out",     "recon-left",  "counter-attack"};

// The Soviet commander's first turn: these cards lay under the chip, and an Attack is put there.
Table with_chip(const Texts& chip) {
  Position p;
  p.overlord().nation("allies", "soviet-union").commissar().air().hand("allies", kHand);
  for (const int col : {4, 24, 46}) { p.unit("allies", "infantry", {col, 8}).unit("axis", "infantry", {col, 0}); }
  Table t = p.play();
  for (const std::string& card : chip) { t.act("chip " + card); }
  t.run("done", "chip attack-center", "done");
  return t;
}

TEST(COMR75, GivenFromTheTableBesideCardsOfTheChip) {
  Table t = with_chip({"probe-left", "probe-right"});
  EXPECT_TRUE(t.offers("hand-out air-sortie left"));
  t.run("hand-out air-sortie left", "hand-out probe-left left", "hand-out probe-right right", "done");
  EXPECT_EQ(t.sorties("allies"), 0);
}

TEST(COMR75, NeverUnderTheChip) {
  Position p;
  p.overlord().nation("allies", "soviet-union").commissar().air().hand("allies", kHand);
  for (const int col : {4, 24, 46}) { p.unit("allies", "infantry", {col, 8}).unit("axis", "infantry", {col, 0}); }
  EXPECT_FALSE(p.play().offers("chip air-sortie"));
}

TEST(COMR69_COMR75, NoneBesideThreeCardsOfTheChip) {
  Table t = with_chip({"probe-left", "probe-center", "probe-right"});
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  EXPECT_EQ(t.why_not("hand-out air-sortie left"), "CIC-01 too-many-cards");
}

// The table of COMR: if the chip's cards are left unplayed, only Counter-Attacks may replace them.
TEST(COMR70_COMR75, AnAirSortieDoesNotTakeThePlaceOfTheChip) {
  Position p;
  p.overlord().nation("allies", "soviet-union").commissar().air().hand("allies", kHand);
  for (const int col : {4, 24, 46}) { p.unit("allies", "infantry", {col, 8}).unit("axis", "infantry", {col, 0}); }
  Table t = p.play();
  t.run("chip probe-left", "done", "pass", "hand-out air-sortie left");
  EXPECT_FALSE(t.offers("done"));
  t.act("hand-out counter-attack right");
  EXPECT_TRUE(t.offers("done"));
}

TEST(COMR78, AirPowerMayLieUnderTheChip) {
  Table t = with_chip({"air-power", "probe-right"});
  EXPECT_FALSE(t.offers("hand-out air-power commander"));
  t.run("hand-out air-power left", "hand-out probe-right right", "done", "place air-power");
  EXPECT_TRUE(t.offers_to("allies/left", "bring-in yak 4,8"));
}

TEST(OVL42, FourAirSortiesWithTheAirRulesOnly) {
  const auto with = Position().overlord().air().battle();
  EXPECT_EQ(with->deck().count(Card::AirSortie), 4);
  EXPECT_EQ(with->deck().size, 124);
  EXPECT_EQ(Position().overlord().battle()->deck().count(Card::AirSortie), 0);
}

}  // namespace
}  // namespace bocage
