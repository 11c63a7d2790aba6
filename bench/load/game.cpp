#include "game.h"

#include <stdexcept>

#include "client/offered.h"

namespace bocage::bench {
namespace {

constexpr int kCreated = 201;  // the HTTP status

// Built outside the coroutines: g++ 12 cannot compile braced lists inside them.
Json settings_of(const std::string& battle) { return {{"battle", battle}, {"listed", true}}; }
Json hello_with(const std::string& key) { return {{"do", "hello"}, {"key", key}}; }
Json sit_at(const std::string& post) { return {{"do", "sit"}, {"posts", {post}}}; }
Json begin() { return {{"do", "begin"}}; }
Json act_with(const std::string& post, const std::string& action) {
  return {{"do", "act"}, {"post", post}, {"action", action}};
}

bool is_step(const std::string& message) { return message.starts_with(R"({"type":"step")"); }
// Faster than parsing it.
bool has_offers(const std::string& message) { return message.find(R"("offers":[)") != std::string::npos; }
bool is_asked(const std::string& message) { return message.find(R"("offers":[{)") != std::string::npos; }

std::vector<std::string> posts_in(const std::string& message) {
  const Json table = Json::parse(message).at("table");
  std::vector<std::string> posts;
  for (const Json& seat : table.at("seats")) { posts.push_back(seat.at("post").get<std::string>()); }
  return posts;
}

}  // namespace

Game::Game(asio::io_context& loop, std::uint16_t port, unsigned number, Tally& tally)
    : loop_(loop), port_(port), number_(number), tally_(tally), luck_(number) {}

asio::awaitable<void> Game::make(std::string battle) {
  client::Person maker(loop_, port_);
  co_await maker.arrive();
  const client::Answer made = co_await maker.post("/api/tables", settings_of(battle));
  if (made.status != kCreated) { throw std::runtime_error("the table was refused: " + made.body); }
  const std::string table = made.json().at("table").get<std::string>();
  co_await join(table, std::move(maker));
  const std::vector<std::string> posts = posts_in(players_.front()->newest);
  for (std::size_t i = 0; i < posts.size(); ++i) {
    if (i > 0) {
      client::Person guest(loop_, port_);
      co_await guest.arrive();
      co_await join(table, std::move(guest));
    }
    players_[i]->post = posts[i];
    co_await ask(*players_[i], sit_at(posts[i]));
  }
  co_await ask(*players_.back(), begin());
}

// Until the table has been received.
asio::awaitable<void> Game::join(std::string table, client::Person person) {
  Player& player = *players_.emplace_back(std::make_unique<Player>(std::move(person)));
  player.connection = co_await player.person.open(table);
  co_await ask(player, hello_with("load-bench-" + std::to_string(number_) + "-" + std::to_string(players_.size())));
  while (player.newest.empty()) { player.newest = co_await player.connection->read(); }
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

asio::awaitable<void> Game::read_step(Player& player) {
  for (bool seen = false; !seen;) {
    std::string text = co_await player.connection->read();
    seen = is_step(text);
    receive(player, std::move(text));
  }
}

asio::awaitable<void> Game::play_ahead(int actions) {
  for (int i = 0; i < actions; ++i) {
    if (i == 0) {  // everyone learns that the game has begun
      for (const auto& player : players_) {
        while (!has_offers(player->newest)) { receive(*player, co_await player->connection->read()); }
      }
    }
    Player* actor = next();
    if (actor == nullptr) { co_return; }
    co_await ask(*actor, choice(*actor));
    for (const auto& player : players_) {
      if (player.get() != actor) { co_await read_step(*player); }
    }
  }
}

asio::awaitable<void> Game::listen(std::size_t player) {
  try {
    for (;;) { receive(*players_[player], co_await players_[player]->connection->read()); }
  } catch (const std::exception& error) {
    if (!tally_.stopping) { tally_.lost.emplace_back(error.what()); }
  }
}

void Game::receive(Player& player, std::string text) {
  if (tally_.counting) { tally_.bytes += text.size(); }
  if (is_step(text) && waiting_ > 0) {
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
  } else if (has_offers(text)) {
    player.newest = std::move(text);
  }
}

Game::Player* Game::next() {
  for (const auto& player : players_) {
    if (is_asked(player->newest)) { return player.get(); }
  }
  return nullptr;
}

Json Game::choice(Player& player) {
  const Json message = Json::parse(player.newest);
  const Json offer = message.at(message.contains("game") ? "game" : "changes").at("offers").at(0);
  const auto actions = client::offered_actions(offer);
  return act_with(player.post, actions.at(luck_() % actions.size()));
}

asio::awaitable<void> Game::act() {
  if (is_waiting()) {
    ++tally_.late;
    co_return;
  }
  Player* actor = next();
  if (actor == nullptr) {
    ++tally_.ended;
    co_return;
  }
  Json request = choice(*actor);
  request["id"] = ++actor->last_id;
  waiting_ = players_.size();
  sent_at_ = std::chrono::steady_clock::now();
  co_await actor->connection->write(request.dump());
}

void Game::leave() {
  for (const auto& player : players_) {
    if (player->connection) { player->connection->cut(); }
  }
}

}  // namespace bocage::bench
