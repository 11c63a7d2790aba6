#include "support/scenes.h"

#include <algorithm>

namespace bocage {

std::string text(Coord at) { return std::to_string(at.col) + "," + std::to_string(at.row); }

std::string other_side(const std::string& side) { return side == "axis" ? "allies" : "axis"; }

Texts sorted(Texts texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

Position beach() { return Position().face("beach"); }

Position corridor() { return Position().terrain("river", {{1, 7}, {3, 7}, {5, 7}, {7, 7}, {9, 7}}); }

Table ordered(Position position, const std::string& type, Coord at, const std::string& card) {
  Table t = position.unit("allies", type, at).hand("allies", {card}).play();
  t.run("play " + card, "order " + text(at), "done");
  return t;
}

Hexes moves(const Table& t, Coord from) {
  Hexes found;
  const std::string start = "move " + text(from) + " > ";
  for (const std::string& action : t.legal()) {
    if (action.starts_with(start)) { found.insert(action.substr(start.size())); }
  }
  return found;
}

int cost(const Position& position, const std::string& type, Coord from, Coord to) {
  Table t = ordered(position, type, from);
  const std::string move = "move " + text(from) + " > " + text(to);
  return t.offers(move) ? t.act(move).unit(to)->moved : 0;
}

int dice(const Position& position, const std::string& type, Coord at, Coord target) {
  Table t = ordered(position, type, at);
  t.skip_to("battle");
  const std::string battle = "battle " + text(at) + " > " + text(target);
  if (!t.offers(battle)) { return 0; }
  t.random_dice(1).act(battle);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::DiceRolled) { return event.roll.size; }
  }
  return -1;  // an attack that rolls no dice: fails any expectation
}

Texts flags(std::size_t count) {
  Texts roll(count, "flag");
  roll.resize(3, "star");
  return roll;
}

Table shelled(Position position, const std::string& side, Coord from, Coord to, const Texts& roll, int figures) {
  const std::string enemy = other_side(side);
  Table t = position.unit(enemy, "artillery", from).first(enemy).hand(enemy, {"direct-from-hq"}).play();
  if (figures != 0) { t.set_figures(to, figures); }
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  t.dice(roll).act("battle " + text(from) + " > " + text(to));
  return t;
}

}  // namespace bocage
