// Trains the value network on self-play games and writes its parameters to ai/search/value_net.cpp. During training
// each battle has a bias per side, so that an unbalanced starting position is not attributed to the features.
#include <fmt/format.h>
#include <fmt/os.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <numeric>
#include <random>

#include "ai/heuristic_player.h"
#include "ai/playing.h"
#include "ai/search/value.h"
#include "lab/parallel.h"
#include "lab/seeds.h"
#include "scenario/library.h"

namespace bocage {
namespace {

struct Row {
  Inputs in{};
  std::size_t battle_bias = 0;  // its index: two per battle, one for each side
  bool won = false;             // by the side on turn
};

// One training row per turn of a self-play game.
std::vector<Row> play(const Battle& battle, std::size_t number, std::uint64_t seed, int temperature) {
  static constexpr int kMostTurns = 300;
  FastChance chance(derive(seed, 0));
  HeuristicPlayer axis(derive(seed, 1), kSergeantWeights, temperature);
  HeuristicPlayer allies(derive(seed, 2), kSergeantWeights, temperature);
  State state = new_game(battle, chance, nullptr);
  std::vector<Row> rows;
  std::vector<Side> on_turn;
  while (state.open.turn <= kMostTurns) {
    if (play_on(battle, state, seat(axis, allies), chance, {.turn = state.open.turn + 1}, nullptr) == 0) { break; }
    if (state.open.over()) { break; }
    const Side side = state.open.on_turn;
    rows.push_back({inputs(battle, state, kSergeantWeights), 2 * number + index(side), false});
    on_turn.push_back(side);
  }
  if (!state.open.over()) { return {}; }
  for (std::size_t i = 0; i < rows.size(); ++i) { rows[i].won = state.open.winner == on_turn[i]; }
  return rows;
}

// Standardisation of the inputs.
struct Scale {
  Inputs mean{};
  Inputs deviation{};
};

Scale standardise(std::vector<Row>& rows) {
  static constexpr float kLeastDeviation = 1e-2F;
  const auto count = static_cast<float>(rows.size());
  Scale scale;
  for (std::size_t i = 0; i < kInputs; ++i) {
    double sum = 0;
    double squares = 0;
    for (const Row& row : rows) {
      sum += row.in[i];
      squares += row.in[i] * row.in[i];
    }
    scale.mean[i] = static_cast<float>(sum) / count;
    const float variance = static_cast<float>(squares) / count - scale.mean[i] * scale.mean[i];
    scale.deviation[i] = std::max(kLeastDeviation, std::sqrt(std::max(0.0F, variance)));
  }
  for (Row& row : rows) {
    for (std::size_t i = 0; i < kInputs; ++i) { row.in[i] = (row.in[i] - scale.mean[i]) / scale.deviation[i]; }
  }
  return scale;
}

// The trainable parameters.
struct Parameters {
  ValueNet net{};
  std::vector<float> battle_biases;
};

// Visits corresponding parameters of all the arguments together.
template <class Visit, class... All>
void for_each_parameter(Visit visit, All&... all) {
  visit(all.net.bias...);
  for (std::size_t i = 0; i < kInputs; ++i) { visit(all.net.skip[i]...); }
  for (std::size_t n = 0; n < kNeurons; ++n) {
    visit(all.net.neurons[n].bias...);
    visit(all.net.neurons[n].out...);
    for (std::size_t i = 0; i < kInputs; ++i) { visit(all.net.neurons[n].in[i]...); }
  }
  for (std::size_t b = 0; b < std::min({all.battle_biases.size()...}); ++b) { visit(all.battle_biases[b]...); }
}

class Trainer {
 public:
  Trainer(const std::vector<Row>& rows, std::size_t battle_biases) : rows_(rows), rng_(1) {
    for (Parameters* each : {&parameters_, &gradient_, &mean_, &square_}) { each->battle_biases.resize(battle_biases); }
    std::normal_distribution<float> normal;
    for (ValueNet::Neuron& neuron : parameters_.net.neurons) {
      static constexpr float kOutScale = 0.05F;
      neuron.out = normal(rng_) * kOutScale;
      for (float& in : neuron.in) { in = normal(rng_) * std::sqrt(2.0F / kInputs); }  // He initialisation
    }
  }

