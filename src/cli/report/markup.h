// Writes HTML and inline SVG. It closes every tag and escapes every text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace bocage::cli {

// Safe between tags and within the quotes of an attribute.
std::string escaped(std::string_view text);

using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

class Markup {
 public:
  const std::string& text() const { return text_; }

  void write(std::string_view text) { text_ += escaped(text); }
  void empty(std::string_view tag, Attributes attributes) { open(tag, attributes, "/>"); }
  void element(std::string_view tag, Attributes attributes, std::string_view text) {
    element(tag, attributes, [&] { write(text); });
  }
  template <class Inside>
    requires std::is_invocable_v<Inside>
  void element(std::string_view tag, Attributes attributes, const Inside& inside) {
    open(tag, attributes, ">");
    inside();
    ((text_ += "</") += tag) += ">";
  }
  void line() { text_ += '\n'; }

 private:
  void open(std::string_view tag, Attributes attributes, std::string_view end);

  std::string text_;
};

// One self-contained page: its own style, light or dark as the reader prefers, no external resources. `body` is markup.
std::string html_page(std::string_view language, std::string_view title, const Markup& body);

}  // namespace bocage::cli
