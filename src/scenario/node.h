// A JSON value together with its path in the battle file. Reading it collects faults instead of stopping at the first.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "scenario/fault.h"

namespace bocage {

// The faults found so far; beyond kMaxFaults they are only reported as "more".
class FaultList {
 public:
  void add(std::string at, std::string why);
  bool empty() const { return faults_.empty(); }
  std::vector<Fault> take() { return std::move(faults_); }

 private:
  std::vector<Fault> faults_;
};

struct Range {
  int least = 0;
  int most = 0;
};

// A word of the file and what it stands for.
template <class T>
using Word = std::pair<std::string_view, T>;

class Node {
 public:
  Node(const nlohmann::json* value, std::string path, FaultList& faults)
      : value_(value), path_(std::move(path)), faults_(&faults) {}

  const std::string& path() const { return path_; }
  void fault(std::string why) const { faults_->add(path_, std::move(why)); }
  bool given() const { return value_ != nullptr; }
  bool is_null() const { return given() && value_->is_null(); }
  std::size_t size() const { return given() ? value_->size() : 0; }

  // As an object: returns whether it is one; every unknown key is a fault.
  bool is_object() const;
  bool is_object(std::initializer_list<std::string_view> known) const { return is_object(std::span(known)); }
  bool is_object(std::span<const std::string_view> known) const;
  Node operator[](std::string_view key) const;  // given() is false where there is no such key

  // As a list: calls visit(Node) for each entry, at most `most`. A missing list is empty.
  template <class Visit>
  void each(std::size_t most, Visit visit) const {
    if (!is_list(most)) { return; }
    for (std::size_t i = 0; i < std::min(most, value_->size()); ++i) { visit(entry(i)); }
  }
  bool is_pair() const;  // a list of two
  Node entry(std::size_t i) const;

  // As a value; nullopt, with a fault, if it is missing or has the wrong type.
  std::optional<int> integer(Range range) const;
  std::optional<bool> boolean() const;
  std::optional<std::string> text() const;  // not empty
  template <class T>
  std::optional<T> word(std::span<const Word<T>> words) const {
    const auto said = text();
    if (!said) { return std::nullopt; }
    for (const auto& [name, meaning] : words) {
      if (name == *said) { return meaning; }
    }
    unknown(*said);
    return std::nullopt;
  }
  // The same with a lookup function from a word to an optional meaning.
  template <class Find>
  auto word_by(Find find) const -> decltype(find(std::string_view{})) {
    const auto said = text();
    if (!said) { return std::nullopt; }
    auto meaning = find(std::string_view(*said));
    if (!meaning) { unknown(*said); }
    return meaning;
  }
  std::optional<std::string> one_of(std::initializer_list<std::string_view> words) const {
    return one_of(std::span(words));
  }
  std::optional<std::string> one_of(std::span<const std::string_view> words) const;

  // For parameters fixed by the engine's tables: a file may repeat them but not change them.
  void expect(const nlohmann::json& only) const;

 private:
  bool is_list(std::size_t most) const;
  void unknown(std::string_view said) const;

  const nlohmann::json* value_;
  std::string path_;
  FaultList* faults_;
};

// As a JSON string, truncated if long; safe for any bytes.
std::string quoted(std::string_view text);

}  // namespace bocage
