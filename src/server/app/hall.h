// All tables of the server: creates them, loads them when somebody asks or when they are due, and routes messages from
// connections to them.
#pragma once

#include <unordered_map>

#include "server/app/battles.h"
#include "server/app/room.h"

namespace bocage::server {

class Hall {
 public:
  Hall(const Config& config, Outside& outside, Battles& battles, Journal& journal, GuestBook& guests,
       Thinkers& thinkers, Reader& reader);

  void open();   // from now on, tables are loaded when they are due, and unloaded when they are idle
  void close();  // closes all connections

  // Creates a table and calls back with its id once it is stored, or with a refusal.
  using Made = std::function<void(tl::expected<std::string, Refusal>)>;
  void make(const std::string& person, const nlohmann::json& wanted, const Made& then);
  // Calls back with the room, or why there is none; at once if it is in memory.
  using RoomOrRefusal = tl::expected<std::shared_ptr<Room>, Refusal>;
  using Found = std::function<void(const RoomOrRefusal& room)>;
  void find(const std::string& table, const Found& then);
  std::shared_ptr<Room> loaded(const std::string& table) const;  // null if it is not in memory
  // Tables of the protocol; nullopt if the store cannot be read.
  void list(const std::string& person, const std::function<void(std::optional<Json>)>& then);

  // A connection to a table is opened, sends a message, is closed.
  struct Visitor {
    KnownPerson person;
    std::string address;  // as limits count it
  };
  using Admitted = std::function<void(const std::optional<Refusal>& refused)>;
  void connect(ConnectionId connection, const Visitor& visitor, const std::string& table, const Admitted& then);
  void on_message(ConnectionId connection, std::string_view text);
  void disconnect(ConnectionId connection);

  struct Figures {
    std::size_t rooms = 0;  // in memory
    std::size_t loading = 0;
    std::size_t connections = 0;
    std::uint64_t messages = 0;
    std::uint64_t bad_messages = 0;
  };
  Figures figures() const { return {rooms_.size(), loading_.size(), connections_.size(), messages_, bad_messages_}; }

 private:
  struct Connection {
    KnownPerson person;
    std::string address;
    std::shared_ptr<Room> room;
    Bucket messages;
    int bad_messages = 0;
    bool joined = false;  // it has said hello
  };
  // How many unfinished tables there are.
  struct Census {
    std::size_t all = 0;
    std::size_t of_maker = 0;
  };
  struct NewTable {
    std::string maker;   // the id of a person
    std::string battle;  // the hash of its content
    std::shared_ptr<const Battle> rules;
    std::optional<BySide<int>> first_medals{};  // in a match: of its first game
  };

  void load(const std::string& table);
  void finish_loading(const std::string& table, const RoomOrRefusal& room);
  void drop(const Room& room);
  void wake_due_tables();
  void unload_idle_rooms();
  bool has_room_for_table(const Census& census) const;
  void count_tables(const std::string& maker, const std::function<void(std::optional<Census>)>& then);
  std::shared_ptr<Room> create_room(const NewTable& made, const Settings& settings,
                                    const std::vector<Entry>& initial_entries, Batch& batch);
  std::shared_ptr<Room> create_rematch(Room& room, const std::string& person, Batch& batch);
  void wake_when_stored(const std::shared_ptr<Room>& room);
  void refuse_malformed(ConnectionId connection, Connection& from, const BadRequest& bad);

  const Config& config_;
  Outside& outside_;
  Battles& battles_;
  Reader& reader_;
  RoomContext room_context_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;  // in memory
  std::unordered_map<std::string, std::vector<Found>> loading_;   // who waits for a table
  std::unordered_map<ConnectionId, Connection> connections_;
  std::uint64_t messages_ = 0;
  std::uint64_t bad_messages_ = 0;
};

}  // namespace bocage::server
