// Compares two players: each is a name, or the General with some SearchStyle parameters changed.
// They play every battle from both sides with the same seeds (common random numbers).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "ai/search_player.h"
#include "lab/match.h"
#include "lab/parallel.h"
#include "lab/seeds.h"
#include "lab/statistics.h"
#include "scenario/library.h"

namespace bocage {
namespace {

struct Args {
  std::string a = "general@10000n";
  std::string b = "sergeant";
  int twins = 2;  // pairs of games per battle
  int threads = 2;
  std::uint64_t seed = 1;
  std::vector<std::string> battles;
};

bool change(SearchStyle& style, std::string_view name, double value) {
  const auto as_int = [&](int& number) { number = static_cast<int>(value); };
  if (name == "horizon") { return as_int(style.horizon), true; }
  if (name == "temperature") { return as_int(style.temperature), true; }
  if (name == "offers") { return as_int(style.offers_at_first), true; }
  if (name == "random_plans") { return as_int(style.random_plans_at_first), true; }
  if (name == "batch") { return as_int(style.batch), true; }
  if (name == "plans") { return style.plans_at_first = value, true; }
  if (name == "widening") { return style.widening = value, true; }
  if (name == "exploration") { return style.exploration = value, true; }
  if (name == "caution") { return style.caution = value, true; }
  return false;
}

// "sergeant", "general@2s", "general@10000n,horizon=1,temperature=40".
std::unique_ptr<Player> player_of(const std::string& text, std::uint64_t seed) {
  const std::size_t comma = text.find(',');
  const auto name = parse_player(text.substr(0, comma));
  if (!name) { throw CLI::ValidationError("unknown player: " + text); }
  if (comma == std::string::npos) { return make_player(text, seed); }
  SearchStyle style;
  std::istringstream rest(text.substr(comma + 1));
  for (std::string part; std::getline(rest, part, ',');) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos || !change(style, part.substr(0, equals), std::stod(part.substr(equals + 1)))) {
      throw CLI::ValidationError("unknown search parameter: " + part);
    }
  }
  return std::make_unique<SearchPlayer>(seed, name->thinking, style);
}

int run(const Args& args) {
  const Library library = default_library();
  const std::vector<std::string> ids = args.battles.empty() ? library.ids() : args.battles;
  std::vector<std::unique_ptr<Battle>> battles;
  for (const std::string& id : ids) {
    battles.push_back(std::make_unique<Battle>(library.load(id).value().spec, Options{}));
  }
  const std::size_t count = battles.size() * static_cast<std::size_t>(args.twins);
  std::vector<double> twins(count);
  parallel_for(static_cast<int>(count), args.threads, [&](int number) {
    const auto n = static_cast<std::size_t>(number);
    const std::uint64_t own = derive(args.seed, n);
    for (const Side side : kSides) {
      const auto a = player_of(args.a, derive(own, 1));
      const auto b = player_of(args.b, derive(own, 2));
      FastChance chance(derive(own, 0));
      const Seats seats = side == Side::Axis ? seat(*a, *b) : seat(*b, *a);
      const GameResult game = play_game(*battles[n % battles.size()], seats, chance, kMostDecisions, nullptr);
      twins[n] += game.winner == side ? 0.5 : 0;
    }
  });
  const Mean score = mean_of(twins);
  fmt::print("{} against {}: {:.3f} +- {:.3f} of {} games\n", args.a, args.b, score.mean, kZ95 * score.error,
             2 * count);
  return 0;
}

}  // namespace
}  // namespace bocage

int main(int argc, char** argv) {
  CLI::App app("Plays two computer players against each other.");
  bocage::Args args;
  app.add_option("A", args.a, "e.g. sergeant, general@2s, general@10000n,horizon=1")->capture_default_str();
  app.add_option("B", args.b)->capture_default_str();
  app.add_option("--twins", args.twins, "pairs of games per battle")->capture_default_str();
  app.add_option("--threads", args.threads)->capture_default_str();
  app.add_option("--seed", args.seed)->capture_default_str();
  app.add_option("--battles", args.battles, "default: all");
  CLI11_PARSE(app, argc, argv);
  return bocage::run(args);
}
