// The games of an arena in a file, a line each, so that a run can be stopped at any moment and gone on with later.
#pragma once

#include <fstream>
#include <stdexcept>

#include "lab/arena.h"

namespace bocage {

// A file that cannot be read or written, or holds something else; what() says which, for people.
class LedgerError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What two plans must have in common for their games to be put together: players, battles as they are set up, seed. The
// number of games may differ.
std::uint64_t fingerprint(const ArenaPlan& plan);

// The first line says which plan it is for, every other one is a game. A line that was not finished when the program was
// killed is forgotten.
class Ledger {
 public:
  // Reads what is there and opens the file for more. Throws LedgerError; a file of something else is left as it is.
  Ledger(const std::string& path, const ArenaPlan& plan);

  const ArenaGames& known() const { return known_; }
  void write(const ArenaGame& game, const MeasuredGame& played);  // at once, not when it is closed

 private:
  void read(const std::string& text, const ArenaPlan& plan);

  std::string path_;
  ArenaGames known_;
  std::ofstream file_;
};

}  // namespace bocage
