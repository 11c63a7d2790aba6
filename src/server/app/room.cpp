#include "server/app/room.h"

#include <algorithm>

#include "server/app/log.h"
#include "server/app/token.h"

namespace bocage::server {
namespace {

constexpr std::size_t kMostLogSteps = 200;  // in memory; older ones are read from the store on request

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

Message message_of(const Json& json) { return std::make_shared<const std::string>(json.dump()); }

Json accepted_json(int request, std::uint32_t number) { return {{"re", request}, {"ok", true}, {"n", number}}; }

}  // namespace

Room::Room(RoomContext& context, TableRow row, std::shared_ptr<const Battle> battle)
    : context_(context), row_(std::move(row)), table_(row_.id, settings_of(row_), std::move(battle), seed_of(row_)) {}

Change Room::apply_stored(const Entry& entry) {
  Change change = table_.apply(entry);
  add_to_log(entry, change);
  return change;
}

bool Room::is_here(const std::string& person) const {
  return std::any_of(clients_.begin(), clients_.end(), [&](const auto& it) { return it.second.person == person; });
}

std::string Room::invitation(std::string_view post) const { return invitation_token(table_.seed(), post); }

// An invitation is remembered as long as the room is in memory; a client presents it in every hello.
void Room::join(ConnectionId connection, const std::string& person, const Request& hello) {
  const Asker asker{connection, hello.id};
  const bool was_here = is_here(person);
  clients_[connection] = {person, hello.key};
  if (!hello.invite.empty()) {
    table_.posts().for_each([&](Post post) {
      const bool to_this_post = equal_secrets(hello.invite, invitation(post_text(post)));
      const bool to_any_post = equal_secrets(hello.invite, invitation(kAnyPost));
      if (to_this_post || to_any_post) { invited_[person].add(post); }
    });
  }
  send_when_stored({}, {{connection, message_of(table_json(person, hello.last_seen))}});
  answer(asker, Json::object());
  const PostSet given_back = posts_with_stand_in(person);
  if (!given_back.empty()) {
    carry_out({.kind = EntryKind::GiveBack, .at = context_.outside.now(), .who = person, .posts = given_back}, {});
  } else if (!was_here) {
    send_seats();
  }
}

void Room::disconnect(ConnectionId connection) {
  const auto found = clients_.find(connection);
  if (found == clients_.end()) { return; }
  const std::string person = found->second.person;
  clients_.erase(found);
  if (is_here(person)) { return; }
  send_seats();
  schedule_stand_in(person);
}

void Room::close_all(CloseCode code) {
  for (const auto& [connection, client] : std::exchange(clients_, {})) { context_.outside.close(connection, code); }
}

void Room::submit(Entry entry, const Client& client, Asker asker) {
  entry.at = context_.outside.now();
  entry.who = client.person;
  entry.request = client.key + ":" + std::to_string(asker.request);
  if (const auto number = table_.done_as(entry.who, entry.request)) {
    return send_when_stored({}, {{asker.connection, message_of(accepted_json(asker.request, *number))}});
  }
  if (const auto refusal = table_.judge(entry)) { return refuse(asker, *refusal); }
  if (table_.settles_rematch(entry)) {
    entry.kind = EntryKind::Rematch;
    entry.text = context_.create_rematch(*this, entry.who);
    if (entry.text.empty()) { return refuse(asker, Why::TooManyTables); }
  }
  carry_out(entry, asker);
}

void Room::carry_out(const Entry& entry, std::optional<Asker> asker) {
  const bool was_over = table_.state() == TableState::Over;
  const Change change = table_.apply(entry);
  add_to_log(entry, change);
  const bool ended = !was_over && table_.state() == TableState::Over;
  row_.over = table_.state() == TableState::Over;

  Entry stored = entry;
  stored.effect = change.effect;
  Batch batch{.entries = {{row_.id, table_.entries(), to_text(stored)}}};
  if (ended) { batch.tables.push_back(row_); }
  if (entry.kind == EntryKind::Sit) { batch.sat.push_back({entry.who, row_.id}); }
  Messages messages = messages_of(entry, change, ended);
  if (asker) { messages.emplace_back(asker->connection, message_of(accepted_json(asker->request, table_.entries()))); }
  send_when_stored(std::move(batch), std::move(messages));
  if (ended) { log_info("over", {{"table", row_.id}, {"entries", table_.entries()}}); }
  follow_up();
}

void Room::add_to_log(const Entry& entry, const Change& change) {
  if (entry.kind == EntryKind::Undo) {
    if (!log_.empty()) { log_.pop_back(); }
    return;
  }
  if (entry.kind != EntryKind::Act) { return; }
  log_.push_back({.number = table_.entries(), .by = entry.post.value(), .events = change.events});
  if (log_.size() > kMostLogSteps) { log_.pop_front(); }
}

void Room::send_when_stored(Batch batch, Messages messages) {
  context_.journal.write(std::move(batch), [self = shared_from_this(), messages = std::move(messages)](bool stored) {
    if (!stored) { return self->context_.drop_table(self->row_.id); }
    for (const auto& [connection, message] : messages) { self->context_.outside.send(connection, message); }
  });
}

void Room::answer(Asker asker, Json parts) {
  Json out = {{"re", asker.request}, {"ok", true}};
  for (auto& [key, value] : parts.items()) { out[key] = std::move(value); }
  context_.outside.send(asker.connection, message_of(out));
}

void Room::refuse(Asker asker, const Refusal& refusal) { refuse(context_, asker, refusal); }

void Room::refuse(RoomContext& context, Asker asker, const Refusal& refusal) {
  const Json out = {{"re", asker.request}, {"ok", false}, {"error", refusal.error}};
  context.outside.send(asker.connection, message_of(out));
}

}  // namespace bocage::server
