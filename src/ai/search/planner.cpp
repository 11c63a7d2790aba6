#include "ai/search/planner.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "ai/playing.h"
#include "ai/search/luck.h"
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
    price_luck();
    const double room = style_.plans_at_first + style_.widening * std::sqrt(tries_);
    if (static_cast<double>(plans_.size()) < room) { breed(limits); }
    try_out(most_promising(), limits);
  }
  return best();
}

bool Planner::is_time_up(const Limits& limits) const {
  if (limits.hurry != nullptr && limits.hurry->load(std::memory_order_relaxed)) { return true; }
  if (limits.nodes != 0 && nodes_ >= limits.nodes) { return true; }
  return limits.until != Limits::Clock::time_point::max() && Limits::Clock::now() >= limits.until;
}

void Planner::add_plan(const std::vector<Action>& first, int strays, const std::vector<Action>& later) {
  Plan plan;
  State state = root_;
  State before = root_;
  WatchedChance chance(chance_);
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
    } else if (strays-- > 0) {
      action = whimsical_.choose(question);
    } else {
      next = std::find_if(next, later.end(), [&](const Action& each) { return is_offered(offers, each); });
      action = next != later.end() ? *next++ : steady_.choose(question);
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
  add_plan({}, 0, {});
  try_out(plans_[0], limits);
  const auto consider = [&](const std::vector<Action>& first, int strays) {
    const std::size_t before = plans_.size();
    if (is_time_up(limits)) { return; }
    add_plan(first, strays, {});
    if (plans_.size() > before) { try_out(plans_.back(), limits); }
  };
  if (static_cast<int>(offers_.size()) <= style_.offers_at_first) {
    for (const Action& offer : offers_) { consider({offer}, 0); }
  }
  for (int i = 0; i < style_.whims_at_first; ++i) { consider({}, kAllByWhim); }
}

// A child of the better of two: the same up to some action, then otherwise. It may stray once or all the way; after straying
// once it may come back to its parent's ways. When to be done it finds out for itself, since others may have something to do.
void Planner::breed(const Limits& limits) {
  enum : std::uint32_t { kStraysOn, kStraysOnce, kComesBack, kWays };
  const auto any = [&] { return chance_.below(static_cast<std::uint32_t>(plans_.size())); };
  const std::uint32_t a = any();
  const std::uint32_t b = any();
  const Plan& parent = plans_[plans_[a].gain.mean(price_) >= plans_[b].gain.mean(price_) ? a : b];
  const std::uint32_t cut = chance_.below(static_cast<std::uint32_t>(parent.actions.size()));
  const std::uint32_t way = chance_.below(kWays);
  const std::vector<Action> first(parent.actions.begin(), parent.actions.begin() + cut);
  std::vector<Action> later;
  if (way == kComesBack) {
    std::copy_if(parent.actions.begin() + cut + 1, parent.actions.end(), std::back_inserter(later),
                 [](const Action& action) { return action.kind != ActionKind::Done; });
  }
  const std::size_t before = plans_.size();
  add_plan(first, way == kStraysOn ? kAllByWhim : 1, later);
  if (plans_.size() > before) { try_out(plans_.back(), limits); }
}

// The first plan's tries are made when another's of the same number are to be compared with them.
void Planner::try_out(Plan& plan, const Limits& limits) {
  for (int i = 0; i < style_.batch && (i == 0 || !is_time_up(limits)); ++i) {
    const auto number = static_cast<std::size_t>(plan.gain.tries());
    if (number == tries_of_first_.size()) { tries_of_first_.push_back(try_once(plans_[0], number)); }
    const Try& first = tries_of_first_[number];
    plan.gain.add(&plan == plans_.data() ? Try{} : try_once(plan, number) - first);
  }
}

// Equal numbers meet equal hands, and in each turn equal dice as long as it goes alike.
Try Planner::try_once(const Plan& plan, std::size_t number) {
  const std::uint64_t seed = derive(dice_seed_, number);
  FastChance chance(derive(seed, 0));
  State state = deal_unseen(battle_, plan.before_last, chance);
  LuckMeter luck(battle_, state, post_.side);
  ++tries_;
  ++nodes_;
  chance = FastChance(derive(seed, 1));
  // Where the enemy's cards would forbid it, it is worth nothing; it still counts, or the search would never end.
  if (apply(battle_, state, post_, plan.actions.back(), chance, &luck) != Outcome::Applied) { return {}; }
  for (int turn = 1; turn <= style_.horizon; ++turn) {
    const auto its_own = 2 * static_cast<std::uint64_t>(turn);
    steady_.reseed(derive(seed, its_own));
    nodes_ += play_on(battle_, state, seat(steady_, steady_), chance, {.turn = root_.open.turn + turn}, &luck);
    chance = FastChance(derive(seed, its_own + 1));
  }
  return {win_chance(battle_, state, post_.side, style_.weights), luck.medals()};
}

// By regression over all tries; nothing until there are some.
void Planner::price_luck() {
  static constexpr int kFewest = 32;
  if (tries_ < kFewest) { return; }
  double together = 0;
  double luck = 0;
  for (const Plan& plan : plans_) {
    together += plan.gain.covariation();
    luck += plan.gain.luck_variation();
  }
  price_ = luck > 0 ? together / luck : 0;
}

// The standard deviation of one try, over all plans: a plan's own tries are too few to tell.
double Planner::spread() const {
  static constexpr double kUnknown = 0.2;
  double variance = 0;
  int tries = 0;
  for (std::size_t i = 1; i < plans_.size(); ++i) {
    variance += plans_[i].gain.variance(price_) * plans_[i].gain.tries();
    tries += plans_[i].gain.tries();
  }
  return tries == 0 ? kUnknown : std::sqrt(variance / tries);
}

Plan& Planner::most_promising() {
  const double curiosity = style_.curiosity * spread() * std::sqrt(std::log(tries_ + 1.0));
  const auto hope = [&](const Plan& plan) {
    return plan.gain.mean(price_) + curiosity / std::sqrt(std::max(1, plan.gain.tries()));
  };
  return *std::max_element(plans_.begin(), plans_.end(),
                           [&](const Plan& a, const Plan& b) { return hope(a) < hope(b); });
}

// By what it surely brings: a plan that was hardly tried may have been lucky, and among many one always was. So what comes to
// mind first, which gains nothing over itself, is only given up for something that is better by more than luck explains.
const Plan& Planner::best() const {
  const auto sure = [&](const Plan& plan) {
    const double doubt = style_.caution * std::sqrt(plan.gain.squared_error(price_));
    return &plan == plans_.data() ? 0 : plan.gain.mean(price_) - doubt;
  };
  return *std::max_element(plans_.begin(), plans_.end(),
                           [&](const Plan& a, const Plan& b) { return sure(a) < sure(b); });
}

bool Planner::is_decided() const {
  return plans_.size() == 1 && (offers_.size() == 1 || tries_ >= style_.tries_of_one);
}

}  // namespace bocage
