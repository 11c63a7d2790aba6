// Group commit in the write lane: each batch is everything that arrived during the previous commit. The callbacks run
// once the batch is durable, and only they send updates.
#pragma once

#include <vector>

#include "server/app/outside.h"

namespace bocage::server {

class Journal {
 public:
  // Called on the event loop, in the order of the write() calls; false if the batch could not be stored.
  using Then = std::function<void(bool stored)>;

  Journal(std::unique_ptr<Store> store, Outside& outside) : store_(std::move(store)), outside_(outside) {}
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();  // the lanes must have ended; stores what was handed in last, without running its callbacks

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
  void commit();  // what was gathered
  void written(std::vector<Then> thens, const std::string& error);

  std::unique_ptr<Store> store_;  // used in the write lane only
  Outside& outside_;
  Figures figures_;
  Work gathering_;
  bool writing_ = false;
};

}  // namespace bocage::server
