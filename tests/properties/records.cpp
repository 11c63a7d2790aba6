// A game's record replays to the same end, and undo goes back exactly as far as nothing was revealed.
#include "game/game.h"
#include "lab/seeds.h"
#include "walk.h"

namespace bocage {
namespace {

// What the test records about an action, to decide independently whether it can be undone.
struct Memory {
  State before;
  bool can_be_undone = false;
};

// Whether an action without rolls and draws reveals something: a card reaching its general or the table, or a visit.
bool tells(const State& before, const Action& action) {
  const auto* chip = before.open.frames.top_if<FillChipFrame>();
  const bool fills_chip = chip != nullptr && chip->stage == ChipStage::StartOfTurn;
  const bool hands_out = before.open.is_handing_out() || fills_chip;
  return action.kind == ActionKind::Place || action.kind == ActionKind::Visit || action.kind == ActionKind::EndVisit ||
         (fills_chip && action.kind == ActionKind::Pass) ||
         (hands_out && (action.kind == ActionKind::Done || !before.open.council_over));
}

bool can_be_undone(const State& before, const State& after, Post by, const Action& action, const Outcomes& said) {
  if (tells(before, action)) { return false; }
  const bool revealed = !said.dice.empty() || !said.draws.empty() || !said.picks.empty() ||
                        before.open.field.mine_shown != after.open.field.mine_shown;
  const bool same_turn = before.open.turn == after.open.turn;
  const bool own = by.side == before.open.on_turn || before.open.turn == 0;
  return !revealed && same_turn && own && !after.open.over();
}

// Undoes actions at random and compares the state with the earlier one.
void go_back(Game& game, std::vector<Memory>& memory, FastChance& luck) {
  for (std::uint32_t steps = luck.below(4); steps > 0; --steps) {
    const State now = game.state();
    const std::size_t length = game.record().steps.size();
    const bool expected = !memory.empty() && memory.back().can_be_undone;
    ASSERT_EQ(game.undo(), expected);
    if (!expected) {
      ASSERT_EQ(game.state() == now, true) << "a refused undo has changed something";
      ASSERT_EQ(game.record().steps.size(), length);
      return;
    }
    ASSERT_EQ(game.state() == memory.back().before, true) << "undo leads elsewhere";
    ASSERT_EQ(game.record().steps.size(), length - 1);
    memory.pop_back();
  }
}

void play_recorded(Game& game, std::uint64_t number) {
  const auto players = players_of(number);
  const auto offers = std::make_unique<ActionList>();
  FastChance luck(derive(number, 5));
  std::vector<Memory> memory;
  while (!game.state().open.over()) {
    const Pending posts = pending(game.battle(), game.state());
    const PendingPost asked = posts[luck.below(static_cast<std::uint32_t>(posts.size()))];
    legal(game.battle(), game.state(), asked.post, *offers);
    const Question question(game.battle(), game.state(), asked, *offers);
    const Action action = players[index(asked.post.side)]->choose(question);
    const State before = game.state();
    ASSERT_EQ(game.act(asked.post, action, nullptr, nullptr), ApplyResult::Applied);
    const bool free = can_be_undone(before, game.state(), asked.post, action, game.record().steps.back().outcomes);
    memory.push_back({before, free});
    if (!free) { memory.erase(memory.begin(), memory.end() - 1); }
    if (luck.below(8) == 0) { ASSERT_NO_FATAL_FAILURE(go_back(game, memory, luck)); }
    ASSERT_LE(game.state().open.turn, kMostTurns);
  }
}

void check_record(const Battle& battle, const Game& game) {
  const Record& record = game.record();
  const auto divergence = verify(battle, record, nullptr);
  ASSERT_FALSE(divergence) << "step " << divergence->step << ": " << divergence->why;
  ASSERT_TRUE(record.result);
  ASSERT_EQ(record.steps.back().hash, hash(game.state()));
  ASSERT_EQ(replay(battle, record, record.steps.size()) == game.state(), true);

  const std::string text = to_text(battle.board(), record);
  const auto read = record_from_text(battle.board(), text);
  if (const auto* fault = std::get_if<RecordFault>(&read)) { FAIL() << "line " << fault->line << ": " << fault->why; }
  const Record& again = std::get<Record>(read);
  ASSERT_EQ(to_text(battle.board(), again) == text, true) << "written again, the text differs";
  ASSERT_FALSE(verify(battle, again, nullptr));
}

using Records = EveryBattle;

TEST_P(Records, LeadToTheSameEndAndUndoGoesBackExactly) {
  const std::shared_ptr<const Battle> battle = this->battle({});
  for (int i = 0; i < GetParam().games() && !HasFailure(); ++i) {
    const std::uint64_t number = 30'000 + static_cast<std::uint64_t>(i);
    SCOPED_TRACE("game " + std::to_string(number));
    FastChance chance(derive(number, 3));
    Game game(battle, chance, std::to_string(number));
    ASSERT_NO_FATAL_FAILURE(play_recorded(game, number));
    ASSERT_NO_FATAL_FAILURE(check_record(*battle, game));
  }
}

INSTANTIATE_TEST_SUITE_P(Battle, Records, testing::ValuesIn(settings()), setting_name);

}  // namespace
}  // namespace bocage
