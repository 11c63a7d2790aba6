// bocage analyze: the winning chances over a recorded game.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/battles.h"
#include "cli/paint.h"
#include "cli/recorded_game.h"
#include "program.h"

namespace bocage::cli {
namespace {

std::string heuristic_record() {
  const auto battle = make_battle(*find_scenario("01"), {});
  const SimulationPlan plan{.players = {"heuristic", "heuristic"}, .seed = 3, .games = 1};
  return to_text(battle->board(), record_numbered_game(battle, plan, 0));
}

std::vector<std::string> keys_of(const nlohmann::ordered_json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) { keys.push_back(key); }
  return keys;
}
using Keys = std::vector<std::string>;

TEST(Analyze, TellsTheChancesForPrograms) {
  const Scratch scratch;
  const std::string file = scratch.write("game.rec", heuristic_record());
  const auto json_with = [&](const char* threads) {
    const Ran ran = run_program({"analyze", file, "--playouts", "5", "--seed", "2", "--threads", threads, "--json"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return ran.out;
  };
  const std::string text = json_with("1");
  EXPECT_EQ(json_with("3"), text);
  const auto json = nlohmann::ordered_json::parse(text);
  EXPECT_EQ(keys_of(json), (Keys{"battle", "playouts", "seed", "winner", "turns", "turning_points"}));
  EXPECT_EQ(json.at("battle"), "01-pegasus-bridge");
  EXPECT_EQ(json.at("playouts"), 5);
  EXPECT_EQ(json.at("seed"), 2);
  const auto& first = json.at("turns").front();
  EXPECT_EQ(keys_of(first), (Keys{"turn", "side", "cards", "axis", "allies", "low", "high", "medals"}));
  EXPECT_EQ(first.at("turn"), 0);
  EXPECT_TRUE(first.at("side").is_null());
  EXPECT_EQ(first.at("medals"), (nlohmann::ordered_json{{"axis", 0}, {"allies", 0}}));
  EXPECT_EQ(json.at("turns").at(1).at("side"), "allies");
  EXPECT_EQ(json.at("turns").back().at(json.at("winner").get<std::string>()), 1.0);
  ASSERT_GE(json.at("turning_points").size(), 1U) << text;  // five playouts are enough to see the winning turn
  EXPECT_EQ(keys_of(json.at("turning_points").front()),
            (Keys{"turn", "side", "swing", "cards", "before", "after", "medals_before", "medals_after"}));
}

TEST(Analyze, DrawsABarForEachTurnInEightyColumns) {
  const Scratch scratch;
  const std::string file = scratch.write("game.rec", heuristic_record());
  const Ran rich = run_program({"analyze", file, "--playouts", "4"});
  ASSERT_EQ(rich.exit, 0) << rich.err;
  EXPECT_TRUE(contains(rich.out, "01-pegasus-bridge: the ")) << rich.out;
  EXPECT_TRUE(contains(rich.out, "Turning points")) << rich.out;
  const Ran plain = run_program({"analyze", file, "--playouts", "4", "--plain", "--lang", "fr"});
  EXPECT_TRUE(contains(plain.out, "Tournants")) << plain.out;
  EXPECT_TRUE(contains(plain.out, "100 % ########################") ||
              contains(plain.out, "  0 % ........................ 100 %"))
      << plain.out;
  EXPECT_FALSE(contains(plain.out, "█"));
  for (const Ran* ran : {&rich, &plain}) {
    for (const std::string& line : lines_of(ran->out)) { EXPECT_LE(columns(line), 80) << line; }
  }
}

TEST(Analyze, RefusesWhatReplayRefuses) {
  const Scratch scratch;
  const Ran no_record = run_program({"analyze", scratch.write("bad.rec", "hello\n")});
  EXPECT_EQ(no_record.exit, 2);
  EXPECT_TRUE(contains(no_record.err, "bad.rec:1: not a record")) << no_record.err;

  std::string text = heuristic_record();
  const std::size_t at = text.find("\nstart ") + 7;
  text[at] = text[at] == '0' ? '1' : '0';
  const Ran diverging = run_program({"analyze", scratch.write("game.rec", text), "--json"});
  EXPECT_EQ(diverging.exit, 1);
  EXPECT_EQ(diverging.out, "");
  EXPECT_TRUE(contains(diverging.err, "game.rec: diverges at step 0: the set-up differs")) << diverging.err;
}

}  // namespace
}  // namespace bocage::cli
