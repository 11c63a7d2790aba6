#include <gtest/gtest.h>

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

// A table with its people, and the entries so far.
class Room {
 public:
  explicit Room(std::string_view battle, const Settings& settings = {})
      : table_("t", settings, battle_of(battle, settings.options), Seed{}) {}

  Table& table() { return table_; }
  const std::vector<Entry>& log() const { return log_; }
  std::string wish(Entry entry) {  // "" if accepted, else the code of the refusal
    entry.at = now_;
    if (entry.kind == EntryKind::Say) { entry.posts = table_.listeners(entry); }
    if (const auto refusal = table_.judge(entry)) { return refusal->code(); }
    change_ = table_.apply(entry);
    log_.push_back(entry);
    return "";
  }
  std::string sit(const std::string& who, PostSet posts) {
    return wish({.kind = EntryKind::Sit, .who = who, .posts = posts});
  }
  std::string begin(const std::string& who) { return wish({.kind = EntryKind::Begin, .who = who}); }
  std::string act(const std::string& who, Post post, std::string text) {
    return wish({.kind = EntryKind::Act, .who = who, .post = post, .text = std::move(text)});
  }
  std::string say(const std::string& who, std::string to, std::string text) {
    return wish({.kind = EntryKind::Say, .who = who, .to = std::move(to), .text = std::move(text)});
  }
  void pass_time(Milliseconds ms) { now_ += ms; }
  Milliseconds now() const { return now_; }
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
  Milliseconds now_ = 1000;
};

Room two_people(const Settings& settings = {}) {
  Room room("01", settings);
  EXPECT_EQ(room.sit("ann", PostSet::of(kFirst)), "");
  EXPECT_EQ(room.sit("bob", PostSet::of(kSecond)), "");
  EXPECT_EQ(room.begin("ann"), "");
  return room;
}

TEST(TableSeats, ATwoPlayerBattleHasTwoPosts) {
  Room room("01");
  EXPECT_EQ(room.sit("ann", PostSet::of({Side::Axis, Role::Left})), "no-post");
  EXPECT_EQ(room.sit("ann", PostSet{}), "no-post");
  EXPECT_EQ(room.sit("ann", PostSet::of(kFirst)), "");
  EXPECT_EQ(room.sit("bob", PostSet::of(kFirst)), "taken");
  EXPECT_EQ(room.sit("ann", PostSet::of(kSecond)), "both-sides");
}

TEST(TableSeats, TheGameBeginsWhenAllSit) {
  Room room("01");
  room.sit("ann", PostSet::of(kFirst));
  EXPECT_EQ(room.begin("ann"), "empty-post");
  EXPECT_EQ(room.act("ann", kFirst, "done"), "not-playing");
  room.sit("bob", PostSet::of(kSecond));
  EXPECT_EQ(room.begin("eve"), "not-seated");
  EXPECT_EQ(room.begin("bob"), "");
  EXPECT_EQ(room.begin("bob"), "begun");
  EXPECT_EQ(room.table().state(), TableState::Playing);
}

TEST(TableSeats, OneMayLeaveAndAnotherComes) {
  Room room = two_people();
  EXPECT_EQ(room.wish({.kind = EntryKind::Leave, .who = "eve", .posts = PostSet::of(kFirst)}), "not-yours");
  EXPECT_EQ(room.wish({.kind = EntryKind::Leave, .who = "ann", .posts = PostSet::of(kFirst)}), "");
  EXPECT_EQ(room.sit("eve", PostSet::of(kFirst)), "");
  EXPECT_EQ(room.table().posts_of("eve"), PostSet::of(kFirst));
}

TEST(TableSeats, ProgramsTakeEmptyPosts) {
  Room room("01");
  const Entry bot{.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of(kFirst), .text = "recruit"};
  EXPECT_EQ(room.wish(bot), "not-seated");
  room.sit("ann", PostSet::of(kSecond));
  Entry unknown = bot;
  unknown.text = "hal";
  EXPECT_EQ(room.wish(unknown), "no-player");
  EXPECT_EQ(room.wish(bot), "");
  EXPECT_EQ(room.begin("ann"), "");
  ASSERT_EQ(room.table().waits_for_programs().size(), 1U);
  EXPECT_EQ(room.act("ann", kFirst, "pass"), "not-yours");
  EXPECT_EQ(room.play_on(), "");
}

TEST(TableSeats, AStandInActsUntilThePersonIsBack) {
  Room room = two_people();
  EXPECT_EQ(room.wish({.kind = EntryKind::StandIn, .posts = PostSet::of(kFirst), .text = "recruit"}), "");
  EXPECT_EQ(room.table().program_of(kFirst), "recruit");
  EXPECT_EQ(room.play_on(), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::GiveBack, .who = "bob", .posts = PostSet::of(kFirst)}), "not-yours");
  EXPECT_EQ(room.wish({.kind = EntryKind::GiveBack, .who = "ann", .posts = PostSet::of(kFirst)}), "");
  EXPECT_TRUE(room.table().waits_for_programs().empty());
}

