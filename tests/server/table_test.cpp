#include <gtest/gtest.h>

#include "fair/mix.h"
#include "server/table/table.h"
#include "support/position.h"

namespace bocage::server {
namespace {

constexpr Post kFirst{Side::Allies, Role::Commander};  // the Allies begin at Pegasus Bridge
constexpr Post kSecond{Side::Axis, Role::Commander};

std::shared_ptr<const Battle> battle_of(std::string_view id, const Options& options) {
  Position position = Position::from_battle(id);
  if (options.has(Option::Teams)) { position.teams(); }
  return position.battle();
}

// A table and the log of the entries it accepted.
class TestTable {
 public:
  explicit TestTable(std::string_view battle, const Settings& settings = {})
      : table_("t", settings, battle_of(battle, settings.options), Seed{}) {}

  Table& table() { return table_; }
  const std::vector<Entry>& log() const { return log_; }
  // Empty if accepted, otherwise the code of the refusal.
  std::string submit(Entry entry) {
    entry.at = now_;
    if (entry.kind == EntryKind::Say) { entry.posts = table_.listeners(entry); }
    if (const auto refusal = table_.judge(entry)) { return refusal->code(); }
    change_ = table_.apply(entry);
    log_.push_back(entry);
    return "";
  }
  std::string sit(const std::string& who, PostSet posts) {
    return submit({.kind = EntryKind::Sit, .who = who, .posts = posts});
  }
  std::string begin(const std::string& who) { return submit({.kind = EntryKind::Begin, .who = who}); }
  std::string act(const std::string& who, Post post, std::string text) {
    return submit({.kind = EntryKind::Act, .who = who, .post = post, .text = std::move(text)});
  }
  std::string say(const std::string& who, std::string to, std::string text) {
    return submit({.kind = EntryKind::Say, .who = who, .to = std::move(to), .text = std::move(text)});
  }
  void pass_time(Milliseconds ms) { now_ += ms; }
  Timestamp now() const { return now_; }
  const Change& change() const { return change_; }

  // The first legal action of the first pending post.
  std::string play_on() {
    const PendingPost asked = pending(table_.battle(), table_.game()->state())[0];
    ActionList list;
    legal(table_.battle(), table_.game()->state(), asked.post, list);
    std::string who = table_.seat(asked.post).id;
    if (!table_.program_of(asked.post).empty()) { who.clear(); }
    return act(who, asked.post, to_text(table_.battle().board(), list[0]));
  }

 private:
  Table table_;
  std::vector<Entry> log_;
  Change change_;
  Timestamp now_ = 1000;
};

TestTable two_people(const Settings& settings = {}) {
  TestTable test("01", settings);
  EXPECT_EQ(test.sit("ann", PostSet::of(kFirst)), "");
  EXPECT_EQ(test.sit("bob", PostSet::of(kSecond)), "");
  EXPECT_EQ(test.begin("ann"), "");
  return test;
}

TEST(TableSeats, ATwoPlayerBattleHasTwoPosts) {
  TestTable test("01");
  EXPECT_EQ(test.sit("ann", PostSet::of({Side::Axis, Role::Left})), "no-post");
  EXPECT_EQ(test.sit("ann", PostSet{}), "no-post");
  EXPECT_EQ(test.sit("ann", PostSet::of(kFirst)), "");
  EXPECT_EQ(test.sit("bob", PostSet::of(kFirst)), "taken");
  EXPECT_EQ(test.sit("ann", PostSet::of(kSecond)), "both-sides");
}

TEST(TableSeats, TheGameBeginsOnceEveryPostIsTaken) {
  TestTable test("01");
  test.sit("ann", PostSet::of(kFirst));
  EXPECT_EQ(test.begin("ann"), "empty-post");
  EXPECT_EQ(test.act("ann", kFirst, "done"), "not-playing");
  test.sit("bob", PostSet::of(kSecond));
  EXPECT_EQ(test.begin("eve"), "not-seated");
  EXPECT_EQ(test.begin("bob"), "");
  EXPECT_EQ(test.begin("bob"), "begun");
  EXPECT_EQ(test.table().state(), TableState::Playing);
}

TEST(TableSeats, APostThatWasGivenUpCanBeTaken) {
  TestTable test = two_people();
  EXPECT_EQ(test.submit({.kind = EntryKind::Leave, .who = "eve", .posts = PostSet::of(kFirst)}), "not-yours");
  EXPECT_EQ(test.submit({.kind = EntryKind::Leave, .who = "ann", .posts = PostSet::of(kFirst)}), "");
  EXPECT_EQ(test.sit("eve", PostSet::of(kFirst)), "");
  EXPECT_EQ(test.table().posts_of("eve"), PostSet::of(kFirst));
}

TEST(TableSeats, ComputerPlayersTakeEmptyPosts) {
  TestTable test("01");
  const Entry bot{.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of(kFirst), .text = "recruit"};
  EXPECT_EQ(test.submit(bot), "not-seated");
  test.sit("ann", PostSet::of(kSecond));
  Entry unknown = bot;
  unknown.text = "hal";
  EXPECT_EQ(test.submit(unknown), "no-player");
  EXPECT_EQ(test.submit(bot), "");
  EXPECT_EQ(test.begin("ann"), "");
  ASSERT_EQ(test.table().waits_for_programs().size(), 1U);
  EXPECT_EQ(test.act("ann", kFirst, "pass"), "not-yours");
  EXPECT_EQ(test.play_on(), "");
}

TEST(TableSeats, AStandInActsUntilThePersonIsBack) {
  TestTable test = two_people();
  EXPECT_EQ(test.submit({.kind = EntryKind::StandIn, .posts = PostSet::of(kFirst), .text = "recruit"}), "");
  EXPECT_EQ(test.table().program_of(kFirst), "recruit");
  EXPECT_EQ(test.play_on(), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::GiveBack, .who = "bob", .posts = PostSet::of(kFirst)}), "not-yours");
  EXPECT_EQ(test.submit({.kind = EntryKind::GiveBack, .who = "ann", .posts = PostSet::of(kFirst)}), "");
  EXPECT_TRUE(test.table().waits_for_programs().empty());
}

