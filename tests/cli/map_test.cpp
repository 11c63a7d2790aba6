// The board as text, in both scales and with numbers to choose by.
#include "cli/map.h"

#include <gtest/gtest.h>

#include "cli/battles.h"
#include "cli/palette.h"
#include "game/engine.h"
#include "program.h"

namespace bocage::cli {
namespace {

struct Drawn {
  std::shared_ptr<const Battle> battle;
  State state;
};

Drawn set_up(const std::string& id) {
  auto battle = make_battle(*find_scenario(id), {});
  FastChance cards(1);
  const State state = new_game(*battle, cards, nullptr);
  return {std::move(battle), state};
}

Hex hex(const Drawn& drawn, int col, int row) { return *drawn.battle->board().find({col, row}); }

MapPlan plan(const Drawn& drawn, Scale scale) { return whole_board(drawn.battle->board(), scale, 80); }

constexpr Terminal kPlainText{.glyphs = Glyphs::Ascii};

TEST(Map, TheFlatScaleHasALineToARow) {
  const Drawn drawn = set_up("01");
  const auto lines = draw_map({*drawn.battle, drawn.state.open.field, {}, {}}, plan(drawn, Scale::Flat), kPlainText);
  ASSERT_EQ(lines.size(), 10U);
  EXPECT_EQ(lines[1], "0|i4t  |  t  |     |     :  ~  |  f  |  f  |     |     :     |     |     |     |");
  EXPECT_EQ(lines[3], "2|     |     |i4t  |  ~=*:i4   |    x|     |     |     :     |     |     |  ~  |");
  EXPECT_EQ(lines[6], "5   |     |  ~  |I4   |  :  |     |  ~  |  ~  |     |  :  |     |  ~=*|     |");
}

TEST(Map, NumbersStandInTheirHexes) {
  const Drawn drawn = set_up("01");
  const MapContents map{*drawn.battle, drawn.state.open.field, {}, {{hex(drawn, 5, 5), 1}, {hex(drawn, 6, 4), 12}}};
  const auto flat = draw_map(map, plan(drawn, Scale::Flat), kPlainText);
  EXPECT_EQ(flat[6].substr(16, 7), "|I4 1 |");
  EXPECT_EQ(flat[5].substr(19, 6), "|12  x");
  const auto tall = draw_map(map, plan(drawn, Scale::Tall), kPlainText);
  EXPECT_EQ(tall[11].substr(17, 6), "(I4) |");
  EXPECT_EQ(tall[12].substr(17, 6), " 1   |");
  EXPECT_EQ(tall[10].substr(19, 6), "|12  x");
}

TEST(Map, OrderedUnitsAreMarked) {
  Drawn drawn = set_up("01");
  drawn.state.open.field[drawn.state.open.field.at(hex(drawn, 5, 5))].set(kOrdered);
  const auto lines = draw_map({*drawn.battle, drawn.state.open.field, {}, {}}, plan(drawn, Scale::Tall), kPlainText);
  EXPECT_EQ(lines[11].substr(17, 5), "(I4)!");
}

TEST(Map, NamesOfPlacesNeverCoverAUnit) {
  for (const char* id : {"01", "05", "09"}) {
    const Drawn drawn = set_up(id);
    const auto scenario = find_scenario(id);
    std::string text;
    const MapContents map{*drawn.battle, drawn.state.open.field, scenario->labels, {}};
    for (const std::string& line : draw_map(map, plan(drawn, Scale::Tall), {.ink = Ink::Full})) { text += line; }
    const std::string plain = without_colours(text);
    EXPECT_EQ(count(plain, "(") + count(plain, "["), drawn.battle->units()) << id;
  }
}

TEST(Map, TheLegendNamesWhatIsThereAndNothingElse) {
  const Drawn drawn = set_up("01");
  std::string text;
  for (const std::string& line : draw_legend({*drawn.battle, drawn.state.open.field, {}, {}}, 80, kPlainText)) {
    EXPECT_LE(columns(line), 80);
    text += line + "\n";
  }
  for (const char* there : {"I infantry", "f forest", "= bridge", "x barbed wire", "* Allied objective"}) {
    EXPECT_TRUE(contains(text, there)) << there;
  }
  for (const char* missing : {"armor", "hill", "bunker", "Axis objective"}) {
    EXPECT_FALSE(contains(text, missing)) << missing;
  }
}

TEST(Map, TheWideBoardIsDrawnInTheWidestCellsThatFit) {
  const Drawn drawn = set_up("o1");
  for (const auto& [width, wanted] : {std::pair{80, 80}, {106, 106}, {158, 158}, {200, 158}}) {
    const MapPlan whole = whole_board(drawn.battle->board(), Scale::Tall, width);
    for (const std::string& line : draw_map({*drawn.battle, drawn.state.open.field, {}, {}}, whole, kPlainText)) {
      EXPECT_LE(columns(line), wanted) << width;
    }
  }
}

TEST(Map, ATerrainWithoutARowOfItsOwnHasTheFirstLetterOfItsName) {
  constexpr TerrainInfo kOrchard{.id = static_cast<Terrain>(kTerrainKinds), .name = "orchard"};
  EXPECT_EQ(look(kOrchard).sign, "o");
  EXPECT_EQ(look(kOrchard).letter, "o");
  EXPECT_EQ(look(Terrain::Forest).letter, "f");
}

}  // namespace
}  // namespace bocage::cli
