// Load test: many concurrent games on a dedicated server, over the same WebSocket protocol that browsers use.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace bocage::bench {

struct Load {
  int games = 0;
  std::chrono::seconds time{0};
  std::string program;  // bocage
  std::string battle;
};

// Latency is measured from sending an action until both players have received the resulting step.
struct Measured {
  std::vector<double> milliseconds;  // latency of every action, sorted
  double seconds = 0;
  double server_cores = 0;  // CPU seconds the server used per second
  double client_cores = 0;  // the same for this program
  std::size_t memory_empty = 0;
  std::size_t memory = 0;           // of the server, with all games running
  std::size_t frame_bytes = 0;      // mean size of a step message
  int late = 0;                     // actions skipped because the previous one was still in flight
  int refused = 0;                  // actions
  int ended = 0;                    // games that ended before the measurement did
  std::vector<std::string> lost{};  // why connections were lost

  double at(double share) const;  // latency percentile: 0.99 is p99
};

using Progress = std::function<void(const std::string& what)>;
// Throws std::runtime_error if the games cannot be set up.
Measured measure(const Load& load, const Progress& progress);

}  // namespace bocage::bench
