#include "cli/play/turn_taking.h"

#include <algorithm>
#include <tuple>

namespace bocage::cli {
namespace {

bool may_open_later(Decision decision) { return decision == Decision::Move || decision == Decision::Attack; }

bool can_only_end(const Battle& battle, const State& state, const PendingPost& asked) {
  if (!may_open_later(asked.decision)) { return false; }
  ActionList offers;
  legal(battle, state, asked.post, offers);
  return offers.size() == 1;
}

}  // namespace

PendingPost next_to_ask(const Battle& battle, const State& state, const Seats& seats, const Keyboard& keyboard) {
  const Pending all = pending(battle, state);
  if (all.size() == 1) { return all[0]; }
  const auto rank = [&](const PendingPost& asked) {
    const Person* person = seats.person_at(asked.post);
    return std::tuple(person != nullptr, can_only_end(battle, state, asked), keyboard.post != asked.post,
                      person != keyboard.person);
  };
  return *std::min_element(all.begin(), all.end(),
                           [&](const PendingPost& a, const PendingPost& b) { return rank(a) < rank(b); });
}

bool see_the_same_cards(const Battle& battle, const State& state, const Person& one, const Person& two) {
  const auto secrets = [&](const Person& person) {
    const View view = observe(battle, state, person.viewer());
    return std::tuple(view.sees_hand ? std::optional(person.side) : std::nullopt, view.given);
  };
  return secrets(one) == secrets(two);
}

}  // namespace bocage::cli
