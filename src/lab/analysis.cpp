#include "lab/analysis.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "lab/parallel.h"
#include "lab/seeds.h"
#include "rules/medals.h"

namespace bocage {
namespace {

class CardsShown final : public EventSink {
 public:
  void on(const Event& event) override {
    switch (event.kind) {
      case EventKind::CardPlayed:
      case EventKind::CardPlaced: shown_.push_back(event.card); break;
      case EventKind::AmbushPlayed: shown_.push_back(Card::Ambush); break;
      default: break;
    }
  }
  std::vector<Card> take() { return std::exchange(shown_, {}); }

 private:
  std::vector<Card> shown_;
};

Moment moment_after(const Battle& battle, const State& before, const State& after, std::vector<Card> cards) {
  Moment moment{.turn = before.open.turn, .side = before.open.on_turn, .cards = std::move(cards)};
  for (const Side side : kSides) { moment.medals[index(side)] = medals(battle, after.open.field, side); }
  return moment;
}

}  // namespace

// Air drops and the like before the first turn count as part of it.
std::vector<Halt> halts_of(const Battle& battle, const Record& record) {
  State state = replay(battle, record, 0);
  CardsShown cards;
  std::vector<Halt> halts{{moment_after(battle, state, state, {}), state}};
  halts[0].moment.turn = 0;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const RecordStep& step = record.steps[i];
    const State before = state;
    ScriptedChance chance(step.outcomes, nullptr);
    if (apply(battle, state, step.by, step.action, chance, &cards) != ApplyResult::Applied) { break; }
    const bool turn_ended = before.open.turn > 0 && state.open.turn != before.open.turn;
    const bool last = i + 1 == record.steps.size();
    if (!turn_ended && !last) { continue; }
    halts.push_back({moment_after(battle, before, state, cards.take()), state});
    halts.back().moment.step = i + 1;
  }
  return halts;
}

Playouts& Playouts::operator+=(const Playouts& more) {
  to_axis += more.to_axis;
  to_allies += more.to_allies;
  broken_off += more.broken_off;
  return *this;
}

Playouts play_out(const Battle& battle, const State& state, const AnalysisPlan& plan, int first, int count) {
  if (make_player(plan.player, 0) == nullptr) { throw std::invalid_argument("unknown player \"" + plan.player + "\""); }
  Playouts found;
  for (int number = first; number < first + count; ++number) {
    const GameSeeds seeds = seeds_of_game(plan.seed, number);
    const Staff axis(plan.player, seeds.players[index(Side::Axis)]);
    const Staff allies(plan.player, seeds.players[index(Side::Allies)]);
    FastChance chance(seeds.chance);
    State playout = state;
    const GameResult game = play_to_the_end(battle, playout, seat(axis, allies), chance, kMostDecisions, nullptr);
    ++(!game.finished ? found.broken_off : game.winner == Side::Axis ? found.to_axis : found.to_allies);
  }
  return found;
}

Estimate estimate(const State& state, const Playouts& playouts) {
  if (state.open.over()) {
    const double allies = state.open.winner == Side::Allies ? 1 : 0;
    return {allies, {allies, allies}};
  }
  const int finished = playouts.to_axis + playouts.to_allies;
  return {finished == 0 ? 0.5 : ratio(playouts.to_allies, finished), wilson(playouts.to_allies, finished)};
}

Estimate estimate_by_playouts(const Battle& battle, const State& state, const AnalysisPlan& plan,
                              const Progress& progress) {
  Playouts all;
  std::mutex counting;
  parallel_for(state.open.over() ? 0 : plan.playouts, plan.threads, [&](int number) {
    const Playouts one = play_out(battle, state, plan, number, 1);
    const std::lock_guard lock(counting);
    all += one;
    if (progress) { progress(all.all()); }
  });
  return estimate(state, all);
}

int playouts_for(const Battle& battle, const Record& record, const AnalysisPlan& plan) {
  const std::vector<Halt> halts = halts_of(battle, record);
  const auto open = std::count_if(halts.begin(), halts.end(), [](const Halt& it) { return !it.state.open.over(); });
  return static_cast<int>(open) * plan.playouts;
}

Analysis analyze(const Battle& battle, const Record& record, const AnalysisPlan& plan, const Progress& progress) {
  Analysis found;
  const std::vector<Halt> halts = halts_of(battle, record);
  found.moments.reserve(halts.size());
  int done = 0;
  for (const Halt& halt : halts) {
    found.moments.push_back(halt.moment);
    found.moments.back().chance = estimate_by_playouts(battle, halt.state, plan, [&](int playouts) {
      if (progress) { progress(done + playouts); }
    });
    done += plan.playouts;
  }
  found.turning_points = turning_points_of(found.moments);
  const Public& end = halts.back().state.open;
  if (end.over()) { found.winner = end.winner; }
  return found;
}

std::vector<TurningPoint> turning_points_of(const std::vector<Moment>& moments) {
  static constexpr double kLeastErrors = 2;  // standard errors that a swing must exceed
  std::vector<TurningPoint> found;
  for (std::size_t i = 1; i < moments.size(); ++i) {
    const Estimate& before = moments[i - 1].chance;
    const Estimate& after = moments[i].chance;
    const double swing = after.of(moments[i].side) - before.of(moments[i].side);
    const double noise = kLeastErrors * std::hypot(before.error(), after.error());
    if (std::abs(swing) >= kLeastSwing && std::abs(swing) > noise) { found.push_back({i, swing}); }
  }
  std::sort(found.begin(), found.end(), [](const TurningPoint& a, const TurningPoint& b) {
    const bool equal = std::abs(a.swing) == std::abs(b.swing);
    return equal ? a.moment < b.moment : std::abs(a.swing) > std::abs(b.swing);
  });
  if (found.size() > kMostTurningPoints) { found.resize(kMostTurningPoints); }
  return found;
}

}  // namespace bocage
