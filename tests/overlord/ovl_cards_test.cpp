// OVL-40 to OVL-44 and OVL-80 to OVL-83: the double deck, the hands, the draw.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "support/position.h"

namespace bocage {
namespace {

Position two_corners() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
}

// Plays these cards without using them. The hand's size before and after the draw.
struct Draw {
  std::size_t before;
  std::size_t after;
};
Draw play_and_draw(Table& t, const std::vector<std::string>& cards) {
  t.hand_out(cards);
  const std::size_t before = t.hand("allies").size();
  t.place_all();
  t.end_turn();
  return {before, t.hand("allies").size()};
}

const std::vector<std::string> kEight{"recon-left",  "recon-center", "probe-left",    "probe-center",
                                      "probe-right", "attack-left",  "attack-center", "attack-right"};

TEST(OVL40, TwoDecksMakeOnePileOf120) {
  const CardBag deck = two_corners().battle()->deck();
  int section = 0;
  int tactic = 0;
  deck.for_each_kind([&](Card card) { (info(card).tactic ? tactic : section) += deck.count(card); });
  EXPECT_EQ(section, 80);
  EXPECT_EQ(tactic, 40);
  const Table t = two_corners().hand("allies", kEight).play();
  EXPECT_EQ(t.deck_size(), 120 - 8 - 4) << "what is dealt comes from it";
}

TEST(OVL40, OneDiscardPileForBothSides) {
  Table t =
      two_corners().hand("allies", {"probe-left", "recon-left"}).hand("axis", {"attack-left", "recon-left"}).play();
  play_and_draw(t, {"probe-left left"});
  EXPECT_EQ(t.state().open.discard.size, 1);
  t.hand_out({"attack-left left"});
  t.place_all();
  t.end_turn();
  EXPECT_EQ(t.state().open.discard.count(Card::ProbeLeft), 1);
  EXPECT_EQ(t.state().open.discard.count(Card::AttackLeft), 1);
}

TEST(OVL41, CopiesInTheDoubleDeck) {
  const std::map<std::string, int> expected{{"recon-left", 4},
                                            {"recon-center", 4},
                                            {"recon-right", 4},
                                            {"probe-left", 8},
                                            {"probe-center", 10},
                                            {"probe-right", 8},
                                            {"attack-left", 6},
                                            {"attack-center", 8},
                                            {"attack-right", 6},
                                            {"assault-left", 4},
                                            {"assault-center", 4},
                                            {"assault-right", 4},
                                            {"general-advance", 2},
                                            {"pincer-move", 2},
                                            {"recon-in-force", 6},
                                            {"air-power", 2},
                                            {"ambush", 2},
                                            {"armor-assault", 4},
                                            {"artillery-bombard", 2},
                                            {"barrage", 2},
                                            {"behind-enemy-lines", 2},
                                            {"close-assault", 2},
                                            {"counter-attack", 4},
                                            {"dig-in", 2},
                                            {"direct-from-hq", 4},
                                            {"firefight", 2},
                                            {"infantry-assault", 4},
                                            {"medics-and-mechanics", 2},
                                            {"move-out", 4},
                                            {"their-finest-hour", 2}};
  const CardBag deck = two_corners().battle()->deck();
  std::map<std::string, int> found;
  deck.for_each_kind([&](Card card) { found[std::string(name(card))] = deck.count(card); });
  EXPECT_EQ(found, expected);
}

TEST(OVL43, TheBriefingSaysHowManyCardsAreDealt) {
  const Table t = two_corners().hand_size("allies", 9).hand_size("axis", 6).play();
  EXPECT_EQ(t.hand("allies").size(), 9U);
  EXPECT_EQ(t.hand("axis").size(), 6U);
}

TEST(OVL43, TheInitialHandIsTheLimitForTheWholeBattle) {
  Table t = two_corners().hand("allies", {"probe-left", "probe-left", "probe-center", "probe-center"}).play();
  t.give("allies", {"probe-left", "probe-left"});
  EXPECT_EQ(play_and_draw(t, {"probe-left left"}).after, 3U) << "1 and 2: the limit is still 4";
  Table full = two_corners().hand("allies", {"probe-left", "probe-left", "probe-center", "probe-center"}).play();
  EXPECT_EQ(play_and_draw(full, {"probe-left left"}).after, 4U);
}

TEST(OVL44, AnEmptyPileIsMadeOfTheDiscards) {
  Table t = two_corners().hand("allies", kEight).play();
  t.deck({"ambush"});
  ASSERT_EQ(t.deck_size(), 1);
  const int discarded = t.state().open.discard.size;
  const Draw draw = play_and_draw(t, {"probe-left left", "probe-center center", "probe-right right"});
  EXPECT_EQ(draw.after, 7U);
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.state().open.discard.size, 0);
  EXPECT_EQ(t.deck_size(), discarded + 3 - 1) << "the second card came from the new pile";
}