  // One epoch, with the learning rate decaying linearly from `from` to `to`.
  void epoch(std::vector<std::size_t>& order, float from, float to) {
    static constexpr std::size_t kBatch = 256;
    std::shuffle(order.begin(), order.end(), rng_);
    for (std::size_t at = 0; at + kBatch <= order.size(); at += kBatch) {
      for_each_parameter([](float& gradient) { gradient = 0; }, gradient_);
      for (std::size_t n = at; n < at + kBatch; ++n) { accumulate(rows_[order[n]], 1.0F / kBatch); }
      step(from + (to - from) * static_cast<float>(at) / static_cast<float>(order.size()));
    }
  }

  // Mean cross-entropy, in nats.
  double loss(const std::vector<std::size_t>& which) const {
    static constexpr float kLeastProbability = 1e-6F;
    double sum = 0;
    for (const std::size_t i : which) {
      const float p = predict(rows_[i]);
      sum -= std::log(std::max(kLeastProbability, rows_[i].won ? p : 1 - p));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, which.size()));
  }

  const ValueNet& net() const { return parameters_.net; }

 private:
  float predict(const Row& row) const {
    return 1 / (1 + std::exp(-logit(parameters_.net, row.in) - parameters_.battle_biases[row.battle_bias]));
  }

  // Backpropagation of one row.
  void accumulate(const Row& row, float weight) {
    const float error = weight * (predict(row) - (row.won ? 1.0F : 0.0F));
    gradient_.battle_biases[row.battle_bias] += error;
    for (std::size_t i = 0; i < kInputs; ++i) { gradient_.net.skip[i] += error * row.in[i]; }
    for (std::size_t n = 0; n < kNeurons; ++n) {
      const ValueNet::Neuron& neuron = parameters_.net.neurons[n];
      const float activation = std::inner_product(row.in.begin(), row.in.end(), neuron.in.begin(), neuron.bias);
      if (activation <= 0) { continue; }
      ValueNet::Neuron& gradient = gradient_.net.neurons[n];
      const float back = error * neuron.out;
      gradient.out += error * activation;
      gradient.bias += back;
      for (std::size_t i = 0; i < kInputs; ++i) { gradient.in[i] += back * row.in[i]; }
    }
  }

  // AdamW. The per-battle biases replace the net's own bias, which stays 0.
  void step(float rate) {
    static constexpr float kBeta1 = 0.9F;
    static constexpr float kBeta2 = 0.999F;
    static constexpr float kDecay = 0.01F;
    static constexpr float kEpsilon = 1e-8F;
    ++steps_;
    const float correction1 = 1 - std::pow(kBeta1, static_cast<float>(steps_));
    const float correction2 = 1 - std::pow(kBeta2, static_cast<float>(steps_));
    const auto update = [&](float& parameter, const float& gradient, float& mean, float& square) {
      mean = kBeta1 * mean + (1 - kBeta1) * gradient;
      square = kBeta2 * square + (1 - kBeta2) * gradient * gradient;
      const float adam_step = mean / correction1 / (std::sqrt(square / correction2) + kEpsilon);
      parameter -= rate * (adam_step + kDecay * parameter);
    };
    for_each_parameter(update, parameters_, gradient_, mean_, square_);
  }

