#include "server/screen/units_json.h"

#include "rules/combat.h"
#include "rules/posts.h"
#include "wire/action_json.h"
#include "wire/words.h"

namespace bocage::server {
namespace {

// The marks of this turn that clients show.
struct ShownMark {
  UnitMark mark;
  const char* name;
};
constexpr auto kShownMarks =
    std::to_array<ShownMark>({{kOrdered, "ordered"}, {kMoved, "moved"}, {kBattled, "battled"}});

// Whether the unit may still move this turn.
bool may_still_move(const Public& open, const Unit& unit) {
  const Step step = open.posts[index(unit.by)].step;
  return !unit.has(kMoved) && (step == Step::Order || step == Step::Move);
}

// Whether the unit certainly cannot battle any more this turn. A unit in the ocean may still come ashore; one that has
// landed from a craft does not battle in that turn (XU-11.2).
bool is_done(const Battle& battle, const Public& open, UnitId unit) {
  const Unit& now = open.field[unit];
  if (!now.has(kOrdered)) { return now.has(kBarred); }
  const Ban ban = may_battle(battle, open.field, unit, Occasion::Attack);
  return ban != Ban::None && !(ban == Ban::OnOcean && may_still_move(open, now));
}

// The id comes first, as patches of the list expect it.
void write_unit(JsonWriter& out, const Battle& battle, const Public& open, UnitId unit) {
  const Unit& now = open.field[unit];
  out.open_object();
  out.member("id", index(unit));
  out.key("at");
  write_hex(out, battle.board(), now.at);
  out.member("side", name(battle.side(unit)));
  out.member("type", battle.type(unit).name);
  out.member("figures", now.figures);
  out.member("full", battle.roster(unit).full);
  if (battle.chain().posts != mask(Role::Commander)) {
    out.member("by", name(in_charge(battle, open.field, unit, now.at)));
  }
  for (const MarkName& word : kUnitTraitNames) {
    if ((now.traits & word.mark) != 0) { out.member(word.name, true); }
  }
  if (now.marks != 0) {
    for (const ShownMark& shown : kShownMarks) {
      if (now.has(shown.mark)) { out.member(shown.name, true); }
    }
    if (is_done(battle, open, unit)) { out.member("done", true); }
    if (now.effect != Card::None) { out.member("card", name(now.effect)); }
  }
  out.close_object();
}

}  // namespace

void write_units(JsonWriter& out, const Battle& battle, const Public& open) {
  out.open_list();
  for (int i = 0; i < battle.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    if (open.field[unit].at != kNoHex) { write_unit(out, battle, open, unit); }
  }
  out.close_list();
}

}  // namespace bocage::server
