// Why an action is refused, as data: a code, the rule behind it, and typed arguments. The sentences are in words/*.json.
#pragma once

#include "game/engine.h"
#include "rules/combat.h"
#include "rules/orders.h"

namespace bocage {

enum class RefusalCode : std::uint8_t {
  None,  // the action is legal
  // Who decides.
  BattleOver,
  NotYourDecision,
  NotYourTurn,

  // The action belongs to another moment of the turn.
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

  // `done` or `pass` is not possible yet.
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

  // Battles; the first ones in the order of Ban.
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

  // Targets of Air Power and Barrage; patients of Medics & Mechanics.
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

  // Handing out and placing cards; the first ones in the order of HandOutBan.
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

  // Fallback.
  NotOffered,
};
inline constexpr int kRefusalCodes = 197;

// The arguments a refusal can carry, and sets of them as masks.
enum class RefusalPart : std::uint8_t { Decision, Asked, Card, Post, Posts, At, Sections, Section, Number };
using RefusalParts = std::uint16_t;
template <class... Parts>
constexpr RefusalParts parts(Parts... list) {
  return static_cast<RefusalParts>((0U | ... | (1U << static_cast<unsigned>(list))));
}
constexpr bool has(RefusalParts list, RefusalPart part) { return (list & parts(part)) != 0; }

// A set of sections, as seen by the player.
using FlankMask = std::uint8_t;
constexpr FlankMask mask(Flank flank) { return static_cast<FlankMask>(1U << static_cast<unsigned>(flank)); }
constexpr bool has(FlankMask flanks, Flank flank) { return (flanks & mask(flank)) != 0; }

struct Refusal {
  RefusalCode code = RefusalCode::None;
  Decision decision = Decision::Play;  // what is asked now
  Card card = Card::None;
  Post post{};               // another post
  RoleMask posts = kNoRole;  // the posts that would be legal, on the side of `post`
  Hex at = kNoHex;
  FlankMask sections = 0;   // the sections of the card ...
  FlankMask section = 0;    // ... and those of the unit: two if it stands on a line
  std::uint8_t number = 0;  // a limit, in hexes or cards
  Pending asked{};          // who must decide now, and what

  explicit operator bool() const { return code != RefusalCode::None; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};
static_assert(std::is_trivially_copyable_v<Refusal>);

struct RefusalInfo {
  RefusalCode id;
  std::string_view name;
  std::string_view rule;  // empty if there is no single rule
  RefusalParts parts = 0;
};
const RefusalInfo& info(RefusalCode code);
inline std::string_view name(RefusalCode code) { return info(code).name; }

RefusalCode code_of(Ban ban);
RefusalCode code_of(HandOutBan ban);

// Why this action is refused; code None if it is legal. The refusal explains what is wrong now: first that another post must
// decide, then that something else is asked, and only then what is wrong with the unit, the hex or the card.
Refusal why_not(const Battle& battle, const State& state, Post by, const Action& action);

std::string to_text(const Refusal& refusal);  // "ORD-01 not-ordered": for logs and tests

}  // namespace bocage
