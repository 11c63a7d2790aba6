// The connections of the network. Only net/*.cpp includes this.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <unordered_map>

#include "server/net/address.h"
#include "server/net/lanes.h"
#include "server/net/network.h"
#include "server/net/steady_wall_clock.h"

namespace bocage::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = boost::asio::ip::tcp;

class WebSocketSession;

Address address_of(const tcp::socket& socket);

// A socket that counts towards the limits while it lives, whether it speaks HTTP or has become a WebSocket.
class CountedSocket {
 public:
  CountedSocket(Network::Impl& impl, std::string peer);
  ~CountedSocket();
  CountedSocket(const CountedSocket&) = delete;
  CountedSocket& operator=(const CountedSocket&) = delete;

 private:
  Network::Impl& impl_;
  std::string peer_;  // the limit key of the direct peer
};

struct Network::Impl {
  explicit Impl(const Config& told) : config(told) {}

  const Config& config;
  SteadyWallClock clock;
  // Before the loop: the sessions in its unfinished operations count themselves out when it is destroyed.
  std::size_t sockets = 0;
  std::unordered_map<std::string, std::size_t> sockets_of;  // by the limit key of the direct peer
  asio::io_context loop{1};
  Lanes lanes{[this](Outside::Completion done) { asio::post(loop, std::move(done)); }};
  tcp::acceptor acceptor{loop};
  asio::signal_set signals{loop};
  Service* service = nullptr;
  std::unordered_map<ConnectionId, std::shared_ptr<WebSocketSession>> connections;
  ConnectionId last_connection = 0;  // the newest id
  std::uint64_t accept_failures = 0;
  bool stopping = false;

  void accept();
  void accept_later(beast::error_code why);
  bool has_room_for(const Address& peer) const;
  void stop();
};

// An HTTP connection with keep-alive, until it becomes a WebSocket or is closed.
class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(Network::Impl& impl, tcp::socket socket);
  void run() { read(); }

 private:
  using Parser = http::request_parser<http::string_body>;
  void read();
  void on_header(beast::error_code error);
  void on_read(beast::error_code error);
  void upgrade(const HttpRequest& request);
  // How the connection goes on after a response, from the request.
  struct Delivery {
    bool keep_alive = false;
    unsigned version = 0;  // of HTTP, as in Beast: 11 is 1.1
  };
  void write(const HttpResponse& response, Delivery delivery);
  void end();

  HttpRequest request_of(const http::request<http::string_body>& message) const;
  void allow_body();

  Network::Impl& impl_;
  beast::tcp_stream stream_;
  Address peer_;
  std::shared_ptr<CountedSocket> counted_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  bool answered_ = false;  // the request that was read last
};

class WebSocketSession : public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(Network::Impl& impl, ConnectionId connection, tcp::socket socket,
                   std::shared_ptr<CountedSocket> counted);
  void run(const http::request<http::string_body>& request);
  void send(Message message);
  void close(CloseCode code);

 private:
  void read();
  void write();
  void gone();  // tells the service, once

  Network::Impl& impl_;
  ConnectionId connection_;
  websocket::stream<beast::tcp_stream> stream_;
  std::shared_ptr<CountedSocket> counted_;
  beast::flat_buffer buffer_;
  std::deque<Message> unsent_;  // the first is being written if `writing_`
  std::size_t unsent_bytes_ = 0;
  bool open_ = false;     // the WebSocket handshake is complete
  bool closing_ = false;  // the close handshake has begun, or the connection is gone
  bool writing_ = false;
  std::optional<CloseCode> close_code_;  // to be sent once the current write is complete
};

}  // namespace bocage::server
