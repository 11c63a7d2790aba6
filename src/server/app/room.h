// A table with its connections, computer players and timers. An entry is judged, applied, stored, and only then shown
// to anyone.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <unordered_map>

#include "server/app/guest_book.h"
#include "server/app/journal.h"
#include "server/app/request.h"
#include "server/app/thinkers.h"
#include "server/config.h"
#include "server/screen/table_json.h"
#include "server/table/table.h"

namespace bocage::server {

class Room;

struct Asker {
  ConnectionId connection = 0;
  int request = 0;
};

// A hint the adviser is still working on. The request may be repeated over another connection, with the same key.
struct HintAsked {
  std::string key;
  Asker asker;
};

// What a room needs from the hall.
struct House {
  Outside& outside;
  Journal& journal;
  GuestBook& guests;
  Thinkers& thinkers;
  Store& reader;
  const Config& config;
  // A commit failed: the room is ahead of the store and must be loaded again.
  std::function<void(const std::string& table)> lost;
  // Creates the table of a rematch that everyone has agreed to. Returns its id, or nothing if there are too many
  // tables.
  std::function<std::string(Room& room, const std::string& person)> rematch;
  // The medals of a finished game.
  std::function<std::optional<BySide<int>>(const std::string& table)> medals_of;
  std::unordered_map<std::string, HintAsked> hints{};  // in progress, by person
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(House& house, TableRow row, std::shared_ptr<const Battle> battle);

  // Applies an entry from the store, or one that a new table starts with; sends no updates.
  void take(const Entry& entry);
  void wake();  // after the last take(): computer players think, clocks run

  const Table& table() const { return table_; }
  const TableRow& row() const { return row_; }
  bool is_empty() const { return people_.empty(); }
  bool is_here(const std::string& person) const;
  std::string invitation(const std::string& post) const;  // its token
  bool is_listed() const { return table_.settings().listed; }

  void greet(ConnectionId connection, const std::string& person, const Request& hello);
  void part(ConnectionId connection);
  void handle(ConnectionId connection, const Request& request);
  void refuse_all(Farewell why);  // closes every connection

  Json line_json(const std::string& person) const;  // for lists of tables
  Json info_json(const std::string& person) const;

 private:
  struct Guest {
    std::string person;
    std::string key;
  };
  struct LogStep {
    std::uint32_t number = 0;
    std::optional<Post> by;
    std::vector<Event> events;
  };
  using Messages = std::vector<std::pair<ConnectionId, Message>>;

  void wish(Entry entry, const Guest& guest, Asker asker);
  void carry_out(const Entry& entry, std::optional<Asker> asker);
  void note(const Entry& entry, const Change& change);
  void send_when_safe(Batch batch, Messages messages);
  void answer(Asker asker, Json parts);
  void refuse(Asker asker, const Refusal& refusal);
  static void refuse(House& house, Asker asker, const Refusal& refusal);
  void tell_seats();

  Messages messages_of(const Entry& entry, const Change& change, bool ended) const;
  enum class Readers : std::uint8_t { People, Posts };
  template <class Make>
  void add_messages(Messages& messages, Readers readers, Make make) const;
  Json game_now_json(const std::string& person) const;
  Json step_json(const Entry& entry, const Change& change, const std::string& person) const;
  Json seats_json(const std::string& person) const;
  Json table_json(const std::string& person, std::uint32_t seen) const;
  int watching() const;
  People around() const;

  void handle_seats(const Guest& guest, Asker asker, const Request& request);
  void handle_question(const Guest& guest, Asker asker, const Request& request);
  void handle_hint(const Guest& guest, Asker asker, Post post);
  // What a hint refers to: a question, and the step at which it was asked.
  struct HintTopic {
    PendingPost asked;
    std::size_t steps = 0;
    std::uint64_t hash = 0;  // of the state at that step
  };
  void give_hint(Asker asker, const std::string& person, const HintTopic& topic, const std::optional<Advice>& advice);
  bool is_still_asked(const HintTopic& topic) const;
  Json past_json(const std::string& person, std::uint32_t from) const;
  PostSet may_sit(const std::string& person) const;

  void follow_up();
  void ask_programs();
  void act_for_program(Post post, const Action& action);
  Milliseconds reaction_pause(Milliseconds began) const;
  void set_alarm();
  void watch_absence(const std::string& person);
  void stand_in_for(const std::string& person);
  PostSet gone_posts(const std::string& person) const;

  House& house_;
  TableRow row_;
  Table table_;
  std::map<ConnectionId, Guest> people_;
  std::unordered_map<std::string, PostSet> invited_;
  std::deque<LogStep> log_;
  // A computer player at a post. It stays the same for the whole battle, since it caches its plans.
  struct Program {
    std::string name;
    std::shared_ptr<Player> player;
    bool thinks = false;
  };
  Program& program_at(Post post);
  std::array<Program, 8> programs_;
  Milliseconds alarm_at_ = 0;  // when the timer for the clock fires next; 0: not set
};

}  // namespace bocage::server
