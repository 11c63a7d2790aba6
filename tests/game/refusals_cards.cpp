// Refusals because of a card.
#include <gtest/gtest.h>

#include <set>

#include "support/position.h"

namespace bocage {
namespace {

Position two_units() { return Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {4, 0}); }

TEST(TURN02, ACardIsPlayedFromTheHand) {
  const Table t = two_units().hand("allies", {"probe-left", "ambush"}).play();
  const Refusal why = t.refusal("play dig-in");
  EXPECT_EQ(to_text(why), "not-in-hand");
  EXPECT_EQ(why.card, Card::DigIn);
  EXPECT_EQ(t.why_not("play ambush"), "AMB-16 ambush-waits");
  EXPECT_EQ(t.why_not("play probe-left as air-power"), "SCN-29 stands-for-itself");
}

TEST(AMB01, WithoutAnAmbushInHandItCannotBePlayed) {
  Table t = two_units().unit("allies", "armor", {3, 1}).hand("allies", {"probe-left"}).hand("axis", {"dig-in"}).play();
  t.ask_ambush().run("play probe-left", "order 3,1", "done", "done", "battle 3,1 > 4,0");
  ASSERT_EQ(t.decision(), "ambush");
  EXPECT_EQ(t.why_not("ambush"), "AMB-01 no-ambush-in-hand");
}

TEST(COMR02, UnderACommissarTheChipIsPlayed) {
  Table t = two_units().command("allies", "commissar").hand("allies", {"probe-left", "attack-left", "ambush"}).play();
  ASSERT_EQ(t.decision(), "chip");
  EXPECT_EQ(t.why_not("play probe-left"), "TURN-01 card-comes-later");
  EXPECT_EQ(t.why_not("chip ambush"), "COMR-06 ambush-under-chip");
  EXPECT_EQ(t.why_not("chip dig-in"), "not-in-hand");
  EXPECT_EQ(t.why_not("done"), "COMR-01 must-fill-chip");
  t.act("chip probe-left");
  ASSERT_EQ(t.decision(), "play");
  EXPECT_EQ(t.why_not("play attack-left"), "COMR-02 plays-from-chip");
  EXPECT_EQ(t.why_not("unchip probe-left"), "COMR-02 chip-is-closed");
}

// The table of codes.
TEST(Refusals, EveryCodeHasAName) {
  std::set<std::string_view> names;
  for (int i = 0; i < kRefusalCodes; ++i) {
    const RefusalInfo& row = info(static_cast<RefusalCode>(i));
    EXPECT_TRUE(names.insert(row.name).second) << row.name << " stands there twice";
    EXPECT_EQ(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << row.name;
  }
}

TEST(Refusals, LegalActionsAreNotRefused) {
  const Table t = two_units().hand("allies", {"probe-left"}).play();
  EXPECT_FALSE(t.refusal("play probe-left"));
  EXPECT_EQ(t.why_not("play probe-left"), "");
}

}  // namespace
}  // namespace bocage
