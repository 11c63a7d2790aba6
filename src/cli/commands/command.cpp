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

void add_battle(CLI::App& command, const Words& words, std::string& battle) {
  command.add_option("BATTLE", battle, option_help(words, "battle"))->required();
}

void add_json(CLI::App& command, const Words& words, Output& output) {
  command.add_flag_callback("--json", [&output] { output = Output::Json; }, option_help(words, "json"));
}

void add_lang(CLI::App& command, const Words& words) {
  std::vector<std::string> codes;
  for (const Language& language : languages()) { codes.push_back(language.code); }
  const std::string help = words.say("cli.help.option.lang", {{"languages", words.list(codes)}});
  command.add_option_function<std::string>("--lang", [](const std::string&) {}, help)->type_name("LANG");
}

void add_plain(CLI::App& command, const Words& words, Look& look) {
  command.add_flag_callback("--plain", [&look] { look = Look::Plain; }, option_help(words, "plain"));
}

void add_variants(CLI::App& command, const Words& words, Options& options) {
  command
      .add_option_function<std::vector<std::string>>(
          "--options",
          [&options](const std::vector<std::string>& names) {
            for (const std::string& name : names) { options.add(option_named(name).value()); }
          },
          option_help(words, "variants"))
      ->delimiter(',')
      ->check(CLI::IsMember(offered_options()))
      ->type_name("NAMES");
}

void add_player(CLI::App& command, const Words& words, Side side, std::string& player,
                const std::vector<std::string>& known) {
  const std::string help = words.say("cli.help.option.player", {of_side(side),
                                                                {"names", fmt::format("{}", fmt::join(known, " "))},
                                                                {"thinking", option_help(words, "thinking")}});
  command.add_option("--" + std::string(name(side)), player, help)
      ->check([known, words](const std::string& text) { return player_fault(words, text, known); })
      ->type_name("PLAYER")
      ->capture_default_str();
}

void add_seed(CLI::App& command, const Words& words, std::uint64_t& seed) {
  command.add_option("--seed", seed, option_help(words, "seed"))->capture_default_str()->type_name("S");
}

void add_threads(CLI::App& command, const Words& words, int& threads) {
  command.add_option("--threads", threads, option_help(words, "threads"))->check(CLI::Range(1, 1024))->type_name("T");
}

void add_html(CLI::App& command, const Words& words, std::string& path) {
  command.add_option("--html", path, option_help(words, "html"))->type_name("FILE");
}

std::string player_fault(const Words& words, const std::string& text, const std::vector<std::string>& known) {
  if (parse_player(text) || std::find(known.begin(), known.end(), text) != known.end()) { return {}; }
  const std::size_t at = text.find('@');
  if (at != std::string::npos && parse_player(text.substr(0, at))) {
    return words.say("cli.error.thinking-time", {{"time", text.substr(at + 1)}});
  }
  return words.say("cli.error.player", {{"name", text}, {"names", words.list(known.empty() ? player_names() : known)}});
}

int threads_or_cores(int threads) {
  return threads != 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

bool may_write_page(const std::string& path, Console& console) {
  if (path.empty() || std::ofstream(path, std::ios::app).is_open()) { return true; }
  complain(console, "cli.error.not-written", path);
  return false;
}

Exit write_page(const std::string& path, const std::function<std::string()>& page, Console& console) {
  if (path.empty()) { return Exit::Ok; }
  std::ofstream file(path, std::ios::binary);
  if (file << page() << std::flush) { return Exit::Ok; }
  complain(console, "cli.error.not-written", path);
  return Exit::Usage;
}

void complain(Console& console, std::string_view key, const std::string& file) {
  console.err << console.words.say(key, {{"file", file}}) << "\n";
}

Console as_asked(const Console& console, Look look) {
  if (look == Look::Rich) { return console; }
  return {console.in, console.out, console.err, plain(console.terminal), console.words.plain()};
}

}  // namespace bocage::cli
