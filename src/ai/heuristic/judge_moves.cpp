#include <algorithm>
#include <cstdlib>

#include "ai/heuristic/judges.h"

namespace bocage {
namespace {

constexpr int kScatter = 2;       // hexes a drop is likely to scatter
constexpr int kBestDistance = 3;  // from a landing to the nearest enemy

}  // namespace

// SCN-07: a drop scatters, so the surroundings count: unoccupied, and neither too close to the enemy nor too far away.
int judge_airdrop(Mind& mind, const Action& offer) {
  const Battle& battle = mind.battle();
  const HexSet around = battle.board().within(offer.to, kScatter) | HexSet::of(offer.to);
  int landing = 0;
  (around - mind.field().everybody()).for_each([&](Hex hex) { landing += battle.ground(hex).impassable ? 0 : 1; });
  int nearest = Board::kMaxRange;
  mind.enemies().for_each([&](Hex hex) { nearest = std::min(nearest, battle.board().distance(hex, offer.to)); });
  return 10 * landing - 15 * std::abs(nearest - kBestDistance);
}

// An order costs nothing, so even a unit with little to do gets one before Done.
int judge_order(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return -1; }
  if (offer.kind == ActionKind::OrderPlane) { return judge_order_plane(mind, offer); }
  return mind.order(mind.field().at(offer.unit), mind.open().posts[index(mind.post().role)].orders.card);
}

int judge_move(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  if (offer.kind == ActionKind::Exit) { return mind.survey().leaving(); }
  if (offer.kind != ActionKind::Move) { return judge_take_off(mind, offer); }
  const UnitId unit = mind.field().at(offer.unit);
  const int detour = offer.via[0] == kNoHex ? 0 : mind.weights().sandbags;  // moving through sandbags removes them
  return mind.move(unit, offer.to) - detour;
}

int judge_second_move(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Exit) { return mind.survey().leaving(); }
  if (offer.kind != ActionKind::Move) { return 0; }
  const UnitId unit = mind.field().at(offer.unit);
  return mind.survey().standing(unit, offer.to) - mind.survey().standing(unit, offer.unit);
}

}  // namespace bocage
