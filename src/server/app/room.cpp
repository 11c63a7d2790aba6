#include "server/app/room.h"

#include <algorithm>

#include "server/app/log.h"
#include "server/app/token.h"

namespace bocage::server {
namespace {

// A table with a computer player on turn is due this long after its last entry. While the table is in memory, the player
// has answered by then.
constexpr Milliseconds kProgramsDue = 30 * kSecond;
// Due times are rounded up, so that the row need not be written with every action.
constexpr Milliseconds kMinute = 60 * kSecond;

constexpr Timestamp round_up(Timestamp time, Milliseconds unit) { return (time + unit - 1) / unit * unit; }

Message message_of(const Json& json) { return std::make_shared<const std::string>(json.dump()); }

Json accepted_json(int request, std::uint32_t number) { return {{"re", request}, {"ok", true}, {"n", number}}; }

}  // namespace

Room::Room(RoomContext& context, LoadedTable loaded)
    : context_(context),
      row_(std::move(loaded.row)),
      table_(std::move(loaded.table)),
      log_(std::move(loaded.log)),
      first_medals_(loaded.first_medals),
      active_at_(context.outside.now()) {
  for (PersonRow& person : loaded.people) {
    std::string id = person.id;
    people_[std::move(id)] = context_.guests.remember(std::move(person));
  }
  table_.posts().for_each([&](Post post) { pin(table_.seat(post).id); });
  const bool changed = refresh_row();
  if (!loaded.is_new && (changed || loaded.adopted_battle)) {
    catch_up_ = Batch{.tables = {row_}};
    if (loaded.adopted_battle) { catch_up_->battles.push_back(*loaded.adopted_battle); }
  }
}

void Room::pin(const std::string& person) {
  if (const KnownPerson known = context_.guests.known(person)) { people_.try_emplace(person, known); }
}

Timestamp Room::expires_at() const {
  const bool correspondence = table_.settings().clock.budget >= kDay;
  const Milliseconds period =
      correspondence ? context_.config.correspondence_expires_after : context_.config.expires_after;
  return round_up(std::max(row_.since, table_.newest_at()) + period, kDay);  // at first, there may be no entry
}

Timestamp Room::due() const {
  if (table_.state() == TableState::Over || table_.state() == TableState::Frozen) { return kNever; }
  Timestamp due = expires_at();
  if (table_.state() != TableState::Playing) { return due; }
  if (const auto ends_at = table_.clock().ends_at()) { due = std::min(due, *ends_at); }
  if (!table_.waits_for_programs().empty()) {
    due = std::min(due, round_up(table_.newest_at() + kProgramsDue, kMinute));
  }
  return due;
}

bool Room::refresh_row() {
  TableRow row = row_;
  row.over = table_.state() == TableState::Over;
  row.shelf = shelf_of(table_);
  row.listing = listing_json(table_).dump();
  row.due = due();
  listing_key_ = listing_key(table_);
  return std::exchange(row_, std::move(row)) != row_;
}

void Room::retire() {
  retired_ = true;
  clients_.clear();
}

bool Room::is_idle_since(Timestamp time) const {
  const bool thinks = std::any_of(programs_.begin(), programs_.end(), [](const Program& it) { return it.thinks; });
  return clients_.empty() && !thinks && unsaved_ == 0 && active_at_ <= time;
}

bool Room::is_here(const std::string& person) const {
  return std::any_of(clients_.begin(), clients_.end(), [&](const auto& it) { return it.second.person == person; });
}

std::string Room::invitation(std::string_view post) const { return invitation_token(table_.seed(), post); }

// An invitation is remembered as long as the room is in memory; a client presents it in every hello.
void Room::join(ConnectionId connection, const KnownPerson& joining, const Request& hello) {
  const std::string& person = joining->id;
  active_at_ = context_.outside.now();
  const Asker asker{connection, hello.id};
  const bool was_here = is_here(person);
  Client& client = clients_[connection] = {person, hello.key};
  if (!hello.invite.empty()) {
    table_.posts().for_each([&](Post post) {
      const bool to_this_post = equal_secrets(hello.invite, invitation(post_text(post)));
      const bool to_any_post = equal_secrets(hello.invite, invitation(kAnyPost));
      if (to_this_post || to_any_post) { invited_[person].add(post); }
    });
  }
  send_when_stored({}, {{connection, table_message(client, hello.last_seen)}});
  answer(asker, Json::object());
  Entry back{.kind = EntryKind::GiveBack, .at = active_at_, .who = person, .posts = posts_with_stand_in(person)};
  if (!table_.judge(back)) {
    carry_out(back, {}, {});
  } else if (!was_here) {
    send_seats();
  }
}

void Room::disconnect(ConnectionId connection) {
  const auto found = clients_.find(connection);
  if (found == clients_.end()) { return; }
  const std::string person = found->second.person;
  clients_.erase(found);
  active_at_ = context_.outside.now();
  if (is_here(person)) { return; }
  send_seats();
  schedule_stand_in(person);
}

void Room::submit(Entry entry, const Client& client, Asker asker) {
  entry.at = context_.outside.now();
  entry.who = client.person;
  entry.request = client.key + ":" + std::to_string(asker.request);
  if (answer_again(entry, asker)) { return; }
  if (const auto refusal = table_.judge(entry)) { return refuse(asker, *refusal); }
  if (table_.settles_rematch(entry)) { return settle_rematch(entry, asker); }
  carry_out(entry, asker, {});
}

bool Room::answer_again(const Entry& entry, Asker asker) {
  const auto number = table_.done_as(entry.who, entry.request);
  if (number) { send_when_stored({}, {{asker.connection, message_of(accepted_json(asker.request, *number))}}); }
  return number.has_value();
}

// While the tables are counted, someone may decline, or the request may arrive a second time.
void Room::settle_rematch(const Entry& entry, Asker asker) {
  context_.may_create_table(entry.who, [self = shared_from_this(), entry, asker](bool may) {
    if (self->retired_ || self->answer_again(entry, asker)) { return; }
    if (const auto refusal = self->table_.judge(entry)) { return self->refuse(asker, *refusal); }
    Batch batch;
    const auto rematch = may ? self->context_.create_rematch(*self, entry.who, batch) : nullptr;
    if (!rematch) { return self->refuse(asker, Why::TooManyTables); }
    Entry settled = entry;
    settled.kind = EntryKind::Rematch;
    settled.text = rematch->row().id;
    self->carry_out(settled, asker, std::move(batch));
    self->context_.wake_when_stored(rematch);
  });
}

void Room::carry_out(const Entry& entry, std::optional<Asker> asker, Batch batch) {
  if (retired_) { return; }
  active_at_ = context_.outside.now();
  const bool was_over = table_.state() == TableState::Over;
  const Change change = table_.apply(entry);
  log_.add(entry, table_.entries(), change);
  const bool ended = !was_over && table_.state() == TableState::Over;

  Entry stored = entry;
  stored.effect = change.effect;
  batch.entries.push_back({row_.id, table_.entries(), to_text(stored)});
  const bool plays = entry.kind == EntryKind::Act || entry.kind == EntryKind::Undo;
  const bool same_listing = plays ? listing_key(table_) == listing_key_ : entry.kind == EntryKind::Say;
  if (!(same_listing && due() == row_.due) && refresh_row()) { batch.tables.push_back(row_); }
  if (entry.kind == EntryKind::Sit) { batch.sat.push_back({entry.who, row_.id}); }
  if (entry.kind == EntryKind::Sit || entry.kind == EntryKind::Say) { pin(entry.who); }
  Messages messages = messages_of(entry, change, ended);
  if (asker) { messages.emplace_back(asker->connection, message_of(accepted_json(asker->request, table_.entries()))); }
  send_when_stored(std::move(batch), std::move(messages));
  if (ended) { log_info("over", {{"table", row_.id}, {"entries", table_.entries()}}); }
  follow_up();
}

void Room::send_when_stored(Batch batch, Messages messages) {
  ++unsaved_;
  context_.journal.write(std::move(batch), [self = shared_from_this(), messages = std::move(messages)](bool stored) {
    --self->unsaved_;
    if (!stored) { return self->context_.drop(*self); }
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
