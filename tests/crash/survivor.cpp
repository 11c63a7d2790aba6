#include "survivor.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "client/offered.h"
#include "client/patched.h"

namespace bocage::crash {
namespace {

constexpr std::chrono::milliseconds kRetryDelay{10};
constexpr unsigned kSaysOneIn = 8;
constexpr unsigned kUndoesOneIn = 8;

// Built outside the coroutine: g++ 12 cannot compile braced lists inside one.
Json hello_with(int id, const std::string& key, std::uint32_t seen) {
  return {{"id", id}, {"do", "hello"}, {"key", key}, {"seen", seen}};
}

}  // namespace

Survivor::Survivor(asio::io_context& loop, const Control& control, unsigned number)
    : loop_(loop),
      control_(control),
      person_(loop, control.port),
      key_("survivor-" + std::to_string(number)),
      luck_(number) {}

void Survivor::sit_at(Table& table, std::string post, std::string invitation) {
  table_ = &table;
  post_ = std::move(post);
  invitation_ = std::move(invitation);
}

asio::awaitable<void> Survivor::play() {
  while (!control_.stop) {
    if (control_.port != 0) {
      try {
        co_await connect();
        for (;;) {
          receive(co_await connection_->read());
          co_await send_request();
        }
      } catch (const boost::system::system_error&) { connection_.reset(); }  // the server is gone
    }
    asio::steady_timer timer(loop_, kRetryDelay);
    co_await timer.async_wait(asio::use_awaitable);
  }
}

asio::awaitable<void> Survivor::connect() {
  person_.move_to(control_.port);
  connection_ = co_await person_.open(table_->id);
  shown_ = false;
  hello_ = ++last_id_;
  Json hello = hello_with(hello_, key_, seen_);
  if (!invitation_.empty()) { hello["invite"] = invitation_; }
  co_await connection_->write(hello.dump());
  if (!unanswered_.is_null()) {
    ++repeated_;
    co_await connection_->write(unanswered_.dump());
  }
}

void Survivor::receive(const std::string& text) {
  const Json message = Json::parse(text);
  if (message.contains("re")) { return receive_answer(message); }
  const auto number = message.value("n", std::uint32_t{0});
  if (message.at("type") == "table" && number < seen_) {
    fail("forgotten: shown up to " + std::to_string(number) + ", before up to " + std::to_string(seen_));
  }
  shown_ = true;
  seen_ = std::max(seen_, number);
  table_->newest = std::max(table_->newest, number);
  if (message.contains("table") && message.at("table").at("state") == "over") { table_->over = true; }
  if (message.contains("game")) { game_ = message.at("game"); }
  if (message.contains("changes")) { game_ = client::patched(game_, message.at("changes")); }
}

void Survivor::receive_answer(const Json& answer) {
  if (!answer.at("ok").get<bool>()) { fail("refused: " + answer.dump() + " to " + unanswered_.dump()); }
  const int id = answer.at("re").get<int>();
  if (id == hello_) { return; }
  if (unanswered_.is_null() || unanswered_.at("id") != id) { return fail("not asked: " + answer.dump()); }
  if (answer.contains("n")) { answered_[id] = answer.at("n").get<std::uint32_t>(); }
  unanswered_ = nullptr;
}

// One request at a time, and none before the table has been shown.
asio::awaitable<void> Survivor::send_request() {
  if (!shown_ || !unanswered_.is_null() || table_->over) { co_return; }
  Json request = next_request(game_);
  if (request.is_null()) { co_return; }
  request["id"] = ++last_id_;
  if (request.at("do") == "say") {
    request["text"] = key_ + " says " + std::to_string(last_id_);  // unique, so that a duplicate in the log is noticed
  }
  unanswered_ = request;
  co_await connection_->write(request.dump());
}

Json Survivor::next_request(const Json& game) {
  if (game.is_null()) {
    if (invitation_.empty()) { return nullptr; }  // the other player begins
    if (answered_.empty()) { return {{"do", "sit"}, {"posts", {post_}}}; }
    return {{"do", "begin"}};
  }
  if (game.at("offers").empty()) { return nullptr; }
  if (control_.resign) { return {{"do", "resign"}}; }
  if (luck_() % kSaysOneIn == 0) { return {{"do", "say"}, {"to", "table"}}; }
  if (game.at("undo").get<bool>() && luck_() % kUndoesOneIn == 0) { return {{"do", "undo"}}; }
  const Json& offer = game.at("offers").at(0);
  const auto actions = client::offered_actions(offer);
  return {{"do", "act"}, {"post", offer.at("post")}, {"action", actions.at(luck_() % actions.size())}};
}

void Survivor::disconnect() {
  if (connection_) { connection_->cut(); }
}

}  // namespace bocage::crash
