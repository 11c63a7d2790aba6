// Actions as text: exactly one spelling each, in both directions.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/action.h"

namespace bocage {
namespace {

const Board& board() {
  static const Board standard{standard_board()};
  return standard;
}

Hex at(Coord coord) { return *board().find(coord); }

struct Spelling {
  std::string_view text;
  Action action;
};

std::vector<Spelling> spellings() {
  using enum ActionKind;
  return {
      {"done", {.kind = Done}},
      {"pass", {.kind = Pass}},
      {"aim 12,4", {.kind = Aim, .to = at({12, 4})}},
      {"play recon-left", {.kind = Play, .card = Card::ReconLeft}},
      {"play recon-left as air-power", {.kind = Play, .card = Card::ReconLeft, .as = Card::AirPower}},
      {"play their-finest-hour", {.kind = Play, .card = Card::TheirFinestHour}},
      {"section left", {.kind = Section, .detail = Flank::Left}},
      {"section center", {.kind = Section, .detail = Flank::Center}},
      {"section right", {.kind = Section, .detail = Flank::Right}},
      {"target 0,0", {.kind = Target, .to = at({0, 0})}},
      {"strike 24,8", {.kind = Strike, .to = at({24, 8})}},
      {"order 23,7", {.kind = Order, .unit = at({23, 7})}},
      {"move 14,6 > 16,6", {.kind = Move, .unit = at({14, 6}), .to = at({16, 6})}},
      {"move 14,6 > 18,6 via 16,6",
       {.kind = Move, .unit = at({14, 6}), .to = at({18, 6}), .via = {at({16, 6}), kNoHex}}},
      {"move 14,6 > 20,6 via 16,6 18,6",
       {.kind = Move, .unit = at({14, 6}), .to = at({20, 6}), .via = {at({16, 6}), at({18, 6})}}},
      {"battle 5,5 > 7,3", {.kind = Attack, .unit = at({5, 5}), .to = at({7, 3})}},
      {"remove-wire 6,4", {.kind = RemoveWire, .unit = at({6, 4})}},
      {"ambush", {.kind = Ambush}},
      {"ignore-flag 7,3", {.kind = IgnoreFlag, .unit = at({7, 3})}},
      {"retreat 7,3 > 6,2", {.kind = Retreat, .unit = at({7, 3}), .to = at({6, 2})}},
      {"take-ground 5,5", {.kind = TakeGround, .unit = at({5, 5})}},
      {"keep probe-left", {.kind = Keep, .card = Card::ProbeLeft}},
      {"hand-out probe-left left", {.kind = HandOut, .card = Card::ProbeLeft, .detail = Role::Left}},
      {"hand-out barrage commander", {.kind = HandOut, .card = Card::Barrage, .detail = Role::Commander}},
      {"hand-out recon-left commander as barrage",
       {.kind = HandOut, .card = Card::ReconLeft, .as = Card::Barrage, .detail = Role::Commander}},
      {"take-back move-out right", {.kind = TakeBack, .card = Card::MoveOut, .detail = Role::Right}},
      {"visit center", {.kind = Visit, .detail = Role::Center}},
      {"end-visit", {.kind = EndVisit}},
      {"place probe-left right", {.kind = Place, .card = Card::ProbeLeft, .detail = Flank::Right}},
      {"place move-out", {.kind = Place, .card = Card::MoveOut, .detail = Flank::Both}},
      {"place counter-attack as probe-left left",
       {.kind = Place, .card = Card::CounterAttack, .as = Card::ProbeLeft, .detail = Flank::Left}},
      {"initiative", {.kind = Initiative}},
      {"lose-figure 12,4", {.kind = LoseFigure, .unit = at({12, 4})}},
      {"exit 4,0", {.kind = Exit, .unit = at({4, 0})}},
      {"seal-cave 6,2", {.kind = SealCave, .unit = at({6, 2})}},
      {"recover 6,2", {.kind = Recover, .unit = at({6, 2})}},
      {"chip probe-left", {.kind = Chip, .card = Card::ProbeLeft}},
      {"unchip move-out", {.kind = Unchip, .card = Card::MoveOut}},
      {"name-general right", {.kind = NameGeneral, .detail = Role::Right}},
      {"order-plane 12,4", {.kind = OrderPlane, .unit = at({12, 4})}},
      {"bring-in spitfire 4,0", {.kind = BringIn, .to = at({4, 0}), .detail = Airplane::Spitfire}},
      {"fly 12,4 > 13,5", {.kind = Fly, .unit = at({12, 4}), .to = at({13, 5})}},
      {"air-action strafing 12,4", {.kind = ActionKind::AirAction, .unit = at({12, 4}), .detail = AirAction::Strafing}},
      {"air-action kamikaze 12,4 > 13,5",
       {.kind = ActionKind::AirAction, .unit = at({12, 4}), .to = at({13, 5}), .detail = AirAction::Kamikaze}},
      {"dismiss 12,4", {.kind = Dismiss, .unit = at({12, 4})}},
  };
}

TEST(ActionText, EveryKindHasItsForm) {
  for (const Spelling& row : spellings()) {
    EXPECT_EQ(to_text(board(), row.action), row.text);
    const auto read = action_from_text(board(), row.text);
    ASSERT_TRUE(read) << row.text;
    EXPECT_EQ(*read, row.action) << row.text;
  }
}

TEST(ActionText, TheTableAboveHasEveryKind) {
  const auto rows = spellings();
  for (int kind = 0; kind < kActionKinds; ++kind) {
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const Spelling& row) {
      return row.action.kind == static_cast<ActionKind>(kind);
    })) << kind;
  }
}

