// A client as a careful program would write it: it resends what was not answered, with the same id, and reconnects.
#pragma once

#include <optional>

#include "server.h"
#include "wire/json.h"

namespace bocage::simulation {

// What the network does to clients.
struct Network {
  double duplicates = 0;  // a message is sent twice
  double breaks = 0;      // a connection breaks, per message
};

// An acknowledged request.
struct Acknowledged {
  std::string table;
  std::string request;  // KEY:ID, as the log has it
  std::uint32_t number = 0;
};

class Client final : public Peer {
 public:
  // Where the server is now; null while it is down.
  using Reach = std::function<SimulatedServer*()>;

  Client(Schedule& schedule, const Network& network, Reach reach, int number);

  void become_guest();                                    // until that works
  void make_table(const Json& settings);                  // until that works
  void play(const std::string& table, std::string post);  // joins, sits, and plays until told to stop
  void stop_playing() { plays_ = false; }
  void reconnect();

  const std::string& table() const { return table_; }
  const std::string& person() const { return person_; }
  const std::string& post() const { return post_; }
  bool is_settled() const { return joined_ && !outstanding_; }
  const Json& game() const { return game_; }
  const std::vector<Acknowledged>& acknowledged() const { return acknowledged_; }
  struct Received {
    std::uint32_t number = 0;  // the entry it shows
    Json message;
  };
  const std::vector<Received>& received() const { return received_; }  // updates of the table

  void on_message(server::ConnectionId connection, const std::string& text) override;
  void on_close(server::ConnectionId connection) override;

 private:
  void http(const std::string& method, const std::string& path, const Json& body,
            const std::function<void(const server::HttpResponse&)>& then);
  void connect();
  void hello();
  void send(const Json& request);
  void ask(Json request);  // keeps it until it is answered
  void think();
  std::optional<Json> wish();
  void on_update(Json message);
  void on_answer(const Json& answer);
  void watch_for_answer(int id);

  Schedule& schedule_;
  const Network& network_;
  Reach reach_;
  std::string key_;
  std::string cookie_;
  std::string person_;
  std::string table_;
  std::string post_;
  bool plays_ = false;
  server::ConnectionId connection_ = 0;  // 0: none
  bool connecting_ = false;
  bool joined_ = false;
  Timestamp sent_until_ = 0;  // messages to the server keep their order
  int last_id_ = 0;
  int hello_ = 0;  // the id of the hello of this connection
  std::optional<Json> outstanding_;
  std::uint32_t number_ = 0;  // the newest entry seen
  Json info_;
  Json game_;
  std::vector<Acknowledged> acknowledged_;
  std::vector<Received> received_;
};

}  // namespace bocage::simulation
