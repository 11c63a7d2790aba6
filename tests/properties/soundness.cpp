// Invariants that hold in every state of every game.
#include <algorithm>

#include "game/invariants.h"
#include "rules/medals.h"
#include "walk.h"

namespace bocage {
namespace {

// Keeps independent accounts: which units were ever on the board, and which objectives were ever held.
class Account final : public Watcher {
 public:
  std::string begins(const Battle& battle, const State& state) override {
    on_board_.assign(static_cast<std::size_t>(battle.units()), false);
    exited_.assign(static_cast<std::size_t>(battle.units()), false);
    kept_.assign(battle.spec().objectives.size(), false);
    note(battle, state);
    return check(battle, state);
  }

  std::string after(const Change& change) override {
    for (const Event& event : change.events) {
      if (event.kind == EventKind::UnitExited) { exited_[index(change.before.open.field.at(event.from))] = true; }
      if (event.kind == EventKind::PlaneLost) { ++planes_[index(other(event.side))]; }
    }
    note(change.battle, change.after);
    std::string wrong = check(change.battle, change.after);
    if (wrong.empty()) { wrong = check_figures(change); }
    if (wrong.empty()) { wrong = check_turns(change); }
    return wrong;
  }

 private:
  void note(const Battle& battle, const State& state) {
    for (std::size_t i = 0; i < on_board_.size(); ++i) {
      if (state.open.field.units[i].at != kNoHex) { on_board_[i] = true; }
    }
    if (is_retreating(state)) { return; }
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      if (battle.spec().objectives[i].keep && is_held(battle, state, battle.spec().objectives[i])) { kept_[i] = true; }
    }
  }

  // Counts unit by unit, independently of the engine's bitsets.
  static bool is_held(const Battle& battle, const State& state, const Objective& objective) {
    int held = 0;
    for (int i = 0; i < battle.units(); ++i) {
      const auto unit = static_cast<UnitId>(i);
      const Hex at = state.open.field[unit].at;
      held += battle.side(unit) == objective.side && at != kNoHex && objective.hexes.contains(at) ? 1 : 0;
    }
    return held >= objective.need;
  }

  // VIC-01 to VIC-08, VIC-11.
  int medals_of(const Battle& battle, const State& state, Side side) const {
    int count = planes_[index(side)];  // AIR-51
    for (std::size_t i = 0; i < on_board_.size(); ++i) {
      const RosterUnit& unit = battle.roster(static_cast<UnitId>(i));
      const bool gone = on_board_[i] && state.open.field.units[i].at == kNoHex;
      count += gone && !exited_[i] && unit.side != side ? unit.worth : 0;
      for (const Exit& way_out : battle.spec().exits) {
        count += exited_[i] && way_out.side == side && unit.side == side ? way_out.worth : 0;
      }
    }
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      const Objective& objective = battle.spec().objectives[i];
      if (objective.side == side && (kept_[i] || is_held(battle, state, objective))) { count += objective.worth; }
    }
    return std::min<int>(count, battle.spec().medals[index(side)]);
  }

  std::string check(const Battle& battle, const State& state) const {
    if (std::string broken = broken_invariant(battle, state); !broken.empty()) { return broken; }
    if (is_retreating(state)) { return {}; }
    for (const Side side : kSides) {
      const int reported = medals(battle, state.open.field, side);
      const int counted = medals_of(battle, state, side);
      if (reported != counted) {
        return std::string(name(side)) + " has " + std::to_string(counted) + " medals, not " + std::to_string(reported);
      }
    }
    return {};
  }

  static bool exited_now(const Change& change, Hex from) {
    return std::any_of(change.events.begin(), change.events.end(),
                       [&](const Event& event) { return event.kind == EventKind::UnitExited && event.from == from; });
  }

  static bool medics_at_work(const Change& change) {
    bool found = change.before.open.acting == Card::MedicsAndMechanics;
    for (const PlacedCard& placed : change.before.open.posts[index(change.asked.post.role)].placed) {
      found = found || placed.acting == Card::MedicsAndMechanics;
    }
    return found;
  }

  // Figures increase only by Medics & Mechanics, a hospital or an airdrop; otherwise they only decrease, as the events
  // report.
  static std::string check_figures(const Change& change) {
    int lost = 0;
    int gone = 0;
    for (int i = 0; i < change.battle.units(); ++i) {
      const auto unit = static_cast<UnitId>(i);
      const Unit& before = change.before.open.field[unit];
      const Unit& after = change.after.open.field[unit];
      if (after.figures > before.figures) {
        const bool healed = medics_at_work(change) && change.action.kind == ActionKind::Target &&
                            after.figures <= change.battle.roster(unit).full;
        const bool dropped = change.action.kind == ActionKind::Aim && before.at == kNoHex;
        const bool in_hospital = change.action.kind == ActionKind::Recover && before.at == change.action.unit &&
                                 after.figures <= change.battle.roster(unit).full;
        if (!healed && !dropped && !in_hospital) { return "a unit has grown"; }
        if (healed && before.at != after.at) { return "a unit has come back"; }
      }
      if (exited_now(change, before.at)) { continue; }
      lost += std::max(0, before.figures - after.figures);
      gone += before.at != kNoHex && after.at == kNoHex ? 1 : 0;
    }
    int reported_lost = 0;
    int reported_gone = 0;
    for (const Event& event : change.events) {
      reported_lost += event.kind == EventKind::FiguresLost ? event.number() : 0;
      reported_gone += event.kind == EventKind::UnitEliminated ? 1 : 0;
    }
    return lost == reported_lost && gone == reported_gone ? "" : "the events report other losses";
  }

  // TURN-01, SET-06: sides alternate, nothing is asked after the end, and a side without units has lost.
  static std::string check_turns(const Change& change) {
    const Public& before = change.before.open;
    const Public& after = change.after.open;
    if (before.turn != 0 && after.turn != before.turn) {
      if (after.turn != before.turn + 1 || after.on_turn == before.on_turn) { return "the sides do not alternate"; }
    }
    if (after.over() && !pending(change.battle, change.after).empty()) { return "a post is pending after the end"; }
    for (const Side side : kSides) {
      if (!after.over() && after.field.units_of(side).empty()) { return "a side without units goes on"; }
    }
    return {};
  }

  std::vector<bool> on_board_;
  std::vector<bool> exited_;
  std::vector<bool> kept_;
  BySide<int> planes_{};  // shot down, by scoring side
};

using Soundness = EveryBattle;

TEST_P(Soundness, EveryStateIsSoundAndTheMedalsAgree) {
  const auto battle = this->battle({});
  for (int game = 0; game < GetParam().games() && !HasFailure(); ++game) {
    Account account;
    play_watched(*battle, static_cast<std::uint64_t>(game), account);
  }
}

// TEAM-09 to TEAM-11: the same without Tactic cards and without taking ground.
TEST_P(Soundness, EveryStateIsSoundForYoungGenerals) {
  const auto battle = this->battle({Option::YoungGenerals, Option::NoTakingGround});
  for (int game = 0; game < (GetParam().games() + 9) / 10 && !HasFailure(); ++game) {
    Account account;
    play_watched(*battle, 40'000 + static_cast<std::uint64_t>(game), account);
  }
}

INSTANTIATE_TEST_SUITE_P(Battle, Soundness, testing::ValuesIn(settings()), setting_name);

}  // namespace
}  // namespace bocage
