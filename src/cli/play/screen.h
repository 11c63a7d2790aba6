// The output at the table: the state of the battle, the map, the question and its choices.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/map.h"
#include "cli/play/menu.h"
#include "cli/words/words.h"
#include "game/game.h"
#include "scenario/scenario.h"

namespace bocage::cli {

enum class MapChoice : std::uint8_t { Auto, Tall, Flat, Off };

class Screen {
 public:
  Screen(const Scenario& scenario, Console& console, MapChoice map);

  const Words& words() const { return console_.words; }
  const Terminal& terminal() const { return console_.terminal; }
  void say(const std::string& line);
  void say(const std::vector<std::string>& lines);
  void tell(const std::vector<std::string>& sentences);  // what happened; broken into lines
  void say_faintly(std::string_view text);               // less important; broken into lines

  void status(const Battle& battle, const Public& open);  // one line: turn, medals, cards
  // The board, or on a narrow screen the part of it that the question is about.
  void map(const Battle& battle, const Public& open, Post asked, const std::vector<Choice>& choices);
  void full_map(const Battle& battle, const Public& open);
  void map_of_wing(const Battle& battle, const Public& open, Post general);
  void menu(std::string_view asked, Side side, const Menu& menu);
  void hand(const CardBag& cards);
  void clear();                         // clears the screen, if the output is one
  void hand_over(std::string_view to);  // asks to change places
  void result(const Battle& battle, const State& state);

  // The next line of input; nullopt at its end.
  std::optional<std::string> read();

 private:
  Scale scale() const;
  MapPlan plan(const Battle& battle, Post asked, const std::vector<Marker>& markers) const;

  const Scenario& scenario_;
  Console& console_;
  MapChoice map_;
};

}  // namespace bocage::cli
