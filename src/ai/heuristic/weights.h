// The heuristic players' evaluation weights, in points on one scale. Tuned by self-play (bench/tune/tune.cpp); none of
// them is a rule.
#pragma once

namespace bocage {

struct Weights {
  // Medals.
  int medal = 1000;      // permanent
  int held_medal = 800;  // lasts only while its hex is held
  int victory = 20'000;
  int denial = 250;  // standing on an enemy objective

  // Units. Figures and last figure together are the value of a whole unit.
  int figures = 600;      // all figures of a unit worth one medal
  int last_figure = 400;  // the medal itself
  int retreat = 100;      // driving a unit back

  // The probability, in thousandths, that an enemy that could attack next turn does so.
  int danger = 150;

  // Ground.
  int nearer_goal = 35;   // per hex closer to a goal
  int nearer_enemy = 12;  // per hex closer to an enemy
  int way_out = 30;       // having somewhere to retreat to
  int wire = 40;          // removing it
  int sandbags = 20;      // giving some up
  int cave = 30;          // trying to seal one
  int tents = 150;        // capturing the enemy's headquarters, or retaking our own
  int held_up = 15;       // an enemy unit that can hardly move next turn

  // Cards.
  int recon_draw = 40;   // drawing two cards and keeping one
  int ambush = 400;      // holding the card
  int ambush_waits = 0;  // threshold: do not spend it for less
  int kept_card = 120;   // keeping a card the commander could hand out
  int spent_copy = 0;    // opportunity cost of a Counter-Attack: the enemy may play a better card to repeat
  int spent_tactic = 0;  // opportunity cost of a Tactic card
  int spent_order = 0;   // opportunity cost per order of a Section card

  // COM-03: whether a commander visits a general. It has no effect on the board, but human generals enjoy it.
  bool visits = false;
};

// The defaults belong to "heuristic", which never changes, so that other players can be measured against it.
inline constexpr Weights kSergeantWeights{
    .denial = 95,
    .last_figure = 327,
    .retreat = 105,
    .nearer_goal = 33,
    .way_out = 34,
    .wire = 2,
    .sandbags = 13,
    .recon_draw = 78,
    .ambush = 264,
    .ambush_waits = 100,
    .spent_copy = 150,
    .visits = true,
};

// A rash beginner: sees the enemy but not the danger, and never looks for a way out.
inline constexpr Weights kRecruitWeights{
    .denial = 0,
    .danger = 0,
    .nearer_goal = 10,
    .nearer_enemy = 30,
    .way_out = 0,
    .recon_draw = 0,
    .ambush = 0,
};

}  // namespace bocage
