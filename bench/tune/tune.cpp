// Tunes the heuristic players' weights by hill climbing: mutates a few of them and keeps what wins more games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>

#include "ai/heuristic_player.h"
#include "lab/match.h"
#include "lab/parallel.h"
#include "lab/seeds.h"
#include "scenario/library.h"

namespace bocage {
namespace {

struct NamedWeight {
  std::string_view name;
  int Weights::* weight;
};
constexpr auto kWeights = std::to_array<NamedWeight>({
    {"medal", &Weights::medal},
    {"held_medal", &Weights::held_medal},
    {"denial", &Weights::denial},
    {"figures", &Weights::figures},
    {"last_figure", &Weights::last_figure},
    {"retreat", &Weights::retreat},
    {"danger", &Weights::danger},
    {"nearer_goal", &Weights::nearer_goal},
    {"nearer_enemy", &Weights::nearer_enemy},
    {"way_out", &Weights::way_out},
    {"wire", &Weights::wire},
    {"sandbags", &Weights::sandbags},
    {"recon_draw", &Weights::recon_draw},
    {"ambush", &Weights::ambush},
    {"ambush_waits", &Weights::ambush_waits},
    {"kept_card", &Weights::kept_card},
    {"spent_copy", &Weights::spent_copy},
    {"spent_tactic", &Weights::spent_tactic},
    {"spent_order", &Weights::spent_order},
});

struct Args {
  int rounds = 100;
  int games = 4;  // pairs of games per battle and batch
  int most = 12;  // batches per candidate
  int threads = 2;
  std::uint64_t seed = 1;
  std::vector<std::string> start;
};

using Battles = std::vector<std::unique_ptr<Battle>>;

// Result of `a` against `b` over all battles, both sides played.
struct Score {
  double won = 0;
  int games = 0;
  double share() const { return won / games; }
  double gain() const { return (share() - 0.5) / (0.5 / std::sqrt(games)); }  // over even, in standard errors
};

void play(const Battles& battles, const Weights& a, const Weights& b, const Args& args, std::uint64_t seed,
          Score& score) {
  const int count = static_cast<int>(battles.size()) * args.games;
  std::atomic<int> won = 0;
  parallel_for(count, args.threads, [&](int n) {
    const Battle& battle = *battles[static_cast<std::size_t>(n) % battles.size()];
    const std::uint64_t own = derive(seed, static_cast<std::uint64_t>(n));
    for (const Side side : kSides) {
      HeuristicPlayer first(derive(own, 1), a, 0);
      HeuristicPlayer second(derive(own, 2), b, 0);
      FastChance chance(derive(own, 0));
      const Seats seats = side == Side::Axis ? seat(first, second) : seat(second, first);
      const GameResult game = play_game(battle, seats, chance, kMostDecisions, nullptr);
      won += game.winner == side ? 1 : 0;
    }
  });
  score.won += won;
  score.games += 2 * count;
}

// Mutates one to three weights by a random factor.
Weights changed(Weights weights, FastChance& chance) {
  const std::uint32_t how_many = 1 + chance.below(3);
  for (std::uint32_t i = 0; i < how_many; ++i) {
    int& value = weights.*kWeights[chance.below(kWeights.size())].weight;
    static constexpr std::uint32_t kHalf = 1000;
    const double by = (static_cast<double>(chance.below(2 * kHalf + 1)) - kHalf) / kHalf;  // from -1 to 1
    // Mostly a factor, and a few points, so that a weight of 0 can grow.
    static constexpr double kLogFactor = 0.6;
    static constexpr double kPoints = 5;
    value = std::max(0, static_cast<int>(std::lround(value * std::exp(kLogFactor * by) + kPoints * by)));
  }
  return weights;
}

void print(const Weights& weights) {
  for (const NamedWeight& row : kWeights) { fmt::print("{}={} ", row.name, weights.*row.weight); }
  fmt::print("\n");
  std::fflush(stdout);
}

// Sequential test of a candidate, in standard errors: when to stop, and what to keep.
constexpr double kClearlyWorse = -0.3;
constexpr double kClearlyBetter = 2.5;
constexpr double kEnough = 1.5;

int run(const Args& args) {
  const Library library = default_library();
  Battles battles;
  for (const std::string& id : library.ids()) {
    battles.push_back(std::make_unique<Battle>(library.load(id).value().spec, Options{}));
  }
  Weights best;
  for (const std::string& text : args.start) {
    const std::size_t equals = text.find('=');
    for (const NamedWeight& row : kWeights) {
      if (row.name == text.substr(0, equals)) { best.*row.weight = std::stoi(text.substr(equals + 1)); }
    }
  }
  FastChance chance(args.seed);
  for (int round = 0; round < args.rounds; ++round) {
    const Weights candidate = changed(best, chance);
    Score score;
    bool undecided = true;
    for (int batch = 0; batch < args.most && undecided; ++batch) {
      play(battles, candidate, best, args, chance.next(), score);
      undecided = score.gain() > kClearlyWorse && score.gain() < kClearlyBetter;
    }
    if (score.gain() < kEnough) { continue; }
    best = candidate;
    Score against_first;
    play(battles, best, Weights{}, args, chance.next(), against_first);
    play(battles, best, Weights{}, args, chance.next(), against_first);
    fmt::print("round {}: {:.3f} of {} games; against the initial weights {:.3f}\n", round, score.share(), score.games,
               against_first.share());
    print(best);
  }
  return 0;
}

}  // namespace
}  // namespace bocage

int main(int argc, char** argv) {
  CLI::App app("Tunes the weights of the heuristic players by hill climbing.");
  bocage::Args args;
  app.add_option("--rounds", args.rounds, "mutations to try")->capture_default_str();
  app.add_option("--games", args.games, "pairs of games per battle and batch")->capture_default_str();
  app.add_option("--most", args.most, "batches per candidate before giving up")->capture_default_str();
  app.add_option("--threads", args.threads)->capture_default_str();
  app.add_option("--seed", args.seed)->capture_default_str();
  app.add_option("--start", args.start, "initial weights, e.g. danger=200 wire=10");
  CLI11_PARSE(app, argc, argv);
  return bocage::run(args);
}
