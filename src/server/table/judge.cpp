// What people may do at a table, and why not.
#include "ai/player.h"
#include "server/table/table.h"

#include <algorithm>

namespace bocage::server {
namespace {

constexpr std::size_t kMostText = 500;
constexpr std::size_t kMostSaid = 2000;  // of one table

std::optional<Refusal> refuse(Why why) { return Refusal(why); }

// UTF-8 without control characters, so that nothing that was said can disturb a screen.
bool is_plain(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 32 || byte == 127;
  });
}

}  // namespace

bool Table::is_commander(const std::string& person, Side side) const {
  return posts_of(person).has({side, Role::Commander});
}

std::optional<Refusal> Table::judge(const Entry& wish) const {
  switch (wish.kind) {
    case EntryKind::Sit:
    case EntryKind::Leave:
    case EntryKind::Bot:
    case EntryKind::Begin:
    case EntryKind::StandIn:
    case EntryKind::GiveBack: return judge_seats(wish);
    case EntryKind::OfferRematch:
    case EntryKind::RefuseRematch:
    case EntryKind::AgreeRematch:
    case EntryKind::WithdrawRematch:
    case EntryKind::Rematch: return judge_rematch(wish);
    case EntryKind::Act:
    case EntryKind::Undo: return judge_act(wish);
    case EntryKind::Say: return judge_talk(wish);
    case EntryKind::Resign:
    case EntryKind::OfferDraw:
    case EntryKind::RefuseDraw:
    case EntryKind::AgreeDraw:
    case EntryKind::TimeOut: return judge_end(wish);
  }
  return refuse(Why::UnknownWish);
}

std::optional<Refusal> Table::judge_seats(const Entry& wish) const {
  if (state_ == TableState::Over) { return refuse(Why::Over); }
  const PostSet own = posts_of(wish.who);
  if (wish.kind == EntryKind::Begin) {
    if (state_ != TableState::Gathering) { return refuse(Why::Begun); }
    bool full = true;
    posts_.for_each([&](Post post) { full = full && seat(post).holder != Seat::Holder::Nobody; });
    if (!full) { return refuse(Why::EmptyPost); }
    return own.empty() ? refuse(Why::NotSeated) : std::nullopt;
  }
  if (wish.posts.empty() || !wish.posts.within(posts_)) { return refuse(Why::NoPost); }
  if (wish.kind == EntryKind::Leave || wish.kind == EntryKind::GiveBack) {
    return wish.posts.within(own) ? std::nullopt : refuse(Why::NotYours);
  }
  if (wish.kind != EntryKind::Sit && !is_opponent(wish.text)) { return refuse(Why::NoPlayer); }
  bool free = true;
  bool people = true;
  wish.posts.for_each([&](Post post) {
    free = free && seat(post).holder == Seat::Holder::Nobody;
    people = people && seat(post).holder == Seat::Holder::Person;
  });
  if (wish.kind == EntryKind::StandIn) { return people ? std::nullopt : refuse(Why::NotAPerson); }
  if (!free) { return refuse(Why::Taken); }
  if (wish.kind == EntryKind::Bot) { return own.empty() ? refuse(Why::NotSeated) : std::nullopt; }
  const PostSet all = own | wish.posts;
  const bool both = all.roles(Side::Axis) != kNoRole && all.roles(Side::Allies) != kNoRole;
  if (both) { return refuse(Why::BothSides); }
  const auto known = side_of_.find(wish.who);
  const bool turncoat = known != side_of_.end() && all.roles(other(known->second)) != kNoRole;
  return turncoat ? refuse(Why::OtherSide) : std::nullopt;
}

std::optional<Refusal> Table::judge_rematch(const Entry& wish) const {
  if (state_ != TableState::Over) { return refuse(Why::NotOver); }
  if (!rematch_.empty()) { return refuse(Why::Rematch); }
  if (posts_of(wish.who).empty()) { return refuse(Why::NotSeated); }
  if (wish.kind == EntryKind::Rematch) {
    return others_want_rematch(wish.who) ? std::nullopt : refuse(Why::RematchNotAgreed);
  }
  if (wish.kind == EntryKind::OfferRematch) { return rematch_offered() ? refuse(Why::RematchOffered) : std::nullopt; }
  if (!rematch_offered()) { return refuse(Why::NoRematchOffer); }
  const RematchStance stance = rematch_stance(wish.who);
  if (wish.kind == EntryKind::WithdrawRematch) {
    return stance == RematchStance::Offers ? std::nullopt : refuse(Why::OfferNotYours);
  }
  // Whoever has accepted may still change his mind.
  const bool may_refuse = wish.kind == EntryKind::RefuseRematch && stance == RematchStance::Accepts;
  const bool asked = stance == RematchStance::Asked || may_refuse;
  return asked ? std::nullopt : refuse(Why::NotOfferedToYou);
}