TEST(TableActs, OnlyTheHolderActsAndOnlyByTheRules) {
  TestTable test = two_people();
  EXPECT_EQ(test.act("bob", kFirst, "done"), "not-yours");
  EXPECT_EQ(test.act("", kFirst, "done"), "not-yours");
  EXPECT_EQ(test.act("ann", kFirst, "fly away"), "no-action");
  EXPECT_EQ(test.act("ann", kFirst, "order 2,2"), "orders-come-later");
  EXPECT_EQ(test.act("bob", kSecond, "done"), "not-your-decision");  // not Bob's turn
  EXPECT_EQ(test.play_on(), "");
  EXPECT_FALSE(test.change().events.empty());
}

TEST(TableActs, OnlyTheActorCanUndoTheLastAction) {
  TestTable test = two_people();
  EXPECT_EQ(test.submit({.kind = EntryKind::Undo, .who = "ann"}), "no-undo");
  const State before = test.table().game()->state();
  EXPECT_EQ(test.play_on(), "");  // a card
  EXPECT_EQ(test.submit({.kind = EntryKind::Undo, .who = "bob"}), "not-your-action");
  EXPECT_EQ(test.submit({.kind = EntryKind::Undo, .who = "ann"}), "");
  EXPECT_TRUE(test.table().game()->state() == before);
  EXPECT_TRUE(test.change().undone);
}

TEST(TableActs, ARepeatedRequestIsRecognised) {
  TestTable test("01");
  test.submit({.kind = EntryKind::Sit, .who = "ann", .request = "tab:7", .posts = PostSet::of(kFirst)});
  EXPECT_EQ(test.table().done_as("ann", "tab:7"), 1U);
  EXPECT_EQ(test.table().done_as("ann", "tab:8"), std::nullopt);
  EXPECT_EQ(test.table().done_as("bob", "tab:7"), std::nullopt);
}

// Event sourcing: the same entries always produce the same table.
TEST(TableLog, TheSameEntriesProduceTheSameTable) {
  for (const char* battle : {"01", "o1"}) {
    TestTable test(battle);
    test.sit("ann", PostSet::of(Side::Axis, test.table().posts().roles(Side::Axis)));
    test.sit("bob", PostSet::of(Side::Allies, test.table().posts().roles(Side::Allies)));
    test.submit({.kind = EntryKind::Contribute, .who = "bob", .text = std::string(64, 'b')});
    test.begin("ann");
    for (int i = 0; i < 300 && test.table().state() == TableState::Playing; ++i) {
      ASSERT_EQ(test.play_on(), "");
      if (i % 7 == 0) { test.submit({.kind = EntryKind::Undo, .who = i % 2 == 0 ? "ann" : "bob"}); }
      test.pass_time(10);
    }
    Table again("t", {}, Position::from_battle(battle).battle(), Seed{});
    for (const Entry& entry : test.log()) { again.apply(entry_from_text(to_text(entry))); }
    EXPECT_TRUE(again.game()->state() == test.table().game()->state()) << battle;
    EXPECT_EQ(again.entries(), test.table().entries());
    EXPECT_EQ(check_fairness(again.battle(), again.game()->record()).is, Fairness::Fair);
  }
}

