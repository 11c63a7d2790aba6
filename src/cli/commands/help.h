// The help of the program and of its commands: descriptions, options, examples, exit codes.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/words/words.h"

namespace bocage::cli {

// A command to type, and the key of its explanation, which may be empty.
struct Example {
  std::string_view line;
  std::string_view about{};
};

// A command with its description, and the text below its options: notes, examples, the fields of --json and the exit
// codes. Its messages are `cli.help.NAME.about`, `.notes`, `.json` and `.exits`; notes and JSON may be missing.
CLI::App* add_command(CLI::App& app, const Words& words, std::string_view name, const std::vector<Example>& examples);

// The headings that CLI11 prints, and the help of the program itself.
void set_headings(CLI::App& app, const Words& words);
void set_program_help(CLI::App& app, const Words& words, const std::vector<Example>& examples);

// `cli.help.option.NAME`.
std::string option_help(const Words& words, std::string_view name);

}  // namespace bocage::cli
