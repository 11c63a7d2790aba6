#include "wire/state_json.h"

#include <fmt/format.h>

#include "game/description.h"
#include "rules/medals.h"
#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/extras_json.h"
#include "wire/options_json.h"
#include "wire/phase.h"
#include "wire/posts_json.h"
#include "wire/words.h"

namespace bocage {
namespace {

Json id_json(UnitId unit) { return unit == kNoUnit ? Json() : Json(index(unit)); }

// The fields of frames, by type.
struct FrameWriter {
  const Board& board;
  Json& out;

  void operator()(std::string_view name, UnitId unit, HashPlace) const { out[name] = id_json(unit); }
  void operator()(std::string_view name, PlaneId plane, HashPlace) const { out[name] = index(plane); }
  void operator()(std::string_view name, Hex hex, HashPlace) const {
    out[name] = hex == kNoHex ? Json() : hex_json(board, hex);
  }
  void operator()(std::string_view name, bool value, HashPlace) const { out[name] = value; }
  void operator()(std::string_view name, std::uint8_t number, HashPlace) const { out[name] = number; }
  void operator()(std::string_view name, Strip strip, HashPlace) const {
    out[name] = strip == kNoStrip ? Json() : Json(index(strip));
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void operator()(std::string_view field, Enum value, HashPlace) const {
    out[field] = name(value);
  }
};

Json frame_json(const Board& board, const Frame& frame) {
  Json out = {{"kind", name(kind_of(frame))}};
  std::visit([&](const auto& fields) { fields.describe(fields, FrameWriter{board, out}); }, frame);
  return out;
}

// Writes the fields of the state's description.
enum class Fields : std::uint8_t { Public, PublicAndHidden };
template <Fields Written>
class Writer {
 public:
  static constexpr bool kSeesHidden = Written == Fields::PublicAndHidden;
  Writer(const Battle& battle, Json& out) : battle_(battle), state_(out), out_(&out) {}

  void open_word() {}
  void open_word(std::uint8_t) {}
  void close_word() {}

  template <class Number>
  void number(FieldName name, Number value, Most) {
    at(name) = value;
  }
  void count(FieldName name, std::uint8_t value, Most) { at(name) = value; }
  void figures(FieldName name, std::uint8_t value) { at(name) = value; }
  void flag(FieldName name, bool value) { at(name) = value; }
  template <class Enum>
  void word(FieldName field, Enum value) {
    at(field) = name(value);
  }
  void card(FieldName name, Card card) { at(name) = card_json(card); }
  void hex(FieldName name, Hex hex) { at(name) = hex_json(battle_.board(), hex); }
  void strips(FieldName name, SectionMask strips) { at(name) = strips_json(strips); }
  void arms(FieldName field, ArmMask arms) {
    Json& list = at(field) = Json::array();
    for (const Arm arm : kArms) {
      if (has(arms, arm)) { list.push_back(name(arm)); }
    }
  }
  template <class Names>
  void marks(const Names& names, std::uint8_t marks) {
    for (const MarkName& row : names) {
      const bool set = (marks & row.mark) != 0;
      if (set || row.shown == Shown::Always) { (*out_)[row.name] = set; }
    }
  }
  void bag(FieldName name, const CardBag& cards) { at(name) = cards_json(cards); }
  template <class Cards>
  void row(FieldName name, const Cards& cards) {
    at(name) = card_names_json(cards);
  }
  void path(FieldName name, const std::array<Hex, kFlightMost>& hexes) {
    Json& list = at(name) = Json::array();
    for (const Hex hex : hexes) {
      if (hex != kNoHex) { list.push_back(hex_json(battle_.board(), hex)); }
    }
  }
  template <class Numbers>
  void by_strip(FieldName name, const Numbers& numbers) {
    Json& list = at(name) = Json::array();
    for (int s = 0; s < battle_.board().sections(); ++s) { list.push_back(numbers[static_cast<std::size_t>(s)]); }
  }
  void by_arm(FieldName field, const ByArm<std::uint8_t>& numbers) {
    Json& out = at(field) = Json::object();
    for (const Arm arm : kArms) { out[name(arm)] = numbers[index(arm)]; }
  }
  void by_place(FieldName name, const ByPlace& numbers) {
    Json& out = at(name) = Json::object();
    for (std::size_t place = 0; place < kPlaceNames.size(); ++place) {
      if (numbers[place] != 0) { out[kPlaceNames[place]] = numbers[place]; }
    }
  }
  void only(FieldName name, const std::array<UnitId, 2>& units) {
    at(name) = units[0] == kNoUnit ? Json() : ids_json(units);
  }
  void discard(FieldName name, const CardBag& cards, Card top) { at(name) = discard_json(cards, top); }
  void given(FieldName name, const Given& given) { at(name) = given_json(given); }
  void last_plays(FieldName field, const LastPlays& posts) { at(field) = last_plays_json(posts); }
  void placed(FieldName name, const std::array<PlacedCard, kCardsOfPost>& cards) { at(name) = placed_json(cards); }
  void objectives(FieldName name, std::uint16_t bits) {
    Json& list = at(name) = Json::array();
    for (std::size_t i = 0; i < battle_.spec().objectives.size(); ++i) {
      if (((bits >> i) & 1U) != 0) { list.push_back(i); }
    }
  }
  void ending(Ending ending, Side winner) {
    const bool over = ending != Ending::None;
    state_["ending"] = over ? Json(name(ending)) : Json();
    state_["winner"] = over ? Json(name(winner)) : Json();
  }
  void visit(Visit visit, Role visited) {
    state_["visit"] = name(visit);
    state_["visited"] = visit == Visit::NotYet ? Json() : Json(name(visited));
  }
  void targets(FieldName name, const Field& field, const std::array<UnitId, kAirPowerTargets>& units,
               std::uint8_t named) {
    at(name) = targets_json(battle_, field, units, named);
  }
  void frames(FieldName name, const FrameStack& frames) {
    Json& list = at(name) = Json::array();
    for (std::size_t i = 0; i < frames.depth(); ++i) { list.push_back(frame_json(battle_.board(), frames[i])); }
  }
  template <class Part>
  bool enters(FieldName, const Part& part) {
    return part != Part{};
  }

