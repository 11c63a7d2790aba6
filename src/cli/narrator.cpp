#include "cli/narrator.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/map.h"
#include "cli/palette.h"
#include "rules/medals.h"

namespace bocage::cli {
namespace {

struct DieLook {
  std::string_view sign;
  std::string_view letter;
  Colour ground;
  Colour ink;
};
constexpr std::array<DieLook, kFaces> kDieLooks{{
    {"I", "I", tint(0x5f8f4f, 64), tint(0xffffff, 231)},
    {"A", "A", tint(0x3f6f9f, 25), tint(0xffffff, 231)},
    {"●", "*", tint(0xa33f2f, 124), tint(0xffffff, 231)},
    {"⚑", "F", tint(0xe8e4d8, 254), tint(0xa33f2f, 124)},
    {"★", "S", tint(0xe8e4d8, 254), tint(0x8f6f0f, 136)},
}};

}  // namespace

Narrator::Narrator(const Battle& battle, const Public& open, std::optional<Viewer> viewer, const Words& words,
                   const Terminal& terminal)
    : battle_(battle), viewer_(viewer), words_(words), terminal_(terminal) {
  start_again(open);
}

void Narrator::start_again(const Public& open) {
  pieces_ = {};
  flyers_.clear();
  for (const Plane& plane : open.field.planes) {
    if (plane.at != kNoHex) { flyers_.push_back({plane.at, plane.side, plane.is}); }
  }
  for (int i = 0; i < battle_.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    const Unit& now = open.field[unit];
    if (now.at == kNoHex) { continue; }
    pieces_[index(now.at)] = {battle_.roster(unit).type, battle_.side(unit), now.figures};
  }
  for (const Side side : kSides) { medals_[index(side)] = medals(battle_, open.field, side); }
  turn_ = open.turn;
  orders_.clear();
  shown_ = {};
  show(open.played);
  for (const PostTurn& post : open.posts) {
    for (const PlacedCard& placed : post.placed) { show(placed.card); }
  }
  for (const int ambushes : open.ambushes) {
    for (int i = 0; i < ambushes; ++i) { show(Card::Ambush); }
  }
}

void Narrator::show(Card card) {
  if (card != Card::None) { shown_.add(card); }
}

void Narrator::on(const Event& event) {
  const Post by{event.side, event.role};
  if (event.kind == EventKind::UnitOrdered) {
    if (by != orders_by_) { flush_orders(); }
    orders_by_ = by;
    orders_.push_back(unit_at(event.at) + " " + place(event.at));
    return;
  }
  flush_orders();
  follow(event);
  follow_planes(event);
  tell(event);
  forget(event);
}

const Narrator::Flyer* Narrator::flyer_at(Side side, Hex hex) const {
  const auto found =
      std::find_if(flyers_.rbegin(), flyers_.rend(), [&](const Flyer& it) { return it.side == side && it.at == hex; });
  return found == flyers_.rend() ? nullptr : &*found;
}

void Narrator::follow_planes(const Event& event) {
  switch (event.kind) {
    case EventKind::PlaneArrived: flyers_.push_back({event.at, event.side, event.airplane()}); return;
    case EventKind::UnitMoved:
    case EventKind::UnitRetreated:
      if (!info(pieces_[index(event.at)].type).carries_planes) { return; }
      break;
    case EventKind::PlaneMoved: break;
    default: return;
  }
  for (Flyer& flyer : flyers_) {
    if (flyer.side == event.side && flyer.at == event.from) { flyer.at = event.at; }
  }
}

void Narrator::forget(const Event& event) {
  switch (event.kind) {
    case EventKind::UnitMoved:
    case EventKind::UnitRetreated:
    case EventKind::GroundTaken:
    case EventKind::UnitExited: pieces_[index(event.from)] = {}; return;
    case EventKind::UnitEliminated: pieces_[index(event.at)] = {}; return;
    case EventKind::PlaneLost:
    case EventKind::PlaneLeft:
      std::erase_if(flyers_, [&](const Flyer& it) { return it.side == event.side && it.at == event.at; });
      return;
    default: return;
  }
}

// Before the sentence is made, for events that name the unit at its new hex.
void Narrator::follow(const Event& event) {
  switch (event.kind) {
    case EventKind::UnitMoved:
    case EventKind::UnitRetreated:
    case EventKind::GroundTaken: pieces_[index(event.at)] = pieces_[index(event.from)]; break;
    case EventKind::UnitDropped: {
      const Airdrop& rule = *battle_.spec().airdrop;
      pieces_[index(event.at)] = {rule.type, rule.side, rule.figures};
      break;
    }
    case EventKind::FiguresLost: pieces_[index(event.at)].figures -= event.number(); break;
    case EventKind::FiguresRecovered: pieces_[index(event.at)].figures += event.number(); break;
    case EventKind::TurnBegan: shown_ = {}; break;
    case EventKind::CardPlayed:
    case EventKind::CardPlaced: show(event.card); break;
    case EventKind::AmbushPlayed: show(Card::Ambush); break;
    default: break;
  }
}

void Narrator::tell(const Event& event) {
  switch (event.kind) {
    case EventKind::MedalsChanged: return;                 // after_action() tells of all medals alike
    case EventKind::BattleOver: victory_ = event; return;  // after the medals that brought it
    case EventKind::FiguresLost:
      if (pieces_[index(event.at)].figures == 0) { return; }  // the next event says that the unit is destroyed
      break;
    case EventKind::CardDiscarded:
      if (shown_.holds(event.card)) {  // everyone saw it played
        shown_.remove(event.card);
        return;
      }
      break;
    case EventKind::DiceRolled: say_dice(event.roll); return;
    case EventKind::InitiativeRolled:
      say(sentence(event));
      say_dice(event.roll);
      return;
    case EventKind::TurnBegan:
      turn_ = event.number();
      say(turn_line(event.side));
      return;
    default: break;
  }
  say(sentence(event));
}

void Narrator::say_dice(const Roll& roll) { say("  " + words_.say("dice.rolled", {{"faces", dice(roll)}})); }

void Narrator::flush_orders() {
  if (orders_.empty()) { return; }
  say(words_.say("cli.event.unit-ordered",
                 {{"who", words_.name(battle_, orders_by_)}, {"units", words_.list(orders_)}}));
  orders_.clear();
}

void Narrator::after_action(const Public& open) {
  for (const Side side : kSides) {
    const int now = medals(battle_, open.field, side);
    if (std::exchange(medals_[index(side)], now) == now) { continue; }
    flush_orders();
    const int needed = battle_.spec().medals[index(side)];
    const std::string text = words_.say("board.medals", {of_side(side), {"count", now}, {"needed", needed}});
    say(painted(text, {.ink = kGold, .weight = Weight::Bold}, terminal_.ink));
  }
  if (victory_) { say(sentence(*std::exchange(victory_, std::nullopt))); }
}

std::string Narrator::turn_line(Side side) const {
  const std::string text = words_.say("event.turn-began", {{"count", turn_}, of_side(side)});
  const std::string_view rule = terminal_.glyphs == Glyphs::Unicode ? "──" : "--";
  return painted(fmt::format("{} {} {}", rule, text, rule), side_text_style(side), terminal_.ink);
}

void Narrator::taken_back(const Public& open) {
  start_again(open);
  if (!told_.empty()) { say(words_.say("cli.event.taken-back")); }
}

std::vector<std::string> Narrator::take() {
  flush_orders();
  return std::exchange(told_, {});
}

// As seen by the side on its edge: counting the strips from the other edge is its own inverse.
Flank Narrator::section_of(const Event& event) const {
  if (event.kind == EventKind::CardPlaced) { return flank_of(battle_, {event.side, event.role}, event.strips()); }
  if (event.kind != EventKind::SectionChosen) { return Flank::Left; }
  const int section = strip(battle_.edge(event.side), event.strip(), battle_.board().sections());
  return kThirds[static_cast<std::size_t>(section)];
}

// The arguments are those that the client gives (web/src/game/narrate.ts), and what only the terminal tells.
std::string Narrator::sentence(const Event& event) const {
  const bool hidden = viewer_ && !may_see_card(battle_, event, *viewer_);
  const auto place_of = [&](Hex hex) { return hex != kNoHex ? place(hex) : ""; };
  const Flyer* flyer = flyer_at(event.side, event.at);
  const std::string own = key_of("cli.event.", name(event.kind), "");
  const std::string text = words_.say(
      words_.has(own) ? own : key_of("event.", name(event.kind), ""),
      {of_side(event.side),
       {"post", words_.name(event.role)},
       {"count", event.has_number() ? event.number() : 0},
       {"at", place_of(event.at)},
       {"from", place_of(event.from)},
       {"card", hidden || event.card == Card::None ? words_.say("cards.unknown") : words_.name(event.card, event.as)},
       {"plane", flyer != nullptr ? words_.name(flyer->is) : ""},
       {"deed", event.kind == EventKind::PlaneActed ? words_.name(event.air_action()) : ""},
       {"attacker", event.from != kNoHex ? unit_name(event.from) : ""},
       {"unit", event.at != kNoHex     ? target_name(event)
                : event.from != kNoHex ? unit_name(event.from)
                                       : ""},
       {"section", std::string(name(section_of(event)))},
       {"left", event.at != kNoHex ? pieces_[index(event.at)].figures : 0}});
  return words_.capital(text);
}

std::string Narrator::unit_at(Hex hex) const {
  const Piece& piece = pieces_[index(hex)];
  return painted(counter(piece.side, piece.type, piece.figures), side_text_style(piece.side), terminal_.ink);
}

std::string Narrator::unit_name(Hex hex) const {
  const Piece& piece = pieces_[index(hex)];
  return painted(words_.name(piece.side, piece.type), side_text_style(piece.side), terminal_.ink);
}

std::string Narrator::target_name(const Event& event) const {
  const bool nobody = pieces_[index(event.at)].figures == 0;
  const Flyer* parked = nobody ? flyer_at(other(event.side), event.at) : nullptr;
  if (parked == nullptr) { return unit_name(event.at); }
  return painted(words_.name(parked->is), side_text_style(parked->side), terminal_.ink);
}

std::string Narrator::dice(const Roll& roll) const {
  std::string text;
  for (std::size_t i = 0; i < roll.size; ++i) {
    const Face face = roll.faces[i];
    const DieLook& die = kDieLooks[static_cast<std::size_t>(face)];
    const std::string_view sign = terminal_.glyphs == Glyphs::Unicode ? die.sign : die.letter;
    if (!text.empty()) { text += " "; }
    if (terminal_.ink == Ink::None) {
      text += "[" + words_.name(face) + "]";
    } else {
      text += painted(" " + std::string(sign) + " ", {.ink = die.ink, .ground = die.ground, .weight = Weight::Bold},
                      terminal_.ink);
    }
  }
  return text;
}

std::string Narrator::place(Hex hex) const { return to_text(battle_.board(), hex); }

}  // namespace bocage::cli
