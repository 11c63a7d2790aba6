#include "lab/match.h"

#include "rules/medals.h"

namespace bocage {

Seats seat(Player& axis, Player& allies) {
  Seats seats;
  seats.at[index(Side::Axis)].fill(&axis);
  seats.at[index(Side::Allies)].fill(&allies);
  return seats;
}

GameResult play_game(const Battle& battle, const Seats& seats, Chance& chance, int most_decisions, EventSink* events) {
  State state = new_game(battle, chance, events);
  return play_on(battle, state, seats, chance, most_decisions, events);
}

GameResult play_on(const Battle& battle, State& state, const Seats& seats, Chance& chance, int most_decisions,
                   EventSink* events) {
  GameResult result;
  ActionList offers;
  while (!state.open.over() && result.decisions < most_decisions) {
    const PendingPost asked = pending(battle, state)[0];
    legal(battle, state, asked.post, offers);
    const Action chosen = seats[asked.post].choose(Question(battle, state, asked, offers));
    if (apply(battle, state, asked.post, chosen, chance, events) != Outcome::Applied) { break; }
    ++result.decisions;
  }
  result.finished = state.open.over();
  result.winner = state.open.winner;
  result.ending = state.open.ending;
  result.turns = state.open.turn;
  for (const Side side : kSides) { result.medals[index(side)] = medals(battle, state.open.field, side); }
  return result;
}

}  // namespace bocage
