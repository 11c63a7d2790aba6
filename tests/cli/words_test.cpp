// Texts and their layout: every table is complete in both languages and fits beside a number.
#include "cli/words.h"

#include <gtest/gtest.h>

#include "cli/paint.h"
#include "cli/terminal.h"

namespace bocage::cli {
namespace {

void expect_fits(const Entry& entry) {
  for (const Lang lang : {Lang::English, Lang::French}) {
    EXPECT_FALSE(entry.name.in(lang).empty());
    EXPECT_FALSE(entry.line.in(lang).empty()) << entry.name.in(lang);
    EXPECT_LT(columns(entry.name.in(lang)), kNameColumns) << entry.name.in(lang);
    EXPECT_LE(columns(entry.line.in(lang)), kLineColumns + 1) << entry.line.in(lang);
  }
}

TEST(Words, EveryCardTerrainWorkAndUnitHasANameAndALine) {
  for (const CardInfo& row : kCards) { expect_fits(words(row.id)); }
  for (const TerrainInfo& row : kTerrains) { expect_fits(words(row.id)); }
  for (const WorkInfo& row : kWorks) { expect_fits(words(row.id)); }
  for (const UnitInfo& row : kUnits) { expect_fits(words(row.id)); }
}

TEST(Words, EveryDecisionAsksAQuestion) {
  for (int i = 0; i < kDecisions; ++i) {
    const Asking& asking = words(static_cast<Decision>(i));
    EXPECT_TRUE(asking.question.english.ends_with('?') || asking.question.english.ends_with('.'));
    EXPECT_FALSE(asking.question.french.empty());
    EXPECT_TRUE(asking.help.english.ends_with('.')) << name(asking.id);
    EXPECT_TRUE(asking.help.french.ends_with('.')) << name(asking.id);
    EXPECT_EQ(asking.done.english.empty(), asking.done.french.empty()) << name(asking.id);
    EXPECT_EQ(asking.only_so.english.empty(), asking.only_so.french.empty()) << name(asking.id);
  }
}

TEST(Words, EveryEventIsToldInBothLanguages) {
  for (int i = 0; i < kEventKinds; ++i) {
    const auto kind = static_cast<EventKind>(i);
    EXPECT_FALSE(words(kind).english.empty()) << name(kind);
    EXPECT_FALSE(words(kind).french.empty()) << name(kind);
    EXPECT_NE(words(kind).english, words(kind).french) << name(kind);
  }
}

TEST(Words, EveryCardSaysWhatItDoesInOverlord) {
  for (const CardInfo& row : kCards) {
    for (const Lang lang : {Lang::English, Lang::French}) {
      const std::string_view line = line_words(row.id, Chain::Overlord).in(lang);
      EXPECT_TRUE(line.ends_with('.')) << line;
      EXPECT_LE(columns(line), kLineColumns) << line;
    }
  }
}

TEST(Words, DatesAreWrittenOut) {
  EXPECT_EQ(date_words("1944-06-06", Lang::English), "6 June 1944");
  EXPECT_EQ(date_words("1944-08-01", Lang::French), "1er août 1944");
  EXPECT_EQ(date_words("someday", Lang::English), "someday");
}

TEST(Paint, ColumnsCountLettersNotBytes) {
  EXPECT_EQ(columns("forêt"), 5);
  EXPECT_EQ(padded("forêt", 7), "forêt  ");
  EXPECT_EQ(fitted("forêt de Haye", 6), "forêt ");
  EXPECT_EQ(letters("a\xff"
                    "b"),
            U"a?b");
}

TEST(Paint, LinesBreakBetweenWords) {
  EXPECT_EQ(wrapped("one two  three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("unbreakable", 4), (std::vector<std::string>{"unbreakable"}));
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
