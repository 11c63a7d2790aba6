#include "ai/search_player.h"

#include <algorithm>
#include <cassert>

#include "ai/playing.h"

namespace bocage {
namespace {

// Units that can still battle, judging by the offers.
int battles_to_come(const ActionList& offers) {
  HexSet units;
  for (const Action& offer : offers) {
    if (offer.kind == ActionKind::Attack) { units.add(offer.unit); }
  }
  return units.count();
}

// Time management: the fraction of the turn's remaining budget that a question gets. Most of a turn is decided before
// the first roll.
double budget_share(const Question& question, Side on_turn) {
  static constexpr double kAnswer = 0.10;
  static constexpr double kAfterwards = 0.15;
  static constexpr double kBefore = 0.5;
  if (question.post().side != on_turn) { return kAnswer; }
  switch (question.decision()) {
    case Decision::Attack: return 1.0 / (1 + battles_to_come(question.offers()));
    case Decision::Target:
    case Decision::Strike:
    case Decision::AttackAgain:
    case Decision::SecondMove:
    case Decision::IgnoreFlag:
    case Decision::Retreat:
    case Decision::TakeGround:
    case Decision::Overrun:
    case Decision::Keep: return kAfterwards;
    default: return kBefore;
  }
}

Limits::Clock::time_point after(double ms) {
  return Limits::Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(ms * 1000));
}

double ms_since(Limits::Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Limits::Clock::now() - start).count();
}

}  // namespace

SearchPlayer::SearchPlayer(std::uint64_t seed, const Thinking& thinking, const SearchStyle& style)
    : thinking_(thinking), style_(style), seeds_(seed) {
  if (thinking_ == Thinking{}) { thinking_.ms = kDefaultMs; }
}

Action SearchPlayer::choose(const Question& question) {
  hurry_ = false;
  if (question.offers().size() == 1) { return question.offers()[0]; }
  if (const auto planned = follow(question)) { return *planned; }
  course_.reset();
  const View view = question.view();
  if (view.open.turn != turn_) {
    turn_ = view.open.turn;
    spent_ms_ = 0;
    spent_nodes_ = 0;
  }
  const auto start = Limits::Clock::now();
  Planner planner(question, style_, seeds_.next());
  const Plan& plan = planner.search(limits_for(question, view.open.on_turn));
  spent_ms_ += ms_since(start);
  spent_nodes_ += planner.nodes();
  return set_out(question, plan, planner.root());
}

// By full playouts: the value network is good enough to compare plans, but not calibrated enough to quote.
std::optional<double> SearchPlayer::win_probability(const Question& question) {
  static constexpr std::int64_t kPlayouts = 200;
  static constexpr std::int64_t kNodesPerPlayout = 200;  // roughly
  const std::int64_t wanted =
      thinking_.nodes == 0 ? kPlayouts : std::clamp<std::int64_t>(thinking_.nodes / kNodesPerPlayout, 4, kPlayouts);
  static constexpr int kLongest = 300;  // turns; a longer playout counts as a draw
  static constexpr double kShare = 0.5;
  const auto until = thinking_.ms == 0 ? Limits::Clock::time_point::max() : after(thinking_.ms * kShare);
  const auto must_stop = [&] { return hurry_ || Limits::Clock::now() >= until; };
  const View view = question.view();
  HeuristicPlayer player(seeds_.next(), style_.weights, 0);
  double won = 0;
  int played = 0;
  while (played < wanted && !must_stop()) {
    FastChance rng(seeds_.next());
    State state = deal_unseen(question.battle(), view, rng);
    for (int turn = 1; turn <= kLongest && !state.open.over() && !must_stop(); ++turn) {
      play_on(question.battle(), state, seat(player, player), rng, {.turn = view.open.turn + turn}, nullptr);
    }
    if (!state.open.over() && must_stop()) { break; }
    won += !state.open.over() ? 0.5 : state.open.winner == question.post().side ? 1 : 0;
    ++played;
  }
  return played == 0 ? std::nullopt : std::optional(won / played);
}

Limits SearchPlayer::limits_for(const Question& question, Side on_turn) const {
  const double part = budget_share(question, on_turn);
  Limits limits{.hurry = &hurry_};
  if (thinking_.ms != 0) { limits.until = after(std::max(0.0, thinking_.ms - spent_ms_) * part); }
  if (thinking_.nodes != 0) {
    limits.nodes = 1 + static_cast<std::int64_t>(static_cast<double>(thinking_.nodes - spent_nodes_) * part);
    limits.nodes = std::max<std::int64_t>(1, limits.nodes);
  }
  return limits;
}

Action SearchPlayer::set_out(const Question& question, const Plan& plan, const State& root) {
  assert(!plan.actions.empty());
  course_ = Course{question.post(), plan.actions, 0, root};
  const Action first = plan.actions[0];
  advance(question.battle());
  return first;
}

// The plan's next action, if the game went as expected so far. Plans end at the first roll, so chance never intervenes.
std::optional<Action> SearchPlayer::follow(const Question& question) {
  if (!course_ || course_->post != question.post() || course_->next >= course_->actions.size()) { return std::nullopt; }
  if (observe(question.battle(), course_->expected, viewer_at(course_->post)) != question.view()) {
    return std::nullopt;
  }
  const Action action = course_->actions[course_->next];
  advance(question.battle());
  return action;
}

void SearchPlayer::advance(const Battle& battle) {
  assert(course_ && course_->next < course_->actions.size());
  const Action action = course_->actions[course_->next++];
  if (course_->next == course_->actions.size()) { return; }
  FastChance unasked(0);
  if (apply(battle, course_->expected, course_->post, action, unasked, nullptr) != ApplyResult::Applied) {
    course_.reset();
  }
}

}  // namespace bocage
