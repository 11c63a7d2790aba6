// Which requests a table accepts, and why it refuses the others.
#include <algorithm>

#include "ai/player.h"
#include "server/table/plain_text.h"
#include "server/table/table.h"

namespace bocage::server {
namespace {

constexpr std::size_t kMostTextBytes = 500;  // of one chat message
constexpr std::size_t kMostSaid = 2000;      // chat messages of one table
constexpr std::size_t kMostSaidByOne = 500;  // of them by one person
constexpr std::uint32_t kMostEntries = 20'000;
constexpr int kMostCorrections = 200;  // per turn; without a limit, one person could fill the log alone

std::optional<Refusal> refuse(Why why) { return Refusal(why); }

}  // namespace

bool Table::decides_for(const std::string& person, Post post) const {
  return posts_of(person).has(post) && seat(post).stand_in.empty();
}

bool Table::is_commander(const std::string& person, Side side) const {
  return posts_of(person).has({side, Role::Commander});
}

std::optional<Refusal> Table::judge(const Entry& proposed) const {
  // The store has other entries after the last one here.
  if (state_ == TableState::Frozen) { return refuse(Why::Frozen); }
  const bool ends =
      proposed.kind == EntryKind::Expire || proposed.kind == EntryKind::TimeOut || proposed.kind == EntryKind::Resign;
  if (entries_ >= kMostEntries && !ends) { return refuse(Why::LogFull); }
  switch (proposed.kind) {
    case EntryKind::Sit:
    case EntryKind::Leave:
    case EntryKind::Bot:
    case EntryKind::Contribute:
    case EntryKind::Begin:
    case EntryKind::StandIn:
    case EntryKind::GiveBack: return judge_seats(proposed);
    case EntryKind::OfferRematch:
    case EntryKind::RefuseRematch:
    case EntryKind::AgreeRematch:
    case EntryKind::WithdrawRematch:
    case EntryKind::Rematch: return judge_rematch(proposed);
    case EntryKind::Act:
    case EntryKind::Undo: return judge_act(proposed);
    case EntryKind::Say: return judge_talk(proposed);
    case EntryKind::Resign:
    case EntryKind::OfferDraw:
    case EntryKind::RefuseDraw:
    case EntryKind::AgreeDraw:
    case EntryKind::TimeOut: return judge_end(proposed);
    case EntryKind::Expire: return state_ == TableState::Over ? refuse(Why::Over) : std::nullopt;
  }
  return refuse(Why::UnknownWish);
}

std::optional<Refusal> Table::judge_seats(const Entry& proposed) const {
  if (state_ == TableState::Over) { return refuse(Why::Over); }
  const PostSet own = posts_of(proposed.who);
  if (proposed.kind == EntryKind::Contribute) {
    if (state_ != TableState::Gathering) { return refuse(Why::Begun); }
    if (own.empty()) { return refuse(Why::NotSeated); }
    // A second one could be chosen after seeing the others'.
    return contributed_.contains(proposed.who) ? refuse(Why::Contributed) : std::nullopt;
  }
  if (proposed.kind == EntryKind::Begin) {
    if (state_ != TableState::Gathering) { return refuse(Why::Begun); }
    bool full = true;
    posts_.for_each([&](Post post) { full = full && seat(post).holder != Seat::Holder::Nobody; });
    if (!full) { return refuse(Why::EmptyPost); }
    const bool may_begin = proposed.who.empty() ? begins_by_itself() : !own.empty();
    return may_begin ? std::nullopt : refuse(Why::NotSeated);
  }
  if (proposed.posts.empty() || !proposed.posts.within(posts_)) { return refuse(Why::NoPost); }
  if (proposed.kind == EntryKind::Leave || proposed.kind == EntryKind::GiveBack) {
    return proposed.posts.within(own) ? std::nullopt : refuse(Why::NotYours);
  }
  if (proposed.kind != EntryKind::Sit && !is_opponent(proposed.text)) { return refuse(Why::NoPlayer); }
  bool all_free = true;
  bool all_people = true;
  proposed.posts.for_each([&](Post post) {
    all_free = all_free && seat(post).holder == Seat::Holder::Nobody;
    all_people = all_people && seat(post).holder == Seat::Holder::Person;
  });
  if (proposed.kind == EntryKind::StandIn) { return all_people ? std::nullopt : refuse(Why::NotAPerson); }
  if (!all_free) { return refuse(Why::Taken); }
  if (proposed.kind == EntryKind::Bot) { return own.empty() ? refuse(Why::NotSeated) : std::nullopt; }
  const PostSet all = own | proposed.posts;
  const bool both = all.roles(Side::Axis) != kNoRole && all.roles(Side::Allies) != kNoRole;
  if (both) { return refuse(Why::BothSides); }
  const auto known = side_of_.find(proposed.who);
  const bool changes_sides = known != side_of_.end() && all.roles(other(known->second)) != kNoRole;
  return changes_sides ? refuse(Why::OtherSide) : std::nullopt;
}

std::optional<Refusal> Table::judge_rematch(const Entry& proposed) const {
  if (state_ != TableState::Over) { return refuse(Why::NotOver); }
  if (!rematch_.empty()) { return refuse(Why::Rematch); }
  if (posts_of(proposed.who).empty()) { return refuse(Why::NotSeated); }
  if (proposed.kind == EntryKind::Rematch) {
    return others_want_rematch(proposed.who) ? std::nullopt : refuse(Why::RematchNotAgreed);
  }
  if (proposed.kind == EntryKind::OfferRematch) {
    return rematch_offered() ? refuse(Why::RematchOffered) : std::nullopt;
  }
  if (!rematch_offered()) { return refuse(Why::NoRematchOffer); }
  const RematchStance stance = rematch_stance(proposed.who);
  if (proposed.kind == EntryKind::WithdrawRematch) {
    return stance == RematchStance::Offers ? std::nullopt : refuse(Why::OfferNotYours);
  }
  // Someone who has accepted may still decline.
  const bool may_refuse = proposed.kind == EntryKind::RefuseRematch && stance == RematchStance::Accepts;
  const bool asked = stance == RematchStance::Asked || may_refuse;
  return asked ? std::nullopt : refuse(Why::NotOfferedToYou);
}

std::optional<Refusal> Table::judge_act(const Entry& proposed) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  if (proposed.kind == EntryKind::Undo) {
    if (!game_->can_undo()) { return refuse(Why::NoUndo); }
    if (corrections_ >= kMostCorrections) { return refuse(Why::TooManyCorrections); }
    const Post last = game_->record().steps.back().by;
    return posts_of(proposed.who).has(last) ? std::nullopt : refuse(Why::NotYourAction);
  }
  const auto action = action_from_text(battle_->board(), proposed.text);
  if (!action) { return refuse(Why::NoAction); }
  if (!proposed.post || !posts_.has(*proposed.post)) { return refuse(Why::OnePost); }
  const Post post = *proposed.post;
  const bool by_program = proposed.who.empty();
  const bool may_decide = by_program ? !program_of(post).empty() : decides_for(proposed.who, post);
  if (!may_decide) { return refuse(Why::NotYours); }
  if (action->kind == ActionKind::TakeBack && corrections_ >= kMostCorrections) {
    return refuse(Why::TooManyCorrections);
  }
  const auto by_rules = why_not(*battle_, game_->state(), post, *action);
  return by_rules ? std::optional(Refusal(battle_->board(), by_rules)) : std::nullopt;
}

