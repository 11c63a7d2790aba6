// Why a card cannot be handed out: the refusal begins with the number of the rule it would break.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

struct Refused {
  const char* rule;
  const char* what;
  Texts hand;
  Texts out;  // already handed out
  const char* wish;
};

// Each breaks exactly one rule.
const std::vector<Refused>& refusals() {
  static const std::vector<Refused> list{
      {"CIC-01",
       "a fourth card of the turn",
       {"probe-left", "probe-center", "probe-right", "attack-right", "recon-left"},
       {"probe-left left", "probe-center center", "probe-right right"},
       "attack-right right"},
      {"CIC-01",
       "a fourth card, the commander's own being one",
       {"barrage", "probe-left", "probe-center", "probe-right", "recon-left"},
       {"barrage commander", "probe-left left", "probe-center center"},
       "probe-right right"},
      {"CIC-02",
       "the last card in the hand",
       {"probe-left", "probe-center", "probe-right"},
       {"probe-left left", "probe-center center"},
       "probe-right right"},
      {"CIC-02", "the last of two", {"probe-left", "barrage"}, {"probe-left left"}, "barrage commander"},
      {"CIC-04",
       "a third card to a general",
       {"probe-left", "attack-left", "assault-left", "probe-center", "probe-right"},
       {"probe-left left", "attack-left left"},
       "assault-left left"},
      {"CIC-05",
       "a card for both sections after one for a single section",
       {"probe-left", "recon-in-force", "probe-center", "probe-right"},
       {"probe-left left"},
       "recon-in-force left"},
      {"CIC-05",
       "a card for a single section after one for both",
       {"probe-left", "general-advance", "probe-center", "probe-right"},
       {"general-advance left"},
       "probe-left left"},
      {"CIC-09",
       "a Recon to the commander as what it is",
       {"recon-left", "probe-left", "probe-center"},
       {},
       "recon-left commander"},
      {"CIC-09",
       "a Section card to a general it does not point at",
       {"probe-left", "probe-center", "probe-right"},
       {},
       "probe-left right"},
      {"CIC-09", "Pincer Move to the center", {"pincer-move", "probe-center", "probe-right"}, {}, "pincer-move center"},
      {"CIC-11", "Barrage to a general", {"barrage", "probe-left", "probe-center"}, {}, "barrage left"},
      {"CIC-11", "Air Power to a general", {"air-power", "probe-left", "probe-center"}, {}, "air-power right"},
      {"CIC-13",
       "a second own card of the commander",
       {"barrage", "air-power", "probe-left", "probe-center"},
       {"barrage commander"},
       "air-power commander"},
      {"CIC-13",
       "a Recon as a second own card",
       {"barrage", "recon-left", "probe-left", "probe-center"},
       {"barrage commander"},
       "recon-left commander as barrage"},
      {"CIC-14",
       "Their Finest Hour after another card",
       {"their-finest-hour", "probe-left", "probe-center", "probe-right"},
       {"probe-left left"},
       "their-finest-hour commander"},
      {"CIC-14",
       "another card after Their Finest Hour",
       {"their-finest-hour", "probe-left", "probe-center", "probe-right"},
       {"their-finest-hour commander"},
       "probe-left left"},
      {"CIC-18", "Ambush to a general", {"ambush", "probe-left", "probe-center"}, {}, "ambush left"},
      {"CIC-18", "Ambush by the commander", {"ambush", "probe-left", "probe-center"}, {}, "ambush commander"},
  };
  return list;
}

// Either side may play a Recon as a Barrage here.
Table before_the_wish(const Refused& row) {
  Table t = Position()
                .overlord()
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {50, 8})
                .special(R"({"rule": "recon-as-barrage", "sides": ["axis", "allies"], "dice": 4, "targets": 1})")
                .hand("allies", row.hand)
                .play();
  for (const std::string& card : row.out) { t.act("hand-out " + card); }
  return t;
}

TEST(CIC, ARefusalBeginsWithTheNumberOfItsRule) {
  for (const Refused& row : refusals()) {
    const std::string wish = std::string("hand-out ") + row.wish;
    const Table t = before_the_wish(row);
    EXPECT_FALSE(t.offers(wish)) << row.what;
    const std::string why = t.why_not(wish);
    EXPECT_TRUE(why.starts_with(std::string(row.rule) + " "))
        << row.what << "\n  wanted " << row.rule << "\n  got " << why;
  }
}

TEST(CIC, OffersAreNotRefused) {
  const Table t = before_the_wish({"", "", {"recon-left", "probe-left", "counter-attack"}, {}, ""});
  for (const char* wish : {"hand-out recon-left left", "hand-out recon-left commander as barrage",
                           "hand-out probe-left left", "hand-out counter-attack commander"}) {
    EXPECT_TRUE(t.offers(wish)) << wish;
    EXPECT_EQ(t.why_not(wish), "") << wish;
  }
}

TEST(CIC, ACardThatHeDoesNotHoldBreaksNoRuleOfHandingOut) {
  const Table t = before_the_wish({"", "", {"probe-left", "probe-center", "probe-right"}, {}, ""});
  const std::string why = t.why_not("hand-out ambush left");
  EXPECT_FALSE(why.empty());
  EXPECT_FALSE(why.starts_with("CIC-")) << why;
}

}  // namespace
}  // namespace bocage
