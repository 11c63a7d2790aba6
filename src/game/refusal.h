// Why an action is refused, as data: a code, the rule behind it, and what it speaks of. Words are found elsewhere, in every
// language alike.
#pragma once

#include "game/engine.h"
#include "rules/combat.h"
#include "rules/orders.h"

namespace bocage {

enum class RefusalCode : std::uint8_t {
  None,  // the action is legal
  // Whose decision it is.
  BattleOver,
  NotYourDecision,
  NotYourTurn,

  // Another moment of the turn.
  OrdersComeLater,
  MovesComeLater,
  BattlesComeLater,
  OrdersAreOver,
  MovesAreOver,
  BattlesAreOver,
  FinishMoveFirst,
  FinishBattleFirst,
  CardComesLater,
  CardIsPlayed,
  CardsAreHandedOut,
  OverlordOnly,
  HandOutIsOver,
  NothingToPlace,
  NoInitiative,
  NoFigureToLose,
  NoSectionToChoose,
  NoTargetToName,
  NothingToStrike,
  NothingToAmbush,
  NoFlagToIgnore,
  NoRetreat,
  NoGroundToTake,
  NothingToKeep,
  NoAirDrop,
  NoCommissar,
  ChipIsClosed,
  NoPlaneToDismiss,
  PassInstead,
  DoneInstead,

  // What must be decided before one may stop.
  MustAim,
  MustPlay,
  MustChooseSection,
  MustChoosePatient,
  MustNameTarget,
  MustStrike,
  MustRetreat,
  MustKeep,
  MustHandOut,
  MustPlayChip,
  MustCounterAttack,
  MustPlace,
  MustFallBack,
  MustLoseFigure,
  MustFillChip,
  MustFly,
  MustEndFlightFree,
  MustDismiss,

  // Units.
  NoOwnUnit,
  OtherGeneralsUnit,
  OnlyThisUnit,
  NotOrdered,

  // Orders.
  OrderedAlready,
  BadLuck,
  WrongKind,
  WrongSection,
  OtherWing,
  OtherTeamSection,
  NotTreated,
  NotNextToEnemy,
  NextToEnemy,
  NoSandbagsHere,
  NoSandbagsLeft,
  NoOrderLeft,
  NoOrderLeftInSection,
  NoFaceForUnit,
  InitiativeForInfantry,
  InitiativeForArmor,

  // Moves.
  MovedAlready,
  CardForbidsMove,
  HeldInBunker,
  HeldOnMountain,
  HexOccupied,
  TooFar,
  Interdicted,
  Impassable,
  HedgerowNextDoor,
  HedgerowOneHex,
  OceanOneHex,
  NoWay,
  NoSuchPath,
  NoExit,

  // Battles, in the order of Ban.
  BadLuckInBattle,
  BattledAlready,
  CardForbidsBattle,
  MovedTooFar,
  EnteredCover,
  OnOcean,
  NoEnemyThere,
  OutOfRange,
  EnemyAdjacent,
  NoEnemyAdjacent,
  FirefightAdjacent,
  OutOfSight,
  FireOverHill,
  OtherBank,
  NoDice,
  NoGuns,
  Afloat,
  Bogged,
  InTrench,
  BanzaiOnly,
  NotAtArmor,
  TooDark,
  Camouflaged,
  MinesFirst,
  NoWireToRemove,
  NoCaveToSeal,
  NoHospital,

  // Retreats.
  RetreatsToOwnEdge,
  RetreatOccupied,
  RetreatImpassable,
  RetreatEndsEarly,

  // Targets without a unit that battles, and patients.
  NoEnemyToName,
  NamedAlready,
  TargetsMustTouch,
  TargetBesideSection,
  NotNamed,
  NotDamaged,
  TreatedAlready,

  // Cards.
  NotInHand,
  AmbushWaits,
  NoAmbushInHand,
  StandsForItself,
  NoEnemyInSection,
  TooDarkToStrike,
  PlaysFromChip,
  AmbushUnderChip,
  ChipIsFull,
  ChipKeepsOne,
  ChipCannotGoOut,
  NotUnderChip,
  NothingReplacesChip,
  NotDrawn,

