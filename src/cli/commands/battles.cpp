// bocage battles: lists the battles.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/paint.h"
#include "cli/words/battle_words.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

struct BattlesArgs {
  Output output = Output::Text;
};

nlohmann::json to_json(const Scenario& scenario) {
  nlohmann::json sides;
  for (const Side side : kSides) {
    sides[std::string(name(side))] = {{"nation", scenario.nation[index(side)]},
                                      {"hand", scenario.spec.hand[index(side)]},
                                      {"medals", scenario.spec.medals[index(side)]}};
  }
  return {{"id", scenario.spec.id},
          {"title", scenario.title},
          {"subtitle", scenario.subtitle},
          {"date", scenario.date},
          {"first", name(scenario.spec.first)},
          {"sides", sides},
          {"units", scenario.spec.units.size()}};
}

constexpr int kIdColumns = 23;
constexpr int kDateColumns = 10;
constexpr int kCardColumns = 5;
constexpr int kMedalColumns = 6;
constexpr int kUnitColumns = 5;
constexpr int kTitleAndSide = 25;  // what is left of 80 columns

int side_columns(const Words& words) {
  return std::max(
      {columns(words.say("cli.battles.first")), columns(words.name(Side::Axis)), columns(words.name(Side::Allies))});
}

std::string head(const Words& words) {
  const int side = side_columns(words);
  return fmt::format(
      "{} {} {} {} {} {} {}", padded(words.say("cli.battles.id"), kIdColumns),
      padded(words.say("cli.battles.title"), kTitleAndSide - side), padded(words.say("cli.battles.date"), kDateColumns),
      padded(words.say("cli.battles.cards"), kCardColumns), padded(words.say("cli.battles.medals"), kMedalColumns),
      padded(words.say("cli.battles.first"), side), words.say("cli.battles.units"));
}

std::string row(const Scenario& scenario, const Words& words) {
  const BattleSpec& spec = scenario.spec;
  const int side = side_columns(words);
  const int beyond = std::max(0, columns(spec.id) - kIdColumns);  // a long id takes from the title
  const auto pair = [](int axis, int allies) { return fmt::format("{:>2}:{}", axis, allies); };
  return fmt::format("{} {} {} {} {} {} {:>{}}", padded(spec.id, kIdColumns),
                     fitted(title_of(scenario, words), kTitleAndSide - side - beyond), scenario.date[0],
                     padded(pair(spec.hand[0], spec.hand[1]), kCardColumns),
                     padded(pair(spec.medals[0], spec.medals[1]), kMedalColumns), padded(words.name(spec.first), side),
                     spec.units.size(), kUnitColumns);
}

Exit battles(const BattlesArgs& args, Console& console) {
  const Library library = default_library();
  nlohmann::json list = nlohmann::json::array();
  std::vector<std::string> rows;
  Exit exit = Exit::Ok;
  for (const std::string& id : library.ids()) {
    const auto scenario = library.load(id);
    if (!scenario) {
      console.err << id << ":\n" << to_text(scenario.error()) << "\n";
      exit = Exit::Wrong;
      continue;
    }
    list.push_back(to_json(*scenario));
    rows.push_back(row(*scenario, console.words));
  }
  if (rows.empty() && exit == Exit::Ok) {
    console.err << console.words.say("cli.battles.none", {{"directory", library.directory().string()}}) << "\n";
    return Exit::Usage;
  }
  if (args.output == Output::Json) {
    console.out << list.dump(2) << "\n";
    return exit;
  }
  const Ink ink = console.terminal.ink;
  console.out << painted(head(console.words), {.weight = Weight::Bold}, ink) << "\n";
  for (const std::string& text : rows) { console.out << text << "\n"; }
  console.out << painted(console.words.say("cli.battles.note"), {.weight = Weight::Faint}, ink) << "\n";
  return exit;
}

}  // namespace

void add_battles(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<BattlesArgs>();
  CLI::App* command =
      add_command(app, words, "battles", {{"bocage battles"}, {"bocage battles --json | jq -r '.[].id'"}});
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return battles(*args, console); }; });
}

}  // namespace bocage::cli
