// How a room handles the requests of its clients, by kind.
#include "server/app/room.h"
#include "server/screen/events_json.h"
#include "server/screen/look_json.h"
#include "server/screen/view_json.h"
#include "wire/refusal_json.h"

namespace bocage::server {

PostSet Room::may_sit(const std::string& person) const {
  PostSet found;
  const auto invited = invited_.find(person);
  const bool may_take_any = is_listed() || row_.maker == person || !table_.posts_of(person).empty();
  table_.posts().for_each([&](Post post) {
    const bool may_take = may_take_any || (invited != invited_.end() && invited->second.has(post));
    const Entry sit{.kind = EntryKind::Sit, .who = person, .posts = PostSet::of(post)};
    if (may_take && !table_.judge(sit)) { found.add(post); }
  });
  return found;
}

void Room::handle(ConnectionId connection, const Request& request) {
  const auto found = clients_.find(connection);
  if (found == clients_.end()) { return; }
  const Client client = found->second;
  const Asker asker{connection, request.id};
  active_at_ = context_.outside.now();
  switch (request.kind) {
    case RequestKind::Hello: return refuse(asker, Why::Greeted);
    case RequestKind::Act:
      return submit({.kind = EntryKind::Act, .post = request.post, .text = request.action}, client, asker);
    case RequestKind::Undo: return submit({.kind = EntryKind::Undo}, client, asker);
    case RequestKind::Contribute: return submit({.kind = EntryKind::Contribute, .text = request.bytes}, client, asker);
    case RequestKind::Begin: return submit({.kind = EntryKind::Begin}, client, asker);
    case RequestKind::Resign:
      return submit({.kind = EntryKind::Resign, .side = table_.viewer(client.person).side}, client, asker);
    case RequestKind::OfferDraw:
      return submit({.kind = EntryKind::OfferDraw, .side = table_.viewer(client.person).side}, client, asker);
    case RequestKind::AnswerDraw:
      return submit({.kind = request.yes ? EntryKind::AgreeDraw : EntryKind::RefuseDraw}, client, asker);
    case RequestKind::Say: {
      Entry entry{.kind = EntryKind::Say, .who = client.person, .to = request.to, .text = request.text};
      entry.posts = table_.listeners(entry);
      return submit(std::move(entry), client, asker);
    }
    case RequestKind::Sit:
    case RequestKind::Leave:
    case RequestKind::Bot: return handle_seats(client, asker, request);
    case RequestKind::OfferRematch: {
      // If two people offer at the same moment, the second offer accepts the first.
      const bool crossed = table_.rematch_stance(client.person) == RematchStance::Asked;
      return submit({.kind = crossed ? EntryKind::AgreeRematch : EntryKind::OfferRematch}, client, asker);
    }
    case RequestKind::AnswerRematch:
      return submit({.kind = request.yes ? EntryKind::AgreeRematch : EntryKind::RefuseRematch}, client, asker);
    case RequestKind::WithdrawRematch: return submit({.kind = EntryKind::WithdrawRematch}, client, asker);
    case RequestKind::Why:
    case RequestKind::Look:
    case RequestKind::Odds:
    case RequestKind::Hint:
    case RequestKind::Past: return handle_question(client, asker, request);
    case RequestKind::Ping: return answer(asker, Json::object());
  }
}

void Room::handle_seats(const Client& client, Asker asker, const Request& request) {
  if (request.kind == RequestKind::Leave) {
    return submit({.kind = EntryKind::Leave, .posts = request.posts}, client, asker);
  }
  if (request.kind == RequestKind::Bot) {
    return submit({.kind = EntryKind::Bot, .posts = request.posts, .text = request.player}, client, asker);
  }
  // The table's own reasons come first; `not-invited` is the answer only if nothing else is wrong.
  const Entry entry{.kind = EntryKind::Sit, .who = client.person, .posts = request.posts};
  if (!table_.judge(entry) && !request.posts.within(may_sit(client.person))) { return refuse(asker, Why::NotInvited); }
  submit(entry, client, asker);
}

void Room::handle_question(const Client& client, Asker asker, const Request& request) {
  if (request.kind == RequestKind::Past) { return handle_past(client, asker, request.first_step); }
  if (table_.game() == nullptr) { return refuse(asker, Why::NotPlaying); }
  const Battle& battle = table_.battle();
  const State& state = table_.game()->state();
  const auto hex = [&](const std::optional<Coord>& at) { return at ? battle.board().find(*at) : std::nullopt; };
  if (request.kind == RequestKind::Odds) {
    const auto from = hex(request.from);
    const auto to = hex(request.target);
    const auto odds = from && to ? odds_json(battle, state, *from, *to, hex(request.after)) : std::nullopt;
    if (!odds) { return refuse(asker, Why::NoUnit); }
    return answer(asker, {{"odds", *odds}});
  }
  // The legal actions of a post may reveal its cards, so only its holder may ask.
  const Post post = request.post.value();
  if (!table_.posts_of(client.person).has(post)) { return refuse(asker, Why::NotYours); }
  if (request.kind == RequestKind::Hint) { return handle_hint(client, asker, post); }
  if (request.kind == RequestKind::Why) {
    const auto action = action_from_text(battle.board(), request.action);
    if (!action) { return refuse(asker, Why::NoAction); }
    const auto why = why_not(battle, state, post, *action);
    return answer(asker, {{"reason", why ? refusal_json(battle.board(), why) : Json()}});
  }
  const auto unit = hex(request.unit);
  if (!unit) { return refuse(asker, Why::NoHex); }
  answer(asker, {{"look", look_json(battle, state, post, *unit)}});
}

// The table is rebuilt from its log off the event loop, for one question per connection at a time.
void Room::handle_past(const Client& client, Asker asker, std::uint32_t from) {
  if (client.reads_past) { return refuse(asker, Why::Busy); }
  clients_.at(asker.connection).reads_past = true;
  const PastQuestion question{row_.id, table_.viewer(client.person), from};
  context_.reader.read(
      Lane::Replay,
      [&battles = context_.battles, question](Store& store) { return past_json(store, battles, question); },
      [self = shared_from_this(), asker](std::optional<Json> steps) {
        const auto found = self->clients_.find(asker.connection);
        if (found == self->clients_.end()) { return; }
        found->second.reads_past = false;
        if (!steps) { return self->refuse(asker, Why::Unreadable); }
        self->answer(asker, {{"steps", std::move(*steps)}});
      });
}

}  // namespace bocage::server
