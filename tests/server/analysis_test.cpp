// Analysis of a finished game over HTTP.
#include <gtest/gtest.h>

#include "schema.h"
#include "world.h"

namespace bocage::server {
namespace {

constexpr int kPlayouts = 4;

Config few_playouts() {
  Config config;
  config.playouts = kPlayouts;
  config.limits.messages = {1e6, 1e6};  // unlimited: the clock of the test does not advance
  config.limits.requests = {1e6, 1e6};
  return config;
}

// Some turns at Pegasus Bridge, then a resignation.
std::string given_up(Club& club, int turns) {
  const std::string ann = club.guest();
  const std::string table =
      club.make(ann, {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"bots", "recruit"}});
  const ConnectionId connection = club.join(ann, table);
  const auto turn = [&] { return int{club.room(table)->table().game()->state().open.turn}; };
  EXPECT_TRUE(club.world().run_until([&] {
    if (turn() <= turns) {
      club.play_on({connection}, [](std::size_t size) { return size - 1; });
    }
    return turn() > turns;
  }));
  EXPECT_TRUE(club.ask(connection, {{"do", "resign"}})["ok"].get<bool>());
  return table;
}

Json body_of(const HttpResponse& response) { return Json::parse(*response.body); }

TEST(AnalysisOfAGame, ReportsProgressThenTheWinningChancesTurnByTurn) {
  Club club("", few_playouts());
  const std::string table = given_up(club, 2);
  const std::string path = "/api/tables/" + table + "/analysis";
  const HttpResponse first = club.get(path);
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(schema_fault("Analysis", body_of(first)), "");
  EXPECT_EQ(body_of(first)["done"], 0);
  EXPECT_EQ(body_of(first)["of"], 0);  // nothing has run yet
  Json found;
  std::size_t done = 0;
  ASSERT_TRUE(club.world().run_until([&] {
    found = body_of(club.get(path));
    EXPECT_GE(found["done"].get<std::size_t>(), done);
    done = found["done"].get<std::size_t>();
    return found["of"] != 0 && found["done"] == found["of"];
  }));
  EXPECT_EQ(schema_fault("Analysis", found), "");

  const Table& room = club.room(table)->table();
  const std::vector<Halt> halts = halts_of(room.battle(), room.game()->record());
  ASSERT_EQ(found["moments"].size(), halts.size());
  const AnalysisPlan plan{.playouts = kPlayouts};
  for (std::size_t i = 0; i < halts.size(); ++i) {
    EXPECT_EQ(found["moments"][i]["step"], halts[i].moment.step);
    EXPECT_EQ(found["moments"][i]["turn"], halts[i].moment.turn);
    EXPECT_EQ(found["moments"][i]["allies"], estimate_by_playouts(room.battle(), halts[i].state, plan, {}).allies);
  }
  EXPECT_EQ(found["moments"][0]["turn"], 0);
  EXPECT_EQ(found["moments"].back()["step"], room.game()->record().steps.size());
  EXPECT_EQ(body_of(club.get(path)), found);  // cached
}

TEST(AnalysisOfAGame, IsOnlyForFinishedGames) {
  Club club("", few_playouts());
  const std::string ann = club.guest();
  const std::string table =
      club.make(ann, {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"bots", "recruit"}});
  EXPECT_EQ(club.get("/api/tables/" + table + "/analysis").status, 409);
  EXPECT_EQ(club.get("/api/tables/nothing/analysis").status, 404);
}

TEST(AnalysisOfAGame, TheQueueIsLimited) {
  Club club("", few_playouts());
  const std::string table = given_up(club, 1);
  const Table& room = club.room(table)->table();
  World world;  // never runs anything
  Thinkers nobody(0, world);
  Analyses analyses(nobody, 1);
  for (std::size_t i = 0; i < Analyses::kMostWaiting; ++i) {
    EXPECT_NE(analyses.look(std::to_string(i), room.shared_battle(), room.game()->record()), nullptr);
  }
  EXPECT_EQ(analyses.look("one more", room.shared_battle(), room.game()->record()), nullptr);
  EXPECT_NE(analyses.look("0", room.shared_battle(), room.game()->record()), nullptr);
}

TEST(AnalysisOfAGame, TheOldestIsEvictedFirst) {
  Club club("", few_playouts());
  const std::string table = given_up(club, 1);
  const Table& room = club.room(table)->table();
  World world;
  Thinkers thinkers(1, world);
  Analyses analyses(thinkers, 1, 2);
  const auto look = [&](const char* name) { return *analyses.look(name, room.shared_battle(), room.game()->record()); };
  const auto finish = [&](const char* name) { return world.run_until([&] { return look(name).complete(); }); };
  for (const char* name : {"first", "second", "third"}) { ASSERT_TRUE(finish(name)); }
  EXPECT_TRUE(look("second").complete());
  EXPECT_TRUE(look("third").complete());
  EXPECT_EQ(look("first").of, 0U);  // started again
  EXPECT_TRUE(finish("first"));
  EXPECT_EQ(look("second").of, 0U);
  EXPECT_TRUE(finish("second"));
}

}  // namespace
}  // namespace bocage::server
