// Records as text: they survive a round trip, and malformed ones are refused with a line number.
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/position.h"

namespace bocage {
namespace {

const Board& board() {
  static const Board standard{standard_board()};
  return standard;
}

Hex at(Coord coord) { return *board().find(coord); }

// A fabricated record with everything that a record can contain.
Record sample() {
  Record record;
  record.battle = "02-sainte-mere-eglise";
  record.options = {Option::YoungGenerals, Option::NoTakingGround};
  record.seed = "fast 44";
  record.rules = 3;
  record.dealt.draws = {Card::ReconLeft, Card::ProbeCenter};
  record.start = 0x0123456789abcdefU;
  const Post allies{Side::Allies, Role::Commander};
  const Post axis{Side::Axis, Role::Left};
  record.steps.push_back({allies, {.kind = ActionKind::Aim, .to = at({12, 4})}, {{}, {}, {0, 6, 3, 6}}, 1});
  record.steps.push_back({allies, {.kind = ActionKind::Play, .card = Card::AttackLeft}, {}, 2});
  record.steps.push_back({axis,
                          {.kind = ActionKind::Attack, .unit = at({5, 5}), .to = at({7, 3})},
                          {{Face::Flag, Face::Star, Face::Infantry}, {Card::ReconLeft}, {}},
                          0xffffffffffffffffU});
  record.result = RecordResult{Side::Allies, Ending::SuddenDeath, {2, 3}};
  return record;
}

constexpr std::string_view kSampleText = R"(bocage-record 1
battle 02-sainte-mere-eglise
option young-generals
option no-taking-ground
seed fast 44
rules 3
dealt draw recon-left probe-center
start 0123456789abcdef
> allies/commander aim 12,4 | pick 0 6 3 6 | hash 0000000000000001
> allies/commander play attack-left | hash 0000000000000002
> axis/left battle 5,5 > 7,3 | dice flag star infantry | draw recon-left | hash ffffffffffffffff
result allies 3 2 sudden-death
)";

void expect_equal(const Record& a, const Record& b) {
  EXPECT_EQ(a.battle, b.battle);
  EXPECT_EQ(a.options, b.options);
  EXPECT_EQ(a.seed, b.seed);
  EXPECT_EQ(a.seed_parts, b.seed_parts);
  EXPECT_EQ(a.rules, b.rules);
  EXPECT_EQ(a.dealt, b.dealt);
  EXPECT_EQ(a.start, b.start);
  ASSERT_EQ(a.steps.size(), b.steps.size());
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    EXPECT_EQ(a.steps[i].by, b.steps[i].by) << i;
    EXPECT_EQ(a.steps[i].action, b.steps[i].action) << i;
    EXPECT_EQ(a.steps[i].outcomes, b.steps[i].outcomes) << i;
    EXPECT_EQ(a.steps[i].hash, b.steps[i].hash) << i;
  }
  ASSERT_EQ(a.result.has_value(), b.result.has_value());
  if (!a.result) { return; }
  EXPECT_EQ(a.result->winner, b.result->winner);
  EXPECT_EQ(a.result->ending, b.result->ending);
  EXPECT_EQ(a.result->medals, b.result->medals);
}

Record read(std::string_view text) {
  auto record = record_from_text(board(), text);
  if (const auto* fault = std::get_if<RecordFault>(&record)) {
    ADD_FAILURE() << "line " << fault->line << ": " << fault->why;
    return {};
  }
  return std::get<Record>(std::move(record));
}

TEST(RecordText, IsWrittenLineByLine) { EXPECT_EQ(to_text(board(), sample()), kSampleText); }

TEST(RecordText, IsReadAgain) { expect_equal(read(kSampleText), sample()); }

TEST(RecordText, TheOptionalPartsMayBeMissing) {
  Record record = sample();
  record.options = {};
  record.seed.clear();
  record.dealt = {};
  record.steps.clear();
  record.result.reset();
  expect_equal(read(to_text(board(), record)), record);
  EXPECT_EQ(to_text(board(), record),
            "bocage-record 1\nbattle 02-sainte-mere-eglise\nseed \nrules 3\nstart 0123456789abcdef\n");
}

