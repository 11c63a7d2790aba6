// A table: seats, game, clock and chat. A fold over its entries, without network or wall clock: each entry carries its
// time, and the same entries always produce the same table.
#pragma once

#include <map>
#include <tl/expected.hpp>

#include "fair/fair_chance.h"
#include "game/game.h"
#include "game/view.h"
#include "server/table/entry.h"
#include "server/table/refusal.h"
#include "server/table/settings.h"

namespace bocage::server {

// Frozen: its stored entries no longer lead to the game that was played, so it can be read but not continued.
enum class TableState : std::uint8_t { Gathering, Playing, Over, Frozen };

struct Seat {
  enum class Holder : std::uint8_t { Nobody, Person, Bot };
  Holder holder = Holder::Nobody;
  std::string id;        // of the person; for a computer player its name
  std::string stand_in;  // the computer player that plays while the person is away; empty if none does
};

struct TableResult {
  enum class How : std::uint8_t { Rules, Resigned, Agreed, OutOfTime, Expired };
  How how = How::Rules;
  std::optional<Side> winner;  // none if agreed or expired
};

// A seated person's answer to a rematch.
enum class RematchStance : std::uint8_t { None, Offers, Asked, Accepts, Declines };

// A chat message.
struct Said {
  std::uint32_t number = 0;  // of its entry
  Timestamp at = 0;
  std::string who;   // the id of the speaker
  PostSet posts;     // held by the speaker at that time
  PostSet heard_by;  // the posts that may hear it, regardless of their holders
  std::string to;    // as in the entry; spectators hear only what is said to the table
  std::string text;
};

// The effect of an entry on the game, for the updates.
struct Change {
  std::vector<Event> events;
  bool undone = false;             // it took an action back
  std::optional<Effect> effect{};  // Begin, Act, Undo: to be stored with the entry
};

// A stored entry does not do what it did when it was stored: the rules, the battle or the data have changed.
struct Diverged : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Table {
 public:
  Table(std::string id, Settings settings, std::shared_ptr<const Battle> battle, const Seed& seed);

  // Why a proposed entry is refused; nullopt if it is accepted. The caller then applies and stores it.
  std::optional<Refusal> judge(const Entry& proposed) const;
  // The entry must have been accepted by judge(). Throws Diverged if a stored entry has another effect now; the table
  // is unusable then.
  Change apply(const Entry& entry);
  // The stored entries after those applied so far cannot be applied: from now on every entry is refused.
  void freeze(Timestamp now);
  // Hints are only for people who play against computer players alone, and only for a post that must choose.
  bool gives_hints_to(const std::string& person) const;
  std::optional<Refusal> judge_hint(const std::string& person, Post post) const;
  // The number of the entry that this request became, if it was already executed.
  std::optional<std::uint32_t> done_as(const std::string& who, const std::string& request) const;

  const std::string& id() const { return id_; }
  const Settings& settings() const { return settings_; }
  const Battle& battle() const { return *battle_; }
  const std::shared_ptr<const Battle>& shared_battle() const { return battle_; }
  const Seed& seed() const { return seed_; }  // the server's own
  TableState state() const { return state_; }
  PostSet posts() const { return posts_; }  // of this battle
  const Seat& seat(Post post) const { return seats_[index(post)]; }
  PostSet posts_of(const std::string& person) const;
  Viewer viewer(const std::string& person) const;
  // What people have contributed to the seed, in the order of their posts: as mixed, or before the game those of the
  // people seated now.
  std::vector<SeedPart> contributions() const;
  const Game* game() const { return game_.get(); }  // null before the game begins
  const std::optional<TableResult>& result() const { return result_; }
  std::optional<Side> draw_offered() const { return draw_offered_; }
  const Clock& clock() const { return clock_; }
  const std::string& rematch() const { return rematch_; }  // the table of the rematch; empty if there is none
  RematchStance rematch_stance(const std::string& person) const;
  // Whether everyone else has agreed, so that this entry settles the rematch.
  bool settles_rematch(const Entry& proposed) const;
  const std::vector<Said>& said() const { return said_; }
  bool may_hear(const Said& said, const std::string& person) const;
  // The posts that a Say would reach by the chain of command as it is now (COM); the caller stores them in the entry.
  PostSet listeners(const Entry& proposed) const;
  std::uint32_t entries() const { return entries_; }  // how many were applied: the number of the newest
  Timestamp newest_at() const { return newest_at_; }  // the time of the newest entry; 0 if there is none
  // Pending posts for which a computer player decides.
  std::vector<PendingPost> waits_for_programs() const;
  // The computer player that decides for a post now; empty if a person does.
  std::string program_of(Post post) const;

 private:
  std::optional<Refusal> judge_act(const Entry& proposed) const;
  std::optional<Refusal> judge_talk(const Entry& proposed) const;
  std::optional<Refusal> judge_seats(const Entry& proposed) const;
  std::optional<Refusal> judge_end(const Entry& proposed) const;
  std::optional<Refusal> judge_rematch(const Entry& proposed) const;
  bool decides_for(const std::string& person, Post post) const;  // holds the post, and no stand-in plays for it
  bool is_commander(const std::string& person, Side side) const;
  bool rematch_offered() const;
  bool others_want_rematch(const std::string& person) const;
  void offer_rematch(const std::string& person);
  bool begins_by_itself() const;  // everyone has contributed, and the table waits for nothing else
  void begin(const Entry& entry);
  void bind_people_to_sides();
  void act(const Entry& entry, Change& change);
  std::optional<Effect> effect_of(EntryKind kind) const;  // of the entry that was applied last
  void finish(TableResult result) {
    result_ = result;
    state_ = TableState::Over;
  }
  void set_clock(Timestamp now);

  std::string id_;
  Settings settings_;
  std::shared_ptr<const Battle> battle_;
  Seed seed_;
  PostSet posts_;  // of this battle
  TableState state_ = TableState::Gathering;
  std::array<Seat, kPostsOfBothSides> seats_{};     // by index(post)
  std::map<std::string, std::string> contributed_;  // by person: their part of the seed, in hexadecimal
  std::unique_ptr<FairChance> chance_;
  std::unique_ptr<Game> game_;
  std::optional<TableResult> result_;
  std::optional<Side> draw_offered_;
  std::map<std::string, RematchStance> rematch_stances_;  // by person
  std::string rematch_;
  Clock clock_;
  std::vector<Said> said_;
  // By person: the side whose cards they have seen. They may never change to the other one.
  std::map<std::string, Side> side_of_;
  std::map<std::pair<std::string, std::string>, std::uint32_t>
      requests_;  // by person and request: the number of its entry
  std::uint32_t entries_ = 0;
  Timestamp newest_at_ = 0;
  int corrections_ = 0;  // in this turn: actions undone and cards taken back
};

}  // namespace bocage::server
