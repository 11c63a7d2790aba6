#include "lab/match.h"

#include "rules/medals.h"

namespace bocage {

GameResult play_game(const Battle& battle, const Seats& seats, Chance& chance, int most_decisions, EventSink* events) {
  State state = new_game(battle, chance, events);
  return play_to_the_end(battle, state, seats, chance, most_decisions, events);
}

GameResult play_to_the_end(const Battle& battle, State& state, const Seats& seats, Chance& chance, int most_decisions,
                           EventSink* events) {
  GameResult result;
  result.decisions = play_on(battle, state, seats, chance, {.decisions = most_decisions}, events);
  result.finished = state.open.over();
  result.winner = state.open.winner;
  result.ending = state.open.ending;
  result.turns = state.open.turn;
  for (const Side side : kSides) { result.medals[index(side)] = medals(battle, state.open.field, side); }
  return result;
}

}  // namespace bocage
