// Group commit on a writer thread: each batch is whatever arrived during the previous commit. The callbacks run once
// the batch is durable, and only they send updates.
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
  ~Journal();  // writes the last batch first

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
  void hand_over();
  void written(std::vector<Then> thens, const std::string& error);

  std::unique_ptr<Store> store_;
  Outside& outside_;
  Figures figures_;
  Work gathering_;        // used on the event loop only
  bool writing_ = false;  // likewise
  std::mutex mutex_;
  std::condition_variable wake_;
  std::unique_ptr<Work> next_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace bocage::server
