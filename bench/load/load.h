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
  std::string program;  // path of bocage
  std::string battle;   // its id
  int ahead = 0;        // actions that each game plays before the measurement
};

// Latency of an action: from sending it until all players have seen its result.
struct Measured {
  std::vector<double> milliseconds;  // of all actions, sorted
  double seconds = 0;                // duration of the measurement
  double server_cores = 0;           // CPU seconds of the server per second
  double client_cores = 0;           // and of this program
  std::size_t memory_empty = 0;      // bytes, of the server without games
  std::size_t memory = 0;            // bytes, of the server with all games running
  double server_ms_per_action = 0;   // CPU time of the server
  std::size_t step_bytes = 0;        // size of a `step` message, on average
  std::size_t viewer_bytes = 0;      // of all messages, answers included, per action and player
  int late = 0;                      // actions left out because the previous one was still unanswered
  int refused = 0;                   // actions that the server refused
  int ended = 0;                     // games that ended early
  std::vector<std::string> lost{};   // why connections were lost, if any were

  double percentile(double share) const;  // milliseconds within which this share (0 to 1) of the actions was done
};

using Progress = std::function<void(const std::string& what)>;
// Throws std::runtime_error if the games cannot be set up.
Measured measure(const Load& load, const Progress& progress);

}  // namespace bocage::bench