TEST(ActionText, EveryCardAndEveryHexCanBeNamed) {
  for (const CardInfo& row : kCards) {
    if (row.id == Card::None) { continue; }
    const Action play{.kind = ActionKind::Play, .card = row.id};
    EXPECT_EQ(action_from_text(board(), to_text(board(), play)), play);
  }
  int hexes = 0;
  board().all().for_each([&](Hex hex) {
    const Action order{.kind = ActionKind::Order, .unit = hex};
    EXPECT_EQ(action_from_text(board(), to_text(board(), order)), order);
    EXPECT_EQ(hex_from_text(board(), to_text(board(), hex)), hex);
    ++hexes;
  });
  EXPECT_EQ(hexes, 113);
}

TEST(ActionText, HexesAreColumnAndRow) {
  EXPECT_EQ(to_text(board(), at({12, 4})), "12,4");
  EXPECT_EQ(hex_from_text(board(), "7,3"), at({7, 3}));
  for (const std::string_view text :
       {"",      ",",     "12",   "12,",  ",4",   "12,4,", "12, 4", " 12,4", "12,4 ",         "012,4",  "+12,4", "-2,4",
        "12,-4", "0x2,4", "12.4", "11,4", "12,5", "26,0",  "0,9",   "0,10",  "99999999999,0", "12,4\n", "a,b"}) {
    EXPECT_FALSE(hex_from_text(board(), text)) << '"' << text << '"';
  }
}

TEST(ActionText, AnythingElseIsRefused) {
  for (const std::string_view text :
       {"", " ", "done ", " done", "Done", "DONE", "done done", "done\n", "finish", "pass 12,4", "ambush 7,3",
        // hexes
        "aim", "aim ", "aim 12", "aim 12,5", "aim 12,4 12,4", "aim  12,4", "order", "order 26,0", "order 12,4 ",
        "order 12,4 > 14,4", "order x", "target 3,3,3", "strike", "take-ground", "remove-wire 6,5", "ignore-flag",
        // paths
        "move 14,6", "move 14,6 >", "move 14,6 > ", "move 14,6 16,6", "move 14,6>16,6", "move > 16,6",
        "move 14,6 > 16,6 via", "move 14,6 > 16,6 via ", "move 14,6 > 16,6 by 15,5", "move 14,6 > 16,6 via 15,6",
        "move 14,6 > 16,6 via 15,5 16,6 17,5", "move 14,6 > 16,6 15,5", "battle 5,5", "battle 5,5 > 7,3 via 6,4",
        "battle 5,5 < 7,3", "retreat 7,3", "retreat 7,3 > 6,2 > 5,1",
        // cards and sections
        "play", "play ", "play none", "play recon", "play Recon-Left", "play recon-left as", "play recon-left as ",
        "play recon-left as none", "play recon-left air-power", "play recon-left as air-power now", "play as air-power",
        "keep", "keep none", "keep recon-left as air-power", "section", "section middle", "section 0",
        "section left left"}) {
    EXPECT_FALSE(action_from_text(board(), text)) << '"' << text << '"';
  }
}

// Every text that parses is reproduced exactly.
TEST(ActionText, WhatIsReadIsWrittenTheSame) {
  const std::string letters = "0123456789,> -abcdefghijklmnopqrstuvwxyz";
  std::uint64_t x = 44;
  const auto next = [&x](std::size_t bound) {
    x = x * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(x >> 33U) % bound;
  };
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    const auto rows = spellings();
    std::string text(rows[next(rows.size())].text);
    text[next(text.size())] = letters[next(letters.size())];
    const auto action = action_from_text(board(), text);
    if (!action) { continue; }
    ++accepted;
    EXPECT_EQ(to_text(board(), *action), text);
  }
  EXPECT_GT(accepted, 100);
}

// The same text on another board: which hexes exist depends on it.
TEST(ActionText, TheBoardDecidesWhatIsAHex) {
  const Board overlord(overlord_board());
  EXPECT_TRUE(action_from_text(overlord, "order 50,0"));
  EXPECT_FALSE(action_from_text(board(), "order 50,0"));
}

}  // namespace
}  // namespace bocage
