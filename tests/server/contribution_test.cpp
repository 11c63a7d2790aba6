// Contributions to the dice, over connections: when games begin that await them, and what is stored.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "fair/mix.h"
#include "world.h"

namespace bocage::server {
namespace {

const Json kAgainstComputer = {{"battle", "01-pegasus-bridge"},
                               {"maker", {"allies/commander"}},
                               {"bots", "recruit"},
                               {"await_contributions", true}};
const std::string kAnns(64, 'a');
const std::string kBobs(64, 'b');

Json contribution(const std::string& bytes) { return {{"do", "contribute"}, {"bytes", bytes}}; }

std::string code_of(const Json& answer) {
  return answer.value("ok", false) ? "" : answer["error"]["code"].get<std::string>();
}

const Table& table_of(Club& club, const std::string& table) { return club.room(table)->table(); }

TEST(Contributions, AGameAgainstComputersBeginsWithThatOfItsMaker) {
  Club club;
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kAgainstComputer);
  EXPECT_EQ(table_of(club, table).state(), TableState::Gathering);
  const ConnectionId connection = club.join(ann, table);
  // She has the commitment before she contributes.
  const std::string committed = club.world().newest(connection, "table")["table"]["commitment"];
  EXPECT_EQ(table_of(club, table).state(), TableState::Gathering);
  EXPECT_EQ(code_of(club.ask(connection, contribution(kAnns))), "");
  EXPECT_EQ(table_of(club, table).state(), TableState::Playing);
  EXPECT_EQ(code_of(club.ask(connection, {{"do", "resign"}})), "");

  const Json info = club.world().newest(connection, "seats")["table"];
  EXPECT_EQ(info["commitment"], committed);
  const auto seed = seed_from_text(info["seed"].get<std::string>());
  ASSERT_TRUE(seed);
  EXPECT_EQ(commitment(*seed), committed);
  EXPECT_EQ(info["game_seed"].get<std::string>(),
            to_text(mix({{"server", hexadecimal(*seed)}, {"allies/commander", kAnns}})));
  const Table& over = table_of(club, table);
  EXPECT_EQ(check_fairness(over.battle(), over.game()->record()).is, Fairness::Fair);
  const std::string record = *club.get("/api/tables/" + table + "/record").body;
  EXPECT_NE(record.find("seed-part allies/commander " + kAnns), std::string::npos) << record;
}

TEST(Contributions, AClientThatSendsNoneMayBeginWithoutIt) {
  Club club;
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kAgainstComputer);
  const ConnectionId connection = club.join(ann, table);
  EXPECT_EQ(code_of(club.ask(connection, {{"do", "begin"}})), "");
  EXPECT_EQ(table_of(club, table).state(), TableState::Playing);
  EXPECT_EQ(table_of(club, table).game()->record().seed, to_text(table_of(club, table).seed()));
  EXPECT_EQ(code_of(club.ask(connection, contribution(kAnns))), "begun");
}

TEST(Contributions, MalformedOnesAreRefused) {
  Club club;
  const std::string ann = club.guest();
  const ConnectionId connection = club.join(ann, club.make(ann, kAgainstComputer));
  for (const std::string& bad : {std::string(), std::string(63, 'a'), std::string(64, 'A'), std::string(64, 'g')}) {
    EXPECT_EQ(code_of(club.ask(connection, contribution(bad))), "bad-message") << bad;
  }
}

// Ann and Bob play, and Ann resigns; both have contributed if `contribute` says so.
struct Finished {
  Finished(Club& club, bool contribute) : ann(club.guest()), bob(club.guest()) {
    table = club.make(ann, {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"listed", true}});
    allies = club.join(ann, table);
    axis = club.join(bob, table);
    club.ask(axis, {{"do", "sit"}, {"posts", {"axis/commander"}}});
    if (contribute) {
      club.ask(allies, contribution(kAnns));
      club.ask(axis, contribution(kBobs));
    }
    club.ask(axis, {{"do", "begin"}});
    club.ask(allies, {{"do", "resign"}});
    club.ask(allies, {{"do", "offer-rematch"}});
    club.ask(axis, {{"do", "answer-rematch"}, {"yes", true}});
    rematch = club.room(table)->table().rematch();
  }
  std::string ann;
  std::string bob;
  std::string table;
  ConnectionId allies = 0;
  ConnectionId axis = 0;
  std::string rematch;
};

