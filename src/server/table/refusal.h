// Why the server refuses a request, as data: its own reasons and those of the rules, in one shape.
#pragma once

#include "game/refusal.h"
#include "wire/json.h"

namespace bocage::server {

enum class Why : std::uint8_t {
  Rules,  // an illegal action; the error has the engine's code

  // Posts.
  NoPost,     // not a post of this battle
  NotYours,   // the person does not hold the post
  NotSeated,  // the person holds no post
  Taken,      // the post is not empty
  BothSides,
  OtherSide,  // the person has seen the cards of the other side
  NotInvited,
  NotAPerson,  // a stand-in plays only for people
  NoPlayer,    // not a computer player that tables offer
  EmptyPost,   // the game cannot begin yet
  Begun,
  Contributed,  // the person has already contributed to the seed

  // The game.
  NotPlaying,
  Over,
  NotOver,
  NoAction,            // not the text of an action
  OnePost,             // an action needs exactly one post
  NoUndo,              // the last action revealed something, or there is none
  NotYourAction,       // the last action was someone else's
  TooManyCorrections,  // too much was undone or taken back in this turn
  NoUnit,              // no unit on one of the hexes
  NoHex,

  // Hints.
  AgainstPeople,  // no hints while people play on the other side
  NotAsked,       // the post is not pending
  Thinking,       // the previous hint is not finished
  MovedOn,        // the hint is out of date
  NoAdvice,       // the adviser failed

  // Chat.
  Length,
  Characters,
  TalkedOut,  // the table has its maximum of chat messages
  ChainOfCommand,

  // Draws, resignation, time.
  TimeLeft,  // the clock has not run out
  NotCommander,
  DrawOffered,
  NoDrawOffer,
  NotOfferedToYou,

  // Rematches.
  Rematch,  // there is one already
  RematchOffered,
  NoRematchOffer,
  RematchNotAgreed,
  OfferNotYours,

  // Requests.
  BadMessage,
  UnknownWish,  // an entry of unknown kind
  Greeted,      // a second hello
  Settings,
  NoBattle,
  NoTable,
  Name,     // not a valid name
  Nothing,  // an unknown path
  Method,   // not for this path
  Nobody,   // no valid cookie
  Origin,   // a request from another site

  // Limits and failures.
  TooManyTables,
  TooManyConnections,
  TooManyRequests,
  TooManyNewcomers,
  Busy,        // too many analyses are queued
  NotStored,   // the commit failed
  Frozen,      // its stored entries no longer lead to the game that was played
  LogFull,     // the table has its maximum of entries
  Unreadable,  // a table cannot be read from the store
};
inline constexpr int kWhys = 62;

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
