#include "cli/play/audience.h"

namespace bocage::cli {

Audience::Audience(const Battle& battle, const Public& open, const Seats& seats, const Words& words,
                   const Terminal& terminal) {
  for (const Person& person : seats.people()) {
    listeners_.push_back({&person, Narrator(battle, open, person.viewer(), words, terminal)});
  }
  if (listeners_.empty()) { listeners_.push_back({nullptr, Narrator(battle, open, spectator(), words, terminal)}); }
}

void Audience::on(const Event& event) {
  for (Listener& it : listeners_) { it.narrator.on(event); }
}

void Audience::after_action(const Public& open) {
  for (Listener& it : listeners_) { it.narrator.after_action(open); }
}

void Audience::start_again(const Public& open) {
  for (Listener& it : listeners_) { it.narrator.start_again(open); }
}

void Audience::taken_back(const Public& open) {
  for (Listener& it : listeners_) { it.narrator.taken_back(open); }
}

std::vector<std::string> Audience::take(const Person* person) {
  for (Listener& it : listeners_) {
    if (it.person == person) { return it.narrator.take(); }
  }
  return {};
}

}  // namespace bocage::cli
