#include "wire/battle_json.h"

#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/words.h"

namespace bocage {
namespace {

using Entry = nlohmann::json;  // of the battle file; the reader has checked it

std::string_view edge_name(Edge edge) { return edge == Edge::Top ? "top" : "bottom"; }

// The entries of the battle file, by where they are.
class Entries {
 public:
  Entries(const Scenario& scenario, const Board& board) : file_(scenario.document), board_(board) {}

  // The first entry of a list on this hex that `fits`; an empty object if there is none.
  template <class Fits>
  const Entry& find(const char* list, Hex hex, Fits fits) const {
    static const Entry kNone = Entry::object();
    const auto entries = file_.find(list);
    if (entries == file_.end()) { return kNone; }
    const Coord at = board_.coord(hex);
    for (const Entry& entry : *entries) {
      if (entry.at("at") == Entry{at.col, at.row} && fits(entry)) { return entry; }
    }
    return kNone;
  }
  const Entry& find(const char* list, Hex hex) const {
    return find(list, hex, [](const Entry&) { return true; });
  }
  const Entry& piece(const WorkAt& work) const {
    const auto fits = [&](const Entry& entry) {
      return entry.at("is") == info(work.is).name || (work.is == Work::Bridge && is_span(entry));
    };
    const Entry& structure = find("structures", work.at, fits);
    return structure.empty() ? find("obstacles", work.at, fits) : structure;
  }
  static bool is_span(const Entry& piece) { return piece.value("is", "") == "bridge-section"; }