std::optional<Refusal> Table::judge_act(const Entry& wish) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  if (wish.kind == EntryKind::Undo) {
    if (!game_->can_undo()) { return refuse(Why::NoUndo); }
    const Post last = game_->record().steps.back().by;
    return posts_of(wish.who).has(last) ? std::nullopt : refuse(Why::NotYourAction);
  }
  const auto action = action_from_text(battle_->board(), wish.text);
  if (!action) { return refuse(Why::NoAction); }
  if (!wish.post || !posts_.has(*wish.post)) { return refuse(Why::OnePost); }
  const Post post = *wish.post;
  const bool program = wish.who.empty();
  const bool his = program ? !program_of(post).empty() : posts_of(wish.who).has(post) && seat(post).stand_in.empty();
  if (!his) { return refuse(Why::NotYours); }
  const auto by_rules = why_not(*battle_, game_->state(), post, *action);
  return by_rules ? std::optional(Refusal(battle_->board(), by_rules)) : std::nullopt;
}

bool Table::gives_hints_to(const std::string& person) const {
  const auto side = viewer(person).side;
  if (!side || state_ != TableState::Playing) { return false; }
  bool against_programs = true;  // a chair that somebody has left waits for people
  posts_.for_each([&](Post post) {
    if (post.side != *side && seat(post).holder != Seat::Holder::Bot) { against_programs = false; }
  });
  return against_programs;
}

std::optional<Refusal> Table::judge_hint(const std::string& person, Post post) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  const bool his = posts_of(person).has(post) && seat(post).stand_in.empty();
  if (!his) { return refuse(Why::NotYours); }
  if (!gives_hints_to(person)) { return refuse(Why::AgainstPeople); }
  const bool must = pending(*battle_, game_->state()).has(post);
  return must ? std::nullopt : refuse(Why::NotAsked);
}

PostSet Table::listeners(const Entry& wish) const {
  const Viewer viewer = this->viewer(wish.who);
  const Talker from{viewer.side, viewer.roles};
  const bool playing = state_ == TableState::Playing;
  const auto reaches = [&](Post post) {
    return !playing || may_talk(*battle_, game_->state().open, from, talker_at(post), settings_.talk);
  };
  if (wish.to == "table") {
    const bool may = !playing || may_talk_to_table(*battle_, game_->state().open, from, settings_.talk);
    return may ? posts_ : PostSet{};
  }
  PostSet found;
  const auto one = post_from_text(wish.to);
  (posts_ & (one ? PostSet::of(*one) : posts_)).for_each([&](Post post) {
    const bool meant = one || (wish.to == "side" && post.side == from.side && !has(from.roles, post.role));
    if (meant && reaches(post)) { found.add(post); }
  });
  return found;
}

std::optional<Refusal> Table::judge_talk(const Entry& wish) const {
  if (wish.text.empty() || wish.text.size() > kMostText) { return refuse(Why::Length); }
  if (!is_plain(wish.text)) { return refuse(Why::Characters); }
  if (said_.size() >= kMostSaid) { return refuse(Why::TalkedOut); }
  if (!listeners(wish).empty()) { return std::nullopt; }
  return refuse(Why::ChainOfCommand);
}

std::optional<Refusal> Table::judge_end(const Entry& wish) const {
  if (state_ != TableState::Playing) { return refuse(Why::NotPlaying); }
  if (wish.kind == EntryKind::TimeOut) {
    const Side side = wish.side.value();
    const bool over = settings_.clock.kind != ClockKind::None && clock_.runs(side) && clock_.left(side, wish.at) <= 0;
    return over ? std::nullopt : refuse(Why::TimeLeft);
  }
  if (wish.kind == EntryKind::Resign || wish.kind == EntryKind::OfferDraw) {
    if (!wish.side || !is_commander(wish.who, *wish.side)) { return refuse(Why::NotCommander); }
    const bool again = wish.kind == EntryKind::OfferDraw && draw_offered_.has_value();
    return again ? refuse(Why::DrawOffered) : std::nullopt;
  }
  if (!draw_offered_) { return refuse(Why::NoDrawOffer); }
  const bool asked = is_commander(wish.who, other(*draw_offered_));
  return asked ? std::nullopt : refuse(Why::NotOfferedToYou);
}

}  // namespace bocage::server
