// Help, bad usage and exit codes of every subcommand.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/paint.h"
#include "program.h"

namespace bocage::cli {
namespace {

class Help : public testing::TestWithParam<std::string> {};

TEST_P(Help, SaysWhatItIsForWithAnExampleAndExitCodes) {
  const Ran ran = run_program({GetParam(), "--help"});
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(contains(ran.out, "Usage: bocage " + GetParam())) << ran.out;
  EXPECT_TRUE(contains(ran.out, "Example")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "Exit codes: 0")) << ran.out;
  EXPECT_EQ(ran.err, "");
}

INSTANTIATE_TEST_SUITE_P(Commands, Help,
                         testing::Values("battles", "show", "play", "sim", "analyze", "arena", "balance", "engine",
                                         "replay", "perft", "signature", "validate", "version"));

TEST(Usage, HelpIsInTheLanguageThatIsAskedFor) {
  const Ran german = run_program({"play", "--help", "--lang", "de"});
  for (const char* text :
       {"Aufruf: bocage play", "spielt eine Schlacht im Terminal", "Beispiele:", "Rückgabewerte: 0"}) {
    EXPECT_TRUE(contains(german.out, text)) << text << "\n" << german.out;
  }
  EXPECT_TRUE(contains(run_program({"--lang", "fr", "--help"}).out, "énumère les batailles"));
}

TEST(Usage, TheProgramListsItsCommands) {
  const Ran ran = run_program({"--help"});
  EXPECT_EQ(ran.exit, 0);
  for (const char* command : {"battles", "show", "play", "sim", "analyze", "arena", "balance", "engine", "replay",
                              "perft", "signature", "validate"}) {
    EXPECT_TRUE(contains(ran.out, std::string("  ") + command + " ")) << command;
  }
  EXPECT_TRUE(contains(ran.out, "Exit codes:"));
}

struct BadUsage {
  std::string name;
  std::vector<std::string> args;
  std::string says;  // contained in the error message
};
void PrintTo(const BadUsage& row, std::ostream* out) { *out << row.name; }

class Refused : public testing::TestWithParam<BadUsage> {};

TEST_P(Refused, WithCodeTwoAndAReason) {
  const Ran ran = run_program(GetParam().args);
  EXPECT_EQ(ran.exit, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(contains(ran.err, GetParam().says)) << ran.err;
}

INSTANTIATE_TEST_SUITE_P(
    Usage, Refused,
    testing::Values(BadUsage{"NoCommand", {}, "subcommand"}, BadUsage{"UnknownCommand", {"fly"}, "fly"},
                    BadUsage{"UnknownOption", {"battles", "--fast"}, "--fast"},
                    BadUsage{"ShowWithoutBattle", {"show"}, "BATTLE"},
                    BadUsage{"ShowUnknownLanguage", {"show", "01", "--lang", "tlh"}, "--lang"},
                    BadUsage{"LanguagesAreListed",
                             {"battles", "--lang=tlh"},
                             "there are en (English), fr (Français) and de (Deutsch)"},
                    BadUsage{"ShowUnknownBattle", {"show", "99"}, "unknown \"99\""},
                    BadUsage{"ShowAmbiguousBattle", {"show", "0"}, "can be"},
                    BadUsage{"ShowMissingFile", {"show", "./nowhere.json"}, "cannot be read"},
                    BadUsage{"PlayWithoutBattle", {"play"}, "Which battle?"},
                    BadUsage{"PlayUnknownPlayer", {"play", "01", "--axis", "napoleon"}, "napoleon"},
                    BadUsage{"PlayUnknownOption", {"play", "01", "--options", "old-generals"}, "old-generals"},
                    BadUsage{"PlaySeedNoNumber", {"play", "01", "--seed", "x"}, "--seed"},
                    BadUsage{"PlayResumeMissing", {"play", "--resume", "/nowhere.rec"}, "cannot be read"},
                    BadUsage{"SimHuman", {"sim", "01", "--axis", "human"}, "human"},
                    BadUsage{"SimNoGames", {"sim", "01", "--games", "0"}, "--games"},
                    BadUsage{"SimUnknownBattle", {"sim", "pegasis"}, "unknown"},
                    BadUsage{"ArenaWithoutPlayers", {"arena"}, "--players"},
                    BadUsage{"ArenaUnknownPlayer", {"arena", "--players", "random,napoleon"}, "napoleon"},
                    BadUsage{"ArenaNamesThePlayers", {"arena", "--players", "random,napoleon"}, "recruit, heuristic"},
                    BadUsage{"ArenaNoThinkingTime",
                             {"arena", "--players", "random,general@5"},
                             "“5” is no thinking time; 500ms, 4s and 20000n are"},
                    BadUsage{"ArenaHuman", {"arena", "--players", "random,human"}, "human"},
                    BadUsage{"ArenaOnePlayer", {"arena", "--players", "random"}, "two players"},
                    BadUsage{"ArenaOnePlayerTwice", {"arena", "--players", "random,random"}, "duplicate player"},
                    BadUsage{"ArenaUnknownBattle",
                             {"arena", "--players", "random,heuristic", "--battles", "01,pegasis"},
                             "unknown \"pegasis\""},
                    BadUsage{"ArenaNoGames", {"arena", "--players", "random,heuristic", "--games", "0"}, "--games"},
                    BadUsage{"ArenaPageNowhere",
                             {"arena", "--players", "random,heuristic", "--html", "/nowhere/a.html"},
                             "cannot be written"},
                    BadUsage{"ArenaResumeNowhere",
                             {"arena", "--players", "random,heuristic", "--resume", "/nowhere/a.jsonl"},
                             "cannot be written"},
                    BadUsage{"BalanceWithoutBattle", {"balance"}, "BATTLE"},
                    BadUsage{"BalanceUnknownBattle", {"balance", "pegasis"}, "unknown"},
                    BadUsage{"BalanceUnknownPlayer", {"balance", "01", "--player", "napoleon"}, "napoleon"},
                    BadUsage{"BalancePageNowhere", {"balance", "01", "--html", "/nowhere/a.html"}, "cannot be written"},
                    BadUsage{"ReplayWithoutFile", {"replay"}, "FILE"},
                    BadUsage{"ReplayMissingFile", {"replay", "/nowhere.rec"}, "cannot be read"},
                    BadUsage{"AnalyzeWithoutFile", {"analyze"}, "FILE"},
                    BadUsage{"AnalyzeMissingFile", {"analyze", "/nowhere.rec"}, "/nowhere.rec: cannot be read"},
                    BadUsage{"AnalyzeNoPlayouts", {"analyze", "game.rec", "--playouts", "0"}, "--playouts"},
                    BadUsage{"PlayUnknownAdviser", {"play", "01", "--adviser", "napoleon"}, "napoleon"},
                    BadUsage{"PerftWithoutDepth", {"perft", "01"}, "--depth"},
                    BadUsage{"PerftTooDeep", {"perft", "01", "--depth", "99"}, "--depth"},
                    BadUsage{"SignatureMissingFile", {"signature", "--check", "/nowhere"}, "cannot be read"},
                    BadUsage{"ValidateWithoutFile", {"validate"}, "FILE"}),
    [](const auto& row) { return row.param.name; });

struct Misspelt {
  std::string typed;
  std::string meant;
};

TEST(Usage, AnUnknownBattleGetsTheNearestOneAsASuggestion) {
  for (const auto& [typed, meant] : std::vector<Misspelt>{{"pegasis-bridge", "01-pegasus-bridge"},
                                                          {"pegasus", "01-pegasus-bridge"},
                                                          {"Omaha", "05-omaha-beach"},
                                                          {"sword beech", "03-sword-beach"},
                                                          {"5-omaha-beach", "05-omaha-beach"},
                                                          {"cobar", "08-operation-cobra"},
                                                          {"arnhem", "13-arnhem-bridge"}}) {
    const Ran ran = run_program({"show", typed});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(contains(ran.err, "Did you mean " + meant + "?")) << typed << ": " << ran.err;
  }
  EXPECT_FALSE(contains(run_program({"show", "xyzzyxyzzy"}).err, "Did you mean"));
}

TEST(Usage, VersionNamesTheRules) {
  const Ran text = run_program({"version"});
  EXPECT_EQ(text.exit, 0);
  EXPECT_TRUE(contains(text.out, "rules "));
  const auto json = nlohmann::json::parse(run_program({"version", "--json"}).out);
  EXPECT_TRUE(json.at("version").is_string());
  EXPECT_TRUE(json.at("rules").is_number());
}

TEST(Battles, AreListedInEightyColumns) {
  for (const char* language : {"en", "fr", "de"}) {
    const Ran ran = run_program({"battles", "--lang", language});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(contains(ran.out, "01-pegasus-bridge"));
    for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 80) << line; }
  }
  EXPECT_TRUE(contains(run_program({"battles", "--lang", "de"}).out, "Pegasusbrücke"));
}

