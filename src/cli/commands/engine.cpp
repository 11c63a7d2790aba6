// bocage engine: the rules as a service on standard input and output. The protocol is in cli/engine/.
#include "cli/engine/engine_command.h"

#include "cli/commands/command.h"

namespace bocage::cli {

void add_engine(CLI::App& app, Command& chosen) {
  CLI::App* command = app.add_subcommand("engine", "answer requests as JSON lines, for other programs");
  command->footer(
      "One request a line on standard input, one answer a line on standard output; see docs/line-protocol.md.\n"
      "\n"
      "Example:\n"
      "  printf '%s\\n' '{\"op\":\"new\",\"battle\":\"01\",\"seed\":1}' '{\"op\":\"legal\"}' | bocage engine\n"
      "\n"
      "Exit codes: 0 at the end of the input.");
  command->callback(
      [&chosen] { chosen = [](Console& console) { return static_cast<Exit>(run_engine(console.in, console.out)); }; });
}

}  // namespace bocage::cli
