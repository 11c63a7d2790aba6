#include "server.h"

#include "store_proxy.h"

namespace bocage::simulation {
namespace {

class FaultyStore final : public StoreProxy {
 public:
  FaultyStore(std::unique_ptr<Store> store, Schedule& schedule, const Disk& disk, std::shared_ptr<const bool> killed)
      : StoreProxy(std::move(store)), schedule_(schedule), disk_(disk), killed_(std::move(killed)) {}
  void save(const Batch& batch) override {
    if (*killed_) { throw StoreError("killed"); }
    if (schedule_.happens(disk_.commit_fails)) { throw StoreError("the disk is full"); }
    StoreProxy::save(batch);
  }

 private:
  Schedule& schedule_;
  const Disk& disk_;
  std::shared_ptr<const bool> killed_;
};

server::Config config_of_run() {
  server::Config config;
  config.limits.guests = {1e6, 1e6};
  config.limits.new_tables = {1e6, 1e6};
  config.stand_in_after = 20 * kSecond;
  return config;
}

// Built once: every life of every run plays the same battles.
server::Battles& battles() {
  static server::Battles all(default_library());
  return all;
}

}  // namespace

SimulatedServer::SimulatedServer(Schedule& schedule, const Disk& disk, Milliseconds clock_offset)
    : config_(config_of_run()), host_(schedule, clock_offset) {
  auto writer = std::make_unique<FaultyStore>(open_sqlite(disk.file), schedule, disk, killed_);
  journal_ = std::make_unique<server::Journal>(std::move(writer), host_);
  reader_ = std::make_unique<server::Reader>(host_, server::ReadStores{open_sqlite(disk.file), open_sqlite(disk.file)});
  guests_ = std::make_unique<server::GuestBook>(*reader_, *journal_);
  thinkers_ = std::make_unique<server::Thinkers>(0, host_);
  hall_ = std::make_unique<server::Hall>(config_, host_, battles(), *journal_, *guests_, *thinkers_, *reader_);
  analyses_ = std::make_unique<server::Analyses>(*thinkers_, config_.playouts);
  api_ = std::make_unique<server::Api>(config_, host_, *hall_, battles(), *guests_, *journal_, *reader_, *analyses_,
                                       files_);
  host_.on_cut = [this](server::ConnectionId connection) { hall_->disconnect(connection); };
  hall_->open();
}

SimulatedServer::~SimulatedServer() {
  *killed_ = true;
  host_.on_cut = nullptr;
  for (const server::ConnectionId connection : host_.connections()) { host_.cut(connection); }
}

}  // namespace bocage::simulation
