// What a table was made with. Never changes afterwards.
#pragma once

#include "game/talk.h"
#include "rules/battle.h"
#include "scenario/fault.h"
#include "server/table/clock.h"
#include "server/table/post_set.h"
#include "wire/json.h"

namespace bocage::server {

struct Settings {
  std::string battle{};  // id
  Options options{};
  ClockRule clock{};
  TalkOptions talk{};
  bool listed = false;       // everybody may find it, watch it and take an empty post
  PostSet maker{};           // where its maker sits down at once
  std::string bots{};        // the player that takes all other posts at once; empty: they wait for people
  bool stand_in = true;      // a program sits in for somebody who has been gone for a while
  std::string first_game{};  // of a match of two: the table whose sides are exchanged here
};

Json settings_json(const Settings& settings);
// What somebody wishes, read with care: everything that is wrong with it, with its place.
Loaded<Settings> settings_from_json(const nlohmann::json& wish);

}  // namespace bocage::server
