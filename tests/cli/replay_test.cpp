// Records: verified, tampered with, walked through.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "cli/battles.h"
#include "cli/recorded_game.h"
#include "fair/fair_chance.h"
#include "fair/mix.h"
#include "game/game.h"
#include "program.h"

namespace bocage::cli {
namespace {

const SimulationPlan kPlan{.players = {"random", "random"}, .seed = 3, .games = 1, .threads = 1};

std::shared_ptr<const Battle> pegasus() { return make_battle(*find_scenario("01"), {}); }

std::string some_record() {
  const auto battle = pegasus();
  return to_text(battle->board(), record_numbered_game(battle, kPlan, 0));
}

// The record with one step changed by `change`; steps count from 1.
template <class Change>
std::string with_step_changed(const std::string& text, std::size_t step, Change change) {
  std::string result;
  std::size_t number = 0;
  for (std::string line : lines_of(text)) {
    if (line.starts_with("> ") && ++number == step) { line = change(line); }
    result += line + "\n";
  }
  return result;
}

std::size_t first_step_with(const std::string& text, std::string_view part) {
  std::size_t number = 0;
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with("> ")) { continue; }
    ++number;
    if (contains(line, part)) { return number; }
  }
  return 0;
}

// The options of a table are part of its record.
TEST(Replay, ARecordKeepsItsOptions) {
  const Scratch scratch;
  const std::string path = scratch.path("options.rec");
  const std::vector<std::string> args{"play",   "o2",     "--seed",   "4",         "--map",     "off",
                                      "--axis", "random", "--allies", "heuristic", "--options", "commissar,air,night",
                                      "--save", path};
  EXPECT_EQ(run_program(args, "").exit, 0);
  const std::string text = *read_file(path);
  for (const char* option : {"\noption commissar\n", "\noption air\n", "\noption night\n"}) {
    EXPECT_TRUE(contains(text, option));
  }
  const Ran replay = run_program({"replay", path});
  EXPECT_EQ(replay.exit, 0) << replay.out;
}

TEST(Replay, ARecordOfTheProgramsIsByTheRules) {
  const Scratch scratch;
  const std::string file = scratch.write("game.rec", some_record());
  const Ran ran = run_program({"replay", file});
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_TRUE(contains(ran.out, "steps of 01-pegasus-bridge, by the rules; the ")) << ran.out;

  const auto json = nlohmann::json::parse(run_program({"replay", file, "--json"}).out);
  EXPECT_EQ(json.at("ok"), true);
  EXPECT_EQ(json.at("battle"), "01-pegasus-bridge");
  EXPECT_TRUE(json.at("result").at("winner").is_string());
  EXPECT_FALSE(json.contains("diverges"));
}

TEST(Replay, TheRecordIsOfTheGameThatWasSimulated) {
  const auto battle = pegasus();
  for (int number = 0; number < 3; ++number) {
    const GameResult played = play_numbered_game(*battle, kPlan, number, nullptr);
    const Record record = record_numbered_game(battle, kPlan, number);
    ASSERT_TRUE(record.result.has_value());
    EXPECT_EQ(record.result->winner, played.winner);
    EXPECT_EQ(record.result->medals, played.medals);
    EXPECT_EQ(static_cast<int>(record.steps.size()), played.decisions);
  }
}

struct Tampering {
  std::string name;
  std::string in;   // a step that contains this ...
  std::string out;  // ... gets that instead
};
void PrintTo(const Tampering& row, std::ostream* out) { *out << row.name; }

class Tampered : public testing::TestWithParam<Tampering> {};

TEST_P(Tampered, DivergesAtThatStep) {
  const Scratch scratch;
  const std::string text = some_record();
  const std::size_t step = first_step_with(text, GetParam().in);
  ASSERT_NE(step, 0U);
  const std::string changed = with_step_changed(text, step, [](std::string line) {
    return line.replace(line.find(GetParam().in), GetParam().in.size(), GetParam().out);
  });
  const std::string file = scratch.write("game.rec", changed);
  const Ran ran = run_program({"replay", file});
  EXPECT_EQ(ran.exit, 1);
  EXPECT_TRUE(contains(ran.out, "diverges at step " + std::to_string(step) + ": ")) << ran.out;

  const Ran json = run_program({"replay", file, "--json"});
  EXPECT_EQ(json.exit, 1);
  EXPECT_EQ(nlohmann::json::parse(json.out).at("diverges").at("step"), step);
  EXPECT_EQ(run_program({"replay", file, "--show"}).exit, 1);
  EXPECT_EQ(run_program({"play", "--resume", file}).exit, 1);
}

