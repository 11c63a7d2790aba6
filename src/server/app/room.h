// A table with its connections, computer players and timers. An entry is judged, applied, stored, and only then shown
// to anyone. Everything runs on the event loop.
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

// Where the answer to a request goes.
struct Asker {
  ConnectionId connection = 0;
  int request = 0;  // its id
};

// A hint the adviser is still working on. The request may be repeated over another connection, with the same key.
struct HintAsked {
  std::string key;
  Asker asker;
};

// What all rooms share: the parts of the application, and what a room needs from the hall.
struct RoomContext {
  Outside& outside;
  Journal& journal;
  GuestBook& guests;
  Thinkers& thinkers;
  Store& reader;
  const Config& config;
  // After a failed commit: the room is ahead of the store and must be loaded again.
  std::function<void(const std::string& table)> drop_table;
  // Creates the table of a rematch that everyone has agreed to, `person` last. Returns its id; empty if there are too
  // many tables.
  std::function<std::string(Room& room, const std::string& person)> create_rematch;
  // The medals of a finished game; nullopt if there is no such game.
  std::function<std::optional<BySide<int>>(const std::string& table)> medals_of;
  std::unordered_map<std::string, HintAsked> hints{};  // in progress, by person
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(RoomContext& context, TableRow row, std::shared_ptr<const Battle> battle);

  // Applies an entry from the store, or one that is stored together with its new table. Sends no updates.
  Change apply_stored(const Entry& entry);
  void freeze() { table_.freeze(context_.outside.now()); }
  void wake();  // after the last apply_stored(): computer players think, clocks run

  const Table& table() const { return table_; }
  const TableRow& row() const { return row_; }
  bool is_empty() const { return clients_.empty(); }
  bool is_here(const std::string& person) const;        // connected
  std::string invitation(std::string_view post) const;  // the token for this post, or for kAnyPost
  bool is_listed() const { return table_.settings().listed; }

  // A connection of this person says hello; makes requests; ends.
  void join(ConnectionId connection, const std::string& person, const Request& hello);
  void handle(ConnectionId connection, const Request& request);
  void disconnect(ConnectionId connection);
  void close_all(CloseCode code);

  Json line_json(const std::string& person) const;  // TableLine of the protocol
  Json info_json(const std::string& person) const;  // TableInfo

 private:
  // The other end of a connection.
  struct Client {
    std::string person;
    std::string key;  // of its hello: identifies the browser tab
  };
  struct LogStep {
    std::uint32_t number = 0;  // of its entry
    Post by;
    std::vector<Event> events;
  };
  using Messages = std::vector<std::pair<ConnectionId, Message>>;

  // Judges a client's proposed entry and carries it out, or refuses it. A repeated request is only answered again.
  void submit(Entry entry, const Client& client, Asker asker);
  // Applies, stores and announces an entry that the table has accepted.
  void carry_out(const Entry& entry, std::optional<Asker> asker);
  void add_to_log(const Entry& entry, const Change& change);
  // Sends once the batch and everything before it is stored.
  void send_when_stored(Batch batch, Messages messages);
  void answer(Asker asker, Json parts);
  void refuse(Asker asker, const Refusal& refusal);
  static void refuse(RoomContext& context, Asker asker, const Refusal& refusal);
  void send_seats();

  Messages messages_of(const Entry& entry, const Change& change, bool ended) const;
  enum class VariesBy : std::uint8_t { Person, Viewer };  // what a message depends on; all spectators see the same
  template <class Make>
  void add_messages(Messages& messages, VariesBy varies_by, Make make) const;
  Json game_now_json(const std::string& person) const;
  Json step_json(const Entry& entry, const Change& change, const std::string& person) const;
  Json seats_json(const std::string& person) const;
  Json table_json(const std::string& person, std::uint32_t seen) const;
  int watching() const;  // connections without a post
  People people() const;

  void handle_seats(const Client& client, Asker asker, const Request& request);
  void handle_question(const Client& client, Asker asker, const Request& request);
  void handle_hint(const Client& client, Asker asker, Post post);
  // What a hint refers to: a question, and the point in the game at which it was asked.
  struct HintTopic {
    PendingPost asked;
    std::size_t steps = 0;   // of the record until then
    std::uint64_t hash = 0;  // of the state at that step
  };
  void give_hint(Asker asker, const std::string& person, const HintTopic& topic, const std::optional<Advice>& advice);
  bool is_still_asked(const HintTopic& topic) const;
  Json past_json(const std::string& person, std::uint32_t from) const;
  PostSet may_sit(const std::string& person) const;

  void follow_up();
  void ask_programs();
  void act_for_program(Post post, const Action& action);
  Milliseconds reaction_pause(Timestamp began) const;
  void set_timer();
  void schedule_stand_in(const std::string& person);
  void stand_in_for(const std::string& person);
  PostSet posts_with_stand_in(const std::string& person) const;

  RoomContext& context_;
  TableRow row_;
  Table table_;
  std::map<ConnectionId, Client> clients_;
  std::unordered_map<std::string, PostSet> invited_;  // by person
  std::deque<LogStep> log_;                           // the newest steps
  // A computer player at a post. It is kept for the whole battle, because it caches its plans.
  struct Program {
    std::string name;
    std::shared_ptr<Player> player;
    bool thinks = false;  // it has been asked and has not answered yet
  };
  Program& program_at(Post post);
  std::array<Program, kPostsOfBothSides> programs_;  // by index(post)
  std::optional<Timestamp> timer_at_;                // when the timer for the clock fires, if it is set
};

}  // namespace bocage::server
