// A client that keeps playing through server crashes: it reconnects with its cookie, repeats unanswered requests, and
// remembers the answers.
#pragma once

#include <map>
#include <random>

#include "client/person.h"

namespace bocage::crash {

namespace asio = boost::asio;

// What the test tells all clients.
struct Control {
  std::uint16_t port = 0;  // of the server; 0 while it is down
  bool resign = false;     // the next player who must decide resigns
  bool stop = false;       // the test is over: all clients stop
};

struct Table {
  std::string id;
  std::uint32_t newest = 0;  // the highest entry number shown to any client here
  bool over = false;
};

class Survivor {
 public:
  Survivor(asio::io_context& loop, const Control& control, unsigned number);

  client::Person& person() { return person_; }
  void sit_at(Table& table, std::string post, std::string invitation);
  asio::awaitable<void> play();  // until the test is over
  void disconnect();

  const Table& table() const { return *table_; }
  const std::string& key() const { return key_; }
  // By the id of the request: the entry number from the answer.
  const std::map<int, std::uint32_t>& answered() const { return answered_; }
  int repeated() const { return repeated_; }  // requests sent again after a crash
  const std::vector<std::string>& failures() const { return failures_; }

 private:
  asio::awaitable<void> connect();
  void receive(const std::string& text);
  void receive_answer(const Json& answer);
  asio::awaitable<void> send_request();
  Json next_request(const Json& game);  // null: nothing to do
  void fail(const std::string& what) { failures_.push_back(key_ + " at " + table_->id + ": " + what); }

  asio::io_context& loop_;
  const Control& control_;
  client::Person person_;
  Table* table_ = nullptr;
  std::string post_;
  std::string invitation_;
  std::string key_;
  std::mt19937 luck_;
  std::unique_ptr<client::Connection> connection_;
  std::uint32_t seen_ = 0;  // the highest entry number shown
  int last_id_ = 0;
  int hello_ = 0;       // the id of the last one
  bool shown_ = false;  // since the last reconnect
  Json game_;           // as last shown
  Json unanswered_;     // null if there is none
  std::map<int, std::uint32_t> answered_;
  int repeated_ = 0;
  std::vector<std::string> failures_;
};

}  // namespace bocage::crash
