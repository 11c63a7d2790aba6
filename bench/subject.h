// The input of the benchmarks: a battle, and decision points sampled from random games on it, the same in every run.
#pragma once

#include <string>
#include <vector>

#include "game/engine.h"
#include "rules/battle_spec.h"

namespace bocage::bench {

// `chosen` is one of the legal actions of `post`.
struct DecisionPoint {
  State state;
  Post post;
  Action chosen;
};

struct Subject {
  explicit Subject(BattleSpec battle_spec);

  std::string id;
  BattleSpec spec;
  Battle battle;
  std::vector<DecisionPoint> points;
};

// One function per source file; each registers its benchmarks for a subject, which must outlive them.
void register_games(const Subject& subject);
void register_engine(const Subject& subject);
void register_rules(const Subject& subject);
void register_search(const Subject& subject);

}  // namespace bocage::bench
