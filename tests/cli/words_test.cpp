// Messages in every language: every name of the engine has one, and numbers, dates and signs are right.
#include "cli/words/words.h"

#include <gtest/gtest.h>

#include "cli/paint.h"
#include "cli/play/decision_text.h"
#include "cli/terminal.h"
#include "cli/words/battle_words.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

class InEveryLanguage : public testing::TestWithParam<std::string> {
 protected:
  void expect(std::string_view group, std::string_view name, std::string_view part) const {
    const std::string key = key_of(group, name, part);
    EXPECT_TRUE(words.has(key)) << key;
    EXPECT_NE(words.say(key), "") << key;
  }
  const Words words{GetParam()};
};

TEST_P(InEveryLanguage, CardsTerrainWorksAndUnitsHaveANameAndSayWhatTheyDo) {
  for (const CardInfo& row : kCards) {
    if (row.id == Card::None) { continue; }
    expect("card.", row.name, ".name");
    expect("card.", row.name, ".text");
  }
  const auto expect_both = [&](std::string_view group, std::string_view name) {
    expect(group, name, ".name");
    expect(group, name, ".help");
  };
  for (const TerrainInfo& row : kTerrains) { expect_both("terrain.", row.name); }
  for (const WorkInfo& row : kWorks) { expect_both("work.", row.name); }
  for (const UnitInfo& row : kUnits) { expect_both("unit.", row.name); }
}

TEST_P(InEveryLanguage, PostsFacesPlanesAndEndingsHaveNames) {
  for (const Side side : kSides) {
    expect("side.", name(side), "");
    for (const Role role : kRoles) { expect("post.", name(side), "." + std::string(name(role))); }
  }
  for (const Role role : kRoles) { expect("role.", name(role), ""); }
  for (const Role role : kGeneralRoles) { expect("wing.", name(role), ""); }
  for (int i = 0; i < kFaces; ++i) { expect("face.", name(static_cast<Face>(i)), ""); }
  for (int i = 0; i < kAirplanes; ++i) { expect("plane.", info(static_cast<Airplane>(i)).name, ".name"); }
  for (int i = 0; i < kAirActions; ++i) { expect("air-action.", name(static_cast<AirAction>(i)), ".name"); }
  for (const Ending ending : {Ending::Medals, Ending::SuddenDeath, Ending::DeckOut, Ending::NoUnitsLeft}) {
    expect("ending.", name(ending), "");
  }
}

TEST_P(InEveryLanguage, DecisionsAskAndGuideWithoutAMouse) {
  for (int i = 0; i < kDecisions; ++i) {
    const auto decision = static_cast<Decision>(i);
    expect("decision.", name(decision), ".now");
    const std::string guide = guide_text(words, decision);
    EXPECT_TRUE(guide.ends_with('.')) << guide;
    for (const char* mouse : {"lick", "liqu", "glow", "leucht", "rag "}) {
      EXPECT_EQ(guide.find(mouse), std::string::npos) << guide;
    }
  }
}

TEST_P(InEveryLanguage, EventsAndReasonsNotToHandOutAreTold) {
  for (int i = 0; i < kEventKinds; ++i) { expect("event.", name(static_cast<EventKind>(i)), ""); }
  for (int i = 1; i < kHandOutBans; ++i) { expect("cli.hand-out.ban.", name(code_of(static_cast<HandOutBan>(i))), ""); }
}

TEST_P(InEveryLanguage, BattlesAreBriefed) {
  for (const std::string& id : default_library().ids()) {
    const auto scenario = default_library().load(id);
    const auto briefing = briefing_of(*scenario, words);
    ASSERT_TRUE(briefing) << id;
    EXPECT_EQ(briefing->rules.size(), scenario->document.at("special").size()) << id;
    EXPECT_NE(title_of(*scenario, words), "");
    for (const Side side : kSides) { EXPECT_TRUE(words.has("nation." + scenario->nation[index(side)])) << id; }
  }
}

std::vector<std::string> codes() {
  std::vector<std::string> found;
  for (const Language& language : languages()) { found.push_back(language.code); }
  return found;
}
INSTANTIATE_TEST_SUITE_P(Words, InEveryLanguage, testing::ValuesIn(codes()), [](const auto& row) { return row.param; });

TEST(Words, AreThoseOfTheLanguage) {
  EXPECT_EQ(Words("en").name(Side::Axis, UnitType::Infantry), "Axis infantry");
  EXPECT_EQ(Words("fr").name(Side::Axis, UnitType::Infantry), "infanterie de l’Axe");
  EXPECT_EQ(Words("de").name(Side::Allies, UnitType::Armor), "Panzer der Alliierten");
  EXPECT_EQ(Words("en").name(Card::ReconLeft, Card::Barrage), "Recon Left (as Barrage)");
  EXPECT_EQ(Words("de").capital("\x1b[0;1männlich"), "\x1b[0;1mÄnnlich");
  EXPECT_EQ(Words("fr").nation("atlantis"), "atlantis");
}

