// One game between two scripted clients that choose random offers when told to.
#pragma once

#include <array>
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
  int late = 0;
  int refused = 0;
  int ended = 0;
  bool stopping = false;  // connections are closed on purpose
  std::vector<std::string> lost;
};

class Game {
 public:
  Game(asio::io_context& loop, std::uint16_t port, unsigned number, Tally& tally);

  asio::awaitable<void> make(std::string battle);  // until both are seated and the game has begun
  asio::awaitable<void> listen(std::size_t seat);  // until the connection ends
  asio::awaitable<void> act();                     // sends one action of a pending post, unless the last is unanswered
  bool is_waiting() const { return waiting_ != 0; }
  void leave();

 private:
  struct Player {
    explicit Player(client::Person who) : person(std::move(who)) {}
    client::Person person;
    std::unique_ptr<client::Connection> connection{};
    std::string newest{};  // the last message that contains the game
    int last_id = 0;
  };
  asio::awaitable<void> ask(Player& player, Json request);
  void receive(Player& player, std::string text);

  unsigned number_;
  Tally& tally_;
  std::array<Player, 2> players_;
  std::mt19937 luck_;
  TimePoint sent_at_{};
  int waiting_ = 0;  // players that have not seen the last action yet
};

}  // namespace bocage::bench
