// What people say to a table, kind by kind.
#include "server/app/room.h"
#include "server/screen/events_json.h"
#include "server/screen/look_json.h"
#include "server/screen/view_json.h"
#include "wire/refusal_json.h"

namespace bocage::server {
namespace {

constexpr std::size_t kPastSteps = 50;

}  // namespace

PostSet Room::may_sit(const std::string& person) const {
  PostSet found;
  const auto invited = invited_.find(person);
  const bool any = is_listed() || row_.maker == person || !table_.posts_of(person).empty();
  table_.posts().for_each([&](Post post) {
    const bool his = any || (invited != invited_.end() && invited->second.has(post));
    const Entry sit{.kind = EntryKind::Sit, .who = person, .posts = PostSet::of(post)};
    if (his && !table_.judge(sit)) { found.add(post); }
  });
  return found;
}

void Room::handle(ConnectionId connection, const Request& request) {
  const auto found = people_.find(connection);
  if (found == people_.end()) { return; }
  const Guest guest = found->second;
  const Asker asker{connection, request.id};
  switch (request.what) {
    case Do::Hello: return refuse(asker, Why::Greeted);
    case Do::Act: return wish({.kind = EntryKind::Act, .post = request.post, .text = request.text}, guest, asker);
    case Do::Undo: return wish({.kind = EntryKind::Undo}, guest, asker);
    case Do::Begin: return wish({.kind = EntryKind::Begin}, guest, asker);
    case Do::Resign: return wish({.kind = EntryKind::Resign, .side = table_.viewer(guest.person).side}, guest, asker);
    case Do::OfferDraw:
      return wish({.kind = EntryKind::OfferDraw, .side = table_.viewer(guest.person).side}, guest, asker);
    case Do::AnswerDraw:
      return wish({.kind = request.yes ? EntryKind::AgreeDraw : EntryKind::RefuseDraw}, guest, asker);
    case Do::Say: {
      Entry entry{.kind = EntryKind::Say, .who = guest.person, .to = request.to, .text = request.text};
      entry.posts = table_.listeners(entry);
      return wish(std::move(entry), guest, asker);
    }
    case Do::Sit:
    case Do::Leave:
    case Do::Bot: return handle_seats(guest, asker, request);
    case Do::OfferRematch: {
      // Of two who offer at the same moment the second accepts.
      const bool crossed = table_.rematch_stance(guest.person) == RematchStance::Asked;
      return wish({.kind = crossed ? EntryKind::AgreeRematch : EntryKind::OfferRematch}, guest, asker);
    }
    case Do::AnswerRematch:
      return wish({.kind = request.yes ? EntryKind::AgreeRematch : EntryKind::RefuseRematch}, guest, asker);
    case Do::WithdrawRematch: return wish({.kind = EntryKind::WithdrawRematch}, guest, asker);
    case Do::Why:
    case Do::Look:
    case Do::Odds:
    case Do::Hint:
    case Do::Past: return handle_question(guest, asker, request);
    case Do::Ping: return answer(asker, Json::object());
  }
}

void Room::handle_seats(const Guest& guest, Asker asker, const Request& request) {
  if (request.what == Do::Leave) { return wish({.kind = EntryKind::Leave, .posts = request.posts}, guest, asker); }
  if (request.what == Do::Bot) {
    return wish({.kind = EntryKind::Bot, .posts = request.posts, .text = request.text}, guest, asker);
  }
  // Who is not invited is told so; for everything else the table has its own reasons.
  const Entry entry{.kind = EntryKind::Sit, .who = guest.person, .posts = request.posts};
  if (!table_.judge(entry) && !request.posts.within(may_sit(guest.person))) { return refuse(asker, Why::NotInvited); }
  wish(entry, guest, asker);
}

void Room::handle_question(const Guest& guest, Asker asker, const Request& request) {
  if (request.what == Do::Past) { return answer(asker, {{"steps", past_json(guest.person, request.number)}}); }
  if (table_.game() == nullptr) { return refuse(asker, Why::NotPlaying); }
  const Battle& battle = table_.battle();
  const State& state = table_.game()->state();
  const auto hex = [&](const std::optional<Coord>& at) { return at ? battle.board().find(*at) : std::nullopt; };
  if (request.what == Do::Odds) {
    const auto from = hex(request.from);
    const auto to = hex(request.at);
    const auto odds = from && to ? odds_json(battle, state, *from, *to, hex(request.after)) : std::nullopt;
    if (!odds) { return refuse(asker, Why::NoUnit); }
    return answer(asker, {{"odds", *odds}});
  }
  // What is legal for a post may tell of its cards, so only who holds it may ask.
  const Post post = request.post.value();
  if (!table_.posts_of(guest.person).has(post)) { return refuse(asker, Why::NotYours); }
  if (request.what == Do::Hint) { return handle_hint(guest, asker, post); }
  if (request.what == Do::Why) {
    const auto action = action_from_text(battle.board(), request.text);
    if (!action) { return refuse(asker, Why::NoAction); }
    const auto why = why_not(battle, state, post, *action);
    return answer(asker, {{"reason", why ? refusal_json(battle.board(), why) : Json()}});
  }
  const auto unit = hex(request.from);
  if (!unit) { return refuse(asker, Why::NoHex); }
  answer(asker, {{"look", look_json(battle, state, post, *unit)}});
}

// The table is made again from its log, up to the steps that are asked for.
Json Room::past_json(const std::string& person, std::uint32_t from) const {
  Json steps = Json::array();
  Table then(row_.id, table_.settings(), table_.shared_battle(), table_.seed());
  const Viewer viewer = table_.viewer(person);
  for (const EntryRow& row : house_.reader.entries(row_.id)) {
    const Entry entry = entry_from_text(row.body);
    const Change change = then.apply(entry);
    if (entry.kind != EntryKind::Act || row.number < from) { continue; }
    steps.push_back({{"n", row.number},
                     {"by", post_text(entry.post.value())},
                     {"events", events_json(then.battle(), change.events, viewer)},
                     {"view", screen_view_json(then.battle(), observe(then.battle(), then.game()->state(), viewer),
                                               then.settings().talk)}});
    if (steps.size() == kPastSteps) { break; }
  }
  return steps;
}

}  // namespace bocage::server
