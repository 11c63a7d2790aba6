// Analysis of finished games: the winning chances after every turn, from playouts. Runs in the background on the
// thinkers' threads, one game at a time; results are cached.
#pragma once

#include <deque>
#include <unordered_map>

#include "lab/analysis.h"
#include "server/app/thinkers.h"

namespace bocage::server {

class Analyses {
 public:
  static constexpr std::size_t kMostKept = 200;
  static constexpr std::size_t kMostWaiting = 20;

  Analyses(Thinkers& thinkers, int playouts, std::size_t most_kept = kMostKept)
      : thinkers_(thinkers), plan_{.playouts = playouts}, most_kept_(most_kept) {}

  // The results so far.
  struct Found {
    std::size_t of = 0;             // the number of moments in all; 0 until they are counted
    std::vector<Moment> moments{};  // those with known winning chances, in order
    std::vector<TurningPoint> turning_points{};
    bool complete() const { return of != 0 && moments.size() == of; }
  };
  // Starts the analysis on the first call for a table. Null if too many others are queued. The pointer is valid until
  // the current event loop task ends.
  const Found* look(const std::string& table, std::shared_ptr<const Battle> battle, const Record& record);

 private:
  using Halts = std::shared_ptr<const std::vector<Halt>>;
  struct Work {
    std::shared_ptr<const Battle> battle;
    std::shared_ptr<const Record> record;
    Halts halts{};  // null until they are found
    Found found{};
    Playouts playouts{};  // so far, from the moment being evaluated
  };
  void start_next_piece();  // of the first game in the queue, if there is one
  // Runs a piece of work on the thinkers' threads and takes its result. If it fails, the game's analysis is abandoned.
  template <class Piece>
  void run_piece(const Piece& piece);
  void take(Halts halts);
  void take(const Playouts& playouts);
  void finish_current();  // removes the first game from the queue and starts the next
  void evict_oldest();

  Thinkers& thinkers_;
  AnalysisPlan plan_;
  std::size_t most_kept_;
  std::unordered_map<std::string, Work> works_;  // by table
  std::deque<std::string> waiting_;              // the first is being worked on
  std::deque<std::string> complete_;             // cached; the oldest is evicted first
};

}  // namespace bocage::server
