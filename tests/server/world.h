// An Outside without a network: connections are lists of sent messages, and the test controls time.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>

#include "client/folder.h"
#include "client/offered.h"
#include "server/app/hall.h"
#include "server/http/api.h"
#include "server/net/lanes.h"

namespace bocage::server {

class World final : public Outside {
 public:
  Timestamp now() const override { return now_; }
  void send(ConnectionId connection, Message message) override;
  void close(ConnectionId connection, CloseCode code) override { closed_[connection] = code; }
  void post(std::function<void()> task) override;
  void after(Milliseconds delay, std::function<void()> task) override;
  void offload(Lane lane, std::function<Completion()> work) override { lanes_.add(lane, std::move(work)); }
  void finish_lanes() { lanes_.finish(); }

  // Runs posted tasks until `done` holds. False if that takes too long.
  bool run_until(const std::function<bool()>& done);
  // Advances time and runs the timers that become due.
  void pass(Milliseconds time);

  // The messages of a connection. Those that change the game have it in `game` as well, as the client has it then.
  const std::vector<Json>& sent(ConnectionId connection) { return sent_[connection]; }
  // The newest message of a type, and the first answer to a request; null if there is none.
  const Json& newest(ConnectionId connection, const std::string& type);
  const Json& answer(ConnectionId connection, int request);
  std::optional<CloseCode> closed(ConnectionId connection) const;
  // Called with every message, before it is added to sent().
  std::function<void(ConnectionId connection, const Json& message, const std::string& text)> watch;

 private:
  bool run_one(std::chrono::milliseconds timeout);

  Timestamp now_ = 1'000'000;
  std::map<ConnectionId, std::vector<Json>> sent_;
  std::map<ConnectionId, Json> games_;                                  // as each client has it
  std::map<std::pair<ConnectionId, std::string>, std::size_t> newest_;  // by type: its index in `sent_`
  std::map<std::pair<ConnectionId, int>, std::size_t> answers_;         // by request
  std::map<ConnectionId, CloseCode> closed_;
  std::multimap<Timestamp, std::function<void()>> timers_;  // by the time they are due
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
  Lanes lanes_{[this](Completion done) { post(std::move(done)); }};
};

// The application in such a world, with its own store.
class Club {
 public:
  explicit Club(const std::string& file = "", Config config = {}, std::unique_ptr<Store> writer = nullptr);
  ~Club();
  Club(const Club&) = delete;
  Club& operator=(const Club&) = delete;

  World& world() { return world_; }
  Hall& hall() { return *hall_; }
  GuestBook& guests() { return *guests_; }
  Config& config() { return config_; }
  HttpResponse get(const std::string& path);
  std::shared_ptr<Room> room(const std::string& table);  // loads it if necessary; null if there is none
  Json tables(const std::string& person);                // the lists of tables

  std::string guest();                                                // the id of a new person
  std::string make(const std::string& person, const Json& settings);  // a table's id, or "refused: CODE"
  // Opens a connection; the code of the refusal, or empty.
  std::string connect(ConnectionId connection, const std::string& person, const std::string& table);
  // A connection that has completed `hello`.
  ConnectionId join(const std::string& person, const std::string& table, const std::string& invite = "");
  // Sends a request and waits for the answer.
  Json ask(ConnectionId connection, Json request);
  Json act(ConnectionId connection, const std::string& post, const std::string& action);
  // Plays an offer on the first of these connections that is asked, chosen by `pick(count)`; false if none is.
  bool play_on(const std::vector<ConnectionId>& connections, const std::function<std::size_t(std::size_t)>& pick);

 private:
  std::optional<client::Folder> folder_;
  Config config_;
  World world_;
  std::unique_ptr<Journal> journal_;
  std::unique_ptr<Reader> reader_;
  std::unique_ptr<GuestBook> guests_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Battles> battles_;
  std::unique_ptr<Hall> hall_;
  Files files_{{}};
  std::unique_ptr<Analyses> analyses_;
  std::unique_ptr<Api> api_;
  ConnectionId last_connection_ = 0;
  int last_request_ = 0;
};

}  // namespace bocage::server
