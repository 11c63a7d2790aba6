// The updates a room sends.
#include "server/app/room.h"
#include "server/screen/events_json.h"
#include "server/screen/table_json.h"
#include "wire/json_writer.h"

namespace bocage::server {
namespace {

// A JSON object, with one more member.
Message with_member(std::string object, std::string_view key, std::string_view value) {
  object.pop_back();
  JsonWriter out(object);
  out.key(key);
  out.raw(value);
  out.close_object();
  return std::make_shared<const std::string>(std::move(object));
}

}  // namespace

// Every reader gets the part of the message that `make` writes, and the changes on their own screen. Each distinct
// message is made once.
template <class Make>
void Room::add_updates(Messages& messages, VariesBy varies_by, Make make) {
  Screens screens(table_, context_.outside.now());
  std::map<std::pair<std::string, Shown>, Message> made;
  for (auto& [connection, client] : clients_) {
    const bool as_spectator = varies_by == VariesBy::Viewer && table_.posts_of(client.person).empty();
    const std::string reader = as_spectator ? "" : client.person;
    const Shown now = screens.of(reader);
    Message& message = made[{reader, client.shown}];
    if (!message) { message = with_member(make(reader), "changes", screens.changes(client.shown, now)); }
    messages.emplace_back(connection, message);
    client.shown = now;
  }
}

void Room::add_seats(Messages& messages) {
  add_updates(messages, VariesBy::Person, [&](const std::string& person) { return seats_json(person).dump(); });
}

Room::Messages Room::messages_of(const Entry& entry, const Change& change, bool ended) {
  Messages messages;
  switch (entry.kind) {
    case EntryKind::Act:
    case EntryKind::Undo:
      add_updates(messages, VariesBy::Viewer,
                  [&](const std::string& person) { return step_text(entry, change, person); });
      if (ended) { add_seats(messages); }
      break;
    case EntryKind::Say: {
      const Said& said = table_.said().back();
      const Json json = {{"type", "said"}, {"said", said_json(said, people())}};
      const auto message = std::make_shared<const std::string>(json.dump());
      for (const auto& [connection, client] : clients_) {
        if (table_.may_hear(said, client.person)) { messages.emplace_back(connection, message); }
      }
      break;
    }
    default: add_seats(messages); break;
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

Json Room::info_json(const std::string& person) const {
  const bool ended = table_.state() == TableState::Over || table_.state() == TableState::Frozen;
  TableFacts facts{.since = row_.since,
                   .maker = row_.maker,
                   .expires = ended ? 0 : expires_at(),
                   .may_sit = may_sit(person),
                   .rematch = table_.rematch()};
  const std::string& first = table_.settings().first_game;
  if (first_medals_) {
    facts.first_game = FirstGame{first, {(*first_medals_)[index(Side::Allies)], (*first_medals_)[index(Side::Axis)]}};
  }
  return table_info_json(table_, person, people(), facts);
}

std::string Room::step_text(const Entry& entry, const Change& change, const std::string& person) const {
  return json_text([&](JsonWriter& out) {
    out.open_object();
    out.member("type", "step");
    out.member("n", table_.entries());
    out.key("by");
    entry.post ? out.value(post_text(*entry.post)) : out.null();
    out.member("undone", change.undone);
    out.key("events");
    write_events(out, table_.battle(), change.events, table_.viewer(person));
    out.close_object();
  });
}

Json Room::seats_json(const std::string& person) const {
  return {{"type", "seats"}, {"n", table_.entries()}, {"table", info_json(person)}, {"watching", watching()}};
}

// Everything, for a client that has nothing yet.
Message Room::table_message(Client& client, std::uint32_t seen) {
  const std::string& person = client.person;
  const Viewer viewer = table_.viewer(person);
  Json log = Json::array();
  for (const StepLog::Step& step : log_.steps()) {
    if (step.number <= seen) { continue; }
    log.push_back({{"n", step.number},
                   {"by", post_text(step.by)},
                   {"events", events_json(table_.battle(), step.events, viewer)}});
  }
  const Json table = {{"type", "table"},
                      {"n", table_.entries()},
                      {"table", info_json(person)},
                      {"log", std::move(log)},
                      {"talk", heard_json(table_, person, people())},
                      {"watching", watching()}};
  client.shown = Screens(table_, context_.outside.now()).of(person);
  return with_member(table.dump(), "game", text_of(client.shown));
}

void Room::send_seats() {
  Messages messages;
  add_seats(messages);
  send_when_stored({}, std::move(messages));
}

}  // namespace bocage::server
