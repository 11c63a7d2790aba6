#include <tuple>

#include "server/net/sessions.h"

namespace bocage::server {
namespace {

constexpr std::chrono::seconds kTimeout{30};  // of one read or write
constexpr std::uint32_t kMostHeaderBytes = 16 * 1024;
constexpr unsigned kHttp11 = 11;  // as Beast writes HTTP/1.1

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

HttpRequest HttpSession::request_of(const http::request<http::string_body>& message) const {
  const std::string target = text_of(message.target());
  const auto question_mark = std::min(target.find('?'), target.size());
  HttpRequest request;
  request.method = text_of(message.method_string());
  request.path = target.substr(0, question_mark);
  if (question_mark < target.size()) { request.query = target.substr(question_mark + 1); }
  request.cookie = text_of(message[http::field::cookie]);
  request.origin = text_of(message[http::field::origin]);
  request.host = text_of(message[http::field::host]);
  request.takes_gzip = message[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
  request.body = message.body();
  // Each request of a proxy's connection may come from another client.
  const beast::string_view forwarded = message["X-Forwarded-For"];
  const Address client = client_address(peer_, {forwarded.data(), forwarded.size()}, impl_.config.trusted_proxies);
  request.client = client.to_text();
  request.address = limit_key(client);
  request.is_local = peer_.is_loopback() && forwarded.empty();
  return request;
}

HttpSession::HttpSession(Network::Impl& impl, tcp::socket socket) : impl_(impl), stream_(std::move(socket)) {
  beast::error_code ignored;
  std::ignore = stream_.socket().set_option(tcp::no_delay(true), ignored);
  peer_ = address_of(stream_.socket());
  counted_ = std::make_shared<CountedSocket>(impl_, limit_key(peer_));
}

void HttpSession::read() {
  parser_.emplace();
  answered_ = false;
  parser_->body_limit(impl_.config.limits.body);
  parser_->header_limit(kMostHeaderBytes);
  stream_.expires_after(kTimeout);
  http::async_read_header(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](beast::error_code error, std::size_t) { self->on_header(error); });
}

void HttpSession::on_header(beast::error_code error) {
  if (error) { return on_read(error); }
  if (beast::iequals(parser_->get()[http::field::expect], "100-continue")) { return allow_body(); }
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](beast::error_code read, std::size_t) { self->on_read(read); });
}

// The client waits for our consent before it sends the body.
void HttpSession::allow_body() {
  parser_->get().erase(http::field::expect);
  const auto consent = std::make_shared<http::response<http::empty_body>>(http::status::continue_, kHttp11);
  http::async_write(stream_, *consent, [self = shared_from_this(), consent](beast::error_code error, std::size_t) {
    self->on_header(error);
  });
}

void HttpSession::on_read(beast::error_code error) {
  if (error == http::error::body_limit || error == http::error::header_limit) {
    static const auto kText = std::make_shared<const std::string>("Too large.\n");
    return write({413, "text/plain; charset=utf-8", kText}, {.keep_alive = false, .version = kHttp11});
  }
  if (error) { return end(); }
  const auto& message = parser_->get();
  const HttpRequest request = request_of(message);
  if (websocket::is_upgrade(message)) { return upgrade(request); }
  const Delivery delivery{.keep_alive = message.keep_alive(), .version = message.version()};
  stream_.expires_never();  // the application may take its time
  impl_.service->on_request(request, [self = shared_from_this(), delivery](const HttpResponse& response) {
    self->write(response, delivery);
  });
}

void HttpSession::upgrade(const HttpRequest& request) {
  const ConnectionId connection = ++impl_.last_connection;
  stream_.expires_never();  // the application may take its time
  impl_.service->on_upgrade(
      request, connection, [self = shared_from_this(), connection](const std::optional<HttpResponse>& refused) {
        if (refused) { return self->write(*refused, {.keep_alive = false, .version = self->parser_->get().version()}); }
        auto session =
            std::make_shared<WebSocketSession>(self->impl_, connection, self->stream_.release_socket(), self->counted_);
        self->impl_.connections.emplace(connection, session);
        session->run(self->parser_->get());
      });
}

void HttpSession::write(const HttpResponse& response, Delivery delivery) {
  if (std::exchange(answered_, true)) { return; }  // a failure after the answer has no one to tell
  // The body is shared with its owner, so it is sent without a copy.
  using Response = http::response<http::span_body<const char>>;
  const auto body = response.body ? response.body : std::make_shared<const std::string>();
  const auto message = std::make_shared<Response>(static_cast<http::status>(response.status), delivery.version);
  message->set(http::field::server, "bocage");
  if (!response.type.empty()) { message->set(http::field::content_type, response.type); }
  if (impl_.config.secure_cookie) { message->set(http::field::strict_transport_security, "max-age=31536000"); }
  message->set("X-Content-Type-Options", "nosniff");
  message->set("Referrer-Policy", "no-referrer");
  message->set("Cross-Origin-Resource-Policy", "same-origin");
  for (const auto& [name, value] : response.headers) { message->insert(name, value); }
  message->keep_alive(delivery.keep_alive);
  message->body() = {body->data(), body->size()};
  message->prepare_payload();
  if (parser_->get().method() == http::verb::head) { message->body() = {}; }  // the length stays, the body is not sent
  stream_.expires_after(kTimeout);
  http::async_write(stream_, *message,
                    [self = shared_from_this(), message, body, delivery](beast::error_code error, std::size_t) {
                      if (error || !delivery.keep_alive || self->impl_.stopping) { return self->end(); }
                      self->read();
                    });
}

void HttpSession::end() {
  beast::error_code ignored;
  std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace bocage::server
