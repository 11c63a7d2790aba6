#include "cli/play/air_text.h"

#include "cli/map.h"
#include "rules/air_rules.h"

namespace bocage::cli {
namespace {

std::string place(const Scene& scene, Hex hex) {
  std::string text = to_text(scene.battle.board(), hex);
  if (scene.battle.terrain(hex) == Terrain::Countryside) { return text; }
  return text + " " + scene.words.ground(scene.battle, hex);
}

// AIR-22: the risk that an order brings.
std::string order_text(const Scene& scene, Hex hex) {
  const Field& field = scene.view.open.field;
  std::string plane = plane_text(scene, scene.asked.post.side, hex);
  const PlaneId id = plane_at(field, scene.asked.post.side, hex);
  if (id == kNoPlane || !needs_air_check(field.planes[index(id)])) { return plane; }
  return scene.words.say("cli.choice.air-check",
                         {{"plane", plane}, {"count", air_check_dice(scene.battle, field, id)}});
}

std::string air_action_words(const Scene& scene, const Action& action) {
  std::string text =
      scene.words.say("cli.choice.of-unit", {{"unit", plane_text(scene, scene.asked.post.side, action.unit)},
                                             {"what", scene.words.name(action.air_action())}});
  if (action.to != kNoHex) { text += " > " + to_text(scene.battle.board(), action.to); }
  return text;
}

}  // namespace

bool is_about_plane(ActionKind kind) {
  return kind == ActionKind::OrderPlane || kind == ActionKind::BringIn || kind == ActionKind::Fly ||
         kind == ActionKind::AirAction || kind == ActionKind::Dismiss;
}

std::string plane_text(const Scene& scene, Side side, Hex hex) {
  const Field& field = scene.view.open.field;
  const PlaneId id = plane_at(field, side, hex);
  if (id == kNoPlane) { return place(scene, hex); }
  return painted(scene.words.name(field.planes[index(id)].is), side_text_style(side), scene.terminal.ink) + " " +
         place(scene, hex);
}

std::string plane_action_text(const Scene& scene, const Action& action) {
  const Side side = scene.asked.post.side;
  switch (action.kind) {
    case ActionKind::OrderPlane: return order_text(scene, action.unit);
    case ActionKind::BringIn:
    case ActionKind::Fly: return place(scene, action.to);
    case ActionKind::AirAction: return air_action_words(scene, action);
    default: return plane_text(scene, side, action.unit);
  }
}

}  // namespace bocage::cli
