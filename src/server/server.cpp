#include "server/server.h"

#include <thread>

#include "server/app/log.h"
#include "server/data_lock.h"
#include "server/http/api.h"
#include "server/net/network.h"

namespace bocage::server {
namespace {

class Application final : public Service {
 public:
  Application(Outside& outside, Api& api, Hall& hall) : outside_(outside), api_(api), hall_(hall) {}

  // A failure while one request is handled, such as an unreadable row in the database, concerns that request alone.
  void on_request(const HttpRequest& request, Reply reply) override {
    if (!succeeds("request", [&] { api_.answer(request, reply); })) { reply(internal_error()); }
  }
  std::optional<HttpResponse> on_upgrade(const HttpRequest& request, ConnectionId connection) override {
    std::optional<HttpResponse> refused;
    if (!succeeds("upgrade", [&] { refused = api_.upgrade(request, connection); })) { return internal_error(); }
    return refused;
  }
  void on_message(ConnectionId connection, std::string_view text) override {
    if (!succeeds("message", [&] { hall_.on_message(connection, text); })) {
      outside_.close(connection, CloseCode::StoreFailed);
    }
  }
  void on_close(ConnectionId connection) override {
    succeeds("close", [&] { hall_.disconnect(connection); });
  }
  void on_stop() override {
    log_info("stop", Json::object());
    hall_.close();
  }

 private:
  template <class Work>
  static bool succeeds(std::string_view what, Work work) {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      log_error(what, {{"why", error.what()}});
      return false;
    }
  }
  static HttpResponse internal_error() {
    return {500, "text/plain; charset=utf-8", std::make_shared<const std::string>("Something went wrong.\n"), {}};
  }

  Outside& outside_;
  Api& api_;
  Hall& hall_;
};

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace

void serve(const Config& config, const std::function<void(std::uint16_t port)>& ready) {
  std::error_code failed;
  std::filesystem::create_directories(config.data, failed);
  const DataLock lock(config.data);
  const std::string file = (config.data / "bocage.db").string();
  Network network(config);
  auto writer = open_sqlite(file);
  const auto reader = open_sqlite(file);
  // In this order, so that the threads that post to the network end before it is destroyed.
  Journal journal(std::move(writer), network);
  GuestBook guests(*reader, journal);
  Thinkers thinkers(config.thinkers > 0 ? config.thinkers : cores(), network);
  Battles battles(default_library());
  const Files files(config.web);
  if (files.empty()) {
    log_warning("web", {{"why", "the client has not been built"}, {"folder", config.web.string()}});
  }
  Hall hall(config, network, battles, journal, guests, thinkers, *reader);
  Analyses analyses(thinkers, config.playouts);
  Api api(config, network, hall, battles, guests, journal, analyses, files);
  Application application(network, api, hall);
  network.listen(application);
  hall.open();
  log_info("listening", {{"bind", config.bind}, {"port", network.port()}, {"data", config.data.string()}});
  ready(network.port());
  network.run();
}

}  // namespace bocage::server
