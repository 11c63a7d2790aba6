// Why the server refuses a request, as data: its own reasons and those of the rules, in one shape.
#pragma once

#include "game/refusal.h"
#include "wire/json.h"

namespace bocage::server {

enum class Why : std::uint8_t {
  Rules,  // an illegal action; the error has the engine's code

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
  std::string_view rule;  // of the game, if there is one
};
const WhyInfo& info(Why why);

struct Refusal {
  Refusal(Why it);                          // NOLINT(google-explicit-constructor): most reasons need nothing else
  Refusal(Why it, std::string_view fault);  // what is wrong with the request, for programmers
  Refusal(const Board& board, const bocage::Refusal& by_rules);

  Why why;
  Json error;  // as it is sent: code, rule?, args?
  std::string code() const { return error.at("code").get<std::string>(); }
};

}  // namespace bocage::server
