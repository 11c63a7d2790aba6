#include "cli/words/refusal_words.h"

#include "cli/words/catalogue.h"

namespace bocage::cli {
namespace {

const Catalogue& catalogue(Lang lang) {
  static const Catalogue kEnglish(embedded_words("en"), "en");
  static const Catalogue kFrench(embedded_words("fr"), "fr");
  return lang == Lang::English ? kEnglish : kFrench;
}

// The arguments of a refusal by name, in one language.
struct Names {
  const Board& board;
  const Catalogue& texts;

  std::string of(Decision decision) const { return texts.say("refusal.decision." + std::string(name(decision))); }
  std::string of(Card card) const { return texts.say("card." + std::string(name(card)) + ".name"); }
  std::string of(Post post) const {
    return texts.say("post." + std::string(name(post.side)) + "." + std::string(name(post.role)));
  }
  std::string of(const PendingPost& asked) const { return of(asked.post) + " (" + of(asked.decision) + ")"; }

  std::string asked(const Pending& pending) const {
    std::vector<std::string> names;
    for (const PendingPost& each : pending) { names.push_back(of(each)); }
    return texts.list(names);
  }
  std::string posts(Side side, RoleMask roles) const {
    std::vector<std::string> names;
    for (const Role role : kRoles) {
      if (has(roles, role)) { names.push_back(of(Post{side, role})); }
    }
    return texts.list(names);
  }
  std::string sections(FlankMask flanks) const {
    std::vector<std::string> names;
    for (const Flank flank : kThirds) {
      if (has(flanks, flank)) { names.push_back(texts.say("section-name." + std::string(name(flank)))); }
    }
    return texts.list(names);
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
  add(RefusalPart::Card, "card", [&] { return names.of(refusal.card); });
  add(RefusalPart::Post, "post", [&] { return names.of(refusal.post); });
  add(RefusalPart::Posts, "posts", [&] { return names.posts(refusal.post.side, refusal.posts); });
  add(RefusalPart::At, "at", [&] { return to_text(names.board, refusal.at); });
  add(RefusalPart::Sections, "sections", [&] { return names.sections(refusal.sections); });
  add(RefusalPart::Section, "section", [&] { return names.sections(refusal.section); });
  add(RefusalPart::Number, "number", [&] { return int{refusal.number}; });
  return list;
}

}  // namespace

std::string words(const Board& board, const Refusal& refusal, Lang lang) {
  const Catalogue& texts = catalogue(lang);
  const RefusalInfo& row = info(refusal.code);
  const std::string text = texts.say("refusal." + std::string(row.name), arguments_of({board, texts}, refusal));
  return row.rule.empty() ? text : text + " (" + std::string(row.rule) + ")";
}

}  // namespace bocage::cli
