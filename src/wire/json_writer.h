// Writes JSON as text, without building a tree: for messages that are made on every action.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

#include "wire/json.h"

namespace bocage {

// Puts the commas, and leaves the nesting to the caller. What it writes may be a whole value or only the members of an
// object.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void open_object() { open('{'); }
  void close_object() { out_ += '}'; }
  void open_list() { open('['); }
  void close_list() { out_ += ']'; }
  // Of the next value. Names are plain: nothing in them needs an escape.
  void key(std::string_view name) {
    separate();
    out_ += '"';
    out_ += name;
    out_ += "\":";
  }

  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::same_as<bool> auto flag) { raw(flag ? "true" : "false"); }
  void value(std::integral auto number)
    requires(!std::same_as<decltype(number), bool> && !std::same_as<decltype(number), char>)
  {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    raw({digits.data(), end});
  }
  void null() { raw("null"); }
  void raw(std::string_view json) {
    separate();
    out_ += json;
  }

  template <class Value>
  void member(std::string_view name, const Value& written) {
    key(name);
    value(written);
  }
  template <class Write>
  void object(std::string_view name, Write write) {
    key(name);
    open_object();
    write();
    close_object();
  }
  template <class Write>
  void list(std::string_view name, Write write) {
    key(name);
    open_list();
    write();
    close_list();
  }

 private:
  void open(char bracket) {
    separate();
    out_ += bracket;
  }
  // No value ends with one of these characters.
  void separate() {
    if (!out_.empty() && std::string_view("{[:,").find(out_.back()) == std::string_view::npos) { out_ += ','; }
  }

  std::string& out_;
};

// The text that `write` writes, and the same as a tree.
template <class Write>
std::string json_text(Write write) {
  std::string text;
  JsonWriter out(text);
  write(out);
  return text;
}
template <class Write>
Json json_tree(Write write) {
  return Json::parse(json_text(write));
}

}  // namespace bocage
