#include "server/app/names.h"

#include <gtest/gtest.h>

namespace bocage::server {
namespace {

TEST(Names, KeepWhatPeopleType) {
  for (const char* name :
       {"Ann", "Bayeux 123", "Jean-Luc", "Zoë", "Łukasz", "Ольга", "李雷", "O'Neill", "General Lee"}) {
    EXPECT_EQ(normalised_name(name), name);
  }
}

TEST(Names, AreNormalised) {
  EXPECT_EQ(normalised_name("  Ann \t Lee "), "Ann Lee");
  EXPECT_EQ(normalised_name("Zoe\xCC\x88"), "Zo\xC3\xAB");      // decomposed ë
  EXPECT_EQ(normalised_name("Ann\xC2\xA0Lee"), "Ann Lee");      // no-break space
  EXPECT_EQ(normalised_name("Ann\xE2\x80\x83Lee"), "Ann Lee");  // em space
}

TEST(Names, HideNothing) {
  const std::string ann = "Ann";
  const auto with = [&](const char* hidden) { return normalised_name(ann + hidden + "x"); };
  EXPECT_EQ(with("\xE2\x80\x8B"), std::nullopt);      // zero-width space
  EXPECT_EQ(with("\xE2\x80\x8D"), std::nullopt);      // zero-width joiner
  EXPECT_EQ(with("\xE2\x80\xAE"), std::nullopt);      // right-to-left override
  EXPECT_EQ(with("\xE2\x81\xA6"), std::nullopt);      // left-to-right isolate
  EXPECT_EQ(with("\xC2\xAD"), std::nullopt);          // soft hyphen
  EXPECT_EQ(with("\xEF\xB8\x8F"), std::nullopt);      // variation selector
  EXPECT_EQ(with("\xE3\x85\xA4"), std::nullopt);      // Hangul filler, an invisible letter
  EXPECT_EQ(with("\xF3\xA0\x81\x81"), std::nullopt);  // tag character
  EXPECT_EQ(with("\x07"), std::nullopt);
  EXPECT_EQ(normalised_name("A\xCC\x81\xCC\x82\xCC\x83\xCC\x84"), std::nullopt);  // a tower of accents
}

TEST(Names, NeedSomethingToRead) {
  for (const char* name : {"", " ", "...", "\xF0\x9F\x98\x80"}) {
    EXPECT_EQ(normalised_name(name), std::nullopt) << name;
  }
  EXPECT_EQ(normalised_name(std::string(40, 'a')), std::string(40, 'a'));
  EXPECT_EQ(normalised_name(std::string(41, 'a')), std::nullopt);
  EXPECT_EQ(normalised_name(std::string(60'000, 'a')), std::nullopt);
  EXPECT_EQ(normalised_name("Ann\xFF"), std::nullopt);  // not UTF-8
  EXPECT_EQ(normalised_name("Ann\xC3"), std::nullopt);  // cut off
}

TEST(Names, DoNotPoseAsTheComputer) {
  for (const char* name : {"general", "General", "GENERAL", "G e n e r a l", "general.", "Sergeant", "général",
                           "Computer", "Feldwebel", "Gen\xD0\xB5ral"}) {
    EXPECT_EQ(normalised_name(name), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace bocage::server
