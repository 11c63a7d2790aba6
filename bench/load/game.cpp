#include "game.h"

#include <stdexcept>

#include "client/offered.h"

namespace bocage::bench {
namespace {

constexpr int kCreated = 201;  // the HTTP status
constexpr std::array<const char*, 2> kPosts{"allies/commander", "axis/commander"};

// Built outside the coroutines: g++ 12 cannot compile braced lists inside them.
Json settings_of(const std::string& battle) { return {{"battle", battle}, {"maker", {kPosts[0]}}}; }
Json invitation_for(const char* post) { return {{"post", post}}; }
Json hello_with(const std::string& key) { return {{"do", "hello"}, {"key", key}}; }
Json sit_at(const char* post) { return {{"do", "sit"}, {"posts", {post}}}; }
Json begin() { return {{"do", "begin"}}; }
Json act_with(int id, const char* post, const std::string& action) {
  return {{"id", id}, {"do", "act"}, {"post", post}, {"action", action}};
}

bool is_asked(const std::string& message) {
  return message.find(R"("offers":[{)") != std::string::npos;  // faster than parsing it
}

}  // namespace

Game::Game(asio::io_context& loop, std::uint16_t port, unsigned number, Tally& tally)
    : number_(number),
      tally_(tally),
      players_{Player(client::Person(loop, port)), Player(client::Person(loop, port))},
      luck_(number) {}

asio::awaitable<void> Game::make(std::string battle) {
  auto& [maker, guest] = players_;
  co_await maker.person.arrive();
  co_await guest.person.arrive();
  const client::Answer made = co_await maker.person.post("/api/tables", settings_of(battle));
  if (made.status != kCreated) { throw std::runtime_error("the table was refused: " + made.body); }
  const std::string table = made.json().at("table").get<std::string>();
  const client::Answer invitation =
      co_await maker.person.post("/api/tables/" + table + "/invitations", invitation_for(kPosts[1]));
  const std::string key = "load-bench-" + std::to_string(number_);
  maker.connection = co_await maker.person.open(table);
  co_await ask(maker, hello_with(key + "-maker"));
  Json hello = hello_with(key + "-guest");
  hello["invite"] = invitation.json().at("token");
  guest.connection = co_await guest.person.open(table);
  co_await ask(guest, hello);
  co_await ask(guest, sit_at(kPosts[1]));
  co_await ask(guest, begin());
}

// Sends a request and reads until it is answered.
asio::awaitable<void> Game::ask(Player& player, Json request) {
  request["id"] = ++player.last_id;
  co_await player.connection->write(request.dump());
  const std::string answer = R"({"re":)" + std::to_string(player.last_id) + ",";
  for (;;) {
    std::string text = co_await player.connection->read();
    if (text.starts_with(answer)) {
      if (text.find(R"("ok":true)") == std::string::npos) { throw std::runtime_error(text); }
      co_return;
    }
    receive(player, std::move(text));
  }
}

asio::awaitable<void> Game::listen(std::size_t seat) {
  Player& player = players_[seat];
  try {
    for (;;) { receive(player, co_await player.connection->read()); }
  } catch (const std::exception& error) {
    if (!tally_.stopping) { tally_.lost.emplace_back(error.what()); }
  }
}

void Game::receive(Player& player, std::string text) {
  const bool is_step = text.starts_with(R"({"type":"step")");
  if (is_step && waiting_ > 0) {
    tally_.step_bytes += text.size();
    ++tally_.steps;
    if (--waiting_ == 0) {
      const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - sent_at_;
      tally_.milliseconds.push_back(took.count());
    }
  }
  if (text.starts_with(R"({"re":)")) {
    if (text.find(R"("ok":false)") != std::string::npos) {
      ++tally_.refused;
      waiting_ = 0;
    }
  } else if (text.find(R"("game":{)") != std::string::npos) {
    player.newest = std::move(text);
  }
}

asio::awaitable<void> Game::act() {
  if (is_waiting()) {
    ++tally_.late;
    co_return;
  }
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Player& player = players_[seat];
    if (!is_asked(player.newest)) { continue; }
    const Json offer = Json::parse(player.newest).at("game").at("offers").at(0);
    const auto actions = client::offered_actions(offer);
    const std::string& action = actions.at(luck_() % actions.size());
    const std::string request = act_with(++player.last_id, kPosts[seat], action).dump();
    waiting_ = static_cast<int>(players_.size());
    sent_at_ = std::chrono::steady_clock::now();
    co_return co_await player.connection->write(request);
  }
  ++tally_.ended;
}

void Game::leave() {
  for (Player& player : players_) {
    if (player.connection) { player.connection->cut(); }
  }
}

}  // namespace bocage::bench
