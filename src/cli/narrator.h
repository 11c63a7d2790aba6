// Narrates a game. It tracks the units from the events alone, so it can name those that are gone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "cli/words/words.h"
#include "game/event.h"
#include "game/state.h"
#include "game/view.h"

namespace bocage::cli {

class Narrator final : public EventSink {
 public:
  // `viewer`: whose cards may be named; nullopt in a replay, which names all. `open`: the state before the first event.
  Narrator(const Battle& battle, const Public& open, std::optional<Viewer> viewer, const Words& words,
           const Terminal& terminal);

  void on(const Event& event) override;
  void after_action(const Public& open);  // adds what no event says: medals for objectives won and lost
  void start_again(const Public& open);   // from another state
  void taken_back(const Public& open);    // the same after an undo, announced to those who have not read the end yet

  std::string turn_line(Side side) const;  // the heading of the turn it is

  // The sentences since the last call.
  std::vector<std::string> take();

 private:
  struct Piece {
    UnitType type = UnitType::Infantry;
    Side side = Side::Axis;
    int figures = 0;
  };

  // An airplane, by where it was last seen.
  struct Flyer {
    Hex at = kNoHex;
    Side side = Side::Axis;
    Airplane is = Airplane::P40;
  };

  void follow(const Event& event);
  void follow_planes(const Event& event);
  void forget(const Event& event);  // whom the event removed, once it is told
  const Flyer* flyer_at(Side side, Hex hex) const;
  void show(Card card);
  void tell(const Event& event);
  void say(const std::string& sentence) { told_.push_back(sentence); }
  void say_dice(const Roll& roll);
  void flush_orders();
  Flank section_of(const Event& event) const;
  std::string sentence(const Event& event) const;
  std::string unit_at(Hex hex) const;  // the counter: I4
  std::string unit_name(Hex hex) const;
  std::string target_name(const Event& event) const;  // a unit, or an airplane that is parked there
  std::string dice(const Roll& roll) const;
  std::string place(Hex hex) const;

  const Battle& battle_;
  std::optional<Viewer> viewer_;
  Words words_;
  Terminal terminal_;
  ByHex<Piece> pieces_{};
  std::vector<Flyer> flyers_;
  BySide<int> medals_{};
  int turn_ = 0;
  CardBag shown_;                 // cards of this turn that everyone saw; their discard is no news
  std::optional<Event> victory_;  // to be told
  Post orders_by_;
  std::vector<std::string> orders_;  // told together
  std::vector<std::string> told_;
};

}  // namespace bocage::cli
