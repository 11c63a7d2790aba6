// One game between scripted clients, one at every post, that choose random offers when told to.
#pragma once

#include <chrono>
#include <random>

#include "client/person.h"

namespace bocage::bench {

namespace asio = boost::asio;
using TimePoint = std::chrono::steady_clock::time_point;

// Shared by all games; Measured (load.h) explains the counters.
struct Tally {
  std::vector<double> milliseconds;  // latencies
  std::size_t steps = 0;             // messages that announced an action
  std::size_t step_bytes = 0;        // of all of them
  std::size_t bytes = 0;             // of all messages, answers included
  int late = 0;
  int refused = 0;
  int ended = 0;
  bool counting = false;  // the measurement is running
  bool stopping = false;  // connections are closed on purpose
  std::vector<std::string> lost;
};

class Game {
 public:
  Game(asio::io_context& loop, std::uint16_t port, unsigned number, Tally& tally);

  asio::awaitable<void> make(std::string battle);    // until all are seated and the game has begun
  asio::awaitable<void> play_ahead(int actions);     // before listen()
  asio::awaitable<void> listen(std::size_t player);  // until the connection ends
  asio::awaitable<void> act();  // sends one action of a pending post, unless the last is unanswered
  bool is_waiting() const { return waiting_ != 0; }
  std::size_t players() const { return players_.size(); }
  void leave();

 private:
  struct Player {
    explicit Player(client::Person who) : person(std::move(who)) {}
    client::Person person;
    std::string post{};
    std::unique_ptr<client::Connection> connection{};
    std::string newest{};  // the last message with offers; the first is the table
    int last_id = 0;
  };
  asio::awaitable<void> join(std::string table, client::Person person);
  asio::awaitable<void> ask(Player& player, Json request);
  asio::awaitable<void> read_step(Player& player);
  void receive(Player& player, std::string text);
  Player* next();               // one that must decide; null if the game is over
  Json choice(Player& player);  // the request for one of its offers

  asio::io_context& loop_;
  std::uint16_t port_;
  unsigned number_;
  Tally& tally_;
  std::vector<std::unique_ptr<Player>> players_;
  std::mt19937 luck_;
  TimePoint sent_at_{};
  std::size_t waiting_ = 0;  // players that have not seen the last action yet
};

}  // namespace bocage::bench
