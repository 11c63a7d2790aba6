// bocage show: the map of a battle on one screen, then its briefing.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/commands/show_command.h"
#include "cli/map.h"
#include "cli/words/battle_words.h"
#include "game/engine.h"

namespace bocage::cli {
namespace {

struct ShowArgs {
  std::string battle;
  Output output = Output::Text;
  Look look = Look::Rich;
};

std::string title_line(const Scenario& scenario, const Words& words) {
  std::string text = title_of(scenario, words);
  if (!scenario.subtitle.empty()) {
    text = words.say("cli.show.subtitle", {{"title", text}, {"subtitle", scenario.subtitle}});
  }
  const auto& [first, last] = scenario.date;
  if (!first.empty()) { text = words.say("cli.show.title", {{"title", text}, {"days", words.days(first, last)}}); }
  text = fitted(text, Terminal::kLeastColumns);
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

void show_map(const Scenario& scenario, const MapContents& map, const Console& screen) {
  const Terminal& terminal = screen.terminal;
  screen.out << painted(title_line(scenario, screen.words), {.weight = Weight::Bold}, terminal.ink) << "\n";
  const MapPlan plan = whole_board(map.battle.board(), Scale::Tall, terminal.width());
  for (const std::string& line : draw_map(map, plan, terminal)) { screen.out << line << "\n"; }
  for (const std::string& line : draw_legend(map, Terminal::kLeastColumns, terminal)) { screen.out << line << "\n"; }
}

void show_paragraph(std::string_view head, std::string_view text, const Console& screen) {
  if (text.empty()) { return; }
  show_head(head, screen);
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns - 2)) { screen.out << "  " << line << "\n"; }
}

std::string side_line(const Scenario& scenario, Side side, const Words& words) {
  const std::size_t i = index(side);
  const std::string nation = words.nation(scenario.nation[i]);
  const std::string army = scenario.commander[i].empty()
                               ? nation
                               : words.say("cli.show.army", {{"nation", nation}, {"commander", scenario.commander[i]}});
  return words.say("cli.show.side", {of_side(side),
                                     {"army", army},
                                     {"cards", int{scenario.spec.hand[i]}},
                                     {"medals", int{scenario.spec.medals[i]}},
                                     {"first", scenario.spec.first == side ? "yes" : "no"}});
}

void show_briefing(const Scenario& scenario, const Console& screen) {
  const Words& words = screen.words;
  const Briefing briefing = briefing_of(scenario, words).value_or(Briefing{});
  show_paragraph(words.say("briefing.history"), briefing.history, screen);
  show_paragraph(side_line(scenario, Side::Axis, words), briefing.axis, screen);
  show_paragraph(side_line(scenario, Side::Allies, words), briefing.allies, screen);
  if (briefing.rules.empty()) { return; }
  show_head(words.say("briefing.special"), screen);
  for (const std::string& rule : briefing.rules) { show_point(rule, screen); }
}

struct Piece {
  std::string name;
  std::string help;
};

// What is on this board: units, terrain, works.
std::vector<Piece> pieces_on(const Battle& battle, const Words& words) {
  std::array<bool, kTerrainKinds> terrain{};
  std::array<bool, kWorkKinds> works{};
  std::array<bool, kUnitTypes> units{};
  battle.board().all().for_each([&](Hex hex) { terrain[static_cast<std::size_t>(battle.terrain(hex))] = true; });
  for (const WorkAt& work : battle.works()) { works[static_cast<std::size_t>(work.is)] = true; }
  for (int i = 0; i < battle.units(); ++i) {
    units[static_cast<std::size_t>(battle.roster(static_cast<UnitId>(i)).type)] = true;
  }
  std::vector<Piece> found;
  const auto add = [&](auto id) { found.push_back({words.name(id), words.help(id)}); };
  for (const UnitInfo& row : kUnits) {
    if (units[static_cast<std::size_t>(row.id)]) { add(row.id); }
  }
  for (const TerrainInfo& row : kTerrains) {
    if (row.id != Terrain::Countryside && terrain[static_cast<std::size_t>(row.id)]) { add(row.id); }
  }
  for (const WorkInfo& row : kWorks) {
    if (works[static_cast<std::size_t>(row.id)]) { add(row.id); }
  }
  return found;
}

// What the pieces on this board do.
void show_pieces(const Battle& battle, const Console& screen) {
  const std::vector<Piece> pieces = pieces_on(battle, screen.words);
  int widest = 0;
  for (const Piece& piece : pieces) { widest = std::max(widest, columns(piece.name)); }
  show_head(screen.words.say("cli.show.pieces"), screen);
  for (const Piece& piece : pieces) {
    for (const std::string& line : two_columns(piece.name, piece.help, widest + 2, Terminal::kLeastColumns - 2)) {
      screen.out << "  " << line << "\n";
    }
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

nlohmann::json to_json(const Scenario& scenario, const MapContents& map) {
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
  if (const auto briefing = briefing_of(scenario, map.words)) {
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
  FastChance cards(0);  // the setup deals cards too; they are not shown
  const State state = new_game(*battle, cards, nullptr);
  const Console screen = as_asked(console, args.look);
  const MapContents map{*battle, state.open.field, labels_of(*scenario, screen.words), {}, screen.words};
  if (args.output == Output::Json) {
    console.out << to_json(*scenario, map).dump(2) << "\n";
    return Exit::Ok;
  }
  show_map(*scenario, map, screen);
  show_briefing(*scenario, screen);
  show_chain(*battle, screen);
  show_wings(map, screen);
  show_pieces(*battle, screen);
  return Exit::Ok;
}

}  // namespace

void add_show(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<ShowArgs>();
  CLI::App* command =
      add_command(app, words, "show", {{"bocage show 01-pegasus-bridge"}, {"bocage show 05 --lang fr | less -R"}});
  add_battle(*command, words, args->battle);
  add_plain(*command, words, args->look);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return show(*args, console); }; });
}

}  // namespace bocage::cli
