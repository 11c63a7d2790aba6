// Many games at once on a server of its own, over the network as browsers play them.
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

// One action: from sending it until both players had seen what became of it.
struct Measured {
  std::vector<double> milliseconds;  // of every action, sorted
  double seconds = 0;
  double server_cores = 0;  // processor time of the server a second
  double client_cores = 0;  // and of this program
  std::size_t memory_empty = 0;
  std::size_t memory = 0;           // of the server, with all games going on
  std::size_t frame_bytes = 0;      // of a step, on average
  int late = 0;                     // moments at which the last action was still on its way
  int refused = 0;                  // actions
  int ended = 0;                    // games that were over before the time was
  std::vector<std::string> lost{};  // why connections ended, if any did

  double at(double share) const;  // the time within which this share of all actions was done
};

using Progress = std::function<void(const std::string& what)>;
// Throws std::runtime_error if the games cannot be set up.
Measured measure(const Load& load, const Progress& progress);

}  // namespace bocage::bench
