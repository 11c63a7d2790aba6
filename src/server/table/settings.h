// What a table was created with. Never changes afterwards.
#pragma once

#include "game/talk.h"
#include "rules/battle.h"
#include "scenario/fault.h"
#include "server/table/clock.h"
#include "server/table/post_set.h"
#include "wire/json.h"

namespace bocage::server {

struct Settings {
  std::string battle{};  // its id
  Options options{};
  ClockRule clock{};
  TalkOptions talk{};
  bool listed = false;  // publicly listed: anyone may watch it and take an empty post
  PostSet maker{};      // the posts its creator holds from the start
  std::string bots{};   // the computer player for all other posts; empty: they wait for people
  // The game begins by itself once every post is taken and every seated person has contributed to the dice. Otherwise it
  // begins when it is created, if the bots fill the table, or when someone asks for it.
  bool await_contributions = false;
  bool stand_in = true;      // a computer player plays for a person who has been away for a while
  std::string first_game{};  // in a match: the table of the first game, whose sides are exchanged here
};

// Exact inverses for valid settings. settings_from_json() reports every fault with its location; it does not check
// whether the battle or the computer player exists.
Json settings_json(const Settings& settings);
Loaded<Settings> settings_from_json(const nlohmann::json& wish);

}  // namespace bocage::server