 private:
  const Entry& file_;
  const Board& board_;
};

void copy(Json& out, const char* key, const Entry& from) {
  if (from.contains(key)) { out[key] = from.at(key); }
}

// The lines between wings, where a wing has more than one section: otherwise every line would be one of them.
Json wings_json(const Battle& battle) {
  const auto& lines = battle.board().size().lines;
  Json list = Json::array();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const unsigned both = 3U << i;
    bool parts = true;
    for (const Role role : kRoles) { parts = parts && (battle.wing(Side::Axis, role) & both) != both; }
    if (parts) { list.push_back(lines[i]); }
  }
  return list.size() < lines.size() ? list : Json::array();
}

// Wire, sandbags and mines are not among the works of a hex: they are part of the position.
constexpr bool is_in_position(Work work) {
  return work == Work::Wire || work == Work::Sandbags || work == Work::Minefield;
}

Json work_json(const WorkAt& work, const Entry& piece) {
  Json out = {{"is", name(work.is)}};
  if (info(work.is).opens_river) { out["axis"] = piece.value("axis", "E-W"); }
  if (work.is == Work::Bridge) { out["span"] = Entries::is_span(piece); }
  if (info(work.is).serves_owner_only && work.owner) { out["for"] = name(*work.owner); }
  if (work.is == Work::SeaWall) { out["toward"] = piece.value("toward", "top"); }
  if (work.is == Work::Road) { copy(out, "sides", piece); }
  return out;
}

Json grounds_json(const Battle& battle, const Entries& entries) {
  ByHex<Json> works;
  battle.board().all().for_each([&](Hex hex) { works[index(hex)] = Json::array(); });
  for (const WorkAt& work : battle.works()) {
    if (!is_in_position(work.is)) { works[index(work.at)].push_back(work_json(work, entries.piece(work))); }
  }
  Json list = Json::array();
  battle.board().all().for_each([&](Hex hex) {
    const Entry& tile = entries.find("terrain", hex);
    Json ground = {{"at", hex_json(battle.board(), hex)}, {"terrain", battle.ground(hex).name}};
    copy(ground, "look", tile);
    copy(ground, "sides", tile);
    if (tile.value("trait", "") == "wide") { ground["wide"] = true; }
    ground["works"] = std::move(works[index(hex)]);
    list.push_back(std::move(ground));
  });
  return list;
}

// The medals of the file in the order of its list, as in `held` of a view: objectives first, then exits.
Json objectives_json(const Scenario& scenario, const Battle& battle) {
  const BattleSpec& spec = battle.spec();
  const Board& board = battle.board();
  Json list = Json::array();
  std::size_t objectives = 0;
  std::size_t exits = 0;
  for (const Entry& medal : scenario.document.value("medals", Entry::array())) {
    const auto kind = medal.at("kind").get<std::string>();
    Json out;
    if (kind == "exit") {
      const Exit& exit = spec.exits[exits++];
      const Edge edge = board.coord(exit.hexes.first()).row == 0 ? Edge::Top : Edge::Bottom;
      out = {{"kind", kind},
             {"for", name(exit.side)},
             {"at", hexes_json(board, exit.hexes)},
             {"tokens", Json::array()},
             {"worth", exit.worth},
             {"edge", edge_name(edge)}};
    } else {
      const Objective& objective = spec.objectives[objectives++];
      const Json hexes = hexes_json(board, objective.hexes);
      out = {{"kind", kind.starts_with("group") ? "group" : kind},
             {"for", name(objective.side)},
             {"at", hexes},
             {"tokens", medal.contains("token") ? Json::array({Json(medal.at("token"))}) : hexes},
             {"worth", objective.worth}};
    }
    copy(out, "place", medal);
    list.push_back(std::move(out));
  }
  return list;
}

Json units_json(const Battle& battle, const Entries& entries) {
  Json list = Json::array();
  for (int i = 0; i < battle.units(); ++i) {
    const RosterUnit& unit = battle.roster(static_cast<UnitId>(i));
    if (unit.start == kNoHex) { continue; }
    Json out = {{"id", i},
                {"at", hex_json(battle.board(), unit.start)},
                {"side", name(unit.side)},
                {"type", info(unit.type).name},
                {"figures", unit.full}};
    copy(out, "badge", entries.find("units", unit.start));
    if (unit.camouflaged) { out["camouflaged"] = true; }
    if (unit.afloat) { out["afloat"] = true; }
    list.push_back(std::move(out));
  }
  return list;
}

Json sandbags_json(const Battle& battle, const Entries& entries) {
  Json list = Json::array();
  battle.fixed(Work::Sandbags).for_each([&](Hex hex) {
    Json out = {{"at", hex_json(battle.board(), hex)}};
    copy(out, "toward", entries.piece({hex, Work::Sandbags, std::nullopt}));
    list.push_back(std::move(out));
  });
  return list;
}

// AIR-41: airplanes are there only if the Air rules are in force.
Json planes_json(const Battle& battle) {
  Json list = Json::array();
  if (!battle.air()) { return list; }
  for (const AirplaneAt& plane : battle.spec().airplanes) {
    list.push_back({{"id", list.size()},
                    {"at", hex_json(battle.board(), plane.at)},
                    {"side", name(plane.side)},
                    {"is", name(plane.is)},
                    {"parked", true}});
  }
  return list;
}

Json opening_json(const Battle& battle, const Entries& entries) {
  Json mines = Json::array();
  for (const Hex hex : battle.minefields()) {
    mines.push_back({{"at", hex_json(battle.board(), hex)}, {"for", name(battle.mine_layer(hex))}});
  }
  return {{"units", units_json(battle, entries)},
          {"wire", hexes_json(battle.board(), battle.fixed(Work::Wire))},
          {"sandbags", sandbags_json(battle, entries)},
          {"mines", std::move(mines)},
          {"planes", planes_json(battle)}};
}

Json briefing_json(const Briefing& briefing) {
  return {{"title", briefing.title},
          {"history", briefing.history},
          {"axis", briefing.axis},
          {"allies", briefing.allies},
          {"rules", briefing.rules}};
}

}  // namespace

Json battle_json(const Scenario& scenario, const Battle& battle) {
  const Entries entries(scenario, battle.board());
  const BoardSize& size = battle.board().size();
  Json labels = Json::array();
  for (const Label& label : scenario.labels) {
    labels.push_back({{"at", hex_json(battle.board(), label.at)}, {"text", label.text}});
  }
  Json briefing = Json::object();
  for (const auto& [language, text] : scenario.briefings) { briefing[language] = briefing_json(text); }
  return {{"id", battle.spec().id},
          {"title", scenario.title},
          {"width", size.width},
          {"height", size.height},
          {"lines", size.lines},
          {"wings", wings_json(battle)},
          {"edges", by_side([&](Side side) { return edge_name(battle.edge(side)); })},
          {"nations", by_side([&](Side side) { return info(battle.spec().nation[index(side)]).name; })},
          {"grounds", grounds_json(battle, entries)},
          {"labels", std::move(labels)},
          {"objectives", objectives_json(scenario, battle)},
          {"opening", opening_json(battle, entries)},
          {"briefing", std::move(briefing)}};
}

}  // namespace bocage
