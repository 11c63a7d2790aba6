// bocage serve: the server that people play on.
#include "server/server.h"

#include <cstdlib>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "server/app/log.h"

namespace bocage::cli {
namespace {

struct ServeArgs {
  std::string config;
  std::string bind;
  int port = -1;
  std::string data;
  std::string web;
  bool verbose = false;
};

// Where programs of a person keep their data, unless they are told otherwise.
std::string default_data() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') { return std::string(data) + "/bocage"; }
  const char* home = std::getenv("HOME");
  return std::string(home != nullptr ? home : ".") + "/.local/share/bocage";
}

std::optional<server::Config> config_of(const ServeArgs& args, Console& console) {
  server::Config config;
  config.data = default_data();
  config.web = BOCAGE_WEB_DIR;
  if (!args.config.empty()) {
    const auto text = read_file(args.config);
    const auto json = nlohmann::json::parse(text.value_or(""), nullptr, false);
    if (json.is_discarded()) {
      console.err << args.config << ": cannot be read as JSON\n";
      return std::nullopt;
    }
    auto read = server::config_from_json(json, config);
    if (!read) {
      console.err << to_text(read.error()) << "\n";
      return std::nullopt;
    }
    config = std::move(*read);
  }
  if (!args.bind.empty()) { config.bind = args.bind; }
  if (args.port >= 0) { config.port = static_cast<std::uint16_t>(args.port); }
  if (!args.data.empty()) { config.data = args.data; }
  if (!args.web.empty()) { config.web = args.web; }
  return config;
}

Exit serve(const ServeArgs& args, Console& console) {
  const auto config = config_of(args, console);
  if (!config) { return Exit::Usage; }
  if (args.verbose) { server::set_log_level(server::LogLevel::Info); }
  try {
    server::serve(*config, [&](std::uint16_t port) {
      console.out << "Bocage listens on http://" << (config->bind == "127.0.0.1" ? "localhost" : config->bind) << ":"
                  << port << "\nGames are kept in " << config->data.string() << "\n"
                  << std::flush;
    });
  } catch (const std::runtime_error& error) {
    console.err << error.what() << "\n";
    return Exit::Usage;
  }
  return Exit::Ok;
}

}  // namespace

void add_serve(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<ServeArgs>();
  CLI::App* command = app.add_subcommand("serve", "the table: people play in their browsers");
  static constexpr int kMostPorts = 65535;
  command->add_option("--port", args->port, "where to listen; 1944 if left out, 0 for any that is free")
      ->check(CLI::Range(0, kMostPorts))
      ->type_name("N");
  command->add_option("--bind", args->bind, "the address to listen on; 127.0.0.1 if left out: this machine only")
      ->type_name("ADDRESS");
  command->add_option("--data", args->data, "where games are kept; a folder of your home if left out")
      ->type_name("DIR");
  command->add_option("--web", args->web, "the built client; the one beside the program if left out")->type_name("DIR");
  command->add_option("--config", args->config, "a JSON file with these settings and the limits")->type_name("FILE");
  command->add_flag("--verbose", args->verbose, "log what happens, not only what goes wrong");
  command->footer(
      "Logs are JSON lines on standard error. SIGINT or SIGTERM stop it; whatever stops it, no move that was answered "
      "is\n"
      "lost. docs/running-a-server.md has the settings and what to watch.\n"
      "\n"
      "Examples:\n"
      "  bocage serve\n"
      "  bocage serve --port 8080 --bind 0.0.0.0 --data /srv/bocage\n"
      "\n"
      "Exit codes: 0 it was stopped, 2 it could not start.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return serve(*args, console); }; });
}

}  // namespace bocage::cli