bool Table::gives_hints_to(const std::string& person) const {
  const auto side = viewer(person).side;
  if (!side || state_ != TableState::Playing) { return false; }
  bool against_programs = true;  // an empty seat waits for a person
  posts_.for_each([&](Post post) {
    if (post.side != *side && seat(post).holder != Seat::Holder::Bot) { against_programs = false; }
  });
  return against_programs;
}

std::optional<Refusal> Table::judge_hint(const std::string& person, Post post) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  if (!decides_for(person, post)) { return refuse(Why::NotYours); }
  if (!gives_hints_to(person)) { return refuse(Why::AgainstPeople); }
  const bool is_pending = pending(*battle_, game_->state()).has(post);
  return is_pending ? std::nullopt : refuse(Why::NotAsked);
}

PostSet Table::listeners(const Entry& proposed) const {
  const Viewer viewer = this->viewer(proposed.who);
  const Talker from{viewer.side, viewer.roles};
  const bool playing = state_ == TableState::Playing;
  const auto reaches = [&](Post post) {
    return !playing || may_talk(*battle_, game_->state().open, from, talker_at(post), settings_.talk);
  };
  if (proposed.to == kToTable) {
    const bool may = !playing || may_talk_to_table(*battle_, game_->state().open, from, settings_.talk);
    return may ? posts_ : PostSet{};
  }
  PostSet found;
  const auto single = post_from_text(proposed.to);
  (posts_ & (single ? PostSet::of(*single) : posts_)).for_each([&](Post post) {
    const bool meant = single || (proposed.to == kToSide && post.side == from.side && !has(from.roles, post.role));
    if (meant && reaches(post)) { found.add(post); }
  });
  return found;
}

std::optional<Refusal> Table::judge_talk(const Entry& proposed) const {
  if (proposed.text.empty() || proposed.text.size() > kMostTextBytes) { return refuse(Why::Length); }
  if (has_control_characters(proposed.text)) { return refuse(Why::Characters); }
  const auto own = std::count_if(said_.begin(), said_.end(), [&](const Said& it) { return it.who == proposed.who; });
  if (said_.size() >= kMostSaid || static_cast<std::size_t>(own) >= kMostSaidByOne) { return refuse(Why::TalkedOut); }
  if (!listeners(proposed).empty()) { return std::nullopt; }
  return refuse(Why::ChainOfCommand);
}

std::optional<Refusal> Table::judge_end(const Entry& proposed) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  if (proposed.kind == EntryKind::TimeOut) {
    const Side side = proposed.side.value();
    const bool time_is_up =
        settings_.clock.kind != ClockKind::None && clock_.runs(side) && clock_.left(side, proposed.at) <= 0;
    return time_is_up ? std::nullopt : refuse(Why::TimeLeft);
  }
  if (proposed.kind == EntryKind::Resign || proposed.kind == EntryKind::OfferDraw) {
    if (!proposed.side || !is_commander(proposed.who, *proposed.side)) { return refuse(Why::NotCommander); }
    const bool again = proposed.kind == EntryKind::OfferDraw && draw_offered_.has_value();
    return again ? refuse(Why::DrawOffered) : std::nullopt;
  }
  if (!draw_offered_) { return refuse(Why::NoDrawOffer); }
  const bool asked = is_commander(proposed.who, other(*draw_offered_));
  return asked ? std::nullopt : refuse(Why::NotOfferedToYou);
}

}  // namespace bocage::server
