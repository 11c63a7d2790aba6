#include "cli/play/odds_text.h"

#include <fmt/format.h>

#include "rules/odds.h"
#include "rules/retreat.h"

namespace bocage::cli {
namespace {

std::string chances(int dice, const Odds& odds, Lang lang) {
  const Phrase text{"{}: {:.1f} hits, destroys {:.0f} %, drives off {:.0f} %",
                    "{} : {:.1f} touches, détruit {:.0f} %, repousse {:.0f} %"};
  return fmt::format(fmt::runtime(text.in(lang)), dice_words(dice, lang), odds.expected_hits, 100 * odds.eliminate,
                     100 * odds.retreat);
}

}  // namespace

std::string chances_of_battle(const Battle& battle, const Field& field, UnitId attacker, UnitId target,
                              Occasion occasion, Lang lang) {
  const int dice = dice_for(battle, field, attacker, target, occasion).total();
  const int ignorable =
      (may_ignore_flag(battle, field, target) ? 1 : 0) + flags_it_must_ignore(battle, field, target, dice);
  const FaceMask faces = faces_for(battle, field, attacker, target);
  return chances(dice, odds(dice, faces, field[target].figures, ignorable), lang);
}

std::string chances_of_strike(const Battle& battle, const Public& open, UnitId target, Lang lang) {
  StrikesFrame strike;
  if (const auto* naming = open.frames.top_if<NameTargetsFrame>()) {
    strike = {.stars = naming->stars, .dice = naming->dice};
  } else if (const auto* strikes = open.frames.top_if<StrikesFrame>()) {
    strike = *strikes;
  }
  const int dice = strike.dice;
  const FaceMask faces = faces_from_afar(battle, target, strike.stars);
  return chances(dice, odds(dice, faces, open.field[target].figures, 0), lang);  // AIRP-07: no flag is ignored
}

std::string parts_of_dice(const DiceCount& dice, Lang lang) {
  std::string text = fmt::format(fmt::runtime(Phrase{"{} by range", "{} par la distance"}.in(lang)), dice.base);
  if (dice.card != 0) {
    text += fmt::format(fmt::runtime(Phrase{", +{} by card", ", +{} par la carte"}.in(lang)), dice.card);
  }
  if (dice.own_hex != 0) {
    text += fmt::format(fmt::runtime(Phrase{", -{} where it stands", ", -{} là où elle est"}.in(lang)), dice.own_hex);
  }
  if (dice.cover != 0) {
    text += fmt::format(fmt::runtime(Phrase{", -{} for the cover", ", -{} pour l'abri"}.in(lang)), dice.cover);
  }
  const auto add = [&](int more, const Phrase& why) {
    if (more != 0) { text += fmt::format(fmt::runtime(why.in(lang)), more); }
  };
  add(dice.command, {", +{} for their spirit", ", +{} par leur ardeur"});
  add(dice.cross_hair, {", +{} for the range found", ", +{} pour le tir réglé"});
  add(dice.support, {", +{} from the air", ", +{} venu du ciel"});
  return text;
}

}  // namespace bocage::cli
