#include <gtest/gtest.h>

#include <algorithm>

#include "client/offered.h"
#include "random_game.h"
#include "rules/orders.h"
#include "schema.h"
#include "server/screen/offers_json.h"

namespace bocage::server {
namespace {

// Every action a client can compose from an offer, according to the schema.
std::vector<std::string> composed(const Json& offer) {
  std::vector<std::string> texts = client::offered_actions(offer);
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> legal_texts(const Battle& battle, const State& state, Post post) {
  ActionList list;
  legal(battle, state, post, list);
  std::vector<std::string> texts;
  for (const Action& action : list) { texts.push_back(to_text(battle.board(), action)); }
  std::sort(texts.begin(), texts.end());
  return texts;
}

TEST(ScreenOffers, AreExactlyTheLegalActions) {
  for (const char* id : {"01", "02", "05", "09", "o1", "09 air night", "o2 commissar air", "o3 air"}) {
    const auto battle = battle_with_options(id);
    int steps = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      play_random_game(*battle, seed, 250, [&](const RandomStep& step) {
        const Json offer = offer_json(step.battle, step.state, step.by);
        if (++steps % 8 == 0) { EXPECT_EQ(schema_fault("Offer", offer), ""); }
        EXPECT_EQ(composed(offer), legal_texts(step.battle, step.state, step.by.post)) << offer.dump();
      });
    }
  }
}

Json offer_of(const Table& table) {
  return offer_json(table.battle(), table.state(), pending(table.battle(), table.state())[0]);
}

TEST(ScreenOffers, ChoicesAreGroupedByCard) {
  Table t = Position().hand("allies", {"probe-left", "probe-left", "close-assault"}).play();
  const Json offer = offer_of(t);
  EXPECT_EQ(offer.at("post").get<std::string>(), "allies/commander");
  EXPECT_EQ(offer.at("decision").get<std::string>(), "play");
  ASSERT_EQ(offer.at("cards").size(), 2U);
  EXPECT_EQ(offer.at("cards")[0].at("choices").dump(),
            R"([{"action":"play probe-left","kind":"play","card":"probe-left"}])");
  EXPECT_FALSE(offer.contains("orders_left"));
}

TEST(ScreenOffers, DestinationsAreGroupedByUnit) {
  Table t = Position().unit("allies", "infantry", {6, 4}).unit("axis", "infantry", {12, 4}).play();
  t.run("play probe-left", "order 6,4", "done");
  const Json offer = offer_of(t);
  ASSERT_EQ(offer.at("units").size(), 1U);
  const Json& unit = offer.at("units")[0];
  EXPECT_EQ(unit.at("at").dump(), "[6,4]");
  ASSERT_EQ(unit.at("ways").size(), 1U);
  EXPECT_EQ(unit.at("ways")[0].at("kind").get<std::string>(), "move");
  EXPECT_EQ(unit.at("ways")[0].at("to").size(),
            18U);  // MOV-02: one or two hexes over open ground, six and twelve of them
  EXPECT_EQ(offer.at("words").dump(), R"([{"action":"done","kind":"done"}])");
}

// MOV-20: a path through sandbags is a separate move.
TEST(ScreenOffers, APathThroughSandbagsIsListedSeparately) {
  Table t =
      Position().unit("allies", "infantry", {6, 4}).unit("axis", "infantry", {16, 4}).work("sandbags", {8, 4}).play();
  t.run("play probe-left", "order 6,4", "done");
  const Json ways = offer_of(t).at("units")[0].at("ways");
  ASSERT_EQ(ways.size(), 2U);
  EXPECT_EQ(ways[1].at("via").dump(), "[[8,4]]");
}

// ORD-03: probe-left orders two units in the left section; a unit on the line between two sections counts for either.
TEST(ScreenOffers, OrdersLeftAreCounted) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {6, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {12, 0})
                .play();
  t.act("play probe-left");
  EXPECT_EQ(offer_of(t).at("orders_left").get<int>(), 2);
  t.act("order 2,4");
  EXPECT_EQ(offer_of(t).at("orders_left").get<int>(), 1);
  t.act("order 6,4");
  EXPECT_EQ(offer_of(t).at("orders_left").get<int>(), 0);
}

TEST(ScreenOffers, OrdersLeftAreLimitedByTheUnits) {
  Table t = Position().unit("allies", "infantry", {2, 4}).unit("axis", "infantry", {12, 0}).play();
  t.act("play probe-left");
  EXPECT_EQ(offer_of(t).at("orders_left").get<int>(), 1);
}

// The number must hold in whatever order the units are named.
TEST(ScreenOffers, OrdersLeftDoNotDependOnTheSequenceOfOrders) {
  const auto battle = Position::from_battle("05").battle();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    play_random_game(*battle, seed, 300, [](const RandomStep& step) {
      if (step.by.decision != Decision::Order) { return; }
      const auto left = [&](const State& state) {
        const Orders& orders = state.open.posts[index(step.by.post.role)].orders;
        return orders_left(step.battle, state.open.field, step.by.post.side, orders);
      };
      const int spent = step.action.kind == ActionKind::Order ? 1 : 0;
      if (spent == 1) { EXPECT_EQ(left(step.after), left(step.state) - 1); }
    });
  }
}

}  // namespace
}  // namespace bocage::server
