// What things are called and what they do, in our own words, in English and French.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/engine.h"
#include "rules/battle.h"
#include "rules/hand_out.h"

namespace bocage::cli {

enum class Lang : std::uint8_t { English, French };

struct Phrase {
  std::string_view english;
  std::string_view french;
  constexpr std::string_view in(Lang lang) const { return lang == Lang::English ? english : french; }
};

// A name, and one line that fits beside it on a screen of 80 columns.
struct Entry {
  Phrase name;
  Phrase line;
};
inline constexpr int kNameColumns = 20;
inline constexpr int kLineColumns = 56;

const Entry& words(Card card);
const Phrase& line_words(Card card, Chain chain);  // what a card does, by who plays it
const Entry& words(Terrain terrain);
const Entry& words(Work work);
const Entry& words(UnitType type);
const Phrase& words(AirAction action);
std::string_view plane_words(Airplane plane);  // the same in both languages

std::string named(Side side, UnitType type, Lang lang);  // Axis infantry, infanterie de l'Axe

const Phrase& ground_words(const Battle& battle, Hex hex);  // its terrain, or the bridge over it

const Phrase& words(Side side);
const Phrase& words(Role role);       // without an article: "left general"
const Phrase& wing_words(Role role);  // "left wing"
const Phrase& words(Face face);
const Phrase& words(Ending ending);
std::string dice_words(int count, Lang lang);                        // 1 die, 2 dice
std::string card_count_words(int count, Lang lang);                  // 1 card, 2 cards
std::string post_words(const Battle& battle, Post post, Lang lang);  // Allies; in Overlord: Allies, left general
const Phrase& flank_words(Flank flank);                              // a third of the board
const Phrase& part_of_wing_words(Flank flank);                       // a section of a general's wing, or both
std::string nation_words(std::string_view nation, Lang lang);  // of a battle file; the word itself if it is unknown
std::string date_words(std::string_view day, Lang lang);       // 1944-06-06: 6 June 1944

// What a decision asks, what to know about it, and what it means when there is only one answer to it.
struct Asking {
  Decision id;
  Phrase question;
  Phrase help;     // for somebody who has not read the rules
  Phrase done;     // what `done` or `pass` means here
  Phrase only_so;  // why nobody was asked
};
const Asking& words(Decision decision);

const Phrase& words(HandOutBan ban);  // why a card cannot be handed out now

// What an event says. The places to fill in are named: {side} {unit} {target} {from}
// {at} {ground} {n} {dice} {left} {card} {flank} {role} {cards} {where} {plane} {deed}.
const Phrase& words(EventKind kind);

}  // namespace bocage::cli
