// The steps of a post within the maneuver: what each offers and what an answer does.
#pragma once

#include "game/frames/frames.h"

namespace bocage {

struct StepRules {
  Step id;
  Decision decision;
  void (*offers)(const Battle&, const State&, Post, ActionList&) = nullptr;
  void (*settle)(Flow&, Post, const Action&) = nullptr;
  // Whether an action is among the offers; null means: list them and look.
  bool (*offered)(const Battle&, const State&, Post, const Action&) = nullptr;
};

// Steps of Overlord's generals, in generals.cpp and initiative.cpp.
extern const StepRules kPlaceStep, kInitiativeStep, kInitiativeFlagStep, kInitiativeLossStep;

}  // namespace bocage
