// What frames share while an action takes effect: the state being changed, and consequences that several rules have in
// common.
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
  EventSink* events;               // null: nobody listens
  BySide<int> announced_medals{};  // kept only if there is an event sink

  Public& open() const { return state.open; }
  Field& field() const { return state.open.field; }
  FrameStack& frames() const { return state.open.frames; }
  Frame& frame() const { return state.open.frames.top(); }
  Side on_turn() const { return state.open.on_turn; }
  void say(const Event& event) const {
    if (events != nullptr) { events->on(event); }
  }
  void announce_medals();  // for each side whose count changed
};

// Figures and medals.
void lose_figures(Flow& flow, UnitId unit, int figures);  // DICE-08, VIC-01; a unit without figures is eliminated
void score(Flow& flow);                                   // VIC-07, VIC-09: after each displacement and elimination
void win(Flow& flow, Side side, Ending ending);           // also clears the frames: references to them dangle

struct Struck {
  int hits = 0;
  int flags = 0;
};
// Rolls `dice` at `target`, for the enemy's post `by`; each of `faces` costs it a figure (BAT-18). The target may be gone
// afterwards, and the battle over.
Struck strike(Flow& flow, Role by, UnitId target, int dice, FaceMask faces);
// Rolls for the patient and returns the number of figures it recovered (MED-02 to MED-05, PAC-30).
int recover(Flow& flow, Post by, UnitId patient, int dice);
// `at`: the target to show with the dice; kNoHex if there is none.
Roll roll_dice(Flow& flow, Post by, Hex at, int dice);

// Displacements. Leaving a hex ends camouflage and cross-hairs, and removes sandbags (OBS-24).
void leave(Flow& flow, UnitId unit);
// Leaves and stands on another hex, as in a retreat: what the unit carries comes along, and nothing else happens.
void go_to(Flow& flow, UnitId unit, Hex to);
// XT-21.b: whether the hex entered is next to the one where the unit began its move.
enum class Approach : std::uint8_t { NextDoor, Farther };
// go_to() as a move or by taking ground: stop hexes, cover and wire take effect. Hazards do not: see arrive().
void enter(Flow& flow, UnitId unit, Hex to, Approach approach);
void remove_sandbags(Flow& flow, Hex hex);
void remove_wire(Flow& flow, Hex hex);

// Hazards of the hex that a unit has entered; in hazards.cpp. The unit may be gone afterwards, and the battle over.
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
// Takes a card from the deck and adds it to no hand yet; None if there is none (DRAW-04). May end the battle (SCN-23).
Card draw_card(Flow& flow, Side side);
void draw_to_hand(Flow& flow, Side side);
void discard(Flow& flow, Side side, Card card);
void shuffle_discards_into_deck(Flow& flow);

// Frames. AIRP-07, BAR-05: a flag from an air strike or a Barrage cannot be ignored.
enum class Ignoring : std::uint8_t { Forbidden, Allowed };
void push_retreat(Flow& flow, UnitId unit, int flags, Ignoring ignoring);

}  // namespace bocage
