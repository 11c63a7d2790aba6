// CIC-01 to CIC-21: which cards the Commander-in-Chief may hand to which post, as the engine offers them.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

Position two_units() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
}

Table with_hand(const Texts& cards) { return two_units().hand("allies", cards).play(); }

// Every card of the double deck that this post can be given on its own.
Texts cards_for(std::string_view post) {
  Texts found;
  for (const CardInfo& row : kCards) {
    if (row.copies == 0) { continue; }
    const Table t = with_hand({std::string(row.name), "recon-left"});
    if (t.offers("hand-out " + std::string(row.name) + " " + std::string(post))) { found.emplace_back(row.name); }
  }
  return found;
}

Texts posts_for(const std::string& card) {
  const Table t = with_hand({card, "recon-left"});
  Texts found;
  for (const Role role : kRoles) {
    if (t.offers("hand-out " + card + " " + std::string(name(role)))) { found.emplace_back(name(role)); }
  }
  return found;
}

const Texts kEightProbes{"probe-left",   "probe-left",  "probe-center", "probe-center",
                         "probe-center", "probe-right", "probe-right",  "recon-left"};

TEST(CIC01, OneTwoOrThreeCards) {
  Table t = with_hand(kEightProbes);
  EXPECT_FALSE(t.offers("done")) << "none is not enough";
  t.act("hand-out probe-left left");
  EXPECT_TRUE(t.offers("done"));
  t.act("hand-out probe-center center");
  EXPECT_TRUE(t.offers("done"));
  t.act("hand-out probe-right right");
  EXPECT_TRUE(t.offers("done"));
  EXPECT_FALSE(t.offers_kind("hand-out")) << "four are too many";
}

TEST(CIC01, TheCommandersOwnTacticCardCounts) {
  Table t = with_hand({"barrage", "probe-left", "probe-center", "probe-right", "attack-left"});
  t.run("hand-out barrage commander", "hand-out probe-left left", "hand-out probe-center center");
  EXPECT_FALSE(t.offers_kind("hand-out"));
}

TEST(CIC01, NothingOnlyIfNoCardOfTheHandCanGoOut) {
  Table t = with_hand({"ambush", "ambush"});
  EXPECT_FALSE(t.offers_kind("hand-out"));
  EXPECT_TRUE(t.offers("done"));
  t.act("done");
  EXPECT_EQ(t.pending_posts().size(), 3U) << "all generals may roll";
}

TEST(CIC01, CardsMayBeTakenBackUntilTheHandOutIsDone) {
  Table t = with_hand(kEightProbes);
  t.act("hand-out probe-left left").act("take-back probe-left left");
  EXPECT_EQ(t.hand("allies").size(), 8U);
  EXPECT_FALSE(t.offers("done")) << "nothing is out";
}

TEST(CIC02, OneCardStaysInTheHand) {
  Table three = with_hand({"probe-left", "probe-center", "probe-right"});
  three.act("hand-out probe-left left").act("hand-out probe-center center");
  EXPECT_FALSE(three.offers_kind("hand-out")) << "two of three";
  Table four = with_hand({"probe-left", "probe-center", "probe-right", "recon-left"});
  four.act("hand-out probe-left left").act("hand-out probe-center center");
  EXPECT_TRUE(four.offers("hand-out probe-right right")) << "three of four";
  Table two = with_hand({"probe-left", "probe-center"});
  two.act("hand-out probe-left left");
  EXPECT_FALSE(two.offers_kind("hand-out"));
}

TEST(CIC03, WithOneCardTheHandOutIsSkipped) {
  Table t = two_units().first("axis").hand("axis", {"probe-left", "probe-right"}).hand("allies", {"probe-left"}).play();
  t.hand_out({"probe-left left"});
  t.act("place probe-left left").end_turn();
  EXPECT_EQ(t.pending_posts(),
            (Texts{"allies/left initiative", "allies/center initiative", "allies/right initiative"}));
  EXPECT_EQ(t.hand("allies"), Texts{"probe-left"});
}

TEST(CIC04, AGeneralGetsAtMostTwo) {
  Table t = with_hand({"probe-left", "attack-left", "assault-left", "probe-center"});
  t.act("hand-out probe-left left").act("hand-out attack-left left");
  EXPECT_FALSE(t.offers("hand-out assault-left left"));
  EXPECT_TRUE(t.offers("hand-out probe-center center"));
}

