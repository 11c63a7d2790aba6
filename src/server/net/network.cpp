#include "server/net/network.h"

#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <tuple>

#include "server/app/log.h"
#include "server/net/sessions.h"

namespace bocage::server {
namespace {

constexpr std::chrono::milliseconds kCloseTimeout{1500};
constexpr std::chrono::milliseconds kClosePoll{10};
constexpr std::chrono::milliseconds kAcceptPause{100};
constexpr std::uint64_t kLogEvery = 100;       // failures to accept
constexpr std::size_t kOtherDescriptors = 64;  // the database, its log, the listening socket, ...

// Raises the soft limit of open descriptors to the hard one, and warns if that is too few for the configured sockets.
void allow_descriptors(std::size_t sockets) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) { return; }
  limit.rlim_cur = limit.rlim_max;
  std::ignore = ::setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_max < sockets + kOtherDescriptors) {
    log_warning("descriptors", {{"allowed", limit.rlim_max}, {"wanted", sockets + kOtherDescriptors}});
  }
}

}  // namespace

// Of the peer; the unspecified address if it is already gone.
Address address_of(const tcp::socket& socket) {
  beast::error_code gone;
  const auto endpoint = socket.remote_endpoint(gone);
  if (gone) { return {}; }
  const std::string text = endpoint.address().to_string();
  return Address::from_text(text.substr(0, text.find('%'))).value_or(Address{});  // without the zone of a link
}

CountedSocket::CountedSocket(Network::Impl& impl, std::string peer) : impl_(impl), peer_(std::move(peer)) {
  ++impl_.sockets;
  ++impl_.sockets_of[peer_];
}

CountedSocket::~CountedSocket() {
  --impl_.sockets;
  const auto found = impl_.sockets_of.find(peer_);
  if (--found->second == 0) { impl_.sockets_of.erase(found); }
}

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
  allow_descriptors(config.limits.sockets);
  impl_->accept();
  impl_->signals.add(SIGINT);
  impl_->signals.add(SIGTERM);
  impl_->signals.async_wait([this](beast::error_code error, int) {
    if (!error) { impl_->stop(); }
  });
}

std::uint16_t Network::port() const { return impl_->acceptor.local_endpoint().port(); }

// One failing task must not end the server: it is logged, and the loop goes on with the next one.
void Network::run() {
  for (;;) {
    try {
      impl_->loop.run();
      return impl_->lanes.finish();
    } catch (const std::exception& error) { log_error("task", {{"why", error.what()}}); }
  }
}

void Network::stop() {
  asio::post(impl_->loop, [this] { impl_->stop(); });
}

Timestamp Network::now() const { return impl_->clock.now(); }

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

void Network::offload(Lane lane, std::function<Completion()> work) { impl_->lanes.add(lane, std::move(work)); }

void Network::Impl::accept() {
  acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
    if (stopping) { return; }
    if (error) { return accept_later(error); }
    // A socket over the limit is closed at once: it costs no memory, and no answer would reach a flood anyway.
    if (has_room_for(address_of(socket))) { std::make_shared<HttpSession>(*this, std::move(socket))->run(); }
    accept();
  });
}

// Usually the process is out of descriptors, and the next attempt would fail at once, too.
void Network::Impl::accept_later(beast::error_code why) {
  if (accept_failures++ % kLogEvery == 0) {
    log_error("accept", {{"errno", why.value()}, {"failures", accept_failures}, {"sockets", sockets}});
  }
  const auto timer = std::make_shared<asio::steady_timer>(loop, kAcceptPause);
  timer->async_wait([this, timer](beast::error_code) {
    if (!stopping) { accept(); }
  });
}

bool Network::Impl::has_room_for(const Address& peer) const {
  if (sockets >= config.limits.sockets) { return false; }
  const auto found = sockets_of.find(limit_key(peer));
  return contains(config.trusted_proxies, peer) || found == sockets_of.end() ||
         found->second < config.limits.sockets_of_address;
}

// Accepts no new connections, closes the open ones, and allows a moment for the close frames to arrive.
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
