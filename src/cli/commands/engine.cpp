// bocage engine: the rules as a service on standard input and output. The protocol is in cli/engine/.
#include "cli/engine/engine_command.h"

#include "cli/commands/command.h"

namespace bocage::cli {

void add_engine(CLI::App& app, const Words& words, Command& chosen) {
  CLI::App* command = add_command(
      app, words, "engine",
      {{"printf '%s\\n' '{\"op\":\"new\",\"battle\":\"01\",\"seed\":1}' '{\"op\":\"legal\"}' | bocage engine"}});
  command->callback(
      [&chosen] { chosen = [](Console& console) { return static_cast<Exit>(run_engine(console.in, console.out)); }; });
}

}  // namespace bocage::cli
