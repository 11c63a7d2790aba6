// The seating requested on the command line (OVL-20 to OVL-26).
#include "cli/play/seats.h"

#include <gtest/gtest.h>

#include "program.h"

namespace bocage::cli {
namespace {

Seats seats_of(const SeatWishes& wishes) {
  auto found = take_seats(Chain::Overlord, wishes, Words());
  EXPECT_TRUE(std::holds_alternative<Seats>(found)) << std::get<std::string>(found);
  return std::get<Seats>(found);
}

std::string fault_of(Chain chain, const SeatWishes& wishes) {
  const auto found = take_seats(chain, wishes, Words());
  const auto* fault = std::get_if<std::string>(&found);
  return fault != nullptr ? *fault : "";
}

TEST(OVL24, OnePersonHoldsAllPostsOfASideUnlessSomethingElseIsSaid) {
  const Seats seats = seats_of({});
  ASSERT_EQ(seats.people().size(), 1U);
  EXPECT_EQ(seats.people()[0].roles, kEveryRole);
  EXPECT_EQ(seats.people()[0].side, Side::Allies);
  EXPECT_EQ(seats.person_at({Side::Axis, Role::Left}), nullptr);
  EXPECT_EQ(seats.name_at({Side::Axis, Role::Left}), "sergeant");
}

TEST(OVL21, EightPeopleHaveAPostEach) {
  const Seats seats = seats_of({.people = 8});
  EXPECT_EQ(seats.people().size(), 8U);
  EXPECT_EQ(seats.name_at({Side::Allies, Role::Right}), "Allies 4");
}

TEST(OVL25, TheAlliesHaveOneMoreWhereTheNumberIsOdd) {
  const Seats seats = seats_of({.people = 3});
  EXPECT_EQ(seats.name_at({Side::Axis, Role::Left}), "the Axis");
  EXPECT_EQ(seats.name_at({Side::Allies, Role::Center}), "Allies 1");
  EXPECT_EQ(seats.name_at({Side::Allies, Role::Right}), "Allies 2");
  EXPECT_EQ(seats.label(*seats.person_at({Side::Allies, Role::Left}), Words()),
            "Allies 2 (Allies: Left General and Right General)");
}

TEST(Seats, PeopleShareTheSideThatNoProgramPlays) {
  const Seats seats = seats_of({.players = {"random", "human"}, .said = {true, false}, .people = 4});
  EXPECT_EQ(seats.people().size(), 4U);
  EXPECT_EQ(seats.name_at({Side::Axis, Role::Commander}), "random");
}

TEST(Seats, NamesOfPeopleAndProgramsAreTakenAtTheirWord) {
  const Seats seats = seats_of({.seats = {"allies/left=Ann", "axis=bob", "axis/center=random"}});
  EXPECT_EQ(seats.people().size(), 3U);
  EXPECT_EQ(seats.person_at({Side::Allies, Role::Left})->name, "Ann");
  EXPECT_EQ(seats.person_at({Side::Axis, Role::Right})->name, "bob");
  EXPECT_EQ(seats.person_at({Side::Axis, Role::Center}), nullptr);
}

TEST(Seats, WhatCannotBeIsSaid) {
  EXPECT_NE(fault_of(Chain::Overlord, {.seats = {"allies/left"}}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.seats = {"allies/wing=ann"}}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.seats = {"france/left=ann"}}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.seats = {"allies/left=a\nb"}}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.seats = {"allies/left=ann", "axis/left=ann"}}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.players = {"random", "human"}, .said = {true, false}, .people = 5}), "");
  EXPECT_NE(fault_of(Chain::Overlord, {.players = {"random", "random"}, .said = {true, true}, .people = 2}), "");
  EXPECT_NE(fault_of(Chain::Single, {.people = 3}), "");
  EXPECT_NE(fault_of(Chain::Single, {.seats = {"allies/left=ann"}}), "");
  EXPECT_EQ(fault_of(Chain::Single, {.people = 2}), "");
  const Ran ran = run_program({"play", "01", "--seat", "allies/left=ann"});
  EXPECT_EQ(ran.exit, 2);
  EXPECT_TRUE(contains(ran.err, "there is no Left General in this battle")) << ran.err;
}

TEST(Seats, PeopleOfATwoPlayerBattleMayHaveNames) {
  const Ran ran =
      run_program({"play", "01", "--seed", "5", "--map", "off", "--seat", "axis=Bob", "--seat", "allies=Ann"}, "\n1\n");
  EXPECT_TRUE(contains(ran.out, "Pass the keyboard to Ann (Allies). Press Enter.")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "Pass the keyboard to Bob (Axis). Press Enter."));
}

}  // namespace
}  // namespace bocage::cli
