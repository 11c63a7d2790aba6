#include "engine_talk.h"

#include <algorithm>

#include "cli/engine/talk.h"

namespace bocage::cli::engine {

using nlohmann::json;

std::string Talk::line(const std::string& request) { return answer_line(session_, request); }

json Talk::ask(std::string_view op, const Fields& fields) {
  json request = fields;
  request["op"] = op;
  return json::parse(line(request.dump()));
}

json Talk::get(std::string_view op, const Fields& fields) {
  json answer = ask(op, fields);
  EXPECT_FALSE(answer.contains("error")) << op << " " << fields.dump().substr(0, 300) << "\n" << answer.dump();
  return answer;
}

std::string Talk::refused(std::string_view op, const Fields& fields) {
  const json answer = ask(op, fields);
  EXPECT_TRUE(answer.contains("error")) << op << " " << fields.dump().substr(0, 300);
  return why_text(answer.value("error", json()));
}

std::string why_text(const json& refusal) {
  if (refusal.is_null()) { return ""; }
  if (refusal.at("code") == "bad-request") { return refusal.at("args").at("fault"); }
  const std::string code = refusal.at("code");
  return refusal.contains("rule") ? refusal.at("rule").get<std::string>() + " " + code : code;
}

void Talk::act_all(std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) { act(action); }
}

json Talk::act_as(std::string_view post, std::string_view action, const Fields& more) {
  json fields = of_post(post);
  fields["action"] = action;
  fields.update(more);
  return get("apply", fields);
}

std::vector<std::string> Talk::legal_texts(const Fields& fields) {
  std::vector<std::string> texts;
  const json answer = get("legal", fields);
  for (const json& action : answer.at("actions")) { texts.push_back(action.at("text")); }
  return texts;
}

std::string Talk::decision() {
  const json answer = get("pending");
  return answer.at("pending").empty() ? "over" : answer.at("pending").at(0).at("kind").get<std::string>();
}

testing::AssertionResult begins(const std::string& text, std::string_view with) {
  return (text.starts_with(with) ? testing::AssertionSuccess() : testing::AssertionFailure()) << text;
}

testing::AssertionResult mentions(const std::string& text, std::string_view word) {
  const bool found = text.find(word) != std::string::npos;
  return (found ? testing::AssertionSuccess() : testing::AssertionFailure()) << text;
}

testing::AssertionResult contains(const json& list, const json& value) {
  const bool found = std::find(list.begin(), list.end(), value) != list.end();
  return (found ? testing::AssertionSuccess() : testing::AssertionFailure()) << list.dump();
}

json unit_at(const json& state, const json& at) {
  for (const json& unit : state.at("units")) {
    if (unit.at("at") == at) { return unit; }
  }
  return nullptr;
}

json duel_scenario() {
  return json::parse(R"({
    "board": {"size": "standard", "face": "countryside"},
    "sides": {"axis": {"hand": 2, "medals": 4}, "allies": {"hand": 2, "medals": 4}},
    "first": "allies",
    "terrain": [{"at": [8, 4], "is": "forest"}],
    "structures": [], "obstacles": [{"at": [4, 4], "is": "wire"}],
    "units": [{"at": [6, 4], "side": "allies", "kind": "infantry"},
              {"at": [4, 4], "side": "allies", "kind": "armor"},
              {"at": [20, 8], "side": "allies", "kind": "artillery"},
              {"at": [8, 4], "side": "axis", "kind": "infantry"},
              {"at": [20, 0], "side": "axis", "kind": "infantry"}],
    "medals": [], "special": []})");
}

json duel(const std::vector<std::string>& allies, const std::vector<std::string>& axis) {
  return {{"scenario", duel_scenario()}, {"seed", 1}, {"hands", {{"allies", allies}, {"axis", axis}}}};
}

// Infantry of both sides in every section but the Allies' own right; the left wings stand face to face.
json wide_scenario() {
  json scenario = json::parse(R"({
    "board": {"size": "overlord", "face": "countryside"},
    "sides": {"axis": {"hand": 8, "medals": 8}, "allies": {"hand": 8, "medals": 8}},
    "first": "allies", "terrain": [], "structures": [], "obstacles": [], "units": [],
    "medals": [{"kind": "exit", "for": "allies", "edge": "top", "at": [[4, 0]], "worth": 1}],
    "special": [{"rule": "recon-as-barrage", "sides": ["axis", "allies"], "dice": 4, "targets": 1}]})");
  const auto add = [&](const char* side, const char* kind, int col, int row) {
    scenario["units"].push_back({{"at", {col, row}}, {"side", side}, {"kind", kind}});
  };
  for (const int col : {2, 10, 18, 26}) { add("allies", "infantry", col, 6); }
  add("allies", "armor", 4, 2);
  add("allies", "infantry", 36, 8);
  for (const int col : {2, 10, 18, 26, 36, 44}) { add("axis", "infantry", col, 4); }
  return scenario;
}

json wide(const std::vector<std::string>& allies, const std::vector<std::string>& axis) {
  return {{"scenario", wide_scenario()}, {"seed", 1}, {"hands", {{"allies", allies}, {"axis", axis}}}};
}

json of_post(std::string_view post) {
  const std::size_t slash = post.find('/');
  return {{"side", post.substr(0, slash)}, {"post", post.substr(slash + 1)}};
}

json Choice::fields() const { return {{"action", action}, {"side", name(post.side)}, {"post", name(post.role)}}; }

// Asked of the engine itself, since whole games go through here.
Choice any_choice(Talk& talk, FastChance& chance) {
  const CurrentGame& current = *talk.session().current;
  const Pending asked = pending(current.battle(), current.state());
  const Post post = asked[chance.below(static_cast<std::uint32_t>(asked.size()))].post;
  ActionList list;
  legal(current.battle(), current.state(), post, list);
  const Action& action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
  return {post, to_text(current.battle().board(), action)};
}

bool is_over(Talk& talk) { return talk.session().current->state().open.over(); }

namespace {

void shake(json& value, FastChance& chance, std::uint32_t one_in) {
  if (value.is_structured()) {
    for (json& child : value) { shake(child, chance, one_in); }
  } else if (value.is_number_integer() && chance.below(one_in) == 0) {
    constexpr std::array kNumbers{0, 1, 2, 3, 4, 5, 8, 31, 254, 255};
    value = kNumbers[chance.below(kNumbers.size())];
  } else if (value.is_boolean() && chance.below(one_in) == 0) {
    value = !value.get<bool>();
  }
}

}  // namespace

void expect_shaken_states_are_refused_or_played(const json& scenario, int games, const std::vector<Shaking>& parts) {
  Talk talk;
  Talk victim;
  FastChance chance(8);
  int taken = 0;
  for (int game = 0; game < games; ++game) {
    talk.get("new", {{"scenario", scenario}, {"seed", game}});
    for (int step = 0; step < 80 && !is_over(talk); ++step) {
      json state = talk.get("state");
      for (const Shaking& it : parts) {
        if (state.contains(it.part)) { shake(state[it.part], chance, it.one_in); }
      }
      if (!victim.ask("load", {{"state", state}}).contains("error")) {
        ++taken;
        for (int on = 0; on < 8 && !is_over(victim); ++on) { victim.get("apply", any_choice(victim, chance).fields()); }
        victim.get("load", {{"state", victim.get("state")}});
      }
      talk.get("apply", any_choice(talk, chance).fields());
    }
  }
  EXPECT_GT(taken, 30);
}

}  // namespace bocage::cli::engine
