// A thread per lane.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/app/outside.h"

namespace bocage::server {

class Lanes {
 public:
  using Work = std::function<Outside::Completion()>;
  using Post = std::function<void(Outside::Completion)>;  // hands a completion to the event loop, from any thread

  explicit Lanes(Post post);
  Lanes(const Lanes&) = delete;
  Lanes& operator=(const Lanes&) = delete;
  ~Lanes() { finish(); }

  void add(Lane lane, Work work);
  // Ends the threads. Work in the write lane is done first, so that nothing is lost; other waiting work is dropped.
  void finish();
  std::size_t waiting(Lane lane) const;

 private:
  struct Worker {
    mutable std::mutex mutex;  // guards `queue` and `stopping`
    std::condition_variable wake;
    std::deque<Work> queue;
    bool stopping = false;
    std::thread thread;
  };
  void run(Worker& worker);
  Worker& at(Lane lane) { return workers_[static_cast<std::size_t>(lane)]; }

  Post post_;
  std::array<Worker, kLanes.size()> workers_;
};

}  // namespace bocage::server
