// A game for rule tests: actions as text, scripted dice and cards. See README.md in this folder.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/refusal.h"
#include "support/bench_chance.h"

namespace bocage {

using Texts = std::vector<std::string>;

// A unit on the board.
struct Standing {
  UnitId id = kNoUnit;
  std::string side;  // "axis", "allies"
  std::string type;  // "infantry", "special-forces", "elite-armor", ...
  int figures = 0;
  int moved = 0;
  bool ordered = false;
  bool battled = false;
};

class Table {
 public:
  Table(std::unique_ptr<const Battle> battle, const BySide<std::vector<std::string>>& hands);
  Table(Table&&) noexcept = default;
  Table& operator=(Table&&) noexcept = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  ~Table();  // unused queued dice or cards fail the test

  // Chance. Each call is for one roll, or for the rolls of one action; further calls are for later ones.
  Table& dice(const std::vector<std::string>& faces);
  Table& draw(const std::vector<std::string>& cards);
  Table& picks(const std::vector<int>& picks);  // the scatter of an airdrop
  Table& random_dice(std::uint64_t seed);       // from now on, dice need not be queued

  // Playing. Any refusal is thrown as std::runtime_error, with the list of legal actions.
  Table& act(std::string_view action);                            // by any post that may take it
  Table& act_as(std::string_view post, std::string_view action);  // "allies/left"
  template <class... Texts>
  Table& run(const Texts&... actions) {
    (act(actions), ...);
    return *this;
  }
  Table& hand_out(const std::vector<std::string>& cards);  // "probe-left left", ...; then done
  Table& place_all();                                      // posts place their cards wherever they may
  Table& skip_to(std::string_view decision);               // says done or pass until this is asked
  Table& end_turn();                                       // says done or pass until the next card is to be played
  Table& ask_ambush();                                     // do not pass automatically for a defender without Ambush

  // Decisions.
  std::vector<std::string> legal() const;
  std::vector<std::string> legal_for(std::string_view post) const;  // "allies/left"
  bool offers_to(std::string_view post, std::string_view action) const;
  std::vector<std::string> pending_posts() const;  // "allies/left place", ...
  bool offers(std::string_view action) const;
  bool offers_kind(std::string_view kind) const;       // "move", "battle", "remove-wire", ...
  std::string why_not(std::string_view action) const;  // "ORD-01 not-ordered"; "" if it is legal
  Refusal refusal(std::string_view action) const;      // of the first post that is asked
  Refusal refusal_to(std::string_view post, std::string_view action) const;
  std::string decision() const;      // "play", "order", "move", ...; "over" at the end
  std::string pending_side() const;  // "" at the end

  // State.
  std::optional<Standing> unit(Coord at) const;
  bool empty(Coord at) const { return !unit(at).has_value(); }
  int figures(Coord at) const;  // 0 if the hex is empty
  bool has_wire(Coord at) const { return state_.open.field.wire.contains(hex(at)); }
  bool has_sandbags(Coord at) const { return state_.open.field.sandbags.contains(hex(at)); }
  bool has_mines(Coord at) const { return state_.open.field.mines.contains(hex(at)); }
  bool has_cave(Coord at) const { return state_.open.field.caves.contains(hex(at)); }
  bool is_camouflaged(Coord at) const { return trait(at, kCamouflaged); }
  bool is_in_craft(Coord at) const { return trait(at, kAfloat); }
  int mine_shown(Coord at) const;  // -1 while face down
  int visibility() const { return state_.open.field.visibility; }
  std::optional<Plane> plane(Coord at) const;  // prefers one in flight to a parked one
  std::vector<std::string> chip(std::string_view side) const;
  int sorties(std::string_view side) const;  // face-up Air Sorties
  int medals(std::string_view side) const;
  std::vector<std::string> hand(std::string_view side) const;  // in the order of the deck
  int deck_size() const { return state_.hidden.deck.size; }
  std::string discard_top() const;
  std::string side_on_turn() const { return std::string(name(state_.open.on_turn)); }
  int turn() const { return state_.open.turn; }
  bool over() const { return state_.open.over(); }
  std::string winner() const;  // "" if not over
  std::string ending() const { return std::string(name(state_.open.ending)); }

  // Events of the last act().
  const std::vector<Event>& events() const { return events_; }
  std::vector<std::string> story() const;     // "unit-moved allies 6,4 > 8,4"
  int happened(std::string_view kind) const;  // number of events of this kind: "unit-retreated"

  // Changes to the position that conserve the cards.
  Table& give(std::string_view side, const std::vector<std::string>& cards);  // the hand, exactly
  Table& deck(const std::vector<std::string>& cards);  // the deck, exactly; other cards are discarded
  Table& set_figures(Coord at, int figures);
  Table& set_mine(Coord at, int value);  // its hidden value
  Table& set_visibility(int hexes);
  Table& fly(std::string_view side, std::string_view is, Coord at);  // an airplane in flight over this hex

  const Battle& battle() const { return *battle_; }
  const State& state() const { return state_; }
  State& state() { return state_; }
  Hex hex(Coord at) const;

 private:
  std::size_t mine_index(Coord at) const;
  bool trait(Coord at, UnitTrait which) const;
  Action parse(std::string_view text) const;
  Post post_for(const Action& action, std::string_view text) const;
  Table& act_by(Post post, std::string_view text);
  void apply_once(Post post, const Action& action, std::string_view text);
  void pass_idle_ambushes(std::string_view text);
  bool say_done_or_pass();
  [[noreturn]] void refuse(std::string_view text, std::string_view why) const;

  std::unique_ptr<const Battle> battle_;
  State state_{};
  BenchChance chance_;
  std::vector<Event> events_;
  bool asks_idle_ambush_ = false;
};

}  // namespace bocage
