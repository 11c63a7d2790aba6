#include "server/net/network.h"

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <tuple>

#include "server/net/sessions.h"

namespace bocage::server {
namespace {

constexpr std::chrono::milliseconds kCloseTimeout{1500};  // for all close handshakes together
constexpr std::chrono::milliseconds kClosePoll{10};

}  // namespace

Network::Network(const Config& config) : impl_(std::make_unique<Impl>(config)) {}
Network::~Network() = default;

void Network::listen(Service& service) {
  impl_->service = &service;
  const Config& config = impl_->config;
  try {
    const tcp::endpoint where(asio::ip::make_address(config.bind), config.port);
    impl_->acceptor.open(where.protocol());
    impl_->acceptor.set_option(asio::socket_base::reuse_address(true));
    impl_->acceptor.bind(where);
    impl_->acceptor.listen(asio::socket_base::max_listen_connections);
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error(config.bind + ":" + std::to_string(config.port) + ": " + error.code().message());
  }
  impl_->accept();
  impl_->signals.add(SIGINT);
  impl_->signals.add(SIGTERM);
  impl_->signals.async_wait([this](beast::error_code error, int) {
    if (!error) { impl_->stop(); }
  });
}

std::uint16_t Network::port() const { return impl_->acceptor.local_endpoint().port(); }

void Network::run() { impl_->loop.run(); }

void Network::stop() {
  asio::post(impl_->loop, [this] { impl_->stop(); });
}

Timestamp Network::now() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void Network::send(ConnectionId connection, Message message) {
  const auto found = impl_->connections.find(connection);
  if (found != impl_->connections.end()) { found->second->send(std::move(message)); }
}

void Network::close(ConnectionId connection, CloseCode code) {
  const auto found = impl_->connections.find(connection);
  if (found != impl_->connections.end()) { found->second->close(code); }
}

void Network::post(std::function<void()> task) { asio::post(impl_->loop, std::move(task)); }

void Network::after(Milliseconds delay, std::function<void()> task) {
  const auto timer = std::make_shared<asio::steady_timer>(impl_->loop, std::chrono::milliseconds(delay));
  timer->async_wait([timer, task = std::move(task)](beast::error_code error) {
    if (!error) { task(); }
  });
}

void Network::Impl::accept() {
  acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
    if (stopping) { return; }
    if (!error) { std::make_shared<HttpSession>(*this, std::move(socket))->run(); }
    accept();
  });
}

// Accepts no new connections, closes the open ones, and waits a moment for the close handshakes.
void Network::Impl::stop() {
  if (std::exchange(stopping, true)) { return; }
  beast::error_code ignored;
  std::ignore = acceptor.close(ignored);
  std::ignore = signals.cancel(ignored);
  service->on_stop();
  const auto timer = std::make_shared<asio::steady_timer>(loop, kCloseTimeout);
  const auto wait = [this, timer](const auto& again) -> void {
    if (connections.empty() || timer->expiry() <= std::chrono::steady_clock::now()) { return loop.stop(); }
    const auto tick = std::make_shared<asio::steady_timer>(loop, kClosePoll);
    tick->async_wait([tick, again](beast::error_code) { again(again); });
  };
  wait(wait);
}

}  // namespace bocage::server
