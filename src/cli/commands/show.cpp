// bocage show: the map of a battle on one screen, and its briefing after it.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/commands/show_command.h"
#include "cli/map.h"
#include "game/engine.h"

namespace bocage::cli {
namespace {

struct ShowArgs {
  std::string battle;
  Output output = Output::Text;
  Look look = Look::Rich;
  Lang lang = Lang::English;
};

std::string dates(const Scenario& scenario, Lang lang) {
  const auto& [first, last] = scenario.date;
  if (first.empty()) { return {}; }
  if (first == last) { return date_words(first, lang); }
  const std::string end = date_words(last, lang);
  // 25 to 26 July 1944: what both days share is said once.
  const bool same_month = first.substr(0, 7) == last.substr(0, 7);
  const std::string begin = date_words(first, lang);
  const Phrase to{" to ", " au "};
  return (same_month ? begin.substr(0, begin.find(' ')) : begin) + std::string(to.in(lang)) + end;
}

// The briefing in the language asked for, or in the one there is.
const Briefing* briefing_of(const Scenario& scenario, Lang lang) {
  const auto& wanted = lang == Lang::French ? scenario.french : scenario.english;
  const auto& other_one = lang == Lang::French ? scenario.english : scenario.french;
  return wanted ? &*wanted : other_one ? &*other_one : nullptr;
}

std::string title_line(const Scenario& scenario, Lang lang) {
  const Briefing* briefing = briefing_of(scenario, lang);
  std::string text = briefing != nullptr && !briefing->title.empty() ? briefing->title : scenario.title;
  if (!scenario.subtitle.empty()) { text += ", " + scenario.subtitle; }
  if (const std::string when = dates(scenario, lang); !when.empty()) { text += "  ·  " + when; }
  return fitted(text, Terminal::kLeastColumns);
}

void show_map(const Scenario& scenario, const MapContents& map, Lang lang, const Terminal& terminal,
              std::ostream& out) {
  std::string title = title_line(scenario, lang);
  title.erase(title.find_last_not_of(' ') + 1);
  out << painted(title, {.weight = Weight::Bold}, terminal.ink) << "\n";
  const MapPlan plan = whole_board(map.battle.board(), Scale::Tall, terminal.width());
  for (const std::string& line : draw_map(map, plan, terminal)) { out << line << "\n"; }
  for (const std::string& line : draw_legend(map, Terminal::kLeastColumns, lang, terminal)) { out << line << "\n"; }
}

void show_paragraph(std::string_view head, std::string_view text, const Terminal& terminal, std::ostream& out) {
  if (text.empty()) { return; }
  out << "\n" << painted(head, {.weight = Weight::Bold}, terminal.ink) << "\n";
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns - 2)) { out << "  " << line << "\n"; }
}

std::string side_line(const Scenario& scenario, Side side, Lang lang) {
  const std::size_t i = index(side);
  std::string text = std::string(words(side).in(lang)) + ": " + nation_words(scenario.nation[i], lang);
  if (!scenario.commander[i].empty()) { text += ", " + scenario.commander[i]; }
  const Phrase numbers{" ({} cards, {} medals to win{})", " ({} cartes, {} médailles{})"};
  const Phrase first{", moves first", ", commence"};
  return text + fmt::format(fmt::runtime(numbers.in(lang)), scenario.spec.hand[i], scenario.spec.medals[i],
                            scenario.spec.first == side ? first.in(lang) : "");
}

void show_briefing(const Scenario& scenario, Lang lang, const Terminal& terminal, std::ostream& out) {
  const Briefing nothing;
  const Briefing* written = briefing_of(scenario, lang);
  const Briefing& briefing = written != nullptr ? *written : nothing;
  show_paragraph(Phrase{"History", "Histoire"}.in(lang), briefing.history, terminal, out);
  show_paragraph(side_line(scenario, Side::Axis, lang), briefing.axis, terminal, out);
  show_paragraph(side_line(scenario, Side::Allies, lang), briefing.allies, terminal, out);
  if (briefing.rules.empty()) { return; }
  out << "\n"
      << painted(Phrase{"Special rules", "Règles spéciales"}.in(lang), {.weight = Weight::Bold}, terminal.ink) << "\n";
  for (const std::string& rule : briefing.rules) {
    std::string_view bullet = "- ";
    for (const std::string& line : wrapped(rule, Terminal::kLeastColumns - 4)) {
      out << "  " << bullet << line << "\n";
      bullet = "  ";
    }
  }
}

// What the pieces on this board do, a line each.
template <class Kind>
void show_piece(Kind kind, Lang lang, std::ostream& out) {
  const Entry& entry = words(kind);
  out << "  " << padded(entry.name.in(lang), kNameColumns) << entry.line.in(lang) << "\n";
}

