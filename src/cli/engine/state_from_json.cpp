// Reads a state: a visitor of its description. Checks every value by itself; broken_state() checks how they fit
// together.
#include "cli/engine/state_from_json.h"

#include <algorithm>
#include <map>

#include "cli/engine/read_parts.h"
#include "game/chip.h"
#include "game/description.h"
#include "game/soundness/soundness.h"
#include "rules/mines.h"
#include "wire/words.h"

namespace bocage::cli::engine {
namespace {

constexpr int kMostShown = *std::max_element(kMineMarkers.begin(), kMineMarkers.end());
constexpr Range kMineValues{0, kMostShown};

void must_be_given(const Node& node) {
  if (!node.given()) { node.fault("missing"); }
}

Hex hex_or_none(const Battle& battle, const Node& node) {
  return is_empty(node) ? kNoHex : read_hex(battle.board(), node).value_or(kNoHex);
}

SectionMask read_strips(const Battle& battle, const Node& node) {
  if (node.is_null()) { return kEverySection; }
  SectionMask strips = 0;
  const int sections = battle.board().sections();
  node.each(static_cast<std::size_t>(sections), [&](const Node& number) {
    const auto strip = number.integer({0, sections - 1});
    if (strip) { strips = static_cast<SectionMask>(strips | (1U << static_cast<unsigned>(*strip))); }
  });
  return strips;
}

// Whether it is an object with posts as keys; a missing one is empty.
bool is_by_post(const Node& node) { return node.given() && node.is_object(std::span(kRoleNames)); }

// A list into an array, entry by entry.
template <class Array, class Read>
void read_into(const Node& node, Array& array, Read read) {
  std::size_t n = 0;
  node.each(array.size(), [&](const Node& entry) { array[n++] = read(entry); });
}

// A unit's side and type follow from its id; if the JSON repeats them, they must agree.
void check_roster(const Battle& battle, const Node& node, UnitId id) {
  if (node["side"].given() && read_side(node["side"]) != battle.side(id)) {
    node["side"].fault("not the side of this id");
  }
  const Node type = node["type"];
  if (type.given() && type.text() != battle.type(id).name) { type.fault("not the type of this id"); }
}

// The fields of frames, by type; the counterpart of the writer in wire/state_json.cpp.
struct FrameReader {
  const Battle& battle;
  const Node& node;

  void operator()(std::string_view name, UnitId& unit, HashPlace) const { unit = id_or_none(battle, node[name]); }
  void operator()(std::string_view name, PlaneId& plane, HashPlace) const {
    plane = PlaneId{byte(node[name], {0, kMostAirplanes - 1})};
  }
  void operator()(std::string_view name, Hex& hex, HashPlace) const { hex = hex_or_none(battle, node[name]); }
  void operator()(std::string_view name, bool& value, HashPlace) const { value = node[name].boolean().value_or(false); }
  void operator()(std::string_view name, std::uint8_t& number, HashPlace) const { number = byte(node[name], kByte); }
  void operator()(std::string_view name, Strip& strip, HashPlace) const {
    strip = is_empty(node[name]) ? kNoStrip : Strip{byte(node[name], {0, kMaxSections - 1})};
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void operator()(std::string_view name, Enum& value, HashPlace) const {
    value = node[name].word<Enum>(words_of<Enum>(kValuesOf<Enum>)).value_or(value);
  }
};

// Missing fields keep the value of an empty state, unless they are mandatory.
class Reader {
 public:
  static constexpr bool kSeesHidden = true;
  Reader(const Battle& battle, const Node& state) : battle_(battle), state_(state), in_(&state) {
    is_by_post(state["posts"]);
  }

  void open_word() {}
  void open_word(std::uint8_t) {}
  void close_word() {}

