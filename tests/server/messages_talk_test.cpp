// COM: a chat message reaches exactly those who may hear it by the chain of command, in every phase of a battle.
#include <gtest/gtest.h>

#include <set>

#include "ai/player.h"
#include "game/talk.h"
#include "witness.h"

namespace bocage::server {
namespace {

// Everything in the state that the rules of talk depend on.
struct Situation {
  TalkPhase axis;
  TalkPhase allies;
  Visit visit;
  friend auto operator<=>(const Situation&, const Situation&) = default;
};

Situation situation_of(const Public& open) {
  return {talk_phase(open, Side::Axis), talk_phase(open, Side::Allies), open.visit};
}

Talker talker_of(const Onlooker& who) { return {who.viewer.side, who.viewer.roles}; }

// Whether `who` should hear what `from` says, by the rules alone.
bool should_hear(const Battle& battle, const Public& open, const Onlooker& from, const Onlooker& who,
                 const std::string& to) {
  if (to == "table") { return may_talk_to_table(battle, open, talker_of(from), {}); }
  const bool meant = who.post && (to == "side" ? who.post->side == from.viewer.side : post_text(*who.post) == to);
  return meant && may_talk(battle, open, talker_of(from), talker_of(who), {});
}

class Chatter {
 public:
  explicit Chatter(Witness& witness) : witness_(witness) {
    witness_.table().posts().for_each([&](Post post) { to_.push_back(post_text(post)); });
    to_.insert(to_.end(), {"side", "table"});
  }

  // Everyone says something to everyone.
  void all_talk() {
    for (const Onlooker& from : witness_.people()) {
      for (const std::string& to : to_) { say(from, to); }
    }
  }
  int heard() const { return heard_; }
  int unheard() const { return unheard_; }

 private:
  void say(const Onlooker& from, const std::string& to) {
    const std::string text = "words " + std::to_string(++said_);
    const Public open = witness_.truth().open;
    const Battle& battle = witness_.table().battle();
    witness_.ask(from, {{"do", "say"}, {"to", to}, {"text", text}});
    bool anybody = false;
    for (const Onlooker& who : witness_.people()) {
      if (&who == &from) { continue; }
      const bool should = should_hear(battle, open, from, who, to);
      anybody = anybody || should;
      (should ? heard_ : unheard_) += 1;
      EXPECT_EQ(hears(who, text), should) << (from.post ? post_text(*from.post) : "spectator") << " to " << to
                                          << ", heard by " << (who.post ? post_text(*who.post) : "spectator");
    }
    // A message to the speaker's own post reaches nobody else.
    const bool to_own_post = from.post && post_text(*from.post) == to;
    if (!to_own_post) { EXPECT_EQ(hears(from, text), anybody) << "the speaker"; }
  }

  bool hears(const Onlooker& who, const std::string& text) {
    const Json newest = witness_.club().world().newest(who.connection, "said");
    return !newest.is_null() && newest["said"]["text"] == text;
  }

  Witness& witness_;
  std::vector<std::string> to_;
  int said_ = 0;
  int heard_ = 0;
  int unheard_ = 0;
};

// The council; each side handing out before, during and after a visit; and each side's turn with and without a visit.
std::set<Situation> every_situation() {
  std::set<Situation> all{{TalkPhase::Council, TalkPhase::Council, Visit::NotYet}};
  for (const Visit visit : {Visit::NotYet, Visit::Begun, Visit::Ended}) {
    for (const TalkPhase own : {TalkPhase::HandOut, TalkPhase::OwnTurn}) {
      if (own == TalkPhase::OwnTurn && visit == Visit::Begun) { continue; }  // it ends with the hand-out
      all.insert({own, TalkPhase::EnemyTurn, visit});
      all.insert({TalkPhase::EnemyTurn, own, visit});
    }
  }
  return all;
}

TEST(MessagesTalk, FollowsTheChainOfCommandInEveryPhase) {
  Witness witness("o1-omaha-beach-overlord");
  Chatter chatter(witness);
  const auto player = make_player("heuristic", 6);
  const Battle& battle = witness.table().battle();
  std::set<Situation> to_meet = every_situation();
  for (int step = 0; step < 400 && !to_meet.empty() && !HasFailure(); ++step) {
    if (to_meet.erase(situation_of(witness.truth().open)) != 0) { chatter.all_talk(); }
    const PendingPost post = pending(battle, witness.truth())[0];
    ActionList offers;
    legal(battle, witness.truth(), post.post, offers);
    Action action = player->choose(Question(battle, witness.truth(), post, offers));
    // In every other hand-out, a visit as soon as possible; it ends before the hand-out does.
    for (const Action& offer : offers) {
      const bool visits =
          offer.kind == ActionKind::Visit && witness.truth().open.own_turns[index(post.post.side)] % 2 == 0;
      if (visits || offer.kind == ActionKind::EndVisit) { action = offer; }
    }
    witness.act(post.post, action);
  }
  EXPECT_TRUE(to_meet.empty()) << to_meet.size() << " situations did not occur";
  EXPECT_GT(chatter.heard(), 100);
  EXPECT_GT(chatter.unheard(), 100);
}

}  // namespace
}  // namespace bocage::server