TEST(TableActs, OnlyTheHolderActsAndOnlyByTheRules) {
  Room room = two_people();
  EXPECT_EQ(room.act("bob", kFirst, "done"), "not-yours");
  EXPECT_EQ(room.act("", kFirst, "done"), "not-yours");
  EXPECT_EQ(room.act("ann", kFirst, "fly away"), "no-action");
  EXPECT_EQ(room.act("ann", kFirst, "order 2,2"), "orders-come-later");
  EXPECT_EQ(room.act("bob", kSecond, "done"), "not-your-decision");  // not Bob's turn
  EXPECT_EQ(room.play_on(), "");
  EXPECT_FALSE(room.change().events.empty());
}

TEST(TableActs, OnesOwnLastActionCanBeTakenBack) {
  Room room = two_people();
  EXPECT_EQ(room.wish({.kind = EntryKind::Undo, .who = "ann"}), "no-undo");
  const State before = room.table().game()->state();
  EXPECT_EQ(room.play_on(), "");  // a card
  EXPECT_EQ(room.wish({.kind = EntryKind::Undo, .who = "bob"}), "not-your-action");
  EXPECT_EQ(room.wish({.kind = EntryKind::Undo, .who = "ann"}), "");
  EXPECT_TRUE(room.table().game()->state() == before);
  EXPECT_TRUE(room.change().undone);
}

TEST(TableActs, ARequestIsRecognisedWhenItComesAgain) {
  Room room("01");
  room.wish({.kind = EntryKind::Sit, .who = "ann", .request = "tab:7", .posts = PostSet::of(kFirst)});
  EXPECT_EQ(room.table().done_as("ann", "tab:7"), 1U);
  EXPECT_EQ(room.table().done_as("ann", "tab:8"), std::nullopt);
  EXPECT_EQ(room.table().done_as("bob", "tab:7"), std::nullopt);
}

// Event sourcing: the same entries always produce the same table.
TEST(TableLog, TheSameEntriesMakeTheSameTable) {
  for (const char* battle : {"01", "o1"}) {
    Room room(battle);
    room.sit("ann", PostSet::of(Side::Axis, room.table().posts().roles(Side::Axis)));
    room.sit("bob", PostSet::of(Side::Allies, room.table().posts().roles(Side::Allies)));
    room.begin("ann");
    for (int i = 0; i < 300 && room.table().state() == TableState::Playing; ++i) {
      ASSERT_EQ(room.play_on(), "");
      if (i % 7 == 0) { room.wish({.kind = EntryKind::Undo, .who = i % 2 == 0 ? "ann" : "bob"}); }
      room.pass_time(10);
    }
    Table again("t", {}, Position::from_battle(battle).battle(), Seed{});
    for (const Entry& entry : room.log()) { again.apply(entry_from_text(to_text(entry))); }
    EXPECT_TRUE(again.game()->state() == room.table().game()->state()) << battle;
    EXPECT_EQ(again.entries(), room.table().entries());
    EXPECT_EQ(check_fairness(again.battle(), again.game()->record()).is, Fairness::Fair);
  }
}

TEST(TableEnds, TheCommanderMayResign) {
  Room room = two_people();
  EXPECT_EQ(room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kSecond.side}), "not-commander");
  EXPECT_EQ(room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side}), "");
  EXPECT_EQ(room.table().state(), TableState::Over);
  EXPECT_EQ(room.table().result()->winner, Side::Axis);
  EXPECT_EQ(room.play_on(), "not-playing");
}

TEST(TableEnds, ADrawNeedsBoth) {
  Room room = two_people();
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeDraw, .who = "bob"}), "no-draw-offer");
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferDraw, .who = "ann", .side = kFirst.side}), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeDraw, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(room.wish({.kind = EntryKind::RefuseDraw, .who = "bob"}), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferDraw, .who = "bob", .side = kSecond.side}), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeDraw, .who = "ann"}), "");
  EXPECT_EQ(room.table().result()->winner, std::nullopt);
}

// Logs written before entries had `post` and `side` name the post, or every post of the side, in `posts`.
TEST(Entry, ReadsTheOlderSpelling) {
  const Entry act = entry_from_text(R"({"kind": "act", "at": 5, "posts": ["axis/left"], "text": "done"})");
  EXPECT_EQ(act, (Entry{.kind = EntryKind::Act, .at = 5, .post = Post{Side::Axis, Role::Left}, .text = "done"}));
  const Entry resign = entry_from_text(R"({"kind": "resign", "at": 5, "posts": ["allies/commander", "allies/left"]})");
  EXPECT_EQ(resign, (Entry{.kind = EntryKind::Resign, .at = 5, .side = Side::Allies}));
}

