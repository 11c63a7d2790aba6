// A battle as clients draw it.
#include "wire/battle_json.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "schema.h"
#include "support/position.h"
#include "support/source_path.h"
#include "wire/action_json.h"
#include "world.h"

namespace bocage::server {
namespace {

Json drawn(const Scenario& scenario, const Options& options = {}) {
  return battle_json(scenario, Battle(scenario.spec, options));
}

Json shipped(std::string_view id) { return drawn(*default_library().load(id)); }

Json ground_at(const Json& battle, const Json& at) {
  for (const Json& ground : battle.at("grounds")) {
    if (ground.at("at") == at) { return ground; }
  }
  return {};
}

std::string ground_text(const Json& battle, const Json& at) { return ground_at(battle, at).dump(); }

TEST(BattleJson, EveryBattleFitsTheProtocol) {
  for (const std::string& id : default_library().ids()) {
    const Json battle = shipped(id);
    EXPECT_EQ(schema_fault("Battle", battle), "") << id;
    EXPECT_EQ(battle.at("grounds").size(), battle.at("width") == 26 ? 230U : 113U) << id;
  }
}

TEST(BattleJson, TheProtocolNamesEveryTerrainAndUnit) {
  for (const TerrainInfo& row : kTerrains) { EXPECT_EQ(schema_fault("Terrain", row.name), ""); }
  for (const UnitInfo& row : kUnits) { EXPECT_EQ(schema_fault("UnitType", row.name), ""); }
}

// From scenarios/01-pegasus-bridge.json, read by eye.
TEST(BattleJson, PegasusBridge) {
  const Json battle = shipped("01");
  EXPECT_EQ(battle.at("title"), "Pegasus Bridge");
  EXPECT_EQ(battle.at("width"), 13);
  EXPECT_EQ(battle.at("height"), 9);
  EXPECT_EQ(battle.at("lines").dump(), "[7,17]");
  EXPECT_EQ(battle.at("wings").dump(), "[]");
  EXPECT_EQ(battle.at("edges").dump(), R"({"axis":"top","allies":"bottom"})");
  EXPECT_EQ(battle.at("nations").dump(), R"({"axis":"germany","allies":"britain"})");
  EXPECT_EQ(ground_text(battle, {4, 0}), R"({"at":[4,0],"terrain":"countryside","works":[]})");
  EXPECT_EQ(ground_text(battle, {10, 0}), R"({"at":[10,0],"terrain":"forest","works":[]})");
  EXPECT_EQ(ground_text(battle, {6, 2}), R"({"at":[6,2],"terrain":"river","sides":["NE","SW"],)"
                                         R"("works":[{"is":"bridge","axis":"WNW-ESE","span":false}]})");
  const Json& opening = battle.at("opening");
  EXPECT_EQ(opening.at("wire").dump(), "[[10,2],[9,3],[6,4],[8,4]]");
  EXPECT_EQ(opening.at("sandbags").dump(), R"([{"at":[7,3],"toward":"bottom"}])");
  EXPECT_EQ(opening.at("units").size(), 15U);
  EXPECT_EQ(opening.at("units").at(1).dump(), R"({"id":1,"at":[21,1],"side":"axis","type":"infantry","figures":4})");
  EXPECT_EQ(battle.at("objectives").at(1).dump(),
            R"({"kind":"hold","for":"allies","at":[[21,5]],"tokens":[[21,5]],"worth":1,"place":"Orne Bridge"})");
  EXPECT_EQ(battle.at("briefing").at("fr").at("title"), "Pegasus Bridge");
}

TEST(BattleJson, ABeachIsPrintedOnTheBoard) {
  const Json battle = shipped("03");
  EXPECT_EQ(ground_at(battle, {0, 4}).at("terrain"), "beach");
  EXPECT_EQ(ground_at(battle, {1, 7}).at("terrain"), "ocean");
}

TEST(BattleJson, AWingOfOverlordHasTwoSections) {
  const Json battle = shipped("o1");
  EXPECT_EQ(battle.at("lines").dump(), "[7,17,25,33,43]");
  EXPECT_EQ(battle.at("wings").dump(), "[17,33]");
  const Position team = Position().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {0, 8});
  EXPECT_EQ(drawn(team.scenario(), {Option::Teams}).at("wings").dump(), "[]") << "a wing is a section";
}

TEST(BattleJson, GroundIsWhatTheRulesMakeOfIt) {
  const Position position = Position()
                                .terrain("bluff", {4, 2})
                                .terrain("fordable-river", {6, 2})
                                .terrain("wide-river", {8, 2})
                                .bunker("axis", {10, 2})
                                .work("field-bunker", {12, 2})
                                .unit("axis", "infantry", {0, 0})
                                .unit("allies", "infantry", {0, 8});
  const Json battle = drawn(position.scenario());
  EXPECT_EQ(ground_at(battle, {4, 2}).at("terrain"), "bluff");
  EXPECT_EQ(ground_at(battle, {6, 2}).at("terrain"), "ford");
  EXPECT_EQ(ground_at(battle, {8, 2}).at("terrain"), "river");
  EXPECT_EQ(ground_at(battle, {8, 2}).at("wide"), true);
  EXPECT_EQ(ground_at(battle, {10, 2}).at("works").dump(), R"([{"is":"bunker","for":"axis"}])");
  EXPECT_EQ(ground_at(battle, {12, 2}).at("works").dump(), R"([{"is":"field-bunker"}])");
}

TEST(BattleJson, ABridgeOfSeveralSectionsIsASpan) {
  const Json document = Json(default_library().load("13")->document);
  const Json battle = shipped("13");
  int spans = 0;
  for (const Json& piece : document.at("structures")) {
    const bool span = piece.at("is") == "bridge-section";
    EXPECT_EQ(ground_at(battle, piece.at("at")).at("works").at(0).at("span"), span);
    spans += span ? 1 : 0;
  }
  EXPECT_EQ(spans, 3);
}

// SWA-06: the file says `mortar`; which model it is, the battle's weapons say. SET-02: its figures need not be given.
TEST(BattleJson, UnitsHaveTheTypeAndTheFiguresOfTheEngine) {
  const Position position = Position()
                                .unit("axis", "late-mortar", {0, 0})
                                .unit("allies", "armor", {0, 6}, 2)
                                .unit("allies", "infantry", {2, 6})
                                .camouflaged();
  const Json units = drawn(position.scenario()).at("opening").at("units");
  EXPECT_EQ(units.at(0).at("type"), "late-mortar");
  EXPECT_EQ(units.at(0).at("figures"), 4);
  EXPECT_EQ(units.at(1).at("figures"), 2);
  EXPECT_EQ(units.at(2).at("camouflaged"), true);
  EXPECT_FALSE(units.at(1).contains("camouflaged"));
}

TEST(BattleJson, TheOpeningIsThatOfTheGame) {
  for (const std::string& id : default_library().ids()) {
    const Scenario scenario = *default_library().load(id);
    const Battle battle(scenario.spec, {});
    FastChance chance(1);
    const Field field = new_game(battle, chance, nullptr).open.field;
    const Json opening = drawn(scenario).at("opening");
    EXPECT_EQ(opening.at("wire"), hexes_json(battle.board(), field.wire)) << id;
    EXPECT_EQ(opening.at("mines").size(), static_cast<std::size_t>(field.mines.count())) << id;
    Json bags = Json::array();
    for (const Json& one : opening.at("sandbags")) { bags.push_back(one.at("at")); }
    EXPECT_EQ(bags, hexes_json(battle.board(), field.sandbags)) << id;
    EXPECT_EQ(opening.at("units").size(), static_cast<std::size_t>((field.occupied[0] | field.occupied[1]).count()))
        << id;
    for (const Json& one : opening.at("units")) {
      const auto unit = static_cast<UnitId>(one.at("id").get<int>());
      EXPECT_EQ(one.at("at"), hex_json(battle.board(), field[unit].at)) << id << " " << one;
      EXPECT_EQ(one.at("figures"), field[unit].figures) << id << " " << one;
      EXPECT_EQ(one.at("side"), name(battle.side(unit))) << id << " " << one;
    }
  }
}

Position with_a_parked_plane() {
  return Position()
      .terrain("airfield", {4, 4})
      .parked("allies", "p-38", {4, 4})
      .unit("axis", "infantry", {0, 0})
      .unit("allies", "infantry", {0, 8});
}

TEST(BattleJson, AirplanesAreThereIfTheAirRulesAre) {
  const Scenario scenario = with_a_parked_plane().scenario();
  EXPECT_EQ(drawn(scenario).at("opening").at("planes").dump(), "[]");
  EXPECT_EQ(drawn(scenario, {Option::Air}).at("opening").at("planes").dump(),
            R"([{"id":0,"at":[4,4],"side":"allies","is":"p-38","parked":true}])");
}

TEST(BattleJson, ATableIsSentTheBattleItPlays) {
  const client::Folder folder;
  Json file = Json(with_a_parked_plane().scenario().document);
  const std::string id = "airfield";
  file["id"] = id;
  std::ofstream(folder.file(id + ".json")) << file;
  Battles battles{Library(folder.file(""))};
  const auto planes = [&](const Options& options) {
    return Json::parse(*battles.drawn(*battles.current(id), options)).at("opening").at("planes").size();
  };
  EXPECT_EQ(planes({}), 0U);
  EXPECT_EQ(planes({Option::Air}), 1U);
  EXPECT_EQ(battles.current("no-such-battle"), nullptr);
}

TEST(BattleJson, IsServedForABattleAndForATable) {
  Club club;
  const HttpResponse battle = club.get("/api/battles/01-pegasus-bridge");
  EXPECT_EQ(battle.status, 200);
  EXPECT_EQ(schema_fault("Battle", Json::parse(*battle.body)), "");
  const std::string table = club.make(club.guest(), {{"battle", "01-pegasus-bridge"}, {"options", {{"night", true}}}});
  const HttpResponse played = club.get("/api/tables/" + table + "/battle");
  EXPECT_EQ(played.status, 200);
  EXPECT_EQ(Json::parse(*played.body).at("id"), "01-pegasus-bridge");
  EXPECT_EQ(club.get("/api/battles/nowhere").status, 404);
  EXPECT_EQ(club.get("/api/tables/nowhere/battle").status, 404);
}

// One entry of each list per line, so that a difference is easy to see.
std::string in_lines(const Json& battle) {
  std::string text = "{";
  for (const auto& [key, value] : battle.items()) {
    text += (text.size() > 1 ? ",\n" : "\n") + Json(key).dump() + ": ";
    if (!value.is_array() || value.empty() || !value.at(0).is_object()) {
      text += value.dump();
      continue;
    }
    std::string list;
    for (const Json& entry : value) { list += (list.empty() ? "[\n" : ",\n") + entry.dump(); }
    text += list + "\n]";
  }
  return text + "\n}\n";
}

// The client's tests and gallery draw these files. BOCAGE_WRITE=1 writes them instead of comparing them.
TEST(BattleJson, TheClientsCopiesAreCurrent) {
  for (const std::string& id : default_library().ids()) {
    const std::string path = source_path("web/src/gallery/battles/" + id + ".json");
    const std::string text = in_lines(shipped(id));
    if (std::getenv("BOCAGE_WRITE") != nullptr) { std::ofstream(path) << text; }
    std::ifstream file(path);
    const std::string written((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    EXPECT_TRUE(written == text) << path << " is out of date; CONTRIBUTING.md says how to renew it";
  }
}

}  // namespace
}  // namespace bocage::server
