#include "cli/run.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <ostream>

#include "cli/commands/command.h"

namespace bocage::cli {
namespace {

const std::vector<Example> kExamples{
    {"bocage serve", "cli.help.example.serve"},
    {"bocage battles", "cli.help.example.battles"},
    {"bocage show 05", "cli.help.example.show"},
    {"bocage play 01", "cli.help.example.play"},
    {"bocage play 01 --axis human", "cli.help.example.two"},
    {"bocage replay game.rec", "cli.help.example.replay"},
    {"bocage analyze game.rec", "cli.help.example.analyze"},
    {"bocage sim 08 --axis sergeant --allies recruit --games 200"},
    {"bocage arena --players sergeant,recruit --games 200 --html arena.html"},
};

void set_up(CLI::App& app, const Words& words, Command& chosen) {
  set_headings(app, words);
  set_program_help(app, words, kExamples);
  app.require_subcommand(1);
  for (const auto add : {add_battles, add_show, add_play, add_serve, add_replay, add_analyze, add_sim, add_arena,
                         add_balance, add_engine, add_perft, add_signature, add_validate, add_version}) {
    add(app, words, chosen);
  }
  add_lang(app, words);
  for (CLI::App* command : app.get_subcommands({})) { add_lang(*command, words); }
}

// The messages of a run; prints what is wrong with --lang.
std::optional<Words> words_for(const std::vector<std::string>& args, Console& console) {
  const std::string language = language_asked_for(args).value_or(kSourceLanguage);
  if (is_language(language)) {
    const Words words(language);
    return console.terminal.glyphs == Glyphs::Ascii ? words.plain() : words;
  }
  std::vector<std::string> known;
  for (const auto& [code, name] : languages()) {
    known.push_back(console.words.say("cli.error.language-name", {{"code", code}, {"name", name}}));
  }
  console.err << console.words.say("cli.error.language",
                                   {{"language", language}, {"languages", console.words.list(known)}})
              << "\n";
  return std::nullopt;
}

// CLI11 calls an unknown command a missing one.
bool is_unknown_command(const CLI::App& app, const std::vector<std::string>& args) {
  if (args.empty() || args[0].starts_with('-')) { return false; }
  const auto known = app.get_subcommands([&args](const CLI::App* command) { return command->get_name() == args[0]; });
  return known.empty();
}

}  // namespace

int run(const std::vector<std::string>& args, Console console) {
  const auto words = words_for(args, console);
  if (!words) { return static_cast<int>(Exit::Usage); }
  console.words = *words;
  Command chosen;
  CLI::App app("", "bocage");
  set_up(app, *words, chosen);
  if (is_unknown_command(app, args)) {
    console.err << words->say("cli.error.command", {{"command", args[0]}}) << "\n";
    return static_cast<int>(Exit::Usage);
  }
  try {
    app.parse(std::vector<std::string>(args.rbegin(), args.rend()));  // CLI11 takes them from the back
  } catch (const CLI::ParseError& error) {
    const bool asked_for_help = error.get_exit_code() == 0;
    app.exit(error, console.out, console.err);
    return static_cast<int>(asked_for_help ? Exit::Ok : Exit::Usage);
  }
  try {
    return static_cast<int>(chosen(console));
  } catch (const std::exception& error) {  // memory, disk: nothing that a command could have checked
    console.err << "bocage: " << error.what() << "\n";
    return static_cast<int>(Exit::Usage);
  }
}

}  // namespace bocage::cli
