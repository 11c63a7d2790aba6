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
  return answer.value("error", "");
}

void Talk::act_all(std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) { act(action); }
}

std::vector<std::string> Talk::legal_texts() {
  std::vector<std::string> texts;
  const json answer = get("legal");
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

}  // namespace bocage::cli::engine
