// The message catalogues: formatting, and files that are refused.
#include "cli/words/catalogue.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace bocage::cli {
namespace {

TEST(Catalogue, FillsInWhatItIsGiven) {
  const Catalogue texts(R"({"greeting": {"hello": "Hello, {name}!"},
                            "hexes": "{n, plural, one {# hex} other {# hexes}}"})",
                        "en");
  EXPECT_EQ(texts.say("greeting.hello", {{"name", "Ann"}}), "Hello, Ann!");
  EXPECT_EQ(texts.say("hexes", {{"n", 1}}), "1 hex");
  EXPECT_EQ(texts.say("hexes", {{"n", 3}}), "3 hexes");
  EXPECT_EQ(texts.keys(), (std::vector<std::string>{"greeting.hello", "hexes"}));
}

TEST(Catalogue, AMissingKeyStandsForItself) {
  const Catalogue texts(R"({"a": "b"})", "en");
  EXPECT_FALSE(texts.has("nothing"));
  EXPECT_EQ(texts.say("nothing"), "nothing");
}

TEST(Catalogue, WhatIsNoMessageIsFound) {
  for (const char* bad : {R"({"a": 7})", R"(["a"])", "no JSON"}) {
    EXPECT_THROW(Catalogue(bad, "en"), std::runtime_error) << bad;
  }
  for (const char* bad : {R"({"a": "{"})", R"({"a": "{n, plural, one {x}}"})"}) {
    EXPECT_EQ(Catalogue(bad, "en").faults(), (std::vector<std::string>{"a"})) << bad;
    EXPECT_EQ(Catalogue(bad, "en").say("a"), "a") << bad;
  }
}

TEST(Catalogue, ListsAreThoseOfTheLanguage) {
  EXPECT_EQ(Catalogue("{}", "en").list({"left", "right"}), "left and right");
  EXPECT_EQ(Catalogue("{}", "fr").list({"gauche", "droite"}), "gauche et droite");
  EXPECT_EQ(Catalogue("{}", "de").list({"links"}), "links");
}

TEST(Catalogue, EveryEmbeddedOneCanBeRead) {
  for (const char* language : {"en", "fr", "de"}) {
    const Catalogue texts(embedded_words(language), language);
    EXPECT_FALSE(texts.keys().empty()) << language;
    EXPECT_EQ(texts.faults(), std::vector<std::string>{}) << language;
  }
  EXPECT_TRUE(embedded_words("la").empty());
}

}  // namespace
}  // namespace bocage::cli
