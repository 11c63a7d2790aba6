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

Journal::~Journal() {
  if (gathering_.batch.empty()) { return; }
  try {
    store_->save(gathering_.batch);
  } catch (const StoreError& error) { log_error("store", {{"why", error.what()}}); }
}

void Journal::write(Batch part, Then then) {
  append(gathering_.batch.people, part.people);
  append(gathering_.batch.battles, part.battles);
  append(gathering_.batch.tables, part.tables);
  append(gathering_.batch.entries, part.entries);
  append(gathering_.batch.sat, part.sat);
  gathering_.thens.push_back(std::move(then));
  if (!writing_) { commit(); }
}

void Journal::commit() {
  writing_ = true;
  const auto work = std::make_shared<Work>(std::exchange(gathering_, {}));
  outside_.offload(Lane::Write, [this, work]() -> Outside::Completion {
    std::string error;
    try {
      store_->save(work->batch);
    } catch (const std::exception& what) { error = what.what(); }
    return [this, work, error] { written(std::move(work->thens), error); };
  });
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
    commit();
  }
  for (const Then& then : thens) { then(error.empty()); }
}

}  // namespace bocage::server
