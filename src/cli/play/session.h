// A game at the terminal, between people and programs.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "ai/player.h"
#include "cli/exit_code.h"
#include "cli/narrator.h"
#include "cli/play/screen.h"
#include "cli/play/talk.h"
#include "game/game.h"
#include "rules/combat.h"

namespace bocage::cli {

inline constexpr std::string_view kHuman = "human";

enum class AskWhat : std::uint8_t { Choices, Everything };  // decisions with one answer too, or not

struct Seating {
  BySide<std::string> players{"heuristic", std::string(kHuman)};
  std::uint64_t seed = 0;  // of the dice, and of the programs that play
  AskWhat ask = AskWhat::Choices;
  std::string save;  // where the record goes; empty: nowhere
};

class Session {
 public:
  // `past` is a game to go on with, already verified; null for a new one. It must be of this battle.
  Session(std::shared_ptr<const Battle> battle, const Seating& seating, const Record* past, Screen& screen);

  Exit play();

 private:
  enum class Reply : std::uint8_t { Acted, Left };

  const Battle& battle() const { return game_.battle(); }
  const State& state() const { return game_.state(); }
  bool is_human(Side side) const { return players_[index(side)] == nullptr; }
  bool two_people() const { return is_human(Side::Axis) && is_human(Side::Allies); }
  Scene scene(const PendingPost& asked) const;

  void go_on_from(const Record& past);
  void act(Post by, const Action& action);
  bool passes_by_itself(const PendingPost& asked) const;
  void let_pass(const PendingPost& asked);
  Reply ask(const PendingPost& asked);
  bool change_places(const PendingPost& asked);  // false at the end of the input
  bool next_of_queue(const PendingPost& asked);

  // Wishes. Each says what came of it.
  bool choose(const PendingPost& asked, const std::vector<int>& numbers);
  bool choose_place(const PendingPost& asked, Hex place);
  bool take(const PendingPost& asked, const Choice& choice);
  bool try_action(const PendingPost& asked, const Action& action);
  bool undo(const PendingPost& asked);
  void tell_odds(const PendingPost& asked, std::string_view rest);
  void tell_odds_of(Hex from, Hex to, Occasion occasion);
  void give_hint(const PendingPost& asked);
  void save(const std::string& path);
  void show_question(const PendingPost& asked);

  std::uint64_t seed_;
  FastChance fast_;
  ScriptedChance chance_;  // the deal of a game that is gone on with, then fast_
  Game game_;
  AskWhat ask_;
  std::string save_;
  BySide<std::unique_ptr<Player>> players_;  // null: a person
  Screen& screen_;
  Narrator narrator_;
  ActionList offers_;
  std::vector<Menu> menus_;        // the one shown is the last
  std::deque<Action> queue_;       // chosen in one line, to be done one after the other
  std::optional<Side> at_screen_;  // of two people, who may look
};

}  // namespace bocage::cli
