#include "ai/search/planner.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>

#include "ai/playing.h"
#include "ai/search/luck.h"
#include "ai/search/value.h"
#include "game/seeds.h"

namespace bocage {
namespace {

constexpr int kLongest = 64;      // actions per plan; after that a new search starts
constexpr int kEveryStep = 1000;  // deviations: explore to the end

// Records whether chance was used.
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

bool is_offered(const ActionList& offers, const Action& action) {
  return std::find(offers.begin(), offers.end(), action) != offers.end();
}

}  // namespace

Planner::Planner(const Question& question, const SearchStyle& style, std::uint64_t seed)
    : battle_(question.battle()),
      post_(question.post()),
      offers_(question.offers()),
      style_(style),
      rng_(derive(seed, 1)),
      dice_seed_(derive(seed, 2)),
      root_(deal_unseen(question.battle(), question.view(), rng_)),
      greedy_(derive(seed, 3), style.weights, 0),
      exploring_(derive(seed, 4), style.weights, style.temperature) {}

const Plan& Planner::search(const Limits& limits) {
  begin(limits);
  while (!is_time_up(limits) && !is_decided()) {
    fit_luck_coefficient();
    const double room = style_.plans_at_first + style_.widening * std::sqrt(rollouts_);
    if (static_cast<double>(plans_.size()) < room) { mutate(limits); }
    sample(most_promising(), limits);
  }
  return best();
}

bool Planner::is_time_up(const Limits& limits) const {
  if (limits.hurry != nullptr && limits.hurry->load(std::memory_order_relaxed)) { return true; }
  if (limits.nodes != 0 && nodes_ >= limits.nodes) { return true; }
  return limits.until != Limits::Clock::time_point::max() && Limits::Clock::now() >= limits.until;
}

void Planner::add_plan(const std::vector<Action>& first, int deviations, const std::vector<Action>& later) {
  Plan plan;
  State state = root_;
  State before = root_;
  WatchedChance chance(rng_);
  ActionList offers;
  auto next = later.begin();
  while (plan.actions.size() < kLongest && !chance.was_asked()) {
    const Pending asked = pending(battle_, state);
    const PendingPost* const mine = asked.of(post_);
    if (mine == nullptr) { break; }
    legal(battle_, state, post_, offers);
    const Question question(battle_, state, *mine, offers);
    const std::size_t done = plan.actions.size();
    Action action = offers[0];
    if (done < first.size() && is_offered(offers, first[done])) {
      action = first[done];
    } else if (deviations-- > 0) {
      action = exploring_.choose(question);
    } else {
      next = std::find_if(next, later.end(), [&](const Action& each) { return is_offered(offers, each); });
      action = next != later.end() ? *next++ : greedy_.choose(question);
    }
    before = state;
    if (apply(battle_, state, post_, action, chance, nullptr) != ApplyResult::Applied) { break; }
    ++nodes_;
    plan.actions.push_back(action);
    if (state.open.turn != root_.open.turn) { break; }
  }
  if (plan.actions.empty()) { return; }
  plan.before_last = observe(battle_, before, viewer_at(post_));
  for (const Plan& known : plans_) {
    if (known.is_equivalent_to(plan)) { return; }
  }
  plans_.push_back(std::move(plan));
}

// The initial plans: the baseline, then one per offer if there are not too many, then some random ones.
void Planner::begin(const Limits& limits) {
  add_plan({}, 0, {});
  assert(plans_.size() == 1);  // the post was asked, so it has an action
  sample(plans_[0], limits);
  const auto consider = [&](const std::vector<Action>& first, int deviations) {
    const std::size_t before = plans_.size();
    if (is_time_up(limits)) { return; }
    add_plan(first, deviations, {});
    if (plans_.size() > before) { sample(plans_.back(), limits); }
  };
  if (static_cast<int>(offers_.size()) <= style_.offers_at_first) {
    for (const Action& offer : offers_) { consider({offer}, 0); }
  }
  for (int i = 0; i < style_.random_plans_at_first; ++i) { consider({}, kEveryStep); }
}

// Tournament selection between two plans, then mutation: the child copies its parent up to a random action, then
// deviates once or to the end, or deviates once and returns to the parent's remaining actions. Done is never copied:
// after a change other units may still have something to do.
void Planner::mutate(const Limits& limits) {
  enum : std::uint32_t { kDeviate, kDeviateOnce, kReturn, kWays };
  const auto any = [&] { return rng_.below(static_cast<std::uint32_t>(plans_.size())); };
  const std::uint32_t a = any();
  const std::uint32_t b = any();
  const Plan& parent = plans_[plans_[a].gain.mean(luck_coefficient_) >= plans_[b].gain.mean(luck_coefficient_) ? a : b];
  const std::uint32_t cut = rng_.below(static_cast<std::uint32_t>(parent.actions.size()));
  const std::uint32_t way = rng_.below(kWays);
  const std::vector<Action> first(parent.actions.begin(), parent.actions.begin() + cut);
  std::vector<Action> later;
  if (way == kReturn) {
    std::copy_if(parent.actions.begin() + cut + 1, parent.actions.end(), std::back_inserter(later),
                 [](const Action& action) { return action.kind != ActionKind::Done; });
  }
  const std::size_t before = plans_.size();
  add_plan(first, way == kDeviate ? kEveryStep : 1, later);
  if (plans_.size() > before) { sample(plans_.back(), limits); }
}

// Scores a batch of rollouts against the baseline's rollouts of the same number, which are run on demand.
void Planner::sample(Plan& plan, const Limits& limits) {
  for (int i = 0; i < style_.batch && (i == 0 || !is_time_up(limits)); ++i) {
    const auto number = static_cast<std::size_t>(plan.gain.rollouts());
    if (number == baseline_rollouts_.size()) { baseline_rollouts_.push_back(roll_out(plans_[0], number)); }
    const Rollout& first = baseline_rollouts_[number];
    plan.gain.add(&plan == plans_.data() ? Rollout{} : roll_out(plan, number) - first);
  }
}

// Common random numbers: rollouts with the same number get the same hidden cards, and in each turn the same dice as
// long as the games agree.
Rollout Planner::roll_out(const Plan& plan, std::size_t number) {
  const std::uint64_t seed = derive(dice_seed_, number);
  FastChance chance(derive(seed, 0));
  State state = deal_unseen(battle_, plan.before_last, chance);
  LuckMeter luck(battle_, state, post_.side);
  ++rollouts_;
  ++nodes_;
  chance = FastChance(derive(seed, 1));
  // If the sampled cards make the action illegal, the rollout scores nothing. It still counts, or the search might not
  // end.
  if (apply(battle_, state, post_, plan.actions.back(), chance, &luck) != ApplyResult::Applied) { return {}; }
  for (int turn = 1; turn <= style_.horizon; ++turn) {
    const auto its_own = 2 * static_cast<std::uint64_t>(turn);
    greedy_.reseed(derive(seed, its_own));
    nodes_ += play_on(battle_, state, seat(greedy_, greedy_), chance, {.turn = root_.open.turn + turn}, &luck);
    chance = FastChance(derive(seed, its_own + 1));
  }
  return {win_probability(battle_, state, post_.side, style_.weights), luck.medals()};
}

// The coefficient of the control variate, by linear regression over all rollouts; 0 until there are enough.
void Planner::fit_luck_coefficient() {
  static constexpr int kFewest = 32;
  if (rollouts_ < kFewest) { return; }
  double covariation = 0;
  double luck = 0;
  for (const Plan& plan : plans_) {
    covariation += plan.gain.covariation();
    luck += plan.gain.luck_variation();
  }
  luck_coefficient_ = luck > 0 ? covariation / luck : 0;
}

// The standard deviation of one rollout, pooled over all plans: a single plan has too few to estimate it.
double Planner::rollout_deviation() const {
  static constexpr double kUnknown = 0.2;
  double variance = 0;
  int count = 0;
  for (std::size_t i = 1; i < plans_.size(); ++i) {
    variance += plans_[i].gain.variance(luck_coefficient_) * plans_[i].gain.rollouts();
    count += plans_[i].gain.rollouts();
  }
  return count == 0 ? kUnknown : std::sqrt(variance / count);
}

// The plan with the highest upper confidence bound (UCB1).
Plan& Planner::most_promising() {
  assert(!plans_.empty());
  const double exploration = style_.exploration * rollout_deviation() * std::sqrt(std::log(rollouts_ + 1.0));
  const auto upper_bound = [&](const Plan& plan) {
    return plan.gain.mean(luck_coefficient_) + exploration / std::sqrt(std::max(1, plan.gain.rollouts()));
  };
  return *std::max_element(plans_.begin(), plans_.end(),
                           [&](const Plan& a, const Plan& b) { return upper_bound(a) < upper_bound(b); });
}

// The plan with the highest lower confidence bound: of many plans with few rollouts, some look good by luck. The
// baseline, whose gain over itself is 0, is replaced only by a plan that is better by more than the standard error
// explains.
const Plan& Planner::best() const {
  const auto lower_bound = [&](const Plan& plan) {
    const double margin = style_.caution * std::sqrt(plan.gain.squared_error(luck_coefficient_));
    return &plan == plans_.data() ? 0 : plan.gain.mean(luck_coefficient_) - margin;
  };
  return *std::max_element(plans_.begin(), plans_.end(),
                           [&](const Plan& a, const Plan& b) { return lower_bound(a) < lower_bound(b); });
}

bool Planner::is_decided() const {
  return plans_.size() == 1 && (offers_.size() == 1 || rollouts_ >= style_.rollouts_of_one);
}

}  // namespace bocage
