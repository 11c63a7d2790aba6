#include "server/screen/table_json.h"

#include "rules/medals.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

constexpr std::array<std::string_view, 3> kTableStateNames{"gathering", "playing", "over"};
constexpr std::array<std::string_view, 3> kHolderNames{"nobody", "person", "bot"};
constexpr std::array<std::string_view, 4> kHowNames{"rules", "resigned", "agreed", "out-of-time"};
constexpr std::array<std::string_view, 5> kStanceNames{"", "offers", "asked", "accepts", "declines"};

template <class Names, class Value>
std::string_view word_of(const Names& names, Value value) {
  return names[static_cast<std::size_t>(value)];
}

Json post_set_json(PostSet posts) {
  Json list = Json::array();
  posts.for_each([&](Post post) { list.push_back(post_text(post)); });
  return list;
}

Json seat_json(const Table& table, Post post, const std::string& person, const People& people) {
  const Seat& seat = table.seat(post);
  const bool somebody = seat.holder == Seat::Holder::Person;
  Json out = {{"post", post_text(post)},
              {"holder", word_of(kHolderNames, seat.holder)},
              {"name", somebody ? people.name_of(seat.id) : seat.id},
              {"you", somebody && seat.id == person},
              {"here", somebody ? people.is_here(seat.id) : seat.holder == Seat::Holder::Bot}};
  if (!seat.stand_in.empty()) { out["stand_in"] = seat.stand_in; }
  const RematchStance stance = somebody ? table.rematch_stance(seat.id) : RematchStance::None;
  if (stance != RematchStance::None) { out["rematch"] = word_of(kStanceNames, stance); }
  return out;
}

Json medals_json(const Table& table) {
  const Game* game = table.game();
  return by_side(
      [&](Side side) { return game == nullptr ? 0 : medals(table.battle(), game->state().open.field, side); });
}

bool is_asked(const Table& table, const std::string& person) {
  if (table.state() != TableState::Playing) { return false; }
  const PostSet own = table.posts_of(person);
  for (const PendingPost& asked : pending(table.battle(), table.game()->state())) {
    if (own.has(asked.post) && table.program_of(asked.post).empty()) { return true; }
  }
  return false;
}

Json first_game_json(const std::optional<FirstGame>& first) {
  if (!first) { return nullptr; }
  return {{"table", first->table}, {"medals", by_side([&](Side side) { return first->medals[index(side)]; })}};
}

}  // namespace

Json seats_json(const Table& table, const std::string& person, const People& people) {
  Json list = Json::array();
  table.posts().for_each([&](Post post) { list.push_back(seat_json(table, post, person, people)); });
  return list;
}

Json result_json(const Table& table) {
  const auto& result = table.result();
  if (!result) { return nullptr; }
  Json out = {{"how", word_of(kHowNames, result->how)},
              {"winner", result->winner ? Json(name(*result->winner)) : Json()},
              {"medals", medals_json(table)}};
  if (result->how == TableResult::How::Rules) { out["ending"] = name(table.game()->state().open.ending); }
  return out;
}

Json table_info_json(const Table& table, const std::string& person, const People& people, const TableFacts& facts) {
  const bool over = table.state() == TableState::Over;
  Json out = {{"id", table.id()},
              {"state", word_of(kTableStateNames, table.state())},
              {"settings", settings_json(table.settings())},
              {"since", facts.since},
              {"commitment", commitment(table.seed())},
              {"seed", over ? Json(to_text(table.seed())) : Json()},
              {"result", result_json(table)},
              {"seats", seats_json(table, person, people)},
              {"you", post_set_json(table.posts_of(person))},
              {"maker", facts.maker == person},
              {"may_sit", post_set_json(facts.may_sit)},
              {"match", first_game_json(facts.first_game)}};
  if (!facts.rematch.empty()) { out["rematch"] = facts.rematch; }
  return out;
}

Json table_row_json(const Table& table, const std::string& person, const People& people, Milliseconds since) {
  return {{"id", table.id()},
          {"battle", table.settings().battle},
          {"state", word_of(kTableStateNames, table.state())},
          {"listed", table.settings().listed},
          {"since", since},
          {"seats", seats_json(table, person, people)},
          {"turn", table.game() == nullptr ? 0 : int{table.game()->state().open.turn}},
          {"medals", medals_json(table)},
          {"asked", is_asked(table, person)},
          {"result", result_json(table)}};
}

Json said_json(const Said& said, const People& people) {
  return {{"n", said.number},
          {"name", people.name_of(said.who)},
          {"posts", post_set_json(said.posts)},
          {"to", said.to},
          {"text", said.text},
          {"at", said.at}};
}

Json heard_json(const Table& table, const std::string& person, const People& people) {
  Json list = Json::array();
  for (const Said& said : table.said()) {
    if (table.may_hear(said, person)) { list.push_back(said_json(said, people)); }
  }
  return list;
}

}  // namespace bocage::server
