#include "server/table/table.h"

#include <algorithm>

#include "fair/mix.h"

namespace bocage::server {
namespace {

class Collector final : public EventSink {
 public:
  explicit Collector(std::vector<Event>& events) : events_(events) {}
  void on(const Event& event) override { events_.push_back(event); }

 private:
  std::vector<Event>& events_;
};

}  // namespace

Table::Table(std::string id, Settings settings, std::shared_ptr<const Battle> battle, const Seed& seed)
    : id_(std::move(id)),
      settings_(std::move(settings)),
      battle_(std::move(battle)),
      seed_(seed),
      posts_(posts_of_battle(*battle_)) {}

std::optional<std::uint32_t> Table::done_as(const std::string& who, const std::string& request) const {
  const auto found = requests_.find({who, request});
  return found == requests_.end() ? std::nullopt : std::optional(found->second);
}

PostSet Table::posts_of(const std::string& person) const {
  PostSet posts;
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    if (it.holder == Seat::Holder::Person && it.id == person) { posts.add(post); }
  });
  return posts;
}

Viewer Table::viewer(const std::string& person) const {
  const PostSet posts = posts_of(person);
  for (const Side side : kSides) {
    if (posts.roles(side) != kNoRole) { return {side, posts.roles(side)}; }
  }
  return spectator();
}

std::vector<SeedPart> Table::contributions() const {
  std::vector<SeedPart> parts;
  if (game_) {
    parts = game_->record().seed_parts;
    if (!parts.empty()) { parts.erase(parts.begin()); }  // the server's
    return parts;
  }
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    const auto found = it.holder == Seat::Holder::Person ? contributed_.find(it.id) : contributed_.end();
    if (found == contributed_.end()) { return; }
    std::string from;
    bool first = true;  // of this person's posts
    posts_of(it.id).for_each([&](Post own) {
      if (from.empty()) { first = own == post; }
      (from += from.empty() ? "" : ",") += post_text(own);
    });
    if (first) { parts.push_back({from, found->second}); }
  });
  return parts;
}

bool Table::begins_by_itself() const {
  bool all = settings_.await_contributions;
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    all = all && (it.holder != Seat::Holder::Person || contributed_.contains(it.id));
  });
  return all;
}

std::string Table::program_of(Post post) const {
  const Seat& it = seat(post);
  return it.holder == Seat::Holder::Bot ? it.id : it.stand_in;
}

std::vector<PendingPost> Table::waits_for_programs() const {
  std::vector<PendingPost> found;
  if (state_ != TableState::Playing) { return found; }
  for (const PendingPost& asked : pending(*battle_, game_->state())) {
    if (!program_of(asked.post).empty()) { found.push_back(asked); }
  }
  return found;
}

RematchStance Table::rematch_stance(const std::string& person) const {
  const auto found = rematch_stances_.find(person);
  return found == rematch_stances_.end() ? RematchStance::None : found->second;
}

bool Table::rematch_offered() const {
  return std::any_of(rematch_stances_.begin(), rematch_stances_.end(),
                     [](const auto& it) { return it.second == RematchStance::Offers; });
}

// Computer players always agree. A person who is away is still asked.
bool Table::others_want_rematch(const std::string& person) const {
  bool all = true;
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    if (it.holder != Seat::Holder::Person || it.id == person) { return; }
    const RematchStance stance = rematch_stance(it.id);
    all = all && (stance == RematchStance::Offers || stance == RematchStance::Accepts);
  });
  return all;
}

bool Table::settles_rematch(const Entry& proposed) const {
  const bool yes = proposed.kind == EntryKind::OfferRematch || proposed.kind == EntryKind::AgreeRematch;
  return yes && others_want_rematch(proposed.who);
}

void Table::offer_rematch(const std::string& person) {
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    if (it.holder == Seat::Holder::Person) { rematch_stances_[it.id] = RematchStance::Asked; }
  });
  rematch_stances_[person] = RematchStance::Offers;
}

// A message is heard by the posts it reached when it was said, regardless of who holds them now; after the end, by
// everyone.
bool Table::may_hear(const Said& said, const std::string& person) const {
  if (said.to == kToTable || said.who == person || state_ == TableState::Over) { return true; }
  return !(posts_of(person) & said.heard_by).empty();
}

