// Simulation, perft, signature and validation from the command line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/paint.h"
#include "cli/progress.h"
#include "program.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

TEST(Sim, CountsForPrograms) {
  const Ran ran =
      run_program({"sim", "01", "--axis", "random", "--allies", "heuristic", "--games", "6", "--seed", "2", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const auto json = nlohmann::ordered_json::parse(ran.out);
  std::vector<std::string> keys;
  for (const auto& [key, value] : json.items()) { keys.push_back(key); }
  const std::vector<std::string> expected{"battle",          "games",       "finished",
                                          "axis_wins",       "allies_wins", "turns",
                                          "decisions",       "seconds",     "decisions_per_second",
                                          "games_per_second"};
  EXPECT_EQ(keys, expected);
  EXPECT_EQ(json.at("battle"), "01-pegasus-bridge");
  EXPECT_EQ(json.at("games"), 6);
  EXPECT_EQ(json.at("axis_wins").get<int>() + json.at("allies_wins").get<int>(), json.at("finished").get<int>());
}

TEST(Sim, DependsOnTheSeedAndNotOnTheThreads) {
  const auto turns = [](const char* seed, const char* threads) {
    const Ran ran = run_program({"sim", "01", "--games", "8", "--seed", seed, "--threads", threads, "--json"});
    return nlohmann::json::parse(ran.out).at("turns").get<int>();
  };
  EXPECT_EQ(turns("4", "1"), turns("4", "3"));
  EXPECT_NE(turns("4", "1"), turns("5", "1"));
}

TEST(Sim, PlaysAllBattlesIfAskedTo) {
  const Ran ran = run_program({"sim", "all", "--games", "1", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  EXPECT_EQ(nlohmann::json::parse(ran.out).size(), default_library().ids().size());
  const std::string text = run_program({"sim", "11", "--games", "2"}).out;
  EXPECT_TRUE(contains(text, "2 games, Axis ")) << text;
  EXPECT_LE(columns(lines_of(text).at(0)), 80) << text;
}

TEST(Sim, SavesRecordsThatVerify) {
  const Scratch scratch;
  const std::string directory = scratch.path("records");
  ASSERT_EQ(run_program({"sim", "01", "--games", "3", "--save-records", directory}).exit, 0);
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    ++files;
    EXPECT_EQ(run_program({"replay", entry.path().string()}).exit, 0) << entry.path();
  }
  EXPECT_EQ(files, 3);
  EXPECT_EQ(run_program({"sim", "01", "--games", "1", "--save-records", "/proc/nowhere"}).exit, 2);
}

TEST(Perft, CountsEachDepth) {
  const Ran ran = run_program({"perft", "01", "--depth", "2", "--seed", "1", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  ASSERT_EQ(json.at("counts").size(), 2U);
  const auto first = json.at("counts").at(0).get<int>();
  EXPECT_GE(first, 1);
  EXPECT_LE(first, 6);  // the first action plays one of six cards
  EXPECT_EQ(lines_of(run_program({"perft", "01", "--depth", "2"}).out).size(), 2U);
}

TEST(Signature, IsComparedWithTheFirstWordOfAFile) {
  const Scratch scratch;
  const Ran plain = run_program({"signature", "--games", "1"});
  ASSERT_EQ(plain.exit, 0) << plain.err;
  const std::string value = lines_of(plain.out).at(0);
  EXPECT_EQ(value.size(), 16U);

  const std::string same = scratch.write("same.txt", value + "  of one game each\n");
  EXPECT_EQ(run_program({"signature", "--games", "1", "--check", same}).exit, 0);
  const std::string different = scratch.write("other.txt", "0123456789abcdef\n");
  const Ran ran = run_program({"signature", "--games", "1", "--check", different});
  EXPECT_EQ(ran.exit, 1);
  EXPECT_TRUE(contains(ran.err, value));
  EXPECT_TRUE(contains(ran.err, "0123456789abcdef"));
  const auto json =
      nlohmann::json::parse(run_program({"signature", "--games", "1", "--check", different, "--json"}).out);
  EXPECT_EQ(json.at("ok"), false);
  EXPECT_EQ(run_program({"signature", "--check", scratch.write("empty.txt", "")}).exit, 2);
}

TEST(Validate, BattlesOfTheProgramAreSound) {
  std::vector<std::string> args{"validate"};
  for (const std::string& id : default_library().ids()) {
    args.push_back((default_library().directory() / (id + ".json")).string());
  }
  const Ran ran = run_program(args);
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_EQ(count(ran.out, ": ok\n"), static_cast<int>(default_library().ids().size()));
}

TEST(Validate, NamesEveryFaultWithItsPlace) {
  const Scratch scratch;
  std::ostringstream sound;
  sound << std::ifstream(default_library().directory() / "01-pegasus-bridge.json").rdbuf();
  auto document = nlohmann::json::parse(sound.str());
  document["units"][3]["at"] = {1, 0};
  document["terrain"][2]["is"] = "swamp";
  const std::string bad = scratch.write("bad.json", document.dump());
  const Ran ran = run_program({"validate", bad});
  EXPECT_EQ(ran.exit, 1);
  EXPECT_TRUE(contains(ran.out, "units[3].at")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "terrain[2].is")) << ran.out;

  const auto json = nlohmann::json::parse(run_program({"validate", bad, "--json"}).out);
  EXPECT_EQ(json.at(0).at("ok"), false);
  EXPECT_GE(json.at(0).at("faults").size(), 2U);
  EXPECT_EQ(run_program({"validate", scratch.path("none.json")}).exit, 2);
  EXPECT_EQ(run_program({"validate", scratch.write("torn.json", "{")}).exit, 1);
}

TEST(Progress, ShowsHowMuchIsDone) {
  EXPECT_EQ(progress_text("sim", 0, 4, 1, Words()), "sim [....................]   0 %  0/4");
  EXPECT_EQ(progress_text("sim", 1, 4, 1, Words()), "sim [#####...............]  25 %  1/4");
  EXPECT_EQ(progress_text("sim", 4, 4, 9, Words()), "sim [####################] 100 %  4/4");
  EXPECT_EQ(progress_text("perft", 0, 0, 12, Words()), "perft 12 s");
}

TEST(Progress, ShowsTheTimeThatIsLeft) {
  const auto left = [](int done, int total, int seconds) {
    const std::string text = progress_text("sim", done, total, seconds, Words());
    return text.substr(text.rfind("  ") + 2);
  };
  EXPECT_EQ(left(1, 4, 2), "6 s left");
  EXPECT_EQ(left(10, 40, 39), "117 s left");
  EXPECT_EQ(left(10, 40, 60), "3 min left");
  EXPECT_EQ(left(10, 40, 3600), "3 h left");
  EXPECT_EQ(left(0, 40, 3600), "0/40");  // nobody knows
}

}  // namespace
}  // namespace bocage::cli
