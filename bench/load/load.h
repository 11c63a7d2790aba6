// Many concurrent games on a dedicated server, over the network as browsers play them.
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

// Latency of an action: from sending it until both players have seen its result.
struct Measured {
  std::vector<double> milliseconds;  // of all actions, sorted
  double seconds = 0;
  double server_cores = 0;  // CPU seconds of the server per second
  double client_cores = 0;  // and of this program
  std::size_t memory_empty = 0;
  std::size_t memory = 0;           // of the server, with all games running
  std::size_t frame_bytes = 0;      // of a step, on average
  int late = 0;                     // times at which the previous action was still unanswered
  int refused = 0;                  // actions
  int ended = 0;                    // games that ended early
  std::vector<std::string> lost{};  // why connections were lost, if any were

  double at(double share) const;  // the percentile: the time within which this share of the actions was done
};

using Progress = std::function<void(const std::string& what)>;
// Throws std::runtime_error if the games cannot be set up.
Measured measure(const Load& load, const Progress& progress);

}  // namespace bocage::bench
