#include "ai/heuristic/chances.h"
#include "ai/heuristic/flights.h"
#include "ai/heuristic/judges.h"

namespace bocage {
namespace {

constexpr int kBeforeBattles = 100'000;

PlaneId own_plane(const Mind& mind, Hex hex) { return plane_at(mind.field(), mind.side(), hex); }

// AIR-22, AIR-23: the expected cost of the Air Check.
int risk(Mind& mind, PlaneId plane) {
  if (!needs_air_check(mind.field().planes[index(plane)])) { return 0; }
  const int dice = air_check_dice(mind.battle(), mind.field(), plane);
  return chances(dice, kShotDownBy, 1, 0).eliminate * mind.flights().lost() / 1000;
}

}  // namespace

int judge_order_plane(Mind& mind, const Action& offer) {
  const PlaneId plane = own_plane(mind, offer.unit);
  return mind.flights().best_flight(plane) - risk(mind, plane);
}

// Above zero: flying costs nothing, even without a target.
int judge_take_off(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::BringIn) { return 1 + mind.flights().best_entry(offer.airplane(), offer.to); }
  return 1 + mind.flights().best_flight(own_plane(mind, offer.unit), offer.to);
}

int judge_fly(Mind& mind, const Action& offer) {
  const auto& flight = as<FlightFrame>(mind.open().frames.top());
  if (offer.kind == ActionKind::AirAction) { return 0; }  // landing forgoes any strafing
  return 1 + mind.flights().best_rest(flight.plane, flight.from, offer.kind == ActionKind::Fly ? offer.to : kNoHex);
}

// Ground support must come before the battles it helps.
int judge_air_action(Mind& mind, const Action& offer) {
  const PlaneId plane = own_plane(mind, offer.unit);
  const Flights& flights = mind.flights();
  switch (offer.air_action()) {
    case AirAction::Strafing: return 1 + flights.strafing(plane);
    case AirAction::GroundSupport: {
      const int help = flights.support(offer.unit);
      return help > flights.strafing(plane) ? kBeforeBattles + help : 0;
    }
    case AirAction::GroundInterdiction: return 1 + flights.interdiction(offer.unit);
    case AirAction::Recon: return mind.weights().recon_draw;
    case AirAction::Kamikaze: return flights.kamikaze(mind.field().at(offer.to));
    case AirAction::Dogfight: return flights.dogfight();
    case AirAction::Land: return 0;
  }
  return 0;
}

// AIR-69: dismiss the one that can do less.
int judge_dismiss(Mind& mind, const Action& offer) { return -mind.flights().best_flight(own_plane(mind, offer.unit)); }

// AIR-43.
int parked_worth(Mind& mind, const Action& offer, Occasion occasion) {
  const UnitId unit = mind.field().at(offer.unit);
  const int dice = dice_at_parked(mind.battle(), mind.field(), unit, offer.to, occasion);
  return chances(dice, kParkedHitBy, 1, 0).eliminate * mind.flights().shot_down() / 1000;
}

}  // namespace bocage
