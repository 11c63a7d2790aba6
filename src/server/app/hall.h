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

  void open();   // loads every table that is not over
  void close();  // closes all connections

  // Creates a table: its id once it is stored, or a refusal.
  using Made = std::function<void(tl::expected<std::string, Refusal>)>;
  void make(const std::string& person, const nlohmann::json& wish, Made then);
  std::shared_ptr<Room> find(const std::string& table);  // null if there is none
  Json tables_json(const std::string& person);

  // Connections: opening, incoming messages, closing.
  struct Visitor {
    std::string person;
    std::string address;  // as limits count it
  };
  std::optional<Refusal> connect(ConnectionId connection, const Visitor& visitor, const std::string& table);
  void hear(ConnectionId connection, std::string_view text);
  void disconnect(ConnectionId connection);

  struct Figures {
    std::size_t rooms = 0;
    std::size_t connections = 0;
    std::uint64_t messages = 0;
    std::uint64_t bad_messages = 0;
  };
  Figures figures() const { return {rooms_.size(), connections_.size(), messages_, bad_messages_}; }

 private:
  struct Caller {
    std::string person;
    std::string address;
    std::string table;
    Bucket bucket;
    int bad = 0;
    bool greeted = false;
  };

  std::shared_ptr<Room> load(const std::string& table);
  void drop(const std::string& table);
  void forget_if_idle(const std::string& table);
  std::optional<Refusal> check(const std::string& person, const Settings& settings) const;
  std::shared_ptr<Room> furnish(const std::string& person, const Settings& settings, const std::vector<Entry>& wishes,
                                Batch& batch);
  std::string rematch(Room& room, const std::string& person);
  void complain(ConnectionId connection, Caller& caller, const BadRequest& bad);

  const Config& config_;
  Outside& outside_;
  Battles& battles_;
  Store& reader_;
  House house_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<ConnectionId, Caller> connections_;
  std::unordered_map<std::string, BySide<int>> medals_;  // of the first games of matches
  std::uint64_t messages_ = 0;
  std::uint64_t bad_messages_ = 0;
};

}  // namespace bocage::server