INSTANTIATE_TEST_SUITE_P(Replay, Tampered,
                         testing::Values(Tampering{"ADieTurned", "dice star", "dice grenade"},
                                         Tampering{"ADieTooMany", "| dice ", "| dice flag "},
                                         Tampering{"AnotherCardDrawn", "draw probe-center", "draw attack-center"},
                                         Tampering{"AnotherHex", " > 6,4 ", " > 20,4 "},
                                         Tampering{"TheWrongSide", "> axis/", "> allies/"}),
                         [](const auto& row) { return row.param.name; });

TEST(Replay, AnotherResultDiverges) {
  const Scratch scratch;
  std::string text = some_record();
  const std::size_t at = text.find("result ");
  ASSERT_NE(at, std::string::npos);
  text = text.substr(0, at) +
         (contains(text.substr(at), "allies") ? "result axis 4 0 medals\n" : "result allies 4 0 medals\n");
  EXPECT_EQ(run_program({"replay", scratch.write("game.rec", text)}).exit, 1);
}

TEST(Replay, WhatIsNoRecordIsRefusedWithItsLine) {
  const Scratch scratch;
  const auto says = [&](std::string_view text) {
    const Ran ran = run_program({"replay", scratch.write("bad.rec", text)});
    EXPECT_EQ(ran.exit, 2);
    return ran.err;
  };
  EXPECT_TRUE(contains(says("hello\n"), "bad.rec:1: not a record"));
  EXPECT_TRUE(contains(says("bocage-record 1\nbattle 77-nowhere\nstart 0000000000000000\n"), "unknown \"77-nowhere\""));
  EXPECT_TRUE(
      contains(says("bocage-record 1\nbattle ../etc/x.json\nstart 0000000000000000\n"), "not the id of a battle"));
  EXPECT_TRUE(contains(says("bocage-record 1\nbattle 01-pegasus-bridge\nstart 0000000000000000\n> axis/left fly\n"),
                       "bad.rec:4: "));
}

TEST(Replay, TellsTheStoryWithAMapAtEachTurn) {
  const Scratch scratch;
  const std::string text = some_record();
  const std::string file = scratch.write("game.rec", text);
  const Ran ran = run_program({"replay", file, "--show"});
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(count(ran.out, "    0  1  2  3  4 "), count(ran.out, "─ Turn ") + 1);  // and one at the end
  EXPECT_TRUE(contains(ran.out, "    1 allies play ")) << ran.out.substr(0, 3000);
  EXPECT_FALSE(contains(ran.out, "draws a card"));  // nothing is hidden in a record
  EXPECT_TRUE(contains(ran.out, "The battle is over: the "));
}

TEST(Replay, ShowsOnePositionOnly) {
  const Scratch scratch;
  const std::string file = scratch.write("game.rec", some_record());
  const Ran set_up = run_program({"replay", file, "--step", "0"});
  EXPECT_EQ(set_up.exit, 0);
  EXPECT_EQ(lines_of(set_up.out).size(), 20U);  // the map and the verdict
  const Ran first = run_program({"replay", file, "--step", "1"});
  EXPECT_TRUE(contains(first.out, "    1 allies play "));
  EXPECT_EQ(run_program({"replay", file, "--step", "1000000"}).exit, 2);
}

// A game with the dice of `chance` whose record claims they come from `seed`.
std::string record_of_seed(const Seed& seed, Chance& chance, std::vector<SeedPart> parts = {}) {
  const auto battle = pegasus();
  Game game(battle, chance, to_text(seed), std::move(parts));
  FastChance wishes(5);
  ActionList list;
  while (!game.state().open.over()) {
    const Post by = pending(*battle, game.state())[0].post;
    legal(*battle, game.state(), by, list);
    EXPECT_EQ(game.act(by, list[wishes.below(static_cast<std::uint32_t>(list.size()))], nullptr, nullptr),
              ApplyResult::Applied);
  }
  return to_text(battle->board(), game.record());
}

