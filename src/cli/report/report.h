// What arena and balance found, for people in the terminal, for programs, and as a page.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "lab/balance.h"

namespace bocage::cli {

// A share in percent: "62 %"; with its interval: "62 % (55 to 69)".
std::string percent_text(double share);
std::string percent_text(double share, const Interval& interval);
// An interval around a number: "+120 (+80 to +160)".
std::string elo_text(const Rating& rating);

nlohmann::ordered_json arena_json(const ArenaPlan& plan, const Standings& standings);
std::string arena_text(const Standings& standings);
std::string arena_page(const ArenaPlan& plan, const Standings& standings);

nlohmann::ordered_json balance_json(const Balance& balance);
std::string balance_text(const Balance& balance);
std::string balance_page(const BalancePlan& plan, const std::vector<Balance>& battles);

// Players from the strongest down, as indices.
std::vector<std::size_t> by_strength(const Standings& standings);

}  // namespace bocage::cli
