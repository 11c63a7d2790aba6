// HTTP and WebSockets behind a small interface. Everything runs on the thread that calls run(), the event loop; only
// post() and stop() may be called from other threads. Beast is slow to compile, so only net/*.cpp includes it.
#pragma once

#include "server/app/outside.h"
#include "server/config.h"
#include "server/http/message.h"

namespace bocage::server {

// The application as the network sees it.
class Service {
 public:
  virtual ~Service() = default;
  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  // Calls `reply` once, now or later, on the event loop.
  virtual void on_request(const HttpRequest& request, Reply reply) = 0;
  // Calls `admit` once, now or later: with nullopt it accepts the WebSocket; a response refuses it.
  using Admit = std::function<void(std::optional<HttpResponse> refused)>;
  virtual void on_upgrade(const HttpRequest& request, ConnectionId connection, Admit admit) = 0;
  virtual void on_message(ConnectionId connection, std::string_view text) = 0;
  virtual void on_close(ConnectionId connection) = 0;
  virtual void on_stop() = 0;  // must close all connections
};

class Network final : public Outside {
 public:
  explicit Network(const Config& config);  // which must outlive it
  ~Network() override;

  void listen(Service& service);  // throws std::runtime_error if the port cannot be bound
  std::uint16_t port() const;     // the actual one, if 0 was configured
  // Until stop(), SIGINT or SIGTERM. Then the lanes end; what they were told to write has been written.
  void run();
  void stop();

  Timestamp now() const override;
  void send(ConnectionId connection, Message message) override;
  void close(ConnectionId connection, CloseCode code) override;
  void post(std::function<void()> task) override;
  void after(Milliseconds delay, std::function<void()> task) override;
  void offload(Lane lane, std::function<Completion()> work) override;

  struct Impl;  // for net/*.cpp

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace bocage::server