  template <class Number>
  void number(FieldName name, Number& value, Most most) {
    value = static_cast<Number>(at(name).integer({0, most_of(most)}).value_or(0));
  }
  void count(FieldName name, std::uint8_t& value, Most most) {
    if (const Node node = at(name); node.given()) { value = byte(node, {0, most_of(most)}); }
  }
  void figures(FieldName name, std::uint8_t& value) { value = byte(at(name), {1, full_}); }
  void flag(FieldName name, bool& value) { value = is_true(at(name)); }
  void word(FieldName name, Side& side) { side = read_side(at(name)).value_or(Side::Axis); }
  void word(FieldName name, Role& role) {
    if (const Node node = at(name); node.given()) { role = read_role(node).value_or(Role::Commander); }
  }
  template <class Enum>
  void word(FieldName name, Enum& value) {
    value = at(name).word<Enum>(words_of<Enum>(kValuesOf<Enum>)).value_or(Enum{});
  }
  void card(FieldName name, Card& card) { card = card_or_none(at(name)); }
  void hex(FieldName name, Hex& hex) { hex = read_hex(battle_.board(), at(name)).value_or(kNoHex); }
  void strips(FieldName name, SectionMask& strips) {
    if (const Node node = at(name); node.given()) { strips = read_strips(battle_, node); }
  }
  void arms(FieldName name, ArmMask& arms) {
    at(name).each(kArms.size(), [&](const Node& node) {
      const auto arm = node.word<Arm>(words_of<Arm>(static_cast<int>(kArms.size())));
      if (arm) { arms = static_cast<ArmMask>(arms | mask(*arm)); }
    });
  }
  template <class Names>
  void marks(const Names& names, std::uint8_t& marks) {
    for (const MarkName& row : names) {
      if (is_true((*in_)[row.name])) { marks = static_cast<std::uint8_t>(marks | row.mark); }
    }
  }
  void bag(FieldName name, CardBag& cards) {
    const Node node = at(name);
    must_be_given(node);
    for (const Card card : read_list<Card>(node, battle_.deck().size, read_card)) { cards.add(card); }
  }
  template <class Cards>
  void row(FieldName name, Cards& cards) {
    read_into(at(name), cards, [](const Node& card) { return read_card(card).value_or(Card::None); });
  }
  void path(FieldName name, std::array<Hex, kFlightMost>& hexes) {
    read_into(at(name), hexes, [&](const Node& hex) { return read_hex(battle_.board(), hex).value_or(kNoHex); });
  }
  template <class Numbers>
  void by_strip(FieldName name, Numbers& numbers) {
    std::size_t n = 0;
    at(name).each(static_cast<std::size_t>(battle_.board().sections()),
                  [&](const Node& number) { numbers[n++] = byte(number, kByte); });
  }
  void by_arm(FieldName field, ByArm<std::uint8_t>& numbers) {
    const Node node = at(field);
    for (const Arm arm : kArms) {
      if (node[name(arm)].given()) { numbers[index(arm)] = byte(node[name(arm)], kByte); }
    }
  }
  void by_place(FieldName name, ByPlace& numbers) {
    const Node node = at(name);
    if (!node.given() || !node.is_object()) { return; }
    const auto places = 2 * static_cast<std::size_t>(battle_.board().sections()) - 1;
    std::size_t known = 0;
    for (std::size_t place = 0; place < places; ++place) {
      const Node number = node[kPlaceNames[place]];
      if (!number.given()) { continue; }
      ++known;
      numbers[place] = byte(number, {0, kMaxUnits});
    }
    if (known != node.size()) { node.fault("must have strips such as 0 and lines such as 0-1"); }
  }
  void only(FieldName name, std::array<UnitId, 2>& units) { units = read_ids(at(name)); }
  void discard(FieldName name, CardBag& cards, Card& top) {
    const Node node = at(name);
    must_be_given(node);
    for (const Card card : read_list<Card>(node, battle_.deck().size, read_card)) {
      cards.add(card);
      top = card;  // the last one is on top
    }
  }
  void given(FieldName field, Given& given) {
    const Node node = at(field);
    if (!is_by_post(node)) { return; }
    for (const Role role : kRoles) {
      read_into(node[name(role)], given[index(role)],
                [](const Node& card) { return read_card(card).value_or(Card::None); });
    }
  }
  void last_plays(FieldName field, LastPlays& posts) {
    const Node node = at(field);
    if (!is_by_post(node)) { return; }
    for (const Role role : kRoles) {
      read_into(node[name(role)], posts[index(role)], [&](const Node& play) {
        return LastPlay{.acting = card_or_none(play["acting"]), .strips = read_strips(battle_, play["strips"])};
      });
    }
  }
  void placed(FieldName name, std::array<PlacedCard, kCardsOfPost>& cards) {
    read_into(at(name), cards, [&](const Node& card) {
      return PlacedCard{.card = card_or_none(card["card"]),
                        .acting = card_or_none(card["acting"]),
                        .strips = read_strips(battle_, card["strips"])};
    });
  }
  void objectives(FieldName name, std::uint16_t& bits) {
    const int objectives = static_cast<int>(battle_.spec().objectives.size());
    at(name).each(static_cast<std::size_t>(objectives), [&](const Node& number) {
      const auto bit = number.integer({0, objectives - 1});
      if (bit) { bits = static_cast<std::uint16_t>(bits | (1U << *bit)); }
    });
  }
  void ending(Ending& ending, Side& winner) {
    const Node node = state_["ending"];
    if (is_empty(node)) { return; }
    ending = node.word<Ending>(words_of<Ending>(kEndings)).value_or(Ending::None);
    if (ending != Ending::None) { winner = read_side(state_["winner"]).value_or(Side::Axis); }
  }
  void visit(Visit& visit, Role& visited) {
    const Node node = state_["visit"];
    if (node.given()) { visit = node.word<Visit>(words_of<Visit>(kVisitNames.size())).value_or(Visit::NotYet); }
    if (!is_empty(state_["visited"])) { visited = read_role(state_["visited"]).value_or(Role::Commander); }
  }
  void targets(FieldName name, const Field& field, std::array<UnitId, kAirPowerTargets>& units, std::uint8_t& named) {
    at(name).each(units.size(), [&](const Node& target) {
      const auto hex = read_hex(battle_.board(), target);
      if (!hex) { return; }
      const UnitId unit = field.at(*hex);
      if (unit == kNoUnit) { return target.fault("nobody stands there"); }
      units[named++] = unit;
    });
  }
  void frames(FieldName name, FrameStack& frames) {
    must_be_given(at(name));
    at(name).each(FrameStack::kRoom, [&](const Node& node) {
      if (!node.is_object()) { return; }
      const auto kind = node["kind"].word<FrameKind>(words_of<FrameKind>(kFrameKinds));
      if (!kind) { return; }
      Frame frame = make_frame(*kind);
      std::visit([&](auto& fields) { fields.describe(fields, FrameReader{battle_, node}); }, frame);
      frames.push(frame);
    });
  }
  bool enters(FieldName field, const PostTurn&) {
    const Node node = state_["posts"][name(*field.post)];
    return node.given() && node.is_object();
  }
  bool enters(FieldName field, const Orders&) {
    const Node node = at(field);
    return node.given() && node.is_object();
  }

