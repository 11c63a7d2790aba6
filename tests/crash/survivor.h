// A client that keeps playing through server crashes: it reconnects with its cookie, repeats unanswered requests, and
// remembers the answers.
#pragma once

#include <map>
#include <random>

#include "client/person.h"

namespace bocage::crash {

namespace asio = boost::asio;

// The server's current address; port 0 while it is down.
struct Address {
  std::uint16_t port = 0;
  bool last_orders = false;  // the next player asked resigns
  bool closing = false;      // the test is over: all clients stop
};

struct Table {
  std::string id;
  std::uint32_t newest = 0;  // the highest entry number shown to any client here
  bool over = false;
};

class Survivor {
 public:
  Survivor(asio::io_context& loop, const Address& address, unsigned number);

  client::Person& person() { return person_; }
  void sit_at(Table& table, std::string post, std::string invitation);
  asio::awaitable<void> live();
  void go_home();

  const Table& table() const { return *table_; }
  const std::string& key() const { return key_; }
  // Answered requests with the entry number from the answer; and those with a unique text.
  const std::map<int, std::uint32_t>& answered() const { return answered_; }
  const std::map<int, std::string>& said() const { return said_; }
  int repeated() const { return repeated_; }
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  asio::awaitable<void> come_in();
  void hear(const std::string& text);
  void hear_answer(const Json& answer);
  asio::awaitable<void> speak();
  Json next_wish(const Json& game);
  void complain(const std::string& what) { complaints_.push_back(key_ + " at " + table_->id + ": " + what); }

  asio::io_context& loop_;
  const Address& address_;
  client::Person person_;
  Table* table_ = nullptr;
  std::string post_;
  std::string invitation_;
  std::string key_;
  std::mt19937 luck_;
  std::unique_ptr<client::Connection> connection_;
  std::uint32_t seen_ = 0;
  int last_id_ = 0;
  int hello_ = 0;
  bool shown_ = false;  // since the last reconnect
  Json game_;           // as last shown
  Json unanswered_;     // null if there is none
  std::map<int, std::uint32_t> answered_;
  std::map<int, std::string> said_;
  int repeated_ = 0;
  std::vector<std::string> complaints_;
};

}  // namespace bocage::crash
