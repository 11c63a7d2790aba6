// The subcommands of the program: each adds itself to the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "cli/commands/help.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "rules/battle.h"

namespace bocage::cli {

// What the command line asked for, to be done once it is read as a whole.
using Command = std::function<Exit(Console&)>;

void add_analyze(CLI::App& app, const Words& words, Command& chosen);
void add_arena(CLI::App& app, const Words& words, Command& chosen);
void add_balance(CLI::App& app, const Words& words, Command& chosen);
void add_battles(CLI::App& app, const Words& words, Command& chosen);
void add_show(CLI::App& app, const Words& words, Command& chosen);
void add_play(CLI::App& app, const Words& words, Command& chosen);
void add_sim(CLI::App& app, const Words& words, Command& chosen);
void add_engine(CLI::App& app, const Words& words, Command& chosen);
void add_replay(CLI::App& app, const Words& words, Command& chosen);
void add_perft(CLI::App& app, const Words& words, Command& chosen);
void add_serve(CLI::App& app, const Words& words, Command& chosen);
void add_signature(CLI::App& app, const Words& words, Command& chosen);
void add_validate(CLI::App& app, const Words& words, Command& chosen);
void add_version(CLI::App& app, const Words& words, Command& chosen);

// For people, or for programs.
enum class Output : std::uint8_t { Text, Json };
enum class Look : std::uint8_t { Rich, Plain };

// Options that several subcommands have. The variables must live as long as the command line.
void add_battle(CLI::App& command, const Words& words, std::string& battle);
void add_json(CLI::App& command, const Words& words, Output& output);
void add_lang(CLI::App& command, const Words& words);  // run() has read it already
void add_plain(CLI::App& command, const Words& words, Look& look);
void add_variants(CLI::App& command, const Words& words, Options& options);
void add_player(CLI::App& command, const Words& words, Side side, std::string& player,
                const std::vector<std::string>& known);
void add_seed(CLI::App& command, const Words& words, std::uint64_t& seed);
void add_threads(CLI::App& command, const Words& words, int& threads);
void add_html(CLI::App& command, const Words& words, std::string& path);

// What is wrong with the name of a player; nothing if it is one of the programs or of `known`.
std::string player_fault(const Words& words, const std::string& text, const std::vector<std::string>& known);

int threads_or_cores(int threads);  // 0: as many as the machine has

// Whether a page can be written there, found out before hours of work; it can where none is wanted. If not, says so.
bool may_write_page(const std::string& path, Console& console);
Exit write_page(const std::string& path, const std::function<std::string()>& page, Console& console);

// Something is wrong with a file: one of the messages with {file}.
void complain(Console& console, std::string_view key, const std::string& file);

Console as_asked(const Console& console, Look look);

}  // namespace bocage::cli
