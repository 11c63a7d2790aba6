// Hints: what the adviser would do in a person's place. Nobody else sees them, and they are not stored.
#include <algorithm>

#include "server/app/room.h"
#include "server/app/token.h"
#include "server/screen/offers_json.h"

namespace bocage::server {

void Room::handle_hint(const Client& client, Asker asker, Post post) {
  const auto in_progress = context_.hints.find(client.person);
  if (in_progress != context_.hints.end()) {
    HintAsked& hint = in_progress->second;
    const bool repeated = hint.key == client.key && hint.asker.request == asker.request;
    if (!repeated) { return refuse(asker, Why::Thinking); }
    hint.asker = asker;
    return;
  }
  if (const auto refusal = table_.judge_hint(client.person, post)) { return refuse(asker, *refusal); }
  const State& state = table_.game()->state();
  const PendingPost asked = *pending(table_.battle(), state).of(post);
  Problem problem{table_.shared_battle(), state, asked, make_player(context_.config.adviser, random_number()),
                  client.person};
  if (!problem.player) { return refuse(asker, Why::NoPlayer); }
  context_.hints[client.person] = {client.key, asker};
  const HintTopic topic{asked, table_.game()->record().steps.size(), hash(state)};
  context_.thinkers.advise(std::move(problem), [&context = context_, weak = weak_from_this(), person = client.person,
                                                topic](const std::optional<Advice>& advice) {
    const Asker waiting = context.hints.extract(person).mapped().asker;
    if (const auto self = weak.lock()) { return self->give_hint(waiting, person, topic, advice); }
    refuse(context, waiting, Why::MovedOn);  // the room was dropped, and loaded again for this client
  });
}

// Other posts may have acted meanwhile, but the post itself must not have, and nothing it knew may have been undone.
bool Room::is_still_asked(const HintTopic& topic) const {
  const auto& steps = table_.game()->record().steps;
  if (table_.state() != TableState::Playing || steps.size() < topic.steps) { return false; }
  if (topic.steps > 0 && steps[topic.steps - 1].hash != topic.hash) { return false; }
  const Pending now = pending(table_.battle(), table_.game()->state());
  const PendingPost* still = now.of(topic.asked.post);
  return still != nullptr && *still == topic.asked &&
         std::none_of(steps.begin() + static_cast<std::ptrdiff_t>(topic.steps), steps.end(),
                      [&](const RecordStep& step) { return step.by == topic.asked.post; });
}

void Room::give_hint(Asker asker, const std::string& person, const HintTopic& topic,
                     const std::optional<Advice>& advice) {
  if (!advice) { return refuse(asker, Why::NoAdvice); }
  const Battle& battle = table_.battle();
  const State& state = table_.game()->state();
  const PendingPost& asked = topic.asked;
  if (!is_still_asked(topic) || !is_legal(battle, state, asked.post, advice->action)) {
    return refuse(asker, Why::MovedOn);
  }
  if (const auto refusal = table_.judge_hint(person, asked.post)) { return refuse(asker, *refusal); }
  answer(asker, {{"hint",
                  {{"action", to_text(battle.board(), advice->action)},
                   {"offer", offer_json(battle, state, asked, advice->action)},
                   {"chance", advice->chance ? Json(*advice->chance) : Json()}}}});
}

}  // namespace bocage::server
