#include "lab/match_of_two.h"

#include "lab/seeds.h"

namespace bocage {

MatchOfTwo play_match(const Battle& battle, Player& a, Player& b, std::uint64_t seed) {
  MatchOfTwo match;
  for (int game = 0; game < 2; ++game) {
    const auto who = [&](Side side) -> Player& { return played_by(side, game) == Contestant::A ? a : b; };
    FastChance chance(derive(seed, static_cast<std::uint64_t>(game)));
    match.games[static_cast<std::size_t>(game)] =
        play_game(battle, seat(who(Side::Axis), who(Side::Allies)), chance, kMostDecisions, nullptr);
  }
  match.score = score_match(match.games[0].medals, match.games[1].medals);
  return match;
}

}  // namespace bocage
