// The application's interface to its host: a clock, connections, a task queue, and lanes for slow work. The network
// implements it, and so do tests.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "store/store.h"

namespace bocage::server {

using ConnectionId = std::uint64_t;                  // of a WebSocket; never reused
using Message = std::shared_ptr<const std::string>;  // the text of a message to clients; several may share one

// The WebSocket close codes the server uses.
enum class CloseCode : std::uint16_t {
  ShuttingDown = 1001,
  BadMessages = 1008,  // too many messages, or too many malformed ones
  StoreFailed = 1011,  // a commit failed: reconnect to the last stored state
  TooSlow = 1013,      // the client does not read what it is sent
};

// Slow work runs off the event loop, in lanes. A lane does one piece of work at a time, in the order given.
enum class Lane : std::uint8_t {
  Write,   // commits to the store
  Query,   // short reads of the store
  Replay,  // reads and replays whole logs
};
inline constexpr auto kLanes = std::to_array({Lane::Write, Lane::Query, Lane::Replay});

class Outside {
 public:
  virtual ~Outside() = default;
  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;

  // The application runs on one thread, the event loop. Only post() may be called from other threads.
  virtual Timestamp now() const = 0;
  // Both do nothing if the connection is already closed. Messages to one connection arrive in order.
  virtual void send(ConnectionId connection, Message message) = 0;
  virtual void close(ConnectionId connection, CloseCode code) = 0;
  // Run a task on the event loop: as soon as possible, or after a delay. Never from within the call.
  virtual void post(std::function<void()> task) = 0;
  virtual void after(Milliseconds delay, std::function<void()> task) = 0;
  // Runs `work`, which must not throw, in a lane, and then on the event loop what it returns. Work owns what it needs or
  // refers to something that outlives the lanes: a table may be gone when its work is done.
  using Completion = std::function<void()>;
  virtual void offload(Lane lane, std::function<Completion()> work) = 0;
};

}  // namespace bocage::server