TEST(CIC05, TwoOnlyIfBothAreForOneSection) {
  const Texts singles{"recon-left", "probe-left", "attack-left", "assault-left"};
  const Texts others{"recon-in-force", "general-advance", "pincer-move",   "armor-assault",  "move-out",
                     "dig-in",         "firefight",       "close-assault", "direct-from-hq", "counter-attack"};
  for (const std::string& first : singles) {
    for (const std::string& second : singles) {
      Table t = with_hand({first, second, "probe-center"});
      t.act("hand-out " + first + " left");
      EXPECT_TRUE(t.offers("hand-out " + second + " left")) << first << " and " << second;
    }
    for (const std::string& second : others) {
      Table t = with_hand({first, second, "probe-center"});
      EXPECT_TRUE(t.offers("hand-out " + second + " left")) << second << " alone";
      t.act("hand-out " + first + " left");
      EXPECT_FALSE(t.offers("hand-out " + second + " left")) << first << " and " << second;
    }
  }
}

// In either order, the Field General who has `card` gets no other; another Field General may.
void expect_excludes(const std::string& card) {
  Table t = with_hand({card, "probe-left", "probe-right", "recon-left"});
  t.act("hand-out " + card + " left");
  EXPECT_FALSE(t.offers("hand-out probe-left left")) << card;
  EXPECT_FALSE(t.offers("hand-out recon-left left")) << card;
  EXPECT_TRUE(t.offers("hand-out probe-right right")) << card;
  Table back = with_hand({card, "probe-left", "probe-right", "recon-left"});
  back.act("hand-out probe-left left");
  EXPECT_FALSE(back.offers("hand-out " + card + " left")) << card;
  EXPECT_TRUE(back.offers("hand-out " + card + " right")) << card;
}

TEST(CIC06, ATacticExcludesEveryOtherCardForThatGeneral) {
  for (const char* card : {"armor-assault", "artillery-bombard", "behind-enemy-lines", "close-assault", "dig-in",
                           "direct-from-hq", "firefight", "infantry-assault", "medics-and-mechanics", "move-out"}) {
    expect_excludes(card);
  }
}

TEST(CIC06, AFieldGeneralGetsNoSecondTacticCard) {
  Table t = with_hand({"move-out", "firefight", "move-out", "recon-left"});
  t.act("hand-out move-out left");
  EXPECT_FALSE(t.offers("hand-out firefight left"));
  EXPECT_FALSE(t.offers("hand-out move-out left"));
}

TEST(CIC07, ReconInForceAndGeneralAdvanceExcludeOthers) {
  expect_excludes("recon-in-force");
  expect_excludes("general-advance");
}

TEST(CIC08, PincerMoveExcludesOthers) { expect_excludes("pincer-move"); }

TEST(CIC09, ASectionCardGoesWhereItsArrowPoints) {
  for (const std::string kind : {"recon", "probe", "attack", "assault"}) {
    for (const std::string flank : {"left", "center", "right"}) {
      EXPECT_EQ(posts_for(kind + "-" + flank), Texts{flank});
    }
  }
  EXPECT_EQ(posts_for("recon-in-force"), (Texts{"left", "center", "right"}));
  EXPECT_EQ(posts_for("general-advance"), (Texts{"left", "center", "right"}));
  EXPECT_EQ(posts_for("pincer-move"), (Texts{"left", "right"}));
}

TEST(CIC09, ArrowsAreReadFromThePlayersOwnSeat) {
  Table t =
      two_units().first("axis").unit("axis", "infantry", {46, 2}).hand("axis", {"probe-left", "recon-left"}).play();
  t.hand_out({"probe-left left"});
  t.act("place probe-left left");
  EXPECT_TRUE(t.offers("order 46,2")) << "the left of the side at the top is the right of the picture";
  EXPECT_FALSE(t.offers("order 0,0"));
}

TEST(CIC10, ManyArrowsGoToAnyGeneral) {
  for (const char* card : {"armor-assault", "artillery-bombard", "behind-enemy-lines", "close-assault", "dig-in",
                           "direct-from-hq", "firefight", "infantry-assault", "medics-and-mechanics", "move-out"}) {
    EXPECT_EQ(posts_for(card), (Texts{"left", "center", "right"})) << card;
  }
}

TEST(CIC11, TheCommandersSymbol) {
  for (const char* card : {"air-power", "barrage", "their-finest-hour"}) {
    EXPECT_EQ(posts_for(card), Texts{"commander"}) << card;
  }
  EXPECT_EQ(cards_for("commander"), (Texts{"air-power", "barrage", "counter-attack", "their-finest-hour"}));
}

TEST(CIC12, CounterAttackCarriesBothSymbols) {
  EXPECT_EQ(posts_for("counter-attack"), (Texts{"commander", "left", "center", "right"}));
}

TEST(CIC13, TheCommanderPlaysOneCardPersonally) {
  Table t = with_hand({"barrage", "air-power", "counter-attack", "probe-left", "probe-center"});
  t.act("hand-out barrage commander");
  EXPECT_FALSE(t.offers("hand-out air-power commander"));
  EXPECT_FALSE(t.offers("hand-out counter-attack commander"));
  EXPECT_TRUE(t.offers("hand-out counter-attack left"));
  t.act("hand-out probe-left left");
  EXPECT_TRUE(t.offers("hand-out probe-center center")) << "two more for generals";
}

