#include "cli/commands/help.h"

#include <algorithm>

#include "cli/paint.h"

namespace bocage::cli {
namespace {

constexpr int kColumns = 100;

std::string paragraph(const std::string& text) {
  std::string found;
  for (const std::string& line : wrapped(text, kColumns)) { found += line + "\n"; }
  return found;
}

std::string example_lines(const Words& words, const std::vector<Example>& examples) {
  int widest = 0;
  for (const Example& it : examples) {
    if (!it.about.empty()) { widest = std::max(widest, columns(it.line)); }
  }
  std::string found = words.say("cli.help.examples") + "\n";
  for (const Example& it : examples) {
    found +=
        "  " + (it.about.empty() ? std::string(it.line) : padded(it.line, widest + 2) + words.say(it.about)) + "\n";
  }
  return found;
}

}  // namespace

CLI::App* add_command(CLI::App& app, const Words& words, std::string_view name, const std::vector<Example>& examples) {
  const auto key = [&](std::string_view part) { return key_of("cli.help.", name, part); };
  CLI::App* command = app.add_subcommand(std::string(name), words.say(key(".about")));
  std::string footer;
  if (words.has(key(".notes"))) { footer += paragraph(words.say(key(".notes"))) + "\n"; }
  footer += example_lines(words, examples) + "\n";
  if (words.has(key(".json"))) {
    footer += paragraph(words.say("cli.help.json", {{"fields", words.say(key(".json"))}})) + "\n";
  }
  footer += paragraph(words.say("cli.help.exits", {{"codes", words.say(key(".exits"))}}));
  footer.pop_back();  // CLI11 ends the line
  command->footer(footer);
  command->group(words.say("cli.help.commands"));
  return command;
}

void set_headings(CLI::App& app, const Words& words) {
  app.get_formatter()->label("Usage", words.say("cli.help.usage"));
  app.get_formatter()->label("Positionals", words.say("cli.help.arguments"));
  app.get_formatter()->label("POSITIONALS", words.say("cli.help.arguments"));
  app.get_formatter()->label("OPTIONS", words.say("cli.help.placeholder.options"));
  app.get_formatter()->label("SUBCOMMAND", words.say("cli.help.placeholder.command"));
  app.get_formatter()->label("SUBCOMMANDS", words.say("cli.help.placeholder.command"));
  app.get_formatter()->label("REQUIRED", words.say("cli.help.required"));
  app.option_defaults()->group(words.say("cli.help.options"));
  app.set_help_flag("-h,--help", option_help(words, "help"));
}

void set_program_help(CLI::App& app, const Words& words, const std::vector<Example>& examples) {
  app.description(words.say("cli.help.about"));
  std::string footer = example_lines(words, examples) + "\n";
  footer += paragraph(words.say("cli.help.exits", {{"codes", words.say("cli.help.exits-all")}})) + "\n";
  footer += words.say("cli.help.environment");
  app.footer(footer);
}

std::string option_help(const Words& words, std::string_view name) {
  return words.say(key_of("cli.help.option.", name, ""));
}

}  // namespace bocage::cli
