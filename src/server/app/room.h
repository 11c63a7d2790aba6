// A table with its connections, computer players and timers. An entry is judged, applied, stored, and only then shown
// to anyone. Everything runs on the event loop.
#pragma once

#include <map>
#include <memory>
#include <unordered_map>

#include "server/app/guest_book.h"
#include "server/app/journal.h"
#include "server/app/loader.h"
#include "server/app/request.h"
#include "server/app/thinkers.h"
#include "server/config.h"
#include "server/screen/listing.h"
#include "server/screen/screens.h"
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
  Reader& reader;
  Battles& battles;
  const Config& config;
  // After a failed commit: the room is ahead of the store and must be loaded again.
  std::function<void(const Room& room)> drop;
  // Whether this person may create another table now.
  std::function<void(const std::string& maker, const std::function<void(bool)>& then)> may_create_table;
  // Creates the table of a rematch that everyone has agreed to, `person` last, and adds it to the batch. Null if that is
  // not possible.
  std::function<std::shared_ptr<Room>(Room& room, const std::string& person, Batch& batch)> create_rematch;
  std::function<void(const std::shared_ptr<Room>& room)> wake_when_stored;
  std::unordered_map<std::string, HintAsked> hints{};  // in progress, by person
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(RoomContext& context, LoadedTable loaded);

  void wake();             // computer players think, clocks run
  void check_deadlines();  // the table is due: a clock may have run out, or nobody has come for too long
  void retire();           // it has been replaced or unloaded, and does nothing from now on
  bool is_retired() const { return retired_; }
  bool is_idle_since(Timestamp time) const;  // can be unloaded: nothing has happened, and nothing is going on

  const Table& table() const { return table_; }
  const TableRow& row() const { return row_; }
  bool is_here(const std::string& person) const;        // connected
  std::string invitation(std::string_view post) const;  // the token for this post, or for kAnyPost
  bool is_listed() const { return table_.settings().listed; }

  // A connection of this person says hello; makes requests; ends.
  void join(ConnectionId connection, const KnownPerson& joining, const Request& hello);
  void handle(ConnectionId connection, const Request& request);
  void disconnect(ConnectionId connection);

  Json info_json(const std::string& person) const;  // TableInfo of the protocol

 private:
  // The other end of a connection.
  struct Client {
    std::string person;
    std::string key;          // of its hello: identifies the browser tab
    bool reads_past = false;  // a question about the past is being answered
    Shown shown{};            // what it was last sent, or will be once that is stored
  };
  using Messages = std::vector<std::pair<ConnectionId, Message>>;

  // Judges a client's proposed entry and carries it out, or refuses it. A repeated request is only answered again.
  void submit(Entry entry, const Client& client, Asker asker);
  bool answer_again(const Entry& entry, Asker asker);  // whether the request was executed before
  void settle_rematch(const Entry& entry, Asker asker);
  // Applies, stores and announces an entry that the table has accepted. `batch` is committed along with it.
  void carry_out(const Entry& entry, std::optional<Asker> asker, Batch batch);
  // Brings the row up to date with the table; whether it changed.
  bool refresh_row();
  void pin(const std::string& person);  // their name may be shown from now on
  Timestamp due() const;
  Timestamp expires_at() const;
  // Sends once the batch and everything before it is stored.
  void send_when_stored(Batch batch, Messages messages);
  void answer(Asker asker, Json parts);
  void refuse(Asker asker, const Refusal& refusal);
  static void refuse(RoomContext& context, Asker asker, const Refusal& refusal);
  void send_seats();

  Messages messages_of(const Entry& entry, const Change& change, bool ended);
  enum class VariesBy : std::uint8_t { Person, Viewer };  // what a message depends on; all spectators see the same
  template <class Make>
  void add_updates(Messages& messages, VariesBy varies_by, Make make);
  void add_seats(Messages& messages);
  std::string step_text(const Entry& entry, const Change& change, const std::string& person) const;
  Json seats_json(const std::string& person) const;
  Message table_message(Client& client, std::uint32_t seen);
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
  void handle_past(const Client& client, Asker asker, std::uint32_t from);
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
  StepLog log_;
  std::unordered_map<std::string, KnownPerson> people_;  // whose names may be shown
  std::optional<BySide<int>> first_medals_;              // in a match: of its first game
  ListingKey listing_key_;                               // of the listing in `row_`
  std::optional<Batch> catch_up_;                        // the stored row is out of date
  int unsaved_ = 0;                                      // batches that are not stored yet
  Timestamp active_at_ = 0;                              // the last request or entry
  bool retired_ = false;
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