TEST(Words, DatesNumbersAndSharesAreWrittenAsTheLanguageDoes) {
  EXPECT_EQ(Words("en").days("1944-06-06", "1944-06-06"), "6 June 1944");
  EXPECT_EQ(Words("fr").days("1944-08-01", "1944-08-01"), "1 août 1944");
  EXPECT_EQ(Words("de").days("1944-06-06", "1944-06-06"), "6. Juni 1944");
  EXPECT_EQ(Words("en").plain().days("1944-07-25", "1944-07-26"), "25-26 July 1944");
  EXPECT_EQ(Words("en").days("someday", "someday"), "someday");
  EXPECT_EQ(Words("de").number(1.25, 1), "1,2");
  EXPECT_EQ(Words("en").difference(3, 0), "+3");
  EXPECT_EQ(Words("en").percent(0.625), "62%");
  EXPECT_EQ(Words("fr").plain().percent(0.5), "50 %");
}

TEST(Words, PlainOnesHaveSignsOfTheKeyboard) {
  EXPECT_EQ(Words("en").say("cli.odds.between", {{"from", "1,1"}, {"to", "3,1"}, {"odds", "x"}}), "1,1 → 3,1: x");
  EXPECT_EQ(Words("en").plain().say("cli.odds.between", {{"from", "1,1"}, {"to", "3,1"}, {"odds", "x"}}),
            "1,1 -> 3,1: x");
  EXPECT_EQ(Words("fr").plain().name(Side::Axis, UnitType::Infantry), "infanterie de l'Axe");
}

TEST(Words, TheLanguageIsFoundAnywhereOnTheCommandLine) {
  EXPECT_EQ(language_asked_for({"show", "01", "--lang", "de"}), "de");
  EXPECT_EQ(language_asked_for({"--lang=fr", "battles"}), "fr");
  EXPECT_EQ(language_asked_for({"battles"}), std::nullopt);
}

TEST(Paint, ColumnsCountLettersNotBytes) {
  EXPECT_EQ(columns("forêt"), 5);
  EXPECT_EQ(columns("\x1b[0;1mforêt\x1b[0m"), 5);
  EXPECT_EQ(padded("forêt", 7), "forêt  ");
  EXPECT_EQ(fitted("forêt de Haye", 6), "forêt ");
  EXPECT_EQ(letters("a\xff"
                    "b"),
            U"a?b");
}

TEST(Paint, LinesBreakBetweenWords) {
  EXPECT_EQ(wrapped("one two  three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("unbreakable", 4), (std::vector<std::string>{"unbreakable"}));
  EXPECT_EQ(wrapped("a  b c d", 6, 3), (std::vector<std::string>{"a  b c", "   d"}));
  EXPECT_EQ(two_columns("Barrage", "4 dice at one unit", 9, 20),
            (std::vector<std::string>{"Barrage  4 dice at", "         one unit"}));
}

TEST(Paint, InkSaysHowColoursAreWritten) {
  const Style style{.ink = Colour{1, 2, 3, 44}, .weight = Weight::Bold};
  EXPECT_EQ(painted("x", style, Ink::None), "x");
  EXPECT_EQ(painted("x", style, Ink::Indexed), "\x1b[0;1;38;5;44mx\x1b[0m");
  EXPECT_EQ(painted("x", style, Ink::Full), "\x1b[0;1;38;2;1;2;3mx\x1b[0m");
}

TEST(Paint, WhatFallsOffASheetIsLost) {
  Sheet sheet(3, 1);
  sheet.put(-1, 0, "abcdef", {});
  sheet.put(0, 7, "x", {});
  EXPECT_EQ(sheet.line(0, Ink::None), "bcd");
}

using Variables = std::vector<std::pair<std::string, std::string>>;

Terminal seen_with(const Variables& variables, Speaks output) {
  return with_environment({.output = output}, [&](const char* name) {
    for (const auto& [key, value] : variables) {
      if (key == name) { return value.c_str(); }
    }
    return "";
  });
}

TEST(TerminalOf, TheEnvironmentDecidesColoursAndSigns) {
  const Variables rich{{"TERM", "xterm-256color"}, {"COLORTERM", "truecolor"}, {"LANG", "fr_FR.UTF-8"}};
  EXPECT_EQ(seen_with(rich, Speaks::Person).ink, Ink::Full);
  EXPECT_EQ(seen_with(rich, Speaks::Person).glyphs, Glyphs::Unicode);
  EXPECT_EQ(seen_with(rich, Speaks::Lines).ink, Ink::None);
  EXPECT_EQ(seen_with({{"TERM", "screen-256color"}}, Speaks::Person).ink, Ink::Indexed);
  EXPECT_EQ(seen_with({{"TERM", "dumb"}}, Speaks::Person).ink, Ink::None);
  EXPECT_EQ(seen_with({{"TERM", "xterm"}, {"NO_COLOR", "1"}}, Speaks::Person).ink, Ink::None);
  EXPECT_EQ(seen_with({{"LC_ALL", "C"}, {"LANG", "fr_FR.UTF-8"}}, Speaks::Person).glyphs, Glyphs::Ascii);
}

}  // namespace
}  // namespace bocage::cli