  // Cards that are handed out, in the order of HandOutBan.
  TooManyCards,
  HandKeepsOne,
  GeneralHasTwo,
  CommanderHasOne,
  AmbushStaysInHand,
  CommanderPlaysIt,
  WrongGeneral,
  NotBesideAnother,
  MustBeAlone,
  WasNotUnderChip,
  ChipCopiesGenerals,
  SortieForGenerals,
  SortieWithTactic,
  NoSortieOnTable,
  NotHandedOut,
  NotAGeneral,
  VisitedAlready,
  NobodyVisited,
  NoGungHo,
  GeneralNamedAlready,
  NotGiven,
  SectionTaken,
  LiesAcrossBoth,
  LiesInOneSection,
  CopiesFacingGeneral,
  OnlyCounterAttackCopies,

  // Airplanes.
  NoAirRules,
  NoAirSorties,
  NoSortie,
  SortiePlayed,
  OnlySectionCard,
  AirPowerAlone,
  NoOwnPlane,
  PlaneInFlight,
  PlaneInWing,
  PlaneOrderedAlready,
  NoOrderForPlane,
  NoSortieLeft,
  OtherNationsPlane,
  NoPlaneLeft,
  EntersAtEdge,
  BesideSortie,
  FliesHexByHex,
  FlightBlocked,
  FlownAlready,
  OtherGeneralsPlane,
  PlaneNotOrdered,
  LandsOnAirfield,
  PlaneParked,
  PlaneActed,
  PlaneNotFlown,
  PlaneCannot,
  NoAirTarget,
  NothingStrafed,
  NothingToSpot,
  NoKamikazeTarget,
  NoDogfightTarget,
  PlaneHasRoom,

  // Whatever has no reason of its own.
  NotOffered,
};
inline constexpr int kRefusalCodes = 197;

// What a refusal speaks of besides its code; a set of them is a mask.
enum class RefusalPart : std::uint8_t { Decision, Asked, Card, Post, Posts, At, Sections, Section, Number };
using RefusalParts = std::uint16_t;
template <class... Parts>
constexpr RefusalParts parts(Parts... list) {
  return static_cast<RefusalParts>((0U | ... | (1U << static_cast<unsigned>(list))));
}
constexpr bool has(RefusalParts list, RefusalPart part) { return (list & parts(part)) != 0; }

// A set of sections as their player sees them.
using FlankMask = std::uint8_t;
constexpr FlankMask mask(Flank flank) { return static_cast<FlankMask>(1U << static_cast<unsigned>(flank)); }
constexpr bool has(FlankMask flanks, Flank flank) { return (flanks & mask(flank)) != 0; }

struct Refusal {
  RefusalCode code = RefusalCode::None;
  Decision decision = Decision::Play;  // what is asked now
  Card card = Card::None;
  Post post{};               // another one
  RoleMask posts = kNoRole;  // of the side of `post`, those that would do
  Hex at = kNoHex;
  FlankMask sections = 0;   // where a card works ...
  FlankMask section = 0;    // ... and where the unit stands
  std::uint8_t number = 0;  // a limit
  Pending asked{};          // who must decide, and what

  explicit operator bool() const { return code != RefusalCode::None; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

struct RefusalInfo {
  RefusalCode id;
  std::string_view name;
  std::string_view rule;  // empty: no single rule says so
  RefusalParts parts = 0;
};
const RefusalInfo& info(RefusalCode code);
inline std::string_view name(RefusalCode code) { return info(code).name; }

RefusalCode code_of(Ban ban);
RefusalCode code_of(HandOutBan ban);

// Why this action is refused; none if it is legal. It explains what is wrong now: that somebody else must decide, that
// something else is asked, and only then what is wrong with the unit, the hex or the card.
Refusal why_not(const Battle& battle, const State& state, Post by, const Action& action);

std::string to_text(const Refusal& refusal);  // "ORD-01 not-ordered", for logs and tests

}  // namespace bocage
