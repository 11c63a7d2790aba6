#include "wire/merge_patch.h"

#include <algorithm>
#include <optional>

namespace bocage {
namespace {

// The end of the string that begins at `at`.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  for (++at; text[at] != '"'; ++at) {
    if (text[at] == '\\') { ++at; }
  }
  return at + 1;
}

// The end of the value that begins at `at`.
std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (text[at] == '"') { return end_of_string(text, at); }
  if (text[at] != '{' && text[at] != '[') { return std::min(text.find(',', at), text.size()); }
  int depth = 0;
  do {
    switch (text[at]) {
      case '"': at = end_of_string(text, at); continue;
      case '{':
      case '[': ++depth; break;
      case '}':
      case ']': --depth; break;
      default: break;
    }
    ++at;
  } while (depth != 0);
  return at;
}

std::string_view inside(std::string_view value) { return value.substr(1, value.size() - 2); }

// A piece of an object or a list that keeps its identity when its value changes.
struct Part {
  std::string_view text;  // the whole
  std::string_view key;
  std::string_view value;
};

// "key":value
struct Member {
  static Part at(std::string_view text, std::size_t begin) {
    const std::size_t colon = end_of_string(text, begin);
    const std::size_t end = end_of_value(text, colon + 1);
    return {text.substr(begin, end - begin), text.substr(begin, colon - begin),
            text.substr(colon + 1, end - colon - 1)};
  }
  static void write_key(std::string& out, std::string_view key) { out += key; }
};

// An entry of a list of things with ids: {"id":12,...}. The id is a number, and comes first.
struct Thing {
  static constexpr std::string_view kOpens = R"({"id":)";
  static Part at(std::string_view text, std::size_t begin) {
    const std::string_view thing = text.substr(begin, end_of_value(text, begin) - begin);
    const std::size_t end_of_id = std::min(thing.find(','), thing.size() - 1);
    return {thing, thing.substr(kOpens.size(), end_of_id - kOpens.size()), thing};
  }
  static void write_key(std::string& out, std::string_view id) {
    out += '"';
    out += id;
    out += '"';
  }
};

bool lists_things(std::string_view value) { return value.front() == '[' && inside(value).starts_with(Thing::kOpens); }

// The parts of an object or a list, from the text between its brackets.
template <class Kind>
class Parts {
 public:
  explicit Parts(std::string_view text) : text_(text) {}

  bool done() const { return at_ >= text_.size(); }
  Part peek() const { return Kind::at(text_, at_); }
  void skip(const Part& part) { at_ += part.text.size() + 1; }  // and the comma
  Part take() {
    const Part part = peek();
    skip(part);
    return part;
  }
  // Whether the next part is this one. Faster than peek(), and almost always true.
  bool continues_with(const Part& part) const {
    const std::string_view rest = text_.substr(std::min(at_, text_.size()));
    return rest.starts_with(part.text) && (rest.size() == part.text.size() || rest[part.text.size()] == ',');
  }
  static std::optional<Part> find(std::string_view text, std::string_view key) {
    for (Parts parts(text); !parts.done();) {
      const Part part = parts.take();
      if (part.key == key) { return part; }
    }
    return std::nullopt;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

template <class Kind>
void append_key(std::string& out, std::string_view key) {
  if (!out.empty() && out.back() != '{') { out += ','; }
  Kind::write_key(out, key);
  out += ':';
}

template <class Kind>
void append_patch(std::string& out, std::string_view before, std::string_view after);

void append_value(std::string& out, std::string_view before, std::string_view after) {
  const bool objects = before.front() == '{' && after.front() == '{';
  const bool things = lists_things(before) && lists_things(after);
  if (!objects && !things) {
    out += after;
    return;
  }
  out += '{';
  if (objects) {
    append_patch<Member>(out, inside(before), inside(after));
  } else {
    append_patch<Thing>(out, inside(before), inside(after));
  }
  out += '}';
}

// Parts keep their order, so the two texts are read side by side; the rest is for parts that come and go.
template <class Kind>
void append_patch(std::string& out, std::string_view before, std::string_view after) {
  Parts<Kind> old(before);
  bool in_step = true;  // so far every part of `before` was found in `after`, in its order
  for (Parts<Kind> parts(after); !parts.done();) {
    const Part part = parts.take();
    if (old.continues_with(part)) {
      old.skip(part);
      continue;
    }
    std::optional<Part> known;
    if (!old.done()) { known = old.peek(); }
    if (known && known->key == part.key) {
      old.skip(*known);
    } else {
      known = Parts<Kind>::find(before, part.key);
      in_step = in_step && !known;
      if (known && known->value == part.value) { continue; }
    }
    append_key<Kind>(out, part.key);
    if (known) {
      append_value(out, known->value, part.value);
    } else {
      out += part.value;
    }
  }
  if (in_step && old.done()) { return; }
  for (Parts<Kind> parts(before); !parts.done();) {
    const Part part = parts.take();
    if (Parts<Kind>::find(after, part.key)) { continue; }
    append_key<Kind>(out, part.key);
    out += "null";
  }
}

}  // namespace

void append_merge_patch(std::string& out, std::string_view before, std::string_view after) {
  append_patch<Member>(out, before, after);
}

}  // namespace bocage
