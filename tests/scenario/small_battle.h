// A small valid battle for the reader's tests to break.
#pragma once

#include <nlohmann/json.hpp>

namespace bocage {

inline nlohmann::json small_battle() {
  return nlohmann::json::parse(R"({
    "board": {"size": "standard", "face": "countryside"},
    "sides": {"axis": {"hand": 4, "medals": 4}, "allies": {"hand": 5, "medals": 4}},
    "first": "allies",
    "terrain": [
      {"at": [8, 0], "is": "river", "shape": "straight", "sides": ["E", "W"]},
      {"at": [10, 0], "is": "hill"},
      {"at": [12, 0], "is": "hill", "trait": "cliff"},
      {"at": [14, 0], "is": "forest"}
    ],
    "structures": [{"at": [8, 0], "is": "bridge"}, {"at": [16, 0], "is": "bunker", "for": "axis"}],
    "obstacles": [{"at": [18, 0], "is": "wire"}, {"at": [20, 0], "is": "sea-wall", "for": "allies"}],
    "units": [
      {"at": [6, 2], "side": "axis", "kind": "infantry"},
      {"at": [8, 2], "side": "axis", "kind": "armor", "type": "elite-armor"},
      {"at": [6, 6], "side": "allies", "kind": "infantry", "type": "special-forces"},
      {"at": [8, 6], "side": "allies", "kind": "artillery"},
      {"at": [10, 6], "side": "allies", "kind": "infantry", "type": "resistance"}
    ],
    "medals": [{"kind": "hold", "for": "allies", "at": [[14, 0]], "need": 1, "worth": 1}],
    "special": []
  })");
}

}  // namespace bocage
