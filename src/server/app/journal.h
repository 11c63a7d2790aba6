// Group commit on a writer thread: each batch is everything that arrived during the previous commit. The callbacks run
// once the batch is durable, and only they send updates. All public functions are for the event loop.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/app/outside.h"

namespace bocage::server {

class Journal {
 public:
  // Called on the event loop, in the order of the write() calls; false if the batch could not be stored.
  using Then = std::function<void(bool stored)>;

  Journal(std::unique_ptr<Store> store, Outside& outside);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();  // stores what was handed in last; its callbacks do not run

  // Stores `part` with the next commit. An empty part is a way to wait for everything before it.
  void write(Batch part, Then then);

  struct Figures {
    std::uint64_t batches = 0;
    std::uint64_t failures = 0;
  };
  const Figures& figures() const { return figures_; }

 private:
  struct Work {
    Batch batch;
    std::vector<Then> thens;
  };
  void run();
  void hand_over();  // gives the gathered work to the writer thread
  void written(std::vector<Then> thens, const std::string& error);

  std::unique_ptr<Store> store_;
  Outside& outside_;
  Figures figures_;
  Work gathering_;        // used on the event loop only
  bool writing_ = false;  // likewise
  std::mutex mutex_;      // guards `next_` and `stopping_`
  std::condition_variable wake_;
  std::unique_ptr<Work> next_;  // for the writer thread; null: nothing to write
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace bocage::server
