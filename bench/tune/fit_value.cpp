// Finds the numbers of ai/search/value_net.cpp and writes that file: the network learns from the turns of games that programs
// played against themselves. Each battle has a constant of its own for either side while it learns, so that what one side's
// better position at the start decides is not laid to the features.
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
  std::size_t constant = 0;
  bool won = false;  // by the side on turn
};

// The positions at the beginnings of turns of one game.
std::vector<Row> play(const Battle& battle, std::size_t number, std::uint64_t seed, int whim) {
  static constexpr int kLongest = 300;  // turns
  FastChance chance(derive(seed, 0));
  HeuristicPlayer axis(derive(seed, 1), kSergeantWeights, whim);
  HeuristicPlayer allies(derive(seed, 2), kSergeantWeights, whim);
  State state = new_game(battle, chance, nullptr);
  std::vector<Row> rows;
  std::vector<Side> on_turn;
  while (state.open.turn <= kLongest) {
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

// The inputs are learned from as differences from their mean, in standard deviations.
struct Scale {
  Inputs mean{};
  Inputs deviation{};
};

Scale to_scale(std::vector<Row>& rows) {
  static constexpr float kLeast = 1e-2F;
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
    scale.deviation[i] = std::max(kLeast, std::sqrt(std::max(0.0F, variance)));
  }
  for (Row& row : rows) {
    for (std::size_t i = 0; i < kInputs; ++i) { row.in[i] = (row.in[i] - scale.mean[i]) / scale.deviation[i]; }
  }
  return scale;
}

// All that is learned.
struct Numbers {
  ValueNet net{};
  std::vector<float> constants;
};

// Shows the same number of each of them, one number after the other.
template <class Visit, class... All>
void for_each_number(Visit visit, All&... all) {
  visit(all.net.bias...);
  for (std::size_t i = 0; i < kInputs; ++i) { visit(all.net.straight[i]...); }
  for (std::size_t n = 0; n < kNeurons; ++n) {
    visit(all.net.neurons[n].bias...);
    visit(all.net.neurons[n].out...);
    for (std::size_t i = 0; i < kInputs; ++i) { visit(all.net.neurons[n].in[i]...); }
  }
  for (std::size_t c = 0; c < std::min({all.constants.size()...}); ++c) { visit(all.constants[c]...); }
}

class School {
 public:
  School(const std::vector<Row>& rows, std::size_t constants) : rows_(rows), lots_(1) {
    for (Numbers* each : {&numbers_, &slope_, &mean_, &square_}) { each->constants.resize(constants); }
    std::normal_distribution<float> normal;
    for (ValueNet::Neuron& neuron : numbers_.net.neurons) {
      neuron.out = normal(lots_) * 0.05F;
      for (float& in : neuron.in) { in = normal(lots_) * std::sqrt(2.0F / kInputs); }
    }
  }

  // Goes once over all rows, with steps that shrink from `from` to `to`.
  void epoch(std::vector<std::size_t>& order, float from, float to) {
    static constexpr std::size_t kBatch = 256;
    std::shuffle(order.begin(), order.end(), lots_);
    for (std::size_t at = 0; at + kBatch <= order.size(); at += kBatch) {
      for_each_number([](float& slope) { slope = 0; }, slope_);
      for (std::size_t n = at; n < at + kBatch; ++n) { learn(rows_[order[n]], 1.0F / kBatch); }
      step(from + (to - from) * static_cast<float>(at) / static_cast<float>(order.size()));
    }
  }

  // Mean, in nats.
  double loss(const std::vector<std::size_t>& which) const {
    static constexpr float kLeast = 1e-6F;
    double sum = 0;
    for (const std::size_t i : which) {
      const float chance = chance_of(rows_[i]);
      sum -= std::log(std::max(kLeast, rows_[i].won ? chance : 1 - chance));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, which.size()));
  }

  const ValueNet& net() const { return numbers_.net; }

 private:
  float chance_of(const Row& row) const {
    return 1 / (1 + std::exp(-judge(numbers_.net, row.in) - numbers_.constants[row.constant]));
  }

  void learn(const Row& row, float weight) {
    const float miss = weight * (chance_of(row) - (row.won ? 1.0F : 0.0F));
    slope_.constants[row.constant] += miss;
    for (std::size_t i = 0; i < kInputs; ++i) { slope_.net.straight[i] += miss * row.in[i]; }
    for (std::size_t n = 0; n < kNeurons; ++n) {
      const ValueNet::Neuron& neuron = numbers_.net.neurons[n];
      const float excited = std::inner_product(row.in.begin(), row.in.end(), neuron.in.begin(), neuron.bias);
      if (excited <= 0) { continue; }
      ValueNet::Neuron& slope = slope_.net.neurons[n];
      const float back = miss * neuron.out;
      slope.out += miss * excited;
      slope.bias += back;
      for (std::size_t i = 0; i < kInputs; ++i) { slope.in[i] += back * row.in[i]; }
    }
  }

  // Adam (Kingma and Ba), with a little weight towards 0. The constants have the net's bias in them, which stays 0.
  void step(float rate) {
    static constexpr float kMemory = 0.9F;
    static constexpr float kLongMemory = 0.999F;
    static constexpr float kDecay = 0.01F;
    ++steps_;
    const float part = 1 - std::pow(kMemory, static_cast<float>(steps_));
    const float long_part = 1 - std::pow(kLongMemory, static_cast<float>(steps_));
    const auto learn_from = [&](float& number, const float& slope, float& mean, float& square) {
      mean = kMemory * mean + (1 - kMemory) * slope;
      square = kLongMemory * square + (1 - kLongMemory) * slope * slope;
      const float stride = mean / part / (std::sqrt(square / long_part) + 1e-8F);
      number -= rate * (stride + kDecay * number);
    };
    for_each_number(learn_from, numbers_, slope_, mean_, square_);
  }

  const std::vector<Row>& rows_;
  Numbers numbers_;
  Numbers slope_;
  Numbers mean_;
  Numbers square_;
  int steps_ = 0;
  std::mt19937 lots_;
};

