#include "support/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <exception>
#include <stdexcept>

#include "rules/medals.h"
#include "support/names.h"

namespace bocage {
namespace {

constexpr int kMostSkips = 500;

class Listener final : public EventSink {
 public:
  explicit Listener(std::vector<Event>& events) : events_(events) {}
  void on(const Event& event) override { events_.push_back(event); }

 private:
  std::vector<Event>& events_;
};

Face face_named(std::string_view text) {
  for (std::size_t i = 0; i < kFaces; ++i) {
    if (kFaceNames[i] == text) { return static_cast<Face>(i); }
  }
  throw std::runtime_error("no face of the die is called " + std::string(text));
}

Post post_of_name(std::string_view text) {
  const std::size_t slash = text.find('/');
  const Side side = side_of(text.substr(0, slash));
  for (const Role role : kRoles) {
    if (slash != std::string_view::npos && name(role) == text.substr(slash + 1)) { return {side, role}; }
  }
  throw std::runtime_error("no post is called " + std::string(text));
}

std::vector<std::string> names(const CardBag& bag) {
  std::vector<std::string> cards;
  for (int i = 0; i < bag.size; ++i) { cards.emplace_back(name(bag.at(i))); }
  return cards;
}

std::string describe(const Board& board, const Event& event) {
  std::string text = std::string(name(event.kind)) + " " + std::string(name(event.side));
  if (event.from != kNoHex) { text += " " + to_text(board, event.from) + " >"; }
  if (event.at != kNoHex) { text += " " + to_text(board, event.at); }
  if (event.card != Card::None) { text += " " + std::string(name(event.card)); }
  if (event.as != Card::None && event.as != event.card) { text += " as " + std::string(name(event.as)); }
  if (event.detail.bits() != 0) { text += " " + std::to_string(event.detail.bits()); }
  for (std::size_t i = 0; i < event.roll.size; ++i) { text += " " + std::string(name(event.roll.faces[i])); }
  return text;
}

}  // namespace

Table::Table(std::unique_ptr<const Battle> battle, const BySide<std::vector<std::string>>& hands)
    : battle_(std::move(battle)) {
  Listener listener(events_);
  state_ = new_game(*battle_, chance_, &listener);
  for (const Side side : kSides) {
    if (!hands[index(side)].empty()) { give(name(side), hands[index(side)]); }
  }
}

Table::~Table() {
  if (battle_ == nullptr || std::uncaught_exceptions() != 0) { return; }
  if (const std::string left = chance_.leftovers(); !left.empty()) { ADD_FAILURE() << left; }
}

Table& Table::dice(const std::vector<std::string>& faces) {
  std::vector<Face> roll;
  for (const std::string& face : faces) { roll.push_back(face_named(face)); }
  chance_.queue_dice(std::move(roll));
  return *this;
}

Table& Table::draw(const std::vector<std::string>& cards) {
  for (const std::string& card : cards) { chance_.queue_draw(card_of(card)); }
  return *this;
}

Table& Table::picks(const std::vector<int>& picks) {
  for (const int pick : picks) { chance_.queue_pick(pick); }
  return *this;
}

Table& Table::random_dice(std::uint64_t seed) {
  chance_.roll_freely(seed);
  return *this;
}

Hex Table::hex(Coord at) const {
  if (const auto found = battle_->board().find(at)) { return *found; }
  throw std::runtime_error("no hex is at " + std::to_string(at.col) + "," + std::to_string(at.row));
}

// A misspelt action would never be offered, and a test that expects so would always pass: so it is an error.
Action Table::parse(std::string_view text) const {
  if (const auto action = action_from_text(battle_->board(), text)) { return *action; }
  throw std::runtime_error("not an action: " + std::string(text));
}

void Table::refuse(std::string_view text, std::string_view why) const {
  std::string message = "refused: " + std::string(text) + " (" + std::string(why) + ")\n";
  message += "asked: " + pending_side() + " " + decision() + "; legal:";
  for (const std::string& action : legal()) { message += "\n  " + action; }
  throw std::runtime_error(message);
}

Post Table::post_for(const Action& action, std::string_view text) const {
  const Pending asked = pending(*battle_, state_);
  if (asked.empty()) { refuse(text, "the battle is over"); }
  for (const PendingPost& post : asked) {
    if (is_legal(*battle_, state_, post.post, action)) { return post.post; }
  }
  refuse(text, to_text(bocage::why_not(*battle_, state_, asked[0].post, action)));
}

void Table::apply_once(Post post, const Action& action, std::string_view text) {
  Listener listener(events_);
  if (apply(*battle_, state_, post, action, chance_, &listener) != ApplyResult::Applied) {
    refuse(text, "legal() and apply() disagree");
  }
}

void Table::pass_idle_ambushes(std::string_view text) {
  while (!asks_idle_ambush_ && decision() == "ambush" && legal().size() == 1) {
    apply_once(pending(*battle_, state_)[0].post, {.kind = ActionKind::Pass}, text);
  }
}

Table& Table::act(std::string_view text) { return act_by(post_for(parse(text), text), text); }

Table& Table::act_as(std::string_view post, std::string_view text) {
  const Post by = post_of_name(post);
  if (!is_legal(*battle_, state_, by, parse(text))) {
    refuse(text, std::string(post) + ": " + to_text(bocage::why_not(*battle_, state_, by, parse(text))));
  }
  return act_by(by, text);
}

Table& Table::act_by(Post post, std::string_view text) {
  const Action action = parse(text);
  events_.clear();
  apply_once(post, action, text);
  pass_idle_ambushes(text);
  if (const std::string complaint = chance_.take_complaint(); !complaint.empty()) {
    chance_.forget();
    throw std::runtime_error(std::string(text) + ": " + complaint);
  }
  return *this;
}

bool Table::say_done_or_pass() {
  for (const ActionKind kind : {ActionKind::Done, ActionKind::Pass}) {
    for (const PendingPost& post : pending(*battle_, state_)) {
      if (!is_legal(*battle_, state_, post.post, {.kind = kind})) { continue; }
      act(name(kind));
      return true;
    }
  }
  return false;
}

Table& Table::skip_to(std::string_view wanted) {
  for (int i = 0; decision() != wanted; ++i) {
    if (i == kMostSkips || !say_done_or_pass()) { refuse("skip_to " + std::string(wanted), "neither done nor pass"); }
  }
  return *this;
}

Table& Table::end_turn() {
  const int now = turn();
  for (int i = 0; !over() && turn() == now; ++i) {
    if (i == kMostSkips || !say_done_or_pass()) { refuse("end_turn", "neither done nor pass"); }
  }
  return *this;
}

Table& Table::ask_ambush() {
  asks_idle_ambush_ = true;
  return *this;
}

std::vector<std::string> Table::legal_for(std::string_view post) const {
  std::vector<std::string> texts;
  const auto list = std::make_unique<ActionList>();
  bocage::legal(*battle_, state_, post_of_name(post), *list);
  for (const Action& action : *list) { texts.push_back(to_text(battle_->board(), action)); }
  return texts;
}

bool Table::offers_to(std::string_view post, std::string_view text) const {
  const auto offered = legal_for(post);
  return std::find(offered.begin(), offered.end(), to_text(battle_->board(), parse(text))) != offered.end();
}

std::vector<std::string> Table::pending_posts() const {
  std::vector<std::string> texts;
  for (const PendingPost& asked : pending(*battle_, state_)) {
    texts.push_back(std::string(name(asked.post.side)) + "/" + std::string(name(asked.post.role)) + " " +
                    std::string(name(asked.decision)));
  }
  return texts;
}

std::vector<std::string> Table::legal() const {
  std::vector<std::string> texts;
  const auto list = std::make_unique<ActionList>();
  for (const PendingPost& post : pending(*battle_, state_)) {
    bocage::legal(*battle_, state_, post.post, *list);
    for (const Action& action : *list) { texts.push_back(to_text(battle_->board(), action)); }
  }
  return texts;
}

bool Table::offers(std::string_view text) const {
  const std::string exact = to_text(battle_->board(), parse(text));
  const auto offered = legal();
  return std::find(offered.begin(), offered.end(), exact) != offered.end();
}

bool Table::offers_kind(std::string_view kind) const {
  bool known = false;
  for (int i = 0; i < kActionKinds; ++i) { known = known || name(static_cast<ActionKind>(i)) == kind; }
  if (!known) { throw std::runtime_error("no kind of action is called " + std::string(kind)); }
  const auto offered = legal();
  return std::any_of(offered.begin(), offered.end(), [&](const std::string& text) {
    return text == kind || text.starts_with(std::string(kind) + " ");
  });
}

Refusal Table::refusal(std::string_view text) const {
  const Pending asked = pending(*battle_, state_);
  return asked.empty() ? Refusal{} : bocage::why_not(*battle_, state_, asked[0].post, parse(text));
}

Refusal Table::refusal_to(std::string_view post, std::string_view text) const {
  return bocage::why_not(*battle_, state_, post_of_name(post), parse(text));
}

std::string Table::why_not(std::string_view text) const {
  const Refusal why = refusal(text);
  return why ? to_text(why) : "";
}

std::string Table::decision() const {
  const Pending asked = pending(*battle_, state_);
  return asked.empty() ? "over" : std::string(name(asked[0].decision));
}

std::string Table::pending_side() const {
  const Pending asked = pending(*battle_, state_);
  return asked.empty() ? "" : std::string(name(asked[0].post.side));
}

std::optional<Standing> Table::unit(Coord at) const {
  const UnitId id = state_.open.field.at(hex(at));
  if (id == kNoUnit) { return std::nullopt; }
  const Unit& now = state_.open.field[id];
  return Standing{id,
                  std::string(name(battle_->side(id))),
                  std::string(battle_->type(id).name),
                  now.figures,
                  now.moved,
                  now.has(kOrdered),
                  now.has(kBattled)};
}

int Table::figures(Coord at) const {
  const auto standing = unit(at);
  return standing ? standing->figures : 0;
}

int Table::medals(std::string_view side) const { return bocage::medals(*battle_, state_.open.field, side_of(side)); }

std::vector<std::string> Table::hand(std::string_view side) const {
  return names(state_.hidden.hands[index(side_of(side))]);
}

std::string Table::discard_top() const {
  return state_.open.discard_top == Card::None ? "" : std::string(name(state_.open.discard_top));
}

std::string Table::winner() const { return over() ? std::string(name(state_.open.winner)) : ""; }

std::vector<std::string> Table::story() const {
  std::vector<std::string> lines;
  for (const Event& event : events_) { lines.push_back(describe(battle_->board(), event)); }
  return lines;
}

int Table::happened(std::string_view kind) const {
  bool known = false;
  for (int i = 0; i < kEventKinds; ++i) { known = known || name(static_cast<EventKind>(i)) == kind; }
  if (!known) { throw std::runtime_error("no kind of event is called " + std::string(kind)); }
  return static_cast<int>(
      std::count_if(events_.begin(), events_.end(), [&](const Event& event) { return name(event.kind) == kind; }));
}

Table& Table::set_figures(Coord at, int figures) {
  const UnitId id = state_.open.field.at(hex(at));
  if (id == kNoUnit) { throw std::runtime_error("no unit to set the figures of"); }
  state_.open.field[id].figures = static_cast<std::uint8_t>(figures);
  return *this;
}

}  // namespace bocage
