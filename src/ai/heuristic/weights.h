// What things are worth to the scripted players, in points on one scale. Found by playing thousands of games with other
// numbers (bench/tune/tune.cpp); none of them is a rule.
#pragma once

namespace bocage {

struct Weights {
  // Medals.
  int medal = 1000;      // one that nobody can take away
  int held_medal = 800;  // one that lasts while its hex is held
  int victory = 20'000;
  int denial = 250;  // standing where the enemy would win a medal

  // Units. Both together are what the whole of a unit is worth.
  int figures = 600;      // all figures of a unit that counts one medal
  int last_figure = 400;  // the medal itself
  int retreat = 100;      // driving a unit back

  // How likely an enemy who could attack a unit next turn does so, in thousandths.
  int danger = 150;

  // Ground.
  int nearer_goal = 35;   // one hex nearer to a hex that we want
  int nearer_enemy = 12;  // one hex nearer to an enemy
  int way_out = 30;       // having somewhere to retreat to
  int wire = 40;          // removing it
  int sandbags = 20;      // leaving some behind
  int cave = 30;          // trying to seal one
  int tents = 150;        // entering the enemy's headquarters, or one's own again
  int held_up = 15;       // an enemy who hardly moves next turn

  // Cards.
  int recon_draw = 40;   // choosing from two cards
  int ambush = 400;      // holding one
  int ambush_waits = 0;  // for a chance that is worth more than this
  int kept_card = 120;   // keeping a card that a commander could hand out
  int spent_copy = 0;    // Counter-Attack could wait until the enemy plays a better card
  int spent_tactic = 0;  // a Tactic card is gone once it is played
  int spent_order = 0;   // so is each order of a Section card

  // COM-03: whether a commander goes to see one of his generals. It does nothing on the board; people like to be asked.
  bool visits = false;
};

// The first player's numbers are the defaults: it stays as it was, so that others can be measured by it.
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

// A beginner sees the enemy before him and not the danger, and does not look for a way back.
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
