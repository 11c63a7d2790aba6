// Decisions in words: the question, its guide, and why it was skipped.
#pragma once

#include "cli/play/menu.h"

namespace bocage::cli {

std::string question_text(const Scene& scene);
// For people who have not read the rules.
std::string guide_text(const Words& words, Decision decision);
// What `done` or `pass` means here: "End orders (done)".
std::string end_text(const Scene& scene, ActionKind end);
// Why a decision with a single answer was not asked; empty if the answer speaks for itself.
std::string only_answer_text(const Words& words, Decision decision);

}  // namespace bocage::cli
