#include "server/app/journal.h"

#include <utility>

#include "server/app/log.h"

namespace bocage::server {
namespace {

template <class Row>
void append(std::vector<Row>& to, std::vector<Row>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

Journal::Journal(std::unique_ptr<Store> store, Outside& outside)
    : store_(std::move(store)), outside_(outside), thread_([this] { run(); }) {}

Journal::~Journal() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
  // The event loop has ended, so the callbacks cannot run any more; the data is still stored.
  if (!gathering_.batch.empty()) {
    try {
      store_->save(gathering_.batch);
    } catch (const StoreError& error) { log_error("store", {{"why", error.what()}}); }
  }
}

void Journal::write(Batch part, Then then) {
  append(gathering_.batch.people, part.people);
  append(gathering_.batch.battles, part.battles);
  append(gathering_.batch.tables, part.tables);
  append(gathering_.batch.entries, part.entries);
  append(gathering_.batch.sat, part.sat);
  gathering_.thens.push_back(std::move(then));
  if (!writing_) { hand_over(); }
}

void Journal::hand_over() {
  writing_ = true;
  {
    const std::scoped_lock lock(mutex_);
    next_ = std::make_unique<Work>(std::exchange(gathering_, {}));
  }
  wake_.notify_one();
}

void Journal::run() {
  for (;;) {
    std::unique_ptr<Work> work;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return next_ != nullptr || stopping_; });
      if (next_ == nullptr) { return; }
      work = std::move(next_);
    }
    std::string error;
    try {
      store_->save(work->batch);
    } catch (const StoreError& what) { error = what.what(); }
    auto thens = std::make_shared<std::vector<Then>>(std::move(work->thens));
    outside_.post([this, thens, error] { written(std::move(*thens), error); });
  }
}

void Journal::written(std::vector<Then> thens, const std::string& error) {
  ++figures_.batches;
  writing_ = false;
  if (!error.empty()) {
    // What has arrived since may depend on the failed batch, so it fails as well.
    ++figures_.failures;
    log_error("store", {{"why", error}});
    for (Then& then : std::exchange(gathering_, {}).thens) { thens.push_back(std::move(then)); }
  } else if (!gathering_.thens.empty()) {
    hand_over();
  }
  for (const Then& then : thens) { then(error.empty()); }
}

}  // namespace bocage::server