Change Table::apply(const Entry& entry) {
  ++entries_;
  newest_at_ = entry.at;
  if (!entry.request.empty()) { requests_.emplace(std::pair(entry.who, entry.request), entries_); }
  Change change;
  const auto set_seats = [&](const Seat& seat) {
    entry.posts.for_each([&](Post post) { seats_[index(post)] = seat; });
  };
  const auto set_stand_ins = [&](const std::string& player) {
    entry.posts.for_each([&](Post post) { seats_[index(post)].stand_in = player; });
  };
  switch (entry.kind) {
    case EntryKind::Sit: set_seats({Seat::Holder::Person, entry.who, ""}); break;
    case EntryKind::Leave:
      set_seats({});
      if (posts_of(entry.who).empty()) { contributed_.erase(entry.who); }
      break;
    case EntryKind::Bot: set_seats({Seat::Holder::Bot, entry.text, ""}); break;
    case EntryKind::StandIn: set_stand_ins(entry.text); break;
    case EntryKind::GiveBack: set_stand_ins(""); break;
    case EntryKind::Contribute: contributed_[entry.who] = entry.text; break;
    case EntryKind::Begin: begin(entry); break;
    case EntryKind::Act: act(entry, change); break;
    case EntryKind::Undo:
      change.undone = game_->undo();
      ++corrections_;
      break;
    case EntryKind::Say:
      said_.push_back({entries_, entry.at, entry.who, posts_of(entry.who), entry.posts, entry.to, entry.text});
      break;
    case EntryKind::Resign: finish({TableResult::How::Resigned, other(entry.side.value())}); break;
    case EntryKind::TimeOut: finish({TableResult::How::OutOfTime, other(entry.side.value())}); break;
    case EntryKind::OfferDraw: draw_offered_ = entry.side; break;
    case EntryKind::RefuseDraw: draw_offered_.reset(); break;
    case EntryKind::AgreeDraw: finish({TableResult::How::Agreed, std::nullopt}); break;
    case EntryKind::Expire: finish({TableResult::How::Expired, std::nullopt}); break;
    case EntryKind::OfferRematch: offer_rematch(entry.who); break;
    case EntryKind::AgreeRematch: rematch_stances_[entry.who] = RematchStance::Accepts; break;
    case EntryKind::RefuseRematch: rematch_stances_ = {{entry.who, RematchStance::Declines}}; break;
    case EntryKind::WithdrawRematch: rematch_stances_.clear(); break;
    case EntryKind::Rematch:
      rematch_stances_.clear();
      rematch_ = entry.text;
      break;
  }
  change.effect = effect_of(entry.kind);
  if (entry.effect && entry.effect != change.effect) {
    throw Diverged(std::string(name(entry.kind)) + " " + entry.text + ": another effect than when it was stored");
  }
  if (state_ == TableState::Playing) { bind_people_to_sides(); }
  set_clock(entry.at);
  return change;
}

std::optional<Effect> Table::effect_of(EntryKind kind) const {
  switch (kind) {
    case EntryKind::Begin: return Effect{game_->record().dealt, game_->record().start};
    case EntryKind::Act: return Effect{game_->record().steps.back().outcomes, game_->record().steps.back().hash};
    case EntryKind::Undo: return Effect{{}, hash(game_->state())};
    default: return std::nullopt;
  }
}

// Without contributions, the seed is the server's alone, as it was before there were any.
void Table::begin(const Entry& entry) {
  std::vector<SeedPart> parts = contributions();
  if (!parts.empty()) { parts.insert(parts.begin(), {std::string(kServerPart), hexadecimal(seed_)}); }
  const Seed seed = parts.empty() ? seed_ : mix(parts);
  state_ = TableState::Playing;
  chance_ = std::make_unique<FairChance>(seed);
  game_ = std::make_unique<Game>(battle_, *chance_, to_text(seed), std::move(parts));
  clock_ = Clock(settings_.clock, entry.at);
}

void Table::freeze(Timestamp now) {
  state_ = TableState::Frozen;
  clock_.set_running({}, now);
}

void Table::bind_people_to_sides() {
  posts_.for_each([&](Post post) {
    const Seat& it = seat(post);
    if (it.holder == Seat::Holder::Person) { side_of_.try_emplace(it.id, post.side); }
  });
}

void Table::act(const Entry& entry, Change& change) {
  const auto action = action_from_text(battle_->board(), entry.text);
  const Public before = game_->state().open;
  Collector collector(change.events);
  if (!action || game_->act(entry.post.value(), *action, nullptr, &collector) != ApplyResult::Applied) {
    throw Diverged("act " + entry.text + ": not legal any more");
  }
  if (action->kind == ActionKind::TakeBack) { ++corrections_; }
  const Public& after = game_->state().open;
  if (after.turn != before.turn) { corrections_ = 0; }
  if (after.turn != before.turn && before.turn != 0) { clock_.turn_ended(before.on_turn); }
  if (after.over()) { finish({TableResult::How::Rules, after.winner}); }
}

// Time runs for pending posts whose decisions people make.
void Table::set_clock(Timestamp now) {
  BySide<bool> running{};
  if (state_ == TableState::Playing) {
    for (const PendingPost& asked : pending(*battle_, game_->state())) {
      if (program_of(asked.post).empty()) { running[index(asked.post.side)] = true; }
    }
  }
  clock_.set_running(running, now);
}

}  // namespace bocage::server