  // Lists of things with fields of their own.
  void units(Field& field) {
    field.unit_at.fill(kNoUnit);
    const Node list = state_["units"];
    must_be_given(list);
    list.each(kMaxUnits, [&](const Node& node) {
      in_ = &node;
      read_unit(node, field);
    });
    in_ = &state_;
  }
  void planes(FieldName name, std::array<Plane, kMostAirplanes>& planes) {
    std::size_t n = 0;
    at(name).each(planes.size(), [&](const Node& node) {
      in_ = &node;
      Plane& plane = planes[n++];
      if (!node.is_null() && node.is_object()) { describe_plane(plane, *this); }
    });
    in_ = &state_;
  }
  // Wire, sandbags and caves come and go; the other pieces are part of the battle and only repeated here.
  void pieces(Work work, HexSet& hexes) {
    const Node list = state_["obstacles"];
    if (work == Work::Wire) {  // once for all kinds
      must_be_given(list);
      list.each(kMostPieces, [&](const Node& node) { check_piece(node); });
    }
    if (!list.given()) { return; }
    list.each(kMostPieces, [&](const Node& node) {
      if (work_of_[node.path()] != work) { return; }
      const auto hex = read_hex(battle_.board(), node["at"]);
      if (!hex) { return; }
      if (hexes.contains(*hex)) { node.fault("listed twice"); }
      hexes.add(*hex);
    });
  }
  void rare_pieces(Work work, HexSet& hexes) { pieces(work, hexes); }
  template <class Shown>
  void mines(FieldName name, HexSet& lying, Shown& shown) {
    at(name).each(shown.size(), [&](const Node& node) {
      const auto hex = read_hex(battle_.board(), node["at"]);
      if (!hex) { return; }
      const auto& mines = battle_.minefields();
      const auto found = std::find(mines.begin(), mines.end(), *hex);
      if (found == mines.end()) { return node["at"].fault("the battle has no minefield there"); }
      if (is_true(node["lies"])) { lying.add(*hex); }
      const auto i = static_cast<std::size_t>(found - mines.begin());
      shown[i] = is_empty(node["shown"]) ? kFaceDown : byte(node["shown"], kMineValues);
    });
  }
  template <class Values>
  void mine_values(FieldName name, const Values&, Values& values) {
    const Node node = at(name);
    const std::size_t mines = battle_.minefields().size();
    if (node.size() != mines) { return node.fault("one for each minefield of the battle"); }
    read_into(node, values, [](const Node& value) { return byte(value, kMineValues); });
  }
  template <class Marks>
  void cross_hairs(FieldName name, Marks& marks, std::uint8_t) {
    read_into(at(name), marks, [&](const Node& mark) {
      const auto gun = read_id(battle_, mark["gun"]);
      const auto target = read_id(battle_, mark["target"]);
      return gun && target ? CrossHair{*gun, *target} : CrossHair{};
    });
  }

