#include "game/record.h"

#include <charconv>

namespace bocage {
namespace {

constexpr std::string_view kMagic = "bocage-record 1";
constexpr std::string_view kStepMark = "> ";    // begins the line of a step
constexpr std::string_view kSeparator = " | ";  // between the parts of a line
constexpr std::string_view kHashKey = "hash ";
constexpr std::string_view kSeedPartKey = "seed-part";
constexpr std::size_t kHashDigits = 16;
constexpr std::size_t kMaxBytes = std::size_t{16} << 20U;  // of a text: 16 MiB
constexpr std::size_t kMaxSteps = 200000;                  // far more than a game of a thousand turns

template <class Value>
bool read_number(std::string_view text, Value& out, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

bool read_hash(std::string_view text, std::uint64_t& out) {
  return text.size() == kHashDigits && read_number(text, out, 16);
}

// Removes and returns the text up to `separator`, or all of it; the separator is dropped.
std::string_view cut(std::string_view& text, std::string_view separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + separator.size());
  return part;
}

void add_outcomes(std::string& text, const Outcomes& outcomes) {
  if (!outcomes.dice.empty()) { (text += kSeparator) += "dice"; }
  for (const Face face : outcomes.dice) { (text += ' ') += name(face); }
  if (!outcomes.draws.empty()) { (text += kSeparator) += "draw"; }
  for (const Card card : outcomes.draws) { (text += ' ') += name(card); }
  if (!outcomes.picks.empty()) { (text += kSeparator) += "pick"; }
  for (const std::uint8_t pick : outcomes.picks) { (text += ' ') += std::to_string(pick); }
}

std::optional<Face> face_named(std::string_view word) {
  for (std::size_t i = 0; i < kFaceNames.size(); ++i) {
    if (kFaceNames[i] == word) { return static_cast<Face>(i); }
  }
  return std::nullopt;
}

// The functions below return what is wrong with the text they read, or an empty string.

// One part of the outcomes: "dice flag star".
std::string read_outcome(std::string_view part, Outcomes& out) {
  const std::string_view what = cut(part, " ");
  while (!part.empty()) {
    const std::string_view word = cut(part, " ");
    if (what == "dice") {
      const auto face = face_named(word);
      if (!face) { return "unknown die face: " + std::string(word); }
      out.dice.push_back(*face);
    } else if (what == "draw") {
      const auto card = card_named(word);
      if (!card) { return "unknown card: " + std::string(word); }
      out.draws.push_back(*card);
    } else if (what == "pick") {
      std::uint8_t pick = 0;
      if (!read_number(word, pick, 10)) { return "not a number: " + std::string(word); }
      out.picks.push_back(pick);
    } else {
      return "unknown part: " + std::string(what);
    }
  }
  return {};
}

std::optional<Side> side_named(std::string_view text) {
  for (const Side side : kSides) {
    if (name(side) == text) { return side; }
  }
  return std::nullopt;
}

std::optional<Post> post_named(std::string_view text) {
  const auto side = side_named(cut(text, "/"));
  for (const Role role : kRoles) {
    if (side && name(role) == text) { return Post{*side, role}; }
  }
  return std::nullopt;
}

// A step: "allies/commander battle 5,5 > 7,3 | dice flag star | hash 0123456789abcdef".
std::string read_step(const Board& board, std::string_view line, RecordStep& step) {
  std::string_view head = cut(line, kSeparator);
  const std::string_view by = cut(head, " ");
  const auto post = post_named(by);
  if (!post) { return "unknown post: " + std::string(by); }
  step.by = *post;
  const auto action = action_from_text(board, head);
  if (!action) { return "not an action: " + std::string(head); }
  step.action = *action;
  bool hashed = false;
  while (!line.empty()) {
    const std::string_view part = cut(line, kSeparator);
    if (part.starts_with(kHashKey)) {
      hashed = read_hash(part.substr(kHashKey.size()), step.hash);
      if (!hashed) { return "not a hash: " + std::string(part); }
    } else if (std::string why = read_outcome(part, step.outcomes); !why.empty()) {
      return why;
    }
  }
  return hashed ? "" : "the hash is missing";
}

// "allies 4 2 medals": winner, medals of the winner and of the loser, ending.
std::string read_result(std::string_view text, RecordResult& result) {
  const auto winner = side_named(cut(text, " "));
  int winner_medals = 0;
  int loser_medals = 0;
  if (!winner || !read_number(cut(text, " "), winner_medals, 10) || !read_number(cut(text, " "), loser_medals, 10)) {
    return "a result is: winner, its medals, the loser's medals, ending";
  }
  result.winner = *winner;
  result.medals[index(*winner)] = winner_medals;
  result.medals[index(other(*winner))] = loser_medals;
  for (const Ending ending : {Ending::Medals, Ending::SuddenDeath, Ending::DeckOut, Ending::NoUnitsLeft}) {
    if (name(ending) == text) {
      result.ending = ending;
      return {};
    }
  }
  return "unknown ending: " + std::string(text);
}

std::string read_option(std::string_view text, Options& options) {
  const auto option = option_named(text);
  if (!option) { return "unknown option: " + std::string(text); }
  options.add(*option);
  return {};
}

std::string read_seed_part(std::string_view text, std::vector<SeedPart>& parts) {
  SeedPart part;
  part.from = cut(text, " ");
  part.bytes = text;
  const bool from_someone = part.from.find_first_not_of("abcdefghijklmnopqrstuvwxyz/,") == std::string::npos;
  const bool hexadecimal = part.bytes.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (part.from.empty() || part.bytes.empty() || !from_someone || !hexadecimal) {
    return "a part of the seed is: whose it is, its bytes";
  }
  parts.push_back(std::move(part));
  return {};
}

// Which of the mandatory lines were there.
struct LinesFound {
  bool battle = false;
  bool start = false;
};

// A line of the header, or the result.
std::string read_header_line(std::string_view line, Record& record, LinesFound& found) {
  const std::string_view key = cut(line, " ");
  if (key == "battle") {
    record.battle = line;
    found.battle = !line.empty();
    return found.battle ? "" : "the battle has no name";
  }
  if (key == "option") { return read_option(line, record.options); }
  if (key == "seed") {
    record.seed = line;
    return {};
  }
  if (key == kSeedPartKey) { return read_seed_part(line, record.seed_parts); }
  if (key == "rules") { return read_number(line, record.rules, 10) ? "" : "not a number: " + std::string(line); }
  if (key == "dealt") {
    while (!line.empty()) {
      if (std::string why = read_outcome(cut(line, kSeparator), record.dealt); !why.empty()) { return why; }
    }
    return {};
  }
  if (key == "start") {
    found.start = read_hash(line, record.start);
    return found.start ? "" : "not a hash: " + std::string(line);
  }
  if (key == "result") {
    record.result.emplace();
    return read_result(line, *record.result);
  }
  return "unknown line: " + std::string(key);
}

// Without a board, only the header is read.
std::variant<Record, RecordFault> read_record(const Board* board, std::string_view text) {
  if (text.size() > kMaxBytes) { return RecordFault{0, "the record is too long"}; }
  Record record;
  LinesFound found;
  int line_number = 0;
  while (!text.empty()) {
    const std::string_view line = cut(text, "\n");
    ++line_number;
    std::string why;
    if (line_number == 1) {
      why = line == kMagic ? "" : "not a record: the first line must be \"" + std::string(kMagic) + "\"";
    } else if (line.starts_with(kStepMark)) {
      if (board == nullptr) { break; }
      if (record.result) { why = "a step after the result"; }
      if (record.steps.size() >= kMaxSteps) { why = "too many steps"; }
      if (why.empty()) { why = read_step(*board, line.substr(kStepMark.size()), record.steps.emplace_back()); }
    } else if (!line.empty()) {
      why = read_header_line(line, record, found);
    }
    if (!why.empty()) { return RecordFault{line_number, why}; }
  }
  if (!found.battle) { return RecordFault{line_number, "the battle is missing"}; }
  if (!found.start) { return RecordFault{line_number, "the hash of the set-up is missing"}; }
  return record;
}

}  // namespace

std::string hash_text(std::uint64_t hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(kHashDigits, '0');
  for (std::size_t i = 0; i < kHashDigits; ++i) { text[kHashDigits - 1 - i] = digits[(hash >> (4 * i)) & 15U]; }
  return text;
}

std::optional<std::uint64_t> hash_from_text(std::string_view text) {
  std::uint64_t hash = 0;
  return read_hash(text, hash) && hash_text(hash) == text ? std::optional(hash) : std::nullopt;
}

std::string to_text(const Outcomes& outcomes) {
  std::string text;
  add_outcomes(text, outcomes);
  return text.empty() ? text : text.substr(kSeparator.size());
}

std::optional<Outcomes> outcomes_from_text(std::string_view text) {
  Outcomes outcomes;
  for (std::string_view rest = text; !rest.empty();) {
    if (!read_outcome(cut(rest, kSeparator), outcomes).empty()) { return std::nullopt; }
  }
  return to_text(outcomes) == text ? std::optional(std::move(outcomes)) : std::nullopt;
}

std::string to_text(const SeedPart& part) { return std::string(kSeedPartKey) + " " + part.from + " " + part.bytes; }

std::string to_text(const Board& board, const Record& record) {
  std::string text{kMagic};
  text += "\nbattle " + record.battle + "\n";
  for (const OptionInfo& option : kOptions) {
    if (record.options.has(option.id)) { ((text += "option ") += option.name) += "\n"; }
  }
  text += "seed " + record.seed + "\n";
  for (const SeedPart& part : record.seed_parts) { text += to_text(part) + "\n"; }
  text += "rules " + std::to_string(record.rules) + "\n";
  std::string dealt;
  add_outcomes(dealt, record.dealt);
  if (!dealt.empty()) { text += "dealt " + dealt.substr(kSeparator.size()) + "\n"; }
  text += "start " + hash_text(record.start) + "\n";
  for (const RecordStep& step : record.steps) {
    ((text += kStepMark) += name(step.by.side)) += '/';
    (text += name(step.by.role)) += ' ';
    text += to_text(board, step.action);
    add_outcomes(text, step.outcomes);
    ((text += kSeparator) += kHashKey) += hash_text(step.hash) + "\n";
  }
  if (record.result) {
    const RecordResult& result = *record.result;
    text += "result ";
    text += name(result.winner);
    text += " " + std::to_string(result.medals[index(result.winner)]);
    text += " " + std::to_string(result.medals[index(other(result.winner))]) + " ";
    text += name(result.ending);
    text += "\n";
  }
  return text;
}

std::variant<std::string, RecordFault> battle_of_record(std::string_view text) {
  auto read = read_record(nullptr, text);
  if (auto* fault = std::get_if<RecordFault>(&read)) { return *fault; }
  return std::get<Record>(read).battle;
}

std::variant<Options, RecordFault> options_of_record(std::string_view text) {
  auto read = read_record(nullptr, text);
  if (auto* fault = std::get_if<RecordFault>(&read)) { return *fault; }
  return std::get<Record>(read).options;
}

std::variant<Record, RecordFault> record_from_text(const Board& board, std::string_view text) {
  return read_record(&board, text);
}

}  // namespace bocage
