#include <gtest/gtest.h>

#include "schema.h"
#include "server/screen/listing.h"
#include "server/screen/screens.h"
#include "server/screen/table_json.h"
#include "support/position.h"

namespace bocage::server {
namespace {

constexpr Post kFirst{Side::Allies, Role::Commander};  // the Allies begin at Pegasus Bridge
constexpr Post kSecond{Side::Axis, Role::Commander};

// Only Ann is connected.
People people() {
  return {[](const std::string& id) { return "Name of " + id; }, [](const std::string& id) { return id == "ann"; }};
}

// A table whose entries all have the same time.
class Tabletop {
 public:
  explicit Tabletop(std::string_view battle, Settings settings = {})
      : table_("t7", std::move(settings), Position::from_battle(battle).battle(), Seed{}) {}

  const Table& operator*() const { return table_; }
  const Table* operator->() const { return &table_; }
  void apply(Entry entry) {
    entry.at = kNow;
    ASSERT_FALSE(table_.judge(entry)) << table_.judge(entry)->code();
    table_.apply(entry);
  }
  Json game(const std::string& person, Milliseconds later = 0) const {
    Json game = game_json(table_, person, kNow + later);
    EXPECT_EQ(schema_fault("Game", game), "");
    return game;
  }
  Json info(const std::string& person) const {
    Json info = table_info_json(table_, person, people(), {.since = 5, .maker = "ann", .may_sit = {}});
    EXPECT_EQ(schema_fault("TableInfo", info), "");
    return info;
  }

  static constexpr Timestamp kNow = 1'000'000;

