#include "server/net/network.h"

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <tuple>

#include "server/net/sessions.h"

namespace bocage::server {
namespace {

constexpr std::chrono::milliseconds kFarewellTime{1500};

}  // namespace

Network::Network(const Config& config) : inside_(std::make_unique<Inside>(config)) {}
Network::~Network() = default;

void Network::listen(Service& service) {
  inside_->service = &service;
  const Config& config = inside_->config;
  try {
    const tcp::endpoint where(asio::ip::make_address(config.bind), config.port);
    inside_->acceptor.open(where.protocol());
    inside_->acceptor.set_option(asio::socket_base::reuse_address(true));
    inside_->acceptor.bind(where);
    inside_->acceptor.listen(asio::socket_base::max_listen_connections);
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error(config.bind + ":" + std::to_string(config.port) + ": " + error.code().message());
  }
  inside_->accept();
  inside_->signals.add(SIGINT);
  inside_->signals.add(SIGTERM);
  inside_->signals.async_wait([this](beast::error_code error, int) {
    if (!error) { inside_->stop(); }
  });
}

std::uint16_t Network::port() const { return inside_->acceptor.local_endpoint().port(); }

void Network::run() { inside_->loop.run(); }

void Network::stop() {
  asio::post(inside_->loop, [this] { inside_->stop(); });
}

Milliseconds Network::now() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void Network::send(ConnectionId connection, Message message) {
  const auto found = inside_->connections.find(connection);
  if (found != inside_->connections.end()) { found->second->send(std::move(message)); }
}

void Network::close(ConnectionId connection, Farewell why) {
  const auto found = inside_->connections.find(connection);
  if (found != inside_->connections.end()) { found->second->close(why); }
}

void Network::post(std::function<void()> task) { asio::post(inside_->loop, std::move(task)); }

void Network::after(Milliseconds delay, std::function<void()> task) {
  const auto timer = std::make_shared<asio::steady_timer>(inside_->loop, std::chrono::milliseconds(delay));
  timer->async_wait([timer, task = std::move(task)](beast::error_code error) {
    if (!error) { task(); }
  });
}

void Network::Inside::accept() {
  acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
    if (stopping) { return; }
    if (!error) { std::make_shared<HttpSession>(*this, std::move(socket))->run(); }
    accept();
  });
}

// Accepts no new connections, closes the open ones, and allows a moment for the close frames to arrive.
void Network::Inside::stop() {
  if (std::exchange(stopping, true)) { return; }
  beast::error_code ignored;
  std::ignore = acceptor.close(ignored);
  std::ignore = signals.cancel(ignored);
  service->on_stop();
  const auto timer = std::make_shared<asio::steady_timer>(loop, kFarewellTime);
  const auto wait = [this, timer](const auto& again) -> void {
    if (connections.empty() || timer->expiry() <= std::chrono::steady_clock::now()) { return loop.stop(); }
    const auto tick = std::make_shared<asio::steady_timer>(loop, std::chrono::milliseconds(10));
    tick->async_wait([tick, again](beast::error_code) { again(again); });
  };
  wait(wait);
}

}  // namespace bocage::server
