#include "wire/refusal_json.h"

#include "wire/action_json.h"

namespace bocage {
namespace {

std::string post_text(Post post) { return std::string(name(post.side)) + "/" + std::string(name(post.role)); }

Json asked_json(const Pending& pending) {
  Json list = Json::array();
  for (const PendingPost& asked : pending) {
    list.push_back({{"post", post_text(asked.post)}, {"decision", name(asked.decision)}});
  }
  return list;
}

Json posts_json(Side side, RoleMask roles) {
  Json list = Json::array();
  for (const Role role : kRoles) {
    if (has(roles, role)) { list.push_back(post_text({side, role})); }
  }
  return list;
}

Json flanks_json(FlankMask flanks) {
  Json list = Json::array();
  for (const Flank flank : kThirds) {
    if (has(flanks, flank)) { list.push_back(name(flank)); }
  }
  return list;
}

}  // namespace

Json refusal_json(const Board& board, const Refusal& refusal) {
  const RefusalInfo& row = info(refusal.code);
  Json out = {{"code", row.name}};
  if (!row.rule.empty()) { out["rule"] = row.rule; }
  const auto add = [&](RefusalPart part, const char* name, auto value) {
    if (has(row.parts, part)) { out["args"][name] = value(); }
  };
  add(RefusalPart::Decision, "decision", [&] { return name(refusal.decision); });
  add(RefusalPart::Asked, "asked", [&] { return asked_json(refusal.asked); });
  add(RefusalPart::Card, "card", [&] { return name(refusal.card); });
  add(RefusalPart::Post, "post", [&] { return post_text(refusal.post); });
  add(RefusalPart::Posts, "posts", [&] { return posts_json(refusal.post.side, refusal.posts); });
  add(RefusalPart::At, "at", [&] { return hex_json(board, refusal.at); });
  add(RefusalPart::Sections, "sections", [&] { return flanks_json(refusal.sections); });
  add(RefusalPart::Section, "section", [&] { return flanks_json(refusal.section); });
  add(RefusalPart::Number, "number", [&] { return refusal.number; });
  return out;
}

}  // namespace bocage
