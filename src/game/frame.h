// The frame stack: the open steps of a turn. The top frame asks for a decision or proceeds by itself; settling a
// decision may push more frames. Each kind of frame is a struct with exactly what its rules must remember.
#pragma once

#include <cassert>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "rules/air.h"
#include "rules/combat.h"

namespace bocage {

enum class FrameKind : std::uint8_t {
  Turn,          // the turn itself, always at the bottom
  Airdrop,       // SCN-05
  PlayCard,      // TURN-02
  NameTargets,   // Air Power, Barrage
  Strikes,       // their resolution, target by target
  Maneuver,      // orders and moves, post by post
  Combat,        // TURN-06
  AttackAgain,   // ART-03
  SecondMove,    // BEL-02
  Attack,        // one battle, from its declaration to taking ground
  AskAmbush,     // AMB-01
  Retreat,       // flags
  TakeGround,    // TKG-01
  Overrun,       // TKG-16
  KeepCard,      // DRAW-02
  OverlordTurn,  // OVL-51: the bottom frame in Overlord
  HandOut,       // CIC
  FillChip,      // COMR-01, COMR-62, COMR-63
  Flight,        // AIR-13
  Strafe,        // AIR-32
  DismissPlane,  // AIR-69
};

// Stages: how far a frame has come.
enum class TurnStage : std::uint8_t { Start, Card, Maneuver, Combat, Draw };
inline constexpr auto kTurnStageNames = names_of(std::to_array<Named<TurnStage>>({{TurnStage::Start, "start"},
                                                                                  {TurnStage::Card, "card"},
                                                                                  {TurnStage::Maneuver, "maneuver"},
                                                                                  {TurnStage::Combat, "combat"},
                                                                                  {TurnStage::Draw, "draw"}}));
constexpr std::string_view name(TurnStage stage) { return kTurnStageNames[static_cast<std::size_t>(stage)]; }

enum class OverlordStage : std::uint8_t { Start, HandOut, CommandersCard, Maneuver, Combat, Draw, DismissPlanes };
inline constexpr auto kOverlordStageNames =
    names_of(std::to_array<Named<OverlordStage>>({{OverlordStage::Start, "start"},
                                                  {OverlordStage::HandOut, "hand-out"},
                                                  {OverlordStage::CommandersCard, "commanders-card"},
                                                  {OverlordStage::Maneuver, "maneuver"},
                                                  {OverlordStage::Combat, "combat"},
                                                  {OverlordStage::Draw, "draw"},
                                                  {OverlordStage::DismissPlanes, "dismiss-planes"}}));
constexpr std::string_view name(OverlordStage stage) { return kOverlordStageNames[static_cast<std::size_t>(stage)]; }

enum class AttackStage : std::uint8_t { Declared, ToRoll, Rolled, GroundOffered };
inline constexpr auto kAttackStageNames =
    names_of(std::to_array<Named<AttackStage>>({{AttackStage::Declared, "declared"},
                                                {AttackStage::ToRoll, "to-roll"},
                                                {AttackStage::Rolled, "rolled"},
                                                {AttackStage::GroundOffered, "ground-offered"}}));
constexpr std::string_view name(AttackStage stage) { return kAttackStageNames[static_cast<std::size_t>(stage)]; }

enum class RetreatStage : std::uint8_t { New, MayIgnoreFlag, FlagsSettled, Moving };
inline constexpr auto kRetreatStageNames =
    names_of(std::to_array<Named<RetreatStage>>({{RetreatStage::New, "new"},
                                                 {RetreatStage::MayIgnoreFlag, "may-ignore-flag"},
                                                 {RetreatStage::FlagsSettled, "flags-settled"},
                                                 {RetreatStage::Moving, "moving"}}));
constexpr std::string_view name(RetreatStage stage) { return kRetreatStageNames[static_cast<std::size_t>(stage)]; }

// COMR-62, COMR-63: before the first turn of the battle, or at the start of a turn after the chip's cards were taken
// up.
enum class ChipStage : std::uint8_t { BeforeBattle, StartOfTurn };
inline constexpr auto kChipStageNames = names_of(std::to_array<Named<ChipStage>>(
    {{ChipStage::BeforeBattle, "before-battle"}, {ChipStage::StartOfTurn, "start-of-turn"}}));
constexpr std::string_view name(ChipStage stage) { return kChipStageNames[static_cast<std::size_t>(stage)]; }

// Where a frame's field enters the hash of the state. Records store hashes, so a field never changes its place.
enum class HashPlace : std::uint8_t { Stage, Unit, Target, From, At, First, Second, Third };
inline constexpr int kHashPlaces = 8;

// Each frame lists its fields with describe(frame, visit): visit(name, field, place in the hash). The hash, JSON in
// both directions and the protocol reference are derived from that list.

struct TurnFrame {
  static constexpr FrameKind kKind = FrameKind::Turn;
  static constexpr std::string_view kName = "turn";
  TurnStage stage = TurnStage::Start;

