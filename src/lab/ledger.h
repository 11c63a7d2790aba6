// An arena's games in an append-only JSON Lines file, so that a run can be stopped at any time and resumed.
#pragma once

#include <fstream>
#include <stdexcept>

#include "lab/arena.h"

namespace bocage {

// The file cannot be read or written, or is not a ledger of this plan; what() explains it to the user.
class LedgerError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Plans with the same fingerprint can share a ledger: same players, battles (as set up) and seed. The number of games
// may differ.
std::uint64_t fingerprint(const ArenaPlan& plan);

// The first line identifies the plan, each further line is a game. An incomplete last line, left when the program was
// killed, is discarded.
class Ledger {
 public:
  // Reads the existing games and opens the file for appending. Throws LedgerError; a file that is not a ledger of this
  // plan is never modified.
  Ledger(const std::string& path, const ArenaPlan& plan);

  const ArenaGames& known() const { return known_; }
  void write(const ArenaGame& game, const MeasuredGame& played);  // flushes immediately

 private:
  void read(const std::string& text, const ArenaPlan& plan);

  std::string path_;
  ArenaGames known_;
  std::ofstream file_;
};

}  // namespace bocage
