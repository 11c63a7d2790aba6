#include "lab/signature.h"

#include "lab/match.h"
#include "lab/seeds.h"

namespace bocage {
namespace {

class Sum {
 public:
  void add(std::uint64_t value) { sum_ = scramble(sum_ ^ value); }
  void add(const PendingPost& asked) {
    add(static_cast<std::uint64_t>(asked.decision) << 16U | static_cast<std::uint64_t>(asked.post.side) << 8U |
        static_cast<std::uint64_t>(asked.post.role));
  }
  // Field by field, so that the hash does not depend on the memory layout.
  void add(const Action& action) {
    std::uint64_t packed = static_cast<std::uint64_t>(action.kind);
    for (const Hex hex : {action.unit, action.to, action.via[0], action.via[1]}) { packed = packed << 8U | index(hex); }
    packed = packed << 8U | index(action.card);
    packed = packed << 8U | index(action.as);
    add(packed << 8U | action.detail.byte());
  }
  void add(const ActionList& offers) {
    add(offers.size());
    for (const Action& action : offers) { add(action); }
  }
  std::uint64_t value() const { return sum_; }

 private:
  std::uint64_t sum_ = 0;
};

void add_game(Sum& sum, const Battle& battle, std::uint64_t seed) {
  FastChance chance(derive(seed, 0));
  FastChance choice(derive(seed, 1));  // chooses the actions
  State state = new_game(battle, chance, nullptr);
  sum.add(hash(state));
  ActionList offers;
  for (int decisions = 0; !state.open.over() && decisions < kMostDecisions; ++decisions) {
    const Pending asked = pending(battle, state);
    sum.add(asked.size());
    for (const PendingPost& post : asked) { sum.add(post); }
    const PendingPost& actor = asked[choice.below(static_cast<std::uint32_t>(asked.size()))];
    legal(battle, state, actor.post, offers);
    sum.add(offers);
    const Action& chosen = offers[choice.below(static_cast<std::uint32_t>(offers.size()))];
    const ApplyResult outcome = apply(battle, state, actor.post, chosen, chance, nullptr);
    sum.add(static_cast<std::uint64_t>(outcome));
    sum.add(hash(state));
  }
}

}  // namespace

std::uint64_t signature(std::span<const Battle* const> battles, const SignaturePlan& plan) {
  Sum sum;
  for (const Battle* battle : battles) {
    for (int game = 0; game < plan.games; ++game) {
      add_game(sum, *battle, derive(plan.seed, static_cast<std::uint64_t>(game)));
    }
  }
  return sum.value();
}

}  // namespace bocage