void show_pieces(const MapContents& map, Lang lang, const Terminal& terminal, std::ostream& out) {
  std::array<bool, kTerrainKinds> terrain{};
  std::array<bool, kWorkKinds> works{};
  std::array<bool, kUnitTypes> units{};
  const Battle& battle = map.battle;
  battle.board().all().for_each([&](Hex hex) { terrain[static_cast<std::size_t>(battle.terrain(hex))] = true; });
  for (const WorkAt& work : battle.works()) { works[static_cast<std::size_t>(work.is)] = true; }
  for (int i = 0; i < battle.units(); ++i) {
    units[static_cast<std::size_t>(battle.roster(static_cast<UnitId>(i)).type)] = true;
  }
  out << "\n"
      << painted(Phrase{"On this map", "Sur cette carte"}.in(lang), {.weight = Weight::Bold}, terminal.ink) << "\n";
  for (const UnitInfo& row : kUnits) {
    if (units[static_cast<std::size_t>(row.id)]) { show_piece(row.id, lang, out); }
  }
  for (const TerrainInfo& row : kTerrains) {
    if (row.id != Terrain::Countryside && terrain[static_cast<std::size_t>(row.id)]) { show_piece(row.id, lang, out); }
  }
  for (const WorkInfo& row : kWorks) {
    if (works[static_cast<std::size_t>(row.id)]) { show_piece(row.id, lang, out); }
  }
}

nlohmann::json hex_to_json(const MapContents& map, Hex hex) {
  const Coord at = map.battle.board().coord(hex);
  nlohmann::json entry{{"at", {at.col, at.row}}, {"terrain", map.battle.ground(hex).name}};
  for (const WorkAt& work : map.battle.works()) {
    if (work.at == hex) { entry["works"].push_back(info(work.is).name); }
  }
  if (const UnitId unit = map.field.at(hex); unit != kNoUnit) {
    entry["unit"] = {{"side", name(map.battle.side(unit))},
                     {"type", map.battle.type(unit).name},
                     {"figures", map.field[unit].figures}};
  }
  for (const Objective& objective : map.battle.spec().objectives) {
    if (objective.hexes.contains(hex)) { entry["objective"].push_back(name(objective.side)); }
  }
  return entry;
}

nlohmann::json to_json(const Scenario& scenario, const MapContents& map, Lang lang) {
  nlohmann::json hexes = nlohmann::json::array();
  map.battle.board().all().for_each([&](Hex hex) { hexes.push_back(hex_to_json(map, hex)); });
  nlohmann::json found{{"id", scenario.spec.id},
                       {"title", scenario.title},
                       {"subtitle", scenario.subtitle},
                       {"date", scenario.date},
                       {"first", name(scenario.spec.first)},
                       {"hexes", hexes}};
  for (const Side side : kSides) {
    const std::size_t i = index(side);
    found["sides"][std::string(name(side))] = {{"nation", scenario.nation[i]},
                                               {"commander", scenario.commander[i]},
                                               {"hand", scenario.spec.hand[i]},
                                               {"medals", scenario.spec.medals[i]}};
  }
  add_chain(map.battle, found);
  if (const Briefing* briefing = briefing_of(scenario, lang)) {
    found["briefing"] = {{"title", briefing->title},
                         {"history", briefing->history},
                         {"axis", briefing->axis},
                         {"allies", briefing->allies},
                         {"rules", briefing->rules}};
  }
  return found;
}

Exit show(const ShowArgs& args, Console& console) {
  const auto scenario = scenario_or_complaint(args.battle, console);
  if (!scenario) { return Exit::Usage; }
  const auto battle = make_battle(*scenario, {});
  FastChance cards(0);  // the set-up deals cards too; nobody sees them here
  const State state = new_game(*battle, cards, nullptr);
  const MapContents map{*battle, state.open.field, scenario->labels, {}, args.lang};
  if (args.output == Output::Json) {
    console.out << to_json(*scenario, map, args.lang).dump(2) << "\n";
    return Exit::Ok;
  }
  const Terminal terminal = as_asked(console.terminal, args.look);
  show_map(*scenario, map, args.lang, terminal, console.out);
  show_briefing(*scenario, args.lang, terminal, console.out);
  show_chain(*battle, args.lang, terminal, console.out);
  show_wings(map, terminal, console.out);
  show_pieces(map, args.lang, terminal, console.out);
  return Exit::Ok;
}

}  // namespace

void add_show(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<ShowArgs>();
  CLI::App* command = app.add_subcommand("show", "draw the map of a battle and print its briefing");
  add_battle(*command, args->battle);
  add_lang(*command, args->lang);
  add_plain(*command, args->look);
  add_json(*command, args->output);
  command->footer(
      "The map of thirteen hexes has 80 columns and 20 lines; that of Overlord is drawn smaller, and wing by wing "
      "after\n"
      "the briefing, unless the screen has 160 columns. Hexes are named col,row, as actions write them:\nthe numbers "
      "on top count "
      "half hexes. (I4) is an Allied infantry of 4 figures, [a3] an Axis armor of 3.\n"
      "\n"
      "Examples:\n"
      "  bocage show 01-pegasus-bridge\n"
      "  bocage show 05 --lang fr | less -R\n"
      "\n"
      "Exit codes: 0 shown, 2 there is no such battle.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return show(*args, console); }; });
}

}  // namespace bocage::cli
