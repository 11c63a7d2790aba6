#include "server/app/room.h"

#include <algorithm>

#include "server/app/log.h"
#include "server/app/token.h"

namespace bocage::server {
namespace {

constexpr std::size_t kLogKept = 200;  // steps kept in memory; older ones are fetched on request

Settings settings_of(const TableRow& row) {
  auto settings = settings_from_json(nlohmann::json::parse(row.settings));
  if (!settings) { throw std::runtime_error("a stored table has bad settings: " + to_text(settings.error())); }
  if (!settings->bots.empty()) { settings->bots = nearest_opponent(settings->bots); }
  return std::move(*settings);
}

Seed seed_of(const TableRow& row) {
  const auto seed = seed_from_text(row.seed);
  if (!seed) { throw std::runtime_error("a stored table has a bad seed"); }
  return *seed;
}

}  // namespace

Room::Room(House& house, TableRow row, std::shared_ptr<const Battle> battle)
    : house_(house), row_(std::move(row)), table_(row_.id, settings_of(row_), std::move(battle), seed_of(row_)) {}

void Room::take(const Entry& entry) { note(entry, table_.apply(entry)); }

bool Room::is_here(const std::string& person) const {
  return std::any_of(people_.begin(), people_.end(), [&](const auto& it) { return it.second.person == person; });
}

std::string Room::invitation(const std::string& post) const { return invitation_token(table_.seed(), post); }

// The rights of an invitation last as long as the room; a returning guest presents it again.
void Room::greet(ConnectionId connection, const std::string& person, const Request& hello) {
  const Asker asker{connection, hello.id};
  const bool was_here = is_here(person);
  people_[connection] = {person, hello.key};
  if (!hello.invite.empty()) {
    table_.posts().for_each([&](Post post) {
      const bool one = equal_secrets(hello.invite, invitation(post_text(post)));
      if (one || equal_secrets(hello.invite, invitation("any"))) { invited_[person].add(post); }
    });
  }
  const auto message = std::make_shared<const std::string>(table_json(person, hello.number).dump());
  send_when_safe({}, {{connection, message}});
  answer(asker, Json::object());
  const PostSet sat_in_for = gone_posts(person);
  if (!sat_in_for.empty()) {
    carry_out({.kind = EntryKind::GiveBack, .at = house_.outside.now(), .who = person, .posts = sat_in_for}, {});
  } else if (!was_here) {
    tell_seats();
  }
}

void Room::part(ConnectionId connection) {
  const auto found = people_.find(connection);
  if (found == people_.end()) { return; }
  const std::string person = found->second.person;
  people_.erase(found);
  if (is_here(person)) { return; }
  tell_seats();
  watch_absence(person);
}

void Room::refuse_all(Farewell why) {
  for (const auto& [connection, guest] : std::exchange(people_, {})) { house_.outside.close(connection, why); }
}

void Room::wish(Entry entry, const Guest& guest, Asker asker) {
  entry.at = house_.outside.now();
  entry.who = guest.person;
  entry.request = guest.key + ":" + std::to_string(asker.request);
  if (const auto number = table_.done_as(entry.who, entry.request)) {
    const auto message = Json{{"re", asker.request}, {"ok", true}, {"n", *number}}.dump();
    return send_when_safe({}, {{asker.connection, std::make_shared<const std::string>(message)}});
  }
  if (const auto refusal = table_.judge(entry)) { return refuse(asker, *refusal); }
  if (table_.settles_rematch(entry)) {
    entry.kind = EntryKind::Rematch;
    entry.text = house_.rematch(*this, entry.who);
    if (entry.text.empty()) { return refuse(asker, Why::TooManyTables); }
  }
  carry_out(entry, asker);
}

void Room::carry_out(const Entry& entry, std::optional<Asker> asker) {
  const bool was_over = table_.state() == TableState::Over;
  const Change change = table_.apply(entry);
  note(entry, change);
  const bool ended = !was_over && table_.state() == TableState::Over;
  row_.over = table_.state() == TableState::Over;

  Batch batch{.entries = {{row_.id, table_.entries(), to_text(entry)}}};
  if (ended) { batch.tables.push_back(row_); }
  if (entry.kind == EntryKind::Sit) { batch.sat.push_back({entry.who, row_.id}); }
  Messages messages = messages_of(entry, change, ended);
  if (asker) {
    const auto text = Json{{"re", asker->request}, {"ok", true}, {"n", table_.entries()}}.dump();
    messages.emplace_back(asker->connection, std::make_shared<const std::string>(text));
  }
  send_when_safe(std::move(batch), std::move(messages));
  if (ended) { log_info("over", {{"table", row_.id}, {"entries", table_.entries()}}); }
  follow_up();
}

void Room::note(const Entry& entry, const Change& change) {
  if (entry.kind == EntryKind::Undo) {
    if (!log_.empty()) { log_.pop_back(); }
    return;
  }
  if (entry.kind != EntryKind::Act) { return; }
  log_.push_back({.number = table_.entries(), .by = entry.post.value(), .events = change.events});
  if (log_.size() > kLogKept) { log_.pop_front(); }
}

void Room::send_when_safe(Batch batch, Messages messages) {
  house_.journal.write(std::move(batch), [self = shared_from_this(), messages = std::move(messages)](bool stored) {
    if (!stored) { return self->house_.lost(self->row_.id); }
    for (const auto& [connection, message] : messages) { self->house_.outside.send(connection, message); }
  });
}

void Room::answer(Asker asker, Json parts) {
  Json out = {{"re", asker.request}, {"ok", true}};
  for (auto& [key, value] : parts.items()) { out[key] = std::move(value); }
  house_.outside.send(asker.connection, std::make_shared<const std::string>(out.dump()));
}

void Room::refuse(Asker asker, const Refusal& refusal) { refuse(house_, asker, refusal); }

void Room::refuse(House& house, Asker asker, const Refusal& refusal) {
  const Json out = {{"re", asker.request}, {"ok", false}, {"error", refusal.error}};
  house.outside.send(asker.connection, std::make_shared<const std::string>(out.dump()));
}

}  // namespace bocage::server
