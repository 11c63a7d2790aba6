#include "game/game.h"

#include "rules/medals.h"

namespace bocage {
namespace {

// Whether an action without dice and draws revealed something: cards handed out or shown (CIC-19, OVL-54), a visit, the
// end of the council (COM-02 to COM-04), or a mine.
bool reveals(const Public& before, const Public& after) {
  for (const Role role : kRoles) {
    if (before.posts[index(role)].placed != after.posts[index(role)].placed) { return true; }
  }
  if (before.field.mine_shown != after.field.mine_shown) { return true; }  // PAC-12: a value once shown is known
  return before.is_handing_out() != after.is_handing_out() || before.visit != after.visit ||
         before.council_over != after.council_over;
}

}  // namespace

Game::Game(std::shared_ptr<const Battle> battle, Chance& chance, std::string seed)
    : Game(std::move(battle), chance, std::move(seed), {}) {}

Game::Game(std::shared_ptr<const Battle> battle, Chance& chance, std::string seed, std::vector<SeedPart> seed_parts)
    : battle_(std::move(battle)), chance_(chance), state_{} {
  RecordingChance dealing(chance_);
  state_ = new_game(*battle_, dealing, nullptr);
  record_.battle = battle_->spec().id;
  record_.options = battle_->options();
  record_.seed = std::move(seed);
  record_.seed_parts = std::move(seed_parts);
  record_.dealt = dealing.outcomes();
  record_.start = hash(state_);
}

ApplyResult Game::act(Post by, const Action& action, const Outcomes* script, EventSink* events) {
  const State before = state_;
  ScriptedChance scripted(script != nullptr ? *script : Outcomes{}, &chance_);
  RecordingChance recording(scripted);
  const ApplyResult outcome = apply(*battle_, state_, by, action, recording, events);
  if (outcome != ApplyResult::Applied) { return outcome; }

  record_.steps.push_back({by, action, recording.outcomes(), hash(state_)});
  if (state_.open.over()) {
    record_.result = {
        state_.open.winner,
        state_.open.ending,
        {medals(*battle_, state_.open.field, Side::Axis), medals(*battle_, state_.open.field, Side::Allies)}};
  }
  const bool same_turn = state_.open.turn == before.open.turn && !state_.open.over();
  const bool own_choice = by.side == before.open.on_turn || before.open.turn == 0;  // before turn 1 nobody is on turn
  if (recording.outcomes().empty() && same_turn && own_choice && !reveals(before.open, state_.open)) {
    before_.push_back(before);
  } else {
    before_.clear();
  }
  return outcome;
}

bool Game::undo() {
  if (before_.empty()) { return false; }
  state_ = before_.back();
  before_.pop_back();
  record_.steps.pop_back();
  return true;
}

void Game::set_state(const State& state) {
  state_ = state;
  before_.clear();
}

}  // namespace bocage
