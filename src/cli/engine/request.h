// A request while it is read: its fields by name, and their faults.
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

  // A field with its path; reading it collects faults.
  Node operator[](std::string_view field) { return Node(&body_, "", faults_)[field]; }
  bool has(std::string_view field) const { return body_.contains(field); }
  const nlohmann::json& body() const { return body_; }
  // The raw value of a field that is present.
  const nlohmann::json& value(std::string_view field) const { return *body_.find(field); }
  std::uint64_t seed(std::uint64_t otherwise);  // optional

  bool is_sound() const { return faults_.empty(); }
  tl::unexpected<Denial> refusal();  // the faults, in one line

 private:
  const nlohmann::json& body_;
  FaultList faults_;
};

// The first faults in one line: "state.units[3].at: off the board; ...".
std::string in_a_line(const std::vector<Fault>& faults);

// Values in the protocol's notation; nullopt, with a fault, for anything else.
std::optional<Side> read_side(const Node& node);
std::optional<Role> read_role(const Node& node);
std::optional<Face> read_face(const Node& node);
std::optional<Card> read_card(const Node& node);
std::optional<Hex> read_hex(const Board& board, const Node& node);

// The optional seed in an object: any 64-bit unsigned number. `node` is its path.
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
