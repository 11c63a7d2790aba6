// Whole games on a server: no update ever names a card that its reader may not know, nor the seed before the end.
#include <gtest/gtest.h>

#include "ai/player.h"
#include "witness.h"

namespace bocage::server {
namespace {

struct Case {
  const char* battle;
  int most_steps;
  bool ends;  // within that many steps
};

class MessagesLeak : public testing::TestWithParam<Case> {};

// Everyone plays like the heuristic player; now and then someone undoes, asks about the past,
// reconnects, or gives up a post and takes it again.
TEST_P(MessagesLeak, NoMessageNamesACardItsReaderMayNotKnow) {
  Witness witness(GetParam().battle);
  const auto player = make_player("heuristic", 44);
  const Battle& battle = witness.table().battle();
  int undone = 0;
  for (int step = 0; step < GetParam().most_steps && !witness.truth().open.over() && !HasFailure(); ++step) {
    const Pending asked = pending(battle, witness.truth());
    const PendingPost post = asked[static_cast<std::size_t>(step) % asked.size()];
    ActionList offers;
    legal(battle, witness.truth(), post.post, offers);
    witness.act(post.post, player->choose(Question(battle, witness.truth(), post, offers)));
    Onlooker& somebody = witness.people()[static_cast<std::size_t>(step) % witness.people().size()];
    if (step % 7 == 0) { undone += witness.ask(witness.at(post.post), {{"do", "undo"}})["ok"] == true ? 1 : 0; }
    if (step % 11 == 0) { witness.reconnect(somebody); }
    if (step % 13 == 0 && somebody.post) { witness.sit_again(somebody); }
    if (step % 23 == 0) { witness.ask(somebody, {{"do", "past"}, {"from", witness.table().entries() - 20}}); }
    // Answers about a post go only to its holder, and contain nothing beyond their view.
    if (step % 5 == 0) {
      witness.ask(somebody, {{"do", "why"}, {"post", post_text(post.post)}, {"action", "play air-power"}});
    }
  }
  EXPECT_EQ(witness.truth().open.over(), GetParam().ends);
  EXPECT_GT(undone, 0);
  EXPECT_GT(witness.seen(), 100U);
}

INSTANTIATE_TEST_SUITE_P(Battle, MessagesLeak,
                         testing::Values(Case{"01-pegasus-bridge", 2000, true},
                                         Case{"o1-omaha-beach-overlord", 160, false}));

// The witness itself must recognize what it looks for.
TEST(Witness, FindsTheNamesOfCardsInTexts) {
  const Json message = {{"a", {{{"action", "hand-out probe-left left"}}, {{"decision", "ambush"}}}},
                        {"b", "air-power"}};
  EXPECT_EQ(named_in(message), (CardNames{"probe-left", "air-power"}));
}

}  // namespace
}  // namespace bocage::server
