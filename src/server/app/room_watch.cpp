// What a room does on its own: computer players think, clocks run out, stand-ins take over.
#include "server/app/room.h"

#include "server/app/token.h"

namespace bocage::server {

void Room::wake() {
  follow_up();
  table_.posts().for_each([&](Post post) {
    const Seat& seat = table_.seat(post);
    if (seat.holder == Seat::Holder::Person && !is_here(seat.id)) { watch_absence(seat.id); }
  });
}

void Room::follow_up() {
  ask_programs();
  set_alarm();
}

// If the seat's computer player changed while the old one was thinking, replace it after it answers.
Room::Program& Room::program_at(Post post) {
  Program& program = programs_[index(post)];
  const std::string name = table_.program_of(post);
  if (!program.thinks && program.name != name) { program = {name, make_player(name, random_number())}; }
  return program;
}

void Room::ask_programs() {
  for (const PendingPost& asked : table_.waits_for_programs()) {
    Program& program = program_at(asked.post);
    if (program.thinks) { continue; }
    program.thinks = true;
    Problem problem{table_.shared_battle(), table_.game()->state(), asked, program.player, row_.maker};
    const bool reacts = asked.post.side != table_.game()->state().open.on_turn;
    const Milliseconds began = house_.outside.now();
    house_.thinkers.ask(std::move(problem),
                        [weak = weak_from_this(), post = asked.post, reacts, began](const Action& action) {
                          const auto self = weak.lock();
                          if (!self) { return; }
                          const Milliseconds pause = reacts ? self->reaction_pause(began) : 0;
                          if (pause == 0) { return self->act_for_program(post, action); }
                          self->house_.outside.after(pause, [weak, post, action] {
                            if (const auto still = weak.lock()) { still->act_for_program(post, action); }
                          });
                        });
  }
}

void Room::act_for_program(Post post, const Action& action) {
  programs_[index(post)].thinks = false;
  Entry entry{.kind = EntryKind::Act, .at = house_.outside.now(), .post = post};
  entry.text = to_text(table_.battle().board(), action);
  // Others may have acted meanwhile and made it illegal: think again.
  if (table_.judge(entry)) { return ask_programs(); }
  carry_out(entry, {});
}

// How long a computer player thinks about a reaction depends on the cards it holds, so the answer waits for the next
// beat of a fixed rhythm.
Milliseconds Room::reaction_pause(Milliseconds began) const {
  const Milliseconds beat = house_.config.reaction_beat;
  if (beat == 0) { return 0; }
  const Milliseconds took = std::max(Milliseconds{0}, house_.outside.now() - began);
  return beat - took % beat;
}

// One timer at a time: when it fires, it checks the clock and sets the next one.
void Room::set_alarm() {
  const auto ends_at = table_.state() == TableState::Playing ? table_.clock().ends_at() : std::nullopt;
  if (!ends_at || (alarm_at_ != 0 && alarm_at_ <= *ends_at)) { return; }
  alarm_at_ = *ends_at;
  const Milliseconds delay = std::max(Milliseconds{1}, *ends_at - house_.outside.now() + 1);
  house_.outside.after(delay, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) { return; }
    self->alarm_at_ = 0;
    for (const Side side : kSides) {
      const Entry entry{.kind = EntryKind::TimeOut, .at = self->house_.outside.now(), .side = side};
      if (!self->table_.judge(entry)) { return self->carry_out(entry, {}); }
    }
    self->set_alarm();
  });
}

void Room::watch_absence(const std::string& person) {
  if (!table_.settings().stand_in) { return; }
  house_.outside.after(house_.config.stand_in_after, [weak = weak_from_this(), person] {
    if (const auto self = weak.lock()) { self->stand_in_for(person); }
  });
}

// Only if another person waits. A game against computer players waits for its only person, and so does correspondence
// play.
void Room::stand_in_for(const std::string& person) {
  static constexpr Milliseconds kCorrespondence = Milliseconds{24} * 3600 * 1000;
  const bool by_the_day = table_.settings().clock.budget >= kCorrespondence;
  if (table_.state() != TableState::Playing || is_here(person) || by_the_day) { return; }
  const bool somebody_waits = std::any_of(people_.begin(), people_.end(),
                                          [&](const auto& it) { return !table_.posts_of(it.second.person).empty(); });
  const PostSet posts = table_.posts_of(person);
  if (posts.empty() || !gone_posts(person).empty()) { return; }
  if (!somebody_waits) { return watch_absence(person); }
  Entry entry{.kind = EntryKind::StandIn, .at = house_.outside.now(), .posts = posts};
  entry.text = house_.config.stand_in;
  if (!table_.judge(entry)) { carry_out(entry, {}); }
}

// This person's posts that have a stand-in.
PostSet Room::gone_posts(const std::string& person) const {
  PostSet found;
  table_.posts_of(person).for_each([&](Post post) {
    if (!table_.seat(post).stand_in.empty()) { found.add(post); }
  });
  return found;
}

}  // namespace bocage::server
