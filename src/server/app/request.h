// Parses and validates the requests that clients send over their WebSockets: `ClientMessage` of
// docs/protocol.schema.json.
#pragma once

#include <optional>
#include <string>

#include "board/board.h"
#include "scenario/fault.h"
#include "server/table/post_set.h"

namespace bocage::server {

enum class RequestKind : std::uint8_t {
  Hello,
  Act,
  Undo,
  Sit,
  Leave,
  Bot,
  Contribute,
  Begin,
  Resign,
  OfferDraw,
  AnswerDraw,
  OfferRematch,
  AnswerRematch,
  WithdrawRematch,
  Say,
  Why,
  Look,
  Odds,
  Hint,
  Past,
  Ping,
};
inline constexpr int kRequestKinds = 21;

// Fields that the kind does not have keep their defaults.
struct Request {
  int id = 0;  // chosen by the client; the answer repeats it
  RequestKind kind = RequestKind::Ping;
  std::string key{};              // hello: identifies the browser tab
  std::string invite{};           // hello: the token of an invitation; empty if there is none
  std::uint32_t last_seen = 0;    // hello: the number of the last entry the client has seen
  std::optional<Post> post{};     // act, why, look, hint
  std::string action{};           // act, why: its text
  PostSet posts{};                // sit, leave, bot
  std::string player{};           // bot: the name of the computer player
  std::string bytes{};            // contribute: in hexadecimal
  bool yes = false;               // answer-draw, answer-rematch
  std::string to{};               // say: the addressee
  std::string text{};             // say
  std::optional<Coord> unit{};    // look: where it stands
  std::optional<Coord> from{};    // odds: where the attacker stands
  std::optional<Coord> target{};  // odds
  std::optional<Coord> after{};   // odds: the hex to which the attacker would move first
  std::uint32_t first_step = 0;   // past: the number of the first entry wanted
};

struct BadRequest {
  std::optional<int> id;  // for the answer, if it could be read
  std::string fault;      // the first fault with its location, for programmers
};
tl::expected<Request, BadRequest> request_from_text(std::string_view text);

}  // namespace bocage::server