  // Lists of things with fields of their own.
  void units(const Field& field) {
    Json& list = state_["units"] = Json::array();
    for (int i = 0; i < battle_.units(); ++i) {
      const auto unit = static_cast<UnitId>(i);
      if (field[unit].at == kNoHex) { continue; }
      out_ = &list.emplace_back(Json{{"id", i},
                                     {"side", name(battle_.side(unit))},
                                     {"kind", name(battle_.arm(unit))},
                                     {"type", battle_.type(unit).name},
                                     {"full", battle_.roster(unit).full}});
      describe_unit(field[unit], *this);
    }
    out_ = &state_;
  }
  void planes(FieldName name, const std::array<Plane, kMostAirplanes>& planes) {
    std::size_t size = planes.size();
    while (size != 0 && planes[size - 1] == Plane{}) { --size; }
    if (size == 0) { return; }
    Json& list = at(name) = Json::array();
    for (std::size_t i = 0; i < size; ++i) {
      out_ = &list.emplace_back();
      if (planes[i].at != kNoHex) { describe_plane(planes[i], *this); }
    }
    out_ = &state_;
  }
  void pieces(Work work, const HexSet& hexes) {
    hexes.for_each([&](Hex hex) { state_["obstacles"].push_back(piece_json(hex, work)); });
  }
  void rare_pieces(Work work, const HexSet& hexes) { pieces(work, hexes); }
  template <class Shown>
  void mines(FieldName field, const HexSet& lying, const Shown& shown) {
    const auto& mines = battle_.minefields();
    if (mines.empty()) { return; }
    Json& list = at(field) = Json::array();
    for (std::size_t i = 0; i < mines.size(); ++i) {
      list.push_back({{"at", hex_json(battle_.board(), mines[i])},
                      {"for", name(battle_.mine_layer(mines[i]))},
                      {"lies", lying.contains(mines[i])},
                      {"shown", shown[i] == kFaceDown ? Json() : Json(shown[i])}});
    }
  }
  template <class Values>
  void mine_values(FieldName name, const Values&, const Values& values) {
    if (battle_.minefields().empty()) { return; }
    Json& list = at(name) = Json::array();
    for (std::size_t i = 0; i < battle_.minefields().size(); ++i) { list.push_back(values[i]); }
  }
  template <class Marks>
  void cross_hairs(FieldName name, const Marks& marks, std::uint8_t) {
    for (const CrossHair& mark : marks) {
      if (mark != CrossHair{}) { at(name).push_back({{"gun", index(mark.gun)}, {"target", index(mark.target)}}); }
    }
  }

