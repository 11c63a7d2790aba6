#include "ai/search/planner.h"

#include <cmath>

#include "ai/search/playout.h"
#include "ai/search/value.h"
#include "game/seeds.h"

namespace bocage {
namespace {

constexpr int kLongest = 64;      // actions of a plan; beyond, one thinks again
constexpr int kAllByWhim = 1000;  // strays

// Tells whether chance was asked.
class WatchedChance final : public Chance {
 public:
  explicit WatchedChance(FastChance& source) : source_(source) {}
  Face die() override { return asked(), source_.die(); }
  Card draw(const CardBag& from) override { return asked(), source_.draw(from); }
  int pick(int choices) override { return asked(), source_.pick(choices); }
  bool was_asked() const { return asked_; }

 private:
  void asked() { asked_ = true; }

  FastChance& source_;
  bool asked_ = false;
};

const PendingPost* question_for(const Pending& pending, Post post) {
  for (const PendingPost& asked : pending) {
    if (asked.post == post) { return &asked; }
  }
  return nullptr;
}

bool is_offered(const ActionList& offers, const Action& action) {
  return std::find(offers.begin(), offers.end(), action) != offers.end();
}

}  // namespace

Planner::Planner(const Question& question, const SearchStyle& style, std::uint64_t seed)
    : battle_(question.battle()),
      post_(question.post()),
      offers_(question.offers()),
      style_(style),
      chance_(derive(seed, 1)),
      dice_seed_(derive(seed, 2)),
      root_(deal_unseen(question.battle(), question.view(), chance_)),
      steady_(derive(seed, 3), style.weights, 0),
      whimsical_(derive(seed, 4), style.weights, style.whim) {}

const Plan& Planner::search(const Limits& limits) {
  begin(limits);
  while (!is_time_up(limits) && !is_decided()) {
    const double room = style_.plans_at_first + style_.widening * std::sqrt(tries_);
    if (static_cast<double>(plans_.size()) < room) { breed(); }
    Plan& plan = most_promising();
    try_out(plan, style_.batch);
    if (plans_[0].tries < plan.tries) { try_out(plans_[0], style_.batch); }
  }
  return best();
}

bool Planner::is_time_up(const Limits& limits) const {
  if (limits.hurry != nullptr && limits.hurry->load(std::memory_order_relaxed)) { return true; }
  if (limits.nodes != 0 && nodes_ >= limits.nodes) { return true; }
  return limits.until != Limits::Clock::time_point::max() && Limits::Clock::now() >= limits.until;
}

void Planner::add_plan(const std::vector<Action>& first, int strays) {
  Plan plan;
  State state = root_;
  State before = root_;
  WatchedChance chance(chance_);
  ActionList offers;
  while (plan.actions.size() < kLongest && !chance.was_asked()) {
    const Pending asked = pending(battle_, state);
    const PendingPost* const mine = question_for(asked, post_);
    if (mine == nullptr) { break; }
    legal(battle_, state, post_, offers);
    const std::size_t done = plan.actions.size();
    Action action = offers[0];
    if (done < first.size() && is_offered(offers, first[done])) {
      action = first[done];
    } else {
      HeuristicPlayer& player = strays-- > 0 ? whimsical_ : steady_;
      action = player.choose(Question(battle_, state, *mine, offers));
    }
    before = state;
    if (apply(battle_, state, post_, action, chance, nullptr) != Outcome::Applied) { break; }
    ++nodes_;
    plan.actions.push_back(action);
    if (state.open.turn != root_.open.turn) { break; }
  }
  if (plan.actions.empty()) { return; }
  plan.before_last = observe(battle_, before, viewer_at(post_));
  for (const Plan& known : plans_) {
    if (known.leads_where(plan)) { return; }
  }
  plans_.push_back(std::move(plan));
}

// What comes to mind first; then each of the offers, if they are not too many to look at; then some whims.
void Planner::begin(const Limits& limits) {
  add_plan({}, 0);
  const auto consider = [&](const std::vector<Action>& first, int strays) {
    const std::size_t before = plans_.size();
    if (is_time_up(limits)) { return; }
    add_plan(first, strays);
    if (plans_.size() > before) { try_out(plans_.back(), style_.batch); }
  };
  try_out(plans_[0], style_.batch);
  if (static_cast<int>(offers_.size()) <= style_.offers_at_first) {
    for (const Action& offer : offers_) { consider({offer}, 0); }
  }
  for (int i = 0; i < style_.whims_at_first; ++i) { consider({}, kAllByWhim); }
}

// A child of the better of two: the same up to some action, then otherwise.
void Planner::breed() {
  const auto any = [&] { return chance_.below(static_cast<std::uint32_t>(plans_.size())); };
  const std::uint32_t a = any();
  const std::uint32_t b = any();
  const Plan& parent = plans_[plans_[a].mean() >= plans_[b].mean() ? a : b];
  const std::uint32_t cut = chance_.below(static_cast<std::uint32_t>(parent.actions.size()));
  const std::vector<Action> first(parent.actions.begin(), parent.actions.begin() + cut);
  const std::size_t before = plans_.size();
  add_plan(first, chance_.below(2) == 0 ? 1 : kAllByWhim);
  if (plans_.size() > before) { try_out(plans_.back(), style_.batch); }
}

void Planner::try_out(Plan& plan, int times) {
  for (int i = 0; i < times; ++i) {
    // Equal tries of different plans meet equal hands and dice, as long as they go alike.
    FastChance chance(derive(dice_seed_, static_cast<std::uint64_t>(plan.tries)));
    State state = deal_unseen(battle_, plan.before_last, chance);
    ++tries_;
    ++nodes_;
    // Where the enemy's cards would forbid it, it is worth nothing; it still counts, or the search would never end.
    if (apply(battle_, state, post_, plan.actions.back(), chance, nullptr) != Outcome::Applied) {
      plan.add(0);
      continue;
    }
    nodes_ += play_on(battle_, state, {&steady_, &steady_}, chance, root_.open.turn + style_.horizon);
    plan.add(win_chance(battle_, state, post_.side, style_.weights));
  }
}

Plan& Planner::most_promising() {
  const double log = std::log(tries_ + 1.0);
  Plan* found = plans_.data();
  double most = -1;
  for (Plan& plan : plans_) {
    const double hope = plan.mean() + style_.curiosity * std::sqrt(log / std::max(1, plan.tries));
    if (hope > most) {
      most = hope;
      found = &plan;
    }
  }
  return *found;
}

// By what it surely brings: a plan that was hardly tried may have been lucky. What comes to mind first is given up only
// for something that is better by more than luck explains.
const Plan& Planner::best() const {
  const auto sure = [&](const Plan& plan) { return plan.mean() - style_.caution * std::sqrt(plan.squared_error()); };
  const Plan& found =
      *std::max_element(plans_.begin(), plans_.end(), [&](const Plan& a, const Plan& b) { return sure(a) < sure(b); });
  const Plan& first = plans_[0];
  const double margin = style_.loyalty * std::sqrt(found.squared_error() + first.squared_error());
  return found.mean() - first.mean() >= margin ? found : first;
}

bool Planner::is_decided() const {
  return plans_.size() == 1 && (offers_.size() == 1 || tries_ >= style_.tries_of_one);
}

}  // namespace bocage
