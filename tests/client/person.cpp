#include "client/person.h"

#include <boost/asio/use_awaitable.hpp>

namespace bocage::client {
namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr std::chrono::seconds kTimeout{30};
constexpr unsigned kHttp11 = 11;  // as Beast writes HTTP/1.1

}  // namespace

asio::awaitable<void> Connection::handshake(const std::string& host, const std::string& table,
                                            const std::string& cookie) {
  stream_.set_option(websocket::stream_base::decorator(
      [cookie](websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
  co_await stream_.async_handshake(host, "/ws/" + table, asio::use_awaitable);
  stream_.text(true);
}

asio::awaitable<std::string> Connection::read() {
  buffer_.clear();
  co_await stream_.async_read(buffer_, asio::use_awaitable);
  co_return beast::buffers_to_string(buffer_.cdata());
}

asio::awaitable<void> Connection::write(const std::string& text) {
  co_await stream_.async_write(asio::buffer(text), asio::use_awaitable);
}

void Connection::cut() { beast::get_lowest_layer(stream_).close(); }

asio::awaitable<beast::tcp_stream> Person::connect() const {
  beast::tcp_stream stream(loop_);
  stream.expires_after(kTimeout);
  co_await stream.async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), port_), asio::use_awaitable);
  stream.socket().set_option(tcp::no_delay(true));
  stream.expires_never();  // the WebSocket stream has its own timeout
  co_return stream;
}

asio::awaitable<std::unique_ptr<Connection>> Person::open(const std::string& table) {
  auto connection = std::make_unique<Connection>(co_await connect());
  co_await connection->handshake(host(), table, cookie_);
  co_return connection;
}

asio::awaitable<Answer> Person::ask(http::verb verb, std::string path, std::string body) {
  beast::tcp_stream stream = co_await connect();
  stream.expires_after(kTimeout);
  http::request<http::string_body> request(verb, path, kHttp11);
  request.set(http::field::host, host());
  if (!cookie_.empty()) { request.set(http::field::cookie, cookie_); }
  request.keep_alive(false);
  request.body() = body;
  request.prepare_payload();
  co_await http::async_write(stream, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(stream, buffer, response, asio::use_awaitable);
  const std::string set(response[http::field::set_cookie]);
  if (!set.empty()) { cookie_ = set.substr(0, set.find(';')); }
  co_return Answer{static_cast<int>(response.result_int()), response.body()};
}

asio::awaitable<void> Person::arrive() { co_await post("/api/me", Json::object()); }

}  // namespace bocage::client
