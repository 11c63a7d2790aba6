// Refusals in words: every code has a message in every language, and messages use only arguments of their code.
#include "cli/words/refusal_words.h"

#include <gtest/gtest.h>

#include "cli/words/catalogue.h"
#include "server/table/refusal.h"
#include "support/position.h"

namespace bocage::cli {
namespace {

constexpr std::array kLanguages{"en", "fr", "de"};

TEST(RefusalWords, EveryRefusalHasItsWordsInEveryLanguage) {
  for (const char* language : kLanguages) {
    const Catalogue texts(embedded_words(language), language);
    const auto expect = [&](std::string_view group, std::string_view name) {
      const std::string key = std::string(group) + std::string(name);
      EXPECT_TRUE(texts.has(key)) << language << ": " << key;
    };
    for (int i = 1; i < kRefusalCodes; ++i) { expect("refusal.", name(static_cast<RefusalCode>(i))); }
    for (int i = 1; i < server::kWhys; ++i) { expect("refusal.", info(static_cast<server::Why>(i)).code); }
    for (int i = 0; i < kDecisions; ++i) { expect("refusal.decision.", name(static_cast<Decision>(i))); }
    for (const Flank flank : kThirds) { expect("section-name.", name(flank)); }
  }
}

TEST(RefusalWords, NoMessageSpeaksOfWhatItsRefusalDoesNotCarry) {
  const auto battle = Position().battle();
  for (int i = 1; i < kRefusalCodes; ++i) {
    const Refusal refusal{.code = static_cast<RefusalCode>(i), .card = Card::ProbeLeft, .at = Hex{0}};
    for (const char* language : kLanguages) {
      const std::string text = refusal_text(battle->board(), refusal, Words(language));
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_NE(text, "refusal." + std::string(name(refusal.code)));
    }
  }
}

TEST(RefusalWords, NameTheCardAndTheSections) {
  Table t = Position().unit("allies", "infantry", {12, 4}).hand("allies", {"probe-left"}).play();
  t.act("play probe-left");
  const Refusal why = t.refusal("order 12,4");
  EXPECT_EQ(refusal_text(t.battle().board(), why, Words("en")),
            "Probe Left orders units in the left section; this unit is in the center. (ORD-04)");
  EXPECT_NE(refusal_text(t.battle().board(), why, Words("fr")).find("gauche"), std::string::npos);
}

TEST(RefusalWords, SayWhatIsAskedNow) {
  Table t = Position().unit("allies", "infantry", {4, 4}).hand("allies", {"probe-left"}).play();
  t.run("play probe-left", "order 4,4", "done");
  EXPECT_EQ(refusal_text(t.battle().board(), t.refusal("battle 4,4 > 8,4"), Words("en")),
            "Battles come after all moves. Now: move units. (TURN-04)");
}

}  // namespace
}  // namespace bocage::cli
