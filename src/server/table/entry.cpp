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
});
static_assert(rows_in_order(kKinds) && kKinds.size() == kEntryKinds);

EntryKind kind_from_text(std::string_view text) {
  for (const KindInfo& row : kKinds) {
    if (row.name == text) { return row.id; }
  }
  throw std::runtime_error("an entry of an unknown kind: " + std::string(text));
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
  if (!entry.posts.empty()) {
    Json& posts = out["posts"] = Json::array();
    entry.posts.for_each([&](Post post) { posts.push_back(post_text(post)); });
  }
  add_text(out, "to", entry.to);
  add_text(out, "text", entry.text);
  return out.dump();
}

Entry entry_from_text(std::string_view text) {
  try {
    const auto read = nlohmann::json::parse(text);
    Entry entry{.kind = kind_from_text(read.at("kind").get<std::string>()), .at = read.at("at").get<Milliseconds>()};
    entry.who = read.value("who", "");
    entry.request = read.value("request", "");
    for (const auto& post : read.value("posts", nlohmann::json::array())) {
      const auto found = post_from_text(post.get<std::string>());
      if (!found) { throw std::runtime_error("an entry with an unknown post"); }
      entry.posts.add(*found);
    }
    entry.to = read.value("to", "");
    entry.text = read.value("text", "");
    return entry;
  } catch (const nlohmann::json::exception& error) { throw std::runtime_error(error.what()); }
}

}  // namespace bocage::server
