#include "server/table/entry.h"

#include <stdexcept>

namespace bocage::server {
namespace {

struct KindInfo {
  EntryKind id;
  std::string_view name;
};
constexpr auto kKinds = std::to_array<KindInfo>({
    {EntryKind::Sit, "sit"},
    {EntryKind::Leave, "leave"},
    {EntryKind::Bot, "bot"},
    {EntryKind::Contribute, "contribute"},
    {EntryKind::Begin, "begin"},
    {EntryKind::Act, "act"},
    {EntryKind::Undo, "undo"},
    {EntryKind::Say, "say"},
    {EntryKind::Resign, "resign"},
    {EntryKind::OfferDraw, "offer-draw"},
    {EntryKind::RefuseDraw, "refuse-draw"},
    {EntryKind::AgreeDraw, "agree-draw"},
    {EntryKind::TimeOut, "time-out"},
    {EntryKind::StandIn, "stand-in"},
    {EntryKind::GiveBack, "give-back"},
    {EntryKind::OfferRematch, "offer-rematch"},
    {EntryKind::RefuseRematch, "refuse-rematch"},
    {EntryKind::AgreeRematch, "agree-rematch"},
    {EntryKind::WithdrawRematch, "withdraw-rematch"},
    {EntryKind::Rematch, "rematch"},
    {EntryKind::Expire, "expire"},
});
static_assert(rows_in_order(kKinds) && kKinds.size() == kEntryKinds);

EntryKind kind_from_text(std::string_view text) {
  for (const KindInfo& row : kKinds) {
    if (row.name == text) { return row.id; }
  }
  throw std::runtime_error("an entry of an unknown kind: " + std::string(text));
}

Post post_of(const nlohmann::json& text) {
  const auto found = post_from_text(text.get<std::string>());
  if (!found) { throw std::runtime_error("an entry with an unknown post"); }
  return *found;
}

Side side_of(const nlohmann::json& text) {
  for (const Side side : kSides) {
    if (text.get<std::string>() == name(side)) { return side; }
  }
  throw std::runtime_error("an entry with an unknown side");
}

// Before `post` and `side` existed, both were written as `posts`: the one post, or all posts of the side.
void read_old_posts(Entry& entry) {
  const auto first_post = [&] {
    std::optional<Post> first;
    entry.posts.for_each([&](Post post) { first = first.value_or(post); });
    return first;
  };
  switch (entry.kind) {
    case EntryKind::Act:
      if (!entry.post) { entry.post = first_post(); }
      break;
    case EntryKind::Resign:
    case EntryKind::OfferDraw:
    case EntryKind::TimeOut:
      if (const auto first = first_post(); first && !entry.side) { entry.side = first->side; }
      break;
    default: return;
  }
  entry.posts = {};
}

Effect effect_of(const nlohmann::json& entry) {
  const auto outcomes = outcomes_from_text(entry.value("said", ""));
  const auto hash = hash_from_text(entry.at("hash").get<std::string>());
  if (!outcomes || !hash) { throw std::runtime_error("an entry with an unreadable effect"); }
  return {*outcomes, *hash};
}

void add_text(Json& out, const char* key, const std::string& value) {
  if (!value.empty()) { out[key] = value; }
}

}  // namespace

std::string_view name(EntryKind kind) { return kKinds[static_cast<std::size_t>(kind)].name; }

std::string to_text(const Entry& entry) {
  Json out = {{"kind", name(entry.kind)}, {"at", entry.at}};
  add_text(out, "who", entry.who);
  add_text(out, "request", entry.request);
  if (entry.post) { out["post"] = post_text(*entry.post); }
  if (entry.side) { out["side"] = name(*entry.side); }
  if (!entry.posts.empty()) {
    Json& posts = out["posts"] = Json::array();
    entry.posts.for_each([&](Post post) { posts.push_back(post_text(post)); });
  }
  add_text(out, "to", entry.to);
  add_text(out, "text", entry.text);
  if (entry.effect) {
    add_text(out, "said", to_text(entry.effect->outcomes));
    out["hash"] = hash_text(entry.effect->hash);
  }
  return out.dump();
}

Entry entry_from_text(std::string_view text) {
  try {
    const auto read = nlohmann::json::parse(text);
    Entry entry{.kind = kind_from_text(read.at("kind").get<std::string>()), .at = read.at("at").get<Milliseconds>()};
    entry.who = read.value("who", "");
    entry.request = read.value("request", "");
    if (read.contains("post")) { entry.post = post_of(read.at("post")); }
    if (read.contains("side")) { entry.side = side_of(read.at("side")); }
    for (const auto& post : read.value("posts", nlohmann::json::array())) { entry.posts.add(post_of(post)); }
    read_old_posts(entry);
    entry.to = read.value("to", "");
    entry.text = read.value("text", "");
    if (read.contains("hash")) { entry.effect = effect_of(read); }
    return entry;
  } catch (const nlohmann::json::exception& error) { throw std::runtime_error(error.what()); }
}

}  // namespace bocage::server
