// Start-time fair queueing: jobs wait per owner, and the owner who has had the least work done goes next. Someone with
// two hundred tables waits for their own jobs; everyone else hardly notices.
#pragma once

#include <algorithm>
#include <cassert>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace bocage::server {

template <class Job>
class FairQueue {
 public:
  using Cost = double;  // in any unit, the same for all

  void add(const std::string& owner, Job job) {
    // A newcomer starts level with the others: being idle earns no credit.
    const auto [found, is_new] = owners_.try_emplace(owner);
    if (is_new) { found->second.used = level(); }
    found->second.jobs.push_back(std::move(job));
    ++size_;
  }

  // The next job and its owner; nothing if none waits. The caller reports its cost with finish().
  std::optional<std::pair<std::string, Job>> take() {
    auto next = owners_.end();
    for (auto it = owners_.begin(); it != owners_.end(); ++it) {
      if (it->second.jobs.empty()) { continue; }
      if (next == owners_.end() || it->second.used < next->second.used) { next = it; }
    }
    if (next == owners_.end()) { return std::nullopt; }
    Owner& owner = next->second;
    std::pair<std::string, Job> taken{next->first, std::move(owner.jobs.front())};
    owner.jobs.pop_front();
    ++owner.running;
    --size_;
    return taken;
  }

  void finish(const std::string& owner, Cost cost) {
    const auto found = owners_.find(owner);
    assert(found != owners_.end() && found->second.running > 0);
    found->second.used += cost;
    --found->second.running;
    if (found->second.running == 0 && found->second.jobs.empty()) { owners_.erase(found); }
  }

  std::size_t size() const { return size_; }  // jobs that wait
  bool empty() const { return size_ == 0; }
  void clear_waiting() {
    for (auto& [name, owner] : owners_) { owner.jobs.clear(); }
    std::erase_if(owners_, [](const auto& it) { return it.second.running == 0; });
    size_ = 0;
  }

 private:
  struct Owner {
    Cost used = 0;
    int running = 0;
    std::deque<Job> jobs{};
  };
  Cost level() const {
    std::optional<Cost> least;
    for (const auto& [name, owner] : owners_) {
      const bool other = owner.running > 0 || !owner.jobs.empty();
      if (other) { least = std::min(least.value_or(owner.used), owner.used); }
    }
    return least.value_or(0);
  }

  std::map<std::string, Owner> owners_;  // those with jobs that wait or run
  std::size_t size_ = 0;
};

}  // namespace bocage::server
