// Parses and validates requests that clients send over their connections. Only the result is used further.
#pragma once

#include <optional>
#include <string>

#include "board/board.h"
#include "scenario/fault.h"
#include "server/table/post_set.h"

namespace bocage::server {

enum class Do : std::uint8_t {
  Hello,
  Act,
  Undo,
  Sit,
  Leave,
  Bot,
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
inline constexpr int kDos = 20;

struct Request {
  int id = 0;
  Do what = Do::Ping;
  std::string key{};         // hello
  std::string invite{};      // hello
  std::uint32_t number = 0;  // hello: the last entry seen; past: the first one wanted
  std::optional<Post> post{};
  PostSet posts{};
  std::string text{};  // an action, a chat message, or the name of a computer player
  std::string to{};    // say
  bool yes = false;
  std::optional<Coord> from{};  // look: the unit
  std::optional<Coord> at{};    // odds: the target
  std::optional<Coord> after{};
};

// What is wrong with a request. Its id, if it has one, is kept for the answer.
struct BadRequest {
  std::optional<int> id;
  std::string fault;
};
tl::expected<Request, BadRequest> request_from_text(std::string_view text);

}  // namespace bocage::server
