// A question as a numbered list of choices.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "cli/words/words.h"
#include "game/engine.h"
#include "game/view.h"

namespace bocage::cli {

struct Choice {
  std::string text;
  Hex at = kNoHex;              // where its number stands on the map
  std::vector<Action> actions;  // one: the answer; several: a second menu asks which

  bool is_answer() const { return actions.size() == 1; }
};

struct Menu {
  std::string question;
  std::vector<Choice> choices;
};

// The context of a menu: what the person who is asked may see.
struct Scene {
  const Battle& battle;
  const View& view;
  PendingPost asked;
  Words words;
  Terminal terminal;
};

// Moves ask for the unit first and many battles too; a hand-out asks for the card first, a drop for the row.
Menu top_menu(const Scene& scene, std::span<const Action> offers);
// The answers behind one of its choices.
Menu inner_menu(const Scene& scene, const Choice& choice);

// The column beside names of cards where their texts begin.
int name_columns(const Words& words);

// One action in words, with what is worth knowing about it.
std::string describe(const Scene& scene, const Action& action);

}  // namespace bocage::cli
