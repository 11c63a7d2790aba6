// UNIT-04 and UNIT-05: the Resistance. UNIT-10 to UNIT-12: types as kinds, strength, artillery.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

TEST(UNIT04, ResistanceBattlesInTheTurnInWhichItEntersCover) {
  for (const std::string cover : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(cover);
    const Position position = Position().terrain(cover, {14, 4}).unit("axis", "infantry", {16, 4});
    Table t = ordered(position, "resistance", {12, 4});
    t.act("move 12,4 > 14,4").skip_to("battle");
    t.dice({"grenade", "star", "star"}).act("battle 14,4 > 16,4");  // all its dice
    EXPECT_EQ(t.figures({16, 4}), 3);
    for (const std::string other : {"infantry", "special-forces", "armor", "elite-armor"}) {
      Table barred = ordered(position, other, {12, 4});
      barred.act("move 12,4 > 14,4").skip_to("battle");
      EXPECT_FALSE(barred.offers_kind("battle")) << other;
    }
  }
}

TEST(UNIT04, ItStillStopsThere) {
  for (const std::string stop : {"forest", "town", "hedgerow"}) {
    const Table t = ordered(Position().terrain(stop, {14, 4}), "resistance", {12, 4});
    EXPECT_TRUE(t.offers("move 12,4 > 14,4")) << stop;
    EXPECT_FALSE(t.offers("move 12,4 > 16,4")) << stop;
  }
  EXPECT_TRUE(ordered(Position(), "resistance", {12, 4}).offers("move 12,4 > 16,4"));
  EXPECT_FALSE(ordered(Position().terrain("hedgerow", {16, 4}), "resistance", {12, 4}).offers("move 12,4 > 16,4"));
}

TEST(UNIT04, HavingStoppedItTakesNoGround) {
  Table t = ordered(
      Position().terrain("forest", {14, 4}).unit("axis", "infantry", {16, 4}, 1).unit("axis", "infantry", {0, 0}),
      "resistance", {12, 4});
  t.act("move 12,4 > 14,4").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 14,4 > 16,4");
  EXPECT_TRUE(t.empty({16, 4}));
  EXPECT_EQ(t.decision(), "battle");
}

// An Axis unit of this type on [12,8] has rolled this many flags against it.
Table retreating(const std::string& type, int flags) {
  Table t = ordered(Position().unit("axis", type, {12, 8}), "artillery", {10, 8});
  Texts faces(3, "star");
  for (std::size_t i = 0; i < static_cast<std::size_t>(flags); ++i) { faces[i] = "flag"; }
  t.skip_to("battle").dice(faces).act("battle 10,8 > 12,8");
  return t;
}

// The distances at which it may stop when it retreats straight up: [11,7], [12,6], [11,5], ...
std::vector<int> retreats(const std::string& type, int flags) {
  Table t = retreating(type, flags);
  std::vector<int> ends;
  Coord at{12, 8};
  for (int made = 0; t.decision() == "retreat"; ++made) {
    if (t.offers("done")) { ends.push_back(made); }
    const Coord next{at.col == 12 ? 11 : 12, at.row - 1};
    t.act("retreat " + text(at) + " > " + text(next));
    at = next;
    if (t.decision() != "retreat") { ends.push_back(made + 1); }
  }
  return ends;
}

TEST(UNIT05, ResistanceRetreatsOneToThreeHexesPerFlag) {
  EXPECT_EQ(retreats("resistance", 1), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(retreats("resistance", 2), (std::vector<int>{2, 3, 4, 5, 6}));
}

TEST(UNIT05, OthersRetreatOneHexPerFlag) {
  for (const std::string type : {"infantry", "special-forces", "armor", "elite-armor", "artillery"}) {
    EXPECT_EQ(retreats(type, 1), std::vector<int>{1}) << type;
    EXPECT_EQ(retreats(type, 2), std::vector<int>{2}) << type;
  }
}

// The figures that a unit of this type loses to one die with this face.
int lost_to(const std::string& type, const std::string& face) {
  Table t = ordered(Position().unit("axis", type, {12, 4}, 2), "artillery", {10, 4});
  t.skip_to("battle").dice({face, "star", "star"}).act("battle 10,4 > 12,4");
  return 2 - t.figures({12, 4});
}

TEST(UNIT10, ForDiceTheTypesAreTheirKinds) {
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(lost_to(type, "infantry"), 1) << type;
    EXPECT_EQ(lost_to(type, "armor"), 0) << type;
    EXPECT_EQ(lost_to(type, "grenade"), 1) << type;
  }
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(lost_to(type, "infantry"), 0) << type;
    EXPECT_EQ(lost_to(type, "armor"), 1) << type;
    EXPECT_EQ(lost_to(type, "grenade"), 1) << type;
  }
  EXPECT_EQ(lost_to("artillery", "infantry"), 0);
  EXPECT_EQ(lost_to("artillery", "armor"), 0);
  EXPECT_EQ(lost_to("artillery", "grenade"), 1);
}

// The types, on the hexes [8,4], [10,4], ... in the order of kEveryType, that this card can order.
Texts ordered_by(const std::string& card) {
  Position position;
  for (std::size_t i = 0; i < kEveryType.size(); ++i) {
    position.unit("allies", kEveryType[i], {8 + 2 * static_cast<int>(i), 4});
  }
  Table t = position.hand("allies", {card}).play();
  t.act("play " + card);
  if (t.decision() == "section") { t.act("section center"); }
  Texts types;
  for (std::size_t i = 0; i < kEveryType.size(); ++i) {
    if (t.offers("order " + text({8 + 2 * static_cast<int>(i), 4}))) { types.push_back(kEveryType[i]); }
  }
  return types;
}

