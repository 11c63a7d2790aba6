// talk: who may talk to whom under the chain of command (COM).
#include "game/talk.h"

#include "cli/engine/ops.h"
#include "cli/engine/seat.h"

namespace bocage::cli::engine {
namespace {

constexpr std::string_view kTable = "table";  // instead of a listener: everyone
constexpr std::array<std::string_view, 5> kPhaseNames{"council", "hand-out", "own-turn", "enemy-turn", "after"};

TalkOptions read_talk_options(const Node& node) {
  TalkOptions options;
  if (!node.given() || !node.is_object({"between_sides", "generals_to_table"})) { return options; }
  const auto is_on = [&](std::string_view option) {
    return node[option].given() && node[option].boolean().value_or(false);
  };
  options.between_sides = is_on("between_sides");
  options.generals_to_table = is_on("generals_to_table");
  return options;
}

bool is_to_table(const Request& request) { return !request.has("to") || request.value("to") == kTable; }

Talker talker(const Seat& seat) { return {seat.side, seat.roles}; }

// The phase from the speaker's side, or the listener's if the speaker has none. The two-player game has no such phases.
Json phase_json(const Battle& battle, const Public& open, const Seat& from, const Seat& to) {
  if (battle.chain().talk_is_free) { return nullptr; }
  const Side side = from.side.value_or(to.side.value_or(open.on_turn));
  return kPhaseNames[static_cast<std::size_t>(talk_phase(open, side))];
}

}  // namespace

Answer talk_op(Session& session, Request& request) {
  const Battle& battle = session.current->battle();
  const Public& open = session.current->state().open;
  const bool to_table = is_to_table(request);
  const auto from = read_seat(request, "from");
  const auto to = to_table ? Seat{} : read_seat(request, "to");
  const TalkOptions options = read_talk_options(request["options"]);
  if (!request.is_sound() || !from || !to) { return request.refusal(); }
  const bool may = to_table ? may_talk_to_table(battle, open, talker(*from), options)
                            : may_talk(battle, open, talker(*from), talker(*to), options);
  return Json{{"may", may}, {"phase", phase_json(battle, open, *from, *to)}};
}

}  // namespace bocage::cli::engine
