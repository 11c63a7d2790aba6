// What the application needs of the world: time, connections, and a later. The network is one such world, a test another.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "store/store.h"

namespace bocage::server {

using Line = std::uint64_t;                        // a WebSocket connection, by its number
using Frame = std::shared_ptr<const std::string>;  // what is sent over it; the same may go to many
enum class Farewell : std::uint16_t {              // why we end a connection
  Goodbye = 1001,                                  // the server stops
  BadMessages = 1008,                              // too many, or too many that make no sense
  Trouble = 1011,                                  // what was said could not be stored: come back and look
  TooSlow = 1013,                                  // it does not read what it is sent
};

class Outside {
 public:
  virtual ~Outside() = default;
  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;

  virtual Milliseconds now() const = 0;
  virtual void send(Line line, Frame frame) = 0;
  virtual void close(Line line, Farewell why) = 0;
  // Everything of the application happens on one thread. `post` may be called from any other.
  virtual void post(std::function<void()> task) = 0;
  virtual void after(Milliseconds delay, std::function<void()> task) = 0;
};

}  // namespace bocage::server
