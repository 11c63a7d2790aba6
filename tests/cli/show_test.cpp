// The map and the briefing as `bocage show` prints them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/paint.h"
#include "program.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

// The first page: up to the empty line before the briefing.
std::vector<std::string> first_page(const std::string& text) {
  std::vector<std::string> page;
  for (const std::string& line : lines_of(text)) {
    if (line.empty()) { break; }
    page.push_back(line);
  }
  return page;
}

bool is_overlord(const std::string& id) { return default_library().load(id)->spec.chain == Chain::Overlord; }

class EveryBattle : public testing::TestWithParam<std::string> {};

TEST_P(EveryBattle, FitsTheScreenInEveryLookAndLanguage) {
  for (const Ink ink : {Ink::None, Ink::Indexed, Ink::Full}) {
    for (const char* lang : {"en", "fr", "de"}) {
      const Ran ran = run_program({"show", GetParam(), "--lang", lang}, "", {.ink = ink});
      ASSERT_EQ(ran.exit, 0) << ran.err;
      const auto page = first_page(ran.out);
      EXPECT_GE(page.size(), 20U);
      EXPECT_LE(page.size(), is_overlord(GetParam()) ? 26U : 24U);
      for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(without_colours(line)), 80) << line; }
    }
  }
}

TEST_P(EveryBattle, IsWrittenWithTheKeyboardsSignsIfAskedTo) {
  const Ran ran = run_program({"show", GetParam(), "--plain"}, "", {.ink = Ink::Full});
  EXPECT_EQ(ran.exit, 0);
  const auto page = first_page(ran.out);
  for (std::size_t i = 1; i < page.size(); ++i) {  // the title is the battle's own
    for (const char letter : page[i]) { EXPECT_TRUE(letter >= ' ' && letter <= '~') << page[i]; }
  }
}

TEST_P(EveryBattle, IsGivenToProgramsHexByHex) {
  const Ran ran = run_program({"show", GetParam(), "--json"});
  ASSERT_EQ(ran.exit, 0);
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json.at("id"), GetParam());
  // GRID-02, OVL-01: 5 rows of 13 and 4 of 12; or 5 of 26 and 4 of 25
  EXPECT_EQ(json.at("hexes").size(), is_overlord(GetParam()) ? 230U : 113U);
}

INSTANTIATE_TEST_SUITE_P(Show, EveryBattle, testing::ValuesIn(default_library().ids()), [](const auto& row) {
  std::string name = row.param;
  for (char& letter : name) { letter = letter == '-' ? '_' : letter; }
  return name;
});

TEST(Show, DrawsUnitsGroundWorksAndGoalsOfPegasusBridge) {
  const auto page = first_page(run_program({"show", "01", "--plain"}).out);
  ASSERT_GE(page.size(), 20U);
  EXPECT_EQ(page[0], "Pegasus Bridge  -  6 June 1944");
  EXPECT_EQ(page[1], "    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24");
  EXPECT_EQ(page[2], "0|[i4] | t t |     |     : ~ ~ | f f | f f |     |     :     |     |     |     |");
  EXPECT_EQ(page[3], " |t t t|t t t|     |     :~ ~ ~|f f f|f f f|     |     :     |     |     |     |");
  EXPECT_EQ(page[7], " |     |     |t t t|~ ~=*:     |    x|     |     |     :     |     |     |~ ~ ~|");
  EXPECT_EQ(page[12], "5   |     | ~ ~ |(I4) |  :  |     | ~ ~ | ~ ~ |     |  :  |     | ~ ~ |     |");
}

TEST(Show, WritesTheNamesOfPlacesWhereThereIsColour) {
  const auto shown_in = [](const char* language) {
    return without_colours(run_program({"show", "01", "--lang", language}, "", {.ink = Ink::Full}).out);
  };
  EXPECT_TRUE(contains(shown_in("en"), "Caen Canal"));
  EXPECT_TRUE(contains(shown_in("fr"), "Canal de Caen"));
}

TEST(Show, TellsTheChainOfCommandOfOverlord) {
  const Ran ran = run_program({"show", "o1"});
  for (const char* text :
       {"Chain of command", "Up to 3 cards are handed out", "Allies: left wing columns 0 to 17",
        "Axis: left wing columns 33 to 50", "Allies: the Commander may play a Recon as a Barrage."}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
  EXPECT_EQ(count(ran.out, "Allies, left wing"), 2) << "on the whole map, and on that of the wing";
  const auto json = nlohmann::json::parse(run_program({"show", "o1", "--json"}).out);
  EXPECT_EQ(json.at("chain"), "overlord");
  EXPECT_EQ(json.at("sides").at("axis").at("wings").at("left").at("from"), 33);
  EXPECT_FALSE(contains(run_program({"show", "05"}).out, "Chain of command"));
}

TEST(Show, SpeaksFrench) {
  const Ran ran = run_program({"show", "01", "--lang", "fr"});
  for (const char* text : {"6 juin 1944", "Contexte", "Règles particulières", "forêt", "Alliés\u202f: Royaume-Uni"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text;
  }
}

TEST(Show, SpeaksGerman) {
  const Ran ran = run_program({"show", "01", "--lang", "de"});
  for (const char* text : {"Pegasusbrücke", "6. Juni 1944", "Sonderregeln", "Wald", "Alliierte: Großbritannien"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
}

TEST(Show, UsesNoColourUnlessItIsTold) { EXPECT_FALSE(contains(run_program({"show", "01"}).out, "\x1b")); }

TEST(Show, ReadsABattleFileByItsPath) {
  const std::string path = (default_library().directory() / "01-pegasus-bridge.json").string();
  EXPECT_EQ(run_program({"show", path}).out, run_program({"show", "01"}).out);
}

}  // namespace
}  // namespace bocage::cli
