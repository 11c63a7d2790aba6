#include "server/screen/table_json.h"

#include "rules/medals.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

// The words of the protocol for our enumerators.
std::string_view word(Seat::Holder holder) {
  switch (holder) {
    case Seat::Holder::Nobody: return "nobody";
    case Seat::Holder::Person: return "person";
    case Seat::Holder::Bot: return "bot";
  }
  return "";
}

std::string_view word(TableResult::How how) {
  switch (how) {
    case TableResult::How::Rules: return "rules";
    case TableResult::How::Resigned: return "resigned";
    case TableResult::How::Agreed: return "agreed";
    case TableResult::How::OutOfTime: return "out-of-time";
    case TableResult::How::Expired: return "expired";
  }
  return "";
}

std::string_view word(RematchStance stance) {
  switch (stance) {
    case RematchStance::None: return "";
    case RematchStance::Offers: return "offers";
    case RematchStance::Asked: return "asked";
    case RematchStance::Accepts: return "accepts";
    case RematchStance::Declines: return "declines";
  }
  return "";
}

Json seat_json(const Table& table, Post post, const std::string& person, const People& people) {
  const Seat& seat = table.seat(post);
  const bool is_person = seat.holder == Seat::Holder::Person;
  Json out = {{"post", post_text(post)},
              {"holder", word(seat.holder)},
              {"name", is_person ? people.name_of(seat.id) : seat.id},
              {"you", is_person && seat.id == person},
              {"here", is_person ? people.is_here(seat.id) : seat.holder == Seat::Holder::Bot}};
  if (!seat.stand_in.empty()) { out["stand_in"] = seat.stand_in; }
  const RematchStance stance = is_person ? table.rematch_stance(seat.id) : RematchStance::None;
  if (stance != RematchStance::None) { out["rematch"] = word(stance); }
  return out;
}

Json contributions_json(const Table& table) {
  Json list = Json::array();
  for (const SeedPart& part : table.contributions()) { list.push_back({{"from", part.from}, {"bytes", part.bytes}}); }
  return list;
}

Json medals_json(const Table& table) {
  const Game* game = table.game();
  return by_side(
      [&](Side side) { return game == nullptr ? 0 : medals(table.battle(), game->state().open.field, side); });
}

Json first_game_json(const std::optional<FirstGame>& first) {
  if (!first) { return nullptr; }
  return {{"table", first->table}, {"medals", by_side([&](Side side) { return first->medals[index(side)]; })}};
}

}  // namespace

std::string_view word(TableState state) {
  switch (state) {
    case TableState::Gathering: return "gathering";
    case TableState::Frozen: return "frozen";
    case TableState::Playing: return "playing";
    case TableState::Over: return "over";
  }
  return "";
}

Json post_set_json(PostSet posts) {
  Json list = Json::array();
  posts.for_each([&](Post post) { list.push_back(post_text(post)); });
  return list;
}

Json seats_json(const Table& table, const std::string& person, const People& people) {
  Json list = Json::array();
  table.posts().for_each([&](Post post) { list.push_back(seat_json(table, post, person, people)); });
  return list;
}

Json result_json(const Table& table) {
  const auto& result = table.result();
  if (!result) { return nullptr; }
  Json out = {{"how", word(result->how)},
              {"winner", result->winner ? Json(name(*result->winner)) : Json()},
              {"medals", medals_json(table)}};
  if (result->how == TableResult::How::Rules) { out["ending"] = name(table.game()->state().open.ending); }
  return out;
}

Json table_info_json(const Table& table, const std::string& person, const People& people, const TableFacts& facts) {
  const bool over = table.state() == TableState::Over;
  Json out = {{"id", table.id()},
              {"state", word(table.state())},
              {"settings", settings_json(table.settings())},
              {"since", facts.since},
              {"expires", facts.expires != 0 ? Json(facts.expires) : Json()},
              {"commitment", commitment(table.seed())},
              {"seed", over ? Json(to_text(table.seed())) : Json()},
              {"contributions", contributions_json(table)},
              {"game_seed", over ? Json(table.game()->record().seed) : Json()},
              {"result", result_json(table)},
              {"seats", seats_json(table, person, people)},
              {"you", post_set_json(table.posts_of(person))},
              {"maker", facts.maker == person},
              {"may_sit", post_set_json(facts.may_sit)},
              {"match", first_game_json(facts.first_game)}};
  if (!facts.rematch.empty()) { out["rematch"] = facts.rematch; }
  return out;
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
