#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace bocage::cli {
namespace {

bool names_utf8(std::string_view locale) {
  return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos ||
         locale.find("UTF8") != std::string_view::npos || locale.find("utf-8") != std::string_view::npos;
}

// The first of these that is set decides, as in setlocale().
Glyphs glyphs_of(const Environment& environment) {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view locale = environment(variable);
    if (!locale.empty()) { return names_utf8(locale) ? Glyphs::Unicode : Glyphs::Ascii; }
  }
  return Glyphs::Ascii;
}

Ink ink_of(const Environment& environment) {
  const std::string_view term = environment("TERM");
  const std::string_view depth = environment("COLORTERM");
  if (!std::string_view(environment("NO_COLOR")).empty() || term.empty() || term == "dumb") { return Ink::None; }
  if (depth == "truecolor" || depth == "24bit") { return Ink::Full; }
  return term.find("color") != std::string_view::npos || term.starts_with("xterm") ? Ink::Indexed : Ink::None;
}

Speaks speaks(int descriptor) { return isatty(descriptor) != 0 ? Speaks::Person : Speaks::Lines; }

const char* process_environment(const char* name) {
  // Read at the start of the program, before there is a second thread.
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value != nullptr ? value : "";
}

}  // namespace

Terminal with_environment(Terminal seen, const Environment& environment) {
  seen.glyphs = glyphs_of(environment);
  seen.ink = seen.output == Speaks::Person ? ink_of(environment) : Ink::None;
  return seen;
}

Terminal this_terminal() {
  Terminal seen{.input = speaks(STDIN_FILENO), .output = speaks(STDOUT_FILENO), .errors = speaks(STDERR_FILENO)};
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
    seen.rows = size.ws_row;
    seen.columns = size.ws_col;
  }
  return with_environment(seen, process_environment);
}

Terminal plain(Terminal terminal) {
  terminal.ink = Ink::None;
  terminal.glyphs = Glyphs::Ascii;
  return terminal;
}

}  // namespace bocage::cli
