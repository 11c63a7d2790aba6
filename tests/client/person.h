// A client that talks to a server over the network as a browser does: a cookie, requests, WebSockets. Everything is a
// coroutine; failures throw boost::system::system_error.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <string>

#include "wire/json.h"

namespace bocage::client {

namespace asio = boost::asio;
namespace beast = boost::beast;

// A WebSocket to a table.
class Connection {
 public:
  explicit Connection(beast::tcp_stream stream) : stream_(std::move(stream)) {}

  asio::awaitable<void> handshake(const std::string& host, const std::string& table, const std::string& cookie);
  asio::awaitable<std::string> read();
  asio::awaitable<void> write(const std::string& text);  // one at a time
  void cut();                                            // closes the socket without a close frame

 private:
  beast::websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
};

struct Answer {
  int status = 0;
  std::string body;
  Json json() const { return Json::parse(body); }
};

class Person {
 public:
  Person(asio::io_context& loop, std::uint16_t port) : loop_(loop), port_(port) {}

  void move_to(std::uint16_t port) { port_ = port; }  // after a restart of the server
  asio::awaitable<void> arrive();                     // becomes a guest
  asio::awaitable<Answer> get(const std::string& path) { return ask(beast::http::verb::get, path, ""); }
  asio::awaitable<Answer> post(const std::string& path, const Json& body) {
    return ask(beast::http::verb::post, path, body.dump());
  }
  asio::awaitable<std::unique_ptr<Connection>> open(const std::string& table);

 private:
  asio::awaitable<Answer> ask(beast::http::verb verb, std::string path, std::string body);
  asio::awaitable<beast::tcp_stream> connect() const;
  std::string host() const { return "127.0.0.1:" + std::to_string(port_); }

  asio::io_context& loop_;
  std::uint16_t port_;
  std::string cookie_;
};

}  // namespace bocage::client
