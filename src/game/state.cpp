// The hash of a state: a visitor of its description.
#include "game/state.h"

#include "game/description.h"

namespace bocage {
namespace {

// Values go in one by one, never as raw memory: the result depends on no padding and no byte order.
class Hasher {
 public:
  static constexpr bool kSeesHidden = true;

  // Words: the fields in between, one byte each, go into a single word of up to eight bytes.
  void open_word() { open_word(0); }
  void open_word(std::uint8_t tag) {
    in_word_ = true;
    word_ = tag;
  }
  void close_word() {
    in_word_ = false;
    add(word_);
  }

  template <class Number>
  void number(FieldName, Number value, Most) {
    put(value);
  }
  template <class Number>
  void count(FieldName, Number value, Most) {
    put(value);
  }
  void flag(FieldName, bool value) { put(value); }
  template <class Enum>
  void word(FieldName, Enum value) {
    put(value);
  }
  void figures(FieldName, std::uint8_t value) { put(value); }
  void card(FieldName, Card value) { put(value); }
  void hex(FieldName, Hex value) { put(value); }
  void arms(FieldName, ArmMask value) { put(value); }
  void strips(FieldName, SectionMask value) { put(value); }
  template <class Names>
  void marks(const Names&, std::uint8_t value) {
    put(value);
  }
  template <class Cards>
  void row(FieldName, const Cards& cards) {
    put_each(cards);
  }
  void path(FieldName, const std::array<Hex, kFlightMost>& hexes) { put_each(hexes); }
  template <class Numbers>
  void by_strip(FieldName, const Numbers& numbers) {
    put_each(numbers);
  }
  void by_arm(FieldName, const ByArm<std::uint8_t>& numbers) { put_each(numbers); }
  void by_place(FieldName, const ByPlace& numbers) { put_each(numbers); }
  void only(FieldName, const std::array<UnitId, 2>& units) { put(units[0]); }
  void bag(FieldName, const CardBag& cards) {
    for (std::size_t i = 0; i < cards.of.size(); i += 8) {
      open_word();
      for (std::size_t j = i; j < i + 8; ++j) { put(cards.of[j]); }
      close_word();
    }
  }
  void discard(FieldName name, const CardBag& cards, Card top) {
    bag(name, cards);
    put(top);
  }
  void given(FieldName, const Given& given) {
    for (const auto& cards : given) { put_each(cards); }
  }
  void last_plays(FieldName, const LastPlays& posts) {
    for (const auto& plays : posts) {
      for (const LastPlay& play : plays) {
        put(play.acting);
        put(play.strips);
      }
    }
  }
  void placed(FieldName, const std::array<PlacedCard, kCardsOfPost>& cards) {
    for (const PlacedCard& placed : cards) {
      put(placed.card);
      put(placed.acting);
      put(placed.strips);
    }
  }
  void units(const Field& field) {
    for (const Unit& unit : field.units) { describe_unit(unit, *this); }
  }
  void pieces(Work, const HexSet& hexes) { add(hexes); }
  void objectives(FieldName, std::uint16_t bits) { put(bits); }
  void ending(Ending ending, Side winner) {
    put(ending);
    put(winner);
  }
  void visit(Visit visit, Role visited) {
    put(visit);
    put(visited);
  }
  void targets(FieldName, const Field&, const std::array<UnitId, kAirPowerTargets>& units, std::uint8_t named) {
    put_each(units);
    put(named);
  }
  void frames(FieldName, const FrameStack& frames) {
    for (std::size_t i = 0; i < frames.depth(); ++i) { add(frames[i]); }
  }
  template <class Part>
  bool enters(FieldName, const Part&) {
    return true;
  }