const std::string kAnns(64, 'a');
const std::string kBobs(64, 'b');

std::string contribute(TestTable& test, const std::string& who, const std::string& bytes) {
  return test.submit({.kind = EntryKind::Contribute, .who = who, .text = bytes});
}

TEST(TableContributions, AreMixedIntoTheSeedInTheOrderOfThePosts) {
  TestTable test("01");
  EXPECT_EQ(contribute(test, "ann", kAnns), "not-seated");
  test.sit("ann", PostSet::of(kFirst));
  test.sit("bob", PostSet::of(kSecond));
  EXPECT_EQ(contribute(test, "ann", kAnns), "");
  EXPECT_EQ(contribute(test, "ann", kBobs), "contributed");
  EXPECT_EQ(contribute(test, "bob", kBobs), "");
  EXPECT_EQ(test.begin("ann"), "");
  const Record& record = test.table().game()->record();
  const std::vector<SeedPart> parts{
      {"server", hexadecimal(Seed{})}, {"axis/commander", kBobs}, {"allies/commander", kAnns}};
  EXPECT_EQ(record.seed_parts, parts);
  EXPECT_EQ(record.seed, to_text(mix(parts)));
  EXPECT_EQ(check_fairness(test.table().battle(), record).is, Fairness::Fair);
  EXPECT_EQ(test.table().contributions(), std::vector<SeedPart>(parts.begin() + 1, parts.end()));
  EXPECT_EQ(contribute(test, "bob", kAnns), "begun");
}

TEST(TableContributions, WithoutThemTheSeedIsTheServersAlone) {
  TestTable test = two_people();
  EXPECT_EQ(test.table().game()->record().seed, to_text(Seed{}));
  EXPECT_TRUE(test.table().game()->record().seed_parts.empty());
}

TEST(TableContributions, BelongToThePeopleSeatedWhenTheGameBegins) {
  TestTable test("o1");
  const PostSet flanks = PostSet::of({Side::Axis, Role::Left}) | PostSet::of({Side::Axis, Role::Right});
  test.sit("eve", flanks);
  contribute(test, "eve", std::string(64, 'e'));
  test.submit({.kind = EntryKind::Leave, .who = "eve", .posts = PostSet::of({Side::Axis, Role::Left})});
  EXPECT_EQ(test.table().contributions(), (std::vector<SeedPart>{{"axis/right", std::string(64, 'e')}}));
  test.submit({.kind = EntryKind::Leave, .who = "eve", .posts = PostSet::of({Side::Axis, Role::Right})});
  EXPECT_TRUE(test.table().contributions().empty());
  test.sit("bob", flanks);
  contribute(test, "bob", kBobs);
  test.sit("ann", PostSet::of({Side::Axis, Role::Commander}));
  test.submit(
      {.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of({Side::Axis, Role::Center}), .text = "recruit"});
  test.submit(
      {.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of(Side::Allies, kEveryRole), .text = "recruit"});
  EXPECT_EQ(test.begin("ann"), "");  // her client sends none: the game begins without it
  EXPECT_EQ(test.table().contributions(), (std::vector<SeedPart>{{"axis/left,axis/right", kBobs}}));
  test.submit({.kind = EntryKind::Leave, .who = "bob", .posts = flanks});
  EXPECT_EQ(test.table().contributions(), (std::vector<SeedPart>{{"axis/left,axis/right", kBobs}}));
}

TEST(TableContributions, ATableThatAwaitsThemBeginsByItself) {
  TestTable test("01", {.await_contributions = true});
  test.sit("ann", PostSet::of(kFirst));
  contribute(test, "ann", kAnns);
  EXPECT_EQ(test.begin(""), "empty-post");
  test.sit("bob", PostSet::of(kSecond));
  EXPECT_EQ(test.begin(""), "not-seated");
  contribute(test, "bob", kBobs);
  EXPECT_EQ(test.begin(""), "");
  EXPECT_EQ(test.table().state(), TableState::Playing);
}

