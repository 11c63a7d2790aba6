// The state of a game: a value of fixed size, split into what everyone sees and what is hidden.
#pragma once

#include <type_traits>

#include "game/frame.h"
#include "rules/field.h"
#include "rules/hand_out.h"
#include "rules/orders.h"

namespace bocage {

// Where a post is within the orders and moves of the turn.
enum class Step : std::uint8_t {
  Done,
  ChooseSection,  // INF-01
  ChoosePatient,  // MED-01
  Order,
  Move,
  Attack,          // battles, until the post says `done`
  Place,           // OVL-54: cards handed out and not yet shown
  Initiative,      // INI-01
  InitiativeFlag,  // INI-08
  InitiativeLoss,  // INI-09, INI-10
};
inline constexpr int kSteps = 10;
// Named like the decisions.
inline constexpr auto kStepNames = names_of(std::to_array<Named<Step>>({{Step::Done, "done"},
                                                                        {Step::ChooseSection, "section"},
                                                                        {Step::ChoosePatient, "patient"},
                                                                        {Step::Order, "order"},
                                                                        {Step::Move, "move"},
                                                                        {Step::Attack, "battle"},
                                                                        {Step::Place, "place"},
                                                                        {Step::Initiative, "initiative"},
                                                                        {Step::InitiativeFlag, "initiative-flag"},
                                                                        {Step::InitiativeLoss, "initiative-loss"}}));
static_assert(kStepNames.size() == kSteps);
constexpr std::string_view name(Step step) { return kStepNames[static_cast<std::size_t>(step)]; }

// A card on the table: what it is, what it acts as, and in which sections it lies.
struct PlacedCard {
  Card card = Card::None;
  Card acting = Card::None;
  SectionMask strips = 0;
  friend constexpr bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

// The turn of one post of the side on turn.
struct PostTurn {
  Step step = Step::Done;
  std::uint8_t given = 0;                         // cards handed to it this turn; which ones is hidden
  std::array<PlacedCard, kCardsOfPost> placed{};  // those it has shown; the commander's own card is Public::played
  Orders orders{};
  std::uint8_t sorties = 0;                          // AIR-11: Air Sorties not used yet
  std::array<UnitId, 2> patients{kNoUnit, kNoUnit};  // GUNG-73: those chosen so far
  std::uint8_t treated = 0;                          // how many patients were chosen
  bool healed = false;                               // the first patient recovered a figure
  friend constexpr bool operator==(const PostTurn&, const PostTurn&) = default;
};

enum class Ending : std::uint8_t { None, Medals, SuddenDeath, DeckOut, NoUnitsLeft };
inline constexpr int kEndings = 5;
std::string_view name(Ending ending);

// CTR-01, OCTR-02: what a card acted as in its side's last turn, and in which sections (CTR-06, OCTR-04).
struct LastPlay {
  Card acting = Card::None;
  SectionMask strips = 0;
  friend constexpr bool operator==(const LastPlay&, const LastPlay&) = default;
};

using LastPlays = ByRole<std::array<LastPlay, kCardsOfPost>>;

// COM-03: the Commander-in-Chief's talk with one Field General.
enum class Visit : std::uint8_t { NotYet, Begun, Ended };
inline constexpr auto kVisitNames = names_of(
    std::to_array<Named<Visit>>({{Visit::NotYet, "not-yet"}, {Visit::Begun, "begun"}, {Visit::Ended, "ended"}}));
constexpr std::string_view name(Visit visit) { return kVisitNames[static_cast<std::size_t>(visit)]; }

// Everything that everyone may see.
struct Public {
  Field field;
  std::uint16_t turn = 0;  // turns begun, of both sides together
  Side on_turn = Side::Axis;
  BySide<std::uint16_t> own_turns{};  // turns each side has begun
  Ending ending = Ending::None;
  Side winner = Side::Axis;  // meaningful only if there is an ending

  // Cards on the table.
  Card played = Card::None;         // the card of this turn; in Overlord the commander's own
  Card acting = Card::None;         // the card it acts as
  bool recon_draw = false;          // the Recon draw follows (SCD-02, OVL-82)
  BySide<std::uint8_t> ambushes{};  // AMB-15: Ambush cards a side has used this turn
  BySide<LastPlays> last{};         // the cards of each side's last turn
  Visit visit = Visit::NotYet;      // of the side on turn
  Role visited = Role::Commander;   // the Field General of that visit; Commander: none yet
  bool council_over = false;        // COM-02: the first hand-out has begun
  CardBag discard;                  // the discard pile; its order does not matter, except ...
  Card discard_top = Card::None;    // ... which card lies on top
  BySide<std::uint8_t> hand_size{};
  std::uint8_t deck_size = 0;

  BySide<std::uint8_t> sorties{};    // AIR-04: Air Sortie cards face up in front of a side
  BySide<std::uint8_t> chip_size{};  // COMR: cards under the chip; which ones, only their owner knows
  std::uint8_t taken_up = 0;         // COMR-63: cards from the chip that must be played this turn
  Role named = Role::Commander;      // GUNG-61: the Field General named by the side on turn; Commander: nobody
  bool sortie_played = false;        // AIR-05: an Air Sortie card of the standard game lies on the table
  std::uint8_t sorties_given = 0;    // AIR-64: Air Sorties handed to Field Generals, not yet placed; to whom is hidden
  SectionMask flown_over = 0;        // AIR-67: strips over which the side on turn had airplanes when its turn began

  ByRole<PostTurn> posts{};  // of the side on turn
  // Units named for an air strike, a Barrage or strafing and not yet resolved: the first `targets_named`.
  std::array<UnitId, kAirPowerTargets> targets{kNoUnit, kNoUnit, kNoUnit, kNoUnit};
  std::uint8_t targets_named = 0;
  FrameStack frames;

  bool over() const { return ending != Ending::None; }
  bool is_handing_out() const { return frames.top_if<HandOutFrame>() != nullptr; }
  // What a card acts as if the commander of the side on turn plays it personally, or lets it stand in for another.
  Card commander_acts(Card card, Card stands_in_for) const {
    if (stands_in_for != Card::None) { return stands_in_for; }
    return info(card).opening == Opening::Copy ? last[index(other(on_turn))][index(Role::Commander)][0].acting : card;
  }
  friend bool operator==(const Public&, const Public&) = default;
};

// The part of the state that not everyone may see.
struct Hidden {
  BySide<CardBag> hands{};
  CardBag deck;
  std::array<Card, 2> drawn{};                   // DRAW-02: the cards the side on turn is choosing from
  Given given{};                                 // by post of the side on turn: handed out, not yet shown
  Card given_as = Card::None;                    // what the commander's own card stands in for
  BySide<std::array<Card, kChipCards>> chip{};   // COMR-08, COMR-83
  std::array<Card, kChipCards> taken{};          // COMR-63: taken up this turn, not yet handed out
  std::array<Card, kChipCards> taken_up{};       // COMR-72: all that lay under the chip together
  Role named = Role::Commander;                  // GUNG-61, while cards are being handed out
  std::array<std::uint8_t, kMostMines> mines{};  // PAC-10: in the order of Battle::minefields(); nobody knows them
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
  Public open{};
  Hidden hidden{};
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

// Equal states have equal hashes on every machine; different states collide only with the odds of 64 bits.
std::uint64_t hash(const State& state);

}  // namespace bocage
