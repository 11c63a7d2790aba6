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

// The command to run once the whole command line has been parsed.
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

// The format of the output: text for people, or JSON.
enum class Output : std::uint8_t { Text, Json };
enum class Look : std::uint8_t { Rich, Plain };

// Options shared by several subcommands. The variables must outlive the parser.
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

// What is wrong with the name of a player; empty if it is a computer player or one of `known`.
std::string player_fault(const Words& words, const std::string& text, const std::vector<std::string>& known);

int threads_or_cores(int threads);  // 0: one per core

// Whether the page can be written, tested before hours of work; true if no page is wanted. Prints why it cannot.
bool may_write_page(const std::string& path, Console& console);
Exit write_page(const std::string& path, const std::function<std::string()>& page, Console& console);

// Prints a message about a file: one with the argument {file}.
void complain(Console& console, std::string_view key, const std::string& file);

Console as_asked(const Console& console, Look look);

}  // namespace bocage::cli
