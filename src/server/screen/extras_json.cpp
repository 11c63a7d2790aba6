#include "server/screen/extras_json.h"

#include <algorithm>

#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/posts_json.h"
#include "wire/words.h"

namespace bocage::server {
namespace {

void write_mines(JsonWriter& out, const Battle& battle, const Field& field) {
  if (!field.mines.any()) { return; }
  const auto& mines = battle.minefields();
  out.list("mines", [&] {
    for (std::size_t i = 0; i < mines.size(); ++i) {
      if (!field.mines.contains(mines[i])) { continue; }
      out.open_object();
      out.key("at");
      write_hex(out, battle.board(), mines[i]);
      out.member("for", name(battle.mine_layer(mines[i])));
      if (field.mine_shown[i] != kFaceDown) { out.member("shown", field.mine_shown[i]); }
      out.close_object();
    }
  });
}

void write_some_hexes(JsonWriter& out, std::string_view key, const Board& board, const HexSet& hexes) {
  if (!hexes.any()) { return; }
  out.key(key);
  write_hexes(out, board, hexes);
}

void write_cross_hairs(JsonWriter& out, const Field& field) {
  const auto& marks = field.cross_hairs;
  if (std::all_of(marks.begin(), marks.end(), [](const CrossHair& mark) { return mark == CrossHair{}; })) { return; }
  out.list("cross_hairs", [&] {
    for (const CrossHair& mark : marks) {
      if (mark == CrossHair{}) { continue; }
      out.open_object();
      out.member("gun", index(mark.gun));
      out.member("target", index(mark.target));
      out.close_object();
    }
  });
}

// The id comes first, as patches of the list expect it.
void write_plane(JsonWriter& out, const Battle& battle, const Plane& plane, std::size_t id) {
  out.open_object();
  out.member("id", id);
  out.key("at");
  write_hex(out, battle.board(), plane.at);
  out.member("side", name(plane.side));
  out.member("is", name(plane.is));
  if (plane.parked) { out.member("parked", true); }
  for (const MarkName& word : kPlaneMarkNames) {
    if ((plane.marks & word.mark) != 0) { out.member(word.name, true); }
  }
  const bool has_general = battle.chain().posts != mask(Role::Commander);
  if (plane.has(kPlaneOrdered) && has_general) { out.member("by", name(plane.by)); }
  out.close_object();
}

// The rules in force beyond the core rules and the table's options.
void write_rules(JsonWriter& out, const Battle& battle) {
  const BattleSpec& spec = battle.spec();
  const bool any = std::any_of(kConditions.begin(), kConditions.end(), [&](const auto& row) { return spec.*row.on; });
  if (!battle.air() && !battle.night() && !any) { return; }
  out.list("rules", [&] {
    if (battle.air()) { out.value("air"); }
    if (battle.night()) { out.value("night"); }
    for (const Condition& row : kConditions) {
      if (spec.*row.on) { out.value(row.name); }
    }
  });
}

void write_air(JsonWriter& out, const Battle& battle, const Public& open) {
  out.list("planes", [&] {
    const auto& planes = open.field.planes;
    for (std::size_t i = 0; i < planes.size(); ++i) {
      if (planes[i].at != kNoHex) { write_plane(out, battle, planes[i], i); }
    }
  });
  out.key("sorties");
  write_by_side(out, [&](Side side) { out.value(open.sorties[index(side)]); });
  if (open.sortie_played != 0) { out.member("sortie_played", true); }
}

}  // namespace

void write_extras(JsonWriter& out, const Battle& battle, const Public& open) {
  const Board& board = battle.board();
  const Field& field = open.field;
  out.key("armies");
  write_by_side(out, [&](Side side) {
    out.open_object();
    out.member("nation", info(battle.spec().nation[index(side)]).name);
    out.member("command", battle.command(side).name);
    out.close_object();
  });
  write_rules(out, battle);
  write_mines(out, battle, field);
  write_some_hexes(out, "caves", board, field.caves);
  write_some_hexes(out, "captured_tents", board, field.captured_tents);
  write_cross_hairs(out, field);
  if (field.visibility != 0) { out.member("visibility", field.visibility); }
  if (battle.air()) { write_air(out, battle, open); }
}

void write_chips(JsonWriter& out, const Battle& battle, const Public& open, const KnownChips& known) {
  const Role named = known.naming != Role::Commander ? known.naming : open.named;
  if (named != Role::Commander) { out.member("named", name(named)); }
  if (std::any_of(kSides.begin(), kSides.end(), [&](Side side) { return battle.command(side).chip; })) {
    out.object("chip", [&] {
      for (const Side side : kSides) {
        if (!battle.command(side).chip) { continue; }
        const ChipCards* cards = known.chips[index(side)];
        out.key(name(side));
        cards != nullptr ? write_card_names(out, *cards) : out.value(open.chip_size[index(side)]);
      }
    });
  }
  if (std::any_of(known.taken.begin(), known.taken.end(), [](Card card) { return card != Card::None; })) {
    out.key("taken");
    write_card_names(out, known.taken);
  }
  if (open.taken_up != 0) { out.member("taken_up", open.taken_up); }
}

}  // namespace bocage::server
