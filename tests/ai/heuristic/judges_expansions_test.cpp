// The heuristic player with expansion rules: one obvious choice per test.
#include <gtest/gtest.h>

#include "ai/heuristic/judges.h"
#include "ai/heuristic_player.h"
#include "support/position.h"

namespace bocage {
namespace {

std::string choice_of(const Table& t) {
  const PendingPost asked = pending(t.battle(), t.state())[0];
  ActionList offers;
  legal(t.battle(), t.state(), asked.post, offers);
  HeuristicPlayer player(1);
  return to_text(t.battle().board(), player.choose(Question(t.battle(), t.state(), asked, offers)));
}

// COMR-01: a card for the section where the units are.
TEST(HeuristicExpansions, PutUnderTheChipWhatCanBePlayed) {
  const Table t = Position()
                      .command("allies", "commissar")
                      .unit("allies", "infantry", {22, 4})
                      .unit("axis", "infantry", {23, 3})
                      .hand("allies", {"probe-left", "probe-center", "probe-right"})
                      .play();
  EXPECT_EQ(choice_of(t), "chip probe-right");
}

// COMR-65: a card that only one general can take goes to that general before another card fills the place.
TEST(HeuristicExpansions, CardsFromTheChipAllGoOut) {
  Table t = Position()
                .overlord()
                .command("allies", "commissar")
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {3, 3})
                .unit("axis", "infantry", {11, 3})
                .hand("allies", {"probe-left", "recon-in-force", "ambush", "attack-right", "attack-center"})
                .play();
  t.run("chip probe-left", "chip recon-in-force", "done");
  if (t.decision() == "chip") { t.run("chip attack-right", "done"); }
  for (int step = 0; step < 12 && t.decision() == "hand-out"; ++step) { t.act(choice_of(t)); }
  EXPECT_NE(t.decision(), "hand-out");
}

// The commander's own Counter-Attack would act as Their Finest Hour, which excludes all other cards: the player would
// take it back and play it again forever.
TEST(HeuristicExpansions, TheCommandersOwnCardDoesNotBlockThoseFromTheChip) {
  Table t = Position()
                .overlord()
                .command("allies", "commissar")
                .first("axis")
                .unit("allies", "infantry", {10, 4})
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {11, 3})
                .unit("axis", "infantry", {30, 0})
                .hand("axis", {"their-finest-hour", "probe-left", "probe-right"})
                .hand("allies", {"probe-right", "attack-center", "counter-attack", "attack-left"})
                .play();
  t.run("chip probe-right", "done");
  t.dice(std::vector<std::string>(12, "flag")).run("hand-out their-finest-hour commander", "done");
  t.skip_to("chip");
  t.run("chip attack-left", "done");
  ASSERT_TRUE(t.offers("hand-out counter-attack commander"));
  for (int step = 0; step < 6 && t.decision() == "hand-out"; ++step) { t.act(choice_of(t)); }
  EXPECT_NE(t.decision(), "hand-out");
}

// GUNG-61: the general whose card has more units to order.
TEST(HeuristicExpansions, NameTheGeneralWhoCanUseIt) {
  Table t = Position()
                .overlord()
                .command("allies", "gung-ho")
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {3, 3})
                .unit("axis", "infantry", {5, 3})
                .unit("allies", "infantry", {46, 8})
                .hand("allies", {"recon-left", "recon-right", "ambush"})
                .play();
  t.run("hand-out recon-left left", "hand-out recon-right right");
  EXPECT_EQ(choice_of(t), "name-general left");
  t.act("name-general left");
  EXPECT_EQ(choice_of(t), "done");
}

// AIR-32: over the enemies.
TEST(HeuristicExpansions, FlyOverTheEnemyAndStrafe) {
  Table t = Position()
                .nation("allies", "britain")
                .air(0, 1)
                .unit("allies", "infantry", {24, 8})
                .unit("axis", "infantry", {12, 2})
                .unit("axis", "infantry", {11, 3})
                .hand("allies", {"probe-left"})
                .play();
  t.run("play air-sortie", "pass");
  t.act(choice_of(t));
  while (t.decision() == "fly") { t.act(choice_of(t)); }
  t.skip_to("battle");
  EXPECT_TRUE(choice_of(t).starts_with("air-action strafing"));
}

// PAC-12: around the mines if that is just as good.
TEST(HeuristicExpansions, GoAroundMines) {
  Table t = Position()
                .minefield("axis", {12, 4})
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {12, 0})
                .objective("allies", {{12, 2}})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,6", "done");
  EXPECT_NE(choice_of(t), "move 12,6 > 12,4");
}

// PAC-30: figures are worth more than an attack without a target.
TEST(HeuristicExpansions, RecoverWhereThereIsNothingBetterToDo) {
  Table t = Position()
                .terrain("hospital", {12, 6})
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {12, 0})
                .hand("allies", {"probe-center"})
                .play();
  t.set_figures({12, 6}, 1);
  t.run("play probe-center", "order 12,6", "done", "done");
  EXPECT_EQ(choice_of(t), "recover 12,6");
}

// AIR-43, AIR-51: a hit wins a medal.
TEST(HeuristicExpansions, FireAtAnAirplaneOnTheGround) {
  Table t = Position()
                .terrain("airfield", {12, 2})
                .parked("axis", "bf-109", {12, 2})
                .air(1, 1)
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {10, 2})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,4", "done", "done");
  EXPECT_EQ(choice_of(t), "battle 12,4 > 12,2");
}

}  // namespace
}  // namespace bocage