  // Rare fields add nothing where they are empty: a battle without them keeps the hash it always had.
  template <class Shown>
  void mines(FieldName, const HexSet& mines, const Shown& shown) {
    if (shown == Shown{}) { return; }  // not `mines`: the last marker may be gone
    add(mines);
    put_each(shown);
  }
  template <class Shown>
  void mine_values(FieldName, const Shown& shown, const Shown& values) {
    if (shown != Shown{}) { put_each(values); }
  }
  void rare_pieces(Work, const HexSet& hexes) { rare_hexes({}, hexes); }
  void rare_hexes(FieldName, const HexSet& hexes) {
    if (hexes.any()) { add(hexes); }
  }
  void rare_hex(FieldName, Hex hex) {
    if (hex != kNoHex) { put(hex); }
  }
  template <class Names>
  void rare_marks(const Names&, std::uint8_t marks) {
    if (marks != 0) { put(marks); }
  }
  template <class Marks>
  void cross_hairs(FieldName, const Marks& marks, std::uint8_t tag) {
    for (const CrossHair& mark : marks) {
      if (mark.gun != kNoUnit) { tagged(tag, {}, mark.gun, mark.target); }
    }
  }
  template <class Planes>
  void planes(FieldName, const Planes& planes) {
    for (const Plane& plane : planes) {
      if (plane.at != kNoHex) { describe_plane(plane, *this); }
    }
  }
  void rare_count(FieldName name, std::uint8_t value, Most, std::uint8_t tag) { rare(tag, name, value); }
  void rare_flag(FieldName name, bool value, std::uint8_t tag) { rare(tag, name, value ? 1 : 0); }
  void rare_general(FieldName name, Role value, std::uint8_t tag) { rare(tag, name, static_cast<std::uint8_t>(value)); }
  void rare_strips(FieldName name, SectionMask value, std::uint8_t tag) { rare(tag, name, value); }
  template <class Cards>
  void rare_row(FieldName, const Cards& cards, std::uint8_t tag) {
    static_assert(std::tuple_size_v<Cards> == kChipCards && kChipCards == 3);
    if (cards[0] != Card::None) { tagged(tag, {}, cards[0], cards[1], cards[2]); }
  }
  void treatment(Role role, std::uint8_t treated, bool healed, const std::array<UnitId, 2>& patients,
                 std::uint8_t tag) {
    if (treated != 0) { tagged(tag, {.name = {}, .post = role}, treated, healed, patients[0], patients[1]); }
  }
  void second_of_only(Role role, const std::array<UnitId, 2>& only, std::uint8_t tag) {
    if (only[1] != kNoUnit) { tagged(tag, {.name = {}, .post = role}, only[1]); }
  }

  std::uint64_t value() const { return hash_ ^ (hash_ >> 29U); }

 private:
  void add(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9fb21c651e98df25U;
    hash_ ^= hash_ >> 32U;
  }
  void add(const HexSet& hexes) {
    hexes.for_each([&](Hex hex) { add(index(hex)); });
    add(kEndOfSet);  // so that moving a hex from one set to the next one changes the hash
  }
  // Each field at its HashPlace, in two words.
  void add(const Frame& frame) {
    std::array<std::uint8_t, kHashPlaces> at{};
    at[place(HashPlace::Unit)] = at[place(HashPlace::Target)] = static_cast<std::uint8_t>(kNoUnit);
    at[place(HashPlace::From)] = at[place(HashPlace::At)] = static_cast<std::uint8_t>(kNoHex);
    std::visit(
        [&](const auto& fields) {
          fields.describe(fields, [&](std::string_view, auto value, HashPlace where) {
            at[place(where)] = static_cast<std::uint8_t>(value);
          });
        },
        frame);
    open_word(static_cast<std::uint8_t>(kind_of(frame)));
    for (std::size_t i = 0; i < place(HashPlace::First); ++i) { put(at[i]); }
    close_word();
    open_word();
    for (std::size_t i = place(HashPlace::First); i < at.size(); ++i) { put(at[i]); }
    close_word();
  }
  static constexpr std::size_t place(HashPlace where) { return static_cast<std::size_t>(where); }

  // A value by itself, or a byte of the open word.
  template <class Value>
  void put(Value value) {
    if (in_word_) {
      word_ = (word_ << 8U) | static_cast<std::uint8_t>(value);
    } else {
      add(static_cast<std::uint64_t>(value));
    }
  }
  template <class Values>
  void put_each(const Values& values) {
    for (const auto value : values) { put(value); }
  }
  template <class... Values>
  void tagged(std::uint8_t tag, FieldName name, Values... values) {
    open_word(tag);
    if (name.side) { put(*name.side); }
    if (name.post) { put(*name.post); }
    (put(values), ...);
    close_word();
  }
  void rare(std::uint8_t tag, FieldName name, std::uint8_t value) {
    if (value != 0) { tagged(tag, name, value); }
  }

  static constexpr std::uint64_t kEndOfSet = 999;               // more than any hex
  static constexpr std::uint64_t kStart = 0x243f6a8885a308d3U;  // digits of pi: any constant would do

  std::uint64_t hash_ = kStart;
  std::uint64_t word_ = 0;
  bool in_word_ = false;
};

}  // namespace

std::uint64_t hash(const State& state) {
  Hasher hasher;
  describe(state.open, state.hidden, hasher);
  return hasher.value();
}

}  // namespace bocage
