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

class EveryBattle : public testing::TestWithParam<std::string> {};

TEST_P(EveryBattle, FitsTheScreenInEveryLookAndLanguage) {
  for (const Ink ink : {Ink::None, Ink::Indexed, Ink::Full}) {
    for (const char* lang : {"en", "fr"}) {
      const Ran ran = run_program({"show", GetParam(), "--lang", lang}, "", {.ink = ink});
      ASSERT_EQ(ran.exit, 0) << ran.err;
      const auto page = first_page(ran.out);
      EXPECT_GE(page.size(), 20U);
      EXPECT_LE(page.size(), 24U);
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
  EXPECT_EQ(json.at("hexes").size(), 113U);  // GRID-02: 5 rows of 13, 4 of 12
}

INSTANTIATE_TEST_SUITE_P(Show, EveryBattle, testing::ValuesIn(default_library().ids()), [](const auto& row) {
  std::string name = row.param;
  for (char& letter : name) { letter = letter == '-' ? '_' : letter; }
  return name;
});

TEST(Show, DrawsUnitsGroundWorksAndGoalsOfPegasusBridge) {
  const auto page = first_page(run_program({"show", "01", "--plain"}).out);
  ASSERT_GE(page.size(), 20U);
  EXPECT_EQ(page[0], "Pegasus Bridge  ·  6 June 1944");
  EXPECT_EQ(page[1], "    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24");
  EXPECT_EQ(page[2], "0|[i4] | t t |     |     : ~ ~ | f f | f f |     |     :     |     |     |     |");
  EXPECT_EQ(page[3], " |t t t|t t t|     |     :~ ~ ~|f f f|f f f|     |     :     |     |     |     |");
  EXPECT_EQ(page[7], " |     |     |t t t|~ ~=*:     |    x|     |     |     :     |     |     |~ ~ ~|");
  EXPECT_EQ(page[12], "5   |     | ~ ~ |(I4) |  :  |     | ~ ~ | ~ ~ |     |  :  |     | ~ ~ |     |");
}

TEST(Show, WritesTheNamesOfPlacesWhereThereIsColour) {
  EXPECT_TRUE(contains(without_colours(run_program({"show", "01"}, "", {.ink = Ink::Full}).out), "Caen Canal"));
}

TEST(Show, SpeaksFrench) {
  const Ran ran = run_program({"show", "01", "--lang", "fr"});
  for (const char* text : {"6 juin 1944", "Histoire", "Règles spéciales", "forêt", "Alliés: Royaume-Uni"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text;
  }
}

TEST(Show, UsesNoColourUnlessItIsTold) { EXPECT_FALSE(contains(run_program({"show", "01"}).out, "\x1b")); }

TEST(Show, ReadsABattleFileByItsPath) {
  const std::string path = (default_library().directory() / "01-pegasus-bridge.json").string();
  EXPECT_EQ(run_program({"show", path}).out, run_program({"show", "01"}).out);
}

}  // namespace
}  // namespace bocage::cli
