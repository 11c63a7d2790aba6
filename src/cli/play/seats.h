// Who sits where at the table: people and computer players at the posts of both sides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/words/words.h"
#include "game/view.h"
#include "rules/seating.h"

namespace bocage::cli {

inline constexpr std::string_view kHuman = "human";

// A person at the keyboard, with all the posts that person holds; they are of one side.
struct Person {
  std::string name;
  Side side = Side::Axis;
  RoleMask roles = kNoRole;

  Viewer viewer() const { return {side, roles}; }
  bool holds(Post post) const { return post.side == side && has(roles, post.role); }
};

class Seats {
 public:
  // By post: the name of a person or a computer player. With one player per side, only the commander's counts.
  using Names = BySide<ByRole<std::string>>;
  Seats(Chain chain, const Names& names);

  const std::vector<Person>& people() const { return people_; }
  const Person* person_at(Post post) const;  // null: a computer player
  const std::string& name_at(Post post) const { return names_[index(post.side)][index(post.role)]; }

  // "Ann (Allies: Left General and Right General)"; just the name if that is the side's.
  std::string label(const Person& person, const Words& words) const;
  // Who sits where, one line per side.
  std::vector<std::string> lines(const Words& words) const;

 private:
  Chain chain_;
  Names names_;
  std::vector<Person> people_;
};

// The seating requested on the command line. Later options override earlier ones.
struct SeatWishes {
  BySide<std::string> players{"sergeant", std::string(kHuman)};  // --axis, --allies
  BySide<bool> said{};                                           // whether they were given, or are the defaults
  std::optional<int> people{};                                   // --people
  std::vector<std::string> seats{};                              // --seat allies/left=ann
};

// The seats, or what is wrong with the wishes.
std::variant<Seats, std::string> take_seats(Chain chain, const SeatWishes& wishes, const Words& words);

}  // namespace bocage::cli
