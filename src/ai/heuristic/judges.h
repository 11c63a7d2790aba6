// The evaluation functions, one per kind of decision. Values are only comparable between the offers of one question.
#pragma once

#include "ai/heuristic/mind.h"

namespace bocage {

inline constexpr int kNever = -1'000'000;  // worse than anything else on offer

using Judge = int (*)(Mind& mind, const Action& offer);

// Cards.
int judge_play(Mind& mind, const Action& offer);
int judge_keep(Mind& mind, const Action& offer);
int judge_section(Mind& mind, const Action& offer);
int judge_patient(Mind& mind, const Action& offer);
int judge_target(Mind& mind, const Action& offer);
int judge_strike(Mind& mind, const Action& offer);

// Orders and moves.
int judge_airdrop(Mind& mind, const Action& offer);
int judge_order(Mind& mind, const Action& offer);
int judge_move(Mind& mind, const Action& offer);
int judge_second_move(Mind& mind, const Action& offer);

// Battles.
int judge_battle(Mind& mind, const Action& offer);
int judge_battle_again(Mind& mind, const Action& offer);
int judge_overrun(Mind& mind, const Action& offer);
int judge_take_ground(Mind& mind, const Action& offer);

// The chain of command.
int judge_hand_out(Mind& mind, const Action& offer);
int judge_place(Mind& mind, const Action& offer);
int judge_initiative(Mind& mind, const Action& offer);
int judge_bad_luck(Mind& mind, const Action& offer);

// The commissar (COMR) and the air (AIR).
int judge_chip(Mind& mind, const Action& offer);
int judge_chip_play(Mind& mind, const Action& offer);
int judge_order_plane(Mind& mind, const Action& offer);
int judge_take_off(Mind& mind, const Action& offer);
int judge_air_action(Mind& mind, const Action& offer);
int parked_worth(Mind& mind, const Action& offer, Occasion occasion);  // for a battle against a parked airplane
int judge_fly(Mind& mind, const Action& offer);
int judge_dismiss(Mind& mind, const Action& offer);

// Answers to the enemy.
int judge_ambush(Mind& mind, const Action& offer);
int judge_ignore_flag(Mind& mind, const Action& offer);
int judge_retreat(Mind& mind, const Action& offer);

}  // namespace bocage