  // Rare fields.
  void rare_hexes(FieldName name, const HexSet& hexes) {
    if (hexes.any()) { at(name) = hexes_json(battle_.board(), hexes); }
  }
  void rare_hex(FieldName name, Hex hex) {
    if (hex != kNoHex) { at(name) = hex_json(battle_.board(), hex); }
  }
  template <class Names>
  void rare_marks(const Names& names, std::uint8_t value) {
    marks(names, value);
  }
  void rare_count(FieldName name, std::uint8_t value, Most, std::uint8_t) {
    if (value != 0) { at(name) = value; }
  }
  void rare_flag(FieldName name, bool value, std::uint8_t) {
    if (value) { at(name) = true; }
  }
  void rare_general(FieldName field, Role role, std::uint8_t) {
    if (role != Role::Commander) { at(field) = name(role); }
  }
  void rare_strips(FieldName name, SectionMask strips, std::uint8_t) {
    if (strips != 0) { at(name) = strips_json(strips); }
  }
  template <class Cards>
  void rare_row(FieldName name, const Cards& cards, std::uint8_t) {
    if (cards[0] != Card::None) { at(name) = card_names_json(cards); }
  }
  void treatment(Role role, std::uint8_t treated, bool healed, const std::array<UnitId, 2>& patients, std::uint8_t) {
    if (patients[0] != kNoUnit) { at({.name = "patients", .post = role}) = ids_json(patients); }
    if (treated != 0) { at({.name = "treated", .post = role}) = treated; }
    if (healed) { at({.name = "healed", .post = role}) = true; }
  }
  void second_of_only(Role, const std::array<UnitId, 2>&, std::uint8_t) {}  // written with the first

 private:
  // The JSON value of a field; creates the groups it belongs to.
  Json& at(FieldName field) {
    Json* value = field.post ? &state_["posts"][name(*field.post)] : out_;
    std::string_view rest = field.name;
    for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
      value = &(*value)[rest.substr(0, dot)];
      rest = rest.substr(dot + 1);
    }
    value = &(*value)[rest];
    return field.side ? (*value)[name(*field.side)] : *value;
  }
  Json piece_json(Hex at, Work work) const { return {{"at", hex_json(battle_.board(), at)}, {"is", info(work).name}}; }
  static Json ids_json(const std::array<UnitId, 2>& units) {
    Json list = Json::array();
    for (const UnitId unit : units) {
      if (unit != kNoUnit) { list.push_back(index(unit)); }
    }
    return list;
  }

  const Battle& battle_;
  Json& state_;
  Json* out_;  // the unit or airplane being written, else the state
};

// Values derived from the battle or from other fields, for the reader's convenience; `load` does not need them.
Json derived_json(const Battle& battle, const Public& open) {
  const std::string& id = battle.spec().id;
  const Field& field = open.field;
  Json obstacles = Json::array();
  for (const WorkAt& work : battle.works()) {
    if (!info(work.is).lasts) { continue; }
    Json& piece = obstacles.emplace_back(Json{{"at", hex_json(battle.board(), work.at)}, {"is", info(work.is).name}});
    if (work.owner) { piece["for"] = name(*work.owner); }
  }
  return {{"battle", id.empty() ? Json() : Json(id)},
          {"options", options_json(battle.options())},
          {"phase", phase_name(open)},
          {"over", open.over()},
          {"medals", by_side([&](Side side) { return medals(battle, field, side); })},
          {"medals_needed", by_side([&](Side side) { return battle.spec().medals[index(side)]; })},
          {"obstacles", std::move(obstacles)},
          {"posts", Json::object()}};
}

}  // namespace

std::string hash_text(const State& state) { return fmt::format("{:016x}", hash(state)); }

Json cards_json(const CardBag& cards) {
  Json list = Json::array();
  cards.for_each_kind([&](Card card) {
    for (int i = 0; i < cards.count(card); ++i) { list.push_back(name(card)); }
  });
  return list;
}

Json discard_json(CardBag cards, Card top) {
  if (top != Card::None) { cards.remove(top); }
  Json list = cards_json(cards);
  if (top != Card::None) { list.push_back(name(top)); }
  return list;
}

namespace {

void write_each_card(JsonWriter& out, const CardBag& cards) {
  cards.for_each_kind([&](Card card) {
    for (int i = 0; i < cards.count(card); ++i) { out.value(name(card)); }
  });
}

}  // namespace

void write_cards(JsonWriter& out, const CardBag& cards) {
  out.open_list();
  write_each_card(out, cards);
  out.close_list();
}

void write_discard(JsonWriter& out, CardBag cards, Card top) {
  if (top != Card::None) { cards.remove(top); }
  out.open_list();
  write_each_card(out, cards);
  if (top != Card::None) { out.value(name(top)); }
  out.close_list();
}

Json targets_json(const Battle& battle, const Field& field, const std::array<UnitId, kAirPowerTargets>& units,
                  std::size_t named) {
  Json list = Json::array();
  for (std::size_t i = 0; i < named; ++i) { list.push_back(hex_json(battle.board(), field[units[i]].at)); }
  return list;
}

Json public_json(const Battle& battle, const Public& open) {
  Json out = derived_json(battle, open);
  Writer<Fields::Public> writer(battle, out);
  const Hidden unseen{};
  describe(open, unseen, writer);
  return out;
}

Json state_json(const Battle& battle, const State& state) {
  Json out = derived_json(battle, state.open);
  Writer<Fields::PublicAndHidden> writer(battle, out);
  describe(state.open, state.hidden, writer);
  out["hash"] = hash_text(state);
  return out;
}

}  // namespace bocage
