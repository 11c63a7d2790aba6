// How the chances went in games that are over: reckoned on the threads of the players when nobody needs them, one game after
// another, and kept for those who ask again.
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

  // As far as it has come.
  struct Found {
    std::size_t of = 0;             // moments; 0 until they are counted
    std::vector<Moment> moments{};  // whose chances are known, in order
    std::vector<TurningPoint> turning_points{};
    bool complete() const { return of != 0 && moments.size() == of; }
  };
  // Begins it if nobody has asked before. Null if too many others wait.
  const Found* look(const std::string& table, std::shared_ptr<const Battle> battle, const Record& record);

 private:
  using Halts = std::shared_ptr<const std::vector<Halt>>;
  struct Work {
    std::shared_ptr<const Battle> battle;
    std::shared_ptr<const Record> record;
    Halts halts{};  // null until they are found
    Found found{};
    Playouts playouts{};  // from the next moment, so far
  };
  void go_on();
  // Does a piece of work where players think, and takes what comes of it; a game with which it fails is given up.
  template <class Piece>
  void do_piece(const Piece& piece);
  void take(Halts halts);
  void take(const Playouts& playouts);
  void end_first();
  void make_room();

  Thinkers& thinkers_;
  AnalysisPlan plan_;
  std::size_t most_kept_;
  std::unordered_map<std::string, Work> works_;  // by table
  std::deque<std::string> waiting_;              // the first is worked on
  std::deque<std::string> complete_;             // the first goes when there are too many
};

}  // namespace bocage::server
