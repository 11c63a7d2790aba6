// A whole game on a server, with a person on every post and a spectator. Every message that is sent is checked, with the
// game that its changes lead to: it may name only cards that its receiver may know, and not the seed before the end; and
// the game must be the one that the table shows this person.
#pragma once

#include "knowledge.h"
#include "world.h"

namespace bocage::server {

struct Onlooker {
  std::string person;
  Viewer viewer;
  std::optional<Post> post;     // none: a spectator
  ConnectionId connection = 0;  // the current connection
};

class Witness {
 public:
  explicit Witness(const std::string& battle);

  Club& club() { return club_; }
  const Table& table() { return club_.room(table_)->table(); }
  const State& truth() { return table().game()->state(); }
  std::vector<Onlooker>& people() { return people_; }
  Onlooker& at(Post post);

  void act(Post post, const Action& action);  // a legal one
  Json ask(const Onlooker& who, Json request);
  void reconnect(Onlooker& who);
  void sit_again(const Onlooker& who);        // gives up the post, and takes it again
  std::size_t seen() const { return seen_; }  // messages checked

 private:
  void add(std::optional<Post> post);
  void look(ConnectionId connection, const Json& message, const std::string& text);
  const CardNames& known_at(std::uint32_t number, const Viewer& viewer);

  Club club_;
  std::string table_;
  std::string seed_;
  std::vector<Onlooker> people_;
  std::map<ConnectionId, Viewer> viewers_;
  std::map<ConnectionId, std::string> people_of_;
  std::optional<State> before_;  // the state after the previous request
  std::string question_;         // the action in the request being answered: a refusal may repeat the card it names
  // By entry number and viewer: the cards they may have known just before or just after.
  std::map<std::uint32_t, std::map<std::pair<int, RoleMask>, CardNames>> known_;
  std::size_t seen_ = 0;
};

}  // namespace bocage::server
