// What frames share while an action takes effect: the game, and the consequences that several rules have in common.
#pragma once

#include "game/chance.h"
#include "game/event.h"
#include "game/state.h"

namespace bocage {

// One action being applied to a state.
struct Flow {
  const Battle& battle;
  State& state;
  Chance& chance;
  EventSink* events;
  BySide<int> medals{};  // as last announced; kept only if there is an event sink

  Public& open() const { return state.open; }
  Field& field() const { return state.open.field; }
  FrameStack& frames() const { return state.open.frames; }
  Frame& frame() const { return state.open.frames.top(); }
  Side on_turn() const { return state.open.on_turn; }
  void say(const Event& event) const {
    if (events != nullptr) { events->on(event); }
  }
  void tell_medals();  // for both sides, if the count changed
};

// Figures and medals.
void lose_figures(Flow& flow, UnitId unit, int figures);  // DICE-08, VIC-01; eliminates at zero
void score(Flow& flow);                                   // VIC-07, VIC-09: after each displacement and elimination
void win(Flow& flow, Side side, Ending ending);

// Rolls `dice` at `target` and removes what these faces hit (BAT-18). The target may be gone afterwards.
struct Struck {
  int hits = 0;
  int flags = 0;
};
Struck strike(Flow& flow, Role by, UnitId target, int dice, FaceMask faces);
int recover(Flow& flow, Post by, UnitId patient, int dice);  // MED-02 to MED-05, PAC-30: the figures that came back
Roll roll_dice(Flow& flow, Post by, Hex at, int dice);

// Displacements. Leaving sandbags removes them (OBS-24).
void leave(Flow& flow, UnitId unit);
void go_to(Flow& flow, UnitId unit, Hex to);  // a hex of a retreat
// A move or taking ground: stops, cover and wire count. `next_door`: it came from an adjacent hex (XT-21.b).
void enter(Flow& flow, UnitId unit, Hex to, bool next_door);
void remove_sandbags(Flow& flow, Hex hex);
void remove_wire(Flow& flow, Hex hex);

// What the ground does to a unit that enters it; in hazards.cpp. The unit may be gone afterwards.
void break_ice(Flow& flow, UnitId unit, Hex hex);  // XT-07.m
void arrive(Flow& flow, UnitId unit);              // after a move or taking ground: ice, mines, tents, airplanes
void arrive_in_retreat(Flow& flow, UnitId unit);   // PAC-14: ice, tents and airplanes, no mines
void forget_cross_hairs(Flow& flow, UnitId unit);  // XU-08.3
void note_cross_hair(Flow& flow, UnitId gun, UnitId target);  // XU-08.1, XU-08.4
void lose_camouflage(Flow& flow, UnitId unit);                // PAC-20
void lose_plane(Flow& flow, Plane& plane);                    // AIR-51: with a medal for the enemy
void carry_planes(Flow& flow, UnitId carrier, Hex from);      // XU-10.7: airplanes parked on a ship move with it ...
void sink_planes(Flow& flow, UnitId carrier, Hex at);         // ... and sink with it

// Cards.
Card draw_card(Flow& flow, Side side);  // out of the deck, into no hand yet; None if there is none (DRAW-04)
void draw_to_hand(Flow& flow, Side side);
void discard(Flow& flow, Side side, Card card);
void shuffle_discards_into_deck(Flow& flow);

// Frames. AIRP-07, BAR-05: a flag from an air strike or a Barrage cannot be ignored.
enum class Ignoring : std::uint8_t { Forbidden, Allowed };
void push_retreat(Flow& flow, UnitId unit, int flags, Ignoring ignoring);

}  // namespace bocage