// The same function of inputs as they are, without a scale.
ValueNet unscaled(ValueNet net, const Scale& scale) {
  const auto unscale = [&](Inputs& in, float& bias) {
    for (std::size_t i = 0; i < kInputs; ++i) {
      in[i] /= scale.deviation[i];
      bias -= in[i] * scale.mean[i];
    }
  };
  unscale(net.straight, net.bias);
  for (ValueNet::Neuron& neuron : net.neurons) { unscale(neuron.in, neuron.bias); }
  return net;
}

void write(const ValueNet& net, const std::string& path) {
  const auto numbers = [](const Inputs& in) { return fmt::format("{{{:#.4g}F}}", fmt::join(in, "F, ")); };
  auto file = fmt::output_file(path);
  file.print("#include \"ai/search/value_net.h\"\n\nnamespace bocage {{\n\n");
  file.print("// Written by bocage_fit_value.\n// clang-format off\nconst ValueNet kValueNet{{\n");
  file.print("    .bias = {:#.4g}F,\n    .straight = {},\n    .neurons = {{{{\n", net.bias, numbers(net.straight));
  for (const ValueNet::Neuron& neuron : net.neurons) {
    file.print("        {{{:#.4g}F, {:#.4g}F, {}}},\n", neuron.bias, neuron.out, numbers(neuron.in));
  }
  file.print("    }}}},\n}};\n// clang-format on\n\n}}  // namespace bocage\n");
}

struct Args {
  int games = 3000;
  int epochs = 6;
  int whim = 40;
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
    do_numbered(args.games, args.threads, [&](int game) {
      const int whim = game % 2 == 0 ? 0 : args.whim;  // half of the games leave the beaten track
      const std::uint64_t seed = derive(derive(args.seed, number), static_cast<std::uint64_t>(game));
      games[static_cast<std::size_t>(game)] = play(battle, number, seed, whim);
    });
    for (const std::vector<Row>& game : games) { rows.insert(rows.end(), game.begin(), game.end()); }
    fmt::print(stderr, "{}: {} rows\n", ids[number], rows.size());
  }
  return rows;
}

int run(const Args& args) {
  static constexpr float kRate = 2e-3F;
  static constexpr std::size_t kBlock = 2000;  // rows; every tenth block is not learned from
  const Library library = default_library();
  std::vector<Row> rows = rows_of(args, library);
  const Scale scale = to_scale(rows);
  std::vector<std::size_t> known;
  std::vector<std::size_t> unknown;
  for (std::size_t i = 0; i < rows.size(); ++i) { (i / kBlock % 10 == 9 ? unknown : known).push_back(i); }
  School school(rows, 2 * library.ids().size());
  for (int epoch = 0; epoch < args.epochs; ++epoch) {
    const float part = kRate / static_cast<float>(args.epochs);
    const auto left = static_cast<float>(args.epochs - epoch);
    school.epoch(known, part * left, part * (left - 1));
    fmt::print(stderr, "epoch {}: mean loss {:.4f} over {} positions it did not learn from\n", epoch + 1,
               school.loss(unknown), unknown.size());
  }
  write(unscaled(school.net(), scale), args.out);
  return 0;
}

}  // namespace
}  // namespace bocage

int main(int argc, char** argv) {
  CLI::App app("Finds the numbers by which a position is judged.");
  bocage::Args args;
  app.add_option("--games", args.games, "of each battle")->capture_default_str();
  app.add_option("--epochs", args.epochs)->capture_default_str();
  app.add_option("--whim", args.whim, "points of doubt in every other game")->capture_default_str();
  app.add_option("--threads", args.threads)->capture_default_str();
  app.add_option("--seed", args.seed)->capture_default_str();
  app.add_option("--out", args.out, "the file to write")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return bocage::run(args);
}
