// Why somebody's wish is refused, as data: the house's own reasons, and those of the game's rules, in one shape.
#pragma once

#include "game/refusal.h"
#include "wire/json.h"

namespace bocage::server {

enum class Why : std::uint8_t {
  Rules,  // of the game; the error has the engine's code

  // Posts.
  NoPost,
  NotYours,
  NotSeated,
  Taken,
  BothSides,
  OtherSide,
  NotInvited,
  NotAPerson,
  NoPlayer,
  EmptyPost,
  Begun,

  // The game.
  NotPlaying,
  Over,
  NotOver,
  NoAction,
  OnePost,
  NoUndo,
  NotYourAction,
  NoUnit,
  NoHex,

  // Hints.
  AgainstPeople,
  NotAsked,
  Thinking,
  MovedOn,
  NoAdvice,

  // Talk.
  Length,
  Characters,
  TalkedOut,
  ChainOfCommand,

  // The end.
  TimeLeft,
  NotCommander,
  DrawOffered,
  NoDrawOffer,
  NotOfferedToYou,

  Rematch,
  RematchOffered,
  NoRematchOffer,
  RematchNotAgreed,
  OfferNotYours,

  // Requests.
  BadMessage,
  UnknownWish,
  Greeted,
  Settings,
  NoBattle,
  NoTable,
  Name,
  Nothing,
  Method,
  Nobody,
  Origin,

  // Limits and trouble.
  TooManyTables,
  TooManyConnections,
  TooManyRequests,
  TooManyNewcomers,
  Busy,
  NotStored,
};
inline constexpr int kWhys = 57;

struct WhyInfo {
  Why id;
  std::string_view code;
  int status;             // of an HTTP answer
  std::string_view rule;  // of the game, where there is one
};
const WhyInfo& info(Why why);

struct Refusal {
  Refusal(Why it);                          // NOLINT(google-explicit-constructor): it says the whole of it
  Refusal(Why it, std::string_view fault);  // what is wrong with a request, for whoever wrote the program that sent it
  Refusal(const Board& board, const bocage::Refusal& by_rules);

  Why why;
  Json error;  // as it is sent: code, rule?, args?
  std::string code() const { return error.at("code").get<std::string>(); }
};

}  // namespace bocage::server
