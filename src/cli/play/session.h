// A game at the terminal, between people and computer players.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "ai/adviser.h"
#include "ai/player.h"
#include "cli/exit_code.h"
#include "cli/play/audience.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"
#include "cli/play/talk.h"
#include "cli/play/turn_taking.h"
#include "game/game.h"

namespace bocage::cli {

enum class AskWhat : std::uint8_t { Choices, Everything };  // decisions with one answer too, or not

struct SessionPlan {
  Seats seats;
  std::uint64_t seed = 0;  // of the dice, and of the computer players
  AskWhat ask = AskWhat::Choices;
  std::string save;               // where the record goes; empty: nowhere
  std::string adviser{kAdviser};  // a player's name
};

class Session {
 public:
  // `past` is a verified record of this battle to resume; null for a new game.
  Session(std::shared_ptr<const Battle> battle, const SessionPlan& plan, const Record* past, Screen& screen);

  Session(const Session&) = delete;  // who is at the keyboard points into the seats
  Session& operator=(const Session&) = delete;

  Exit play();

 private:
  enum class Reply : std::uint8_t { Acted, Left };
  enum class Chosen : std::uint8_t { ByPlayer, ByItself };

  const Battle& battle() const { return game_.battle(); }
  const State& state() const { return game_.state(); }
  const Words& words() const { return screen_.words(); }
  bool is_alone() const { return seats_.people().size() < 2; }
  bool is_at_keyboard(const PendingPost& asked) const { return keyboard_.person == seats_.person_at(asked.post); }
  std::string name_of(Post post) const;  // who is asked, as a question begins
  Scene scene(const PendingPost& asked) const;

  void seat_programs();
  void go_on_from(const Record& past);
  void act(Post by, const Action& action, Chosen how);
  bool passes_by_itself(const PendingPost& asked) const;
  void let_pass(const PendingPost& asked);
  Reply ask(const PendingPost& asked);
  bool change_places(const PendingPost& asked);  // false at the end of the input
  bool next_of_queue(const PendingPost& asked);
  std::vector<Action> choices(const PendingPost& asked) const;
  void show_question(const PendingPost& asked);
  void show_help_once(const PendingPost& asked);
  void show_who_else(const PendingPost& asked);

  // Commands. Each prints its result; true: the game went on, or another post is to be asked.
  bool grant(const PendingPost& asked, const Wish& wish);
  void answer(const PendingPost& asked, const Wish& wish);
  bool choose(const PendingPost& asked, const std::vector<int>& numbers);
  bool choose_place(const PendingPost& asked, Hex place);
  bool take(const PendingPost& asked, const Choice& choice);
  bool try_action(const PendingPost& asked, const Action& action);
  bool undo(const PendingPost& asked);
  bool act_as(const PendingPost& asked, std::string_view post);
  bool give_keyboard(const PendingPost& asked, std::string_view name);
  void show_cards(const PendingPost& asked);
  void show_map(const PendingPost& asked, std::string_view wing);
  void give_hint(const PendingPost& asked);
  void save(const std::string& path);

  std::uint64_t seed_;
  FastChance fast_;
  ScriptedChance chance_;  // the deal of a resumed game, then fast_
  Game game_;
  Seats seats_;
  AskWhat ask_;
  std::string save_;
  std::string adviser_;
  BySide<ByRole<std::unique_ptr<Player>>> program_at_{};  // null: a person
  Screen& screen_;
  Audience audience_;
  Keyboard keyboard_;

  // Of the question that is asked.
  ActionList offers_;
  View view_;
  std::vector<Menu> menus_;  // the one shown is the last

  std::optional<Post> queue_of_;
  std::deque<Action> queue_;      // several choices of one line, still to be made
  std::vector<Chosen> steps_;     // how each step of the record came about
  std::size_t firm_steps_ = 0;    // undo stops there: others have seen what came before
  bool cards_on_screen_ = false;  // since it was cleared: cards that not everybody may see
  std::vector<std::string> last_told_;
  int drawn_for_ = -1;                                   // the turn in whose hand-out the board was drawn
  std::set<std::pair<const Person*, Decision>> helped_;  // who has read the help to what
};

}  // namespace bocage::cli
