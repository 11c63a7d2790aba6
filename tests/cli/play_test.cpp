// Games at the terminal, played by script.
#include <gtest/gtest.h>

#include <regex>

#include "cli/paint.h"
#include "program.h"

namespace bocage::cli {
namespace {

const std::vector<std::string> kPegasus{"play", "01", "--seed", "5", "--map", "off"};

std::vector<std::string> pegasus_with(const std::vector<std::string>& more) {
  std::vector<std::string> args = kPegasus;
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

TEST(Play, WhoeverAlwaysTakesTheFirstChoiceComesToAnEndAndTheRecordVerifies) {
  const Scratch scratch;
  const Ran ran = run_program(pegasus_with({"--save", scratch.path("game.rec")}), repeated("1", 20000));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, " won, by ")) << ran.out.substr(ran.out.size() - 500);
  EXPECT_TRUE(contains(ran.out, "Axis: "));
  EXPECT_TRUE(contains(ran.out, "The record is in " + scratch.path("game.rec")));

  const Ran replay = run_program({"replay", scratch.path("game.rec")});
  EXPECT_EQ(replay.exit, 0) << replay.out;
  EXPECT_TRUE(contains(replay.out, "by the rules; the "));
}

TEST(Play, TheSameSeedAndAnswersGiveTheSameGame) {
  const Ran once = run_program(kPegasus, repeated("1", 20000));
  EXPECT_EQ(once.out, run_program(kPegasus, repeated("1", 20000)).out);
}

class Seats : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Seats, EveryBattleOfPeopleAndProgramsComesToAnEnd) {
  std::vector<std::string> args{"play", "--seed", "7", "--map", "off"};
  args.insert(args.end(), GetParam().begin(), GetParam().end());
  // A player who is asked about an Ambush without holding the card needs the second line.
  const Ran ran = run_program(args, repeated("1\npass", 30000));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, " won, ") || contains(ran.out, " gagné, ") || contains(ran.out, " gewonnen, "))
      << ran.out.substr(ran.out.size() - 500);
  for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 100) << line; }
}

INSTANTIATE_TEST_SUITE_P(
    Play, Seats,
    testing::Values(std::vector<std::string>{"01", "--axis", "human", "--allies", "heuristic"},
                    std::vector<std::string>{"01", "--axis", "random", "--allies", "random"},
                    std::vector<std::string>{"01", "--axis", "human", "--allies", "human"},
                    std::vector<std::string>{"02"}, std::vector<std::string>{"06", "--axis", "human"},
                    std::vector<std::string>{"14", "--ask-everything"},
                    std::vector<std::string>{"09", "--options", "young-generals,no-taking-ground", "--lang", "fr"},
                    std::vector<std::string>{"09", "--options", "air,night", "--lang", "de"},
                    std::vector<std::string>{"14", "--axis", "human", "--options", "air", "--lang", "fr"}),
    [](const auto& row) { return "Seating" + std::to_string(row.index); });

TEST(Play, AnyMapCanBeDrawnWithTheQuestions) {
  for (const char* size : {"auto", "tall", "flat"}) {
    const Ran ran = run_program({"play", "01", "--seed", "5", "--map", size}, repeated("1", 12));
    EXPECT_EQ(ran.exit, 0);
    for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 80) << line; }
  }
}

TEST(Play, ProgramsPlayTheExpansionsToTheEnd) {
  for (const char* battle : {"o2", "o3"}) {
    const Ran ran = run_program({"play", battle, "--seed", "7", "--map", "off", "--axis", "heuristic", "--allies",
                                 "random", "--options", "commissar,air,night"},
                                "");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, " won, ")) << battle;
  }
}

TEST(Play, TheLineAboveTheMapBreaksWhereThereIsMuchToSay) {
  const Ran ran = run_program({"play", "o2", "--seed", "5", "--options", "commissar,air,night"}, repeated("1", 12));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "sorties 1"));
  for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 80) << line; }
}

// AIR-05, AIR-12: an airplane comes in, flies and strafes, all by number or text.
TEST(Play, AnAirplaneFlies) {
  const Ran ran = run_program({"play", "01", "--seed", "5", "--map", "off", "--options", "air", "--allies", "human"},
                              "play air-sortie\npass\n1\n1\n1\n1\n1\nquit\n");
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "Air Sortie only (pass)"));
  EXPECT_TRUE(contains(ran.out, " arrives over "));
  EXPECT_TRUE(contains(ran.out, " flies "));
}