TEST(RecordText, ThePartsOfTheSeedFollowIt) {
  Record record = sample();
  record.seed_parts = {{"server", "00ff"}, {"axis/left,axis/right", "1234"}};
  const std::string text = to_text(board(), record);
  EXPECT_NE(text.find("seed fast 44\nseed-part server 00ff\nseed-part axis/left,axis/right 1234\nrules 3\n"),
            std::string::npos)
      << text;
  expect_equal(read(text), record);
}

TEST(RecordText, AMalformedPartOfTheSeedIsAFault) {
  for (const char* part : {"seed-part", "seed-part server", "seed-part  00ff", "seed-part server 00FF",
                           "seed-part server 00 ff", "seed-part \x1b 00ff"}) {
    std::string text{kSampleText};
    text.replace(text.find("seed fast 44"), std::string("seed fast 44").size(), part);
    const auto found = record_from_text(board(), text);
    const auto* fault = std::get_if<RecordFault>(&found);
    ASSERT_NE(fault, nullptr) << part;
    EXPECT_EQ(fault->line, 5) << part;
  }
}

TEST(RecordText, EveryEndingAndWinnerIsReadAgain) {
  for (const Ending ending : {Ending::Medals, Ending::SuddenDeath, Ending::DeckOut, Ending::NoUnitsLeft}) {
    for (const Side winner : kSides) {
      Record record = sample();
      record.result = RecordResult{winner, ending, {1, 4}};
      expect_equal(read(to_text(board(), record)), record);
    }
  }
}

TEST(RecordText, EveryPostIsReadAgain) {
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      Record record = sample();
      record.steps[1].by = {side, role};
      expect_equal(read(to_text(board(), record)), record);
    }
  }
}

TEST(RecordText, EmptyLinesAndAMissingLastLineEndDoNoHarm) {
  std::string text(kSampleText);
  text.insert(text.find("> allies"), "\n\n");
  text.pop_back();
  expect_equal(read(text), sample());
}

TEST(RecordText, TheHeaderIsReadWithoutABoard) {
  EXPECT_EQ(std::get<std::string>(battle_of_record(kSampleText)), "02-sainte-mere-eglise");
  EXPECT_EQ(std::get<Options>(options_of_record(kSampleText)), sample().options);
  EXPECT_EQ(std::get<RecordFault>(battle_of_record("nonsense")).line, 1);
  EXPECT_EQ(std::get<RecordFault>(options_of_record("bocage-record 1\noption free-dice\n")).line, 2);
}

struct Spoiled {
  std::string_view was;  // a piece of the sample that ...
  std::string_view is;   // ... becomes this
  int line;
  std::string_view why;
};

class SpoiledRecord : public testing::TestWithParam<Spoiled> {};

TEST_P(SpoiledRecord, IsRefusedWithItsLine) {
  const Spoiled& row = GetParam();
  std::string text(kSampleText);
  const std::size_t found = text.find(row.was);
  ASSERT_NE(found, std::string::npos) << row.was;
  text.replace(found, row.was.size(), row.is);
  const auto record = record_from_text(board(), text);
  const auto* fault = std::get_if<RecordFault>(&record);
  ASSERT_NE(fault, nullptr) << row.is;
  EXPECT_EQ(fault->line, row.line) << fault->why;
  EXPECT_EQ(fault->why, row.why);
}

// clang-format off
INSTANTIATE_TEST_SUITE_P(Header, SpoiledRecord, testing::Values(
    Spoiled{"bocage-record 1", "bocage-record 2", 1, "not a record: the first line must be \"bocage-record 1\""},
    Spoiled{"bocage-record 1\n", "", 1, "not a record: the first line must be \"bocage-record 1\""},
    Spoiled{"battle 02-sainte-mere-eglise", "battle", 2, "the battle has no name"},
    Spoiled{"battle 02-sainte-mere-eglise\n", "", 11, "the battle is missing"},
    Spoiled{"option no-taking-ground", "option free-dice", 4, "unknown option: free-dice"},
    Spoiled{"rules 3", "rules three", 6, "not a number: three"},
    Spoiled{"rules 3", "rules", 6, "not a number: "},
    Spoiled{"probe-center", "probe-middle", 7, "unknown card: probe-middle"},
    Spoiled{"dealt draw", "dealt cards", 7, "unknown part: cards"},
    Spoiled{"start 0123456789abcdef", "start 0123456789abcde", 8, "not a hash: 0123456789abcde"},
    Spoiled{"start 0123456789abcdef", "start 0123456789abcdeg", 8, "not a hash: 0123456789abcdeg"},
    Spoiled{"start 0123456789abcdef\n", "", 11, "the hash of the set-up is missing"},
    Spoiled{"seed fast", "sead fast", 5, "unknown line: sead"}));

