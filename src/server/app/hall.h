// All rooms of the server: creates and finds tables, and routes messages from connections to them.
#pragma once

#include <unordered_map>

#include "server/app/battles.h"
#include "server/app/room.h"

namespace bocage::server {

class Hall {
 public:
  Hall(const Config& config, Outside& outside, Battles& battles, Journal& journal, GuestBook& guests,
       Thinkers& thinkers, Store& reader);

  void open();   // loads every unfinished table
  void close();  // closes all connections

  // Creates a table and calls back with its id once it is stored, or with a refusal.
  using Made = std::function<void(tl::expected<std::string, Refusal>)>;
  void make(const std::string& person, const nlohmann::json& wanted, Made then);
  std::shared_ptr<Room> find(const std::string& table);  // loads it if necessary; null if there is none
  Json tables_json(const std::string& person);           // Tables of the protocol

  // A connection to a table is opened, sends a message, is closed.
  struct Visitor {
    std::string person;
    std::string address;  // as limits count it
  };
  std::optional<Refusal> connect(ConnectionId connection, const Visitor& visitor, const std::string& table);
  void on_message(ConnectionId connection, std::string_view text);
  void disconnect(ConnectionId connection);

  struct Figures {
    std::size_t rooms = 0;
    std::size_t connections = 0;
    std::uint64_t messages = 0;
    std::uint64_t bad_messages = 0;
  };
  Figures figures() const { return {rooms_.size(), connections_.size(), messages_, bad_messages_}; }

 private:
  struct Connection {
    std::string person;
    std::string address;
    std::string table;
    Bucket messages;
    int bad_messages = 0;
    bool joined = false;  // it has said hello
  };

  std::shared_ptr<Room> load(const std::string& table);
  void drop(const std::string& table);
  void unload_when_idle(const std::string& table);
  std::optional<BySide<int>> medals_of(const std::string& table);
  std::optional<Refusal> check(const std::string& person, const Settings& settings) const;
  struct NewTable {
    std::string maker;   // the id of a person
    std::string battle;  // the hash of its content
  };
  TableRow adopt(TableRow row, const Settings& settings);
  std::shared_ptr<Room> load_entries(const TableRow& row, const std::shared_ptr<const Battle>& battle);
  std::shared_ptr<Room> create_room(const NewTable& made, const Settings& settings,
                                    const std::vector<Entry>& initial_entries, Batch& batch);
  std::string rematch(Room& room, const std::string& person);
  void refuse_malformed(ConnectionId connection, Connection& from, const BadRequest& bad);

  const Config& config_;
  Outside& outside_;
  Battles& battles_;
  Store& reader_;
  RoomContext room_context_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<ConnectionId, Connection> connections_;
  std::unordered_map<std::string, BySide<int>> medals_;  // by table: the first games of matches
  std::uint64_t messages_ = 0;
  std::uint64_t bad_messages_ = 0;
};

}  // namespace bocage::server
