#include "ai/search/features.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "ai/heuristic/card_worth.h"
#include "rules/medals.h"

namespace bocage {
namespace {

class Writer {
 public:
  explicit Writer(SideFeatures& into) : into_(into) {}
  void put(float value) {
    assert(next_ < into_.size());
    into_[next_++] = value;
  }
  template <class Range>
  void put_all(const Range& values) {
    for (const float value : values) { put(value); }
  }
  bool full() const { return next_ == into_.size(); }

 private:
  SideFeatures& into_;
  std::size_t next_ = 0;
};

// The largest few of many, largest first.
template <std::size_t N>
class Largest {
 public:
  void add(float value) {
    for (float& each : values_) {
      if (value > each) { std::swap(value, each); }
    }
  }
  const std::array<float, N>& values() const { return values_; }

 private:
  std::array<float, N> values_{};
};

float ratio(int part, int whole) { return static_cast<float>(part) / static_cast<float>(whole); }
float thousands(int points) { return ratio(points, 1000); }

// Sum over the hexes of the inverse distance to the nearest of these units; 1 for an adjacent hex.
float nearness(const Battle& battle, const HexSet& units, const HexSet& hexes) {
  float sum = 0;
  hexes.for_each([&](Hex hex) {
    int nearest = Board::kMaxRange;
    units.for_each([&](Hex unit) { nearest = std::min(nearest, battle.board().distance(unit, hex)); });
    sum += ratio(1, std::max(1, nearest));
  });
  return sum;
}

// Medals won and still needed. The last few needed are one-hot encoded, because they matter most.
void put_medals(Writer& writer, int need, int won) {
  static constexpr int kLast = 4;
  const int missing = std::max(1, need - won);
  for (int each = 1; each <= kLast; ++each) { writer.put(missing == each ? 1 : 0); }
  writer.put(static_cast<float>(std::max(0, missing - kLast)));
  writer.put(ratio(won, need));
  writer.put(1.0F / (static_cast<float>(missing) + 0.5F));
}

// Units: figures and units by arm, by strength, the danger they are in, the attacks they have from where they stand,
// and how near they are to their goals and to the enemy.
void put_units(Writer& writer, Mind& mind, int need) {
  static constexpr int kStrong = 3;  // figures
  const Battle& battle = mind.battle();
  const Field& field = mind.field();
  Survey& survey = mind.survey();
  ByArm<float> figures{};
  ByArm<float> units{};
  std::array<float, kStrong> by_strength{};
  float danger = 0;
  float danger_to_weak = 0;
  float worst_danger = 0;
  float attack = 0;
  Largest<3> attacks;
  const HexSet& own = field.units_of(mind.side());
  own.for_each([&](Hex hex) {
    const UnitId id = field.at(hex);
    const RosterUnit& roster = battle.roster(id);
    const auto worth = static_cast<float>(roster.worth);
    Unit ready = rested(field[id]);
    ready.set(kOrdered);
    const std::size_t arm = index(battle.arm(id));
    const int strength = std::clamp<int>(ready.figures, 1, kStrong);
    const float its_danger = thousands(survey.danger(id, hex, 0));
    const float its_attack = thousands(survey.best_attack(id, ready, Occasion::Attack));
    figures[arm] += worth * ratio(ready.figures, roster.full);
    units[arm] += worth;
    by_strength[static_cast<std::size_t>(strength - 1)] += worth;
    danger += its_danger;
    danger_to_weak += strength < kStrong ? its_danger : 0;
    worst_danger = std::max(worst_danger, its_danger);
    attack += its_attack;
    attacks.add(its_attack);
  });
  writer.put_all(figures);
  writer.put_all(units);
  writer.put((figures[0] + figures[1] + figures[2]) / static_cast<float>(need));
  writer.put_all(by_strength);
  writer.put(danger);
  writer.put(worst_danger);
  writer.put(danger_to_weak);
  writer.put(attack);
  writer.put_all(attacks.values());
  writer.put(nearness(battle, own, survey.goals().wanted()));
  writer.put(nearness(battle, mind.enemies(), own));
}

// Size class of the one-section cards: 0 to 3 for Recon, Probe, Attack and Assault; nullopt for other cards.
std::optional<std::size_t> size_of(const CardInfo& card) {
  static constexpr std::array<std::uint8_t, 4> kOrders{1, 2, 3, kAllUnits};
  const auto& in = card.in_section;
  if (std::count(in.begin(), in.end(), 0) != 2) { return std::nullopt; }
  return std::find(kOrders.begin(), kOrders.end(), *std::max_element(in.begin(), in.end())) - kOrders.begin();
}

// Hand: what the best cards could do now, and its composition, for later turns.
void put_hand(Writer& writer, Mind& mind) {
  Largest<4> best;
  float all = 0;
  if (mind.battle().spec().chain == Chain::Overlord) { best.add(thousands(shared_out_worth(mind))); }
  const CardBag& hand = mind.view().hand;
  std::array<float, 4> by_size{};
  hand.for_each_kind([&](Card card) {
    const auto count = static_cast<float>(hand.count(card));
    const float worth = thousands(card_worth(mind, card));
    best.add(worth);
    all += worth * count;
    if (const auto size = size_of(info(card))) { by_size[*size] += count; }
  });
  writer.put_all(best.values());
  writer.put(all / static_cast<float>(std::max<int>(1, hand.size)));
  writer.put_all(by_size);
  for (const CardInfo& card : kCards) {
    const bool in_every_deck = card.opening != Opening::AirSortie && card.id != Card::None;
    if (in_every_deck && !size_of(card)) { writer.put(static_cast<float>(hand.count(card.id))); }
  }
}

}  // namespace

SideFeatures features_of(const Battle& battle, const State& state, Side side, const Weights& weights) {
  static constexpr int kVictory = 2000;  // points on top of the last medal; a larger value would swamp everything else
  const int need = battle.spec().medals[index(side)];
  const View view = observe(battle, state, viewer_of(side));
  Weights calm = weights;
  calm.victory = kVictory;
  Memory memory;
  Mind mind(battle, {side, Role::Commander}, view, calm, memory);
  SideFeatures found{};
  Writer writer(found);
  put_medals(writer, need, medals(battle, state.open.field, side));
  put_units(writer, mind, need);
  put_hand(writer, mind);
  assert(writer.full());
  return found;
}

}  // namespace bocage
