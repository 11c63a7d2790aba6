#include "cli/words/refusal_words.h"

namespace bocage::cli {
namespace {

// The arguments of a refusal by name, in one language.
struct Names {
  const Board& board;
  const Words& words;

  std::string of(Decision decision) const { return words.say(key_of("refusal.decision.", name(decision), "")); }
  std::string of(const PendingPost& asked) const { return words.name(asked.post) + " (" + of(asked.decision) + ")"; }

  std::string asked(const Pending& pending) const {
    std::vector<std::string> names;
    for (const PendingPost& each : pending) { names.push_back(of(each)); }
    return words.list(names);
  }
  std::string posts(Side side, RoleMask roles) const {
    std::vector<std::string> names;
    for (const Role role : kRoles) {
      if (has(roles, role)) { names.push_back(words.name(Post{side, role})); }
    }
    return words.list(names);
  }
  std::string sections(FlankMask flanks) const {
    std::vector<std::string> names;
    for (const Flank flank : kThirds) {
      if (has(flanks, flank)) { names.push_back(words.say(key_of("section-name.", name(flank), ""))); }
    }
    return words.list(names);
  }
};

Arguments arguments_of(const Names& names, const Refusal& refusal) {
  Arguments list;
  const RefusalParts parts = info(refusal.code).parts;
  const auto add = [&](RefusalPart part, std::string_view name, auto value) {
    if (has(parts, part)) { list.push_back({name, value()}); }
  };
  add(RefusalPart::Decision, "decision", [&] { return names.of(refusal.decision); });
  add(RefusalPart::Asked, "asked", [&] { return names.asked(refusal.asked); });
  add(RefusalPart::Card, "card", [&] { return names.words.name(refusal.card); });
  add(RefusalPart::Post, "post", [&] { return names.words.name(refusal.post); });
  add(RefusalPart::Posts, "posts", [&] { return names.posts(refusal.post.side, refusal.posts); });
  add(RefusalPart::At, "at", [&] { return to_text(names.board, refusal.at); });
  add(RefusalPart::Sections, "sections", [&] { return names.sections(refusal.sections); });
  add(RefusalPart::Section, "section", [&] { return names.sections(refusal.section); });
  add(RefusalPart::Number, "number", [&] { return int{refusal.number}; });
  return list;
}

}  // namespace

std::string refusal_text(const Board& board, const Refusal& refusal, const Words& words) {
  const RefusalInfo& row = info(refusal.code);
  const std::string text = words.say(key_of("refusal.", row.name, ""), arguments_of({board, words}, refusal));
  return row.rule.empty() ? text : text + " (" + std::string(row.rule) + ")";
}

}  // namespace bocage::cli
