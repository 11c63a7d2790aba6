#include "server/screen/game_json.h"

#include <algorithm>

#include "server/screen/offers_json.h"
#include "server/screen/talk_json.h"
#include "server/screen/view_json.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

Json clock_json(const Clock& clock, Timestamp now) {
  if (clock.rule().kind == ClockKind::None) { return nullptr; }
  return {{"left", by_side([&](Side side) { return std::max<Milliseconds>(0, clock.left(side, now)); })},
          {"runs", by_side([&](Side side) { return clock.runs(side); })}};
}

// Which posts are asked is public; offers go only to the person who holds the post, and not while a stand-in decides.
void add_questions(Json& out, const Table& table, const std::string& person) {
  Json asked = Json::array();
  Json offers = Json::array();
  if (table.state() == TableState::Playing) {
    const State& state = table.game()->state();
    const PostSet own = table.posts_of(person);
    for (const PendingPost& each : pending(table.battle(), state)) {
      asked.push_back({{"post", post_text(each.post)}, {"decision", name(each.decision)}});
      const bool decides = own.has(each.post) && table.program_of(each.post).empty();
      if (decides) { offers.push_back(offer_json(table.battle(), state, each)); }
    }
  }
  out["asked"] = std::move(asked);
  out["offers"] = std::move(offers);
  out["hint"] = table.gives_hints_to(person);
}

}  // namespace

Json table_view_json(const Table& table, Viewer viewer) {
  const Battle& battle = table.battle();
  const State& state = table.game()->state();
  Json out = screen_view_json(battle, observe(battle, state, viewer), table.settings().talk);
  // After a resignation or a timeout, the engine's state is not over.
  if (table.state() == TableState::Over) { out["talk"] = talk_after_json(battle, viewer); }
  return out;
}

Json game_json(const Table& table, const std::string& person, Timestamp now) {
  if (table.game() == nullptr) { return nullptr; }
  Json out = {{"view", table_view_json(table, table.viewer(person))}};
  add_questions(out, table, person);
  out["clock"] = clock_json(table.clock(), now);
  out["undo"] = !table.judge({.kind = EntryKind::Undo, .who = person});
  out["draw_offered"] = table.draw_offered() ? Json(name(*table.draw_offered())) : Json();
  return out;
}

}  // namespace bocage::server
