#include "server/net/lanes.h"

#include <utility>

namespace bocage::server {

Lanes::Lanes(Post post) : post_(std::move(post)) {
  for (Worker& worker : workers_) {
    worker.thread = std::thread([this, &worker] { run(worker); });
  }
}

void Lanes::add(Lane lane, Work work) {
  Worker& worker = at(lane);
  {
    const std::scoped_lock lock(worker.mutex);
    worker.queue.push_back(std::move(work));
  }
  worker.wake.notify_one();
}

void Lanes::finish() {
  for (const Lane lane : kLanes) {
    Worker& worker = at(lane);
    const std::scoped_lock lock(worker.mutex);
    worker.stopping = true;
    if (lane != Lane::Write) { worker.queue.clear(); }
    worker.wake.notify_one();
  }
  for (Worker& worker : workers_) {
    if (worker.thread.joinable()) { worker.thread.join(); }
  }
}

std::size_t Lanes::waiting(Lane lane) const {
  const Worker& worker = workers_[static_cast<std::size_t>(lane)];
  const std::scoped_lock lock(worker.mutex);
  return worker.queue.size();
}

void Lanes::run(Worker& worker) {
  for (;;) {
    Work work;
    {
      std::unique_lock lock(worker.mutex);
      worker.wake.wait(lock, [&] { return !worker.queue.empty() || worker.stopping; });
      if (worker.queue.empty()) { return; }
      work = std::move(worker.queue.front());
      worker.queue.pop_front();
    }
    post_(work());
  }
}

}  // namespace bocage::server
