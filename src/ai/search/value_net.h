// The value network: one hidden layer of ReLUs plus skip connections. bench/tune/fit_value.cpp trains it on self-play
// games and writes its parameters to value_net.cpp.
#pragma once

#include "ai/search/features.h"

namespace bocage {

// The features of the side on turn, then those of the other side.
inline constexpr std::size_t kInputs = 2 * kSideFeatures;
using Inputs = std::array<float, kInputs>;

inline constexpr std::size_t kNeurons = 32;

struct ValueNet {
  struct Neuron {
    float bias;
    float out;
    Inputs in;
  };
  float bias;
  Inputs skip;  // skip connections, from the inputs straight to the output
  std::array<Neuron, kNeurons> neurons;
};

extern const ValueNet kValueNet;

// The log-odds that the side on turn wins.
float logit(const ValueNet& net, const Inputs& inputs);

}  // namespace bocage
