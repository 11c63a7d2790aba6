#include <tuple>

#include "server/net/sessions.h"

namespace bocage::server {

WebSocketSession::WebSocketSession(Network::Impl& impl, ConnectionId connection, tcp::socket socket,
                                   std::shared_ptr<CountedSocket> counted)
    : impl_(impl), connection_(connection), stream_(std::move(socket)), counted_(std::move(counted)) {}

void WebSocketSession::run(const http::request<http::string_body>& request) {
  stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
  stream_.read_message_max(impl_.config.limits.message);
  stream_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
    if (error) { return self->gone(); }
    self->open_ = true;
    self->read();
    self->write();
  });
}

void WebSocketSession::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
    if (error) { return self->gone(); }
    if (!self->stream_.got_text()) { return self->close(CloseCode::BadMessages); }
    const auto data = self->buffer_.cdata();
    if (!self->closing_) {
      self->impl_.service->on_message(self->connection_, {static_cast<const char*>(data.data()), data.size()});
    }
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void WebSocketSession::send(Message message) {
  if (closing_ || close_code_) { return; }
  unsent_bytes_ += message->size();
  unsent_.push_back(std::move(message));
  if (unsent_bytes_ > impl_.config.limits.unsent) { return close(CloseCode::TooSlow); }
  write();
}

void WebSocketSession::write() {
  if (!open_ || writing_ || closing_) { return; }
  if (close_code_) { return close(*close_code_); }
  if (unsent_.empty()) { return; }
  writing_ = true;
  stream_.text(true);
  stream_.async_write(asio::buffer(*unsent_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        self->writing_ = false;
                        if (error) { return; }  // the pending read fails too
                        self->unsent_bytes_ -= self->unsent_.front()->size();
                        self->unsent_.pop_front();
                        self->write();
                      });
}

void WebSocketSession::close(CloseCode code) {
  close_code_ = code;
  if (code == CloseCode::TooSlow) {  // it would not read a close frame either
    beast::error_code ignored;
    std::ignore = stream_.next_layer().socket().close(ignored);
    return;
  }
  if (!open_ || writing_ || closing_) { return; }
  closing_ = true;
  stream_.async_close(static_cast<websocket::close_code>(code),
                      [self = shared_from_this()](beast::error_code) { self->gone(); });
}

void WebSocketSession::gone() {
  closing_ = true;
  if (impl_.connections.erase(connection_) != 0) { impl_.service->on_close(connection_); }
}

}  // namespace bocage::server
