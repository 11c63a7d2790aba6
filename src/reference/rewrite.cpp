#include "reference/rewrite.h"

#include <stdexcept>

namespace bocage::reference {
namespace {

constexpr std::size_t kWidth = 120;

Names names_or_throw(std::string_view list) {
  auto found = names(list);
  if (!found) { throw std::runtime_error("there is no list \"" + std::string(list) + "\""); }
  return *std::move(found);
}

std::string indent_of_last_line(std::string_view text) {
  const std::size_t start = text.rfind('\n') == std::string_view::npos ? 0 : text.rfind('\n') + 1;
  const std::size_t end = text.find_first_not_of(' ', start);
  return std::string(text.substr(start, (end == std::string_view::npos ? text.size() : end) - start));
}

std::string on_one_line(const Names& list) {
  std::string line;
  for (const std::string& name : list) { line += (line.empty() ? "\"" : ", \"") + name + "\""; }
  return line;
}

std::string on_many_lines(const Names& list, const std::string& indent) {
  std::string text;
  std::string line = "\n" + indent + "  ";
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string word = "\"" + list[i] + "\"" + (i + 1 < list.size() ? "," : "");
    if (line.size() + word.size() > kWidth) {
      text += line.substr(0, line.find_last_not_of(' ') + 1);
      line = "\n" + indent + "  ";
    }
    line += word + " ";
  }
  return text + line.substr(0, line.find_last_not_of(' ') + 1) + "\n" + indent;
}

// The list between two marks, with everything around it: [before list][names][after].
struct Marks {
  std::string_view open;   // before the list's name
  std::string_view names;  // between the list's name and the names
  std::string_view close;  // after the names
};
constexpr Marks kSchema{"\"x-table\": \"", "\", \"enum\": [", "]"};
constexpr Marks kMarkdown{"<!-- names: ", " -->", "<!-- end -->"};

template <class Write>
std::string replaced(std::string_view text, const Marks& marks, Write write) {
  std::string made;
  for (;;) {
    const std::size_t open = text.find(marks.open);
    if (open == std::string_view::npos) { return made + std::string(text); }
    const std::size_t name = open + marks.open.size();
    const std::size_t name_end = text.find(marks.names, name);
    const std::size_t close = text.find(marks.close, name_end);
    if (name_end == std::string_view::npos || close == std::string_view::npos) {
      throw std::runtime_error("an unfinished list after " + std::string(marks.open));
    }
    const std::string_view list = text.substr(name, name_end - name);
    made += text.substr(0, name_end + marks.names.size());
    made += write(names_or_throw(list), made);
    text.remove_prefix(close);
  }
}

}  // namespace

std::string with_names(std::string_view text) {
  const std::string schema = replaced(text, kSchema, [](const Names& list, std::string_view before) {
    const std::size_t column = before.size() - (before.rfind('\n') + 1);
    const std::string line = on_one_line(list);
    const bool fits = column + line.size() + 3 <= kWidth;
    return fits ? line : on_many_lines(list, indent_of_last_line(before));
  });
  return replaced(schema, kMarkdown, [](const Names& list, std::string_view) {
    std::string line;
    for (const std::string& name : list) { line += (line.empty() ? " `" : ", `") + name + "`"; }
    return line + " ";
  });
}

}  // namespace bocage::reference
