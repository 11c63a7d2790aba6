// AIR-30 to AIR-38: the actions of airplanes after their move.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/action.h"
#include "rules/combat.h"
#include "support/position.h"

namespace bocage {
namespace {

// An airplane of the side on turn flies from [12,4] along these hexes with an Air Sortie alone; next come the battles.
Table flown(const Position& position, const std::string& side, const std::string& kind, const Texts& hexes) {
  Table t = Position(position).first(side).air().play();
  t.fly(side, kind, {12, 4});
  t.run("play air-sortie", "pass");
  std::string at = "12,4";
  for (const std::string& to : hexes) {
    t.act("fly " + at + " > " + to);
    at = to;
  }
  t.skip_to("battle");
  return t;
}

TEST(AIR30, TheSpecialActions) {
  for (const AirAction action : {AirAction::GroundInterdiction, AirAction::GroundSupport, AirAction::Kamikaze,
                                 AirAction::Recon, AirAction::Strafing}) {
    bool somebody = false;
    for (const AirplaneInfo& row : kAirplaneRows) { somebody = somebody || (row.actions & mask(action)) != 0; }
    EXPECT_TRUE(somebody) << name(action);
  }
}

TEST(AIR30, AnAirplaneActsOncePerTurnAfterItsMove) {
  Table t = flown(Position().unit("axis", "infantry", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  EXPECT_EQ(t.legal(), (Texts{"air-action strafing 16,4", "air-action ground-support 16,4", "done"}));
  t.act("air-action ground-support 16,4");
  EXPECT_FALSE(t.offers_kind("air-action"));
}

TEST(AIR30, AirActionsWaitForTheBattles) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_FALSE(t.offers_kind("air-action"));
  t.act("done");
  EXPECT_FALSE(t.offers_kind("air-action"));
}

TEST(AIR30, AnAirplaneThatCameInMayAct) {
  Table t = Position().air().play();
  t.run("play air-sortie", "pass", "bring-in p-40 12,8", "done").skip_to("battle");
  EXPECT_TRUE(t.offers("air-action ground-support 12,8"));
}

TEST(AIR31, SymbolGrenadeAndStarHit) {
  Table t = flown(Position().unit("axis", "infantry", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  t.dice({"infantry", "star"}).act("air-action strafing 16,4");
  EXPECT_EQ(t.figures({14, 4}), 2);

  Table armor = flown(Position().unit("axis", "armor", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  armor.dice({"infantry", "grenade"}).act("air-action strafing 16,4");
  EXPECT_EQ(armor.figures({14, 4}), 2);
}

TEST(AIR31, TerrainTakesNoDice) {
  Table t =
      flown(Position().unit("axis", "infantry", {14, 4}).terrain("town", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  t.dice({"infantry", "armor"}).act("air-action strafing 16,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

TEST(AIR31, FlagsCanBeIgnoredAsUsual) {
  Table t =
      flown(Position().unit("axis", "infantry", {14, 4}).work("sandbags", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  t.dice({"flag", "armor"}).act("air-action strafing 16,4");
  EXPECT_EQ(t.decision(), "ignore-flag");
  t.act("ignore-flag 14,4");
  EXPECT_EQ(t.decision(), "battle");

  Table open = flown(Position().unit("axis", "infantry", {14, 4}), "allies", "p-40", {"14,4", "16,4"});
  open.dice({"flag", "armor"}).act("air-action strafing 16,4");
  EXPECT_EQ(open.decision(), "retreat");
  open.act("retreat 14,4 > 13,3");
  EXPECT_EQ(open.decision(), "battle");
}

TEST(AIR32, EachEnemyItCrossedOnceInPathOrder) {
  Table t = flown(Position()
                      .unit("axis", "infantry", {14, 4})
                      .unit("axis", "armor", {16, 4})
                      .unit("allies", "infantry", {18, 4})
                      .unit("axis", "infantry", {12, 6}),
                  "allies", "p-40", {"14,4", "16,4", "18,4", "20,4"});
  t.dice({"infantry", "flag"}).act("air-action strafing 20,4");
  EXPECT_EQ(t.figures({14, 4}), 3) << "the first of its path";
  EXPECT_EQ(t.figures({16, 4}), 3) << "waits until the first has given way";
  t.dice({"armor", "armor"}).act("retreat 14,4 > 15,3");
  EXPECT_EQ(t.figures({16, 4}), 1);
  EXPECT_EQ(t.figures({18, 4}), 4) << "a friend";
  EXPECT_EQ(t.figures({12, 6}), 4) << "it did not fly there";
  EXPECT_EQ(t.decision(), "battle");
}

// A unit that retreats into the path is not attacked again.
TEST(AIR32, NoUnitIsStrafedTwice) {
  Table t = flown(Position().unit("axis", "infantry", {14, 4}), "allies", "p-40", {"14,4", "15,3", "16,2"});
  t.dice({"flag", "star"}).act("air-action strafing 16,2");
  EXPECT_EQ(t.figures({14, 4}), 3);
  t.act("retreat 14,4 > 15,3");
  EXPECT_EQ(t.figures({15, 3}), 3);
  EXPECT_EQ(t.decision(), "battle");
}

TEST(AIR32, AnAxisAirplaneStrafesWithOneDie) {
  EXPECT_EQ(kStrafingDice, (BySide<std::uint8_t>{1, 2}));
  Table t = flown(Position().unit("allies", "infantry", {14, 4}), "axis", "bf-109", {"14,4", "16,4"});
  t.dice({"infantry"}).act("air-action strafing 16,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

TEST(AIR32, TheHexWhereTheMoveBeganIsNotStrafed) {
  Table t = flown(Position().unit("axis", "infantry", {12, 4}), "allies", "p-40", {"14,4"});
  EXPECT_FALSE(t.offers("air-action strafing 14,4"));
  EXPECT_EQ(t.why_not("air-action strafing 14,4"), "AIR-32 nothing-strafed");
}

TEST(AIR32_PAC20, ACamouflagedUnitIsNotSeen) {
  Table t = flown(Position().unit("axis", "infantry", {14, 4}).camouflaged(), "allies", "p-40", {"14,4", "16,4"});
  EXPECT_FALSE(t.offers("air-action strafing 16,4"));
}

// [10,4] fires at [14,4]; the airplane ends its move next to it.
Table supported(const std::string& action) {
  Table t = Position()
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {14, 4})
                .unit("axis", "infantry", {8, 2})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.fly("allies", "p-40", {18, 4});
  t.run("play air-sortie", "play attack-center", "order 10,4", "done", "fly 18,4 > 16,4", "done").skip_to("battle");
  if (!action.empty()) { t.act(action); }
  return t;
}

TEST(AIR33, GroundSupportAddsADieAgainstAdjacentEnemies) {
  Table with = supported("air-action ground-support 16,4");
  with.dice({"infantry", "infantry", "infantry"}).act("battle 10,4 > 14,4");  // two at this distance, plus one
  EXPECT_EQ(with.figures({14, 4}), 1);
  Table without = supported("");
  without.dice({"infantry", "infantry"}).act("battle 10,4 > 14,4");
  EXPECT_EQ(without.figures({14, 4}), 2);
}

TEST(AIR33, GroundSupportEndsWithTheTurnAndDoesNotReachFarther) {
  Table t = supported("air-action ground-support 16,4");
  const Field& field = t.state().open.field;
  const UnitId infantry = t.unit({10, 4})->id;
  EXPECT_EQ(dice_for(t.battle(), field, infantry, t.unit({8, 2})->id, Occasion::Attack).support, 0);
  EXPECT_EQ(dice_for(t.battle(), field, infantry, t.unit({14, 4})->id, Occasion::Attack).support, 1);
  t.end_turn();
  EXPECT_FALSE(t.plane({16, 4})->has(kSupports));
}

Table interdicted() {
  Table t = flown(Position()
                      .nation("allies", "britain")
                      .unit("axis", "armor", {16, 4})
                      .unit("axis", "armor", {8, 4})
                      .hand("axis", {"general-advance", "probe-left"}),
                  "allies", "spitfire", {"14,4"});
  t.act("air-action ground-interdiction 14,4").end_turn();
  t.run("play general-advance", "order 16,4", "order 8,4", "done");
  return t;
}

TEST(AIR34, EnemiesBesideItMoveOneHex) {
  Table t = interdicted();
  EXPECT_TRUE(t.offers("move 16,4 > 18,4"));
  EXPECT_FALSE(t.offers("move 16,4 > 20,4"));
  EXPECT_TRUE(t.offers("move 8,4 > 4,4")) << "the other is not beside it";
}

TEST(AIR34, InterdictionLastsUntilItsSidesNextTurn) {
  Table t = interdicted();
  EXPECT_TRUE(t.plane({14, 4})->has(kInterdicts));
  t.end_turn();
  EXPECT_FALSE(t.plane({14, 4})->has(kInterdicts));
}

TEST(AIR34, RetreatsAreFree) {
  Table t =
      flown(Position().nation("allies", "britain").unit("axis", "infantry", {14, 4}).unit("axis", "infantry", {16, 4}),
            "allies", "spitfire", {"14,4", "15,5"});
  t.act("air-action ground-interdiction 15,5");
  Table attack = flown(Position().nation("allies", "britain").unit("axis", "infantry", {14, 4}), "allies", "spitfire",
                       {"14,4", "16,4"});
  attack.state().open.field.planes[0].set(kInterdicts);
  attack.dice({"flag", "flag"}).act("air-action strafing 16,4");
  attack.act("retreat 14,4 > 13,3");
  EXPECT_EQ(attack.decision(), "retreat") << "two hexes, though one is beside the airplane";
}

TEST(AIR34_BEL02, InterdictionLimitsTheSecondMove) {
  Table t = Position()
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"behind-enemy-lines"})
                .air()
                .play();
  t.fly("axis", "bf-109", {12, 4});
  t.state().open.field.planes[0].set(kInterdicts);
  t.run("play behind-enemy-lines", "order 10,4", "done");
  EXPECT_TRUE(t.offers("move 10,4 > 8,4"));
  EXPECT_FALSE(t.offers("move 10,4 > 6,4"));
  t.act("done");
  EXPECT_TRUE(t.offers("move 10,4 > 8,4"));
  EXPECT_FALSE(t.offers("move 10,4 > 6,4"));
}

TEST(AIR35, DrawsAsAfterARecon) {
  Table t = Position()
                .unit("allies", "infantry", {16, 4})
                .first("axis")
                .hand("axis", {"probe-left", "probe-right"})
                .air()
                .play();
  t.fly("axis", "storch", {12, 4});
  t.run("play air-sortie", "play probe-left", "done", "fly 12,4 > 14,4", "done").skip_to("battle");
  t.act("air-action recon 14,4");
  t.draw({"recon-left", "recon-right"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep recon-left", "keep recon-right"}));
}

TEST(AIR35, ReconNeedsAnAdjacentEnemyUnit) {
  Table t = flown(Position().unit("allies", "infantry", {18, 4}), "axis", "storch", {"14,4"});
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  EXPECT_EQ(t.why_not("air-action recon 14,4"), "AIR-35 nothing-to-spot");
}

// AIR-08: no card left the hand, so none is drawn, not even as a Recon draw.
TEST(AIR35_AIR08, NothingToDrawAfterAnAirSortieAlone) {
  Table t = flown(Position().unit("allies", "infantry", {16, 4}), "axis", "storch", {"14,4"});
  const int deck = t.deck_size();
  t.act("air-action recon 14,4").end_turn();
  EXPECT_EQ(t.deck_size(), deck);
  EXPECT_EQ(t.hand("axis").size(), 4U);
}

TEST(AIR36, FourDiceAndTheAirplaneIsLost) {
  Table t = flown(Position().nation("axis", "japan").unit("allies", "armor", {16, 4}), "axis", "zero", {"14,4"});
  EXPECT_TRUE(t.offers("air-action kamikaze 14,4 > 16,4"));
  t.dice({"armor", "grenade", "flag", "infantry"}).act("air-action kamikaze 14,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 1);
  EXPECT_EQ(t.medals("allies"), 0) << "the attack is not over";
  t.act("retreat 16,4 > 17,5");
  EXPECT_FALSE(t.plane({14, 4}).has_value());
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(kKamikazeDice, 4);
}

TEST(AIR36, AKamikazeAttacksUnitsNextToItsLastHex) {
  Table t = flown(Position().nation("axis", "japan").unit("allies", "armor", {20, 4}).unit("allies", "armor", {14, 4}),
                  "axis", "zero", {"14,4", "16,4"});
  EXPECT_FALSE(t.offers("air-action kamikaze 16,4 > 20,4"));
  EXPECT_TRUE(t.offers("air-action kamikaze 16,4 > 14,4"));
  EXPECT_EQ(t.why_not("air-action kamikaze 16,4 > 20,4"), "AIR-36 no-kamikaze-target");
}

TEST(AIR37, RescueIsNoActionOfAnyBattle) {
  const auto battle = Position().air().battle();
  EXPECT_FALSE(action_from_text(battle->board(), "air-action rescue 12,4").has_value());
  Table t = flown(Position().unit("allies", "infantry", {16, 4}), "axis", "storch", {"14,4"});
  EXPECT_EQ(t.legal(), (Texts{"air-action recon 14,4", "done"}));
}

TEST(AIR38, TheTableOfAirplanes) {
  const auto can = [](Airplane plane) {
    Texts names;
    for (std::size_t i = 0; i < kAirActions; ++i) {
      const auto action = static_cast<AirAction>(i);
      if ((info(plane).actions & mask(action)) != 0) { names.emplace_back(name(action)); }
    }
    return names;
  };
  EXPECT_EQ(can(Airplane::P40), (Texts{"strafing", "ground-support"}));
  EXPECT_EQ(can(Airplane::P38), (Texts{"strafing", "ground-interdiction"}));
  EXPECT_EQ(can(Airplane::Corsair), (Texts{"strafing", "ground-support"}));
  EXPECT_EQ(can(Airplane::Spitfire), (Texts{"strafing", "ground-interdiction"}));
  EXPECT_EQ(can(Airplane::Storch), (Texts{"recon"}));
  EXPECT_EQ(can(Airplane::Bf109), (Texts{"strafing", "ground-interdiction"}));
  EXPECT_EQ(can(Airplane::Zero), (Texts{"strafing", "kamikaze"}));
  EXPECT_EQ(can(Airplane::Yak), (Texts{"strafing", "ground-support"}));
  for (const AirplaneInfo& row : kAirplaneRows) {
    const bool carrier = row.id == Airplane::Corsair || row.id == Airplane::Zero;
    EXPECT_EQ(row.carrier, carrier) << row.name;
  }
  EXPECT_TRUE(flies_for(Airplane::P40, Nation::Usa) && flies_for(Airplane::P38, Nation::Usa));
  EXPECT_TRUE(flies_for(Airplane::Corsair, Nation::UsMarines) && flies_for(Airplane::Spitfire, Nation::Britain));
  EXPECT_TRUE(flies_for(Airplane::Storch, Nation::Germany) && flies_for(Airplane::Bf109, Nation::Germany));
  EXPECT_TRUE(flies_for(Airplane::Zero, Nation::Japan) && flies_for(Airplane::Yak, Nation::SovietUnion));
  EXPECT_FALSE(flies_for(Airplane::Yak, Nation::Germany));
}

TEST(AIR38, AnAirplaneTakesOnlyTheActionsOfItsKind) {
  Table t = flown(Position().unit("allies", "infantry", {14, 4}), "axis", "storch", {"14,4", "16,4"});
  EXPECT_FALSE(t.offers("air-action strafing 16,4"));
  EXPECT_EQ(t.why_not("air-action strafing 16,4"), "AIR-38 plane-cannot");
}

}  // namespace
}  // namespace bocage
