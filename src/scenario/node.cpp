#include "scenario/node.h"

#include <algorithm>
#include <cctype>

#include "scenario/read.h"

namespace bocage {
namespace {

constexpr std::size_t kLongestQuote = 40;

bool is_plain(std::string_view key) {
  return !key.empty() && key.size() <= kLongestQuote && std::all_of(key.begin(), key.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-';
  });
}

}  // namespace

std::string quoted(std::string_view text) {
  const bool cut = text.size() > kLongestQuote;
  const nlohmann::json shown = std::string(text.substr(0, kLongestQuote)) + (cut ? "..." : "");
  return shown.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void FaultList::add(std::string at, std::string why) {
  if (faults_.size() < kMaxFaults) { faults_.push_back({std::move(at), std::move(why)}); }
  if (faults_.size() == kMaxFaults) { faults_.push_back({"file", "there are more faults"}); }
}

bool Node::is_object() const {
  if (given() && value_->is_object()) { return true; }
  fault(given() ? "must be an object" : "missing");
  return false;
}

bool Node::is_object(std::span<const std::string_view> known) const {
  if (!is_object()) { return false; }
  for (const auto& [key, value] : value_->items()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) { (*this)[key].fault("unknown key"); }
  }
  return true;
}

Node Node::operator[](std::string_view key) const {
  const std::string name = is_plain(key) ? std::string(key) : quoted(key);
  const std::string path = path_.empty() ? name : path_ + "." + name;
  const nlohmann::json* child = nullptr;
  if (given() && value_->is_object()) {
    const auto found = value_->find(std::string(key));
    if (found != value_->end()) { child = &*found; }
  }
  return {child, path, *faults_};
}

bool Node::is_list(std::size_t most) const {
  if (!given()) { return false; }
  if (!value_->is_array()) {
    fault("must be a list");
    return false;
  }
  if (value_->size() > most) { fault("at most " + std::to_string(most) + " entries"); }
  return true;
}

bool Node::is_pair() const { return given() && value_->is_array() && value_->size() == 2; }

Node Node::entry(std::size_t i) const { return {&(*value_)[i], path_ + "[" + std::to_string(i) + "]", *faults_}; }

std::optional<int> Node::integer(Range range) const {
  if (!given()) {
    fault("missing");
    return std::nullopt;
  }
  if (!value_->is_number_integer()) {
    fault("must be a whole number");
    return std::nullopt;
  }
  // Huge unsigned numbers do not fit a signed integer; they are out of any range.
  const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > std::uint64_t{INT32_MAX};
  const std::int64_t number = huge ? INT32_MAX : value_->get<std::int64_t>();
  if (number < range.least || number > range.most) {
    fault("must be " + std::to_string(range.least) + " to " + std::to_string(range.most));
    return std::nullopt;
  }
  return static_cast<int>(number);
}

std::optional<bool> Node::boolean() const {
  if (given() && value_->is_boolean()) { return value_->get<bool>(); }
  fault(given() ? "must be true or false" : "missing");
  return std::nullopt;
}

std::optional<std::string> Node::text() const {
  if (given() && value_->is_string() && !value_->get_ref<const std::string&>().empty()) {
    return value_->get<std::string>();
  }
  fault(given() ? "must be a text" : "missing");
  return std::nullopt;
}

std::optional<std::string> Node::one_of(std::span<const std::string_view> words) const {
  auto said = text();
  if (!said) { return std::nullopt; }
  if (std::find(words.begin(), words.end(), *said) == words.end()) {
    unknown(*said);
    return std::nullopt;
  }
  return said;
}

void Node::expect(const nlohmann::json& only) const {
  if (given() && *value_ != only) { fault("can only be " + only.dump()); }
}

void Node::unknown(std::string_view said) const { fault("unknown " + quoted(said)); }

}  // namespace bocage
