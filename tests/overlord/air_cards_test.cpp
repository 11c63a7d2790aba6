// AIR-61 to AIR-66, AIR-70, AIR-72, OCTR-12: Air Sorties in the Commander-in-Chief's hand-out.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "air_table.h"

namespace bocage {
namespace {

Position wide() { return wide_sky().unit("allies", "infantry", {12, 6}); }

Table with_hand(const Texts& cards) { return wide().air().hand("allies", cards).play(); }

TEST(AIR61, EachCommanderHasOneSortieAndTheDeckHasTheOthers) {
  const Table t = wide().air().play();
  EXPECT_EQ(t.sorties("axis"), 1);
  EXPECT_EQ(t.sorties("allies"), 1);
  EXPECT_EQ(t.state().hidden.deck.count(Card::AirSortie), 2);
}

TEST(AIR62, AirSortiesAreNotPartOfTheHand) {
  const Table t = with_hand({"probe-left", "probe-center", "move-out"});
  EXPECT_EQ(t.hand("allies").size(), 3U);
  EXPECT_EQ(t.state().open.hand_size[index(Side::Allies)], 3);
}

TEST(AIR62, DrawnOnesAreLaidOutUntilAnotherComes) {
  Table t = with_hand({"probe-left", "probe-center", "move-out"});
  t.hand_out({"probe-left left"}).place_all();
  t.draw({"air-sortie", "air-sortie", "recon-left"}).end_turn();
  EXPECT_EQ(t.sorties("allies"), 3);
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-center", "move-out"}));
}

// CIC-02 applies to cards from the hand only.
TEST(AIR62_CIC02, GivenFromTheTableItLeavesTheHandAlone) {
  Table t = with_hand({"probe-left", "probe-center", "move-out"});
  t.run("hand-out probe-left left", "hand-out move-out right");
  EXPECT_FALSE(t.offers("hand-out probe-center center")) << "one card stays";
  EXPECT_TRUE(t.offers("hand-out air-sortie center"));
}

TEST(AIR62_CIC03, WithOneCardOnlyTheAirSortieCanGoOut) {
  Table t = with_hand({"probe-left", "probe-center"});
  t.give("allies", {"probe-left"});
  EXPECT_TRUE(t.offers("done")) << "no card of the hand can go out (CIC-01)";
  t.run("hand-out air-sortie left", "done");
  EXPECT_EQ(t.sorties("allies"), 0);
}

TEST(AIR62, TakenBackItLiesOnTheTable) {
  Table t = with_hand({"probe-left", "probe-center", "move-out"});
  t.act("hand-out air-sortie left");
  EXPECT_FALSE(t.offers("hand-out air-sortie right")) << "there is but one";
  EXPECT_EQ(t.why_not("hand-out air-sortie right"), "AIR-62 no-sortie-on-table");
  t.act("take-back air-sortie left");
  EXPECT_TRUE(t.offers("hand-out air-sortie right"));
  EXPECT_EQ(t.hand("allies").size(), 3U);
  EXPECT_EQ(t.sorties("allies"), 1);
}

TEST(AIR63, NeverTheCommandersToPlay) {
  Table t = with_hand({"probe-left", "probe-center"});
  EXPECT_FALSE(t.offers("hand-out air-sortie commander"));
  EXPECT_EQ(t.why_not("hand-out air-sortie commander"), "AIR-63 sortie-for-generals");
  for (const char* role : {"left", "center", "right"}) {
    EXPECT_TRUE(t.offers("hand-out air-sortie " + std::string(role))) << role;
  }
}

TEST(AIR64, AnAirSortieIsOneOfTheThreeCardsHandedOut) {
  Table t = with_hand({"probe-left", "probe-center", "probe-right", "move-out", "attack-left"});
  t.run("hand-out probe-left left", "hand-out probe-center center", "hand-out probe-right right");
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  t.run("take-back probe-right right", "hand-out air-sortie left");
  EXPECT_FALSE(t.offers("hand-out probe-right right"));
  EXPECT_EQ(t.why_not("hand-out probe-right right"), "CIC-01 too-many-cards");
}

TEST(AIR64, AnAirSortieIsOneOfAFieldGeneralsTwoCards) {
  Table t = with_hand({"probe-left", "attack-left", "recon-left", "move-out"});
  t.run("hand-out probe-left left", "hand-out attack-left left");
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  t.run("take-back attack-left left", "hand-out air-sortie left");
  EXPECT_FALSE(t.offers("hand-out attack-left left"));
}

TEST(AIR64, AnAirSortieAloneIsAHandOut) {
  Table t = with_hand({"probe-left", "attack-left"});
  EXPECT_FALSE(t.offers("done"));
  t.act("hand-out air-sortie right");
  EXPECT_TRUE(t.offers("done"));
}

TEST(AIR65, AnAirSortieGoesAloneOrWithASectionCardNeverWithATactic) {
  for (const char* tactic : {"move-out", "direct-from-hq", "counter-attack"}) {
    Table first = with_hand({tactic, "probe-left", "probe-center"});
    first.act("hand-out " + std::string(tactic) + " left");
    EXPECT_FALSE(first.offers("hand-out air-sortie left")) << tactic;
    EXPECT_EQ(first.why_not("hand-out air-sortie left"), "AIR-65 sortie-with-tactic");
    EXPECT_TRUE(first.offers("hand-out air-sortie right")) << tactic;

    Table second = with_hand({tactic, "probe-left", "probe-center"});
    second.act("hand-out air-sortie left");
    EXPECT_FALSE(second.offers("hand-out " + std::string(tactic) + " left")) << tactic;
    EXPECT_TRUE(second.offers("hand-out probe-left left"));
  }
}

TEST(AIR65, AFieldGeneralGetsOneAirSortie) {
  Table t = wide().air(0, 2).hand("allies", {"probe-left", "probe-center"}).play();
  t.act("hand-out air-sortie left");
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  EXPECT_TRUE(t.offers("hand-out air-sortie center"));
}

TEST(AIR65, AnAirSortieAloneSkipsTheOrders) {
  Table t = with_hand({"probe-left", "probe-center"});
  t.hand_out({"air-sortie left"});
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"place air-sortie"}));
  t.act("place air-sortie");
  EXPECT_EQ(t.pending_posts()[0], "allies/left move");
}

