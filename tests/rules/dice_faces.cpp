// DICE: the die, and the effect of its faces on each kind of unit.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "game/chance.h"
#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kFaceTexts{"infantry", "armor", "grenade", "flag", "star"};

Arm arm_of(const std::string& type) {
  if (type == "artillery") { return Arm::Artillery; }
  return type == "armor" || type == "elite-armor" ? Arm::Armor : Arm::Infantry;
}

// The Allied infantry on [12,4] has battled the Axis unit on [13,3] and rolled this.
Table after(const std::string& type, const Texts& roll) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", type, {13, 3})
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice(roll).act("battle 12,4 > 13,3");
  return t;
}

int full(const std::string& type) { return Position().unit("axis", type, {13, 3}).play().figures({13, 3}); }

// The figures that one die with this face costs a unit at full strength.
int cost(const std::string& type, const std::string& face) {
  const Table t = after(type, {face, "star", "star"});
  return full(type) - t.figures({13, 3});
}

TEST(DICE01, SixSidesOfWhichTwoAreInfantry) {
  std::map<Face, int> sides;
  for (const Face face : kDieSides) { ++sides[face]; }
  EXPECT_EQ(sides, (std::map<Face, int>{
                       {Face::Infantry, 2}, {Face::Armor, 1}, {Face::Grenade, 1}, {Face::Flag, 1}, {Face::Star, 1}}));
}

// Tolerance: five standard deviations.
TEST(DICE01, EverySideIsEquallyLikely) {
  constexpr int kRolls = 600'000;
  FastChance chance(44);
  std::map<Face, int> seen;
  for (int i = 0; i < kRolls; ++i) { ++seen[chance.die()]; }
  EXPECT_NEAR(seen[Face::Infantry], kRolls / 3, 5 * 366);  // sqrt(n/3*2/3)
  for (const Face face : {Face::Armor, Face::Grenade, Face::Flag, Face::Star}) {
    EXPECT_NEAR(seen[face], kRolls / 6, 5 * 289) << name(face);  // sqrt(n/6*5/6)
  }
}

TEST(DICE02, DiceOfOneRollAreIndependent) {
  constexpr int kRolls = 720'000;
  FastChance chance(7);
  std::map<std::pair<Face, Face>, int> pairs;  // of consecutive dice ...
  std::map<std::pair<Face, Face>, int> ends;   // ... and of the first and the third die
  for (int i = 0; i < kRolls; ++i) {
    const Face first = chance.die();
    const Face second = chance.die();
    const Face third = chance.die();
    ++pairs[{first, second}];
    ++ends[{first, third}];
  }
  const auto weight = [](Face face) { return face == Face::Infantry ? 2 : 1; };
  for (int a = 0; a < kFaces; ++a) {
    for (int b = 0; b < kFaces; ++b) {
      const std::pair both{static_cast<Face>(a), static_cast<Face>(b)};
      const int expected = kRolls / 36 * weight(both.first) * weight(both.second);
      EXPECT_NEAR(pairs[both], expected, 5 * std::sqrt(expected)) << name(both.first) << " " << name(both.second);
      EXPECT_NEAR(ends[both], expected, 5 * std::sqrt(expected)) << name(both.first) << " " << name(both.second);
    }
  }
}

TEST(DICE02, ARollAsksForItsDiceOneByOne) {
  const Table t = after("infantry", {"infantry", "flag", "armor"});
  for (const Event& event : t.events()) {
    if (event.kind != EventKind::DiceRolled) { continue; }
    ASSERT_EQ(event.roll.size, 3);
    EXPECT_EQ(event.roll.faces[0], Face::Infantry);
    EXPECT_EQ(event.roll.faces[1], Face::Flag);
    EXPECT_EQ(event.roll.faces[2], Face::Armor);
  }
  EXPECT_EQ(t.happened("dice-rolled"), 1);
}

TEST(DICE03, AnInfantryFaceHitsInfantryOnly) {
  for (const std::string& type : kEveryType) {
    EXPECT_EQ(cost(type, "infantry"), arm_of(type) == Arm::Infantry) << type;
  }
}

TEST(DICE04, AnArmorFaceHitsArmorOnly) {
  for (const std::string& type : kEveryType) { EXPECT_EQ(cost(type, "armor"), arm_of(type) == Arm::Armor) << type; }
}

TEST(DICE05, AGrenadeHitsAnything) {
  for (const std::string& type : kEveryType) { EXPECT_EQ(cost(type, "grenade"), 1) << type; }
}

TEST(DICE05, ArtilleryIsHitByGrenadesOnly) {
  for (const std::string& face : kFaceTexts) { EXPECT_EQ(cost("artillery", face), face == "grenade") << face; }
  EXPECT_EQ(after("artillery", {"infantry", "armor", "star"}).figures({13, 3}), 2);
}

