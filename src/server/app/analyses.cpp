#include "server/app/analyses.h"

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

// One piece is under way at a time: the moments of a game first, then the chance at each of them. A piece has all that it
// needs, since this may end before it does.
void Analyses::go_on() {
  if (waiting_.empty()) { return; }
  const Work& work = works_.at(waiting_.front());
  if (!work.halts) {
    thinkers_.do_meanwhile([this, battle = work.battle, record = work.record]() -> Thinkers::Afterwards {
      return [this, halts = std::make_shared<const std::vector<Halt>>(halts_of(*battle, *record))] { take(halts); };
    });
    return;
  }
  const std::size_t next = work.found.moments.size();
  thinkers_.do_meanwhile(
      [this, plan = plan_, battle = work.battle, halts = work.halts, next]() -> Thinkers::Afterwards {
        return [this, chance = reckon(*battle, (*halts)[next].state, plan, {})] { take(chance); };
      });
}

void Analyses::take(Halts halts) {
  Work& work = works_.at(waiting_.front());
  work.found.of = halts->size();
  work.halts = std::move(halts);
  go_on();
}

void Analyses::take(const Estimate& chance) {
  const std::string table = waiting_.front();
  Work& work = works_.at(table);
  Found& found = work.found;
  found.moments.push_back((*work.halts)[found.moments.size()].moment);
  found.moments.back().chance = chance;
  if (found.complete()) {
    found.turning_points = turning_points_of(found.moments);
    work.battle.reset();
    work.record.reset();
    work.halts.reset();
    waiting_.pop_front();
    complete_.push_back(table);
    make_room();
  }
  go_on();
}

void Analyses::make_room() {
  while (complete_.size() > kMostKept) {
    works_.erase(complete_.front());
    complete_.pop_front();
  }
}

}  // namespace bocage::server
