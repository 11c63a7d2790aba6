#include "server/table/settings.h"

#include "scenario/node.h"
#include "wire/options_json.h"

namespace bocage::server {
namespace {

constexpr auto kClockWords =
    std::to_array<Word<ClockKind>>({{"none", ClockKind::None}, {"turn", ClockKind::Turn}, {"game", ClockKind::Game}});
constexpr Range kBudgetSeconds{10, 30 * 24 * 3600};
constexpr Range kIncrementSeconds{0, 3600};
constexpr std::size_t kMostPosts = kRoles.size();  // one person holds posts of one side only

std::string_view clock_word(ClockKind kind) {
  for (const auto& [word, meaning] : kClockWords) {
    if (meaning == kind) { return word; }
  }
  return "";
}

Milliseconds seconds(const Node& node, Range range) { return kSecond * node.integer(range).value_or(0); }

ClockRule read_clock(const Node& node) {
  ClockRule rule;
  if (!node.given() || !node.is_object({"kind", "budget", "increment"})) { return rule; }
  rule.kind = node["kind"].word<ClockKind>(kClockWords).value_or(ClockKind::None);
  if (rule.kind == ClockKind::None) { return rule; }
  rule.budget = seconds(node["budget"], kBudgetSeconds);
  if (node["increment"].given()) { rule.increment = seconds(node["increment"], kIncrementSeconds); }
  return rule;
}

bool is_on(const Node& node) { return node.given() && node.boolean().value_or(false); }

TalkOptions read_talk(const Node& node) {
  TalkOptions talk;
  if (!node.given() || !node.is_object({"between_sides", "generals_to_table"})) { return talk; }
  talk.between_sides = is_on(node["between_sides"]);
  talk.generals_to_table = is_on(node["generals_to_table"]);
  return talk;
}

PostSet read_posts(const Node& node) {
  PostSet posts;
  node.each(kMostPosts, [&](const Node& entry) {
    const auto text = entry.text();
    if (!text) { return; }
    const auto post = post_from_text(*text);
    if (!post) { return entry.fault("no such post"); }
    if (posts.roles(other(post->side)) != kNoRole) { return entry.fault("one person cannot hold posts of both sides"); }
    posts.add(*post);
  });
  return posts;
}

}  // namespace

Json settings_json(const Settings& settings) {
  Json posts = Json::array();
  settings.maker.for_each([&](Post post) { posts.push_back(post_text(post)); });
  Json out = {
      {"battle", settings.battle},
      {"options", options_json(settings.options)},
      {"clock", {{"kind", clock_word(settings.clock.kind)}}},
      {"talk",
       {{"between_sides", settings.talk.between_sides}, {"generals_to_table", settings.talk.generals_to_table}}},
      {"listed", settings.listed},
      {"maker", posts}};
  if (settings.clock.kind != ClockKind::None) {
    out["clock"]["budget"] = settings.clock.budget / kSecond;
    out["clock"]["increment"] = settings.clock.increment / kSecond;
  }
  if (settings.await_contributions) { out["await_contributions"] = true; }
  if (!settings.stand_in) { out["stand_in"] = false; }
  if (!settings.bots.empty()) { out["bots"] = settings.bots; }
  if (!settings.first_game.empty()) { out["first_game"] = settings.first_game; }
  return out;
}

Loaded<Settings> settings_from_json(const nlohmann::json& wish) {
  FaultList faults;
  const Node node(&wish, "settings", faults);
  Settings settings;
  if (node.is_object({"battle", "options", "clock", "talk", "listed", "maker", "bots", "await_contributions",
                      "stand_in", "first_game"})) {
    settings.battle = node["battle"].text().value_or("");
    settings.options = read_options(node["options"]);
    settings.clock = read_clock(node["clock"]);
    settings.talk = read_talk(node["talk"]);
    settings.listed = is_on(node["listed"]);
    settings.maker = read_posts(node["maker"]);
    if (node["bots"].given()) { settings.bots = node["bots"].text().value_or(""); }
    settings.await_contributions = is_on(node["await_contributions"]);
    settings.stand_in = !node["stand_in"].given() || node["stand_in"].boolean().value_or(true);
    if (node["first_game"].given()) { settings.first_game = node["first_game"].text().value_or(""); }
  }
  if (!faults.empty()) { return tl::unexpected(faults.take()); }
  return settings;
}

}  // namespace bocage::server
