// bocage battles: the battles there are.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/paint.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

struct BattlesArgs {
  Output output = Output::Text;
  Lang lang = Lang::English;
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

std::string row(const Scenario& scenario, Lang lang) {
  static constexpr int kIdColumns = 23;
  static constexpr int kTitleColumns = 19;
  const BattleSpec& spec = scenario.spec;
  const int beyond = std::max(0, columns(spec.id) - kIdColumns);  // a long name takes from the title
  return fmt::format("{} {} {} {:>2}:{:<2} {:>3}:{:<2} {} {:>5}", padded(spec.id, kIdColumns),
                     fitted(scenario.title, kTitleColumns - beyond), scenario.date[0], spec.hand[0], spec.hand[1],
                     spec.medals[0], spec.medals[1], padded(words(spec.first).in(lang), 6), spec.units.size());
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
    rows.push_back(row(*scenario, args.lang));
  }
  if (rows.empty() && exit == Exit::Ok) {
    console.err << "There are no battles in " << library.directory().string() << "\n";
    return Exit::Usage;
  }
  if (args.output == Output::Json) {
    console.out << list.dump(2) << "\n";
    return exit;
  }
  const Phrase head{"battle                  title               date       cards medals first  units",
                    "bataille                titre               date       mains médail début  unités"};
  console.out << painted(head.in(args.lang), {.weight = Weight::Bold}, console.terminal.ink) << "\n";
  for (const std::string& text : rows) { console.out << text << "\n"; }
  const Phrase foot{"Cards and medals are Axis:Allies.", "Cartes et médailles : Axe:Alliés."};
  console.out << painted(foot.in(args.lang), {.weight = Weight::Faint}, console.terminal.ink) << "\n";
  return exit;
}

}  // namespace

void add_battles(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<BattlesArgs>();
  CLI::App* command = app.add_subcommand("battles", "list the battles there are");
  add_json(*command, args->output);
  add_lang(*command, args->lang);
  command->footer(
      "Examples:\n"
      "  bocage battles\n"
      "  bocage battles --json | jq -r '.[].id'\n"
      "\n"
      "Exit codes: 0 all can be read, 1 a battle file has faults, 2 there are no battles.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return battles(*args, console); }; });
}

}  // namespace bocage::cli