TEST(DICE06, AStarIsAMiss) {
  for (const std::string& type : kEveryType) {
    const Table t = after(type, {"star", "star", "star"});
    EXPECT_EQ(t.figures({13, 3}), full(type)) << type;
    EXPECT_EQ(t.happened("figures-lost"), 0);
    EXPECT_EQ(t.decision(), "battle");
  }
}

TEST(DICE06, UnlessTheCardInPlaySaysOtherwise) {
  for (const std::string& type : kEveryType) {
    Table t =
        Position().unit("axis", type, {13, 3}).unit("axis", "infantry", {0, 0}).hand("allies", {"air-power"}).play();
    t.run("play air-power", "target 13,3").dice({"star", "star"}).act("done");
    EXPECT_EQ(t.figures({13, 3}), full(type) - 2) << type;
  }
  Table t = Position().unit("axis", "infantry", {13, 3}).hand("allies", {"barrage"}).play();
  t.act("play barrage").dice({"star", "star", "star", "star"}).act("target 13,3");
  EXPECT_EQ(t.figures({13, 3}), 4);
}

TEST(DICE07, AFlagIsNoHitButAsksForARetreatOfOneHex) {
  for (const std::string& type : kEveryType) {
    Table t = after(type, {"flag", "star", "star"});
    EXPECT_EQ(t.figures({13, 3}), full(type)) << type;
    EXPECT_EQ(t.decision(), "retreat") << type;
    EXPECT_EQ(t.pending_side(), "axis") << type;
    t.act("retreat 13,3 > 12,2");
    if (type == "resistance") { t.act("done"); }  // RET-21: it may go farther
    EXPECT_EQ(t.figures({12, 2}), full(type)) << type;
    EXPECT_EQ(t.pending_side(), "allies") << type;
  }
}

TEST(DICE07, NothingElseAsksForARetreat) {
  for (const std::string& type : kEveryType) {
    for (const std::string& face : kFaceTexts) {
      EXPECT_EQ(after(type, {face, "star", "star"}).decision() == "retreat", face == "flag") << type << " " << face;
    }
  }
}

TEST(DICE08, EachHitRemovesOneFigure) {
  EXPECT_EQ(after("infantry", {"infantry", "star", "star"}).figures({13, 3}), 3);
  EXPECT_EQ(after("infantry", {"infantry", "grenade", "star"}).figures({13, 3}), 2);
  EXPECT_EQ(after("infantry", {"infantry", "grenade", "infantry"}).figures({13, 3}), 1);
  EXPECT_EQ(after("elite-armor", {"armor", "grenade", "armor"}).figures({13, 3}), 1);
  EXPECT_TRUE(after("armor", {"armor", "grenade", "armor"}).empty({13, 3}));
}

TEST(DICE08, HitsBeyondTheStrengthAreLost) {
  Table t = Position()
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .unit("axis", "infantry", {14, 2})
                .hand("allies", {"armor-assault"})
                .play();
  t.set_figures({13, 3}, 2);
  t.run("play armor-assault", "order 12,4", "done").skip_to("battle");
  t.dice({"infantry", "infantry", "grenade", "grenade"}).act("battle 12,4 > 13,3");
  EXPECT_TRUE(t.empty({13, 3}));
  EXPECT_EQ(t.figures({14, 2}), 4);
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.happened("unit-eliminated"), 1);
  const Texts story = t.story();
  EXPECT_NE(std::find(story.begin(), story.end(), "figures-lost axis 13,3 2"), story.end());
}

TEST(DICE09, HitChanceOfOneDie) {
  const auto sixths = [](Arm arm) {
    int n = 0;
    for (const Face face : kDieSides) { n += is_hit(face, arm, Stars::Miss) ? 1 : 0; }
    return n;
  };
  EXPECT_EQ(sixths(Arm::Infantry), 3);
  EXPECT_EQ(sixths(Arm::Armor), 2);
  EXPECT_EQ(sixths(Arm::Artillery), 1);
  EXPECT_EQ(std::count(kDieSides.begin(), kDieSides.end(), Face::Flag), 1);
}

// The same through the game: all six sides against each kind of unit.
TEST(DICE09, HitChanceOfOneDieInPlay) {
  const Texts sides{"infantry", "infantry", "armor", "grenade", "flag", "star"};
  for (const std::string& type : kEveryType) {
    int figures = 0;
    for (const std::string& side : sides) { figures += cost(type, side); }
    const int expected = arm_of(type) == Arm::Infantry ? 3 : arm_of(type) == Arm::Armor ? 2 : 1;
    EXPECT_EQ(figures, expected) << type;
  }
}

}  // namespace
}  // namespace bocage