  friend constexpr bool operator==(const TurnFrame&, const TurnFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) { visit("stage", frame.stage, HashPlace::Stage); }
};

struct AirdropFrame {
  static constexpr FrameKind kKind = FrameKind::Airdrop;
  static constexpr std::string_view kName = "airdrop";
  std::uint8_t drops_left = 0;

  friend constexpr bool operator==(const AirdropFrame&, const AirdropFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) { visit("drops_left", frame.drops_left, HashPlace::First); }
};

// A frame that has nothing to remember.
template <FrameKind Kind>
struct EmptyFrame {
  static constexpr FrameKind kKind = Kind;

  friend constexpr bool operator==(const EmptyFrame&, const EmptyFrame&) = default;
  static constexpr void describe(auto&, auto&&) {}
};

struct PlayCardFrame : EmptyFrame<FrameKind::PlayCard> {
  static constexpr std::string_view kName = "play-card";
};

// A section numbered from the left of the map.
enum class Strip : std::uint8_t {};
inline constexpr Strip kNoStrip{255};
constexpr std::size_t index(Strip strip) { return static_cast<std::size_t>(strip); }

struct NameTargetsFrame {
  static constexpr FrameKind kKind = FrameKind::NameTargets;
  static constexpr std::string_view kName = "name-targets";
  Stars stars = Stars::Miss;
  std::uint8_t targets = 0;  // how many may be named
  std::uint8_t dice = 0;     // for each target
  Strip strip = kNoStrip;    // SCN-30: at least one target must stand in it; kNoStrip: anywhere

  friend constexpr bool operator==(const NameTargetsFrame&, const NameTargetsFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("stars", frame.stars, HashPlace::Stage);
    visit("targets", frame.targets, HashPlace::First);
    visit("dice", frame.dice, HashPlace::Second);
    visit("strip", frame.strip, HashPlace::Third);
  }
};

struct StrikesFrame {
  static constexpr FrameKind kKind = FrameKind::Strikes;
  static constexpr std::string_view kName = "strikes";
  Stars stars = Stars::Miss;
  std::uint8_t dice = 0;  // for each target

  friend constexpr bool operator==(const StrikesFrame&, const StrikesFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("stars", frame.stars, HashPlace::Stage);
    visit("dice", frame.dice, HashPlace::Second);
  }
};

struct ManeuverFrame : EmptyFrame<FrameKind::Maneuver> {
  static constexpr std::string_view kName = "maneuver";
};

struct CombatFrame : EmptyFrame<FrameKind::Combat> {
  static constexpr std::string_view kName = "battles";
};

// The gun may fire again if it still stands where it fired first.
struct AttackAgainFrame {
  static constexpr FrameKind kKind = FrameKind::AttackAgain;
  static constexpr std::string_view kName = "battle-again";
  UnitId unit = kNoUnit;
  Hex from = kNoHex;

  friend constexpr bool operator==(const AttackAgainFrame&, const AttackAgainFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("unit", frame.unit, HashPlace::Unit);
    visit("from", frame.from, HashPlace::From);
  }
};

struct SecondMoveFrame {
  static constexpr FrameKind kKind = FrameKind::SecondMove;
  static constexpr std::string_view kName = "second-move";
  UnitId unit = kNoUnit;

  friend constexpr bool operator==(const SecondMoveFrame&, const SecondMoveFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) { visit("unit", frame.unit, HashPlace::Unit); }
};

struct AttackFrame {
  static constexpr FrameKind kKind = FrameKind::Attack;
  static constexpr std::string_view kName = "attack";
  AttackStage stage = AttackStage::Declared;
  UnitId unit = kNoUnit;
  UnitId target = kNoUnit;
  Hex from = kNoHex;  // where the attacker stood when the attack was declared ...
  Hex at = kNoHex;    // ... and the target
  std::uint8_t dice = 0;
  Occasion occasion = Occasion::Attack;
  bool gun_hit = false;  // XU-08.1: a gun that uses cross-hairs hit the target

