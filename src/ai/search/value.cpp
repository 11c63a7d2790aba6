#include "ai/search/value.h"

#include <algorithm>
#include <cmath>

namespace bocage {

float logit(const ValueNet& net, const Inputs& inputs) {
  float sum = net.bias;
  for (std::size_t i = 0; i < kInputs; ++i) { sum += net.skip[i] * inputs[i]; }
  for (const ValueNet::Neuron& neuron : net.neurons) {
    float activation = neuron.bias;
    for (std::size_t i = 0; i < kInputs; ++i) { activation += neuron.in[i] * inputs[i]; }
    sum += neuron.out * std::max(0.0F, activation);  // ReLU
  }
  return sum;
}

Inputs inputs(const Battle& battle, const State& state, const Weights& weights) {
  Inputs found{};
  const SideFeatures own = features_of(battle, state, state.open.on_turn, weights);
  const SideFeatures enemy = features_of(battle, state, other(state.open.on_turn), weights);
  std::copy(own.begin(), own.end(), found.begin());
  std::copy(enemy.begin(), enemy.end(), found.begin() + kSideFeatures);
  return found;
}

double win_probability(const Battle& battle, const State& state, Side side, const Weights& weights) {
  if (state.open.over()) { return state.open.winner == side ? 1 : 0; }
  const double log_odds = logit(kValueNet, inputs(battle, state, weights));
  return 1 / (1 + std::exp(state.open.on_turn == side ? -log_odds : log_odds));
}

}  // namespace bocage