TEST(CIC14, TheirFinestHourIsTheOnlyCardOfTheTurn) {
  Table t = with_hand({"their-finest-hour", "probe-left", "counter-attack", "barrage"});
  t.act("hand-out their-finest-hour commander");
  EXPECT_FALSE(t.offers_kind("hand-out"));
  Table late = with_hand({"their-finest-hour", "probe-left", "counter-attack", "barrage"});
  late.act("hand-out probe-left left");
  EXPECT_FALSE(late.offers("hand-out their-finest-hour commander"));
  late.act("take-back probe-left left");
  EXPECT_TRUE(late.offers("hand-out their-finest-hour commander"));
}

TEST(CIC15, DifferentGeneralsMayEachGetATactic) {
  Table t = with_hand({"move-out", "firefight", "infantry-assault", "recon-left"});
  t.act("hand-out move-out left").act("hand-out firefight center");
  EXPECT_TRUE(t.offers("hand-out infantry-assault right"));
}

TEST(CIC16, TheWingThatIsHitKeepsItsCardsAndItsRoll) {
  Table t = with_hand({"barrage", "probe-left", "probe-center", "recon-left"});
  t.act("hand-out barrage commander");
  EXPECT_TRUE(t.offers("hand-out probe-left left"));
  t.act("done").dice({"star", "star", "star", "star"}).act("target 0,0");
  EXPECT_TRUE(t.offers_to("allies/left", "initiative")) << "0,0 is in the wing of the left";
  Table air = with_hand({"air-power", "probe-left", "probe-center", "recon-left"});
  air.hand_out({"air-power commander", "probe-left left"});
  air.act("target 0,0").dice({"flag", "flag"}).act("done");  // on its baseline: two figures
  EXPECT_EQ(air.figures({0, 0}), 2);
  EXPECT_TRUE(air.offers_to("allies/left", "place probe-left left"));
}

TEST(CIC17, AReconGoesWithTwoOthers) {
  Table t = with_hand({"recon-left", "probe-left", "probe-center", "recon-right"});
  t.act("hand-out recon-left left").act("hand-out probe-left left");
  EXPECT_TRUE(t.offers("hand-out probe-center center"));
  EXPECT_TRUE(t.offers("hand-out recon-right right"));
}

TEST(CIC18, AmbushCannotBeHandedOut) {
  EXPECT_EQ(posts_for("ambush"), Texts{});
  EXPECT_EQ(posts_for("probe-left"), Texts{"left"});
}

TEST(CIC19, CardsStayHiddenUntilTheyArePlaced) {
  Table t = with_hand({"probe-left", "probe-center", "probe-right", "recon-left"});
  t.hand_out({"probe-left left", "probe-center center"});
  const auto seen = [&](Post post) { return observe(t.battle(), t.state(), viewer_at(post)).given; };
  EXPECT_EQ(seen({Side::Allies, Role::Left})[index(Role::Left)][0], Card::ProbeLeft) << "the receiver";
  EXPECT_EQ(seen({Side::Allies, Role::Commander})[index(Role::Left)][0], Card::ProbeLeft) << "the commander";
  EXPECT_EQ(seen({Side::Allies, Role::Center})[index(Role::Left)][0], Card::None);
  EXPECT_EQ(seen({Side::Allies, Role::Right}), Given{});
  for (const Role role : kRoles) { EXPECT_EQ(seen({Side::Axis, role}), Given{}) << name(role); }
  EXPECT_EQ(observe(t.battle(), t.state(), spectator()).given, Given{});
}

TEST(CIC20, ACardWithoutAnybodyToOrderIsPlayedWithoutEffect) {
  Table t = with_hand({"probe-left", "armor-assault", "recon-right"});
  t.hand_out({"probe-left left", "armor-assault center"});
  t.act("place probe-left left").act("place armor-assault");
  EXPECT_FALSE(t.offers_kind("order"));
  t.end_turn();
  EXPECT_EQ(t.state().open.discard.size, 2) << "played all the same";
}

TEST(CIC21, ACardCannotBeHandedOnKeptOrRefused) {
  Table t = with_hand({"probe-left", "probe-center", "recon-left"});
  t.hand_out({"probe-left left"});
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"place probe-left left", "place probe-left right"}));
  for (const char* post : {"allies/commander", "allies/left", "allies/center", "allies/right"}) {
    EXPECT_FALSE(t.offers_to(post, "take-back probe-left left")) << post;
    EXPECT_FALSE(t.offers_to(post, "hand-out probe-left left")) << post;
  }
  EXPECT_FALSE(t.offers_to("allies/center", "place probe-left left"));
}

}  // namespace
}  // namespace bocage