  constexpr bool is_ambush() const { return occasion == Occasion::Ambush; }
  friend constexpr bool operator==(const AttackFrame&, const AttackFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("stage", frame.stage, HashPlace::Stage);
    visit("unit", frame.unit, HashPlace::Unit);
    visit("target", frame.target, HashPlace::Target);
    visit("from", frame.from, HashPlace::From);
    visit("at", frame.at, HashPlace::At);
    visit("dice", frame.dice, HashPlace::First);
    visit("occasion", frame.occasion, HashPlace::Second);
    visit("gun_hit", frame.gun_hit, HashPlace::Third);
  }
};

struct AskAmbushFrame {
  static constexpr FrameKind kKind = FrameKind::AskAmbush;
  static constexpr std::string_view kName = "ask-ambush";
  UnitId defender = kNoUnit;
  UnitId attacker = kNoUnit;

  friend constexpr bool operator==(const AskAmbushFrame&, const AskAmbushFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("defender", frame.defender, HashPlace::Unit);
    visit("attacker", frame.attacker, HashPlace::Target);
  }
};

struct RetreatFrame {
  static constexpr FrameKind kKind = FrameKind::Retreat;
  static constexpr std::string_view kName = "retreat";
  RetreatStage stage = RetreatStage::New;
  UnitId unit = kNoUnit;
  Hex from = kNoHex;        // where it was attacked
  std::uint8_t flags = 0;   // those not ignored, each a hex of retreat (RET-02)
  bool may_ignore = false;  // whether terrain and nation may let it ignore flags
  std::uint8_t moves = 0;   // hexes retreated so far

  friend constexpr bool operator==(const RetreatFrame&, const RetreatFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("stage", frame.stage, HashPlace::Stage);
    visit("unit", frame.unit, HashPlace::Unit);
    visit("from", frame.from, HashPlace::From);
    visit("flags", frame.flags, HashPlace::First);
    visit("may_ignore", frame.may_ignore, HashPlace::Second);
    visit("moves", frame.moves, HashPlace::Third);
  }
};

struct TakeGroundFrame {
  static constexpr FrameKind kKind = FrameKind::TakeGround;
  static constexpr std::string_view kName = "take-ground";
  UnitId unit = kNoUnit;
  Hex from = kNoHex;
  Hex to = kNoHex;

  friend constexpr bool operator==(const TakeGroundFrame&, const TakeGroundFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("unit", frame.unit, HashPlace::Unit);
    visit("from", frame.from, HashPlace::From);
    visit("to", frame.to, HashPlace::At);
  }
};

struct OverrunFrame {
  static constexpr FrameKind kKind = FrameKind::Overrun;
  static constexpr std::string_view kName = "overrun";
  UnitId unit = kNoUnit;

  friend constexpr bool operator==(const OverrunFrame&, const OverrunFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) { visit("unit", frame.unit, HashPlace::Unit); }
};

struct KeepCardFrame : EmptyFrame<FrameKind::KeepCard> {
  static constexpr std::string_view kName = "keep-card";
};

struct OverlordTurnFrame {
  static constexpr FrameKind kKind = FrameKind::OverlordTurn;
  static constexpr std::string_view kName = "overlord-turn";
  OverlordStage stage = OverlordStage::Start;

  friend constexpr bool operator==(const OverlordTurnFrame&, const OverlordTurnFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) { visit("stage", frame.stage, HashPlace::Stage); }
};

struct HandOutFrame : EmptyFrame<FrameKind::HandOut> {
  static constexpr std::string_view kName = "hand-out";
};

struct FillChipFrame {
  static constexpr FrameKind kKind = FrameKind::FillChip;
  static constexpr std::string_view kName = "fill-chip";
  ChipStage stage = ChipStage::BeforeBattle;
  Side side = Side::Axis;

  friend constexpr bool operator==(const FillChipFrame&, const FillChipFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("stage", frame.stage, HashPlace::Stage);
    visit("side", frame.side, HashPlace::First);
  }
};

struct FlightFrame {
  static constexpr FrameKind kKind = FrameKind::Flight;
  static constexpr std::string_view kName = "flight";
  PlaneId plane = kNoPlane;
  Hex from = kNoHex;  // where the move began; kNoHex: off the board

  friend constexpr bool operator==(const FlightFrame&, const FlightFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("from", frame.from, HashPlace::From);
    visit("plane", frame.plane, HashPlace::First);
  }
};

// Resolves Public::targets one after the other.
struct StrafeFrame {
  static constexpr FrameKind kKind = FrameKind::Strafe;
  static constexpr std::string_view kName = "strafe";
  PlaneId plane = kNoPlane;
  std::uint8_t dice = 0;      // for each target
  bool lost_with_it = false;  // AIR-36: the attack costs the airplane, too

