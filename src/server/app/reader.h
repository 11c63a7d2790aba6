// Reads of the store off the event loop.
#pragma once

#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/app/log.h"
#include "server/app/outside.h"

namespace bocage::server {

// One store per lane, because a store is used by one thread at a time.
struct ReadStores {
  std::unique_ptr<Store> query;
  std::unique_ptr<Store> replay;
};

class Reader {
 public:
  Reader(Outside& outside, ReadStores stores) : outside_(outside), stores_(std::move(stores)) {}

  // Runs read(Store&) in the lane for queries or replays, then then(std::optional<Result>) on the event loop. Nullopt: it
  // failed, which is logged.
  template <class Read, class Then>
  void read(Lane lane, Read read, Then then) {
    Store& store = lane == Lane::Query ? *stores_.query : *stores_.replay;
    outside_.offload(lane, [&store, read = std::move(read), then = std::move(then)]() -> Outside::Completion {
      const auto result = std::make_shared<std::optional<std::invoke_result_t<Read, Store&>>>();
      try {
        result->emplace(read(store));
      } catch (const std::exception& error) { log_error("read", {{"why", error.what()}}); }
      return [result, then] { then(std::move(*result)); };
    });
  }

 private:
  Outside& outside_;
  ReadStores stores_;
};

}  // namespace bocage::server
