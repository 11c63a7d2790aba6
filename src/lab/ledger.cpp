#include "lab/ledger.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "ai/playing.h"
#include "lab/seeds.h"

namespace bocage {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kEndings{Ending::None, Ending::Medals, Ending::SuddenDeath, Ending::DeckOut, Ending::NoUnitsLeft};
static_assert(values_in_order(kEndings));

std::vector<std::string> ids_of(const ArenaPlan& plan) {
  std::vector<std::string> ids;
  ids.reserve(plan.battles.size());
  for (const auto& battle : plan.battles) { ids.push_back(battle->spec().id); }
  return ids;
}

std::string first_line_of(const ArenaPlan& plan) {
  return Json{{"arena", fingerprint(plan)}, {"players", plan.players}, {"battles", ids_of(plan)}, {"seed", plan.seed}}
             .dump() +
         "\n";
}

Json line_of(const ArenaGame& game, const MeasuredGame& played) {
  Json medals = Json::array();
  for (const MedalSources& side : played.sources) { medals.push_back({side.units, side.objectives, side.exits}); }
  const GameResult& result = played.result;
  return {{"battle", game.battle},
          {"twin", game.twin},
          {"first", game.first},
          {"second", game.second},
          {"game", game.game},
          {"winner", result.finished ? Json(std::string(name(result.winner))) : Json()},
          {"ending", std::string(name(result.ending))},
          {"turns", result.turns},
          {"decisions", result.decisions},
          {"medals", medals},
          {"luck", played.luck}};
}

Ending ending_of(const std::string& text) {
  for (const Ending ending : kEndings) {
    if (name(ending) == text) { return ending; }
  }
  throw std::invalid_argument(text);
}

ArenaGame game_of(const Json& line, const ArenaPlan& plan) {
  const ArenaGame game{line.at("battle"), line.at("twin"), line.at("first"), line.at("second"), line.at("game")};
  const auto below = [](int number, std::size_t end) { return number >= 0 && static_cast<std::size_t>(number) < end; };
  const bool fits = below(game.battle, plan.battles.size()) && below(game.second, plan.players.size()) &&
                    below(game.first, static_cast<std::size_t>(game.second)) && below(game.game, 2) && game.twin >= 0;
  if (!fits) { throw std::invalid_argument("game"); }
  return game;
}

MeasuredGame played_of(const Json& line) {
  MeasuredGame played;
  GameResult& result = played.result;
  result.finished = !line.at("winner").is_null();
  result.winner = result.finished && line.at("winner") == name(Side::Allies) ? Side::Allies : Side::Axis;
  result.ending = ending_of(line.at("ending"));
  result.turns = line.at("turns");
  result.decisions = line.at("decisions");
  for (const Side side : kSides) {
    const Json& medals = line.at("medals").at(index(side));
    const MedalSources sources{medals.at(0), medals.at(1), medals.at(2)};
    played.sources[index(side)] = sources;
    result.medals[index(side)] = sources.units + sources.objectives + sources.exits;
    played.luck[index(side)] = line.at("luck").at(index(side));
  }
  return played;
}

std::string read_whole(const std::string& path) {
  if (!std::filesystem::exists(path)) { return {}; }
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file.is_open() || file.bad()) { throw LedgerError(path + ": cannot be read"); }
  return text.str();
}

// The error message for a first line that does not match the plan.
std::string mismatch_message(const std::string& path, const std::string& head) {
  const Json other = Json::parse(head, nullptr, false);
  if (!other.is_object() || !other.contains("arena")) { return path + ": not an arena file"; }
  return path + ": contains games of another arena (players " + other.value("players", Json()).dump() + ", battles " +
         other.value("battles", Json()).dump() + ", seed " + other.value("seed", Json()).dump() +
         "), or the players or battles have changed since";
}

// A fingerprint of the player's behaviour: the hash of a short self-play opening, which changes if the player does.
// Searches are limited by nodes, so that it is reproducible.
std::uint64_t behaviour_of(const std::string& player, const Battle& battle) {
  static constexpr int kDecisions = 60;
  const std::string limited = std::string(parse_player(player)->name) + "@2000n";
  const Staff axis(limited, 1);
  const Staff allies(limited, 2);
  FastChance chance(3);
  State state = new_game(battle, chance, nullptr);
  play_on(battle, state, seat(axis, allies), chance, {.decisions = kDecisions}, nullptr);
  return hash(state);
}

}  // namespace

std::uint64_t fingerprint(const ArenaPlan& plan) {
  std::uint64_t sum = plan.seed;
  for (const std::string& player : plan.players) {
    sum = derive(derive(sum, seed_of(player)), behaviour_of(player, *plan.battles.front()));
  }
  for (const auto& battle : plan.battles) {
    FastChance chance(plan.seed);
    sum = derive(derive(sum, seed_of(battle->spec().id)), hash(new_game(*battle, chance, nullptr)));
  }
  return sum;
}

void Ledger::read(const std::string& text, const ArenaPlan& plan) {
  const std::string head = first_line_of(plan);
  if (head.starts_with(text)) { return; }  // a new file, or one with an incomplete first line
  if (!text.starts_with(head)) { throw LedgerError(mismatch_message(path_, text.substr(0, text.find('\n')))); }
  int number = 1;
  for (std::size_t begin = head.size(), end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    ++number;
    try {
      const Json line = Json::parse(text.substr(begin, end - begin));
      known_.emplace(game_of(line, plan), played_of(line));
    } catch (const std::exception&) {
      throw LedgerError(path_ + ": line " + std::to_string(number) + " is not a game");
    }
  }
}

Ledger::Ledger(const std::string& path, const ArenaPlan& plan) : path_(path) {
  const std::string text = read_whole(path);
  read(text, plan);
  const std::size_t end_of_lines = text.find('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
  if (end_of_lines != text.size()) {
    std::error_code failed;
    std::filesystem::resize_file(path, end_of_lines, failed);
    if (failed) { throw LedgerError(path + ": cannot be written"); }
  }
  file_.open(path, std::ios::binary | std::ios::app);
  if (end_of_lines == 0) { file_ << first_line_of(plan) << std::flush; }
  if (!file_) { throw LedgerError(path + ": cannot be written"); }
}

void Ledger::write(const ArenaGame& game, const MeasuredGame& played) {
  file_ << line_of(game, played).dump() + "\n" << std::flush;
  if (!file_) { throw LedgerError(path_ + ": cannot be written"); }
}

}  // namespace bocage
