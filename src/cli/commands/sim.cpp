// bocage sim: many games between computer players.
#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "ai/player.h"
#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/paint.h"
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

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

void print(const std::string& battle, const SimulationTotals& totals, Console& console) {
  static constexpr int kIdColumns = 24;
  const Words& words = console.words;
  const double turns = totals.games == 0 ? 0.0 : static_cast<double>(totals.turns) / totals.games;
  const std::string line =
      words.say("cli.sim.line", {{"games", totals.games},
                                 {"axis", words.percent(share(totals.axis_wins, totals.games))},
                                 {"allies", words.percent(share(totals.allies_wins, totals.games))},
                                 {"turns", words.number(turns, 1)},
                                 {"speed", words.number(totals.games_per_second(), 0)}});
  console.out << padded(battle, kIdColumns) << line << "\n";
  if (totals.finished != totals.games) {
    console.out << "  " << words.say("cli.sim.broken-off", {{"games", totals.games - totals.finished}}) << "\n";
  }
}

// Plays the games again and writes their records; false if a file could not be written.
bool save_records(const std::shared_ptr<const Battle>& battle, const SimArgs& args, Console& console) {
  std::error_code failed;
  std::filesystem::create_directories(args.save_records, failed);
  ProgressBar bar(console.words.say("cli.progress.records", {{"battle", battle->spec().id}}), args.plan.games, console);
  for (int number = 0; number < args.plan.games; ++number) {
    const Record record = record_numbered_game(battle, args.plan, number);
    const std::string path = fmt::format("{}/{}-{:05}.rec", args.save_records, battle->spec().id, number);
    if (!save_record(path, battle->board(), record)) {
      complain(console, "cli.error.not-written", path);
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
      print(scenario->spec.id, totals, console);
    }
    if (!args.save_records.empty() && !save_records(battle, args, console)) { return Exit::Usage; }
  }
  if (args.output == Output::Json) { console.out << (all ? list : list[0]).dump(2) << "\n"; }
  return Exit::Ok;
}

}  // namespace

void add_sim(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<SimArgs>();
  CLI::App* command = add_command(
      app, words, "sim",
      {{"bocage sim 01 --axis sergeant --allies sergeant --games 1000"},
       {"bocage sim all --games 100 --json"},
       {"bocage sim 08 --games 5 --save-records records && bocage replay records/08-operation-cobra-00000.rec"}});
  command->add_option("BATTLE", args->battle, option_help(words, "battle-or-all"))->required();
  add_player(*command, words, Side::Axis, args->plan.players[index(Side::Axis)], player_names());
  add_player(*command, words, Side::Allies, args->plan.players[index(Side::Allies)], player_names());
  command->add_option("--games", args->plan.games, option_help(words, "games"))
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str()
      ->type_name("N");
  add_seed(*command, words, args->plan.seed);
  add_threads(*command, words, args->plan.threads);
  add_variants(*command, words, args->options);
  command->add_option("--save-records", args->save_records, option_help(words, "save-records"))->type_name("DIR");
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return sim(*args, console); }; });
}

}  // namespace bocage::cli