TEST(Play, ASmallScreenGetsTheFlatMap) {
  const Terminal small{.ink = Ink::Full, .output = Speaks::Person, .rows = 24};
  const Ran ran = run_program({"play", "01", "--seed", "5"}, "quit\n", small);
  EXPECT_LE(lines_of(ran.out).size(), 24U) << ran.out;
}

TEST(Play, TheEndOfTheInputEndsTheGameAndSavesIt) {
  const Scratch scratch;
  const Ran ran = run_program(pegasus_with({"--save", scratch.path("game.rec")}), "");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(contains(ran.out, "Play a command card."));
  EXPECT_EQ(run_program({"replay", scratch.path("game.rec")}).exit, 0);
}

TEST(Play, PrintsTheSeedItChose) {
  const Ran ran = run_program({"play", "01", "--map", "off"}, "quit\n");
  EXPECT_TRUE(contains(ran.out, "Seed ")) << ran.out;
}

TEST(Play, UndoTakesTheCardBackAndAsksAgain) {
  const Scratch scratch;
  const Ran ran = run_program(pegasus_with({"--save", scratch.path("game.rec")}), "2\n1\nundo\nundo\nquit\n");
  EXPECT_EQ(count(ran.out, "Play a command card."), 2) << ran.out;
  EXPECT_EQ(count(ran.out, "Undone."), 2);
  EXPECT_FALSE(contains(scratch.read("game.rec"), "> allies"));
}

TEST(Play, UndoGoesPastWhatPassedByItself) {
  // Two orders of Pincer Move on the left are all there are, so "done" passes by itself.
  const Ran ran = run_program(kPegasus, "3\n1 2\nundo\nquit\n");
  EXPECT_TRUE(contains(ran.out, "No more units can be ordered."));
  EXPECT_EQ(count(ran.out, "Move your ordered units."), 1) << ran.out;
  EXPECT_EQ(count(ran.out, "Order your units."), 2);
}

TEST(Play, NothingIsTakenBackAfterTheOtherSideHasSpoken) {
  const Ran ran = run_program(kPegasus, "1\nundo\nquit\n");  // no unit on the right: the card passes, the Axis moves
  EXPECT_TRUE(contains(ran.out, "Nothing can be undone")) << ran.out;
}

TEST(Play, AnswersCanBeNumbersHexesAndActions) {
  const Ran numbers = run_program(kPegasus, "3\n1\n2\n1\n1\nquit\n");
  const Ran texts = run_program(kPegasus, "play pincer-move\norder 5,5\n6,6\n5,5\n6,4\nquit\n");
  const auto story = [](const Ran& ran) {
    std::vector<std::string> told;
    for (const std::string& line : lines_of(ran.out)) {
      if (!line.starts_with("> ")) { told.push_back(line); }
    }
    return told;
  };
  EXPECT_TRUE(contains(texts.out, "Allied infantry moves 5,5 → 6,4")) << texts.out;
  EXPECT_EQ(story(numbers), story(texts));
}

