// The names of enumerators in the protocols, for writing and reading them. Not the texts of words/*.json.
#pragma once

#include <string_view>
#include <vector>

#include "game/engine.h"
#include "scenario/node.h"

namespace bocage {

inline constexpr auto kNearnessNames =
    names_of(std::to_array<Named<Nearness>>({{Nearness::Any, "any"},
                                             {Nearness::NextToEnemy, "next-to-enemy"},
                                             {Nearness::AwayFromEnemies, "away-from-enemies"}}));
constexpr std::string_view name(Nearness nearness) { return kNearnessNames[static_cast<std::size_t>(nearness)]; }

constexpr std::string_view name(Work work) { return info(work).name; }

constexpr std::string_view name(Airplane plane) { return info(plane).name; }

// Where an ordered unit stood, in the order of ByPlace: in one strip, or on the border between two. The last strip has
// no border after it.
inline constexpr std::array<std::string_view, 2U * kMaxSections - 1U> kPlaceNames{"0", "0-1", "1", "1-2", "2", "2-3",
                                                                                  "3", "3-4", "4", "4-5", "5"};

// How many values the enumerations of the state have. 0: not listed here, so reading one accepts nothing.
template <class Enum>
inline constexpr int kValuesOf = 0;
template <>
inline constexpr int kValuesOf<Side> = static_cast<int>(kSides.size());
template <>
inline constexpr int kValuesOf<Stars> = static_cast<int>(kStarsNames.size());
template <>
inline constexpr int kValuesOf<Occasion> = static_cast<int>(kOccasionNames.size());
template <>
inline constexpr int kValuesOf<TurnStage> = static_cast<int>(kTurnStageNames.size());
template <>
inline constexpr int kValuesOf<OverlordStage> = static_cast<int>(kOverlordStageNames.size());
template <>
inline constexpr int kValuesOf<AttackStage> = static_cast<int>(kAttackStageNames.size());
template <>
inline constexpr int kValuesOf<RetreatStage> = static_cast<int>(kRetreatStageNames.size());
template <>
inline constexpr int kValuesOf<ChipStage> = static_cast<int>(kChipStageNames.size());

template <>
inline constexpr int kValuesOf<Step> = kSteps;
template <>
inline constexpr int kValuesOf<Nearness> = static_cast<int>(kNearnessNames.size());
template <>
inline constexpr int kValuesOf<Airplane> = kAirplanes;

// The first `count` values of an enumeration with their names, for Node::word.
template <class T>
std::vector<Word<T>> words_of(int count) {
  std::vector<Word<T>> words;
  words.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) { words.emplace_back(name(static_cast<T>(i)), static_cast<T>(i)); }
  return words;
}

}  // namespace bocage
