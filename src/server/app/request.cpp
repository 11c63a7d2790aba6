#include "server/app/request.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fair/seed.h"
#include "scenario/node.h"

namespace bocage::server {
namespace {

constexpr Range kNumbers{0, 2'000'000'000};  // of requests and entries
// Larger than any board; whether the hex exists is checked later.
constexpr Range kColumns{0, 2 * 64};
constexpr Range kRows{0, 64};
constexpr std::size_t kLeastKey = 8;
constexpr std::size_t kMostShort = 64;   // bytes of anything but chat
constexpr std::size_t kMostChat = 2000;  // bytes; the table has a lower limit of its own

// The parts of a request, mandatory unless noted otherwise. A bit set.
enum Part : std::uint16_t {
  kKey = 1,
  kInvite = 2,  // optional
  kSeen = 4,    // optional
  kPost = 8,
  kAction = 16,
  kPosts = 32,
  kPlayer = 64,
  kYes = 128,
  kChat = 256,  // to, text
  kUnit = 512,
  kAttack = 1024,  // from, to; `after` is optional
  kFirstStep = 2048,
  kBytes = 4096,
};
struct RequestInfo {
  RequestKind id;
  std::string_view name;
  int parts;  // of Part
};
constexpr auto kRequests = std::to_array<RequestInfo>({
    {RequestKind::Hello, "hello", kKey | kInvite | kSeen},
    {RequestKind::Act, "act", kPost | kAction},
    {RequestKind::Undo, "undo", 0},
    {RequestKind::Sit, "sit", kPosts},
    {RequestKind::Leave, "leave", kPosts},
    {RequestKind::Bot, "bot", kPosts | kPlayer},
    {RequestKind::Contribute, "contribute", kBytes},
    {RequestKind::Begin, "begin", 0},
    {RequestKind::Resign, "resign", 0},
    {RequestKind::OfferDraw, "offer-draw", 0},
    {RequestKind::AnswerDraw, "answer-draw", kYes},
    {RequestKind::OfferRematch, "offer-rematch", 0},
    {RequestKind::AnswerRematch, "answer-rematch", kYes},
    {RequestKind::WithdrawRematch, "withdraw-rematch", 0},
    {RequestKind::Say, "say", kChat},
    {RequestKind::Why, "why", kPost | kAction},
    {RequestKind::Look, "look", kPost | kUnit},
    {RequestKind::Odds, "odds", kAttack},
    {RequestKind::Hint, "hint", kPost},
    {RequestKind::Past, "past", kFirstStep},
    {RequestKind::Ping, "ping", 0},
});
static_assert(rows_in_order(kRequests) && kRequests.size() == kRequestKinds);

const RequestInfo* find_request(std::string_view name) {
  const auto* const found =
      std::find_if(kRequests.begin(), kRequests.end(), [&](const RequestInfo& row) { return row.name == name; });
  return found == kRequests.end() ? nullptr : found;
}

std::string read_text(const Node& node, std::size_t most_bytes) {
  std::string text = node.text().value_or("");
  if (text.size() > most_bytes) { node.fault("too long"); }
  return text;
}

std::string read_key(const Node& node) {
  std::string key = read_text(node, kMostShort);
  const bool plain = std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (key.size() < kLeastKey || !plain) { node.fault("8 to 64 letters, digits and hyphens"); }
  return key;
}

std::string read_bytes(const Node& node) {
  std::string digits = read_text(node, kMostShort);
  if (!seed_from_hexadecimal(digits)) { node.fault("32 bytes as 64 hexadecimal digits in lower case"); }
  return digits;
}

std::optional<Post> read_post(const Node& node) {
  const auto text = node.text();
  const auto post = text ? post_from_text(*text) : std::nullopt;
  if (text && !post) { node.fault("no such post"); }
  return post;
}

std::optional<Coord> read_coord(const Node& node) {
  if (!node.is_pair()) { return std::nullopt; }
  const auto col = node.entry(0).integer(kColumns);
  const auto row = node.entry(1).integer(kRows);
  if (!col || !row) { return std::nullopt; }
  return Coord{*col, *row};
}

std::uint32_t read_number(const Node& node) { return static_cast<std::uint32_t>(node.integer(kNumbers).value_or(0)); }

void read_parts(const Node& node, int parts, Request& into) {
  const auto has = [parts](Part part) { return (parts & part) != 0; };
  if (has(kKey)) { into.key = read_key(node["key"]); }
  if (has(kInvite) && node["invite"].given()) { into.invite = read_text(node["invite"], kMostShort); }
  if (has(kSeen) && node["seen"].given()) { into.last_seen = read_number(node["seen"]); }
  if (has(kPost)) { into.post = read_post(node["post"]); }
  if (has(kAction)) { into.action = read_text(node["action"], kMostShort); }
  if (has(kPosts)) {
    node["posts"].each(kPostsOfBothSides, [&](const Node& each) {
      if (const auto post = read_post(each)) { into.posts.add(*post); }
    });
    if (into.posts.empty()) { node["posts"].fault("at least one post"); }
  }
  if (has(kPlayer)) { into.player = read_text(node["player"], kMostShort); }
  if (has(kYes)) { into.yes = node["yes"].boolean().value_or(false); }
  if (has(kChat)) {
    into.to = read_text(node["to"], kMostShort);
    into.text = read_text(node["text"], kMostChat);
  }
  if (has(kUnit)) { into.unit = read_coord(node["unit"]); }
  if (has(kAttack)) {
    into.from = read_coord(node["from"]);
    into.target = read_coord(node["to"]);
    if (node["after"].given()) { into.after = read_coord(node["after"]); }
  }
  if (has(kBytes)) { into.bytes = read_bytes(node["bytes"]); }
  if (has(kFirstStep)) { into.first_step = read_number(node["from"]); }
}

}  // namespace

tl::expected<Request, BadRequest> request_from_text(std::string_view text) {
  const auto bad = [](std::optional<int> id, std::string fault) {
    return tl::unexpected(BadRequest{id, std::move(fault)});
  };
  const nlohmann::json read = nlohmann::json::parse(text, nullptr, false);
  if (read.is_discarded() || !read.is_object()) { return bad(std::nullopt, "a JSON object is expected"); }
  FaultList faults;
  const Node node(&read, "request", faults);
  Request request;
  const auto id = node["id"].integer(kNumbers);
  const auto name = node["do"].text();
  const RequestInfo* row = name ? find_request(*name) : nullptr;
  if (name && row == nullptr) { node["do"].fault("unknown " + bocage::quoted(*name)); }
  if (id && row != nullptr) {
    request.id = *id;
    request.kind = row->id;
    read_parts(node, row->parts, request);
  }
  if (!faults.empty()) { return bad(id, to_text(faults.take().front())); }
  return request;
}

}  // namespace bocage::server
