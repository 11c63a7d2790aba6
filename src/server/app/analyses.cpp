#include "server/app/analyses.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "server/app/log.h"

namespace bocage::server {

const Analyses::Found* Analyses::look(const std::string& table, std::shared_ptr<const Battle> battle,
                                      const Record& record) {
  const auto known = works_.find(table);
  if (known != works_.end()) { return &known->second.found; }
  if (waiting_.size() >= kMostWaiting) { return nullptr; }
  Work& work = works_[table];
  work.battle = std::move(battle);
  work.record = std::make_shared<const Record>(record);
  waiting_.push_back(table);
  if (waiting_.size() == 1) { start_next_piece(); }
  return &work.found;
}

template <class Piece>
void Analyses::run_piece(const Piece& piece) {
  thinkers_.run_in_background([this, piece]() -> Thinkers::Completion {
    try {
      return [this, found = piece()] { take(found); };
    } catch (const std::exception& error) {
      log_error("analysis", {{"why", error.what()}});
      return [this] {
        works_.erase(waiting_.front());
        finish_current();
      };
    }
  });
}

// One piece is in progress at a time: first the moments of a game, then a few playouts at a time from each moment in
// order. A piece owns everything it needs, because it may outlive this object.
void Analyses::start_next_piece() {
  static constexpr int kPlayoutsPerPiece = 10;
  if (waiting_.empty()) { return; }
  const Work& work = works_.at(waiting_.front());
  if (!work.halts) {
    return run_piece([battle = work.battle, record = work.record] {
      return std::make_shared<const std::vector<Halt>>(halts_of(*battle, *record));
    });
  }
  const std::size_t next = work.found.moments.size();
  const int first = work.playouts.all();
  const bool over = (*work.halts)[next].state.open.over();
  const int count = over ? 0 : std::min(kPlayoutsPerPiece, plan_.playouts - first);
  run_piece([plan = plan_, battle = work.battle, halts = work.halts, next, first, count] {
    return play_out(*battle, (*halts)[next].state, plan, first, count);
  });
}

void Analyses::take(Halts halts) {
  Work& work = works_.at(waiting_.front());
  work.found.of = halts->size();
  work.halts = std::move(halts);
  start_next_piece();
}

void Analyses::take(const Playouts& playouts) {
  const std::string table = waiting_.front();
  Work& work = works_.at(table);
  Found& found = work.found;
  const Halt& halt = (*work.halts)[found.moments.size()];
  work.playouts += playouts;
  if (!halt.state.open.over() && work.playouts.all() < plan_.playouts) { return start_next_piece(); }
  found.moments.push_back(halt.moment);
  found.moments.back().chance = estimate(halt.state, std::exchange(work.playouts, {}));
  if (!found.complete()) { return start_next_piece(); }
  found.turning_points = turning_points_of(found.moments);
  work.battle.reset();
  work.record.reset();
  work.halts.reset();
  complete_.push_back(table);
  evict_oldest();
  finish_current();
}

void Analyses::finish_current() {
  waiting_.pop_front();
  start_next_piece();
}

void Analyses::evict_oldest() {
  while (complete_.size() > most_kept_) {
    works_.erase(complete_.front());
    complete_.pop_front();
  }
}

}  // namespace bocage::server
