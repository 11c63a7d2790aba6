#include "server/app/request.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "scenario/node.h"

namespace bocage::server {
namespace {

constexpr Range kIds{0, 2'000'000'000};
constexpr Range kColumns{0, 2 * 64};
constexpr Range kRows{0, 64};
constexpr std::size_t kMostPostsNamed = 8;
constexpr std::size_t kLeastKey = 8;
constexpr std::size_t kMostKey = 64;
constexpr std::size_t kMostWords = 2000;  // bytes; the table has its own limit for chat

// The parts of a request, mandatory unless noted otherwise.
enum Part : std::uint16_t {
  kKey = 1,
  kInvite = 2,  // optional
  kSeen = 4,    // optional
  kPost = 8,
  kAction = 16,
  kPosts = 32,
  kPlayer = 64,
  kYes = 128,
  kSaid = 256,  // to, text
  kUnit = 512,
  kAim = 1024,   // from, to, after
  kFrom = 2048,  // a number
};
struct DoInfo {
  Do id;
  std::string_view name;
  int parts;
};
constexpr auto kRequests = std::to_array<DoInfo>({
    {Do::Hello, "hello", kKey | kInvite | kSeen},
    {Do::Act, "act", kPost | kAction},
    {Do::Undo, "undo", 0},
    {Do::Sit, "sit", kPosts},
    {Do::Leave, "leave", kPosts},
    {Do::Bot, "bot", kPosts | kPlayer},
    {Do::Begin, "begin", 0},
    {Do::Resign, "resign", 0},
    {Do::OfferDraw, "offer-draw", 0},
    {Do::AnswerDraw, "answer-draw", kYes},
    {Do::OfferRematch, "offer-rematch", 0},
    {Do::AnswerRematch, "answer-rematch", kYes},
    {Do::WithdrawRematch, "withdraw-rematch", 0},
    {Do::Say, "say", kSaid},
    {Do::Why, "why", kPost | kAction},
    {Do::Look, "look", kPost | kUnit},
    {Do::Odds, "odds", kAim},
    {Do::Hint, "hint", kPost},
    {Do::Past, "past", kFrom},
    {Do::Ping, "ping", 0},
});
static_assert(rows_in_order(kRequests) && kRequests.size() == kDos);

const DoInfo* find_request(std::string_view name) {
  const auto* const found =
      std::find_if(kRequests.begin(), kRequests.end(), [&](const DoInfo& row) { return row.name == name; });
  return found == kRequests.end() ? nullptr : found;
}

std::string read_short(const Node& node, std::size_t most) {
  std::string text = node.text().value_or("");
  if (text.size() > most) { node.fault("too long"); }
  return text;
}

std::string read_key(const Node& node) {
  std::string key = read_short(node, kMostKey);
  const bool plain = std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (key.size() < kLeastKey || !plain) { node.fault("8 to 64 letters and digits"); }
  return key;
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
  return Coord{static_cast<std::int8_t>(*col), static_cast<std::int8_t>(*row)};
}

std::uint32_t read_number(const Node& node) { return static_cast<std::uint32_t>(node.integer(kIds).value_or(0)); }

void read_parts(const Node& node, int parts, Request& into) {
  const auto has = [parts](Part part) { return (parts & part) != 0; };
  if (has(kKey)) { into.key = read_key(node["key"]); }
  if (has(kInvite) && node["invite"].given()) { into.invite = read_short(node["invite"], kMostKey); }
  if (has(kSeen) && node["seen"].given()) { into.number = read_number(node["seen"]); }
  if (has(kPost)) { into.post = read_post(node["post"]); }
  if (has(kAction)) { into.text = read_short(node["action"], kMostKey); }
  if (has(kPosts)) {
    node["posts"].each(kMostPostsNamed, [&](const Node& each) {
      if (const auto post = read_post(each)) { into.posts.add(*post); }
    });
    if (into.posts.empty()) { node["posts"].fault("at least one post"); }
  }
  if (has(kPlayer)) { into.text = read_short(node["player"], kMostKey); }
  if (has(kYes)) { into.yes = node["yes"].boolean().value_or(false); }
  if (has(kSaid)) {
    into.to = read_short(node["to"], kMostKey);
    into.text = read_short(node["text"], kMostWords);
  }
  if (has(kUnit)) { into.from = read_coord(node["unit"]); }
  if (has(kAim)) {
    into.from = read_coord(node["from"]);
    into.at = read_coord(node["to"]);
    if (node["after"].given()) { into.after = read_coord(node["after"]); }
  }
  if (has(kFrom)) { into.number = read_number(node["from"]); }
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
  const auto id = node["id"].integer(kIds);
  const auto name = node["do"].text();
  const DoInfo* row = name ? find_request(*name) : nullptr;
  if (name && row == nullptr) { node["do"].fault("unknown " + bocage::quoted(*name)); }
  if (id && row != nullptr) {
    request.id = *id;
    request.what = row->id;
    read_parts(node, row->parts, request);
  }
  if (!faults.empty()) { return bad(id, to_text(faults.take().front())); }
  return request;
}

}  // namespace bocage::server