TEST(AIR65, ASectionCardNextToAnAirSortieLiesInEitherSection) {
  Table t = with_hand({"probe-left", "probe-center", "move-out"});
  t.hand_out({"air-sortie left", "probe-left left"});
  t.act_as("allies/left", "place air-sortie");
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"place probe-left left", "place probe-left right"}));
  t.act_as("allies/left", "place probe-left left");
  EXPECT_TRUE(t.offers_to("allies/left", "order 4,6"));
  EXPECT_FALSE(t.offers_to("allies/left", "order 12,6"));
  t.act_as("allies/left", "order 4,6").act_as("allies/left", "done");
  EXPECT_TRUE(t.offers_to("allies/left", "move 4,6 > 4,4") || t.offers_to("allies/left", "move 4,6 > 5,5"));
  EXPECT_TRUE(t.offers_to("allies/left", "bring-in p-40 4,8"));
}

TEST(AIR66, ReconInForceGeneralAdvanceAndPincerMoveAreOneSectionCard) {
  for (const char* card : {"recon-in-force", "general-advance", "pincer-move"}) {
    Table first = with_hand({card, "probe-left", "probe-center"});
    first.act("hand-out " + std::string(card) + " left");
    EXPECT_TRUE(first.offers("hand-out air-sortie left")) << card;
    EXPECT_FALSE(first.offers("hand-out probe-left left")) << card << ": CIC-07, CIC-08";

    Table second = with_hand({card, "probe-left", "probe-center"});
    second.hand_out({"air-sortie left", std::string(card) + " left"}).place_all();
    EXPECT_TRUE(second.offers_to("allies/left", "order 4,6") || second.offers_to("allies/left", "order 12,6")) << card;
  }
}

// The enemy's left Field General, opposite our right one, plays these; then the Allies hand out.
Table after_enemy(const Texts& enemy_hand, const Texts& out, const Texts& allied_hand) {
  Table t = wide().air().first("axis").hand("axis", enemy_hand).hand("allies", allied_hand).play();
  t.hand_out(out).place_all().end_turn();
  return t;
}

TEST(OCTR12, OnlyTheSectionCardIsRepeated) {
  Table t = after_enemy({"probe-right", "move-out"}, {"air-sortie right", "probe-right right"},
                        {"counter-attack", "probe-center"});
  t.hand_out({"counter-attack left"});
  const Texts places = t.legal_for("allies/left");
  ASSERT_EQ(places.size(), 1U);
  EXPECT_TRUE(places[0].starts_with("place counter-attack as probe-left")) << places[0];
}

TEST(OCTR12_AIR65, AnAirSortieBesideACounterAttackOnASectionCard) {
  Table t = after_enemy({"probe-right", "move-out"}, {"probe-right right"}, {"counter-attack", "probe-center"});
  t.hand_out({"air-sortie left", "counter-attack left"});
  for (const std::string& place : t.legal_for("allies/left")) {
    EXPECT_TRUE(place == "place air-sortie" || place.starts_with("place counter-attack as probe-left")) << place;
  }
  t.place_all();
  EXPECT_EQ(t.state().open.posts[index(Role::Left)].sorties, 1);
}

TEST(OCTR12_AIR65, ACopiedTacticCardIsNotPlacedNextToAnAirSortie) {
  Table t = after_enemy({"direct-from-hq", "move-out"}, {"direct-from-hq right"}, {"counter-attack", "probe-center"});
  t.act("hand-out counter-attack left");
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  EXPECT_TRUE(t.offers("hand-out air-sortie right"));
}

TEST(AIR70, AirPowerGoesToAGeneralAndAlone) {
  Table t = with_hand({"air-power", "probe-left", "probe-center"});
  EXPECT_FALSE(t.offers("hand-out air-power commander"));
  t.act("hand-out air-power left");
  EXPECT_FALSE(t.offers("hand-out probe-left left"));
  EXPECT_FALSE(t.offers("hand-out air-sortie left"));
  EXPECT_TRUE(t.offers("hand-out probe-center center"));
  t.run("done", "place air-power");
  EXPECT_TRUE(t.offers_to("allies/left", "bring-in p-38 4,8"));
  t.end_turn();
  EXPECT_EQ(t.sorties("allies"), 1) << "the Air Sortie lies there still";
}

TEST(AIR70_OCARD20, WithoutTheAirRulesTheCommanderPlaysIt) {
  Table t = wide().hand("allies", {"air-power", "probe-left"}).play();
  EXPECT_TRUE(t.offers("hand-out air-power commander"));
  EXPECT_FALSE(t.offers("hand-out air-power left"));
}

TEST(AIR72, GoesToTheDiscardPile) {
  Table t = with_hand({"probe-left", "probe-center"});
  t.hand_out({"air-sortie left"}).place_all().end_turn();
  EXPECT_EQ(t.state().open.discard.count(Card::AirSortie), 1);
  EXPECT_EQ(t.sorties("allies"), 0);
}

}  // namespace
}  // namespace bocage
