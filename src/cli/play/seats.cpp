#include "cli/play/seats.h"

#include <algorithm>

#include "ai/player.h"
#include "cli/paint.h"

namespace bocage::cli {
namespace {

constexpr int kLongestName = 20;

bool is_program(std::string_view name) { return parse_player(name).has_value(); }

// The name of a side's player who was given none.
std::string side_name(Side side, const Words& words) { return words.say("cli.seat.side", {of_side(side)}); }

std::string named_or_side(const std::string& name, Side side, const Words& words) {
  return name == kHuman ? side_name(side, words) : name;
}

// OVL-21 to OVL-25: the people share the sides that were not given to a computer player.
std::string share(const SeatWishes& wishes, Chain chain, const Words& words, Seats::Names& names) {
  const int people = *wishes.people;
  BySide<int> on = people_on_sides(people, Side::Allies);
  const auto is_taken = [&](Side side) { return wishes.said[index(side)] && is_program(wishes.players[index(side)]); };
  if (is_taken(Side::Axis) && is_taken(Side::Allies)) { return words.say("cli.seat.programs-only"); }
  for (const Side side : kSides) {
    if (!is_taken(side)) { continue; }
    on[index(side)] = 0;
    on[index(other(side))] = people;
  }
  for (const Side side : kSides) {
    const int count = on[index(side)];
    const int room = chain == Chain::Single ? 1 : kMostPeople;
    if (count > room) { return words.say("cli.seat.too-many", {{"people", people}, {"room", room}}); }
    if (count == 0) { continue; }
    for (const Role role : kRoles) {
      const int number = seating(count)[index(role)] + 1;
      names[index(side)][index(role)] =
          count == 1 ? side_name(side, words) : words.say("cli.seat.numbered", {of_side(side), {"number", number}});
    }
  }
  return {};
}

std::optional<Side> side_named(std::string_view text) {
  const auto* const found = std::find_if(kSides.begin(), kSides.end(), [&](Side side) { return name(side) == text; });
  return found != kSides.end() ? std::optional(*found) : std::nullopt;
}

std::optional<Role> role_named(std::string_view text) {
  const auto* const found = std::find_if(kRoles.begin(), kRoles.end(), [&](Role role) { return name(role) == text; });
  return found != kRoles.end() ? std::optional(*found) : std::nullopt;
}

// A name that can be typed and printed in one line.
bool is_name(std::string_view text) {
  const auto is_plain = [](char letter) { return static_cast<unsigned char>(letter) >= ' ' && letter != '\x7f'; };
  return !text.empty() && text.front() != ' ' && text.back() != ' ' && columns(text) <= kLongestName &&
         std::all_of(text.begin(), text.end(), is_plain);
}

// "allies/left=ann", or "allies=ann" for all the posts of the side.
std::string seat_one(const std::string& wish, Chain chain, const Words& words, Seats::Names& names) {
  const std::size_t equals = std::min(wish.find('='), wish.size());
  const std::string_view post = std::string_view(wish).substr(0, equals);
  const std::size_t slash = std::min(post.find('/'), post.size());
  const auto side = side_named(post.substr(0, slash));
  const bool whole_side = slash == post.size();
  const auto role = whole_side ? std::optional(Role::Commander) : role_named(post.substr(slash + 1));
  const std::string who = equals < wish.size() ? wish.substr(equals + 1) : "";
  if (!side || !role || !is_name(who)) { return words.say("cli.seat.usage", {{"wish", wish}}); }
  if (chain == Chain::Single && *role != Role::Commander) {
    return words.say("cli.seat.no-post", {{"post", words.name(*role)}});
  }
  for (const Role each : kRoles) {
    if (whole_side || each == *role) { names[index(*side)][index(each)] = named_or_side(who, *side, words); }
  }
  return {};
}

}  // namespace

Seats::Seats(Chain chain, const Names& names) : chain_(chain), names_(names) {
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      std::string& name = names_[index(side)][index(role)];
      if (chain == Chain::Single) { name = names_[index(side)][index(Role::Commander)]; }
      if (is_program(name)) { continue; }
      const auto known = std::find_if(people_.begin(), people_.end(),
                                      [&](const Person& it) { return it.side == side && it.name == name; });
      if (known == people_.end()) {
        people_.push_back({name, side, mask(role)});
      } else {
        known->roles = static_cast<RoleMask>(known->roles | mask(role));
      }
    }
  }
}

const Person* Seats::person_at(Post post) const {
  const auto found =
      std::find_if(people_.begin(), people_.end(), [&](const Person& person) { return person.holds(post); });
  return found != people_.end() ? &*found : nullptr;
}

std::string Seats::label(const Person& person, const Words& words) const {
  if (person.name == side_name(person.side, words)) { return person.name; }
  std::vector<std::string> posts;
  for (const Role role : kRoles) {
    if (chain_ != Chain::Single && has(person.roles, role)) { posts.push_back(words.name(role)); }
  }
  return words.say(posts.empty() ? "cli.seat.person" : "cli.seat.person-at",
                   {{"name", person.name}, of_side(person.side), {"posts", words.list(posts)}});
}

std::vector<std::string> Seats::lines(const Words& words) const {
  std::vector<std::string> found;
  for (const Side side : kSides) {
    auto names = names_[index(side)];
    for (std::string& each : names) {
      if (each == side_name(side, words)) { each = kHuman; }
    }
    std::vector<std::string> seats;
    seats.reserve(kRoles.size());
    for (const Role role : kRoles) {
      seats.push_back(words.say("cli.seat.at", {{"post", words.name(role)}, {"name", names[index(role)]}}));
    }
    const bool one = std::all_of(names.begin(), names.end(), [&](const std::string& it) { return it == names[0]; });
    found.push_back(words.say("cli.seat.line", {of_side(side), {"who", one ? names[0] : words.list(seats)}}));
  }
  return found;
}

std::variant<Seats, std::string> take_seats(Chain chain, const SeatWishes& wishes, const Words& words) {
  Seats::Names names;
  for (const Side side : kSides) { names[index(side)].fill(named_or_side(wishes.players[index(side)], side, words)); }
  if (wishes.people) {
    if (std::string fault = share(wishes, chain, words, names); !fault.empty()) { return fault; }
  }
  for (const std::string& wish : wishes.seats) {
    if (std::string fault = seat_one(wish, chain, words, names); !fault.empty()) { return fault; }
  }
  Seats seats(chain, names);
  for (const Person& person : seats.people()) {
    const auto same = [&](const Person& it) { return it.side != person.side && it.name == person.name; };
    if (std::any_of(seats.people().begin(), seats.people().end(), same)) {
      return words.say("cli.seat.both-sides", {{"name", person.name}});
    }
  }
  return seats;
}

}  // namespace bocage::cli
