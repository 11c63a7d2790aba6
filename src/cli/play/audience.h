// Narrates the game to everyone at the table, each as much as they may know. Those who are not at the keyboard read it
// when it is their turn.
#pragma once

#include <deque>

#include "cli/narrator.h"
#include "cli/play/seats.h"

namespace bocage::cli {

class Audience final : public EventSink {
 public:
  // Without people there is a spectator. `seats` must outlive the audience.
  Audience(const Battle& battle, const Public& open, const Seats& seats, const Words& words, const Terminal& terminal);

  void on(const Event& event) override;
  void after_action(const Public& open);
  void start_again(const Public& open);
  void taken_back(const Public& open);

  // What this person has not been told yet; null: the spectator.
  std::vector<std::string> take(const Person* person);

 private:
  struct Listener {
    const Person* person;
    Narrator narrator;
  };
  std::deque<Listener> listeners_;
};

}  // namespace bocage::cli
