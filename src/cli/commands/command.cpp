#include "cli/commands/command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <thread>

#include "ai/player.h"
#include "rules/options.h"

namespace bocage::cli {
namespace {

// TEAM-01 is about people at a table; one keyboard has no use for it.
std::vector<std::string> offered_options() {
  std::vector<std::string> names;
  for (const OptionInfo& option : kOptions) {
    if (option.id != Option::Teams) { names.emplace_back(option.name); }
  }
  return names;
}

}  // namespace

void add_battle(CLI::App& command, std::string& battle) {
  command
      .add_option("BATTLE", battle, "an id, the beginning of one, or a battle file: 01-pegasus-bridge, 01, ./my.json")
      ->required();
}

void add_json(CLI::App& command, Output& output) {
  command.add_flag_callback("--json", [&output] { output = Output::Json; }, "print JSON, for programs");
}

void add_lang(CLI::App& command, Lang& lang) {
  command
      .add_option_function<std::string>(
          "--lang", [&lang](const std::string& text) { lang = text == "fr" ? Lang::French : Lang::English; },
          "language of texts: en or fr")
      ->check(CLI::IsMember({"en", "fr"}))
      ->type_name("LANG");
}

void add_plain(CLI::App& command, Look& look) {
  command.add_flag_callback("--plain", [&look] { look = Look::Plain; }, "no colours, keyboard signs only");
}

void add_variants(CLI::App& command, Options& options) {
  command
      .add_option_function<std::vector<std::string>>(
          "--options",
          [&options](const std::vector<std::string>& names) {
            for (const std::string& name : names) { options.add(option_named(name).value()); }
          },
          "variants, separated by commas: young-generals (Section cards only), no-taking-ground, commissar (for a\n"
          "Soviet side), air (airplanes), night (a night attack)")
      ->delimiter(',')
      ->check(CLI::IsMember(offered_options()))
      ->type_name("NAMES");
}

void add_player(CLI::App& command, Side side, std::string& player, const std::vector<std::string>& known) {
  std::string help = "who plays the ";
  help += side == Side::Axis ? "Axis:" : "Allies:";
  for (const std::string& name : known) { help += " " + name; }
  help += kThinkingHelp;
  command.add_option("--" + std::string(name(side)), player, help)
      ->check([known](const std::string& text) { return player_fault(text, known); })
      ->type_name("PLAYER")
      ->capture_default_str();
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "number that all games come from")->capture_default_str()->type_name("S");
}

void add_threads(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "games at a time; as many as there are cores if left out")
      ->check(CLI::Range(1, 1024))
      ->type_name("T");
}

void add_html(CLI::App& command, std::string& path) {
  command.add_option("--html", path, "write a page with plots to this file")->type_name("FILE");
}

std::string player_fault(const std::string& text, const std::vector<std::string>& known) {
  if (parse_player(text) || std::find(known.begin(), known.end(), text) != known.end()) { return {}; }
  const std::size_t at = text.find('@');
  if (at != std::string::npos && parse_player(text.substr(0, at))) {
    return fmt::format("\"{}\" is no thinking time; 500ms, 4s and 20000n are", text.substr(at + 1));
  }
  const std::vector<std::string>& names = known.empty() ? player_names() : known;
  return fmt::format("there is no player \"{}\"; there are {}", text, fmt::join(names, ", "));
}

int threads_or_cores(int threads) {
  return threads != 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

bool may_write_page(const std::string& path, Console& console) {
  if (path.empty() || std::ofstream(path, std::ios::app).is_open()) { return true; }
  console.err << path << ": cannot be written\n";
  return false;
}

Exit write_page(const std::string& path, const std::function<std::string()>& page, Console& console) {
  if (path.empty()) { return Exit::Ok; }
  std::ofstream file(path, std::ios::binary);
  if (file << page() << std::flush) { return Exit::Ok; }
  console.err << path << ": cannot be written\n";
  return Exit::Usage;
}

Terminal as_asked(const Terminal& terminal, Look look) { return look == Look::Plain ? plain(terminal) : terminal; }

}  // namespace bocage::cli
