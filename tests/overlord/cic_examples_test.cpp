// The worked examples of section 5, checked with the rule itself and with the engine's offers.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/hand_out.h"
#include "support/position.h"

namespace bocage {
namespace {

struct Gift {
  const char* card;
  const char* to;
};

struct Example {
  const char* what;
  int hand;
  std::vector<Gift> gifts;
  HandOutBan ban;  // why the hand-out as a whole is illegal
};

const std::vector<Example>& examples() {
  static const std::vector<Example> list{
      {"two to the left, Move Out to the center",
       8,
       {{"probe-left", "left"}, {"attack-left", "left"}, {"move-out", "center"}},
       HandOutBan::None},
      {"Barrage, two to the right",
       8,
       {{"barrage", "commander"}, {"recon-right", "right"}, {"probe-right", "right"}},
       HandOutBan::None},
      {"three Tactics to three generals",
       8,
       {{"move-out", "left"}, {"firefight", "center"}, {"infantry-assault", "right"}},
       HandOutBan::None},
      {"CIC-06", 8, {{"probe-left", "left"}, {"move-out", "left"}}, HandOutBan::ExcludesOthers},
      {"CIC-13", 8, {{"barrage", "commander"}, {"air-power", "commander"}}, HandOutBan::TooManyForCommander},
      {"CIC-04",
       8,
       {{"probe-left", "left"}, {"attack-left", "left"}, {"assault-left", "left"}},
       HandOutBan::TooManyForGeneral},
      {"CIC-09", 8, {{"pincer-move", "center"}}, HandOutBan::WrongPost},
      {"CIC-14", 8, {{"their-finest-hour", "commander"}, {"recon-left", "left"}}, HandOutBan::MustBeAlone},
      {"CIC-01",
       8,
       {{"probe-left", "left"}, {"probe-center", "center"}, {"probe-right", "right"}, {"attack-left", "left"}},
       HandOutBan::TooManyCards},
      {"CIC-02",
       3,
       {{"probe-left", "left"}, {"probe-center", "center"}, {"probe-right", "right"}},
       HandOutBan::HandMustKeepOne},
  };
  return list;
}

Role role_named(std::string_view text) {
  for (const Role role : kRoles) {
    if (name(role) == text) { return role; }
  }
  ADD_FAILURE() << "no post is called " << text;
  return Role::Commander;
}

// The first ban encountered when the cards are handed out in this order.
HandOutBan ban_of(int hand, const std::vector<Gift>& gifts) {
  Given given{};
  Card own = Card::None;
  for (const Gift& gift : gifts) {
    const Card card = card_named(gift.card).value();
    const Role to = role_named(gift.to);
    const HandOutBan ban = may_hand_out(info(Chain::Overlord), hand, given, own, {card, to, card});
    if (ban != HandOutBan::None) { return ban; }
    auto& cards = given[index(to)];
    cards[cards[0] == Card::None ? 0 : 1] = card;
    if (to == Role::Commander) { own = card; }
  }
  return HandOutBan::None;
}

// Calls `check` with every permutation of the gifts.
template <class Check>
void in_any_order(const std::vector<Gift>& gifts, Check check) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < gifts.size(); ++i) { order.push_back(i); }
  do {
    std::vector<Gift> list;
    for (const std::size_t i : order) { list.push_back(gifts[i]); }
    check(list);
  } while (std::next_permutation(order.begin(), order.end()));
}

bool engine_allows(int hand, const std::vector<Gift>& gifts) {
  std::vector<std::string> cards;
  for (const Gift& gift : gifts) { cards.emplace_back(gift.card); }
  while (static_cast<int>(cards.size()) < hand) { cards.emplace_back("probe-center"); }
  Table t = Position()
                .overlord()
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {50, 8})
                .hand("allies", cards)
                .play();
  for (const Gift& gift : gifts) {
    const std::string action = std::string("hand-out ") + gift.card + " " + gift.to;
    if (!t.offers(action)) { return false; }
    t.act(action);
  }
  return t.offers("done");
}

TEST(CIC, ExamplesByTheRule) {
  for (const Example& example : examples()) {
    EXPECT_EQ(ban_of(example.hand, example.gifts), example.ban) << example.what;
  }
}

TEST(CIC, ExamplesInAnyOrder) {
  for (const Example& example : examples()) {
    in_any_order(example.gifts, [&](const std::vector<Gift>& gifts) {
      EXPECT_EQ(ban_of(example.hand, gifts) == HandOutBan::None, example.ban == HandOutBan::None) << example.what;
    });
  }
}

TEST(CIC, ExamplesThroughTheEngine) {
  for (const Example& example : examples()) {
    in_any_order(example.gifts, [&](const std::vector<Gift>& gifts) {
      EXPECT_EQ(engine_allows(example.hand, gifts), example.ban == HandOutBan::None) << example.what;
    });
  }
}

TEST(CIC, EveryBanNamesItsRule) {
  for (const Example& example : examples()) {
    const RefusalInfo& row = info(code_of(example.ban));
    EXPECT_EQ(row.rule.empty(), example.ban == HandOutBan::None) << example.what;
  }
}

}  // namespace
}  // namespace bocage
