// Runs the conversation in docs/line-protocol.md: its answers must be those of the engine.
#include <gtest/gtest.h>

#include <set>

#include <fstream>

#include "engine_talk.h"
#include "game/engine.h"
#include "support/source_path.h"
#include "wire/event_json.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

std::string document() {
  std::ifstream file(source_path("docs/line-protocol.md"));
  return {std::istreambuf_iterator<char>(file), {}};
}

// Shown answers may leave fields out; a hash depends on rules that have nothing to do with the protocol.
void expect_shown(const json& shown, const json& answer, const std::string& request) {
  for (const auto& [field, value] : shown.items()) {
    if (field == "hash") { continue; }
    ASSERT_TRUE(answer.contains(field)) << request << "\n" << field << "\n" << answer;
    EXPECT_EQ(value, answer.at(field)) << request << "\n" << field;
  }
}

TEST(EngineDoc, EveryExampleIsTrue) {
  Talk talk;
  std::istringstream lines(document());
  int held = 0;
  std::string request;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> {")) { request = line.substr(2); }
    if (!line.starts_with("< {")) { continue; }
    expect_shown(json::parse(line.substr(2)), json::parse(talk.line(request)), request);
    ++held;
  }
  EXPECT_GT(held, 20);
}

TEST(EngineDoc, EveryWordIsExplained) {
  const std::string text = document();
  const auto row = [](std::string_view word) { return "\n| `" + std::string(word) + "` |"; };
  for (int i = 0; i < kActionKinds; ++i) { EXPECT_TRUE(mentions(text, row(name(static_cast<ActionKind>(i))))); }
  for (int i = 0; i < kDecisions; ++i) { EXPECT_TRUE(mentions(text, row(name(static_cast<Decision>(i))))); }
  for (int i = 0; i < kEventKinds; ++i) { EXPECT_TRUE(mentions(text, row(name(static_cast<EventKind>(i))))); }
  for (const CardInfo& card : kCards) {
    if (card.id != Card::None) { EXPECT_TRUE(mentions(text, card.name)); }
  }
}

// Fields of only some battles, wherever they turn up in a game of computer players.
TEST(EngineDoc, EveryFieldOfTheExpansionsIsExplained) {
  std::set<std::string> fields;
  const auto gather = [&](const json& part) {
    for (const auto& [field, value] : part.items()) { fields.insert(field); }
  };
  for (const char* battle : {"o2", "o3"}) {
    Talk talk;
    talk.get("new", {{"battle", battle}, {"options", {{"commissar", true}, {"air", true}, {"night", true}}}});
    for (int step = 0; step < 150 && !is_over(talk); ++step) {
      const json state = talk.get("state");
      gather(state);
      for (const auto& [field, value] : state.at("cards").items()) { fields.insert("cards." + field); }
      for (const json& unit : state.at("units")) { gather(unit); }
      for (const auto& [post, turn] : state.at("posts").items()) { gather(turn); }
      talk.get("apply", talk.get("go", {{"player", "heuristic"}}));
    }
  }
  const std::string text = document();
  for (const std::string& field : fields) {
    const std::string alone = field.substr(field.find('.') + 1);
    EXPECT_TRUE(mentions(text, "`" + field + "`") || mentions(text, "`" + alone + "`")) << field;
  }
}

TEST(EngineDoc, EveryFieldOfTheStateIsExplained) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  const std::string text = document();
  const json state = talk.get("state");
  for (const auto& [field, value] : state.items()) { EXPECT_TRUE(mentions(text, "`" + field + "`")); }
  for (const auto& [field, value] : state.at("units").at(0).items()) { EXPECT_TRUE(mentions(text, "`" + field + "`")); }
}

TEST(EngineDoc, EveryFieldOfEveryFrameIsExplained) {
  const std::string text = document();
  for (int kind = 0; kind < kFrameKinds; ++kind) {
    const Frame frame = make_frame(static_cast<FrameKind>(kind));
    EXPECT_TRUE(mentions(text, "`" + std::string(name(kind_of(frame))) + "`"));
    std::visit(
        [&](const auto& fields) {
          fields.describe(fields, [&](std::string_view field, const auto&, HashPlace) {
            EXPECT_TRUE(mentions(text, "`" + std::string(field) + "`")) << name(kind_of(frame)) << ": " << field;
          });
        },
        frame);
  }
}

}  // namespace
}  // namespace bocage::cli::engine
