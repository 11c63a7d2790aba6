#include "cli/play/odds_answer.h"

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
    return {scene.words.say("cli.odds.no-enemies")};
  }
  const DiceCount dice = dice_for(battle, field, attacker, target, occasion);
  Ban ban = may_battle(battle, field, attacker, occasion);
  if (ban == Ban::None) { ban = may_attack(battle, field, attacker, to, occasion); }
  std::vector<std::string> lines{
      scene.words.say("cli.odds.between",
                      {{"from", to_text(battle.board(), from)},
                       {"to", to_text(battle.board(), to)},
                       {"odds", chances_of_battle(battle, field, attacker, target, occasion, scene.words)}}),
      "    " + parts_of_dice(dice, scene.words)};
  if (ban != Ban::None) { lines.push_back("    " + refusal_text(battle.board(), {.code = code_of(ban)}, scene.words)); }
  return lines;
}

std::vector<std::string> odds_of_two(const Scene& scene, std::string_view rest) {
  const Board& board = scene.battle.board();
  const std::size_t space = rest.find(' ');
  const auto from = hex_from_text(board, rest.substr(0, space));
  const auto to = space == std::string_view::npos ? std::nullopt : hex_from_text(board, rest.substr(space + 1));
  if (from && to) { return odds_of(scene, *from, *to, Occasion::Attack); }
  return {scene.words.say("cli.odds.usage")};
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
  return {scene.words.say("cli.odds.no-battle")};
}

}  // namespace bocage::cli
