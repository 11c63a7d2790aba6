#include "cli/engine/talk.h"

#include <algorithm>
#include <exception>

#include "cli/engine/lines.h"
#include "cli/engine/ops.h"

namespace bocage::cli::engine {
namespace {

const Op* find_op(std::string_view name) {
  const auto found = std::find_if(ops().begin(), ops().end(), [&](const Op& op) { return op.name == name; });
  return found == ops().end() ? nullptr : &*found;
}

bool is_id(const nlohmann::json& value) { return value.is_string() || value.is_number(); }

Answer answer(Session& session, const nlohmann::json& body) {
  if (!body.is_object()) { return refuse("a request must be an object"); }
  if (body.contains("id") && !is_id(body.at("id"))) { return refuse("id: must be a text or a number"); }
  Request request(body);
  const auto name = request["op"].text();
  if (!name) { return request.refusal(); }
  const Op* const op = find_op(*name);
  if (op == nullptr) { return refuse("op: unknown " + bocage::quoted(*name)); }
  if (op->needs == Needs::Game && session.current == nullptr) {
    return refuse("op: there is no game yet; begin with new or load");
  }
  return op->run(session, request);
}

// The JSON library's message without its error number and position.
std::string parse_fault(const nlohmann::json::exception& error) {
  const std::string_view what = error.what();
  const std::size_t colon = what.find(": ");
  return "not JSON: " + std::string(colon == std::string_view::npos ? what : what.substr(colon + 2)).substr(0, 200);
}

Json error_json(const Denial& denial) { return {{"error", denial.error}}; }

Json answer_text(Session& session, const std::string& line) {
  if (nests_too_deeply(line)) { return error_json(bad_request("not understood: nested too deeply")); }
  nlohmann::json body;
  try {
    body = nlohmann::json::parse(line);
  } catch (const nlohmann::json::exception& error) { return error_json(bad_request(parse_fault(error))); }
  Answer answered = answer(session, body);
  Json out = answered ? std::move(*answered) : error_json(answered.error());
  if (body.is_object() && body.contains("id") && is_id(body.at("id"))) { out["id"] = body.at("id"); }
  return out;
}

// An error may quote the client's bytes; invalid UTF-8 is replaced.
std::string one_line(const Json& answered) { return answered.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string answer_line(Session& session, const std::string& line) {
  try {
    return one_line(answer_text(session, line));
  } catch (const std::exception& error) {
    return one_line(error_json(bad_request(std::string("internal: ") + error.what())));
  }
}

std::string answer_long_line() {
  return one_line(error_json(bad_request("a line may have at most " + std::to_string(kLongestLine) + " bytes")));
}

}  // namespace bocage::cli::engine
