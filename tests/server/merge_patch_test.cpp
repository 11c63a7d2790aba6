#include "wire/merge_patch.h"

#include <gtest/gtest.h>

#include <random>

#include "client/patched.h"

namespace bocage {
namespace {

std::string members(const Json& object) {
  const std::string text = object.dump();
  return text.substr(1, text.size() - 2);
}

Json patch(const Json& before, const Json& after) {
  std::string text = "{";
  append_merge_patch(text, members(before), members(after));
  return Json::parse(text + "}");
}

nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

TEST(MergePatch, HasOnlyWhatChanged) {
  const Json before = {{"a", 1}, {"b", {{"c", "x"}, {"d", true}}}, {"e", {1, 2}}};
  EXPECT_EQ(patch(before, before), Json::object());
  EXPECT_EQ(patch(before, {{"a", 2}, {"b", {{"c", "x"}, {"d", true}}}, {"e", {1, 2}}}), Json({{"a", 2}}));
  EXPECT_EQ(patch(before, {{"a", 1}, {"b", {{"c", "y"}, {"d", true}}}, {"e", {1, 2}}}), Json({{"b", {{"c", "y"}}}}));
  EXPECT_EQ(patch(before, {{"a", 1}, {"b", {{"c", "x"}, {"d", true}}}, {"e", {1, 2, 3}}}), Json({{"e", {1, 2, 3}}}));
}

TEST(MergePatch, NullRemovesAMember) {
  EXPECT_EQ(patch({{"a", 1}, {"b", 2}}, {{"b", 2}}), Json({{"a", nullptr}}));
  EXPECT_EQ(patch({{"a", 1}}, {{"b", 2}, {"a", 1}}), Json({{"b", 2}}));
  EXPECT_EQ(patch({{"a", 1}}, Json::object()), Json({{"a", nullptr}}));
  EXPECT_EQ(patch(Json::object(), {{"a", 1}}), Json({{"a", 1}}));
}

TEST(MergePatch, ChangesThingsByTheirIds) {
  const Json a = {{"id", 1}, {"at", {1, 2}}};
  const Json b = {{"id", 12}, {"at", {3, 4}}, {"moved", true}};
  const Json c = {{"id", 13}, {"at", {5, 6}}};
  const Json b_later = {{"id", 12}, {"at", {3, 5}}};
  const auto units = [](const Json& list) { return Json{{"units", list}}; };
  EXPECT_EQ(patch(units({a, b, c}), units({a, b_later, c})), units({{"12", {{"at", {3, 5}}, {"moved", nullptr}}}}));
  EXPECT_EQ(patch(units({a, b, c}), units({a, c})), units({{"12", nullptr}}));
  EXPECT_EQ(patch(units({a, c}), units({a, b, c})), units({{"12", b}}));
  EXPECT_EQ(client::patched(units({a, c}), patch(units({a, c}), units({a, b, c}))), units({a, b, c}));
  // An empty list has no ids: it is replaced, or replaces.
  EXPECT_EQ(patch(units(Json::array()), units(Json::array({a}))), units(Json::array({a})));
  EXPECT_EQ(patch(units(Json::array({a})), units(Json::array())), units(Json::array()));
}

TEST(MergePatch, ReadsTextsWithBracketsAndQuotes) {
  const Json before = {{"a", "}]\",{"}, {"b\"", "\\"}, {"c", 1}};
  const Json after = {{"a", "}]\",{"}, {"b\"", "\\\""}, {"c", 1}};
  EXPECT_EQ(patch(before, after), Json({{"b\"", "\\\""}}));
}

// Random values with few keys, so that two of them have much in common. What is a list in one is no object in another.
class RandomJson {
 public:
  explicit RandomJson(unsigned seed) : luck_(seed) {}

  Json object(int depth) {
    Json out = Json::object();
    for (const char* key : {"a", "b", "c"}) {
      if (luck_() % 3 != 0) { out[key] = depth > 0 && luck_() % 2 == 0 ? object(depth - 1) : plain(); }
    }
    for (const char* key : {"d", "e"}) {
      if (luck_() % 3 != 0) { out[key] = depth > 0 && luck_() % 4 != 0 ? list(depth - 1) : plain(); }
    }
    return out;
  }

 private:
  Json plain() {
    switch (luck_() % 3) {
      case 0: return luck_() % 3;
      case 1: return luck_() % 2 == 0;
      default: return std::string(luck_() % 3, ']');
    }
  }
  Json list(int depth) { return luck_() % 3 == 0 ? Json::array({plain(), object(depth)}) : things(depth); }
  Json things(int depth) {
    Json list = Json::array();
    for (int id = 0; id < 4; ++id) {
      if (luck_() % 2 == 0) { continue; }
      Json thing = {{"id", id}};
      const Json parts = object(depth);
      for (const auto& [key, part] : parts.items()) { thing[key] = part; }
      list.push_back(thing);
    }
    return list;
  }

  std::mt19937 luck_;
};

TEST(MergePatch, LeadsFromAnyObjectToAnyOther) {
  RandomJson random(44);
  Json before = random.object(3);
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    Json after = random.object(3);
    EXPECT_EQ(unordered(client::patched(before, patch(before, after))), unordered(after))
        << before.dump() << "\n"
        << after.dump() << "\n"
        << patch(before, after).dump();
    before = std::move(after);
  }
}

}  // namespace
}  // namespace bocage
