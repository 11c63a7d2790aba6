// One game between two scripted clients that choose random offers when told to.
#pragma once

#include <array>
#include <chrono>
#include <random>

#include "client/person.h"

namespace bocage::bench {

namespace asio = boost::asio;
using Moment = std::chrono::steady_clock::time_point;

// Shared by all games.
struct Tally {
  std::vector<double> milliseconds;
  std::size_t frames = 0;
  std::size_t frame_bytes = 0;
  int late = 0;
  int refused = 0;
  int ended = 0;
  bool stopping = false;
  std::vector<std::string> lost;
};

class Game {
 public:
  Game(asio::io_context& loop, std::uint16_t port, unsigned number, Tally& tally);

  asio::awaitable<void> make(std::string battle);  // until both are seated and the game has begun
  asio::awaitable<void> listen(std::size_t seat);  // until the connection ends
  asio::awaitable<void> act();                     // one action of a pending post
  bool is_waiting() const { return waiting_ != 0; }
  void leave();

 private:
  struct Player {
    explicit Player(client::Person who) : person(std::move(who)) {}
    client::Person person;
    std::unique_ptr<client::Connection> line{};
    std::string newest{};  // the last message that contains the game
    int last_id = 0;
  };
  asio::awaitable<void> ask(Player& player, Json request);
  void hear(Player& player, std::string text);

  unsigned number_;
  Tally& tally_;
  std::array<Player, 2> players_;
  std::mt19937 luck_;
  Moment sent_at_{};
  int waiting_ = 0;  // players that have not seen the last action yet
};

}  // namespace bocage::bench
