// No input makes the reader throw or crash.
#include <gtest/gtest.h>

#include "game/chance.h"
#include "scenario/read.h"
#include "small_battle.h"

namespace bocage {
namespace {

using nlohmann::json;

std::string faults_of(std::string_view text) {
  const auto scenario = read_scenario(text);
  return scenario ? "" : to_text(scenario.error());
}

TEST(Garbage, MalformedJsonIsOneFaultWithLineAndColumn) {
  const auto scenario = read_scenario(std::string_view("{\n  \"board\": {,}\n}"));
  ASSERT_FALSE(scenario);
  ASSERT_EQ(scenario.error().size(), std::size_t{1});
  EXPECT_EQ(scenario.error()[0].at, "line 2, column 13");
  EXPECT_TRUE(scenario.error()[0].why.starts_with("not JSON")) << scenario.error()[0].why;
}

TEST(Garbage, OddTextsAreRefused) {
  for (const char* text : {"", " ", "{", "[", "null", "true", "3", "\"x\"", "[]", "{}", "{\"units\": 1e999}", "{}{}",
                           "\xff\xfe", "{\"board\": \"\xc3\"}", "{\"units\": [[[[]]]]}"}) {
    EXPECT_NE(faults_of(text), "") << text;
  }
  EXPECT_EQ(faults_of("[]"), "file: must be an object");
}

TEST(Garbage, DeepNestingIsRefused) {
  const std::string open(500'000, '[');
  EXPECT_EQ(faults_of(open), "file: nested too deeply");
  EXPECT_EQ(faults_of("{\"board\": " + open), "file: nested too deeply");
  EXPECT_EQ(faults_of(std::string(200, '[') + std::string(200, ']')), "file: nested too deeply");
  json deep = json::array();
  for (int i = 0; i < 100; ++i) { deep = json::array({deep}); }
  json battle = small_battle();
  battle["remarks"] = deep;
  EXPECT_FALSE(read_scenario(battle));
  EXPECT_EQ(faults_of(R"({"title": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"[[["})").find("nested"),
            std::string::npos);
}

TEST(Garbage, HugeTextIsRefused) {
  EXPECT_EQ(faults_of(std::string(kMaxScenarioText + 1, ' ')), "file: more than 1048576 bytes");
}

// A key may be any text; it must not corrupt the report.
TEST(Garbage, FaultsAreShortAndValidText) {
  json battle = small_battle();
  battle[std::string(5000, 'k')] = 1;
  battle["units"][0]["kind"] = std::string(5000, 'x') + "é";
  battle["first"] = "\xff\xfe";
  const auto scenario = read_scenario(battle);
  ASSERT_FALSE(scenario);
  EXPECT_EQ(scenario.error().size(), std::size_t{3});
  for (const Fault& fault : scenario.error()) {
    EXPECT_LT(fault.at.size() + fault.why.size(), std::size_t{200});
    EXPECT_NO_THROW((void)json(to_text(fault)).dump());
  }
}

// Replaces every value of the small battle in turn with something unexpected.
TEST(Garbage, AnyValueAnywhereIsReadOrRefused) {
  const json flat = small_battle().flatten();
  const auto odd = json::parse(R"([null, true, -1, 3, 255, 256, 1e300, 18446744073709551615, "", "axis", [], [[]], {},
                                   [0, 0], [1, 1], {"at": [0, 0]}])");
  for (const auto& [pointer, value] : flat.items()) {
    for (const json& other : odd) {
      for (json::json_pointer at(pointer); !at.empty(); at = at.parent_pointer()) {
        json battle = small_battle();
        battle[at] = other;
        EXPECT_NO_THROW((void)read_scenario(battle)) << at.to_string() << " = " << other;
      }
    }
  }
}

// Random bytes are changed; whatever is still accepted must make a battle.
TEST(Garbage, DamagedTextNeverThrows) {
  const std::string sound = small_battle().dump();
  ASSERT_EQ(faults_of(sound), "");
  FastChance chance(44);
  for (int i = 0; i < 5000; ++i) {
    std::string text = sound;
    const int changes = 1 + chance.pick(3);
    for (int c = 0; c < changes; ++c) {
      text[chance.below(static_cast<std::uint32_t>(text.size()))] = "0123456789,:[]{}\"\\ax -\xff"[chance.below(24)];
    }
    EXPECT_NO_THROW({
      const auto scenario = read_scenario(std::string_view(text));
      if (scenario) { EXPECT_GT(scenario->spec.hand[0], 0); }
    }) << text;
  }
}

}  // namespace
}  // namespace bocage
