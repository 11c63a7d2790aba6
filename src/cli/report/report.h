// The results of arena and balance as text, as JSON and as an HTML page.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "cli/words/words.h"
#include "lab/balance.h"

namespace bocage::cli {

// A share with its interval: "62% (55 to 69)".
std::string percent_text(double share, const Interval& interval, const Words& words);
// "12 of 20, 60% (39 to 78)".
std::string won_of(const Count& count, const Words& words);
// An interval around a number: "+120 (+80 to +160)".
std::string elo_text(const Rating& rating, const Words& words);

nlohmann::ordered_json arena_json(const ArenaPlan& plan, const Standings& standings);
std::string arena_text(const Standings& standings, const Words& words);
std::string arena_page(const ArenaPlan& plan, const Standings& standings, const Words& words);

nlohmann::ordered_json balance_json(const Balance& balance);
std::string balance_text(const Balance& balance, const Words& words);
std::string balance_page(const BalancePlan& plan, const std::vector<Balance>& battles, const Words& words);

// Players from the strongest down, as indices.
std::vector<std::size_t> by_strength(const Standings& standings);

}  // namespace bocage::cli
