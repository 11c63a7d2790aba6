// A request while it is read: its fields by name, and what is wrong with them.
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.h"
#include "cli/engine/answer.h"
#include "game/state.h"
#include "rules/dice.h"
#include "scenario/node.h"

namespace bocage::cli::engine {

class Request {
 public:
  explicit Request(const nlohmann::json& body) : body_(body) {}
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;
  ~Request() = default;

  // A field with its place; reading it notes what is wrong.
  Node operator[](std::string_view field) { return Node(&body_, "", faults_)[field]; }
  bool has(std::string_view field) const { return body_.contains(field); }
  const nlohmann::json& body() const { return body_; }
  // The bare value of a field that is there.
  const nlohmann::json& value(std::string_view field) const { return *body_.find(field); }
  std::uint64_t seed(std::uint64_t otherwise);  // may be left out

  bool is_sound() const { return faults_.empty(); }
  tl::unexpected<Denial> refusal();  // what is wrong, in a line

 private:
  const nlohmann::json& body_;
  FaultList faults_;
};

// The first faults in one line: "state.units[3].at: off the board; ...".
std::string in_a_line(const std::vector<Fault>& faults);

// Values in the protocol's notation; nothing, and a fault, if they are anything else.
std::optional<Side> read_side(const Node& node);
std::optional<Role> read_role(const Node& node);
std::optional<Face> read_face(const Node& node);
std::optional<Card> read_card(const Node& node);
std::optional<Hex> read_hex(const Board& board, const Node& node);

// The seed in an object, which may be left out: any whole number that 64 bits can hold. `node` is its place.
std::uint64_t read_seed(const nlohmann::json& in, const Node& node, std::uint64_t otherwise);

// A list of values, each read by `read`; at most `most` of them.
template <class T, class Read>
std::vector<T> read_list(const Node& node, std::size_t most, Read read) {
  std::vector<T> list;
  node.each(most, [&](const Node& entry) {
    if (const std::optional<T> value = read(entry)) { list.push_back(*value); }
  });
  return list;
}

}  // namespace bocage::cli::engine