TEST(Battles, AreListedForPrograms) {
  const Ran ran = run_program({"battles", "--json"});
  EXPECT_EQ(ran.exit, 0);
  const auto list = nlohmann::json::parse(ran.out);
  ASSERT_GE(list.size(), 16U);
  const auto& pegasus = list.at(0);
  EXPECT_EQ(pegasus.at("id"), "01-pegasus-bridge");
  EXPECT_EQ(pegasus.at("title"), "Pegasus Bridge");
  EXPECT_EQ(pegasus.at("date").at(0), "1944-06-06");
  EXPECT_EQ(pegasus.at("first"), "allies");
  EXPECT_EQ(pegasus.at("sides").at("axis").at("hand"), 2);
  EXPECT_EQ(pegasus.at("sides").at("allies").at("hand"), 6);
  EXPECT_EQ(pegasus.at("sides").at("allies").at("medals"), 4);
  EXPECT_EQ(pegasus.at("units"), 15);
}

TEST(Engine, AnswersALineWithALine) {
  const Ran ran = run_program({"engine"}, "{\"op\":\"new\",\"battle\":\"01-pegasus-bridge\",\"seed\":1}\n");
  EXPECT_EQ(ran.exit, 0);
  ASSERT_EQ(lines_of(ran.out).size(), 1U) << ran.out;
  EXPECT_EQ(nlohmann::json::parse(ran.out).at("ok"), true);
}

}  // namespace
}  // namespace bocage::cli