INSTANTIATE_TEST_SUITE_P(Steps, SpoiledRecord, testing::Values(
    Spoiled{"> allies/commander aim", "> allied/commander aim", 9, "unknown post: allied/commander"},
    Spoiled{"> allies/commander aim", "> allies/general aim", 9, "unknown post: allies/general"},
    Spoiled{"> allies/commander aim", "> allies aim", 9, "unknown post: allies"},
    Spoiled{"aim 12,4", "aim 12,5", 9, "not an action: aim 12,5"},
    Spoiled{"play attack-left", "charge", 10, "not an action: charge"},
    Spoiled{"play attack-left", "play attack-left ", 10, "not an action: play attack-left "},
    Spoiled{"pick 0 6 3 6", "pick 0 6 x 6", 9, "not a number: x"},
    Spoiled{"pick 0 6 3 6", "pick 0 6 300 6", 9, "not a number: 300"},
    Spoiled{"dice flag star", "dice flag stars", 11, "unknown die face: stars"},
    Spoiled{"| draw recon-left |", "| draw ricon-left |", 11, "unknown card: ricon-left"},
    Spoiled{"| dice flag", "| bones flag", 11, "unknown part: bones"},
    Spoiled{" | hash 0000000000000002", "", 10, "the hash is missing"},
    Spoiled{"hash 0000000000000002", "hash 2", 10, "not a hash: hash 2"},
    Spoiled{"hash ffffffffffffffff", "hash gfffffffffffffff", 11, "not a hash: hash gfffffffffffffff"}));

INSTANTIATE_TEST_SUITE_P(Result, SpoiledRecord, testing::Values(
    Spoiled{"result allies 3 2", "result nobody 3 2", 12, "a result is: winner, its medals, the loser's medals, ending"},
    Spoiled{"result allies 3 2", "result allies 3", 12, "a result is: winner, its medals, the loser's medals, ending"},
    Spoiled{"result allies 3 2", "result allies 3 x", 12, "a result is: winner, its medals, the loser's medals, ending"},
    Spoiled{"sudden-death", "sudden", 12, "unknown ending: sudden"},
    Spoiled{"sudden-death", "none", 12, "unknown ending: none"},
    Spoiled{"> axis/left", "result axis 1 1 medals\n> axis/left", 12, "a step after the result"}));
// clang-format on

TEST(RecordText, AHugeTextIsRefused) {
  const auto record = record_from_text(board(), std::string((std::size_t{16} << 20U) + 1, 'x'));
  EXPECT_EQ(std::get<RecordFault>(record).why, "the record is too long");
}

TEST(RecordText, AnEmptyTextIsRefused) {
  EXPECT_EQ(std::get<RecordFault>(record_from_text(board(), "")).why, "the battle is missing");
}

// Random bytes changed: each text is either parsed or refused, and a parsed record survives a round trip.
TEST(RecordText, DamagedTextIsReadOrRefused) {
  FastChance chance(44);
  int refused = 0;
  for (int i = 0; i < 5000; ++i) {
    std::string text(kSampleText);
    for (int n = chance.pick(3); n >= 0; --n) {
      text[chance.below(static_cast<std::uint32_t>(text.size()))] = "0123456789 |>,/\nabcdehst"[chance.below(24)];
    }
    const auto first = record_from_text(board(), text);
    if (const auto* fault = std::get_if<RecordFault>(&first)) {
      EXPECT_GE(fault->line, 1);
      EXPECT_FALSE(fault->why.empty());
      ++refused;
      continue;
    }
    const std::string again = to_text(board(), std::get<Record>(first));
    EXPECT_EQ(to_text(board(), read(again)), again);
  }
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace bocage
