// A game as a text file: header, one line per action with its outcomes, result, and hashes to verify it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/engine.h"

namespace bocage {

// Incremented whenever the same actions and outcomes may lead to a different state than before.
inline constexpr int kRulesVersion = 1;

struct RecordStep {
  Post by;
  Action action;
  Outcomes outcomes;       // the dice, draws and picks of this action
  std::uint64_t hash = 0;  // of the state after the action
};

// How the battle ended, with the medals of both sides.
struct RecordResult {
  Side winner = Side::Axis;
  Ending ending = Ending::None;
  BySide<int> medals{};
};

// One of the parts whose hash is the seed of a game (docs/fair-dice.md): the server's own, or what a person contributed.
struct SeedPart {
  std::string from;   // "server", or the posts of the person: "axis/left,axis/right"
  std::string bytes;  // in hexadecimal
  friend bool operator==(const SeedPart&, const SeedPart&) = default;
};

struct Record {
  std::string battle;  // id
  Options options;
  std::string seed;                  // in the format of the source of chance that produced the game
  std::vector<SeedPart> seed_parts;  // in the order in which they are hashed; none if nobody contributed
  int rules = kRulesVersion;
  Outcomes dealt;           // what chance returned during set-up: cards and mines
  std::uint64_t start = 0;  // hash of the state after set-up
  std::vector<RecordStep> steps;
  std::optional<RecordResult> result;  // none while the battle goes on
};

// "dice flag star | draw probe-left"; empty if chance was not asked. Exact inverses.
std::string to_text(const Outcomes& outcomes);
std::optional<Outcomes> outcomes_from_text(std::string_view text);

// The hash of a state, in 16 hexadecimal digits. Exact inverses.
std::string hash_text(std::uint64_t hash);
std::optional<std::uint64_t> hash_from_text(std::string_view text);

// The line of a record, which is also what is hashed: "seed-part server 00ff...", without the line break.
std::string to_text(const SeedPart& part);

std::string to_text(const Board& board, const Record& record);

// What is wrong with a text that should be a record.
struct RecordFault {
  int line = 0;     // counted from 1; 0: the text as a whole
  std::string why;  // in English, for logs and command lines
};
// The header can be read without the battle; the steps need its board.
std::variant<std::string, RecordFault> battle_of_record(std::string_view text);
std::variant<Options, RecordFault> options_of_record(std::string_view text);
std::variant<Record, RecordFault> record_from_text(const Board& board, std::string_view text);

// Where a record first disagrees with the rules.
struct Divergence {
  std::size_t step = 0;  // counted from 1; 0 is the set-up
  std::string why;
};
// Replays the record; `watch` (may be null) receives the events of each step.
std::optional<Divergence> verify(const Battle& battle, const Record& record, EventSink* watch);

// The state after the first `steps` steps, or after all if there are fewer. The record must be verified up to there.
State replay(const Battle& battle, const Record& record, std::size_t steps);

}  // namespace bocage
