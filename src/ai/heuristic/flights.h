// What airplanes could do (AIR): the best way to fly, and what it is worth at its end.
#pragma once

#include "ai/heuristic/mind.h"
#include "rules/air_rules.h"

namespace bocage {

// Values are never below 0: whoever may fly may also fly idly.
class Flights {
 public:
  explicit Flights(Mind& mind);

  // The best that an airplane can do which goes on from `at`, with so many hexes left and these behind it.
  int best_from(Airplane kind, Hex at, const HexSet& crossed, int left, int strafed) const;
  // What it is worth to end there after strafing so much on the way.
  int ending(Airplane kind, Hex at, int strafed) const;

  // An airplane of ours: with a new move, or in the middle of one.
  int best_flight(PlaneId plane, Hex first) const;          // by this hex
  int best_flight(PlaneId plane) const;                     // by any
  int best_rest(PlaneId plane, Hex start, Hex next) const;  // kNoHex: it ends where it is
  int best_entry(Airplane kind, Hex entry) const;           // one that comes in there
  int strafing(PlaneId plane) const;                        // of the hexes behind it

  // The best use of an Air Sortie in these strips.
  int best_sortie(SectionMask strips) const;

  int support(Hex at) const;
  int interdiction(Hex at) const;
  int shot_down() const;  // an airplane of the enemy
  int lost() const;       // one of ours
  int dogfight() const;
  int kamikaze(UnitId target) const;

 private:
  int reward(Hex hex) const { return strafe_[index(hex)]; }  // for crossing it

  Mind& mind_;
  ByHex<int> strafe_{};
};

}  // namespace bocage
