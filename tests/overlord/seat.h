// Lets one test run for both sides: it is written from the perspective of the bottom edge, and for the side at the top
// edge every hex is rotated by 180 degrees.
#pragma once

#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/position.h"

namespace bocage {

inline constexpr std::array<std::string_view, 2> kOwnSides{"allies", "axis"};

using Hexes = std::set<std::string>;

class Seat {
 public:
  explicit Seat(std::string_view side) : side_(side), enemy_(side == "allies" ? "axis" : "allies") {
    position_.overlord().first(side_);
  }

  // Before play.
  Seat& own(std::string_view kind, Coord at) { return unit(side_, kind, at); }
  Seat& foe(std::string_view kind, Coord at) { return unit(enemy_, kind, at); }
  Seat& own(std::string_view kind, std::initializer_list<Coord> at) {
    for (const Coord one : at) { own(kind, one); }
    return *this;
  }
  Seat& foe(std::string_view kind, std::initializer_list<Coord> at) {
    for (const Coord one : at) { foe(kind, one); }
    return *this;
  }
  Seat& hand(Texts cards) { return position_.hand(side_, std::move(cards)), *this; }
  Seat& enemy_hand(Texts cards) { return position_.hand(enemy_, std::move(cards)), *this; }
  Seat& enemy_first() { return position_.first(enemy_), *this; }
  Position& position() { return position_; }
  Table& table() {
    if (!table_) { table_.emplace(position_.play()); }
    return *table_;
  }

  // All text that contains hexes is rotated on its way in and out.
  Coord at(Coord hex) const { return side_ == "allies" ? hex : Coord{50 - hex.col, 8 - hex.row}; }
  std::string turned(std::string_view text) const;

  // "probe-left left", "barrage commander", ...; then done.
  Seat& give(const Texts& cards) { return hand_out(side_, cards); }
  Seat& enemy_gives(const Texts& cards) { return hand_out(enemy_, cards); }
  Seat& act(std::string_view role, std::string_view text) { return act_of(side_, role, text); }
  Seat& enemy(std::string_view role, std::string_view text) { return act_of(enemy_, role, text); }
  Seat& run(std::string_view role, const Texts& texts) {
    for (const std::string& text : texts) { act(role, text); }
    return *this;
  }
  Seat& enemy_run(std::string_view role, const Texts& texts) {
    for (const std::string& text : texts) { enemy(role, text); }
    return *this;
  }
  Seat& dice(const Texts& faces) { return table().dice(faces), *this; }
  Seat& skip_to(std::string_view decision) { return table().skip_to(decision), *this; }
  Seat& end_turn() { return table().end_turn(), *this; }

  bool offers(std::string_view role, std::string_view text) {
    return table().offers_to(post(side_, role), turned(text));
  }
  bool enemy_offers(std::string_view role, std::string_view text) {
    return table().offers_to(post(enemy_, role), turned(text));
  }
  // Orders the first unit on offer until none is left; returns those ordered.
  Hexes order_all(std::string_view role);
  // All offers that begin with this word, without it: orders("left") returns hexes.
  Hexes offered(std::string_view role, std::string_view verb) { return offered_to(side_, role, verb); }
  Hexes orders(std::string_view role) { return offered(role, "order"); }
  Hexes enemy_orders(std::string_view role) { return offered_to(enemy_, role, "order"); }
  std::string asked(std::string_view role) { return asked_of(side_, role); }  // "" if not asked
  std::string enemy_asked(std::string_view role) { return asked_of(enemy_, role); }
  int figures(Coord hex) { return table().figures(at(hex)); }
  bool empty(Coord hex) { return table().empty(at(hex)); }
  const std::string& side() const { return side_; }
  const std::string& enemy_side() const { return enemy_; }
  bool is_allies() const { return side_ == "allies"; }

 private:
  static std::string post(const std::string& side, std::string_view role) { return side + "/" + std::string(role); }
  Seat& unit(const std::string& side, std::string_view kind, Coord hex) {
    position_.unit(side, kind, at(hex));
    return *this;
  }
  Seat& hand_out(const std::string& side, const Texts& cards) {
    for (const std::string& card : cards) { act_of(side, "commander", "hand-out " + card); }
    return act_of(side, "commander", "done");
  }
  Seat& act_of(const std::string& side, std::string_view role, std::string_view text) {
    table().act_as(post(side, role), turned(text));
    return *this;
  }
  std::string asked_of(const std::string& side, std::string_view role);
  Hexes offered_to(const std::string& side, std::string_view role, std::string_view verb);

  std::string side_;
  std::string enemy_;
  Position position_;
  std::optional<Table> table_;
};

inline std::string Seat::turned(std::string_view text) const {
  std::string out;
  std::size_t i = 0;
  const auto digit = [&](std::size_t k) { return k < text.size() && text[k] >= '0' && text[k] <= '9'; };
  const auto number = [&] {
    int n = 0;
    for (; digit(i); ++i) { n = 10 * n + (text[i] - '0'); }
    return n;
  };
  while (i < text.size()) {
    if (!digit(i)) {
      out += text[i++];
      continue;
    }
    const int col = number();
    ++i;  // the comma
    const Coord hex = at({col, number()});
    out += std::to_string(hex.col) + "," + std::to_string(hex.row);
  }
  return out;
}

inline Hexes Seat::order_all(std::string_view role) {
  Hexes ordered;
  for (Hexes open = orders(role); !open.empty(); open = orders(role)) {
    act(role, "order " + *open.begin());
    ordered.insert(*open.begin());
  }
  return ordered;
}

inline std::string Seat::asked_of(const std::string& side, std::string_view role) {
  const std::string head = post(side, role) + " ";
  for (const std::string& text : table().pending_posts()) {
    if (text.starts_with(head)) { return text.substr(head.size()); }
  }
  return "";
}

inline Hexes Seat::offered_to(const std::string& side, std::string_view role, std::string_view verb) {
  const std::string head = std::string(verb) + " ";
  Hexes found;
  for (const std::string& text : table().legal_for(post(side, role))) {
    if (text.starts_with(head)) { found.insert(turned(text.substr(head.size()))); }
  }
  return found;
}

}  // namespace bocage
