// Files that repeat the engine's tables: what is committed is what the tables make.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "reference/files.h"
#include "reference/rewrite.h"
#include "support/source_path.h"

namespace bocage::reference {
namespace {

using nlohmann::json;

std::string content(std::string_view file) {
  std::ifstream stream(source_path(file), std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Reference, FilesAreUpToDate) {
  for (const std::string_view file : kFiles) {
    const std::string now = content(file);
    ASSERT_FALSE(now.empty()) << file;
    EXPECT_TRUE(made(file, now) == now) << file << " is out of date. Run: cmake --build --preset dev -t reference";
  }
}

TEST(Reference, NamesReplaceWhatStoodThere) {
  EXPECT_EQ(with_names(R"({"x-table": "unit-kinds", "enum": ["old"], "b": [1]})"),
            R"({"x-table": "unit-kinds", "enum": ["infantry", "armor", "artillery", "ship"], "b": [1]})");
  EXPECT_EQ(with_names("| a | <!-- names: sets -->x<!-- end --> |"),
            "| a | <!-- names: sets --> `base`, `base-overlord`, `eastern-front`, `pacific-theater` <!-- end --> |");
  EXPECT_THROW(with_names(R"("x-table": "dragons", "enum": [])"), std::runtime_error);
  EXPECT_THROW(with_names(R"("x-table": "sets", "enum": [)"), std::runtime_error);
}

TEST(Reference, ListsFollowTheColumns) {
  EXPECT_EQ(names("tiles-with-course"), (Names{"frozen-river", "ford", "fordable-stream"}));
  EXPECT_EQ(names("hill-traits"), (Names{"cliff", "bluff", "steep", "impassable"}));
  EXPECT_EQ(names("river-traits"), (Names{"wide", "fordable", "fordable-stream"}));
  EXPECT_EQ(names("armor-types"), (Names{"elite-armor", "flame-thrower-tank"}));
  EXPECT_EQ(names("types-of-1-figure"), (Names{"sniper"}));
  EXPECT_EQ(names("command-rules"), (Names{"commissar", "japanese-command", "marine-command"}));
  EXPECT_EQ(names("obstacles-facing-owned"), (Names{"sea-wall"}));
  EXPECT_EQ(names("dragons"), std::nullopt);
}

// The schema checks a rule's parameters only if it says which definition belongs to the rule.
TEST(Reference, TheSchemaDefinesTheParametersOfEverySpecialRule) {
  const json special = json::parse(content("scenarios/schema.json")).at("$defs").at("special");
  std::set<std::string> defined;
  for (const json& branch : special.at("allOf")) {
    const json& rule = branch.at("if").at("properties").at("rule");
    if (rule.contains("const")) { defined.insert(rule.at("const").get<std::string>()); }
    for (const json& name : rule.value("enum", json::array())) { defined.insert(name.get<std::string>()); }
  }
  const Names rules = names("special-rules").value_or(Names{});
  EXPECT_GT(rules.size(), 40U);
  for (const std::string& name : rules) {
    if (!name.starts_with("terrain-")) {
      EXPECT_TRUE(defined.contains(name))
          << "scenarios/schema.json: add the rule " << name << " to $defs.special.allOf";
    }
  }
}

}  // namespace
}  // namespace bocage::reference
