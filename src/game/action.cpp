#include "game/action.h"

#include <charconv>

namespace bocage {
namespace {

// The parts that an action has after its name, in the order of its text.
enum class Parts : std::uint8_t {
  Nothing,
  Unit,
  To,
  UnitTo,
  Path,
  Card,
  CardAs,
  Section,
  CardPost,
  CardPostAs,
  Post,
  Placed,
  PlaneTo,
  AirAction,
};
struct KindInfo {
  ActionKind id;
  std::string_view name;
  Parts parts;
};
constexpr auto kKinds = std::to_array<KindInfo>({
    {ActionKind::Done, "done", Parts::Nothing},
    {ActionKind::Pass, "pass", Parts::Nothing},
    {ActionKind::Aim, "aim", Parts::To},
    {ActionKind::Play, "play", Parts::CardAs},
    {ActionKind::Section, "section", Parts::Section},
    {ActionKind::Target, "target", Parts::To},
    {ActionKind::Strike, "strike", Parts::To},
    {ActionKind::Order, "order", Parts::Unit},
    {ActionKind::Move, "move", Parts::Path},
    {ActionKind::Attack, "battle", Parts::UnitTo},
    {ActionKind::RemoveWire, "remove-wire", Parts::Unit},
    {ActionKind::Ambush, "ambush", Parts::Nothing},
    {ActionKind::IgnoreFlag, "ignore-flag", Parts::Unit},
    {ActionKind::Retreat, "retreat", Parts::UnitTo},
    {ActionKind::TakeGround, "take-ground", Parts::Unit},
    {ActionKind::Keep, "keep", Parts::Card},
    {ActionKind::HandOut, "hand-out", Parts::CardPostAs},
    {ActionKind::TakeBack, "take-back", Parts::CardPost},
    {ActionKind::Visit, "visit", Parts::Post},
    {ActionKind::EndVisit, "end-visit", Parts::Nothing},
    {ActionKind::Place, "place", Parts::Placed},
    {ActionKind::Initiative, "initiative", Parts::Nothing},
    {ActionKind::LoseFigure, "lose-figure", Parts::Unit},
    {ActionKind::Exit, "exit", Parts::Unit},
    {ActionKind::SealCave, "seal-cave", Parts::Unit},
    {ActionKind::Recover, "recover", Parts::Unit},
    {ActionKind::Chip, "chip", Parts::Card},
    {ActionKind::Unchip, "unchip", Parts::Card},
    {ActionKind::NameGeneral, "name-general", Parts::Post},
    {ActionKind::OrderPlane, "order-plane", Parts::Unit},
    {ActionKind::BringIn, "bring-in", Parts::PlaneTo},
    {ActionKind::Fly, "fly", Parts::UnitTo},
    {ActionKind::AirAction, "air-action", Parts::AirAction},
    {ActionKind::Dismiss, "dismiss", Parts::Unit},
});
static_assert(rows_in_order(kKinds) && kKinds.size() == kActionKinds);
constexpr Parts parts_of(ActionKind kind) { return kKinds[static_cast<std::size_t>(kind)].parts; }

// Removes and returns the next word; words are separated by single spaces.
std::string_view next_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return word;
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) { return std::nullopt; }
  return value;
}

// Reads the words of an action one by one. Each function consumes a word and returns false if it is not of that sort.
class Reader {
 public:
  Reader(const Board& board, std::string_view text) : board_(board), rest_(text) {}

  bool hex(Hex& out) {
    const auto found = hex_from_text(board_, next_word(rest_));
    if (found) { out = *found; }
    return found.has_value();
  }
  bool word(std::string_view wanted) { return next_word(rest_) == wanted; }
  bool card(Card& out) {
    const auto found = card_named(next_word(rest_));
    if (found) { out = *found; }
    return found.has_value();
  }
  bool section(ActionDetail& out) { return one_of(kThirds, out); }
  bool post(ActionDetail& out) { return one_of(kRoles, out); }
  bool airplane(ActionDetail& out) {
    const std::string_view wanted = next_word(rest_);
    for (const AirplaneInfo& row : kAirplaneRows) {
      if (row.name == wanted) { return set(out, row.id); }
    }
    return false;
  }
  bool air_action(ActionDetail& out) { return one_of(kAirActionList, out); }
  bool next_is(std::string_view wanted) const {
    std::string_view ahead = rest_;
    return next_word(ahead) == wanted;
  }
  bool more() const { return !rest_.empty(); }

 private:
  static bool set(ActionDetail& out, ActionDetail found) {
    out = found;
    return true;
  }
  template <class Values>
  bool one_of(const Values& values, ActionDetail& out) {
    const std::string_view wanted = next_word(rest_);
    for (const auto value : values) {
      if (name(value) == wanted) { return set(out, value); }
    }
    return false;
  }

  const Board& board_;
  std::string_view rest_;
};

