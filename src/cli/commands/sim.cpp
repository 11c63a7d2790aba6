// bocage sim: many games between programs.
#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "ai/player.h"
#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/progress.h"
#include "cli/record_file.h"
#include "cli/recorded_game.h"
#include "lab/simulate.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

struct SimArgs {
  std::string battle;
  SimulationPlan plan{.games = 100, .threads = 0};
  Options options;
  std::string save_records;
  Output output = Output::Text;
};

nlohmann::ordered_json to_json(const std::string& battle, const SimulationTotals& totals) {
  return {{"battle", battle},
          {"games", totals.games},
          {"finished", totals.finished},
          {"axis_wins", totals.axis_wins},
          {"allies_wins", totals.allies_wins},
          {"turns", totals.turns},
          {"decisions", totals.decisions},
          {"seconds", totals.seconds},
          {"decisions_per_second", totals.decisions_per_second()},
          {"games_per_second", totals.games_per_second()}};
}

double percent(int part, int whole) { return whole == 0 ? 0 : 100.0 * part / whole; }

void print(const std::string& battle, const SimulationTotals& totals, std::ostream& out) {
  out << fmt::format("{:<22} {:>6} games, Axis {:>3.0f}%, Allies {:>3.0f}%, {:>4.1f} turns, {:>4.0f}/s\n", battle,
                     totals.games, percent(totals.axis_wins, totals.games), percent(totals.allies_wins, totals.games),
                     totals.games == 0 ? 0.0 : static_cast<double>(totals.turns) / totals.games,
                     totals.games_per_second());
  if (totals.finished != totals.games) {
    out << fmt::format("  {} games were broken off\n", totals.games - totals.finished);
  }
}

// The games again, this time written down. Whether they could be.
bool save_records(const std::shared_ptr<const Battle>& battle, const SimArgs& args, Console& console) {
  std::error_code failed;
  std::filesystem::create_directories(args.save_records, failed);
  ProgressBar bar("records of " + battle->spec().id, args.plan.games, console);
  for (int number = 0; number < args.plan.games; ++number) {
    const Record record = record_numbered_game(battle, args.plan, number);
    const std::string path = fmt::format("{}/{}-{:05}.rec", args.save_records, battle->spec().id, number);
    if (!save_record(path, battle->board(), record)) {
      console.err << path << ": cannot be written\n";
      return false;
    }
    bar.done(number + 1);
  }
  return true;
}

Exit sim(const SimArgs& args, Console& console) {
  SimulationPlan plan = args.plan;
  plan.threads = threads_or_cores(plan.threads);
  const bool all = args.battle == "all";
  const std::vector<std::string> battles = all ? default_library().ids() : std::vector{args.battle};
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const std::string& name : battles) {
    const auto scenario = scenario_or_complaint(name, console);
    if (!scenario) { return Exit::Usage; }
    const auto battle = make_battle(*scenario, args.options);
    SimulationTotals totals;
    {
      ProgressBar bar(scenario->spec.id, plan.games, console);
      totals = simulate(*battle, plan, [&bar](int games) { bar.done(games); });
    }
    if (args.output == Output::Json) {
      list.push_back(to_json(scenario->spec.id, totals));
    } else {
      print(scenario->spec.id, totals, console.out);
    }
    if (!args.save_records.empty() && !save_records(battle, args, console)) { return Exit::Usage; }
  }
  if (args.output == Output::Json) { console.out << (all ? list : list[0]).dump(2) << "\n"; }
  return Exit::Ok;
}

}  // namespace

void add_sim(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<SimArgs>();
  CLI::App* command = app.add_subcommand("sim", "let programs play many games and count");
  command->add_option("BATTLE", args->battle, "an id, the beginning of one, a battle file, or all")->required();
  add_player(*command, Side::Axis, args->plan.players[index(Side::Axis)], player_names());
  add_player(*command, Side::Allies, args->plan.players[index(Side::Allies)], player_names());
  command->add_option("--games", args->plan.games, "how many games")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, args->plan.seed);
  add_threads(*command, args->plan.threads);
  add_variants(*command, args->options);
  command->add_option("--save-records", args->save_records, "write the record of each game to this directory")
      ->type_name("DIR");
  add_json(*command, args->output);
  command->footer(
      "The same seed gives the same games, whatever the number of threads.\n"
      "\n"
      "Examples:\n"
      "  bocage sim 01 --axis sergeant --allies sergeant --games 1000\n"
      "  bocage sim all --games 100 --json\n"
      "  bocage sim 08 --games 5 --save-records records && bocage replay records/08-operation-cobra-00000.rec\n"
      "\n"
      "JSON: battle, games, finished, axis_wins, allies_wins, turns, decisions, seconds, decisions_per_second,\n"
      "games_per_second; a list of these for `all`.\n"
      "\n"
      "Exit codes: 0 played, 2 no such battle or a record could not be written.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return sim(*args, console); }; });
}

}  // namespace bocage::cli
