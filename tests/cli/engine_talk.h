// A conversation with the engine over its line protocol, for tests.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/engine/session.h"

namespace bocage::cli::engine {

class Talk {
 public:
  using Fields = nlohmann::json;

  // The answer to a line, as it is written; to an op with its fields, as JSON.
  std::string line(const std::string& request);
  nlohmann::json ask(std::string_view op, const Fields& fields = Fields::object());
  // The answer to a request that must be granted; fails the test and says why if it is refused.
  nlohmann::json get(std::string_view op, const Fields& fields = Fields::object());
  // The reason for which a request is refused; fails the test if it is granted.
  std::string refused(std::string_view op, const Fields& fields = Fields::object());

  nlohmann::json act(std::string_view action) { return get("apply", {{"action", action}}); }
  // For one of several who are asked: "allies/left".
  nlohmann::json act_as(std::string_view post, std::string_view action, const Fields& more = Fields::object());
  void act_all(std::initializer_list<std::string_view> actions);
  std::vector<std::string> legal_texts(const Fields& fields = Fields::object());
  std::string decision();  // the kind of the only pending one; "over" at the end

  Session& session() { return session_; }

 private:
  Session session_;
};

// For EXPECT_TRUE: the failure message shows the actual value.
testing::AssertionResult begins(const std::string& text, std::string_view with);
testing::AssertionResult mentions(const std::string& text, std::string_view word);
testing::AssertionResult contains(const nlohmann::json& list, const nlohmann::json& value);

// A unit of a state by its hex; null if there is none.
nlohmann::json unit_at(const nlohmann::json& state, const nlohmann::json& at);

// A few units face to face, the Allies to play; see the source for where they stand.
nlohmann::json duel_scenario();
// The fields of a `new` that sets it up with these hands.
nlohmann::json duel(const std::vector<std::string>& allies, const std::vector<std::string>& axis);

// Six sections, generals on both sides, the Allies to hand out; see the source for where the units stand.
nlohmann::json wide_scenario();
nlohmann::json wide(const std::vector<std::string>& allies, const std::vector<std::string>& axis);
// The fields that name a post: "allies/left".
nlohmann::json of_post(std::string_view post);

// A uniformly random legal action of one of the pending posts.
struct Choice {
  Post post;
  std::string action;
  nlohmann::json fields() const;  // of an `apply`
};
Choice any_choice(Talk& talk, FastChance& chance);
bool is_over(Talk& talk);

// A refusal in short: "ORD-01 not-ordered"; of a request that could not be read its fault; "" for null.
std::string why_text(const nlohmann::json& refusal);

// Fuzzes the numbers of a state: it is refused, or the engine can go on from it. In these parts, one number in `one_in` is
// replaced.
struct Shaking {
  std::string part;
  std::uint32_t one_in;
};
void expect_shaken_states_are_refused_or_played(const nlohmann::json& scenario, int games,
                                                const std::vector<Shaking>& parts);

}  // namespace bocage::cli::engine