// "14,6 > 16,6", "14,6 > 16,6 via 15,5".
bool read_path(Reader& in, Action& action) {
  if (!in.hex(action.unit) || !in.word(">") || !in.hex(action.to)) { return false; }
  if (!in.more()) { return true; }
  if (!in.word("via") || !in.hex(action.via[0])) { return false; }
  return !in.more() || in.hex(action.via[1]);
}

bool read_as(Reader& in, Action& action) { return in.word("as") && in.card(action.as); }

// "probe-left right", "move-out", "counter-attack as move-out": the section comes last and is omitted if it is both.
bool read_placed(Reader& in, Action& action) {
  action.detail = Flank::Both;
  if (!in.card(action.card)) { return false; }
  if (in.next_is("as") && !read_as(in, action)) { return false; }
  return !in.more() || in.section(action.detail);
}

// "strafing 12,4", "kamikaze 12,4 > 13,5".
bool read_air_action(Reader& in, Action& action) {
  if (!in.air_action(action.detail) || !in.hex(action.unit)) { return false; }
  return !in.more() || (in.word(">") && in.hex(action.to));
}

bool read_parts(Reader& in, Action& action) {
  switch (parts_of(action.kind)) {
    case Parts::Nothing: return true;
    case Parts::Unit: return in.hex(action.unit);
    case Parts::To: return in.hex(action.to);
    case Parts::UnitTo: return in.hex(action.unit) && in.word(">") && in.hex(action.to);
    case Parts::Path: return read_path(in, action);
    case Parts::Card: return in.card(action.card);
    case Parts::CardAs: return in.card(action.card) && (!in.more() || read_as(in, action));
    case Parts::CardPost: return in.card(action.card) && in.post(action.detail);
    case Parts::CardPostAs:
      return in.card(action.card) && in.post(action.detail) && (!in.more() || read_as(in, action));
    case Parts::Post: return in.post(action.detail);
    case Parts::Placed: return read_placed(in, action);
    case Parts::PlaneTo: return in.airplane(action.detail) && in.hex(action.to);
    case Parts::AirAction: return read_air_action(in, action);
    case Parts::Section: return in.section(action.detail);
  }
  return false;
}

}  // namespace

std::string_view name(ActionKind kind) { return kKinds[static_cast<std::size_t>(kind)].name; }

std::string to_text(const Board& board, Hex hex) {
  const Coord at = board.coord(hex);
  return std::to_string(at.col) + "," + std::to_string(at.row);
}

std::optional<Hex> hex_from_text(const Board& board, std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) { return std::nullopt; }
  const auto col = number(text.substr(0, comma));
  const auto row = number(text.substr(comma + 1));
  if (!col || !row) { return std::nullopt; }
  const auto hex = board.find({*col, *row});
  return hex && to_text(board, *hex) == text ? hex : std::nullopt;  // reject other spellings: "+3", "03"
}

std::string to_text(const Board& board, const Action& action) {
  std::string text{name(action.kind)};
  const auto add = [&](std::string_view word) { (text += ' ') += word; };
  const auto add_hex = [&](Hex hex) { add(to_text(board, hex)); };
  const auto add_as = [&] {
    if (action.as != Card::None) {
      add("as");
      add(name(action.as));
    }
  };
  switch (parts_of(action.kind)) {
    case Parts::Nothing: break;
    case Parts::Unit: add_hex(action.unit); break;
    case Parts::To: add_hex(action.to); break;
    case Parts::UnitTo:
    case Parts::Path:
      add_hex(action.unit);
      add(">");
      add_hex(action.to);
      if (action.via[0] != kNoHex) { add("via"); }
      for (const Hex hex : action.via) {
        if (hex != kNoHex) { add_hex(hex); }
      }
      break;
    case Parts::Card: add(name(action.card)); break;
    case Parts::CardAs:
      add(name(action.card));
      add_as();
      break;
    case Parts::CardPost:
    case Parts::CardPostAs:
      add(name(action.card));
      add(name(action.role()));
      add_as();
      break;
    case Parts::Post: add(name(action.role())); break;
    case Parts::Placed:
      add(name(action.card));
      add_as();
      if (action.flank() != Flank::Both) { add(name(action.flank())); }
      break;
    case Parts::PlaneTo:
      add(info(action.airplane()).name);
      add_hex(action.to);
      break;
    case Parts::AirAction:
      add(name(action.air_action()));
      add_hex(action.unit);
      if (action.to != kNoHex) {
        add(">");
        add_hex(action.to);
      }
      break;
    case Parts::Section: add(name(action.flank())); break;
  }
  return text;
}

std::optional<Action> action_from_text(const Board& board, std::string_view text) {
  const std::string_view whole = text;
  const std::string_view verb = next_word(text);
  for (const KindInfo& kind : kKinds) {
    if (kind.name != verb) { continue; }
    Action action{.kind = kind.id};
    Reader in(board, text);
    // A round trip rejects what the reader tolerates: a trailing space, a word too many.
    if (read_parts(in, action) && to_text(board, action) == whole) { return action; }
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace bocage
