// What things are called and what they do, in our own words, in English and French.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/engine.h"
#include "rules/battle.h"

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
const Entry& words(Terrain terrain);
const Entry& words(Work work);
const Entry& words(UnitType type);

std::string named(Side side, UnitType type, Lang lang);  // Axis infantry, infanterie de l'Axe

const Phrase& ground_words(const Battle& battle, Hex hex);  // its terrain, or the bridge over it

const Phrase& words(Side side);
const Phrase& words(Face face);
const Phrase& words(Ending ending);
std::string dice_words(int count, Lang lang);                  // 1 die, 2 dice
const Phrase& flank_words(int flank);                          // 0 left, 1 center, 2 right
std::string nation_words(std::string_view nation, Lang lang);  // of a battle file; the word itself if it is unknown
std::string date_words(std::string_view day, Lang lang);       // 1944-06-06: 6 June 1944

// What a decision asks, and what it means when there is only one answer to it.
struct Asking {
  Decision id;
  Phrase question;
  Phrase done;     // what `done` or `pass` means here
  Phrase only_so;  // why nobody was asked
};
const Asking& words(Decision decision);

// What an event says. The places to fill in are named: {side} {unit} {target} {from}
// {at} {ground} {n} {dice} {left} {card} {flank}.
const Phrase& words(EventKind kind);

}  // namespace bocage::cli
