// What must last is written by a thread of its own, as much at a time as has gathered while it wrote the last batch. Whoever
// hands something in is told when it is safe, and tells others only then.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/app/outside.h"

namespace bocage::server {

class Journal {
 public:
  // Called on the application's thread, in the order in which things were handed in; false if they could not be stored.
  using Then = std::function<void(bool stored)>;

  Journal(std::unique_ptr<Store> store, Outside& outside);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();  // after the last batch is written

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
  Work gathering_;        // the application's thread only
  bool writing_ = false;  // likewise
  std::mutex mutex_;
  std::condition_variable wake_;
  std::unique_ptr<Work> next_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace bocage::server