 private:
  Table table_;
};

Tabletop ann_and_bob(Settings settings = {}) {
  Tabletop top("01", std::move(settings));
  top.apply({.kind = EntryKind::Sit, .who = "ann", .posts = PostSet::of(kFirst)});
  top.apply({.kind = EntryKind::Sit, .who = "bob", .posts = PostSet::of(kSecond)});
  top.apply({.kind = EntryKind::Begin, .who = "ann"});
  return top;
}

TEST(ScreenTable, BeforeTheGameBegins) {
  Tabletop top("01", {.battle = "01-pegasus-bridge"});
  top.apply({.kind = EntryKind::Sit, .who = "ann", .posts = PostSet::of(kFirst)});
  EXPECT_TRUE(game_json(*top, "ann", 0).is_null());
  const Json info = top.info("ann");
  EXPECT_EQ(info.at("state").get<std::string>(), "gathering");
  EXPECT_EQ(info.at("you").dump(), R"(["allies/commander"])");
  EXPECT_TRUE(info.at("maker").get<bool>());
  EXPECT_TRUE(info.at("seed").is_null());
  EXPECT_EQ(info.at("seats").dump(),
            R"([{"post":"axis/commander","holder":"nobody","name":"","you":false,"here":false},)"
            R"({"post":"allies/commander","holder":"person","name":"Name of ann","you":true,"here":true}])");
  EXPECT_FALSE(top.info("eve").at("maker").get<bool>());
}

TEST(ScreenTable, ContributionsAreShownToEveryoneAndTheMixedSeedAtTheEnd) {
  Tabletop top("01", {.battle = "01-pegasus-bridge"});
  top.apply({.kind = EntryKind::Sit, .who = "ann", .posts = PostSet::of(kFirst)});
  top.apply({.kind = EntryKind::Sit, .who = "bob", .posts = PostSet::of(kSecond)});
  EXPECT_EQ(top.info("eve").at("contributions").dump(), "[]");
  top.apply({.kind = EntryKind::Contribute, .who = "ann", .text = std::string(64, 'a')});
  const std::string shown = R"([{"from":"allies/commander","bytes":")" + std::string(64, 'a') + R"("}])";
  EXPECT_EQ(top.info("eve").at("contributions").dump(), shown);
  top.apply({.kind = EntryKind::Begin, .who = "ann"});
  EXPECT_EQ(top.info("eve").at("contributions").dump(), shown);
  EXPECT_TRUE(top.info("ann").at("game_seed").is_null());
  top.apply({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(top.info("eve").at("seed").get<std::string>(), to_text(Seed{}));
  EXPECT_EQ(top.info("eve").at("game_seed").get<std::string>(), (*top).game()->record().seed);
  EXPECT_NE(top.info("eve").at("game_seed"), top.info("eve").at("seed"));
}

TEST(ScreenTable, TheCommitmentIsShownFirstAndTheSeedAtTheEnd) {
  Tabletop top = ann_and_bob();
  // The SHA-256 of 32 zero bytes.
  const std::string commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  EXPECT_EQ(top.info("ann").at("commitment").get<std::string>(), commitment);
  EXPECT_TRUE(top.info("ann").at("seed").is_null());
  top.apply({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(top.info("eve").at("seed").get<std::string>(), to_text(Seed{}));
  EXPECT_EQ(top.info("eve").at("result").dump(),
            R"({"how":"resigned","winner":"axis","medals":{"axis":0,"allies":0}})");
}

TEST(ScreenTable, TheRowInAListOfTables) {
  const Tabletop top = ann_and_bob({.battle = "01-pegasus-bridge", .listed = true});
  const Json listing = Json::parse(listing_json(*top).dump());  // as it comes back from the store
  TableRow row;
  row.id = "t";
  row.since = 5;
  const Json line = table_line_json(listing, row, "ann", people());
  EXPECT_EQ(schema_fault("TableLine", line), "");
  EXPECT_EQ(line.at("id"), "t");
  EXPECT_EQ(line.at("since"), 5);
  EXPECT_TRUE(line.at("asked").get<bool>());
  EXPECT_FALSE(table_line_json(listing, row, "bob", people()).at("asked").get<bool>());
  EXPECT_EQ(line.at("turn").get<int>(), 1);
  EXPECT_EQ(people_of_listing(listing), (std::vector<std::string>{"bob", "ann"}));
  EXPECT_EQ(shelf_of(*top), kWatchShelf);
}

TEST(ScreenTable, TheListingKeyChangesWithTheListing) {
  Tabletop top = ann_and_bob({.battle = "01-pegasus-bridge", .listed = true});
  const ListingKey before = listing_key(*top);
  EXPECT_EQ(listing_key(*top), before);
  top.apply({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  EXPECT_NE(listing_key(*top), before);
  EXPECT_EQ(shelf_of(*top), "");
}

TEST(ScreenGame, OffersGoToTheHolderOfThePendingPost) {
  Tabletop top = ann_and_bob();
  for (const char* person : {"ann", "bob", "eve"}) {
    EXPECT_EQ(top.game(person).at("asked").dump(), R"([{"post":"allies/commander","decision":"play"}])");
  }
  EXPECT_EQ(top.game("ann").at("offers").size(), 1U);
  EXPECT_TRUE(top.game("bob").at("offers").empty());
  EXPECT_TRUE(top.game("eve").at("offers").empty());
  EXPECT_FALSE(top.game("eve").contains("clock"));
  // A stand-in decides for her.
  top.apply({.kind = EntryKind::StandIn, .posts = PostSet::of(kFirst), .text = "recruit"});
  EXPECT_TRUE(top.game("ann").at("offers").empty());
  EXPECT_EQ(top.info("bob").at("seats")[1].at("stand_in").get<std::string>(), "recruit");
}

TEST(ScreenGame, OnlyTheLastActorMayUndo) {
  Tabletop top = ann_and_bob();
  EXPECT_FALSE(top.game("ann").at("undo").get<bool>());
  const Json offer = top.game("ann").at("offers")[0];
  const auto play = offer.at("cards")[0].at("choices")[0].at("action").get<std::string>();
  top.apply({.kind = EntryKind::Act, .who = "ann", .post = kFirst, .text = play});
  EXPECT_TRUE(top.game("ann").at("undo").get<bool>());
  EXPECT_FALSE(top.game("bob").at("undo").get<bool>());
}

TEST(ScreenGame, ClockAndDraw) {
  Tabletop top = ann_and_bob({.clock = {ClockKind::Turn, 60'000, 0}});
  EXPECT_EQ(top.game("bob", 1'500).at("clock").dump(),
            R"({"left":{"axis":60000,"allies":58500},"runs":{"axis":false,"allies":true}})");
  EXPECT_EQ(top.game("bob", 90'000).at("clock").at("left").at("allies").get<int>(), 0);
  EXPECT_FALSE(top.game("bob").contains("draw_offered"));
  top.apply({.kind = EntryKind::OfferDraw, .who = "ann", .side = kFirst.side});
  EXPECT_EQ(top.game("bob").at("draw_offered").get<std::string>(), "allies");
}

// COM-20: after the end everyone talks to everyone, even if the game did not end by the rules.
TEST(ScreenGame, AfterTheEndNoPostIsPendingAndEveryoneMayTalk) {
  Tabletop top("o1");
  top.apply({.kind = EntryKind::Sit, .who = "ann", .posts = PostSet::of(Side::Allies, kEveryRole)});
  top.apply({.kind = EntryKind::Sit, .who = "bob", .posts = PostSet::of(Side::Axis, kEveryRole)});
  top.apply({.kind = EntryKind::Begin, .who = "ann"});
  EXPECT_FALSE(top.game("bob").at("asked").empty());
  top.apply({.kind = EntryKind::Resign, .who = "ann", .side = kFirst.side});
  const Json game = top.game("bob");
  EXPECT_TRUE(game.at("asked").empty());
  EXPECT_TRUE(game.at("offers").empty());
  EXPECT_EQ(game.at("view").at("talk").at("phase").get<std::string>(), "after");
  EXPECT_EQ(game.at("view").at("talk").at("to").size(), 1U + 4U);  // the table, and the posts of the other side
}

// During an Overlord battle, what Field Generals say to their side is not for the enemy.
TEST(ScreenSaid, IsShownOnlyToThoseWhoMayHearIt) {
  Tabletop top("o1");
  const auto posts = [](RoleMask roles) { return PostSet::of(Side::Axis, roles); };
  top.apply({.kind = EntryKind::Sit, .who = "cid", .posts = posts(mask(Role::Commander) | mask(Role::Left))});
  top.apply({.kind = EntryKind::Sit, .who = "ann", .posts = posts(mask(Role::Center) | mask(Role::Right))});
  top.apply({.kind = EntryKind::Sit, .who = "bob", .posts = PostSet::of(Side::Allies, kEveryRole)});
  top.apply({.kind = EntryKind::Begin, .who = "ann"});
  Entry said{.kind = EntryKind::Say, .who = "ann", .to = "side", .text = "Hold the bluffs!"};
  said.posts = top->listeners(said);
  top.apply(said);
  const Json heard = heard_json(*top, "cid", people());
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(schema_fault("Said", heard[0]), "");
  EXPECT_EQ(heard[0].dump(), R"({"n":5,"name":"Name of ann","posts":["axis/center","axis/right"],"to":"side",)"
                             R"("text":"Hold the bluffs!","at":1000000})");
  EXPECT_TRUE(heard_json(*top, "bob", people()).empty());
  EXPECT_TRUE(heard_json(*top, "eve", people()).empty());
}

}  // namespace
}  // namespace bocage::server
