// Every offer is legal, and anything else is refused without changing the state.
#include <algorithm>
#include <cstring>

#include "game/invariants.h"
#include "game/refusal.h"
#include "walk.h"

namespace bocage {
namespace {

class Objector final : public Watcher {
 public:
  std::string before(const DecisionPoint& now) override {
    if (now.offers.empty()) { return "nothing is offered"; }
    std::string wrong = find_repeat(now.offers);
    const bool thorough = now.luck.below(16) == 0;
    if (thorough) {
      for (const Action& action : now.offers) {
        if (wrong.empty()) { wrong = try_offer(now, action); }
      }
    }
    for (int i = 0; i < 2 && wrong.empty(); ++i) {
      wrong = try_offer(now, now.offers[now.luck.below(static_cast<std::uint32_t>(now.offers.size()))]);
    }
    for (int i = 0; i < (thorough ? 40 : 4) && wrong.empty(); ++i) { wrong = try_refusal(now, odd_action(now)); }
    if (wrong.empty()) { wrong = try_others(now); }
    return wrong;
  }

 private:
  std::string find_repeat(const ActionList& offers) {
    keys_.clear();
    for (const Action& action : offers) {
      std::uint64_t key = 0;
      for (const std::uint64_t part :
           {static_cast<std::uint64_t>(action.kind), static_cast<std::uint64_t>(action.unit),
            static_cast<std::uint64_t>(action.to), static_cast<std::uint64_t>(action.via[0]),
            static_cast<std::uint64_t>(action.via[1]), static_cast<std::uint64_t>(action.card),
            static_cast<std::uint64_t>(action.as), std::uint64_t{action.detail.byte()}}) {
        key = key << 8U | part;
      }
      keys_.push_back(key);
    }
    std::sort(keys_.begin(), keys_.end());
    return std::adjacent_find(keys_.begin(), keys_.end()) == keys_.end() ? "" : "an action is offered twice";
  }

  static std::string try_offer(const DecisionPoint& now, const Action& action) {
    const std::string text = to_text(now.battle.board(), action);
    if (action_from_text(now.battle.board(), text) != action) { return "its text is read as another action: " + text; }
    if (!is_legal(now.battle, now.state, now.asked.post, action)) { return "offered but not legal: " + text; }
    State copy = now.state;
    if (apply(now.battle, copy, now.asked.post, action, now.luck, nullptr) != ApplyResult::Applied) {
      return "offered but refused: " + text;
    }
    const std::string broken = broken_invariant(now.battle, copy);
    return broken.empty() ? "" : text + ": " + broken;
  }

  // An offer with a random mutation, or an arbitrary action.
  static Action odd_action(const DecisionPoint& now) {
    FastChance& luck = now.luck;
    const auto any_hex = [&] { return static_cast<Hex>(luck.below(4) == 0 ? luck.below(256) : luck.below(113)); };
    Action action = now.offers[luck.below(static_cast<std::uint32_t>(now.offers.size()))];
    if (luck.below(4) == 0) { action = {.kind = static_cast<ActionKind>(luck.below(kActionKinds))}; }
    switch (luck.below(7)) {
      case 0: action.kind = static_cast<ActionKind>(luck.below(kActionKinds)); break;
      case 1: action.unit = any_hex(); break;
      case 2: action.to = any_hex(); break;
      case 3: action.via[luck.below(2)] = any_hex(); break;
      case 4: action.card = static_cast<Card>(luck.below(kCardKinds)); break;
      case 5: action.as = static_cast<Card>(luck.below(kCardKinds)); break;
      default: action.detail = static_cast<Flank>(luck.below(4)); break;
    }
    return action;
  }

  static std::string try_refusal(const DecisionPoint& now, const Action& action) {
    if (now.offers.contains(action)) { return {}; }
    return try_refusal(now, now.asked.post, action, ApplyResult::NotOffered);
  }

  // No other post may take the action, even if it is on offer.
  static std::string try_others(const DecisionPoint& now) {
    const Pending asked = pending(now.battle, now.state);
    for (const Side side : kSides) {
      const Post post{side, kRoles[now.luck.below(4)]};
      if (asked.has(post)) { continue; }
      ActionList none;
      legal(now.battle, now.state, post, none);
      if (!none.empty()) { return "a post that is not pending gets offers"; }
      const std::string wrong = try_refusal(now, post, now.offers[0], ApplyResult::NotYourDecision);
      if (!wrong.empty()) { return wrong; }
    }
    return {};
  }

  // Whether a player could write it: not every mixture of parts is an action. A hex that is missing is written as the
  // first one, and then does not come back as it was.
  static bool can_be_written(const DecisionPoint& now, const Action& action) {
    const Board& board = now.battle.board();
    for (const Hex hex : {action.unit, action.to, action.via[0], action.via[1]}) {
      if (hex != kNoHex && !board.all().contains(hex)) { return false; }
    }
    Action whole = action;
    if (whole.unit == kNoHex) { whole.unit = Hex{0}; }
    if (whole.to == kNoHex && whole.kind != ActionKind::AirAction) { whole.to = Hex{0}; }
    return action_from_text(board, to_text(board, whole)) == action;
  }

  static std::string try_refusal(const DecisionPoint& now, Post post, const Action& action, ApplyResult wanted) {
    State copy = now.state;
    alignas(State) std::array<std::byte, sizeof(State)> bytes{};
    std::memcpy(bytes.data(), &copy, sizeof(State));
    const std::string what = std::string(name(action.kind)) + " " + std::to_string(index(action.unit)) + " " +
                             std::to_string(index(action.to)) + " by " + std::string(name(post.side));
    if (is_legal(now.battle, now.state, post, action)) { return "legal and not offered: " + what; }
    if (apply(now.battle, copy, post, action, now.luck, nullptr) != wanted) {
      return "not refused as it should: " + what;
    }
    if (std::memcmp(bytes.data(), &copy, sizeof(State)) != 0) { return "a refusal has left a trace: " + what; }
    const Refusal why = why_not(now.battle, now.state, post, action);
    if (!why) { return "no reason is given: " + what; }
    if (why.code == RefusalCode::NotOffered && can_be_written(now, action)) {
      return "no particular reason is given: " + to_text(now.battle.board(), action) + " at " +
             std::string(name(now.asked.decision));
    }
    return {};
  }

  std::vector<std::uint64_t> keys_;
};

using Offers = EveryBattle;

TEST_P(Offers, AreLegalAndEverythingElseIsRefused) {
  const auto battle = this->battle({});
  for (int game = 0; game < GetParam().games() && !HasFailure(); ++game) {
    Objector objector;
    play_watched(*battle, 10'000 + static_cast<std::uint64_t>(game), objector);
  }
}

INSTANTIATE_TEST_SUITE_P(Battle, Offers, testing::ValuesIn(settings()), setting_name);

}  // namespace
}  // namespace bocage