  const std::vector<Row>& rows_;
  Parameters parameters_;
  Parameters gradient_;
  Parameters mean_;    // Adam's first moment
  Parameters square_;  // and second moment
  int steps_ = 0;
  std::mt19937 rng_;
};

// Folds the standardisation into the weights, so that the net takes raw inputs.
ValueNet unscaled(ValueNet net, const Scale& scale) {
  const auto unscale = [&](Inputs& in, float& bias) {
    for (std::size_t i = 0; i < kInputs; ++i) {
      in[i] /= scale.deviation[i];
      bias -= in[i] * scale.mean[i];
    }
  };
  unscale(net.skip, net.bias);
  for (ValueNet::Neuron& neuron : net.neurons) { unscale(neuron.in, neuron.bias); }
  return net;
}

void write(const ValueNet& net, const std::string& path) {
  const auto numbers = [](const Inputs& in) { return fmt::format("{{{:#.4g}F}}", fmt::join(in, "F, ")); };
  auto file = fmt::output_file(path);
  file.print("#include \"ai/search/value_net.h\"\n\nnamespace bocage {{\n\n");
  file.print("// Written by bocage_fit_value.\n// clang-format off\nconst ValueNet kValueNet{{\n");
  file.print("    .bias = {:#.4g}F,\n    .skip = {},\n    .neurons = {{{{\n", net.bias, numbers(net.skip));
  for (const ValueNet::Neuron& neuron : net.neurons) {
    file.print("        {{{:#.4g}F, {:#.4g}F, {}}},\n", neuron.bias, neuron.out, numbers(neuron.in));
  }
  file.print("    }}}},\n}};\n// clang-format on\n\n}}  // namespace bocage\n");
}

struct Args {
  int games = 3000;
  int epochs = 6;
  int temperature = 40;
  int threads = 2;
  std::uint64_t seed = 1;
  std::string out = "value_net.cpp";
};

std::vector<Row> rows_of(const Args& args, const Library& library) {
  const std::vector<std::string> ids = library.ids();
  std::vector<Row> rows;
  for (std::size_t number = 0; number < ids.size(); ++number) {
    const Battle battle(library.load(ids[number]).value().spec, Options{});
    std::vector<std::vector<Row>> games(static_cast<std::size_t>(args.games));
    parallel_for(args.games, args.threads, [&](int game) {
      const int temperature = game % 2 == 0 ? 0 : args.temperature;  // half of the games explore
      const std::uint64_t seed = derive(derive(args.seed, number), static_cast<std::uint64_t>(game));
      games[static_cast<std::size_t>(game)] = play(battle, number, seed, temperature);
    });
    for (const std::vector<Row>& game : games) { rows.insert(rows.end(), game.begin(), game.end()); }
    fmt::print(stderr, "{}: {} rows\n", ids[number], rows.size());
  }
  return rows;
}

int run(const Args& args) {
  static constexpr float kRate = 2e-3F;
  static constexpr std::size_t kBlock = 2000;  // rows; one block in kFolds is held out for validation
  static constexpr std::size_t kFolds = 10;
  const Library library = default_library();
  std::vector<Row> rows = rows_of(args, library);
  const Scale scale = standardise(rows);
  std::vector<std::size_t> training;
  std::vector<std::size_t> validation;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    (i / kBlock % kFolds == kFolds - 1 ? validation : training).push_back(i);
  }
  Trainer trainer(rows, 2 * library.ids().size());
  for (int epoch = 0; epoch < args.epochs; ++epoch) {
    const float part = kRate / static_cast<float>(args.epochs);
    const auto left = static_cast<float>(args.epochs - epoch);
    trainer.epoch(training, part * left, part * (left - 1));
    fmt::print(stderr, "epoch {}: validation loss {:.4f} over {} positions\n", epoch + 1, trainer.loss(validation),
               validation.size());
  }
  write(unscaled(trainer.net(), scale), args.out);
  return 0;
}

}  // namespace
}  // namespace bocage

int main(int argc, char** argv) {
  CLI::App app("Trains the value network on self-play games.");
  bocage::Args args;
  app.add_option("--games", args.games, "per battle")->capture_default_str();
  app.add_option("--epochs", args.epochs)->capture_default_str();
  app.add_option("--temperature", args.temperature, "softmax temperature of every other game, in points")
      ->capture_default_str();
  app.add_option("--threads", args.threads)->capture_default_str();
  app.add_option("--seed", args.seed)->capture_default_str();
  app.add_option("--out", args.out, "output file")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return bocage::run(args);
}
