// The function that judges a position: a small network of neurons. Its numbers (value_net.cpp) come from games that programs
// played against themselves; bench/tune/fit_value.cpp finds and writes them.
#pragma once

#include "ai/search/features.h"

namespace bocage {

// What is known of the side on turn, then the same of the other.
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
  Inputs straight;  // from the inputs to the sum, past the neurons
  std::array<Neuron, kNeurons> neurons;
};

extern const ValueNet kValueNet;

// The logarithm of the odds that the side on turn wins.
float judge(const ValueNet& net, const Inputs& inputs);

}  // namespace bocage