TEST(Play, RefusesWithTheReasonAndAsksAgain) {
  const Ran ran = run_program(kPegasus, "99\n13,5\nmove 5,5 > 6,4\nplay air-power\nblah\n\nquit\n");
  for (const char* text :
       {"There is no choice 99.", "There is no choice on that hex.", "(TURN-03)",
        "Units move once all orders are given.", "Air Power is not in your hand.", "Not understood."}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
  EXPECT_EQ(ran.exit, 0);
}

TEST(Play, HelpHandMapOddsAndSaveAnswer) {
  const Scratch scratch;
  const std::string file = scratch.path("so-far.rec");
  const Ran ran =
      run_program(kPegasus, "help\nhand\nmap\nodds\nodds 5,5 7,3\nodds here\nsave\nsave " + file + "\nquit\n");
  for (const char* text :
       {"undo your last choice", "Pincer Move", "(I4) Allies", "There is no battle to choose now",
        "5,5 → 7,3: 1 die:", "-1 (cover)", "ORD-01", "Write it like this: odds 5,5 7,3", "Which file? save FILE"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
  EXPECT_EQ(run_program({"replay", file}).exit, 0);
  for (const std::string& line : lines_of(run_program(kPegasus, "help\nquit\n").out)) {
    EXPECT_LE(columns(line), 80) << line;
  }
}

TEST(Play, AHintIsWhatTheGeneralWouldDoAndTheWinningChance) {
  const auto hint_in = [](const char* lang) {
    const Ran ran = run_program(pegasus_with({"--adviser", "general@500n", "--lang", lang}), "hint\nhint\nquit\n");
    std::vector<std::string> hints;
    for (const std::string& line : lines_of(ran.out)) {
      if (contains(line, "The General suggests: ") || contains(line, "Der General rät: ")) { hints.push_back(line); }
    }
    EXPECT_EQ(hints.size(), 2U) << ran.out;
    EXPECT_EQ(hints.front(), hints.back());
    return hints.front();
  };
  const std::regex english(R"((> )?The General suggests: play [a-z-]+\. Winning chance: \d+%)");
  EXPECT_TRUE(std::regex_match(hint_in("en"), english)) << hint_in("en");
  const std::regex german(R"((> )?Der General rät: play [a-z-]+\. Siegchance: \d+.*%)");
  EXPECT_TRUE(std::regex_match(hint_in("de"), german)) << hint_in("de");
}

TEST(Play, BackReturnsToTheListBefore) {
  const Ran ran = run_program(kPegasus, "3\n1 2\n1\nback\nquit\n");
  EXPECT_EQ(count(ran.out, "5,5: where to?"), 1);
  EXPECT_EQ(count(ran.out, "Move your ordered units."), 2) << ran.out;
}

TEST(Play, BattlesShowTheirDiceAndChances) {
  const Ran ran = run_program(kPegasus, "3\n1 2\n5,5\n6,4\ndone\nquit\n");
  EXPECT_TRUE(contains(ran.out, "I4 6,4  > i4 7,3   1 die: ")) << ran.out;
  EXPECT_TRUE(contains(ran.out, " hits, eliminates "));
  EXPECT_TRUE(contains(ran.out, "Remove the wire"));
}

TEST(Play, TwoPeopleHandTheScreenOverBeforeACardIsShown) {
  const Ran ran = run_program(pegasus_with({"--axis", "human"}), "\n1\n");
  const std::size_t first = ran.out.find("Pass the keyboard to the Allies");
  const std::size_t cards = ran.out.find("Play a command card.");
  const std::size_t second = ran.out.find("Pass the keyboard to the Axis");
  ASSERT_NE(second, std::string::npos) << ran.out;
  EXPECT_LT(first, cards);
  EXPECT_LT(cards, second);
  EXPECT_EQ(count(ran.out, "Play a command card."), 1) << "the Axis has not yet pressed Enter";
}

TEST(Play, BetweenTwoPeopleTheQuestionAfterAnAmbushTellsNothing) {
  const Ran ran = run_program(pegasus_with({"--axis", "human"}), repeated("1\npass", 20000));
  ASSERT_TRUE(contains(ran.out, "Spring an ambush, or let them attack?"));
  EXPECT_FALSE(contains(ran.out, "No Ambush in hand"));
  EXPECT_EQ(count(ran.out, "Spring an ambush, or let them attack?\n  1 Ambush!"),
            count(ran.out, "Spring an ambush, or let them attack?"));
}

TEST(Play, TheComputersCardsStayHidden) {
  const Ran ran = run_program(kPegasus, repeated("1", 20000));
  EXPECT_TRUE(contains(ran.out, "The Axis draws a card"));
  EXPECT_EQ(count(ran.out, "The Axis draws "), count(ran.out, "The Axis draws a card"));
  EXPECT_FALSE(contains(ran.out, "The Allies draw a card"));
}

TEST(Play, GoesOnWithARecord) {
  const Scratch scratch;
  const std::string file = scratch.path("game.rec");
  const std::string longer = scratch.path("longer.rec");
  run_program(pegasus_with({"--save", file}), repeated("1", 20));
  const Ran on =
      run_program({"play", "--resume", file, "--seed", "9", "--map", "off", "--save", longer}, repeated("1", 20000));
  EXPECT_EQ(on.exit, 0) << on.err;
  EXPECT_TRUE(contains(on.out, " won, "));
  EXPECT_EQ(run_program({"replay", longer}).exit, 0);
  const std::string before = scratch.read("game.rec");
  EXPECT_EQ(scratch.read("longer.rec").substr(0, before.size()), before);
}

TEST(Play, SpeaksFrench) {
  const Ran ran = run_program(pegasus_with({"--lang", "fr"}), "help\n1\nquit\n");
  for (const char* text : {"Jouez une carte de commandement.", "Les Alliés jouent", "Tour 2\u202f: Axe",
                           "unités à gauche", "cette page"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
}

}  // namespace
}  // namespace bocage::cli
