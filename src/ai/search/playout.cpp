#include "ai/search/playout.h"

namespace bocage {

int play_on(const Battle& battle, State& state, const BySide<Player*>& players, Chance& chance, int until_turn,
            EventSink* events) {
  int actions = 0;
  ActionList offers;
  while (!state.open.over() && state.open.turn < until_turn) {
    const PendingPost asked = pending(battle, state)[0];
    legal(battle, state, asked.post, offers);
    const Action chosen = players[index(asked.post.side)]->choose(Question(battle, state, asked, offers));
    if (apply(battle, state, asked.post, chosen, chance, events) != Outcome::Applied) { break; }
    ++actions;
  }
  return actions;
}

}  // namespace bocage
