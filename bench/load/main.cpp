// bocage_load: measures the server under many concurrent games. Starts its own server on this machine with its data in
// a temporary folder, plays on it for a while, and stops it.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "load.h"
#include "wire/json.h"

namespace {

using bocage::Json;
using bocage::bench::Measured;

constexpr double kBytesPerMib = 1024.0 * 1024.0;
constexpr double kBytesPerKib = 1024.0;

double kib_per_table(const Measured& measured, int games) {
  const double grown = static_cast<double>(measured.memory) - static_cast<double>(measured.memory_empty);
  return grown / kBytesPerKib / games;
}

Json json_of(int games, const Measured& measured) {
  return {{"games", games},
          {"actions_per_second", static_cast<double>(measured.milliseconds.size()) / measured.seconds},
          {"p50_ms", measured.percentile(0.5)},
          {"p99_ms", measured.percentile(0.99)},
          {"max_ms", measured.percentile(1)},
          {"server_cores", measured.server_cores},
          {"server_ms_per_action", measured.server_ms_per_action},
          {"client_cores", measured.client_cores},
          {"memory_mib", static_cast<double>(measured.memory) / kBytesPerMib},
          {"kib_per_table", kib_per_table(measured, games)},
          {"step_bytes", measured.step_bytes},
          {"viewer_bytes", measured.viewer_bytes},
          {"late", measured.late},
          {"refused", measured.refused},
          {"ended", measured.ended},
          {"lost", measured.lost.size()}};
}

void print_header() {
  fmt::print("{:>6} {:>10} {:>8} {:>8} {:>8} {:>9} {:>13} {:>9} {:>8} {:>10} {:>9} {:>9} {:>6} {:>5}\n", "games",
             "actions/s", "p50 ms", "p99 ms", "max ms", "server", "per action", "client", "memory", "per table",
             "message", "viewer", "late", "lost");
}

void print_row(int games, const Measured& measured) {
  fmt::print(
      "{:>6} {:>10.1f} {:>8.1f} {:>8.1f} {:>8.1f} {:>8.2f}c {:>10.3f} ms {:>8.2f}c {:>4.0f} MiB {:>6.0f} KiB {:>7} B "
      "{:>7} B {:>6} {:>5}\n",
      games, static_cast<double>(measured.milliseconds.size()) / measured.seconds, measured.percentile(0.5),
      measured.percentile(0.99), measured.percentile(1), measured.server_cores, measured.server_ms_per_action,
      measured.client_cores, static_cast<double>(measured.memory) / kBytesPerMib, kib_per_table(measured, games),
      measured.step_bytes, measured.viewer_bytes, measured.late + measured.refused + measured.ended,
      measured.lost.size());
  std::fflush(stdout);
  if (!measured.lost.empty()) { fmt::print(stderr, "lost: {}\n", measured.lost.front()); }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Load-tests the server with many concurrent games; each takes an action every two seconds.");
  std::vector<int> games{100, 500, 1000};
  int seconds = 20;
  bocage::bench::Load load{.program = BOCAGE_PROGRAM, .battle = "01-pegasus-bridge"};
  bool json = false;
  app.add_option("--games", games, "numbers of concurrent games, measured one after the other")
      ->delimiter(',')
      ->check(CLI::Range(1, 10'000));
  app.add_option("--seconds", seconds, "duration of each measurement")->check(CLI::Range(1, 600));
  app.add_option("--battle", load.battle, "the battle to play; a person sits at each of its posts");
  app.add_option("--ahead", load.ahead, "actions that each game plays before the measurement: 120 is about mid-game")
      ->check(CLI::Range(0, 10'000));
  app.add_option("--server", load.program, "path of the bocage program; defaults to the one from this build");
  app.add_flag("--json", json, "print one JSON object per line instead of a table");
  CLI11_PARSE(app, argc, argv);

  const bool interactive = isatty(STDERR_FILENO) != 0;
  if (!json) { print_header(); }
  try {
    for (const int number : games) {
      load.games = number;
      load.time = std::chrono::seconds(seconds);
      const Measured measured = bocage::bench::measure(load, [&](const std::string& what) {
        if (interactive) { fmt::print(stderr, "\r{} games: {}\033[K", number, what); }
      });
      if (interactive) { fmt::print(stderr, "\r\033[K"); }
      if (json) {
        fmt::print("{}\n", json_of(number, measured).dump());
      } else {
        print_row(number, measured);
      }
    }
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
  return 0;
}
