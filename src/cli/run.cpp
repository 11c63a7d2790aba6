#include "cli/run.h"

#include <algorithm>
#include <exception>
#include <ostream>

#include "cli/commands/command.h"

namespace bocage::cli {
namespace {

constexpr const char* kFooter =
    "Examples:\n"
    "  bocage serve                           the table: people play in their browsers\n"
    "  bocage battles                         what can be played\n"
    "  bocage show 05                         the map and the briefing of Omaha Beach\n"
    "  bocage play 01                         the Allies at Pegasus Bridge, against the computer\n"
    "  bocage play 01 --axis human            two people at one screen\n"
    "  bocage sim 08 --axis sergeant --allies recruit --games 200\n"
    "  bocage arena --players sergeant,recruit --games 200 --html arena.html\n"
    "  bocage replay game.rec                 is this record a game by the rules?\n"
    "  bocage analyze game.rec                how did the chances go, and what decided it?\n"
    "\n"
    "Exit codes:\n"
    "  0  all is well\n"
    "  1  what was checked is wrong: a record diverges, a file has faults, a signature differs\n"
    "  2  bad usage, or an input that cannot be read\n"
    "\n"
    "Environment: BOCAGE_SCENARIOS names another directory of battles; NO_COLOR switches colours off.";

void set_up(CLI::App& app, Command& chosen) {
  app.description("Bocage: Memoir '44 battles in the terminal, and tools for their rules.");
  app.footer(kFooter);
  app.require_subcommand(1);
  add_battles(app, chosen);
  add_show(app, chosen);
  add_play(app, chosen);
  add_serve(app, chosen);
  add_replay(app, chosen);
  add_analyze(app, chosen);
  add_sim(app, chosen);
  add_arena(app, chosen);
  add_balance(app, chosen);
  add_engine(app, chosen);
  add_perft(app, chosen);
  add_signature(app, chosen);
  add_validate(app, chosen);
  add_version(app, chosen);
}

// CLI11 calls an unknown command a missing one.
bool is_unknown_command(const CLI::App& app, const std::vector<std::string>& args) {
  if (args.empty() || args[0].starts_with('-')) { return false; }
  const auto known = app.get_subcommands([&args](const CLI::App* command) { return command->get_name() == args[0]; });
  return known.empty();
}

}  // namespace

int run(const std::vector<std::string>& args, Console console) {
  Command chosen;
  CLI::App app("", "bocage");
  set_up(app, chosen);
  if (is_unknown_command(app, args)) {
    console.err << "There is no command " << args[0] << ". `bocage --help` lists those there are.\n";
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
  } catch (const std::exception& error) {  // memory, disk: nothing a command could have foreseen
    console.err << "bocage: " << error.what() << "\n";
    return static_cast<int>(Exit::Usage);
  }
}

}  // namespace bocage::cli
