#include "cli/play/odds_text.h"

#include "rules/odds.h"
#include "rules/retreat.h"

namespace bocage::cli {
namespace {

std::string chances(int dice, const Odds& odds, const Words& words) {
  return words.say("cli.odds.line", {{"dice", dice},
                                     {"hits", words.number(odds.expected_hits, 1)},
                                     {"eliminate", words.percent(odds.eliminate)},
                                     {"retreat", words.percent(odds.retreat)}});
}

}  // namespace

std::string chances_of_battle(const Battle& battle, const Field& field, UnitId attacker, UnitId target,
                              Occasion occasion, const Words& words) {
  const int dice = dice_for(battle, field, attacker, target, occasion).total();
  const int ignorable =
      (may_ignore_flag(battle, field, target) ? 1 : 0) + flags_it_must_ignore(battle, field, target, dice);
  const FaceMask faces = faces_for(battle, field, attacker, target);
  return chances(dice, odds(dice, faces, field[target].figures, ignorable), words);
}

std::string chances_of_strike(const Battle& battle, const Public& open, UnitId target, const Words& words) {
  StrikesFrame strike;
  if (const auto* naming = open.frames.top_if<NameTargetsFrame>()) {
    strike = {.stars = naming->stars, .dice = naming->dice};
  } else if (const auto* strikes = open.frames.top_if<StrikesFrame>()) {
    strike = *strikes;
  }
  const int dice = strike.dice;
  const FaceMask faces = faces_from_afar(battle, target, strike.stars);
  return chances(dice, odds(dice, faces, open.field[target].figures, 0), words);  // AIRP-07: no flag is ignored
}

std::string parts_of_dice(const DiceCount& dice, const Words& words) {
  std::vector<std::string> parts{words.say("cli.odds.part.range", {{"dice", dice.base}})};
  const auto add = [&](int change, std::string_view key) {
    if (change != 0) { parts.push_back(words.say(key, {{"dice", words.difference(change, 0)}})); }
  };
  add(dice.card, "cli.odds.part.card");
  add(-dice.own_hex, "cli.odds.part.own-hex");
  add(-dice.cover, "cli.odds.part.cover");
  add(dice.command, "cli.odds.part.command");
  add(dice.cross_hair, "cli.odds.part.cross-hair");
  add(dice.support, "cli.odds.part.air");
  return words.list(parts);
}

}  // namespace bocage::cli