TEST(OVL44, TheDeckIsNotShuffledBeforeACardMustBeDrawn) {
  Table t = two_corners().hand("allies", kEight).play();
  t.deck({"ambush", "ambush"});
  play_and_draw(t, {"probe-left left", "probe-center center", "probe-right right"});
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
  EXPECT_EQ(t.deck_size(), 0);
}

TEST(OVL80, AllCardsOfTheSideAreDiscardedAtTheEndOfTheTurn) {
  std::vector<std::string> cards = kEight;
  cards[0] = "barrage";
  Table t = two_corners().hand("allies", cards).play();
  t.hand_out({"barrage commander", "probe-left left", "attack-left left"});
  t.dice({"star", "star", "star", "star"}).act("target 0,0");
  t.place_all();
  EXPECT_EQ(t.state().open.discard.size, 0) << "not while the turn lasts";
  t.end_turn();
  const CardBag& discard = t.state().open.discard;
  EXPECT_EQ(discard.size, 3);
  EXPECT_EQ(discard.count(Card::Barrage) + discard.count(Card::ProbeLeft) + discard.count(Card::AttackLeft), 3);
}

TEST(OVL81, TwoCardsHoweverManyWerePlayed) {
  const std::vector<std::vector<std::string>> plays{{"probe-left left", "attack-left left"},
                                                    {"probe-left left", "probe-center center", "probe-right right"}};
  for (const auto& cards : plays) {
    Table t = two_corners().hand("allies", kEight).play();
    const Draw draw = play_and_draw(t, cards);
    EXPECT_EQ(draw.before, 8 - cards.size());
    EXPECT_EQ(draw.after - draw.before, 2U);
  }
}

TEST(OVL81, TheEnemyDrawsNothing) {
  Table t = two_corners().hand("allies", kEight).play();
  t.give("axis", {"probe-left", "probe-right"});
  play_and_draw(t, {"probe-left left"});
  EXPECT_EQ(t.hand("axis").size(), 2U);
}

TEST(OVL82, ThreeCardsAfterARecon) {
  Table t = two_corners().hand("allies", kEight).play();
  const Draw draw = play_and_draw(t, {"recon-left left", "probe-center center", "probe-right right"});
  EXPECT_EQ(draw.after - draw.before, 3U) << "and all are kept";
}

TEST(OVL82, SeveralReconsDoNotAddUp) {
  std::vector<std::string> twelve = kEight;
  twelve.insert(twelve.end(), {"recon-right", "probe-left", "probe-center", "probe-right"});
  Table t = two_corners().hand("allies", twelve).play();
  t.give("allies", kEight);  // room for four more
  t.give("allies", {"recon-left", "recon-center", "recon-right", "probe-left", "probe-center"});
  const Draw draw = play_and_draw(t, {"recon-left left", "recon-center center", "recon-right right"});
  EXPECT_EQ(draw.before, 2U);
  EXPECT_EQ(draw.after, 5U);
}

// The three examples of section 10.
TEST(OVL83, LimitTwelveHandTenRecon) {
  std::vector<std::string> twelve = kEight;
  twelve.insert(twelve.end(), {"recon-right", "probe-left", "probe-center", "probe-right"});
  Table t = two_corners().hand("allies", twelve).play();
  const Draw draw = play_and_draw(t, {"recon-left left", "probe-center center"});
  EXPECT_EQ(draw.before, 10U);
  EXPECT_EQ(draw.after, 12U);
}

TEST(OVL83, LimitEightOneCardPlayed) {
  Table t = two_corners().hand("allies", kEight).play();
  const int deck = t.deck_size();
  const Draw draw = play_and_draw(t, {"probe-left left"});
  EXPECT_EQ(draw.before, 7U);
  EXPECT_EQ(draw.after, 8U);
  EXPECT_EQ(t.deck_size(), deck - 1) << "nothing is drawn to be thrown away";
  EXPECT_EQ(t.state().open.discard.size, 1);
}

TEST(OVL83, LimitEightThreePlayedTwoRecons) {
  Table t = two_corners().hand("allies", kEight).play();
  const Draw draw = play_and_draw(t, {"recon-left left", "recon-center center", "probe-right right"});
  EXPECT_EQ(draw.before, 5U);
  EXPECT_EQ(draw.after, 8U);
}

}  // namespace
}  // namespace bocage
