#include "server/screen/extras_json.h"

#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/extras_json.h"
#include "wire/words.h"

namespace bocage::server {
namespace {

Json mines_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  const auto& mines = battle.minefields();
  for (std::size_t i = 0; i < mines.size(); ++i) {
    if (!field.mines.contains(mines[i])) { continue; }
    Json mine = {{"at", hex_json(battle.board(), mines[i])}, {"for", name(battle.mine_layer(mines[i]))}};
    if (const Json shown = mine_shown_json(field, i); !shown.is_null()) { mine["shown"] = shown; }
    list.push_back(std::move(mine));
  }
  return list;
}

Json cross_hairs_json(const Field& field) {
  Json list = Json::array();
  for (const CrossHair& mark : field.cross_hairs) {
    if (mark != CrossHair{}) { list.push_back({{"gun", index(mark.gun)}, {"target", index(mark.target)}}); }
  }
  return list;
}

Json screen_plane_json(const Battle& battle, const Plane& plane, std::size_t id) {
  Json out = {
      {"id", id}, {"at", hex_json(battle.board(), plane.at)}, {"side", name(plane.side)}, {"is", name(plane.is)}};
  if (plane.parked) { out["parked"] = true; }
  for (const MarkName& word : kPlaneMarkNames) {
    if ((plane.marks & word.mark) != 0) { out[word.name] = true; }
  }
  if (plane.has(kPlaneOrdered) && battle.chain().posts != mask(Role::Commander)) { out["by"] = name(plane.by); }
  return out;
}

Json screen_planes_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  for (std::size_t i = 0; i < field.planes.size(); ++i) {
    if (field.planes[i].at != kNoHex) { list.push_back(screen_plane_json(battle, field.planes[i], i)); }
  }
  return list;
}

// The rules in force beyond the core rules and the table's options.
Json rules_json(const Battle& battle) {
  const BattleSpec& spec = battle.spec();
  Json list = Json::array();
  if (battle.air()) { list.push_back("air"); }
  if (battle.night()) { list.push_back("night"); }
  for (const Condition& row : kConditions) {
    if (spec.*row.on) { list.push_back(row.name); }
  }
  return list;
}

void add_list(Json& out, std::string_view key, Json list) {
  if (!list.empty()) { out[key] = std::move(list); }
}

}  // namespace

void add_screen_extras(Json& out, const Battle& battle, const Public& open) {
  const Board& board = battle.board();
  const Field& field = open.field;
  out["armies"] = by_side([&](Side side) {
    return Json{{"nation", info(battle.spec().nation[index(side)]).name}, {"command", battle.command(side).name}};
  });
  add_list(out, "rules", rules_json(battle));
  add_list(out, "mines", mines_json(battle, field));
  add_list(out, "caves", hexes_json(board, field.caves));
  add_list(out, "captured_tents", hexes_json(board, field.captured_tents));
  add_list(out, "cross_hairs", cross_hairs_json(field));
  if (field.visibility != 0) { out["visibility"] = field.visibility; }
  if (!battle.air()) { return; }
  out["planes"] = screen_planes_json(battle, field);
  out["sorties"] = by_side([&](Side side) { return open.sorties[index(side)]; });
  if (open.sortie_played != 0) { out["sortie_played"] = true; }
}

void add_chips(Json& out, const Battle& battle, const Public& open, const KnownChips& known) {
  const Role named = known.naming != Role::Commander ? known.naming : open.named;
  if (named != Role::Commander) { out["named"] = name(named); }
  Json chips = Json::object();
  for (const Side side : kSides) {
    if (!battle.command(side).chip) { continue; }
    const ChipCards* cards = known.chips[index(side)];
    chips[name(side)] = cards != nullptr ? chip_cards_json(*cards) : Json(open.chip_size[index(side)]);
  }
  add_list(out, "chip", std::move(chips));
  add_list(out, "taken", chip_cards_json(known.taken));
  if (open.taken_up != 0) { out["taken_up"] = open.taken_up; }
}

}  // namespace bocage::server
