#include "cli/play/odds_answer.h"

#include <fmt/format.h>

#include "cli/play/odds_text.h"
#include "cli/words/refusal_words.h"

namespace bocage::cli {
namespace {

std::vector<std::string> odds_of(const Scene& scene, Hex from, Hex to, Occasion occasion) {
  const Battle& battle = scene.battle;
  const Field& field = scene.view.open.field;
  const UnitId attacker = field.at(from);
  const UnitId target = field.at(to);
  if (attacker == kNoUnit || target == kNoUnit || battle.side(attacker) == battle.side(target)) {
    const Phrase none{"There are no two enemies on these hexes.", "Il n'y a pas deux ennemis sur ces hexs."};
    return {std::string(none.in(scene.lang))};
  }
  const DiceCount dice = dice_for(battle, field, attacker, target, occasion);
  Ban ban = may_battle(battle, field, attacker, occasion);
  if (ban == Ban::None) { ban = may_attack(battle, field, attacker, to, occasion); }
  std::vector<std::string> lines{fmt::format("{} > {}: {}", to_text(battle.board(), from), to_text(battle.board(), to),
                                             chances_of_battle(battle, field, attacker, target, occasion, scene.lang)),
                                 "    " + parts_of_dice(dice, scene.lang)};
  if (ban != Ban::None) { lines.push_back("    " + words(battle.board(), {.code = code_of(ban)}, scene.lang)); }
  return lines;
}

std::vector<std::string> odds_of_two(const Scene& scene, std::string_view rest) {
  const Board& board = scene.battle.board();
  const std::size_t space = rest.find(' ');
  const auto from = hex_from_text(board, rest.substr(0, space));
  const auto to = space == std::string_view::npos ? std::nullopt : hex_from_text(board, rest.substr(space + 1));
  if (from && to) { return odds_of(scene, *from, *to, Occasion::Attack); }
  return {std::string(Phrase{"Say it so: odds 5,5 7,3", "Dites : odds 5,5 7,3"}.in(scene.lang))};
}

}  // namespace

std::vector<std::string> odds_answer(const Scene& scene, const ActionList& offers, std::string_view rest) {
  if (!rest.empty()) { return odds_of_two(scene, rest); }
  const Occasion occasion = scene.asked.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Attack;
  std::vector<std::string> lines;
  for (const Action& action : offers) {
    const bool at_unit = action.kind == ActionKind::Attack && scene.view.open.field.at(action.to) != kNoUnit;
    if (!at_unit) { continue; }
    const auto found = odds_of(scene, action.unit, action.to, occasion);
    lines.insert(lines.end(), found.begin(), found.end());
  }
  if (!lines.empty()) { return lines; }
  const Phrase none{"No battle is to be chosen now; odds 5,5 7,3 asks about two units.",
                    "Aucun combat à choisir ; odds 5,5 7,3 interroge deux unités."};
  return {std::string(none.in(scene.lang))};
}

}  // namespace bocage::cli
