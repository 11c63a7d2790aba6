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
  if (waiting_.size() == 1) { go_on(); }
  return &work.found;
}

template <class Piece>
void Analyses::do_piece(const Piece& piece) {
  thinkers_.do_meanwhile([this, piece]() -> Thinkers::Afterwards {
    try {
      return [this, found = piece()] { take(found); };
    } catch (const std::exception& error) {
      log_error("analysis", {{"why", error.what()}});
      return [this] {
        works_.erase(waiting_.front());
        end_first();
      };
    }
  });
}

// One piece is in progress at a time: first the moments of a game, then a few playouts at a time from each moment in
// order. A piece owns all it needs, since it may outlive this object.
void Analyses::go_on() {
  static constexpr int kAtATime = 10;
  if (waiting_.empty()) { return; }
  const Work& work = works_.at(waiting_.front());
  if (!work.halts) {
    return do_piece([battle = work.battle, record = work.record] {
      return std::make_shared<const std::vector<Halt>>(halts_of(*battle, *record));
    });
  }
  const std::size_t next = work.found.moments.size();
  const int first = work.playouts.all();
  const bool over = (*work.halts)[next].state.open.over();
  const int count = over ? 0 : std::min(kAtATime, plan_.playouts - first);
  do_piece([plan = plan_, battle = work.battle, halts = work.halts, next, first, count] {
    return play_out(*battle, (*halts)[next].state, plan, first, count);
  });
}

void Analyses::take(Halts halts) {
  Work& work = works_.at(waiting_.front());
  work.found.of = halts->size();
  work.halts = std::move(halts);
  go_on();
}

void Analyses::take(const Playouts& playouts) {
  const std::string table = waiting_.front();
  Work& work = works_.at(table);
  Found& found = work.found;
  const Halt& halt = (*work.halts)[found.moments.size()];
  work.playouts += playouts;
  if (!halt.state.open.over() && work.playouts.all() < plan_.playouts) { return go_on(); }
  found.moments.push_back(halt.moment);
  found.moments.back().chance = estimate(halt.state, std::exchange(work.playouts, {}));
  if (!found.complete()) { return go_on(); }
  found.turning_points = turning_points_of(found.moments);
  work.battle.reset();
  work.record.reset();
  work.halts.reset();
  complete_.push_back(table);
  make_room();
  end_first();
}

void Analyses::end_first() {
  waiting_.pop_front();
  go_on();
}

void Analyses::make_room() {
  while (complete_.size() > most_kept_) {
    works_.erase(complete_.front());
    complete_.pop_front();
  }
}

}  // namespace bocage::server
