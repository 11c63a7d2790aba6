#include "cli/play/decision_text.h"

namespace bocage::cli {
namespace {

// The web client's messages, except those that mention clicking or the picture.
std::string own_or_shared(const Words& words, Decision decision, std::string_view part) {
  const std::string own = key_of("cli.decision.", name(decision), part);
  return words.say(words.has(own) ? own : key_of("decision.", name(decision), part));
}

bool plays_sortie(const Scene& scene) {
  return scene.asked.decision == Decision::Play && scene.view.open.sortie_played;  // AIR-05
}

bool plays_from_chip(const Scene& scene) {
  return scene.asked.decision == Decision::Play && scene.view.chip[0] != Card::None;  // COMR-02
}

std::string end_meaning(const Scene& scene, ActionKind end) {
  const Decision decision = scene.asked.decision;
  if (decision == Decision::Play && end == ActionKind::Done) { return scene.words.say("go-on.play-chip"); }
  if (plays_sortie(scene)) { return scene.words.say("go-on.play-sortie-alone"); }
  const bool of_general = decision == Decision::Attack && scene.asked.post.role != Role::Commander;
  const std::string key = of_general ? "go-on.general-battle" : key_of("go-on.", name(decision), "");
  if (scene.words.has(key)) { return scene.words.say(key, {{"left", 0}}); }
  return scene.words.say(end == ActionKind::Pass ? "choice.pass" : "choice.done");
}

}  // namespace

std::string question_text(const Scene& scene) {
  if (plays_sortie(scene)) { return scene.words.say("decision.play.with-sortie"); }
  if (plays_from_chip(scene)) { return scene.words.say("decision.play.with-chip"); }
  return own_or_shared(scene.words, scene.asked.decision, ".now");
}

std::string guide_text(const Words& words, Decision decision) { return own_or_shared(words, decision, ".guide"); }

std::string end_text(const Scene& scene, ActionKind end) {
  return scene.words.say("cli.choice.end", {{"what", end_meaning(scene, end)}, {"word", std::string(name(end))}});
}

std::string only_answer_text(const Words& words, Decision decision) {
  const std::string key = key_of("cli.only.", name(decision), "");
  return words.has(key) ? words.say(key) : "";
}

}  // namespace bocage::cli
