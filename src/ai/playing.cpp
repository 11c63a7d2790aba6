#include "ai/playing.h"

#include "game/seeds.h"

namespace bocage {

Seats seat(Player& axis, Player& allies) {
  Seats seats;
  seats.at[index(Side::Axis)].fill(&axis);
  seats.at[index(Side::Allies)].fill(&allies);
  return seats;
}

// The commander gets the seed itself, so that a side with one post plays like make_player(name, seed).
Staff::Staff(std::string_view name, std::uint64_t seed) {
  for (const Role role : kRoles) {
    at_[index(role)] = make_player(name, role == Role::Commander ? seed : derive(seed, index(role)));
  }
}

Seats seat(const Staff& axis, const Staff& allies) {
  Seats seats;
  for (const Role role : kRoles) {
    seats.at[index(Side::Axis)][index(role)] = &axis[role];
    seats.at[index(Side::Allies)][index(role)] = &allies[role];
  }
  return seats;
}

int play_on(const Battle& battle, State& state, const Seats& seats, Chance& chance, const Until& until,
            EventSink* events) {
  int decisions = 0;
  ActionList offers;
  while (!state.open.over() && state.open.turn < until.turn && decisions < until.decisions) {
    const PendingPost asked = pending(battle, state)[0];
    legal(battle, state, asked.post, offers);
    const Action chosen = seats[asked.post].choose(Question(battle, state, asked, offers));
    if (apply(battle, state, asked.post, chosen, chance, events) != ApplyResult::Applied) { break; }
    ++decisions;
  }
  return decisions;
}

}  // namespace bocage
