// The application's interface to the world: a clock, connections and a task queue. The network implements it, and so do
// tests.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "store/store.h"

namespace bocage::server {

using ConnectionId = std::uint64_t;                  // the id of a WebSocket connection
using Message = std::shared_ptr<const std::string>;  // a message to clients; shared by all who are sent the same
enum class Farewell : std::uint16_t {                // the close code of a connection
  Goodbye = 1001,                                    // the server shuts down
  BadMessages = 1008,                                // too many messages, or too many invalid ones
  Trouble = 1011,                                    // the commit failed: reconnect to the last stored state
  TooSlow = 1013,                                    // the client does not read what it is sent
};

class Outside {
 public:
  virtual ~Outside() = default;
  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;

  virtual Milliseconds now() const = 0;
  virtual void send(ConnectionId connection, Message message) = 0;
  virtual void close(ConnectionId connection, Farewell why) = 0;
  // The application runs on one thread, the event loop. Only `post` may be called from other threads.
  virtual void post(std::function<void()> task) = 0;
  virtual void after(Milliseconds delay, std::function<void()> task) = 0;
};

}  // namespace bocage::server
