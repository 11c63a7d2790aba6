// Names of the engine's things: the keys of their messages contain the engine's names.
#include "cli/words/words.h"
#include "rules/posts.h"

namespace bocage::cli {

Argument of_side(Side side) { return {"side", std::string(bocage::name(side))}; }

std::string Words::name(Card card) const { return say(key_of("card.", bocage::name(card), ".name")); }
std::string Words::name(Card card, Card as) const {
  if (as == Card::None || as == card) { return name(card); }
  return say("cards.acting-as", {{"card", name(card)}, {"as", name(as)}});
}
std::string Words::name(Terrain terrain) const { return say(key_of("terrain.", info(terrain).name, ".name")); }
std::string Words::name(Work work) const { return say(key_of("work.", info(work).name, ".name")); }
std::string Words::name(UnitType type) const { return say(key_of("unit.", info(type).name, ".name")); }
std::string Words::name(Side side, UnitType type) const {
  return say("board.unit-of", {of_side(side), {"unit", name(type)}});
}
std::string Words::name(Airplane plane) const { return say(key_of("plane.", info(plane).name, ".name")); }
std::string Words::name(AirAction action) const { return say(key_of("air-action.", bocage::name(action), ".name")); }
std::string Words::name(Side side) const { return say(key_of("side.", bocage::name(side), "")); }
std::string Words::name(Role role) const { return say(key_of("role.", bocage::name(role), "")); }
std::string Words::name(Post post) const {
  return say(key_of("post.", bocage::name(post.side), ".").append(bocage::name(post.role)));
}
std::string Words::name(const Battle& battle, Post post) const {
  return battle.spec().chain == Chain::Single ? name(post.side) : capital(name(post));
}
std::string Words::name(Face face) const { return say(key_of("face.", bocage::name(face), "")); }
std::string Words::wing(Role role) const { return say(key_of("wing.", bocage::name(role), "")); }
std::string Words::nation(std::string_view id) const {
  const std::string key = key_of("nation.", id, "");
  return has(key) ? say(key) : std::string(id);
}
std::string Words::ground(const Battle& battle, Hex hex) const {
  return battle.fixed(Work::Bridge).contains(hex) ? name(Work::Bridge) : name(battle.terrain(hex));
}
std::string Words::ending(Ending ending) const { return say(key_of("ending.", bocage::name(ending), "")); }

std::string Words::text(Card card) const { return say(key_of("card.", bocage::name(card), ".text")); }
std::string Words::help(Terrain terrain) const { return say(key_of("terrain.", info(terrain).name, ".help")); }
std::string Words::help(Work work) const { return say(key_of("work.", info(work).name, ".help")); }
std::string Words::help(UnitType type) const { return say(key_of("unit.", info(type).name, ".help")); }

}  // namespace bocage::cli
