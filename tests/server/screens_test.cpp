// Updates: the changes lead exactly from what a viewer was shown to what the table shows now.
#include "server/screen/screens.h"

#include <gtest/gtest.h>

#include "client/patched.h"
#include "random_game.h"

namespace bocage::server {
namespace {

constexpr Milliseconds kBetweenEntries = 700;

// A person at every post, called by it, and a spectator; each with the game as their browser has it.
class Viewers {
 public:
  Viewers(const Battle& battle, Table& table) : table_(table) {
    posts_of_battle(battle).for_each([&](Post post) { browsers_.push_back({post_text(post)}); });
    browsers_.push_back({"spectator"});
  }

  // Everyone is told, except that one viewer at a time misses what happened until the next call.
  void update(Timestamp now, std::size_t misses) {
    Screens screens(table_, now);
    for (std::size_t i = 0; i < browsers_.size(); ++i) {
      Browser& browser = browsers_[i];
      if (i == misses) { continue; }
      const Shown after = screens.of(browser.person);
      const std::string changes = screens.changes(browser.shown, after);
      const Json game = client::patched(Json::parse(text_of(browser.shown)), Json::parse(changes));
      ASSERT_EQ(unordered(game), unordered(Json::parse(text_of(after)))) << browser.person << ": " << changes;
      bytes_ += changes.size();
      full_ += text_of(after).size();
      browser.shown = after;
    }
  }
  std::size_t bytes() const { return bytes_; }
  std::size_t full() const { return full_; }
  const std::string& anyone(std::size_t number) const { return browsers_[number % browsers_.size()].person; }

 private:
  struct Browser {
    std::string person;
    Shown shown{};
  };
  static nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

  Table& table_;
  std::vector<Browser> browsers_;
  std::size_t bytes_ = 0;  // of all changes
  std::size_t full_ = 0;   // of all games
};

class ScreenChanges : public testing::TestWithParam<const char*> {
 protected:
  void apply(Entry entry) {
    entry.at = now_ += kBetweenEntries;
    ASSERT_FALSE(table_.judge(entry)) << table_.judge(entry)->code();
    table_.apply(entry);
    viewers_.update(now_, static_cast<std::size_t>(now_ / kBetweenEntries) % kMisses);
  }
  // Things that happen besides actions. Each is undone before the next action.
  void interrupt(unsigned number) {
    const Post post = pending(*battle_, table_.game()->state())[0].post;
    const std::string holder = table_.seat(post).id;
    const PostSet posts = PostSet::of(post);
    if (number % 3 == 0 && !table_.judge({.kind = EntryKind::Undo, .who = holder})) {
      apply({.kind = EntryKind::Undo, .who = holder});
    }
    if (number % 5 == 0) {
      apply({.kind = EntryKind::StandIn, .posts = posts, .text = "recruit"});
      apply({.kind = EntryKind::GiveBack, .who = holder, .posts = posts});
    }
    if (number % 7 == 0) {
      apply({.kind = EntryKind::Leave, .who = holder, .posts = posts});
      apply({.kind = EntryKind::Sit, .who = holder, .posts = posts});
    }
    if (number % 11 == 0) {
      apply({.kind = EntryKind::OfferDraw, .who = "axis/commander", .side = Side::Axis});
      apply({.kind = EntryKind::RefuseDraw, .who = "allies/commander"});
    }
  }
  void act(FastChance& luck) {
    const Pending asked = pending(*battle_, table_.game()->state());
    const Post post = asked[luck.below(static_cast<std::uint32_t>(asked.size()))].post;
    ActionList list;
    legal(*battle_, table_.game()->state(), post, list);
    const Action action = list[luck.below(static_cast<std::uint32_t>(list.size()))];
    apply(
        {.kind = EntryKind::Act, .who = table_.seat(post).id, .post = post, .text = to_text(battle_->board(), action)});
  }

  static constexpr std::size_t kMisses = 12;  // more than there are viewers, so that often nobody misses anything
  Timestamp now_ = 1'000'000;
  std::shared_ptr<const Battle> battle_ = battle_with_options(GetParam());
  Table table_{"t", {.clock = {ClockKind::Game, 3'600'000, 1000}}, battle_, Seed{}};
  Viewers viewers_{*battle_, table_};
};

TEST_P(ScreenChanges, LeadExactlyFromOneScreenToTheNext) {
  table_.posts().for_each(
      [&](Post post) { apply({.kind = EntryKind::Sit, .who = post_text(post), .posts = PostSet::of(post)}); });
  apply({.kind = EntryKind::Begin, .who = "axis/commander"});
  FastChance luck(7);
  for (unsigned i = 0; i < 250 && table_.state() == TableState::Playing && !HasFatalFailure(); ++i) {
    act(luck);
    if (table_.state() == TableState::Playing) { interrupt(i); }
  }
  if (table_.state() == TableState::Playing) {
    apply({.kind = EntryKind::Resign, .who = "axis/commander", .side = Side::Axis});
  }
  EXPECT_LT(viewers_.bytes() * 3, viewers_.full());
}

INSTANTIATE_TEST_SUITE_P(Battle, ScreenChanges,
                         testing::Values("01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13",
                                         "14", "15", "16", "o1", "o2", "o3", "09 air night", "o2 commissar air",
                                         "o3 air"));

// A person with two connections may have been sent different screens; spectators share one.
TEST(Screens, MakesSharedPartsOnce) {
  const auto battle = battle_with_options("01");
  Table table("t", {}, battle, Seed{});
  const Post allies{Side::Allies, Role::Commander};
  const Post axis{Side::Axis, Role::Commander};
  EXPECT_EQ(Screens(table, 0).of("ann"), nullptr);
  EXPECT_EQ(Screens(table, 0).changes(nullptr, nullptr), "null");
  table.apply({.kind = EntryKind::Sit, .who = "ann", .posts = PostSet::of(allies)});
  table.apply({.kind = EntryKind::Sit, .who = "bob", .posts = PostSet::of(axis)});
  table.apply({.kind = EntryKind::Begin, .who = "ann"});
  Screens screens(table, 0);
  EXPECT_EQ(screens.of("eve"), screens.of("dan"));
  EXPECT_NE(screens.of("ann"), screens.of("bob"));
  EXPECT_EQ(screens.of("ann")->open, screens.of("bob")->open);
  EXPECT_EQ(screens.changes(screens.of("ann"), screens.of("ann")), "{}");
  EXPECT_EQ(screens.changes(nullptr, screens.of("ann")), text_of(screens.of("ann")));
}

}  // namespace
}  // namespace bocage::server