TEST(Contributions, ARematchAwaitsThoseOfBothClients) {
  Club club;
  const Finished first(club, true);
  EXPECT_EQ(table_of(club, first.rematch).state(), TableState::Gathering);
  const ConnectionId bob = club.join(first.bob, first.rematch);
  EXPECT_EQ(code_of(club.ask(bob, contribution(kAnns))), "");
  EXPECT_EQ(table_of(club, first.rematch).state(), TableState::Gathering);
  const ConnectionId ann = club.join(first.ann, first.rematch);
  EXPECT_EQ(code_of(club.ask(ann, contribution(kBobs))), "");
  EXPECT_EQ(table_of(club, first.rematch).state(), TableState::Playing);
  EXPECT_EQ(table_of(club, first.rematch).contributions(),
            (std::vector<SeedPart>{{"axis/commander", kBobs}, {"allies/commander", kAnns}}));
}

TEST(Contributions, ARematchOfClientsThatSentNoneBeginsAtOnce) {
  Club club;
  const Finished first(club, false);
  EXPECT_EQ(table_of(club, first.rematch).state(), TableState::Playing);
}

class StoredContributions : public testing::Test {
 protected:
  std::string file() const { return folder_.file("bocage.db"); }
  void change(const std::string& sql) { SQLite::Database(file(), SQLite::OPEN_READWRITE).exec(sql); }
  const client::Folder folder_;
};

TEST_F(StoredContributions, ATableAwaitsThemAcrossARestart) {
  std::string ann;
  std::string table;
  {
    Club club(file());
    ann = club.guest();
    table = club.make(ann, kAgainstComputer);
  }
  State state{};
  std::string seed;
  {
    Club club(file());
    EXPECT_EQ(table_of(club, table).state(), TableState::Gathering);
    club.ask(club.join(ann, table), contribution(kAnns));
    state = table_of(club, table).game()->state();
    seed = table_of(club, table).game()->record().seed;
  }
  Club club(file());
  EXPECT_EQ(table_of(club, table).game()->state(), state);
  EXPECT_EQ(table_of(club, table).game()->record().seed, seed);
}

// Everything after the contribution is lost: the last commit before a crash had no Begin.
TEST_F(StoredContributions, ATableThatHasThemAllBeginsWhenItIsLoaded) {
  std::string table;
  {
    Club club(file());
    const std::string ann = club.guest();
    table = club.make(ann, kAgainstComputer);
    club.ask(club.join(ann, table), contribution(kAnns));
  }
  change("DELETE FROM entries WHERE number > (SELECT number FROM entries WHERE body LIKE '%\"kind\":\"contribute\"%')");
  Club club(file());
  EXPECT_EQ(table_of(club, table).state(), TableState::Playing);
  EXPECT_EQ(table_of(club, table).contributions().size(), 1U);
}

TEST_F(StoredContributions, AnotherContributionIsAnotherDeal) {
  std::string table;
  {
    Club club(file());
    const std::string ann = club.guest();
    table = club.make(ann, kAgainstComputer);
    club.ask(club.join(ann, table), contribution(kAnns));
  }
  change("UPDATE entries SET body = json_set(body, '$.text', '" + kBobs +
         "') WHERE body LIKE '%\"kind\":\"contribute\"%'");
  Club club(file());
  EXPECT_EQ(table_of(club, table).state(), TableState::Frozen);
}

}  // namespace
}  // namespace bocage::server
