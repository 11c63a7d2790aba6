#include "world.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "client/patched.h"
#include "schema.h"

namespace bocage::server {
namespace {

constexpr std::chrono::seconds kTimeout{60};  // for a busy machine; nothing here takes a second
const Json kNothing;

// In memory if possible, because every answer waits for a commit. Durability is tested in tests/crash.
std::filesystem::path fast_folder() {
  const std::filesystem::path memory = "/dev/shm";
  return std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
}

}  // namespace

void World::send(ConnectionId connection, Message message) {
  Json json = Json::parse(*message);
  EXPECT_EQ(schema_fault("ServerMessage", json), "") << json.dump();
  Json& game = games_[connection];
  if (json.contains("changes")) { json["game"] = client::patched(game, json["changes"]); }
  if (json.contains("game")) {
    game = json["game"];
    if (!game.is_null()) { EXPECT_EQ(schema_fault("Game", game), "") << game.dump(); }
  }
  if (watch) { watch(connection, json, *message); }
  const std::size_t place = sent_[connection].size();
  if (json.contains("re")) {
    answers_.try_emplace({connection, json["re"].get<int>()}, place);
  } else {
    newest_[{connection, json["type"].get<std::string>()}] = place;
  }
  sent_[connection].push_back(std::move(json));
}

void World::post(std::function<void()> task) {
  {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
}

void World::after(Milliseconds delay, std::function<void()> task) { timers_.emplace(now_ + delay, std::move(task)); }

bool World::run_one(std::chrono::milliseconds timeout) {
  std::function<void()> task;
  {
    std::unique_lock lock(mutex_);
    if (!wake_.wait_for(lock, timeout, [&] { return !tasks_.empty(); })) { return false; }
    task = std::move(tasks_.front());
    tasks_.pop_front();
  }
  task();
  return true;
}

bool World::run_until(const std::function<bool()>& done) {
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (!done()) {
    if (std::chrono::steady_clock::now() > end) { return false; }
    run_one(std::chrono::milliseconds(10));
  }
  return true;
}

void World::pass(Milliseconds time) {
  const Timestamp until = now_ + time;
  while (!timers_.empty() && timers_.begin()->first <= until) {
    now_ = std::max(now_, timers_.begin()->first);
    const auto task = std::move(timers_.begin()->second);
    timers_.erase(timers_.begin());
    task();
  }
  now_ = until;
}

const Json& World::newest(ConnectionId connection, const std::string& type) {
  const auto found = newest_.find({connection, type});
  return found == newest_.end() ? kNothing : sent_[connection][found->second];
}

const Json& World::answer(ConnectionId connection, int request) {
  const auto found = answers_.find({connection, request});
  return found == answers_.end() ? kNothing : sent_[connection][found->second];
}

std::optional<CloseCode> World::closed(ConnectionId connection) const {
  const auto found = closed_.find(connection);
  return found == closed_.end() ? std::nullopt : std::optional(found->second);
}

Club::Club(const std::string& file, Config config, std::unique_ptr<Store> writer) : config_(std::move(config)) {
  config_.reaction_beat = 0;  // time passes only where a test says so
  if (file.empty()) { folder_.emplace(fast_folder()); }
  const std::string path = folder_ ? folder_->file("bocage.db") : file;
  if (!writer) { writer = open_sqlite(path); }
  journal_ = std::make_unique<Journal>(std::move(writer), world_);
  reader_ = std::make_unique<Reader>(world_, ReadStores{open_sqlite(path), open_sqlite(path)});
  guests_ = std::make_unique<GuestBook>(*reader_, *journal_);
  thinkers_ = std::make_unique<Thinkers>(2, world_);
  battles_ = std::make_unique<Battles>(default_library());
  hall_ = std::make_unique<Hall>(config_, world_, *battles_, *journal_, *guests_, *thinkers_, *reader_);
  analyses_ = std::make_unique<Analyses>(*thinkers_, config_.playouts);
  api_ = std::make_unique<Api>(config_, world_, *hall_, *battles_, *guests_, *journal_, *reader_, *analyses_, files_);
}

Club::~Club() {
  thinkers_.reset();
  world_.finish_lanes();
  journal_.reset();
  hall_.reset();
}

HttpResponse Club::get(const std::string& path) {
  HttpRequest request;
  request.method = "GET";
  request.path = path;
  std::optional<HttpResponse> found;
  api_->answer(request, [&](HttpResponse response) { found = std::move(response); });
  if (!world_.run_until([&] { return found.has_value(); })) { throw std::runtime_error("no answer: " + path); }
  return *found;
}

std::shared_ptr<Room> Club::room(const std::string& table) {
  std::optional<std::shared_ptr<Room>> found;
  hall_->find(table, [&](const Hall::RoomOrRefusal& room) { found = room ? *room : nullptr; });
  if (!world_.run_until([&] { return found.has_value(); })) { throw std::runtime_error("not loaded: " + table); }
  return *found;
}

Json Club::tables(const std::string& person) {
  std::optional<Json> found;
  hall_->list(person, [&](const std::optional<Json>& lists) { found = lists.value_or(Json()); });
  if (!world_.run_until([&] { return found.has_value(); })) { throw std::runtime_error("no lists"); }
  EXPECT_EQ(schema_fault("Tables", *found), "") << found->dump();
  return *found;
}

std::string Club::connect(ConnectionId connection, const std::string& person, const std::string& table) {
  std::optional<KnownPerson> visitor = guests_->known(person);
  if (!*visitor) {
    visitor.reset();
    reader_->read(
        Lane::Query, [person](Store& store) { return store.person(person).value(); },
        [&](const std::optional<PersonRow>& row) { visitor = guests_->remember(row.value()); });
    world_.run_until([&] { return visitor.has_value(); });
  }
  std::optional<std::string> answer;
  hall_->connect(connection, {*visitor, "192.0.2.1"}, table,
                 [&](const std::optional<Refusal>& refused) { answer = refused ? refused->code() : ""; });
  world_.run_until([&] { return answer.has_value(); });
  return answer.value();
}

std::string Club::guest() {
  bool stored = false;
  const std::string id = guests_->add_guest(world_.now(), [&](bool is) { stored = is; }).id;
  if (!world_.run_until([&] { return stored; })) { throw std::runtime_error("the guest was not stored"); }
  return id;
}

std::string Club::make(const std::string& person, const Json& settings) {
  std::optional<std::string> made;
  hall_->make(person, nlohmann::json::parse(settings.dump()), [&](const tl::expected<std::string, Refusal>& table) {
    made = table ? *table : "refused: " + table.error().code();
  });
  if (!world_.run_until([&] { return made.has_value(); })) { throw std::runtime_error("no table was made"); }
  return *made;
}

ConnectionId Club::join(const std::string& person, const std::string& table, const std::string& invite) {
  const ConnectionId connection = ++last_connection_;
  if (const std::string refused = connect(connection, person, table); !refused.empty()) {
    throw std::runtime_error(refused);
  }
  Json hello = {{"do", "hello"}, {"key", "key-of-connection-" + std::to_string(connection)}};
  if (!invite.empty()) { hello["invite"] = invite; }
  ask(connection, hello);
  world_.run_until([&] { return !world_.newest(connection, "table").is_null(); });
  return connection;
}

Json Club::ask(ConnectionId connection, Json request) {
  const int id = ++last_request_;
  request["id"] = id;
  hall_->on_message(connection, request.dump());
  world_.run_until([&] { return !world_.answer(connection, id).is_null() || world_.closed(connection); });
  return world_.answer(connection, id);
}

Json Club::act(ConnectionId connection, const std::string& post, const std::string& action) {
  return ask(connection, {{"do", "act"}, {"post", post}, {"action", action}});
}

bool Club::play_on(const std::vector<ConnectionId>& connections, const std::function<std::size_t(std::size_t)>& pick) {
  for (const ConnectionId connection : connections) {
    const auto& messages = world_.sent(connection);
    for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
      if (!message->contains("game") || (*message)["game"].is_null()) { continue; }
      const Json offers = (*message)["game"]["offers"];
      if (offers.empty()) { break; }
      const auto texts = client::offered_actions(offers[0]);
      const Json answer = act(connection, offers[0]["post"], texts[pick(texts.size())]);
      if (!answer["ok"].get<bool>()) { throw std::runtime_error(answer.dump()); }
      return true;
    }
  }
  return false;
}

}  // namespace bocage::server