TEST(UNIT10, ForCardsTheTypesAreTheirKinds) {
  EXPECT_EQ(ordered_by("direct-from-hq"), kEveryType);
  for (const std::string card : {"move-out", "dig-in", "behind-enemy-lines", "infantry-assault"}) {
    EXPECT_EQ(ordered_by(card), (Texts{"infantry", "special-forces", "resistance"})) << card;
  }
  EXPECT_EQ(ordered_by("armor-assault"), (Texts{"armor", "elite-armor"}));
  EXPECT_EQ(ordered_by("artillery-bombard"), Texts{"artillery"});
}

// The dice of an adjacent attacker of this type at infantry in a forest.
int dice_at_a_forest(const std::string& type) {
  Table t = ordered(Position().terrain("forest", {12, 4}).unit("axis", "infantry", {12, 4}), type, {10, 4});
  t.skip_to("battle").random_dice(1).act("battle 10,4 > 12,4");
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::DiceRolled) { return event.roll.size; }
  }
  return 0;
}

TEST(UNIT10, ForTerrainTheTypesAreTheirKinds) {
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(dice_at_a_forest(type), 2) << type;
    EXPECT_TRUE(ordered(Position().bunker("allies", {14, 4}), type, {12, 4}).offers("move 12,4 > 14,4")) << type;
    EXPECT_TRUE(ordered(Position().work("hedgehog", {14, 4}), type, {12, 4}).offers("move 12,4 > 14,4")) << type;
  }
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(dice_at_a_forest(type), 1) << type;
    EXPECT_FALSE(ordered(Position().bunker("allies", {14, 4}), type, {12, 4}).offers("move 12,4 > 14,4")) << type;
    EXPECT_FALSE(ordered(Position().work("hedgehog", {14, 4}), type, {12, 4}).offers("move 12,4 > 14,4")) << type;
  }
}

// The strength of a unit with one figure left, after four dice that would each restore one.
int recovered(const std::string& type, int full) {
  Table t = Position()
                .unit("allies", type, {12, 4}, full)
                .hand("allies", {"medics-and-mechanics", "probe-left", "probe-center", "probe-right"})
                .play();
  EXPECT_EQ(t.figures({12, 4}), full);
  t.set_figures({12, 4}, 1).act("play medics-and-mechanics");
  t.dice({"star", "star", "star", "star"}).act("target 12,4");
  return t.figures({12, 4});
}

TEST(UNIT11, ABattleMayGiveAUnitAnotherFullStrength) {
  EXPECT_EQ(recovered("infantry", 4), 4);
  EXPECT_EQ(recovered("infantry", 3), 3);
  EXPECT_EQ(recovered("infantry", 2), 2);
  EXPECT_EQ(recovered("special-forces", 3), 3);
  EXPECT_EQ(recovered("resistance", 3), 3);
  EXPECT_EQ(recovered("armor", 3), 3);
  EXPECT_EQ(recovered("armor", 2), 2);
  EXPECT_EQ(recovered("elite-armor", 4), 4);
  EXPECT_EQ(recovered("artillery", 2), 2);
}

TEST(UNIT11, AUnitOfAnotherStrengthIsOtherwiseAsUsual) {
  // Three dice of a unit of three (BAT-07), and one medal for a unit of one.
  Table t = Position()
                .unit("allies", "infantry", {10, 4}, 3)
                .unit("axis", "infantry", {12, 4}, 1)
                .unit("axis", "infantry", {0, 0})
                .play();
  t.run("play probe-center", "order 10,4", "done").skip_to("battle");
  t.dice({"grenade", "infantry", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(UNIT12, ArtilleryThatMovedDoesNotBattleWhateverTheCard) {
  const Position enemy = Position().unit("axis", "infantry", {20, 4});
  // A card for another kind of unit can order artillery through its fallback.
  for (const std::string card :
       {"recon-center", "probe-center", "attack-center", "assault-center", "recon-in-force", "general-advance",
        "direct-from-hq", "artillery-bombard", "move-out", "armor-assault"}) {
    SCOPED_TRACE(card);
    Table moved = ordered(enemy, "artillery", {12, 4}, card);
    moved.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_FALSE(moved.offers_kind("battle"));
    EXPECT_TRUE(moved.why_not("battle 14,4 > 20,4").starts_with("BAT-20"));
    Table stood = ordered(enemy, "artillery", {12, 4}, card);
    stood.skip_to("battle");
    EXPECT_TRUE(stood.offers("battle 12,4 > 20,4"));
  }
}

TEST(UNIT12, NotWithTheirFinestHourOrMedicsEither) {
  const Position enemy = Position().unit("axis", "infantry", {20, 4}).unit("allies", "artillery", {12, 4});
  Table hour = Position(enemy).hand("allies", {"their-finest-hour"}).play();
  hour.dice({"star"}).run("play their-finest-hour", "order 12,4", "done", "move 12,4 > 14,4").skip_to("battle");
  EXPECT_FALSE(hour.offers_kind("battle"));

  Table medics = Position(enemy).hand("allies", {"medics-and-mechanics"}).play();
  medics.set_figures({12, 4}, 1).dice({"star"}).run("play medics-and-mechanics", "target 12,4", "order 12,4", "done");
  medics.act("move 12,4 > 14,4").skip_to("battle");
  EXPECT_FALSE(medics.offers_kind("battle"));
}

TEST(UNIT12, ArtilleryBombardGivesThreeHexesOrTwoBattlesNotBoth) {
  Table t = ordered(Position().unit("axis", "infantry", {20, 4}), "artillery", {12, 4}, "artillery-bombard");
  t.act("move 12,4 > 18,4").skip_to("battle");
  EXPECT_FALSE(t.offers_kind("battle"));  // though the enemy is adjacent now
}

}  // namespace
}  // namespace bocage
