// Coverage: the property games reach every kind of decision and event.
#include <set>

#include "support/position.h"
#include "walk.h"

namespace bocage {
namespace {

class Collector final : public Watcher {
 public:
  std::string before(const DecisionPoint& now) override {
    decisions.insert(now.asked.decision);
    for (const Action& action : now.offers) { actions.insert(action.kind); }
    return {};
  }
  std::string after(const Change& change) override {
    for (const Event& event : change.events) {
      events.insert(event.kind);
      if (event.kind == EventKind::CardPlayed) { cards.insert(event.as); }
    }
    if (change.after.open.over()) { endings.insert(change.after.open.ending); }
    return {};
  }

  std::set<Decision> decisions;
  std::set<ActionKind> actions;
  std::set<EventKind> events;
  std::set<Card> cards;
  std::set<Ending> endings;
};

TEST(Reach, EveryQuestionIsAskedAndEverythingHappens) {
  Collector seen;
  for (const Setting& setting : settings()) {
    const auto battle = battle_of(setting, {});
    const std::uint64_t games = setting.is_synthetic() ? 300 : 24;  // the situations they are made for are rare
    for (std::uint64_t game = 0; game < games; ++game) { play_watched(*battle, 50'000 + game, seen); }
  }
  for (int i = 0; i < kDecisions; ++i) {
    EXPECT_TRUE(seen.decisions.contains(static_cast<Decision>(i))) << name(static_cast<Decision>(i));
  }
  for (int i = 0; i < kActionKinds; ++i) {
    EXPECT_TRUE(seen.actions.contains(static_cast<ActionKind>(i))) << name(static_cast<ActionKind>(i));
  }
  for (int i = 0; i < kEventKinds; ++i) {
    EXPECT_TRUE(seen.events.contains(static_cast<EventKind>(i))) << name(static_cast<EventKind>(i));
  }
  for (const CardInfo& row : kCards) {
    const bool playable = row.opening != Opening::None && row.opening != Opening::Copy;
    EXPECT_TRUE(!playable || seen.cards.contains(row.id)) << row.name;
  }
  // A side is never without units before the other has its medals (OQB-14).
  EXPECT_EQ(seen.endings, (std::set{Ending::Medals, Ending::SuddenDeath, Ending::DeckOut}));
}

}  // namespace
}  // namespace bocage
