// One legal choice: small, comparable, and with a text form for people and programs.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "board/board.h"
#include "rules/air.h"
#include "rules/cards.h"
#include "rules/posts.h"

namespace bocage {

enum class ActionKind : std::uint8_t {
  Done,        // done                       ends ordering, moving, battles, naming targets, a longer retreat
  Pass,        // pass                       declines an opportunity
  Aim,         // aim 12,4                   SCN-07
  Play,        // play recon-left            or: play recon-left as air-power
  Section,     // section left               as its player sees it
  Target,      // target 12,4                Air Power, Barrage, Medics & Mechanics
  Strike,      // strike 12,4                the next target to be resolved
  Order,       // order 12,4
  Move,        // move 14,6 > 16,6           or: ... via 15,5
  Attack,      // battle 5,5 > 7,3
  RemoveWire,  // remove-wire 6,4
  Ambush,      // ambush
  IgnoreFlag,  // ignore-flag 7,3
  Retreat,     // retreat 7,3 > 6,2          one hex
  TakeGround,  // take-ground 5,5
  Keep,        // keep probe-left
  HandOut,     // hand-out probe-left left   or: hand-out barrage commander, hand-out recon-left commander as barrage
  TakeBack,    // take-back probe-left left
  Visit,       // visit left                 COM-03
  EndVisit,    // end-visit
  Place,       // place probe-left right     a section of the wing; or: place move-out; place counter-attack as move-out
  Initiative,  // initiative
  LoseFigure,  // lose-figure 12,4           INI-09, INI-10
  Exit,        // exit 4,0                   PAC-40
  SealCave,    // seal-cave 6,2              PAC-04
  Recover,     // recover 6,2                PAC-30
  Chip,        // chip probe-left            COMR-02, COMR-63: puts a card under the chip
  Unchip,      // unchip probe-left          takes it back, before it is confirmed
  NameGeneral,  // name-general left          GUNG-61
  OrderPlane,   // order-plane 12,4           AIR-18
  BringIn,      // bring-in spitfire 4,0      AIR-12
  Fly,          // fly 12,4 > 13,5            AIR-13: one hex
  AirAction,    // air-action strafing 12,4   or: air-action kamikaze 12,4 > 13,5
  Dismiss,      // dismiss 12,4               AIR-69
};
inline constexpr int kActionKinds = 34;
std::string_view name(ActionKind kind);

// The part of an action whose meaning depends on its kind: the section a card is used in, the post that gets it, which
// airplane comes in, what an airplane does. One byte; Action's accessors interpret it and assert the kind.
class ActionDetail {
 public:
  constexpr ActionDetail() = default;
  // Implicit, so that actions can be written without casts: {.kind = ActionKind::Visit, .detail = Role::Left}.
  // NOLINTBEGIN(google-explicit-constructor)
  constexpr ActionDetail(Flank flank) : byte_(static_cast<std::uint8_t>(flank)) {}
  constexpr ActionDetail(Role role) : byte_(static_cast<std::uint8_t>(role)) {}
  constexpr ActionDetail(Airplane airplane) : byte_(static_cast<std::uint8_t>(airplane)) {}
  constexpr ActionDetail(AirAction action) : byte_(static_cast<std::uint8_t>(action)) {}
  // NOLINTEND(google-explicit-constructor)
  constexpr std::uint8_t byte() const { return byte_; }
  friend constexpr bool operator==(const ActionDetail&, const ActionDetail&) = default;

 private:
  std::uint8_t byte_ = 0;
};

// What the detail of an action means, by the action's kind.
enum class DetailKind : std::uint8_t { None, Flank, Post, Airplane, AirAction };
constexpr DetailKind detail_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::Section:
    case ActionKind::Place: return DetailKind::Flank;
    case ActionKind::HandOut:
    case ActionKind::TakeBack:
    case ActionKind::Visit:
    case ActionKind::NameGeneral: return DetailKind::Post;
    case ActionKind::BringIn: return DetailKind::Airplane;
    case ActionKind::AirAction: return DetailKind::AirAction;
    default: return DetailKind::None;
  }
}

struct Action {
  ActionKind kind = ActionKind::Done;
  Hex unit = kNoHex;                       // where the acting unit or airplane is
  Hex to = kNoHex;                         // a destination, a target, an aim
  std::array<Hex, 2> via{kNoHex, kNoHex};  // sandbags to pass through, ascending; unused ones last (MOV-20)
  Card card = Card::None;
  Card as = Card::None;  // the card it stands in for (SCN-29)
  ActionDetail detail{};

  // Each accessor may be called only if detail_of(kind) is its kind of detail.
  // The section: of the board (INF-01), or of a Field General's wing (OVL-54).
  constexpr Flank flank() const { return static_cast<Flank>(byte_of(DetailKind::Flank)); }
  // The post that is handed a card, gives one back, is visited or is named.
  constexpr Role role() const { return static_cast<Role>(byte_of(DetailKind::Post)); }
  constexpr Airplane airplane() const { return static_cast<Airplane>(byte_of(DetailKind::Airplane)); }
  constexpr bocage::AirAction air_action() const {
    return static_cast<bocage::AirAction>(byte_of(DetailKind::AirAction));
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;

 private:
  constexpr std::uint8_t byte_of([[maybe_unused]] DetailKind expected) const {
    assert(detail_of(kind) == expected);
    return detail.byte();
  }
};
static_assert(std::is_trivially_copyable_v<Action> && sizeof(Action) <= 8);

// Exact inverses of each other. The hexes of an action must be on the board; a text that to_text would not write is not
// an action (nullopt).
std::string to_text(const Board& board, const Action& action);
std::optional<Action> action_from_text(const Board& board, std::string_view text);

std::string to_text(const Board& board, Hex hex);  // "12,4"
std::optional<Hex> hex_from_text(const Board& board, std::string_view text);

// The actions on offer. Fixed capacity, so that listing them never allocates; more actions than that are a bug, and in
// release builds the surplus is dropped.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 4096;

  ActionList() {}  // NOLINT(modernize-use-equals-default): the array is deliberately not initialised
  void clear() { size_ = 0; }
  void add(const Action& action) {
    assert(size_ < kCapacity);
    if (size_ < kCapacity) { actions_[size_++] = action; }
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const {
    assert(i < size_);
    return actions_[i];
  }
  const Action* begin() const { return actions_.data(); }
  const Action* end() const { return actions_.data() + size_; }
  bool contains(const Action& action) const {
    for (const Action& offered : *this) {
      if (offered == action) { return true; }
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {
    std::array<Action, kCapacity>
        actions_;  // NOLINT(readability-identifier-naming): private, in a union without a name
  };
};

}  // namespace bocage