TEST(TableRematch, EverybodyElseIsAsked) {
  Room room = two_people();
  const Entry offer{.kind = EntryKind::OfferRematch, .who = "ann"};
  EXPECT_EQ(room.wish(offer), "not-over");
  room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferRematch, .who = "eve"}), "not-seated");
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeRematch, .who = "bob"}), "no-rematch-offer");
  EXPECT_FALSE(room.table().settles_rematch(offer));
  EXPECT_EQ(room.wish({.kind = EntryKind::Rematch, .who = "ann", .text = "t2"}), "rematch-not-agreed");
  EXPECT_EQ(room.wish(offer), "");
  EXPECT_EQ(room.wish(offer), "rematch-offered");
  EXPECT_EQ(room.table().rematch_stance("ann"), RematchStance::Offers);
  EXPECT_EQ(room.table().rematch_stance("bob"), RematchStance::Asked);
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeRematch, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(room.wish({.kind = EntryKind::RefuseRematch, .who = "ann"}), "not-offered-to-you");
  EXPECT_EQ(room.wish({.kind = EntryKind::WithdrawRematch, .who = "bob"}), "offer-not-yours");
  EXPECT_TRUE(room.table().settles_rematch({.kind = EntryKind::AgreeRematch, .who = "bob"}));
  EXPECT_EQ(room.wish({.kind = EntryKind::Rematch, .who = "bob", .text = "t2"}), "");
  EXPECT_EQ(room.table().rematch(), "t2");
  EXPECT_EQ(room.table().rematch_stance("bob"), RematchStance::None);
  EXPECT_EQ(room.wish(offer), "rematch");
}

TEST(TableRematch, AnOfferThatIsDeclinedOrWithdrawnCanBeMadeAgain) {
  Room room = two_people();
  room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferRematch, .who = "ann"}), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::RefuseRematch, .who = "bob"}), "");
  EXPECT_EQ(room.table().rematch_stance("bob"), RematchStance::Declines);
  EXPECT_EQ(room.table().rematch_stance("ann"), RematchStance::None);
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferRematch, .who = "bob"}), "");
  EXPECT_EQ(room.wish({.kind = EntryKind::WithdrawRematch, .who = "bob"}), "");
  EXPECT_EQ(room.table().rematch_stance("bob"), RematchStance::None);
  EXPECT_EQ(room.wish({.kind = EntryKind::AgreeRematch, .who = "ann"}), "no-rematch-offer");
}

TEST(TableRematch, OneWhoAcceptedMayStillDecline) {
  Room room("o1");
  const PostSet axis = PostSet::of(Side::Axis, room.table().posts().roles(Side::Axis));
  room.sit("ann", axis);
  room.sit("bob", PostSet::of({Side::Allies, Role::Commander}));
  for (const Role role : {Role::Left, Role::Center, Role::Right}) {
    room.sit("eve", PostSet::of({Side::Allies, role}));
  }
  room.begin("ann");
  room.wish({.kind = EntryKind::Resign, .who = "ann", .side = Side::Axis});
  EXPECT_EQ(room.wish({.kind = EntryKind::OfferRematch, .who = "eve"}), "");
  const Entry yes{.kind = EntryKind::AgreeRematch, .who = "bob"};
  EXPECT_FALSE(room.table().settles_rematch(yes));
  EXPECT_EQ(room.wish(yes), "");
  EXPECT_EQ(room.wish(yes), "not-offered-to-you");
  EXPECT_TRUE(room.table().settles_rematch({.kind = EntryKind::AgreeRematch, .who = "ann"}));
  EXPECT_EQ(room.wish({.kind = EntryKind::RefuseRematch, .who = "bob"}), "");
  EXPECT_FALSE(room.table().settles_rematch({.kind = EntryKind::OfferRematch, .who = "ann"}));
}

TEST(TableRematch, ProgramsAreNotAsked) {
  Room room("01");
  room.sit("ann", PostSet::of(kFirst));
  room.wish({.kind = EntryKind::Bot, .who = "ann", .posts = PostSet::of(kSecond), .text = "random"});
  room.begin("ann");
  room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_TRUE(room.table().settles_rematch({.kind = EntryKind::OfferRematch, .who = "ann"}));
}