  friend constexpr bool operator==(const StrafeFrame&, const StrafeFrame&) = default;
  static constexpr void describe(auto& frame, auto&& visit) {
    visit("plane", frame.plane, HashPlace::First);
    visit("dice", frame.dice, HashPlace::Second);
    visit("lost_with_it", frame.lost_with_it, HashPlace::Third);
  }
};

struct DismissPlaneFrame : EmptyFrame<FrameKind::DismissPlane> {
  static constexpr std::string_view kName = "dismiss-plane";
};

// In the order of FrameKind, which kinds_in_order() checks.
using Frame = std::variant<TurnFrame, AirdropFrame, PlayCardFrame, NameTargetsFrame, StrikesFrame, ManeuverFrame,
                           CombatFrame, AttackAgainFrame, SecondMoveFrame, AttackFrame, AskAmbushFrame, RetreatFrame,
                           TakeGroundFrame, OverrunFrame, KeepCardFrame, OverlordTurnFrame, HandOutFrame, FillChipFrame,
                           FlightFrame, StrafeFrame, DismissPlaneFrame>;
inline constexpr int kFrameKinds = std::variant_size_v<Frame>;
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 9);  // small: a state holds a whole stack of them

namespace detail {
template <std::size_t... I>
constexpr bool kinds_in_order(std::index_sequence<I...>) {
  return ((static_cast<std::size_t>(std::variant_alternative_t<I, Frame>::kKind) == I) && ...);
}
template <std::size_t... I>
constexpr auto frame_names(std::index_sequence<I...>) {
  return std::array<std::string_view, sizeof...(I)>{std::variant_alternative_t<I, Frame>::kName...};
}
template <std::size_t... I>
constexpr Frame make_frame(FrameKind kind, std::index_sequence<I...>) {
  Frame made;
  ((static_cast<std::size_t>(kind) == I ? void(made.emplace<I>()) : void()), ...);
  return made;
}
}  // namespace detail
static_assert(detail::kinds_in_order(std::make_index_sequence<kFrameKinds>()));

constexpr FrameKind kind_of(const Frame& frame) { return static_cast<FrameKind>(frame.index()); }
inline constexpr auto kFrameNames = detail::frame_names(std::make_index_sequence<kFrameKinds>());
constexpr std::string_view name(FrameKind kind) { return kFrameNames[static_cast<std::size_t>(kind)]; }

// A frame of this kind with default values.
constexpr Frame make_frame(FrameKind kind) { return detail::make_frame(kind, std::make_index_sequence<kFrameKinds>()); }

template <class F>
constexpr bool is(const Frame& frame) {
  return std::holds_alternative<F>(frame);
}
template <class... F>
constexpr bool is_any(const Frame& frame) {
  return (is<F>(frame) || ...);
}
// The frame as a kind that it is known to be.
template <class F>
constexpr const F& as(const Frame& frame) {
  const F* const found = std::get_if<F>(&frame);
  assert(found != nullptr);
  return *found;
}
template <class F>
constexpr F& as(Frame& frame) {
  F* const found = std::get_if<F>(&frame);
  assert(found != nullptr);
  return *found;
}

class FrameStack {
 public:
  static constexpr std::size_t kRoom = 12;  // the deepest is 7: turn, combat, again, attack, ambush, attack, retreat

  bool empty() const { return depth_ == 0; }
  std::size_t depth() const { return depth_; }
  Frame& top() {
    assert(!empty());
    return frames_[depth_ - 1U];
  }
  const Frame& top() const {
    assert(!empty());
    return frames_[depth_ - 1U];
  }
  // The top frame if it is of this kind, else null.
  template <class F>
  const F* top_if() const {
    return empty() ? nullptr : std::get_if<F>(&top());
  }
  const Frame& operator[](std::size_t i) const {
    assert(i < depth_);
    return frames_[i];
  }
  void push(const Frame& frame) {
    assert(depth_ < kRoom);
    frames_[depth_++] = frame;
  }
  void pop() {
    assert(!empty());
    frames_[--depth_] = Frame{};  // cleared, so that equal stacks compare equal
  }
  void clear() {
    while (!empty()) { pop(); }
  }
  friend bool operator==(const FrameStack&, const FrameStack&) = default;

 private:
  std::array<Frame, kRoom> frames_{};
  std::uint8_t depth_ = 0;
};

}  // namespace bocage
