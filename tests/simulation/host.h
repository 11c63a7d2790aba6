// The outside of one life of the server. Everything it has under way ends with that life.
#pragma once

#include <array>
#include <memory>
#include <unordered_map>

#include "schedule.h"
#include "server/app/outside.h"

namespace bocage::simulation {

// The other end of a connection.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void on_message(server::ConnectionId connection, const std::string& text) = 0;
  virtual void on_close(server::ConnectionId connection) = 0;
};

class Host final : public server::Outside {
 public:
  // `clock_offset`: how far the wall clock was off when this life began.
  Host(Schedule& schedule, Milliseconds clock_offset) : schedule_(schedule), clock_offset_(clock_offset) {}
  ~Host() override { *alive_ = false; }

  Timestamp now() const override { return kEpoch + schedule_.now() + clock_offset_; }
  void send(server::ConnectionId connection, server::Message message) override {
    const auto found = links_.find(connection);
    if (found == links_.end()) { return; }
    Link& link = found->second;
    link.arrives = std::max(link.arrives, schedule_.now() + schedule_.between(1, kSlowest));
    later(link.arrives, [this, connection, message] {
      const auto still = links_.find(connection);
      if (still != links_.end()) { still->second.peer->on_message(connection, *message); }
    });
  }
  void close(server::ConnectionId connection, server::CloseCode) override {
    const auto found = links_.find(connection);
    if (found == links_.end()) { return; }
    later(std::max(found->second.arrives, schedule_.now()), [this, connection] { cut(connection); });
  }
  void post(std::function<void()> task) override { later(schedule_.now(), std::move(task)); }
  void after(Milliseconds delay, std::function<void()> task) override {
    later(schedule_.now() + delay, std::move(task));
  }
  // The work itself happens at once in simulated time: after it, but before its completion, the server may be killed.
  void offload(server::Lane lane, std::function<Completion()> work) override {
    Timestamp& free = lane_free_[static_cast<std::size_t>(lane)];
    free = std::max(free, schedule_.now()) + schedule_.between(0, kSlowestWork);
    later(free, [this, work = std::move(work)] {
      Completion done = work();
      later(schedule_.now() + schedule_.between(0, 2), std::move(done));
    });
  }

  void open(server::ConnectionId connection, Peer& peer) { links_[connection] = {&peer, schedule_.now()}; }
  bool is_open(server::ConnectionId connection) const { return links_.contains(connection); }
  // The connection breaks: what is under way in either direction is lost.
  void cut(server::ConnectionId connection) {
    const auto found = links_.extract(connection);
    if (found.empty()) { return; }
    found.mapped().peer->on_close(connection);
    if (on_cut) { on_cut(connection); }
  }
  std::vector<server::ConnectionId> connections() const {
    std::vector<server::ConnectionId> open;
    for (const auto& [id, link] : links_) { open.push_back(id); }
    std::sort(open.begin(), open.end());
    return open;
  }
  // Calls `event` at that time, unless this life has ended by then.
  void later(Timestamp time, std::function<void()> event) {
    schedule_.at(time, [alive = alive_, event = std::move(event)] {
      if (*alive) { event(); }
    });
  }

  std::function<void(server::ConnectionId)> on_cut;  // the server notices

 private:
  static constexpr Timestamp kEpoch = 1'700'000'000'000;
  static constexpr Milliseconds kSlowest = 80;      // a message
  static constexpr Milliseconds kSlowestWork = 15;  // a commit or a read
  struct Link {
    Peer* peer = nullptr;
    Timestamp arrives = 0;  // the last message to the client: they keep their order
  };

  Schedule& schedule_;
  Milliseconds clock_offset_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::unordered_map<server::ConnectionId, Link> links_;
  std::array<Timestamp, server::kLanes.size()> lane_free_{};
};

}  // namespace bocage::simulation