TEST(TableContributions, AnyOtherTableDoesNotBeginByItself) {
  TestTable test("01");
  test.sit("ann", PostSet::of(kFirst));
  test.sit("bob", PostSet::of(kSecond));
  contribute(test, "ann", kAnns);
  contribute(test, "bob", kBobs);
  EXPECT_EQ(test.begin(""), "not-seated");
}

TEST(TableEnds, TheCommanderMayResign) {
  TestTable test = two_people();
  EXPECT_EQ(test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kSecond.side}), "not-commander");
  EXPECT_EQ(test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side}), "");
  EXPECT_EQ(test.table().state(), TableState::Over);
  EXPECT_EQ(test.table().result()->winner, Side::Axis);
  EXPECT_EQ(test.play_on(), "not-playing");
}

TEST(TableEnds, ADrawNeedsBothSides) {
  TestTable test = two_people();
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeDraw, .who = "bob"}), "no-draw-offer");
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferDraw, .who = "ann", .side = kFirst.side}), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeDraw, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(test.submit({.kind = EntryKind::RefuseDraw, .who = "bob"}), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferDraw, .who = "bob", .side = kSecond.side}), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeDraw, .who = "ann"}), "");
  EXPECT_EQ(test.table().result()->winner, std::nullopt);
}

// Logs written before entries had `post` and `side` name the post, or every post of the side, in `posts`.
TEST(Entry, ReadsTheOldFormat) {
  const Entry act = entry_from_text(R"({"kind": "act", "at": 5, "posts": ["axis/left"], "text": "done"})");
  EXPECT_EQ(act, (Entry{.kind = EntryKind::Act, .at = 5, .post = Post{Side::Axis, Role::Left}, .text = "done"}));
  const Entry resign = entry_from_text(R"({"kind": "resign", "at": 5, "posts": ["allies/commander", "allies/left"]})");
  EXPECT_EQ(resign, (Entry{.kind = EntryKind::Resign, .at = 5, .side = Side::Allies}));
}

TEST(TableRematch, EveryoneElseMustAgree) {
  TestTable test = two_people();
  const Entry offer{.kind = EntryKind::OfferRematch, .who = "ann"};
  EXPECT_EQ(test.submit(offer), "not-over");
  test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferRematch, .who = "eve"}), "not-seated");
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeRematch, .who = "bob"}), "no-rematch-offer");
  EXPECT_FALSE(test.table().settles_rematch(offer));
  EXPECT_EQ(test.submit({.kind = EntryKind::Rematch, .who = "ann", .text = "t2"}), "rematch-not-agreed");
  EXPECT_EQ(test.submit(offer), "");
  EXPECT_EQ(test.submit(offer), "rematch-offered");
  EXPECT_EQ(test.table().rematch_stance("ann"), RematchStance::Offers);
  EXPECT_EQ(test.table().rematch_stance("bob"), RematchStance::Asked);
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeRematch, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(test.submit({.kind = EntryKind::RefuseRematch, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(test.submit({.kind = EntryKind::WithdrawRematch, .who = "bob"}), "offer-not-yours");
  EXPECT_TRUE(test.table().settles_rematch({.kind = EntryKind::AgreeRematch, .who = "bob"}));
  EXPECT_EQ(test.submit({.kind = EntryKind::Rematch, .who = "bob", .text = "t2"}), "");
  EXPECT_EQ(test.table().rematch(), "t2");
  EXPECT_EQ(test.table().rematch_stance("bob"), RematchStance::None);
  EXPECT_EQ(test.submit(offer), "rematch");
}

TEST(TableRematch, AnOfferThatIsDeclinedOrWithdrawnCanBeMadeAgain) {
  TestTable test = two_people();
  test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferRematch, .who = "ann"}), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::RefuseRematch, .who = "bob"}), "");
  EXPECT_EQ(test.table().rematch_stance("bob"), RematchStance::Declines);
  EXPECT_EQ(test.table().rematch_stance("ann"), RematchStance::None);
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferRematch, .who = "bob"}), "");
  EXPECT_EQ(test.submit({.kind = EntryKind::WithdrawRematch, .who = "bob"}), "");
  EXPECT_EQ(test.table().rematch_stance("bob"), RematchStance::None);
  EXPECT_EQ(test.submit({.kind = EntryKind::AgreeRematch, .who = "ann"}), "no-rematch-offer");
}

