// The subcommands of the program: each adds itself to the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/words.h"
#include "rules/battle.h"

namespace bocage::cli {

// What the command line asked for, to be done once it is read as a whole.
using Command = std::function<Exit(Console&)>;

void add_analyze(CLI::App& app, Command& chosen);
void add_arena(CLI::App& app, Command& chosen);
void add_balance(CLI::App& app, Command& chosen);
void add_battles(CLI::App& app, Command& chosen);
void add_show(CLI::App& app, Command& chosen);
void add_play(CLI::App& app, Command& chosen);
void add_sim(CLI::App& app, Command& chosen);
void add_engine(CLI::App& app, Command& chosen);
void add_replay(CLI::App& app, Command& chosen);
void add_perft(CLI::App& app, Command& chosen);
void add_serve(CLI::App& app, Command& chosen);
void add_signature(CLI::App& app, Command& chosen);
void add_validate(CLI::App& app, Command& chosen);
void add_version(CLI::App& app, Command& chosen);

// For people, or for programs.
enum class Output : std::uint8_t { Text, Json };
enum class Look : std::uint8_t { Rich, Plain };

// Options that several subcommands have. The variables must live as long as the command line.
void add_battle(CLI::App& command, std::string& battle);
void add_json(CLI::App& command, Output& output);
void add_lang(CLI::App& command, Lang& lang);
void add_plain(CLI::App& command, Look& look);
void add_variants(CLI::App& command, Options& options);
void add_player(CLI::App& command, Side side, std::string& player, const std::vector<std::string>& known);
void add_seed(CLI::App& command, std::uint64_t& seed);
void add_threads(CLI::App& command, int& threads);
void add_html(CLI::App& command, std::string& path);

// What is wrong with the name of a player; nothing if it is one of the programs or of `known`.
inline constexpr const char* kThinkingHelp = "; general@500ms, @4s and @20000n say how long it thinks about a turn";
std::string player_fault(const std::string& text, const std::vector<std::string>& known);

int threads_or_cores(int threads);  // 0: as many as the machine has

// Whether a page can be written there, told before hours of work; it can where none is wanted. If not, says so.
bool may_write_page(const std::string& path, Console& console);
Exit write_page(const std::string& path, const std::function<std::string()>& page, Console& console);

Terminal as_asked(const Terminal& terminal, Look look);

}  // namespace bocage::cli
