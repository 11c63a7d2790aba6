// Somebody who plays on whatever happens to the server: he comes back with his cookie, repeats what was not answered, and
// remembers what was.
#pragma once

#include <map>
#include <random>

#include "client/person.h"

namespace bocage::crash {

namespace asio = boost::asio;

// Where the server is now; 0 while there is none.
struct Address {
  std::uint16_t port = 0;
  bool last_orders = false;  // whoever is asked next resigns
  bool closing = false;      // the test is over: everybody goes home
};

struct Table {
  std::string id;
  std::uint32_t newest = 0;  // the highest number that anybody here was shown
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
  // Requests that were answered, with the number the answer gave; those with a text of their own.
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
  std::unique_ptr<client::Line> line_;
  std::uint32_t seen_ = 0;
  int last_id_ = 0;
  int hello_ = 0;
  bool shown_ = false;  // the table, since he came in
  Json game_;           // as it was shown last
  Json unanswered_;     // null if there is nothing
  std::map<int, std::uint32_t> answered_;
  std::map<int, std::string> said_;
  int repeated_ = 0;
  std::vector<std::string> complaints_;
};

}  // namespace bocage::crash
