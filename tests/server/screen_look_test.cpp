#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "game/preview.h"
#include "random_game.h"
#include "schema.h"
#include "server/screen/look_json.h"
#include "wire/event_json.h"

namespace bocage::server {
namespace {

// Every post that still orders or moves says `done`. Nothing if the game is not at that point.
std::optional<State> at_the_attacks(const Battle& battle, State state, Chance& chance) {
  const auto turn = state.open.turn;
  while (!state.open.over() && state.open.turn == turn) {
    const PendingPost asked = pending(battle, state)[0];
    if (asked.decision == Decision::Attack) { return state; }
    if (asked.decision != Decision::Move && asked.decision != Decision::Order) { return std::nullopt; }
    if (apply(battle, state, asked.post, {.kind = ActionKind::Done}, chance, nullptr) != ApplyResult::Applied) {
      return std::nullopt;
    }
  }
  return state;
}

std::vector<Aim> legal_attacks(const Battle& battle, const State& state, Post post, Hex unit) {
  std::vector<Aim> found;
  ActionList list;
  legal(battle, state, post, list);
  for (const Action& action : list) {
    if (action.kind != ActionKind::Attack || action.unit != unit) { continue; }
    State declared = state;
    FastChance luck(1);
    EventList events;
    EXPECT_EQ(apply(battle, declared, post, action, luck, &events), ApplyResult::Applied);
    EXPECT_EQ(events.events()[0].kind, EventKind::AttackDeclared);
    found.push_back({action.to, events.events()[0].number()});
  }
  return found;
}

// Compares the preview of one move with what actually happens.
void check_preview(const RandomStep& step, const Prospect& previewed) {
  FastChance luck(1);
  ActionList list;
  legal(step.battle, step.state, step.by.post, list);
  bool matches = false;
  for (const Action& action : list) {
    if (action.kind != ActionKind::Move || action.unit != step.action.unit || action.to != previewed.to) { continue; }
    State state = step.state;
    EXPECT_EQ(apply(step.battle, state, step.by.post, action, luck, nullptr), ApplyResult::Applied);
    const auto battles = at_the_attacks(step.battle, state, luck);
    if (!battles) { return; }
    matches = matches || legal_attacks(step.battle, *battles, step.by.post, previewed.to) == previewed.targets;
  }
  EXPECT_TRUE(matches) << to_text(step.battle.board(), step.action.unit) << " to "
                       << to_text(step.battle.board(), previewed.to);
}

class ScreenLook : public testing::TestWithParam<const char*> {};

TEST_P(ScreenLook, PreviewsMatchWhatHappens) {
  const auto battle = battle_with_options(GetParam());
  int with_targets = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    play_random_game(*battle, seed, 500, [&](const RandomStep& step) {
      if (step.by.decision != Decision::Move || step.action.kind != ActionKind::Move) { return; }
      const Preview found = preview(step.battle, step.state, step.by.post, step.action.unit);
      for (const Prospect& previewed : found.moves) {
        with_targets += previewed.targets.empty() ? 0 : 1;
        check_preview(step, previewed);
      }
    });
  }
  EXPECT_GT(with_targets, 20);
}

INSTANTIATE_TEST_SUITE_P(Battle, ScreenLook, testing::Values("01", "05", "12", "o1"));

Json look_at(const Table& table, Coord unit) {
  return look_json(table.battle(), table.state(), {Side::Allies, Role::Commander}, *table.battle().board().find(unit));
}

const Json* move_to(const Json& look, Coord to) {
  for (const Json& move : look.at("moves")) {
    if (move.at("to") == Json::array({to.col, to.row})) { return &move; }
  }
  return nullptr;
}

Position infantry_against_two() {
  return Position()
      .terrain("forest", {8, 4})
      .unit("allies", "infantry", {6, 4})
      .unit("axis", "infantry", {12, 4})
      .unit("axis", "infantry", {10, 2});
}

TEST(ScreenLook, ShowsTheTargetsFromEachDestination) {
  Table t = infantry_against_two().play();
  t.run("play probe-left", "order 6,4", "done");
  const Json look = look_at(t, {6, 4});
  EXPECT_EQ(schema_fault("Look", look), "");
  // 10,2 is three hexes away, one die (BAT-03); 12,4 lies behind the forest (LOS-03).
  EXPECT_EQ(look.at("targets").dump(), R"([{"at":[10,2],"dice":1}])");
  const Json* into_forest = move_to(look, {8, 4});
  ASSERT_NE(into_forest, nullptr);
  EXPECT_FALSE(into_forest->at("battles").get<bool>());  // MOV-17
  EXPECT_TRUE(into_forest->at("targets").empty());
  const Json* one_hex = move_to(look, {7, 3});
  ASSERT_NE(one_hex, nullptr);
  EXPECT_TRUE(one_hex->at("battles").get<bool>());
  EXPECT_EQ(one_hex->at("targets").dump(), R"([{"at":[10,2],"dice":2},{"at":[12,4],"dice":1}])");
  const Json* two_hexes = move_to(look, {8, 2});
  ASSERT_NE(two_hexes, nullptr);
  EXPECT_FALSE(two_hexes->at("battles").get<bool>());  // BAT-20
}

TEST(ScreenLook, AUnitThatCouldBeOrderedIsPreviewedAsOrdered) {
  Table t = infantry_against_two().play();
  t.act("play probe-left");
  const Json before = look_at(t, {6, 4});
  t.run("order 6,4", "done");
  EXPECT_EQ(before.dump(), look_at(t, {6, 4}).dump());
}

TEST(ScreenLook, UnorderedAndEnemyUnitsHaveNoPreview) {
  Table t = infantry_against_two().unit("allies", "armor", {20, 6}).play();
  t.run("play probe-left", "order 6,4", "done");
  EXPECT_EQ(look_at(t, {20, 6}).dump(), R"({"targets":[],"moves":[]})");
  EXPECT_EQ(look_at(t, {12, 4}).dump(), R"({"targets":[],"moves":[]})");
  EXPECT_EQ(look_at(t, {0, 8}).dump(), R"({"targets":[],"moves":[]})");
}

std::optional<Json> odds_of(const Table& table, Coord from, Coord to, std::optional<Coord> after) {
  const Board& board = table.battle().board();
  return odds_json(table.battle(), table.state(), *board.find(from), *board.find(to),
                   after ? board.find(*after) : std::nullopt);
}

// Two dice at infantry of four: each hits with three sides of six, so 1/4, 1/2, 1/4.
TEST(ScreenOdds, ListEveryModifier) {
  Table t = infantry_against_two().work("wire", {7, 3}).play();
  t.run("play probe-left", "order 6,4", "done");
  const auto odds = odds_of(t, {6, 4}, {10, 2}, Coord{7, 3});
  ASSERT_TRUE(odds);
  EXPECT_EQ(schema_fault("Odds", *odds), "");
  EXPECT_EQ(odds->at("base").get<int>(), 2);
  EXPECT_EQ(odds->at("modifiers").dump(), R"([{"what":"wire","where":"own-hex","dice":-1}])");
  EXPECT_EQ(odds->at("dice").get<int>(), 1);
  EXPECT_EQ(odds->at("hits").dump(), "[0.5,0.5]");
  EXPECT_DOUBLE_EQ(odds->at("expected").get<double>(), 0.5);
  EXPECT_DOUBLE_EQ(odds->at("eliminate").get<double>(), 0);
  EXPECT_NEAR(odds->at("retreat").get<double>(), 1.0 / 6, 1e-12);
  EXPECT_TRUE(odds->at("reason").is_null());
}

TEST(ScreenOdds, AfterAMoveExplainWhyTheAttackIsIllegal) {
  Table t = infantry_against_two().play();
  t.run("play probe-left", "order 6,4", "done");
  const auto far = odds_of(t, {6, 4}, {10, 2}, Coord{8, 2});
  ASSERT_TRUE(far);
  EXPECT_EQ(far->at("dice").get<int>(), 3);
  EXPECT_EQ(far->at("reason").at("rule"), "BAT-20");
  EXPECT_FALSE(odds_of(t, {6, 4}, {10, 2}, Coord{20, 4}));  // it cannot go there
  EXPECT_FALSE(odds_of(t, {6, 4}, {8, 2}, std::nullopt));   // nobody stands there
  const auto now = odds_of(t, {6, 4}, {10, 2}, std::nullopt);
  ASSERT_TRUE(now);
  EXPECT_EQ(now->at("reason").dump(), R"({"code":"battles-come-later","rule":"TURN-04","args":{"decision":"move"}})");
}

}  // namespace
}  // namespace bocage::server
