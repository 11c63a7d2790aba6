// One life of the server, from its start until it is killed.
#pragma once

#include "host.h"
#include "server/app/hall.h"
#include "server/http/api.h"

namespace bocage::simulation {

// What can go wrong with the disk.
struct Disk {
  std::string file;
  double commit_fails = 0;  // the probability
};

class SimulatedServer {
 public:
  SimulatedServer(Schedule& schedule, const Disk& disk, Milliseconds clock_offset);
  ~SimulatedServer();  // kill -9: nothing more is stored
  SimulatedServer(const SimulatedServer&) = delete;
  SimulatedServer& operator=(const SimulatedServer&) = delete;

  Host& host() { return host_; }
  server::Api& api() { return *api_; }
  server::Hall& hall() { return *hall_; }

 private:
  server::Config config_;
  Host host_;
  std::shared_ptr<bool> killed_ = std::make_shared<bool>(false);
  std::unique_ptr<server::Journal> journal_;
  std::unique_ptr<server::Reader> reader_;
  std::unique_ptr<server::GuestBook> guests_;
  std::unique_ptr<server::Thinkers> thinkers_;
  std::unique_ptr<server::Hall> hall_;
  std::unique_ptr<server::Analyses> analyses_;
  server::Files files_{{}};
  std::unique_ptr<server::Api> api_;
};

}  // namespace bocage::simulation