TEST(TableRematch, AnAcceptanceCanBeWithdrawn) {
  TestTable test("o1");
  const PostSet axis = PostSet::of(Side::Axis, test.table().posts().roles(Side::Axis));
  test.sit("ann", axis);
  test.sit("bob", PostSet::of({Side::Allies, Role::Commander}));
  for (const Role role : {Role::Left, Role::Center, Role::Right}) {
    test.sit("eve", PostSet::of({Side::Allies, role}));
  }
  test.begin("ann");
  test.submit({.kind = EntryKind::Resign, .who = "ann", .side = Side::Axis});
  EXPECT_EQ(test.submit({.kind = EntryKind::OfferRematch, .who = "eve"}), "");
  const Entry yes{.kind = EntryKind::AgreeRematch, .who = "bob"};
  EXPECT_FALSE(test.table().settles_rematch(yes));
  EXPECT_EQ(test.submit(yes), "");
  EXPECT_EQ(test.submit(yes), "not-offered-to-you");
  EXPECT_TRUE(test.table().settles_rematch({.kind = EntryKind::AgreeRematch, .who = "ann"}));
  EXPECT_EQ(test.submit({.kind = EntryKind::RefuseRematch, .who = "bob"}), "");
  EXPECT_FALSE(test.table().settles_rematch({.kind = EntryKind::OfferRematch, .who = "ann"}));
}

TEST(TableRematch, ComputerPlayersAreNotAsked) {
  TestTable test("01");
  test.sit("ann", PostSet::of(kFirst));
  test.submit({.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of(kSecond), .text = "random"});
  test.begin("ann");
  test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_TRUE(test.table().settles_rematch({.kind = EntryKind::OfferRematch, .who = "ann"}));
}

