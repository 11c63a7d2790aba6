// apply, undo, go, hint: actions and computer players.
#include <utility>

#include "ai/adviser.h"
#include "ai/player.h"
#include "cli/engine/asked_post.h"
#include "cli/engine/ops.h"
#include "wire/action_json.h"
#include "wire/event_json.h"

namespace bocage::cli::engine {
namespace {

constexpr std::size_t kMostForced = 256;
constexpr Range kPicks{0, 255};

Outcomes read_forced(Request& request) {
  Outcomes forced;
  forced.dice = read_list<Face>(request["dice"], kMostForced, read_face);
  forced.draws = read_list<Card>(request["draw"], kMostForced, read_card);
  for (const int pick :
       read_list<int>(request["pick"], kMostForced, [](const Node& node) { return node.integer(kPicks); })) {
    forced.picks.push_back(static_cast<std::uint8_t>(pick));
  }
  return forced;
}

template <class T>
std::string left_over(std::string_view field, const std::vector<T>& forced, const std::vector<T>& asked) {
  if (forced.size() <= asked.size()) { return {}; }
  return std::string(field) + ": " + std::to_string(forced.size()) + " given, but the action asks for " +
         std::to_string(asked.size());
}

// Why these outcomes cannot be forced on this legal action; tried out on a copy.
std::string why_not_forced(const CurrentGame& current, Post by, const Action& action, const Outcomes& forced) {
  State copy = current.state();
  FastChance rest = current.chance;
  ScriptedChance scripted(forced, &rest);
  RecordingChance told(scripted);
  if (apply(current.battle(), copy, by, action, told, nullptr) != ApplyResult::Applied) {
    return "action: is not legal";
  }
  const Outcomes& asked = told.outcomes();
  for (std::size_t i = 0; i < forced.draws.size() && i < asked.draws.size(); ++i) {
    if (forced.draws[i] != asked.draws[i]) {
      return "draw[" + std::to_string(i) + "]: " + std::string(name(forced.draws[i])) + " is not in the deck";
    }
  }
  std::string why = left_over("dice", forced.dice, asked.dice);
  if (why.empty()) { why = left_over("draw", forced.draws, asked.draws); }
  if (why.empty()) { why = left_over("pick", forced.picks, asked.picks); }
  if (why.empty() && scripted.failed()) { why = "pick: there are not so many choices"; }
  return why;
}

Json applied_json(const CurrentGame& current, const EventList& happened) {
  Json events = Json::array();
  for (const Event& event : happened.events()) { events.push_back(event_json(current.battle().board(), event)); }
  Json out = {{"events", events}};
  out.update(progress_json(current));
  // What chance returned, in the format of `apply`, so that a client can play the same game again.
  const Outcomes& said = current.game.record().steps.back().outcomes;
  Json& dice = out["dice"] = Json::array();
  for (const Face face : said.dice) { dice.push_back(name(face)); }
  Json& draw = out["draw"] = Json::array();
  for (const Card card : said.draws) { draw.push_back(name(card)); }
  Json& pick = out["pick"] = Json::array();
  for (const std::uint8_t picked : said.picks) { pick.push_back(picked); }
  return out;
}

// The player's name with the limits of the request, which override its own. If both are given, the node limit counts,
// because it makes the answer reproducible.
std::string with_limits(const std::string& player, Request& request) {
  static constexpr Range kLimits{0, 1'000'000'000};
  std::string text = player;
  for (const auto& [field, unit] : {std::pair{"ms", "ms"}, std::pair{"nodes", "n"}}) {
    const int limit = request[field].given() ? request[field].integer(kLimits).value_or(0) : 0;
    if (limit > 0) { text = player.substr(0, player.find('@')) + "@" + std::to_string(limit) + unit; }
  }
  return text;
}

Answer ask_player(const Session& session, const std::string& named, Request& request) {
  const CurrentGame& current = *session.current;
  std::string name_and_limits = with_limits(named, request);
  if (session.most_nodes) {
    name_and_limits = named.substr(0, named.find('@')) + "@" + std::to_string(*session.most_nodes) + "n";
  }
  // Without a seed, the choice is a function of the game so far. Not of the state alone: a hand-out can be
  // taken back, and a player that chose the same again would go round in circles.
  const std::uint64_t seed = request.seed(hash(current.state()) + current.game.record().steps.size());
  const auto post = read_asked_post(current, request, IfSeveral::TakeTheFirst);
  if (!request.is_sound() || !post) { return request.refusal(); }
  const auto player = parse_player(named) ? make_player(name_and_limits, seed) : nullptr;
  if (player == nullptr) { return refuse("player: unknown " + bocage::quoted(named)); }
  ActionList offers;
  legal(current.battle(), current.state(), *post, offers);
  if (offers.empty()) {
    return refuse(current.battle().board(), why_not(current.battle(), current.state(), *post, Action{}));
  }
  for (const PendingPost& asked : pending(current.battle(), current.state())) {
    if (asked.post != *post) { continue; }
    const Action action = player->choose(Question(current.battle(), current.state(), asked, offers));
    Json out{
        {"action", to_text(current.battle().board(), action)}, {"side", name(post->side)}, {"post", name(post->role)}};
    if (const auto chance = player->win_probability(Question(current.battle(), current.state(), asked, offers))) {
      out["chance"] = *chance;
    }
    return out;
  }
  return refuse("post: is not asked");
}

}  // namespace

Answer apply_op(Session& session, Request& request) {
  CurrentGame& current = *session.current;
  const Battle& battle = current.battle();
  const auto text = request["action"].text();
  const Outcomes forced = read_forced(request);
  const auto post = read_asked_post(current, request, IfSeveral::Refuse);
  if (!request.is_sound() || !text || !post) { return request.refusal(); }
  const auto action = action_from_text(battle.board(), *text);
  if (!action) { return refuse("action: cannot be read: " + bocage::quoted(*text)); }
  if (const Refusal why = why_not(battle, current.state(), *post, *action)) { return refuse(battle.board(), why); }
  if (!forced.empty()) {
    if (const std::string why = why_not_forced(current, *post, *action, forced); !why.empty()) { return refuse(why); }
  }
  EventList happened;
  if (current.game.act(*post, *action, &forced, &happened) != ApplyResult::Applied) {
    return refuse("action: is not legal");
  }
  return applied_json(current, happened);
}

Answer undo_op(Session& session, Request&) {
  if (!session.current->game.undo()) {
    return refuse("undo: nothing can be taken back; a die, a card or an answer cannot, nor can an earlier turn");
  }
  return whole_state_json(*session.current);
}

Answer go_op(Session& session, Request& request) {
  const auto player_name = request["player"].text();
  return player_name ? ask_player(session, *player_name, request) : Answer(request.refusal());
}

Answer hint_op(Session& session, Request& request) { return ask_player(session, std::string(kAdviser), request); }

}  // namespace bocage::cli::engine
