#include "server/screen/summary.h"

#include "rules/medals.h"
#include "server/screen/events_json.h"
#include "server/screen/replayer.h"
#include "server/screen/view_json.h"
#include "server/table/post_set.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

Json replay_step_json(const Battle& battle, const Replayer& replayer) {
  return {{"n", replayer.number()},
          {"by", replayer.by() ? Json(post_text(*replayer.by())) : Json()},
          {"turn", replayer.state().open.turn},
          {"events", open_events_json(battle, replayer.events())},
          {"view", open_view_json(battle, replayer.state())}};
}

// A turn, up to the current step of the replay.
struct TurnSoFar {
  std::size_t step = 0;  // at which it began
  int turn = 0;
  Side side = Side::Axis;
  BySide<int> medals{};
};

Json turn_json(const TurnSoFar& turn) {
  return {{"step", turn.step}, {"turn", turn.turn}, {"side", name(turn.side)}, {"medals", by_side([&](Side side) {
                                                                                  return turn.medals[index(side)];
                                                                                })}};
}

// The step that ends a turn also begins the next one.
void note_turn(const Battle& battle, const Replayer& replayer, std::vector<TurnSoFar>& turns) {
  const Public& open = replayer.state().open;
  const BySide<int> now{medals(battle, open.field, Side::Axis), medals(battle, open.field, Side::Allies)};
  if (!turns.empty()) { turns.back().medals = now; }
  if (open.turn == 0 || (!turns.empty() && turns.back().turn == open.turn)) { return; }
  turns.push_back({replayer.number(), open.turn, open.on_turn, now});
}

}  // namespace

Json replay_part_json(const Battle& battle, const Record& record, std::size_t from) {
  Json steps = Json::array();
  Replayer replayer(battle, record);
  do {
    if (replayer.number() >= from) { steps.push_back(replay_step_json(battle, replayer)); }
  } while (steps.size() < kReplayPart && replayer.next());
  return {{"total", record.steps.size() + 1}, {"steps", std::move(steps)}};
}

Json summary_json(const Battle& battle, const Record& record, Json table) {
  Replayer replayer(battle, record);
  std::vector<TurnSoFar> turns;
  do { note_turn(battle, replayer, turns); } while (replayer.next());
  Json lines = Json::array();
  for (const TurnSoFar& turn : turns) { lines.push_back(turn_json(turn)); }
  return {{"table", std::move(table)},
          {"steps", record.steps.size() + 1},
          {"turns", std::move(lines)},
          {"dice", by_side([&](Side side) { return dice_json(replayer.dice()[index(side)]); })}};
}

}  // namespace bocage::server
