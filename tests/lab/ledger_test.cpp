#include "lab/ledger.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <sstream>

#include "support/position.h"

namespace bocage {
namespace {

class LedgerFile : public testing::Test {
 protected:
  LedgerFile() {
    std::random_device device;
    path = (std::filesystem::temp_directory_path() / ("bocage-ledger-" + std::to_string(device()))).string();
  }
  ~LedgerFile() override {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
  }
  std::string text() const {
    std::ostringstream found;
    found << std::ifstream(path, std::ios::binary).rdbuf();
    return found.str();
  }
  void write(std::string_view what) const { std::ofstream(path, std::ios::binary) << what; }
  ArenaGames play() const {
    Ledger ledger(path, plan);
    return play_arena(plan, ledger.known(),
                      [&](const ArenaGame& game, const MeasuredGame& played) { ledger.write(game, played); });
  }

  ArenaPlan plan{
      .players = {"heuristic", "random"}, .battles = {Position::from_battle("01").battle()}, .seed = 3, .games = 4};
  std::string path;
};

TEST_F(LedgerFile, ReadsBackWhatWasWritten) {
  const ArenaGames played = play();
  EXPECT_EQ(played.size(), 4U);
  EXPECT_EQ(Ledger(path, plan).known(), played);
  EXPECT_EQ(played, play_arena(plan, {}, {}));
}

TEST_F(LedgerFile, CanBeResumed) {
  play();
  plan.games = 6;
  EXPECT_EQ(Ledger(path, plan).known().size(), 4U);
  EXPECT_EQ(play(), play_arena(plan, {}, {}));
  EXPECT_EQ(Ledger(path, plan).known().size(), 6U);
}

// Wherever the program was killed, earlier games are kept and the next line is intact.
TEST_F(LedgerFile, DiscardsAnIncompleteLastLine) {
  const ArenaGames all = play();
  const std::string whole = text();
  const std::size_t last = whole.rfind('\n', whole.size() - 2) + 1;
  for (const std::size_t end : {whole.size() - 1, last + 1, last, std::size_t{7}, std::size_t{0}}) {
    write(whole.substr(0, end));
    EXPECT_EQ(Ledger(path, plan).known().size(), end >= last ? 3U : 0U) << end;
    EXPECT_EQ(play(), all);
    EXPECT_EQ(Ledger(path, plan).known(), all);
  }
}

TEST_F(LedgerFile, OfAnotherPlanIsRefusedAndLeftAlone) {
  play();
  const std::string before = text();
  ArenaPlan other_seed = plan;
  other_seed.seed = 4;
  ArenaPlan other_players = plan;
  other_players.players = {"random", "heuristic"};
  ArenaPlan other_battle = plan;
  other_battle.battles = {Position::from_battle("02").battle()};
  for (const ArenaPlan& other : {other_seed, other_players, other_battle}) {
    EXPECT_NE(fingerprint(other), fingerprint(plan));
    EXPECT_THROW(Ledger(path, other), LedgerError);
  }
  EXPECT_EQ(text(), before);
}

TEST_F(LedgerFile, OfAnotherKindIsRefusedAndLeftAlone) {
  for (const char* foreign : {"Dear diary", "Dear diary\nlast night", "{}\n", "[1]\n", "\n"}) {
    write(foreign);
    EXPECT_THROW(Ledger(path, plan), LedgerError) << foreign;
    EXPECT_EQ(text(), foreign);
  }
}

TEST_F(LedgerFile, WithAFaultyLineIsRefused) {
  play();
  const std::string whole = text();
  for (const char* line : {"{}\n", "nonsense\n",
                           R"({"battle":9,"twin":0,"first":0,"second":1,"game":0})"
                           "\n"}) {
    write(whole + line);
    try {
      const Ledger ledger(path, plan);
      ADD_FAILURE() << line;
    } catch (const LedgerError& error) {
      EXPECT_NE(std::string(error.what()).find("line 6 is not a game"), std::string::npos) << error.what();
    }
  }
}

TEST_F(LedgerFile, MustBeWritable) {
  path = "/nowhere/at/all";
  EXPECT_THROW(Ledger(path, plan), LedgerError);
}

}  // namespace
}  // namespace bocage
