// Wall time that never jumps: the wall clock as it was at the start, advanced by the monotonic clock. Game clocks and
// limits then survive any change of the system's time; a restart picks the new time up.
#pragma once

#include <chrono>

#include "store/store.h"

namespace bocage::server {

class SteadyWallClock {
 public:
  SteadyWallClock(Milliseconds wall, Milliseconds steady) : offset_(wall - steady) {}
  SteadyWallClock() : SteadyWallClock(wall_now(), steady_now()) {}

  Timestamp now() const { return at(steady_now()); }
  Milliseconds at(Milliseconds steady) const { return offset_ + steady; }
  // How far the system's wall clock has been set away from this one since the start.
  Milliseconds drift(Milliseconds wall, Milliseconds steady) const { return wall - at(steady); }

  static Milliseconds wall_now() { return since_epoch(std::chrono::system_clock::now()); }
  static Milliseconds steady_now() { return since_epoch(std::chrono::steady_clock::now()); }

 private:
  template <class Time>
  static Milliseconds since_epoch(Time time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
  }
  Milliseconds offset_;
};

}  // namespace bocage::server
