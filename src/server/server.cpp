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

  // A failure while one request is handled concerns that request alone. It may come later, in a callback: then nobody
  // is left to answer, which the promise notices.
  void on_request(const HttpRequest& request, Reply reply) override {
    const auto promise = std::make_shared<Promise>(std::move(reply), stopped_);
    succeeds("request", [&] { api_.answer(request, [promise](HttpResponse it) { promise->keep(std::move(it)); }); });
  }
  void on_upgrade(const HttpRequest& request, ConnectionId connection, Admit admit) override {
    const auto promise =
        std::make_shared<Promise>([admit](HttpResponse failed) { admit(std::move(failed)); }, stopped_);
    succeeds("upgrade", [&] {
      api_.upgrade(request, connection, [promise, admit](std::optional<HttpResponse> refused) {
        promise->release();
        admit(std::move(refused));
      });
    });
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
    *stopped_ = true;
    hall_.close();
  }

 private:
  // To answer a request. If it is forgotten, because a callback failed, the answer is an internal error.
  class Promise {
   public:
    Promise(Reply reply, std::shared_ptr<const bool> stopped)
        : reply_(std::move(reply)), stopped_(std::move(stopped)) {}
    ~Promise() {
      if (reply_ && !*stopped_) { reply_(internal_error()); }
    }
    Promise(const Promise&) = delete;
    Promise& operator=(const Promise&) = delete;
    void keep(HttpResponse response) {
      if (const Reply reply = std::exchange(reply_, nullptr)) { reply(std::move(response)); }
    }
    void release() { reply_ = nullptr; }

   private:
    Reply reply_;
    std::shared_ptr<const bool> stopped_;
  };

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
  std::shared_ptr<bool> stopped_ = std::make_shared<bool>(false);
};

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace

void serve(const Config& config, const std::function<void(std::uint16_t port)>& ready) {
  std::error_code failed;
  std::filesystem::create_directories(config.data, failed);
  const DataLock lock(config.data);
  const std::string file = (config.data / "bocage.db").string();
  Network network(config);
  // In this order, so that the threads that post to the network end before it is destroyed.
  Journal journal(open_sqlite(file), network);
  Reader reader(network, {open_sqlite(file), open_sqlite(file)});
  GuestBook guests(reader, journal);
  Thinkers thinkers(config.thinkers > 0 ? config.thinkers : cores(), network);
  Battles battles(default_library());
  const Files files(config.web);
  if (files.empty()) {
    log_warning("web", {{"why", "the client has not been built"}, {"folder", config.web.string()}});
  }
  Hall hall(config, network, battles, journal, guests, thinkers, reader);
  Analyses analyses(thinkers, config.playouts);
  Api api(config, network, hall, battles, guests, journal, reader, analyses, files);
  Application application(network, api, hall);
  network.listen(application);
  hall.open();
  log_info("listening", {{"bind", config.bind}, {"port", network.port()}, {"data", config.data.string()}});
  ready(network.port());
  network.run();
}

}  // namespace bocage::server
