// The updates a room sends.
#include "server/app/room.h"
#include "server/screen/events_json.h"
#include "server/screen/game_json.h"
#include "server/screen/table_json.h"

namespace bocage::server {

// Builds each distinct message once. `make` may return null: then this reader gets none.
template <class Make>
void Room::add_messages(Messages& messages, VariesBy varies_by, Make make) const {
  std::map<std::string, Message> made;
  for (const auto& [connection, client] : clients_) {
    const bool as_spectator = varies_by == VariesBy::Viewer && table_.posts_of(client.person).empty();
    const std::string reader = as_spectator ? "" : client.person;
    Message& message = made[reader];
    if (!message) {
      const Json json = make(reader);
      if (json.is_null()) { continue; }
      message = std::make_shared<const std::string>(json.dump());
    }
    messages.emplace_back(connection, message);
  }
}

Room::Messages Room::messages_of(const Entry& entry, const Change& change, bool ended) const {
  Messages messages;
  switch (entry.kind) {
    case EntryKind::Act:
    case EntryKind::Undo:
      add_messages(messages, VariesBy::Viewer,
                   [&](const std::string& person) { return step_json(entry, change, person); });
      if (ended) {
        add_messages(messages, VariesBy::Person, [&](const std::string& person) { return seats_json(person); });
      }
      break;
    case EntryKind::Say:
      add_messages(messages, VariesBy::Person, [&](const std::string& person) {
        const Said& said = table_.said().back();
        if (!table_.may_hear(said, person)) { return Json(); }
        return Json{{"type", "said"}, {"said", said_json(said, people())}};
      });
      break;
    default:
      add_messages(messages, VariesBy::Person, [&](const std::string& person) { return seats_json(person); });
      break;
  }
  return messages;
}

People Room::people() const {
  return {[this](const std::string& id) { return context_.guests.name(id); },
          [this](const std::string& id) { return is_here(id); }};
}

int Room::watching() const {
  int count = 0;
  for (const auto& [connection, client] : clients_) {
    if (table_.posts_of(client.person).empty()) { ++count; }
  }
  return count;
}

Json Room::line_json(const std::string& person) const { return table_row_json(table_, person, people(), row_.since); }

Json Room::info_json(const std::string& person) const {
  TableFacts facts{.since = row_.since, .maker = row_.maker, .may_sit = may_sit(person), .rematch = table_.rematch()};
  const std::string& first = table_.settings().first_game;
  if (const auto medals = first.empty() ? std::nullopt : context_.medals_of(first)) {
    facts.first_game = FirstGame{first, {(*medals)[index(Side::Allies)], (*medals)[index(Side::Axis)]}};
  }
  return table_info_json(table_, person, people(), facts);
}

// Clocks keep running between entries, so an update shows them as of the moment it is made.
Json Room::game_now_json(const std::string& person) const { return game_json(table_, person, context_.outside.now()); }

Json Room::step_json(const Entry& entry, const Change& change, const std::string& person) const {
  return {{"type", "step"},
          {"n", table_.entries()},
          {"by", entry.post ? Json(post_text(*entry.post)) : Json()},
          {"undone", change.undone},
          {"events", events_json(table_.battle(), change.events, table_.viewer(person))},
          {"game", game_now_json(person)}};
}

Json Room::seats_json(const std::string& person) const {
  return {{"type", "seats"},
          {"n", table_.entries()},
          {"table", info_json(person)},
          {"game", game_now_json(person)},
          {"watching", watching()}};
}

Json Room::table_json(const std::string& person, std::uint32_t seen) const {
  const Viewer viewer = table_.viewer(person);
  Json log = Json::array();
  for (const LogStep& step : log_) {
    if (step.number <= seen) { continue; }
    log.push_back({{"n", step.number},
                   {"by", post_text(step.by)},
                   {"events", events_json(table_.battle(), step.events, viewer)}});
  }
  return {{"type", "table"},
          {"n", table_.entries()},
          {"table", info_json(person)},
          {"game", game_now_json(person)},
          {"log", std::move(log)},
          {"talk", heard_json(table_, person, people())},
          {"watching", watching()}};
}

void Room::send_seats() {
  Messages messages;
  add_messages(messages, VariesBy::Person, [&](const std::string& person) { return seats_json(person); });
  send_when_stored({}, std::move(messages));
}

}  // namespace bocage::server
