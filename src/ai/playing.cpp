#include "ai/playing.h"

namespace bocage {

Seats seat(Player& axis, Player& allies) {
  Seats seats;
  seats.at[index(Side::Axis)].fill(&axis);
  seats.at[index(Side::Allies)].fill(&allies);
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
    if (apply(battle, state, asked.post, chosen, chance, events) != Outcome::Applied) { break; }
    ++decisions;
  }
  return decisions;
}

}  // namespace bocage
