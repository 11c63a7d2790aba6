// What a room does without a request: computer players think, clocks run out, stand-ins take over.
#include <algorithm>

#include "server/app/room.h"
#include "server/app/token.h"

namespace bocage::server {

void Room::wake() {
  if (catch_up_) { send_when_stored(*std::exchange(catch_up_, std::nullopt), {}); }
  check_deadlines();
  follow_up();
  table_.posts().for_each([&](Post post) {
    const Seat& seat = table_.seat(post);
    if (seat.holder == Seat::Holder::Person && !is_here(seat.id)) { schedule_stand_in(seat.id); }
  });
}

void Room::check_deadlines() {
  if (retired_ || table_.state() == TableState::Over) { return; }
  const Timestamp now = context_.outside.now();
  for (const Side side : kSides) {
    const Entry entry{.kind = EntryKind::TimeOut, .at = now, .side = side};
    if (!table_.judge(entry)) { return carry_out(entry, {}, {}); }
  }
  const Entry expire{.kind = EntryKind::Expire, .at = now};
  if (clients_.empty() && now >= expires_at() && !table_.judge(expire)) { carry_out(expire, {}, {}); }
}

void Room::follow_up() {
  const Entry begin{.kind = EntryKind::Begin, .at = context_.outside.now()};
  if (!retired_ && !table_.judge(begin)) {
    return carry_out(begin, {}, {});
  }  // it begins by itself, and follows up again
  ask_programs();
  set_timer();
}

// A computer player that was replaced while it was thinking is kept until it has answered.
Room::Program& Room::program_at(Post post) {
  Program& program = programs_[index(post)];
  const std::string name = table_.program_of(post);
  if (!program.thinks && program.name != name) { program = {name, make_player(name, random_number())}; }
  return program;
}

void Room::ask_programs() {
  if (retired_) { return; }
  for (const PendingPost& asked : table_.waits_for_programs()) {
    Program& program = program_at(asked.post);
    if (program.thinks) { continue; }
    program.thinks = true;
    Problem problem{table_.shared_battle(), table_.game()->state(), asked, program.player, row_.maker};
    const bool reacts = asked.post.side != table_.game()->state().open.on_turn;
    const Timestamp began = context_.outside.now();
    context_.thinkers.ask(std::move(problem),
                          [weak = weak_from_this(), post = asked.post, reacts, began](const Action& action) {
                            const auto self = weak.lock();
                            if (!self) { return; }
                            const Milliseconds pause = reacts ? self->reaction_pause(began) : 0;
                            if (pause == 0) { return self->act_for_program(post, action); }
                            self->context_.outside.after(pause, [weak, post, action] {
                              if (const auto still = weak.lock()) { still->act_for_program(post, action); }
                            });
                          });
  }
}

void Room::act_for_program(Post post, const Action& action) {
  programs_[index(post)].thinks = false;
  Entry entry{.kind = EntryKind::Act, .at = context_.outside.now(), .post = post};
  entry.text = to_text(table_.battle().board(), action);
  // Other posts may have acted meanwhile and made it illegal: ask again.
  if (table_.judge(entry)) { return ask_programs(); }
  carry_out(entry, {}, {});
}

// How long a computer player thinks about a reaction depends on the cards it holds, so the answer waits for the next
// beat of a fixed rhythm.
Milliseconds Room::reaction_pause(Timestamp began) const {
  const Milliseconds beat = context_.config.reaction_beat;
  if (beat == 0) { return 0; }
  const Milliseconds took = std::max(Milliseconds{0}, context_.outside.now() - began);
  return beat - took % beat;
}

// One timer at a time: when it fires, it checks the clock and sets the next one.
void Room::set_timer() {
  const auto ends_at = table_.state() == TableState::Playing ? table_.clock().ends_at() : std::nullopt;
  if (!ends_at || (timer_at_ && *timer_at_ <= *ends_at)) { return; }
  timer_at_ = ends_at;
  const Milliseconds delay = std::max(Milliseconds{1}, *ends_at - context_.outside.now() + 1);
  context_.outside.after(delay, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) { return; }
    self->timer_at_.reset();
    self->check_deadlines();
    self->set_timer();
  });
}

void Room::schedule_stand_in(const std::string& person) {
  if (!table_.settings().stand_in) { return; }
  context_.outside.after(context_.config.stand_in_after, [weak = weak_from_this(), person] {
    if (const auto self = weak.lock()) { self->stand_in_for(person); }
  });
}

// Only if another person is waiting: a game against computer players waits for its only person. Correspondence play
// always waits.
void Room::stand_in_for(const std::string& person) {
  const bool correspondence = table_.settings().clock.budget >= kDay;
  if (table_.state() != TableState::Playing || is_here(person) || correspondence) { return; }
  const bool someone_waits = std::any_of(clients_.begin(), clients_.end(),
                                         [&](const auto& it) { return !table_.posts_of(it.second.person).empty(); });
  const PostSet posts = table_.posts_of(person);
  if (posts.empty() || !posts_with_stand_in(person).empty()) { return; }
  if (!someone_waits) { return schedule_stand_in(person); }
  Entry entry{.kind = EntryKind::StandIn, .at = context_.outside.now(), .posts = posts};
  entry.text = context_.config.stand_in;
  if (!table_.judge(entry)) { carry_out(entry, {}, {}); }
}

// This person's posts that have a stand-in.
PostSet Room::posts_with_stand_in(const std::string& person) const {
  PostSet found;
  table_.posts_of(person).for_each([&](Post post) {
    if (!table_.seat(post).stand_in.empty()) { found.add(post); }
  });
  return found;
}

}  // namespace bocage::server