TEST(TableRematch, IsReadFromLogsThatKnowNoOffers) {
  Room room = two_people();
  room.wish({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  room.table().apply(entry_from_text(R"({"kind": "rematch", "at": 5, "who": "ann", "text": "t2"})"));
  EXPECT_EQ(room.table().rematch(), "t2");
}

TEST(TableClock, TimeRunsForWhoIsAsked) {
  Room room = two_people({.clock = {ClockKind::Turn, 60'000, 0}});
  EXPECT_TRUE(room.table().clock().runs(Side::Allies));
  EXPECT_FALSE(room.table().clock().runs(Side::Axis));
  room.pass_time(59'000);
  EXPECT_EQ(room.table().clock().left(Side::Allies, room.now()), 1'000);
  EXPECT_EQ(room.wish({.kind = EntryKind::TimeOut, .side = kFirst.side}), "time-left");
  room.pass_time(1'000);
  EXPECT_EQ(room.wish({.kind = EntryKind::TimeOut, .side = kSecond.side}), "time-left");
  EXPECT_EQ(room.wish({.kind = EntryKind::TimeOut, .side = kFirst.side}), "");
  EXPECT_EQ(room.table().result()->winner, Side::Axis);
}

TEST(TableClock, ANewTurnHasItsWholeTimeAndAGameAnIncrement) {
  for (const ClockRule& rule : {ClockRule{ClockKind::Turn, 60'000, 0}, ClockRule{ClockKind::Game, 60'000, 5'000}}) {
    Room room = two_people({.clock = rule});
    room.pass_time(20'000);
    while (room.table().game()->state().open.on_turn == Side::Allies) { ASSERT_EQ(room.play_on(), ""); }
    const Milliseconds wanted = rule.kind == ClockKind::Turn ? 60'000 : 45'000;
    EXPECT_EQ(room.table().clock().left(Side::Allies, room.now()), wanted);
  }
}

TEST(TableTalk, InTheTwoPlayerGameAnybodyTalks) {
  Room room = two_people();
  EXPECT_EQ(room.say("ann", "table", "hello"), "");
  EXPECT_EQ(room.say("ann", "table", ""), "length");
  EXPECT_EQ(room.say("ann", "table", std::string(501, 'a')), "length");
  EXPECT_EQ(room.say("ann", "table", "bell\a"), "characters");
  EXPECT_TRUE(room.table().may_hear(room.table().said()[0], "nobody"));
}

// COM: once the hand-out has begun, a Field General reaches the other Field Generals but not the Commander-in-Chief.
TEST(TableTalk, FollowsTheChainOfCommand) {
  Room room("o1");
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      room.sit(std::string(name(side)) + std::string(name(role)), PostSet::of({side, role}));
    }
  }
  room.begin("axisleft");
  EXPECT_EQ(room.say("axisleft", "axis/commander", "before the battle"), "");  // COM-01
  ASSERT_EQ(room.play_on(), "");                                               // the first card of the hand-out
  EXPECT_EQ(room.say("axisleft", "axis/commander", "send tanks"), "chain-of-command");
  EXPECT_EQ(room.say("axisleft", "allies/left", "hello"), "chain-of-command");
  EXPECT_EQ(room.say("axisleft", "side", "to whom I may"), "");
  const Said& last = room.table().said().back();
  EXPECT_TRUE(room.table().may_hear(last, "axisright"));
  EXPECT_FALSE(room.table().may_hear(last, "axiscommander"));
  EXPECT_FALSE(room.table().may_hear(last, "alliesleft"));
  EXPECT_FALSE(room.table().may_hear(last, "eve"));
  EXPECT_EQ(room.say("eve", "table", "psst"), "chain-of-command");
}

TEST(TableViews, APersonSeesWhatHisPostsSee) {
  Room room = two_people();
  EXPECT_EQ(room.table().viewer("ann").side, Side::Allies);
  EXPECT_EQ(room.table().viewer("eve").side, std::nullopt);
}

TEST(Settings, AreReadBack) {
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

TEST(Settings, EveryFaultIsNamed) {
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
  Room room("01", settings);
  const auto posts = [](std::initializer_list<Post> list) {
    PostSet set;
    for (const Post post : list) { set.add(post); }
    return set;
  };
  EXPECT_EQ(room.sit("ann", posts({{Side::Allies, Role::Commander}})), "");
  EXPECT_EQ(room.sit("bob", posts({{Side::Allies, Role::Left}, {Side::Allies, Role::Right}})), "");
  EXPECT_EQ(room.begin("ann"), "empty-post");
  EXPECT_EQ(
      room.sit("eve", posts({{Side::Axis, Role::Commander}, {Side::Axis, Role::Left}, {Side::Axis, Role::Right}})), "");
  EXPECT_EQ(room.sit("dan", posts({{Side::Axis, Role::Center}})), "no-post");
  EXPECT_EQ(room.begin("ann"), "");
  for (int i = 0; i < 300 && room.table().state() == TableState::Playing; ++i) { ASSERT_EQ(room.play_on(), ""); }
}

}  // namespace
}  // namespace bocage::server