TEST(TableRematch, IsReadFromLogsWrittenBeforeThereWereOffers) {
  TestTable test = two_people();
  test.submit({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  test.table().apply(entry_from_text(R"({"kind": "rematch", "at": 5, "who": "ann", "text": "t2"})"));
  EXPECT_EQ(test.table().rematch(), "t2");
}

TEST(TableClock, TimeRunsForTheSideThatMustDecide) {
  TestTable test = two_people({.clock = {ClockKind::Turn, 60'000, 0}});
  EXPECT_TRUE(test.table().clock().runs(Side::Allies));
  EXPECT_FALSE(test.table().clock().runs(Side::Axis));
  test.pass_time(59'000);
  EXPECT_EQ(test.table().clock().left(Side::Allies, test.now()), 1'000);
  EXPECT_EQ(test.submit({.kind = EntryKind::TimeOut, .side = kFirst.side}), "time-left");
  test.pass_time(1'000);
  EXPECT_EQ(test.submit({.kind = EntryKind::TimeOut, .side = kSecond.side}), "time-left");
  EXPECT_EQ(test.submit({.kind = EntryKind::TimeOut, .side = kFirst.side}), "");
  EXPECT_EQ(test.table().result()->winner, Side::Axis);
}

TEST(TableClock, ATurnClockIsResetAndAGameClockIncremented) {
  for (const ClockRule& rule : {ClockRule{ClockKind::Turn, 60'000, 0}, ClockRule{ClockKind::Game, 60'000, 5'000}}) {
    TestTable test = two_people({.clock = rule});
    test.pass_time(20'000);
    while (test.table().game()->state().open.on_turn == Side::Allies) { ASSERT_EQ(test.play_on(), ""); }
    const Milliseconds wanted = rule.kind == ClockKind::Turn ? 60'000 : 45'000;
    EXPECT_EQ(test.table().clock().left(Side::Allies, test.now()), wanted);
  }
}

TEST(TableTalk, InTheTwoPlayerGameEveryoneMayTalk) {
  TestTable test = two_people();
  EXPECT_EQ(test.say("ann", "table", "hello"), "");
  EXPECT_EQ(test.say("ann", "table", ""), "length");
  EXPECT_EQ(test.say("ann", "table", std::string(501, 'a')), "length");
  EXPECT_EQ(test.say("ann", "table", "bell\a"), "characters");
  EXPECT_TRUE(test.table().may_hear(test.table().said()[0], "nobody"));
}

// COM: once the hand-out has begun, a Field General reaches the other Field Generals but not the Commander-in-Chief.
TEST(TableTalk, FollowsTheChainOfCommand) {
  TestTable test("o1");
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      test.sit(std::string(name(side)) + std::string(name(role)), PostSet::of({side, role}));
    }
  }
  test.begin("axisleft");
  EXPECT_EQ(test.say("axisleft", "axis/commander", "before the battle"), "");  // COM-01
  ASSERT_EQ(test.play_on(), "");                                               // the first card of the hand-out
  EXPECT_EQ(test.say("axisleft", "axis/commander", "send tanks"), "chain-of-command");
  EXPECT_EQ(test.say("axisleft", "allies/left", "hello"), "chain-of-command");
  EXPECT_EQ(test.say("axisleft", "side", "to my side"), "");
  const Said& last = test.table().said().back();
  EXPECT_TRUE(test.table().may_hear(last, "axisright"));
  EXPECT_FALSE(test.table().may_hear(last, "axiscommander"));
  EXPECT_FALSE(test.table().may_hear(last, "alliesleft"));
  EXPECT_FALSE(test.table().may_hear(last, "eve"));
  EXPECT_EQ(test.say("eve", "table", "psst"), "chain-of-command");
}

TEST(TableViews, APersonSeesWhatTheirPostsSee) {
  TestTable test = two_people();
  EXPECT_EQ(test.table().viewer("ann").side, Side::Allies);
  EXPECT_EQ(test.table().viewer("eve").side, std::nullopt);
}

TEST(Settings, SurviveARoundTrip) {
  const auto wish = nlohmann::json::parse(R"({"battle": "01-pegasus-bridge", "options": {"young-generals": true},
      "clock": {"kind": "game", "budget": 600, "increment": 5}, "talk": {"between_sides": true}, "listed": true,
      "maker": ["allies/commander"], "bots": "recruit"})");
  const auto settings = settings_from_json(wish);
  ASSERT_TRUE(settings) << to_text(settings.error());
  const auto again = settings_from_json(nlohmann::json::parse(settings_json(*settings).dump()));
  ASSERT_TRUE(again);
  EXPECT_EQ(settings_json(*again), settings_json(*settings));
  EXPECT_EQ(again->clock, (ClockRule{ClockKind::Game, 600'000, 5'000}));
  EXPECT_TRUE(again->options.has(Option::YoungGenerals));
  EXPECT_TRUE(again->talk.between_sides);
  EXPECT_EQ(again->maker, PostSet::of(kFirst));
}

TEST(Settings, OptionsOfOldTablesAreStillRead) {
  const auto stored = nlohmann::json::parse(R"({"battle": "01-pegasus-bridge",
      "options": {"young_generals": true, "no_taking_ground": true, "teams": false}})");
  const auto settings = settings_from_json(stored);
  ASSERT_TRUE(settings) << to_text(settings.error());
  EXPECT_EQ(settings->options, (Options{Option::YoungGenerals, Option::NoTakingGround}));
}

TEST(Settings, EveryFaultIsReported) {
  const auto wish = nlohmann::json::parse(R"({"battle": 3, "clock": {"kind": "sand"}, "colour": "red",
      "maker": ["allies/commander", "axis/left", "nowhere"]})");
  const auto settings = settings_from_json(wish);
  ASSERT_FALSE(settings);
  const std::string faults = to_text(settings.error());
  for (const char* place :
       {"settings.battle", "settings.clock.kind", "settings.colour", "settings.maker[1]", "settings.maker[2]"}) {
    EXPECT_NE(faults.find(place), std::string::npos) << place << " in\n" << faults;
  }
}

TEST(TEAM03, OfTwoOnASideOneHasTheCenterAndTheOtherBothFlanks) {
  Settings settings;
  settings.options.add(Option::Teams);
  TestTable test("01", settings);
  const auto posts = [](std::initializer_list<Post> list) {
    PostSet set;
    for (const Post post : list) { set.add(post); }
    return set;
  };
  EXPECT_EQ(test.sit("ann", posts({{Side::Allies, Role::Commander}})), "");
  EXPECT_EQ(test.sit("bob", posts({{Side::Allies, Role::Left}, {Side::Allies, Role::Right}})), "");
  EXPECT_EQ(test.begin("ann"), "empty-post");
  EXPECT_EQ(
      test.sit("eve", posts({{Side::Axis, Role::Commander}, {Side::Axis, Role::Left}, {Side::Axis, Role::Right}})), "");
  EXPECT_EQ(test.sit("dan", posts({{Side::Axis, Role::Center}})), "no-post");
  EXPECT_EQ(test.begin("ann"), "");
  for (int i = 0; i < 300 && test.table().state() == TableState::Playing; ++i) { ASSERT_EQ(test.play_on(), ""); }
}

}  // namespace
}  // namespace bocage::server
