// bocage serve: the game server.
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

// The default data directory of a user's programs (XDG).
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
      complain(console, "cli.error.not-json", args.config);
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
      const std::string host = config->bind == "127.0.0.1" ? "localhost" : config->bind;
      const std::string address = "http://" + host + ":" + std::to_string(port);
      console.out << console.words.say("cli.serve.listens", {{"address", address}}) << "\n"
                  << console.words.say("cli.serve.data", {{"directory", config->data.string()}}) << "\n"
                  << std::flush;
    });
  } catch (const std::runtime_error& error) {
    console.err << error.what() << "\n";
    return Exit::Usage;
  }
  return Exit::Ok;
}

}  // namespace

void add_serve(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<ServeArgs>();
  CLI::App* command = add_command(app, words, "serve",
                                  {{"bocage serve"}, {"bocage serve --port 8080 --bind 0.0.0.0 --data /srv/bocage"}});
  static constexpr int kMostPorts = 65535;
  command->add_option("--port", args->port, option_help(words, "port"))
      ->check(CLI::Range(0, kMostPorts))
      ->type_name("N");
  command->add_option("--bind", args->bind, option_help(words, "bind"))->type_name("ADDRESS");
  command->add_option("--data", args->data, option_help(words, "data"))->type_name("DIR");
  command->add_option("--web", args->web, option_help(words, "web"))->type_name("DIR");
  command->add_option("--config", args->config, option_help(words, "config"))->type_name("FILE");
  command->add_flag("--verbose", args->verbose, option_help(words, "verbose"));
  command->callback([args, &chosen] { chosen = [args](Console& console) { return serve(*args, console); }; });
}

}  // namespace bocage::cli