  // Rare fields.
  void rare_hexes(FieldName name, HexSet& hexes) {
    at(name).each(kMaxHexes, [&](const Node& node) {
      if (const auto hex = read_hex(battle_.board(), node)) { hexes.add(*hex); }
    });
  }
  void rare_hex(FieldName name, Hex& hex) { hex = hex_or_none(battle_, at(name)); }
  template <class Names>
  void rare_marks(const Names& names, std::uint8_t& value) {
    marks(names, value);
  }
  void rare_count(FieldName name, std::uint8_t& value, Most most, std::uint8_t) { count(name, value, most); }
  void rare_flag(FieldName name, bool& value, std::uint8_t) { flag(name, value); }
  void rare_general(FieldName name, Role& role, std::uint8_t) {
    if (!is_empty(at(name))) { role = read_role(at(name)).value_or(Role::Commander); }
  }
  void rare_strips(FieldName name, SectionMask& value, std::uint8_t) { strips(name, value); }
  template <class Cards>
  void rare_row(FieldName name, Cards& cards, std::uint8_t) {
    row(name, cards);
  }
  void treatment(Role role, std::uint8_t& treated, bool& healed, std::array<UnitId, 2>& patients, std::uint8_t) {
    patients = read_ids(at({.name = "patients", .post = role}));
    count({.name = "treated", .post = role}, treated, {static_cast<int>(patients.size())});
    flag({.name = "healed", .post = role}, healed);
  }
  void second_of_only(Role, const std::array<UnitId, 2>&, std::uint8_t) {}  // read with the first

 private:
  static constexpr std::size_t kMostPieces = std::size_t{kWorkKinds} * kMaxHexes;

  Node at(FieldName field) const {
    Node node = field.post ? state_["posts"][name(*field.post)] : *in_;
    std::string_view rest = field.name;
    for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
      node = node[rest.substr(0, dot)];
      rest = rest.substr(dot + 1);
    }
    node = node[rest];
    return field.side ? node[name(*field.side)] : node;
  }
  int most_of(Most most) const {
    return most.copies_of == Card::None ? most.number : battle_.deck().count(most.copies_of);
  }
  // At most two units, by id; none if it is missing or null.
  std::array<UnitId, 2> read_ids(const Node& node) const {
    std::array<UnitId, 2> units{kNoUnit, kNoUnit};
    if (is_empty(node)) { return units; }
    read_into(node, units, [&](const Node& id) { return read_id(battle_, id).value_or(kNoUnit); });
    return units;
  }
  void read_unit(const Node& node, Field& field) {
    if (!node.is_object()) { return; }
    const auto id = read_id(battle_, node["id"]);
    if (!id) { return; }
    check_roster(battle_, node, *id);
    if (field[*id].at != kNoHex) { return node["id"].fault("listed twice"); }
    full_ = battle_.roster(*id).full;
    Unit unit;
    describe_unit(unit, *this);
    if (unit.at == kNoHex) { return; }
    if (field.everybody().contains(unit.at)) { return node["at"].fault("another unit stands there"); }
    const Hex hex = std::exchange(unit.at, kNoHex);
    field[*id] = unit;
    place(battle_, field, *id, hex);
  }
  void check_piece(const Node& node) {
    const auto hex = read_hex(battle_.board(), node["at"]);
    const auto work = node["is"].word<Work>(words_of<Work>(kWorkKinds));
    if (!hex || !work) { return; }
    const bool comes_and_goes = *work == Work::Wire || *work == Work::Sandbags;
    if (!comes_and_goes && !battle_.fixed(*work).contains(*hex)) { node.fault("the battle has no such piece there"); }
    work_of_[node.path()] = work;
  }

  const Battle& battle_;
  const Node& state_;
  const Node* in_;  // the unit or airplane being read, else the state
  int full_ = 0;    // the full strength of that unit
  std::map<std::string, std::optional<Work>> work_of_;
};

// While a commander hands out cards or fills a chip, these cards publicly still count as in the hand.
std::uint8_t told_hand_size(const Battle& battle, const State& state, Side side) {
  const int under_way = std::max(0, cards_under_way(battle, state, side));  // fewer is refused later
  return static_cast<std::uint8_t>(state.hidden.hands[index(side)].size + under_way);
}

}  // namespace

Loaded<State> state_from_json(const Battle& battle, const nlohmann::json& written) {
  FaultList faults;
  const Node node(&written, "state", faults);
  State state{};
  if (node.is_object()) {
    Reader reader(battle, node);
    describe(state.open, state.hidden, reader);
    for (const Side side : kSides) { state.open.hand_size[index(side)] = told_hand_size(battle, state, side); }
    state.open.deck_size = state.hidden.deck.size;
  }
  if (faults.empty()) {
    if (std::string why = broken_state(battle, state); !why.empty()) { node.fault(std::move(why)); }
  }
  if (!faults.empty()) { return tl::unexpected(faults.take()); }
  return state;
}

}  // namespace bocage::cli::engine
