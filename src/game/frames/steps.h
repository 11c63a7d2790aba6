// The steps of a post within the maneuver: what each offers and how an answer is settled.
#pragma once

#include "game/frames/frames.h"

namespace bocage {

struct StepRules {
  Step id;
  Decision decision;
  void (*offers)(const Battle&, const State&, Post, ActionList&) = nullptr;
  void (*settle)(Flow&, Post, const Action&) = nullptr;
  // Whether an action is among the offers. Null: search the list of offers.
  bool (*offered)(const Battle&, const State&, Post, const Action&) = nullptr;
};

// Steps of Overlord's Field Generals, in generals.cpp and initiative.cpp.
extern const StepRules kPlaceStep, kInitiativeStep, kInitiativeFlagStep, kInitiativeLossStep;

}  // namespace bocage
