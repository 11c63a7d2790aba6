// What airplanes could do (AIR): the best flight and what it is worth.
#pragma once

#include "ai/heuristic/mind.h"
#include "rules/air_rules.h"

namespace bocage {

// Values are never negative: an airplane may always fly without effect.
class Flights {
 public:
  explicit Flights(Mind& mind);

  // The best continuation from `at`, with `left` hexes to go and `crossed` behind it.
  int best_from(Airplane kind, Hex at, const HexSet& crossed, int left, int strafed) const;
  // What it is worth to end there with this much strafing on the way.
  int ending(Airplane kind, Hex at, int strafed) const;

  // One of our airplanes, before or during its move.
  int best_flight(PlaneId plane, Hex first) const;          // starting with this hex
  int best_flight(PlaneId plane) const;                     // starting with any hex
  int best_rest(PlaneId plane, Hex start, Hex next) const;  // `next` kNoHex: it ends where it is
  int best_entry(Airplane kind, Hex entry) const;           // entering the board here
  int strafing(PlaneId plane) const;                        // along its path so far

  // The best use of an Air Sortie in these strips.
  int best_sortie(SectionMask strips) const;

  int support(Hex at) const;
  int interdiction(Hex at) const;
  int shot_down() const;  // an enemy airplane
  int lost() const;       // one of ours, as a positive number
  int dogfight() const;
  int kamikaze(UnitId target) const;

 private:
  int reward(Hex hex) const { return strafe_[index(hex)]; }  // strafing, for flying over it

  Mind& mind_;
  ByHex<int> strafe_{};
};

}  // namespace bocage
