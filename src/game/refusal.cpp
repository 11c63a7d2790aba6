#include "game/refusal.h"

namespace bocage {
namespace {

using Part = RefusalPart;

constexpr auto kRefusals = std::to_array<RefusalInfo>({
    {RefusalCode::None, "none", ""},

    // Who decides.
    {RefusalCode::BattleOver, "battle-over", ""},
    {RefusalCode::NotYourDecision, "not-your-decision", "", parts(Part::Asked)},
    {RefusalCode::NotYourTurn, "not-your-turn", "TURN-01", parts(Part::Decision)},

    // The action belongs to another moment of the turn.
    {RefusalCode::OrdersComeLater, "orders-come-later", "TURN-01", parts(Part::Decision)},
    {RefusalCode::MovesComeLater, "moves-come-later", "TURN-03", parts(Part::Decision)},
    {RefusalCode::BattlesComeLater, "battles-come-later", "TURN-04", parts(Part::Decision)},
    {RefusalCode::OrdersAreOver, "orders-are-over", "TURN-03", parts(Part::Decision)},
    {RefusalCode::MovesAreOver, "moves-are-over", "TURN-04", parts(Part::Decision)},
    {RefusalCode::BattlesAreOver, "battles-are-over", "TURN-01", parts(Part::Decision)},
    {RefusalCode::FinishMoveFirst, "finish-move-first", "TURN-05", parts(Part::Decision)},
    {RefusalCode::FinishBattleFirst, "finish-battle-first", "TURN-06", parts(Part::Decision)},
    {RefusalCode::CardComesLater, "card-comes-later", "TURN-01", parts(Part::Decision)},
    {RefusalCode::CardIsPlayed, "card-is-played", "TURN-02", parts(Part::Decision)},
    {RefusalCode::CardsAreHandedOut, "cards-are-handed-out", "OVL-51", parts(Part::Decision)},
    {RefusalCode::OverlordOnly, "overlord-only", "OVL-51"},
    {RefusalCode::HandOutIsOver, "hand-out-is-over", "OVL-51", parts(Part::Decision)},
    {RefusalCode::NothingToPlace, "nothing-to-place", "OVL-54", parts(Part::Decision)},
    {RefusalCode::NoInitiative, "no-initiative", "INI-01", parts(Part::Decision)},
    {RefusalCode::NoFigureToLose, "no-figure-to-lose", "INI-10", parts(Part::Decision)},
    {RefusalCode::NoSectionToChoose, "no-section-to-choose", "INF-01", parts(Part::Decision)},
    {RefusalCode::NoTargetToName, "no-target-to-name", "", parts(Part::Decision)},
    {RefusalCode::NothingToStrike, "nothing-to-strike", "AIRP-09", parts(Part::Decision)},
    {RefusalCode::NothingToAmbush, "nothing-to-ambush", "AMB-01", parts(Part::Decision)},
    {RefusalCode::NoFlagToIgnore, "no-flag-to-ignore", "RET-17", parts(Part::Decision)},
    {RefusalCode::NoRetreat, "no-retreat", "RET-02", parts(Part::Decision)},
    {RefusalCode::NoGroundToTake, "no-ground-to-take", "TKG-01", parts(Part::Decision)},
    {RefusalCode::NothingToKeep, "nothing-to-keep", "DRAW-02", parts(Part::Decision)},
    {RefusalCode::NoAirDrop, "no-air-drop", "SCN-07", parts(Part::Decision)},
    {RefusalCode::NoCommissar, "no-commissar", "COMR-01"},
    {RefusalCode::ChipIsClosed, "chip-is-closed", "COMR-02", parts(Part::Decision)},
    {RefusalCode::NoPlaneToDismiss, "no-plane-to-dismiss", "AIR-69", parts(Part::Decision)},
    {RefusalCode::PassInstead, "pass-instead", "", parts(Part::Decision)},
    {RefusalCode::DoneInstead, "done-instead", "", parts(Part::Decision)},

    // `done` or `pass` is not possible yet.
    {RefusalCode::MustAim, "must-aim", "SCN-07"},
    {RefusalCode::MustPlay, "must-play", "TURN-02"},
    {RefusalCode::MustChooseSection, "must-choose-section", "INF-01"},
    {RefusalCode::MustChoosePatient, "must-choose-patient", "MED-01"},
    {RefusalCode::MustNameTarget, "must-name-target", "AIRP-01"},
    {RefusalCode::MustStrike, "must-strike", "AIRP-09"},
    {RefusalCode::MustRetreat, "must-retreat", "RET-13"},
    {RefusalCode::MustKeep, "must-keep", "DRAW-02"},
    {RefusalCode::MustHandOut, "must-hand-out", "CIC-01"},
    {RefusalCode::MustPlayChip, "must-play-chip", "COMR-65"},
    {RefusalCode::MustCounterAttack, "must-counter-attack", "COMR-70"},
    {RefusalCode::MustPlace, "must-place", "OVL-53"},
    {RefusalCode::MustFallBack, "must-fall-back", "INI-08"},
    {RefusalCode::MustLoseFigure, "must-lose-figure", "INI-10"},
    {RefusalCode::MustFillChip, "must-fill-chip", "COMR-01"},
    {RefusalCode::MustFly, "must-fly", "AIR-13"},
    {RefusalCode::MustEndFlightFree, "must-end-flight-free", "AIR-15"},
    {RefusalCode::MustDismiss, "must-dismiss", "AIR-69"},

    // Units.
    {RefusalCode::NoOwnUnit, "no-own-unit", "", parts(Part::At)},
    {RefusalCode::OtherGeneralsUnit, "other-generals-unit", "OVL-61", parts(Part::Post)},
    {RefusalCode::OnlyThisUnit, "only-this-unit", "TURN-06", parts(Part::At)},
    {RefusalCode::NotOrdered, "not-ordered", "ORD-01"},

    // Orders.
    {RefusalCode::OrderedAlready, "ordered-already", "ORD-02"},
    {RefusalCode::BadLuck, "bad-luck", "INI-14"},
    {RefusalCode::WrongKind, "wrong-kind", "CARD-06", parts(Part::Card)},
    {RefusalCode::WrongSection, "wrong-section", "ORD-04", parts(Part::Card, Part::Sections, Part::Section)},
    {RefusalCode::OtherWing, "other-wing", "OVL-07"},
    {RefusalCode::OtherTeamSection, "other-team-section", "TEAM-05"},
    {RefusalCode::NotTreated, "not-treated", "MED-06"},
    {RefusalCode::NotNextToEnemy, "not-next-to-enemy", "CLO-01", parts(Part::Card)},
    {RefusalCode::NextToEnemy, "next-to-enemy", "FIR-01", parts(Part::Card)},
    {RefusalCode::NoSandbagsHere, "no-sandbags-here", "DIG-05"},
    {RefusalCode::NoSandbagsLeft, "no-sandbags-left", "DIG-07"},
    {RefusalCode::NoOrderLeft, "no-order-left", "ORD-03"},
    {RefusalCode::NoOrderLeftInSection, "no-order-left-in-section", "ORD-04", parts(Part::Section)},
    {RefusalCode::NoFaceForUnit, "no-face-for-unit", "TFH-07"},
    {RefusalCode::InitiativeForInfantry, "initiative-for-infantry", "INI-05"},
    {RefusalCode::InitiativeForArmor, "initiative-for-armor", "INI-06"},

    // Moves.
    {RefusalCode::MovedAlready, "moved-already", "MOV-01"},
    {RefusalCode::CardForbidsMove, "card-forbids-move", "CARD-02", parts(Part::Card)},
    {RefusalCode::HeldInBunker, "held-in-bunker", "OBS-04"},
    {RefusalCode::HeldOnMountain, "held-on-mountain", "XT-22.m"},
    {RefusalCode::HexOccupied, "hex-occupied", "MOV-04"},
    {RefusalCode::TooFar, "too-far", "MOV-02", parts(Part::Number)},
    {RefusalCode::Interdicted, "interdicted", "AIR-34"},
    {RefusalCode::Impassable, "impassable", "MOV-06"},
    {RefusalCode::HedgerowNextDoor, "hedgerow-next-door", "MOV-11"},
    {RefusalCode::HedgerowOneHex, "hedgerow-one-hex", "MOV-12"},
    {RefusalCode::OceanOneHex, "ocean-one-hex", "MOV-14"},
    {RefusalCode::NoWay, "no-way", "MOV-02", parts(Part::Number)},
    {RefusalCode::NoSuchPath, "no-such-path", "MOV-20"},
    {RefusalCode::NoExit, "no-exit", "PAC-40"},

    // Battles; the first ones in the order of Ban.
    {RefusalCode::BadLuckInBattle, "bad-luck-in-battle", "INI-08"},
    {RefusalCode::BattledAlready, "battled-already", "BAT-01"},
    {RefusalCode::CardForbidsBattle, "card-forbids-battle", "DIG-03"},
    {RefusalCode::MovedTooFar, "moved-too-far", "BAT-20"},
    {RefusalCode::EnteredCover, "entered-cover", "MOV-17"},
    {RefusalCode::OnOcean, "on-ocean", "BAT-21"},
    {RefusalCode::NoEnemyThere, "no-enemy-there", "BAT-02"},
    {RefusalCode::OutOfRange, "out-of-range", "BAT-03"},
    {RefusalCode::EnemyAdjacent, "enemy-adjacent", "BAT-08"},
    {RefusalCode::NoEnemyAdjacent, "no-enemy-adjacent", "CLO-05"},
    {RefusalCode::FirefightAdjacent, "firefight-adjacent", "FIR-04"},
    {RefusalCode::OutOfSight, "out-of-sight", "BAT-04"},
    {RefusalCode::FireOverHill, "fire-over-hill", "SCN-52"},
    {RefusalCode::OtherBank, "other-bank", "SCN-43"},
    {RefusalCode::NoDice, "no-dice", "BAT-13"},
    {RefusalCode::NoGuns, "no-guns", "XU-10"},
    {RefusalCode::Afloat, "afloat", "XU-11.2"},
    {RefusalCode::Bogged, "bogged", "XT-04.b"},
    {RefusalCode::InTrench, "in-trench", "XT-01.b"},
    {RefusalCode::BanzaiOnly, "banzai-only", "IJA-06"},
    {RefusalCode::NotAtArmor, "not-at-armor", "XU-01.2"},
    {RefusalCode::TooDark, "too-dark", "NIGHT-04"},
    {RefusalCode::Camouflaged, "camouflaged", "PAC-20"},
    {RefusalCode::MinesFirst, "mines-first", "XU-04.3"},
    {RefusalCode::NoWireToRemove, "no-wire-to-remove", "OBS-14"},
    {RefusalCode::NoCaveToSeal, "no-cave-to-seal", "PAC-04"},
    {RefusalCode::NoHospital, "no-hospital", "PAC-30"},

    // Retreats.
    {RefusalCode::RetreatsToOwnEdge, "retreats-to-own-edge", "RET-04"},
    {RefusalCode::RetreatOccupied, "retreat-occupied", "RET-07"},
    {RefusalCode::RetreatImpassable, "retreat-impassable", "RET-08"},
    {RefusalCode::RetreatEndsEarly, "retreat-ends-early", "RET-13"},

    // Targets of Air Power and Barrage; patients of Medics & Mechanics.
    {RefusalCode::NoEnemyToName, "no-enemy-to-name", ""},
    {RefusalCode::NamedAlready, "named-already", "AIRP-01"},
    {RefusalCode::TargetsMustTouch, "targets-must-touch", "AIRP-01"},
    {RefusalCode::TargetBesideSection, "target-beside-section", "SCN-30"},
    {RefusalCode::NotNamed, "not-named", "AIRP-08"},
    {RefusalCode::NotDamaged, "not-damaged", "MED-01"},
    {RefusalCode::TreatedAlready, "treated-already", "GUNG-73"},

    // Cards.
    {RefusalCode::NotInHand, "not-in-hand", "", parts(Part::Card)},
    {RefusalCode::AmbushWaits, "ambush-waits", "AMB-16"},
    {RefusalCode::NoAmbushInHand, "no-ambush-in-hand", "AMB-01"},
    {RefusalCode::StandsForItself, "stands-for-itself", "SCN-29", parts(Part::Card)},
    {RefusalCode::NoEnemyInSection, "no-enemy-in-section", "SCN-30", parts(Part::Card)},
    {RefusalCode::TooDarkToStrike, "too-dark-to-strike", "NIGHT-05"},
    {RefusalCode::PlaysFromChip, "plays-from-chip", "COMR-02", parts(Part::Card)},
    {RefusalCode::AmbushUnderChip, "ambush-under-chip", "COMR-06"},
    {RefusalCode::ChipIsFull, "chip-is-full", "COMR-64", parts(Part::Number)},
    {RefusalCode::ChipKeepsOne, "chip-keeps-one", "COMR-81"},
    {RefusalCode::ChipCannotGoOut, "chip-cannot-go-out", "COMR-80", parts(Part::Card)},
    {RefusalCode::NotUnderChip, "not-under-chip", "", parts(Part::Card)},
    {RefusalCode::NothingReplacesChip, "nothing-replaces-chip", "COMR-70"},
    {RefusalCode::NotDrawn, "not-drawn", "DRAW-02", parts(Part::Card)},

    // Handing out and placing cards; the first ones in the order of HandOutBan.
    {RefusalCode::TooManyCards, "too-many-cards", "CIC-01", parts(Part::Number)},
    {RefusalCode::HandKeepsOne, "hand-keeps-one", "CIC-02"},
    {RefusalCode::GeneralHasTwo, "general-has-two", "CIC-04", parts(Part::Post)},
    {RefusalCode::CommanderHasOne, "commander-has-one", "CIC-13"},
    {RefusalCode::AmbushStaysInHand, "ambush-stays-in-hand", "CIC-18"},
    {RefusalCode::CommanderPlaysIt, "commander-plays-it", "CIC-11", parts(Part::Card)},
    {RefusalCode::WrongGeneral, "wrong-general", "CIC-09", parts(Part::Card, Part::Post, Part::Posts)},
    {RefusalCode::NotBesideAnother, "not-beside-another", "CIC-05", parts(Part::Card, Part::Post)},
    {RefusalCode::MustBeAlone, "must-be-alone", "CIC-14"},
    {RefusalCode::WasNotUnderChip, "was-not-under-chip", "COMR-61", parts(Part::Card)},
    {RefusalCode::ChipCopiesGenerals, "chip-copies-generals", "COMR-72"},
    {RefusalCode::SortieForGenerals, "sortie-for-generals", "AIR-63"},
    {RefusalCode::SortieWithTactic, "sortie-with-tactic", "AIR-65"},
    {RefusalCode::NoSortieOnTable, "no-sortie-on-table", "AIR-62"},
    {RefusalCode::NotHandedOut, "not-handed-out", "", parts(Part::Card, Part::Post)},
    {RefusalCode::NotAGeneral, "not-a-general", ""},
    {RefusalCode::VisitedAlready, "visited-already", "COM-04"},
    {RefusalCode::NobodyVisited, "nobody-visited", "COM-07"},
    {RefusalCode::NoGungHo, "no-gung-ho", "GUNG-61"},
    {RefusalCode::GeneralNamedAlready, "general-named-already", "GUNG-63", parts(Part::Post)},
    {RefusalCode::NotGiven, "not-given", "OVL-53", parts(Part::Card)},
    {RefusalCode::SectionTaken, "section-taken", "OVL-55"},
    {RefusalCode::LiesAcrossBoth, "lies-across-both", "OVL-54", parts(Part::Card)},
    {RefusalCode::LiesInOneSection, "lies-in-one-section", "OVL-54", parts(Part::Card)},
    {RefusalCode::CopiesFacingGeneral, "copies-facing-general", "OCTR-02"},
    {RefusalCode::OnlyCounterAttackCopies, "only-counter-attack-copies", "OCTR-02"},

    // Airplanes.
    {RefusalCode::NoAirRules, "no-air-rules", "AIR-01"},
    {RefusalCode::NoAirSorties, "no-air-sorties", "AIR-09"},
    {RefusalCode::NoSortie, "no-sortie", "AIR-04"},
    {RefusalCode::SortiePlayed, "sortie-played", "AIR-05"},
    {RefusalCode::OnlySectionCard, "only-section-card", "AIR-05"},
    {RefusalCode::AirPowerAlone, "air-power-alone", "AIR-06"},
    {RefusalCode::NoOwnPlane, "no-own-plane", "", parts(Part::At)},
    {RefusalCode::PlaneInFlight, "plane-in-flight", "AIR-10"},
    {RefusalCode::PlaneInWing, "plane-in-wing", "AIR-67"},
    {RefusalCode::PlaneOrderedAlready, "plane-ordered-already", "ORD-02"},
    {RefusalCode::NoOrderForPlane, "no-order-for-plane", "AIR-18"},
    {RefusalCode::NoSortieLeft, "no-sortie-left", "AIR-11"},
    {RefusalCode::OtherNationsPlane, "other-nations-plane", "AIR-11"},
    {RefusalCode::NoPlaneLeft, "no-plane-left", ""},
    {RefusalCode::EntersAtEdge, "enters-at-edge", "AIR-12"},
    {RefusalCode::BesideSortie, "beside-sortie", "AIR-67"},
    {RefusalCode::FliesHexByHex, "flies-hex-by-hex", "AIR-13"},
    {RefusalCode::FlightBlocked, "flight-blocked", "AIR-14"},
    {RefusalCode::FlownAlready, "flown-already", "AIR-13"},
    {RefusalCode::OtherGeneralsPlane, "other-generals-plane", "OVL-61", parts(Part::Post)},
    {RefusalCode::PlaneNotOrdered, "plane-not-ordered", "AIR-18"},
    {RefusalCode::LandsOnAirfield, "lands-on-airfield", "AIR-42"},
    {RefusalCode::PlaneParked, "plane-parked", "AIR-30"},
    {RefusalCode::PlaneActed, "plane-acted", "AIR-30"},
    {RefusalCode::PlaneNotFlown, "plane-not-flown", "AIR-30"},
    {RefusalCode::PlaneCannot, "plane-cannot", "AIR-38"},
    {RefusalCode::NoAirTarget, "no-air-target", "AIR-30"},
    {RefusalCode::NothingStrafed, "nothing-strafed", "AIR-32"},
    {RefusalCode::NothingToSpot, "nothing-to-spot", "AIR-35"},
    {RefusalCode::NoKamikazeTarget, "no-kamikaze-target", "AIR-36"},
    {RefusalCode::NoDogfightTarget, "no-dogfight-target", "AIR-50"},
    {RefusalCode::PlaneHasRoom, "plane-has-room", "AIR-69"},

    // Fallback.
    {RefusalCode::NotOffered, "not-offered", "", parts(Part::Decision)},
});
static_assert(rows_in_order(kRefusals) && kRefusals.size() == kRefusalCodes);

template <class T>
struct CodeOf {
  T id;
  RefusalCode code;
};
constexpr auto kBattleCodes = std::to_array<CodeOf<Ban>>({
    {Ban::None, RefusalCode::None},
    {Ban::NotOrdered, RefusalCode::NotOrdered},
    {Ban::BadLuck, RefusalCode::BadLuckInBattle},
    {Ban::AlreadyBattled, RefusalCode::BattledAlready},
    {Ban::ForbiddenByCard, RefusalCode::CardForbidsBattle},
    {Ban::MovedTooFar, RefusalCode::MovedTooFar},
    {Ban::EnteredCover, RefusalCode::EnteredCover},
    {Ban::OnOcean, RefusalCode::OnOcean},
    {Ban::NoEnemyThere, RefusalCode::NoEnemyThere},
    {Ban::OutOfRange, RefusalCode::OutOfRange},
    {Ban::EnemyAdjacent, RefusalCode::EnemyAdjacent},
    {Ban::NoEnemyAdjacent, RefusalCode::NoEnemyAdjacent},
    {Ban::FirefightAdjacent, RefusalCode::FirefightAdjacent},
    {Ban::NoSight, RefusalCode::OutOfSight},
    {Ban::FireOverHill, RefusalCode::FireOverHill},
    {Ban::OtherBank, RefusalCode::OtherBank},
    {Ban::NoDice, RefusalCode::NoDice},
    {Ban::NoWeapon, RefusalCode::NoGuns},
    {Ban::Afloat, RefusalCode::Afloat},
    {Ban::Bogged, RefusalCode::Bogged},
    {Ban::NeverFromHere, RefusalCode::InTrench},
    {Ban::BanzaiOnly, RefusalCode::BanzaiOnly},
    {Ban::NotThatArm, RefusalCode::NotAtArmor},
    {Ban::TooDark, RefusalCode::TooDark},
    {Ban::Camouflaged, RefusalCode::Camouflaged},
    {Ban::MinesFirst, RefusalCode::MinesFirst},
});
static_assert(rows_in_order(kBattleCodes) && kBattleCodes.size() == kBans);

constexpr auto kHandOutCodes = std::to_array<CodeOf<HandOutBan>>({
    {HandOutBan::None, RefusalCode::None},
    {HandOutBan::TooManyCards, RefusalCode::TooManyCards},
    {HandOutBan::HandMustKeepOne, RefusalCode::HandKeepsOne},
    {HandOutBan::TooManyForGeneral, RefusalCode::GeneralHasTwo},
    {HandOutBan::TooManyForCommander, RefusalCode::CommanderHasOne},
    {HandOutBan::AmbushWaits, RefusalCode::AmbushStaysInHand},
    {HandOutBan::CommanderPlaysIt, RefusalCode::CommanderPlaysIt},
    {HandOutBan::WrongPost, RefusalCode::WrongGeneral},
    {HandOutBan::ExcludesOthers, RefusalCode::NotBesideAnother},
    {HandOutBan::MustBeAlone, RefusalCode::MustBeAlone},
    {HandOutBan::LiesNotUnderChip, RefusalCode::WasNotUnderChip},
    {HandOutBan::ChipCopiesGenerals, RefusalCode::ChipCopiesGenerals},
    {HandOutBan::SortieForGenerals, RefusalCode::SortieForGenerals},
    {HandOutBan::SortieWithTactic, RefusalCode::SortieWithTactic},
});
static_assert(rows_in_order(kHandOutCodes) && kHandOutCodes.size() == kHandOutBans);

}  // namespace

const RefusalInfo& info(RefusalCode code) { return kRefusals[static_cast<std::size_t>(code)]; }
RefusalCode code_of(Ban ban) { return kBattleCodes[static_cast<std::size_t>(ban)].code; }
RefusalCode code_of(HandOutBan ban) { return kHandOutCodes[static_cast<std::size_t>(ban)].code; }

std::string to_text(const Refusal& refusal) {
  const RefusalInfo& row = info(refusal.code);
  return row.rule.empty() ? std::string(row.name) : std::string(row.rule) + " " + std::string(row.name);
}

}  // namespace bocage
