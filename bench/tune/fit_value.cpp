// Finds the factors of ai/search/value.cpp: logistic regression over the turns of games between programs. Each battle has a
// constant of its own, so that what one side's better position at the start decides is not laid to the features.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <thread>

#include "ai/search/playout.h"
#include "ai/search/value.h"
#include "lab/seeds.h"
#include "scenario/library.h"

namespace bocage {
namespace {

struct Row {
  Features found{};
  std::size_t battle = 0;
  bool won = false;  // by the Axis
};

// The positions at the beginnings of turns of one game.
void play(const Battle& battle, std::size_t number, std::uint64_t seed, const std::string& player,
          std::vector<Row>& rows) {
  FastChance chance(derive(seed, 0));
  const auto axis = make_player(player, derive(seed, 1));
  const auto allies = make_player(player, derive(seed, 2));
  State state = new_game(battle, chance, nullptr);
  const std::size_t first = rows.size();
  while (!state.open.over()) {
    play_on(battle, state, {axis.get(), allies.get()}, chance, state.open.turn + 1);
    if (!state.open.over()) { rows.push_back({features(battle, state, Side::Axis, kSergeantWeights), number}); }
  }
  for (std::size_t i = first; i < rows.size(); ++i) { rows[i].won = state.open.winner == Side::Axis; }
}

using Matrix = std::vector<std::vector<double>>;

// Gauss with pivots; the matrix is positive definite.
std::vector<double> solve(Matrix a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t pivot = i;
    for (std::size_t k = i + 1; k < n; ++k) { pivot = std::abs(a[k][i]) > std::abs(a[pivot][i]) ? k : pivot; }
    std::swap(a[i], a[pivot]);
    std::swap(b[i], b[pivot]);
    for (std::size_t k = i + 1; k < n; ++k) {
      const double factor = a[k][i] / a[i][i];
      for (std::size_t j = i; j < n; ++j) { a[k][j] -= factor * a[i][j]; }
      b[k] -= factor * b[i];
    }
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = i + 1; j < n; ++j) { b[i] -= a[i][j] * b[j]; }
    b[i] /= a[i][i];
  }
  return b;
}

struct Fit {
  std::vector<double> factors;  // features, then a constant for each battle
  double loss = 0;              // mean, in nats
};

// Newton's way, with a little weight towards 0.
Fit fit(const std::vector<Row>& rows, std::size_t battles) {
  const std::size_t size = kFeatures + battles;
  Fit found{std::vector<double>(size, 0.0)};
  for (int round = 0; round < 12; ++round) {
    Matrix curve(size, std::vector<double>(size, 0.0));
    std::vector<double> slope(size, 0.0);
    found.loss = 0;
    for (const Row& row : rows) {
      const std::size_t constant = kFeatures + row.battle;
      double sum = found.factors[constant];
      for (std::size_t i = 0; i < kFeatures; ++i) { sum += found.factors[i] * row.found[i]; }
      const double chance = 1 / (1 + std::exp(-sum));
      const double miss = (row.won ? 1 : 0) - chance;
      const double weight = chance * (1 - chance);
      found.loss -= std::log(std::max(1e-12, row.won ? chance : 1 - chance));
      for (std::size_t i = 0; i < kFeatures; ++i) {
        slope[i] += miss * row.found[i];
        for (std::size_t j = 0; j < kFeatures; ++j) { curve[i][j] += weight * row.found[i] * row.found[j]; }
        curve[i][constant] += weight * row.found[i];
        curve[constant][i] += weight * row.found[i];
      }
      slope[constant] += miss;
      curve[constant][constant] += weight;
    }
    for (std::size_t i = 0; i < size; ++i) {
      slope[i] -= found.factors[i];
      curve[i][i] += 1;
    }
    const std::vector<double> step = solve(curve, slope);
    for (std::size_t i = 0; i < size; ++i) { found.factors[i] += step[i]; }
    found.loss /= static_cast<double>(rows.size());
  }
  return found;
}

struct Args {
  int games = 1000;
  std::uint64_t seed = 1;
  int threads = 2;
  std::vector<std::string> players{"sergeant"};
};

int run(const Args& args) {
  const Library library = default_library();
  const std::vector<std::string> ids = library.ids();
  std::vector<Row> rows;
  for (std::size_t number = 0; number < ids.size(); ++number) {
    const Battle battle(library.load(ids[number]).value().spec, Options{});
    std::vector<std::vector<Row>> by_game(static_cast<std::size_t>(args.games));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t game = next++; game < by_game.size(); game = next++) {
        const std::string& player = args.players[game % args.players.size()];
        play(battle, number, derive(derive(args.seed, number), game), player, by_game[game]);
      }
    };
    {
      std::vector<std::jthread> helpers;
      for (int i = 1; i < args.threads; ++i) { helpers.emplace_back(work); }
      work();
    }
    for (const std::vector<Row>& game : by_game) { rows.insert(rows.end(), game.begin(), game.end()); }
    fmt::print(stderr, "{}: {} rows\n", ids[number], rows.size());
  }
  const Fit found = fit(rows, ids.size());
  for (std::size_t i = 0; i < kFeatures; ++i) { fmt::print("{:.4f}, ", found.factors[i]); }
  fmt::print("\nmean loss {:.4f} over {} positions\n", found.loss, rows.size());
  return 0;
}

}  // namespace
}  // namespace bocage

int main(int argc, char** argv) {
  CLI::App app("Finds the factors of the value of a position.");
  bocage::Args args;
  app.add_option("--games", args.games, "of each battle")->capture_default_str();
  app.add_option("--seed", args.seed)->capture_default_str();
  app.add_option("--threads", args.threads)->capture_default_str();
  app.add_option("--players", args.players, "who plays against itself, game by game")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return bocage::run(args);
}