// Fair but for one die: the first star that should have fallen is a grenade.
class LoadedChance final : public Chance {
 public:
  explicit LoadedChance(const Seed& seed) : fair_(seed) {}
  Face die() override {
    const Face face = fair_.die();
    return face == Face::Star && !std::exchange(bent_, true) ? Face::Grenade : face;
  }
  Card draw(const CardBag& from) override { return fair_.draw(from); }
  int pick(int choices) override { return fair_.pick(choices); }

 private:
  FairChance fair_;
  bool bent_ = false;
};

TEST(Replay, DiceThatFollowFromTheSeedAreFair) {
  const Scratch scratch;
  const Seed seed{};
  FairChance chance(seed);
  const std::string file = scratch.write("game.rec", record_of_seed(seed, chance));
  const Ran ran = run_program({"replay", file});
  EXPECT_EQ(ran.exit, 0) << ran.out;
  // The SHA-256 of 32 zero bytes.
  const std::string commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  EXPECT_TRUE(contains(ran.out, "are those of the seed, whose commitment is " + commitment)) << ran.out;
  const auto json = nlohmann::json::parse(run_program({"replay", file, "--json"}).out);
  EXPECT_EQ(json.at("dice").at("fair"), true);
  EXPECT_EQ(json.at("dice").at("commitment"), commitment);
}

TEST(Replay, ContributionsToTheSeedAreListedAndChecked) {
  const Scratch scratch;
  const std::vector<SeedPart> parts{{"server", hexadecimal(Seed{})}, {"allies/commander", std::string(64, 'a')}};
  const Seed seed = mix(parts);
  FairChance chance(seed);
  std::string text = record_of_seed(seed, chance, parts);
  const std::string file = scratch.write("game.rec", text);
  const Ran ran = run_program({"replay", file});
  EXPECT_EQ(ran.exit, 0) << ran.out;
  // The SHA-256 of 32 zero bytes.
  const std::string commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  EXPECT_TRUE(contains(ran.out, "whose commitment is " + commitment + ", and 1 contribution:")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "    allies/commander " + std::string(64, 'a') + "\n")) << ran.out;
  const auto json = nlohmann::json::parse(run_program({"replay", file, "--json"}).out);
  EXPECT_EQ(json.at("dice").at("commitment"), commitment);
  EXPECT_EQ(json.at("dice").at("contributions")[0].at("from"), "allies/commander");

  text.replace(text.find("aaaa"), 4, "aaab");
  const std::string bent = scratch.write("bent.rec", text);
  const Ran found = run_program({"replay", bent});
  EXPECT_EQ(found.exit, 1);
  EXPECT_TRUE(contains(found.out, "The seed was tampered with")) << found.out;
  const auto bent_json = nlohmann::json::parse(run_program({"replay", bent, "--json"}).out);
  EXPECT_EQ(bent_json.at("ok"), false);
  EXPECT_EQ(bent_json.at("dice").at("mixed"), false);
}

TEST(Replay, ABentDieIsNamedThoughTheGameIsByTheRules) {
  const Scratch scratch;
  LoadedChance chance(Seed{});
  const std::string file = scratch.write("game.rec", record_of_seed(Seed{}, chance));
  const Ran ran = run_program({"replay", file});
  EXPECT_EQ(ran.exit, 1);
  EXPECT_TRUE(contains(ran.out, ", by the rules")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "The dice were tampered with: step ")) << ran.out;
  const auto json = nlohmann::json::parse(run_program({"replay", file, "--json"}).out);
  EXPECT_EQ(json.at("ok"), false);
  EXPECT_EQ(json.at("dice").at("fair"), false);
  EXPECT_TRUE(json.at("dice").at("step").is_number());
}

TEST(Replay, ASeedOfASimulationPromisesNothing) {
  const Scratch scratch;
  const Ran ran = run_program({"replay", scratch.write("game.rec", some_record())});
  EXPECT_FALSE(contains(ran.out, "dice")) << ran.out;
}

}  // namespace
}  // namespace bocage::cli
