#include "witness.h"

#include <gtest/gtest.h>

#include "server/screen/screens.h"

namespace bocage::server {
namespace {

Config without_limits() {
  Config config;
  config.limits.messages = {1e9, 1e9};  // unlimited: the clock of the test does not advance
  return config;
}

// Two of these are equal if they differ only in the order of members.
nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

Json answered(Json answer) {
  if (!answer.value("ok", false)) { throw std::runtime_error(answer.dump()); }
  return answer;
}

}  // namespace

Witness::Witness(const std::string& battle) : club_("", without_limits()) {
  club_.world().watch = [this](ConnectionId connection, const Json& message, const std::string& text) {
    look(connection, message, text);
  };
  table_ = club_.make(club_.guest(), {{"battle", battle}, {"listed", true}});
  seed_ = to_text(table().seed());
  table().posts().for_each([&](Post post) { add(post); });
  add(std::nullopt);
  answered(ask(people_.front(), {{"do", "begin"}}));
  before_ = truth();
}

void Witness::add(std::optional<Post> post) {
  const Viewer viewer = post ? viewer_at(*post) : spectator();
  people_.push_back({club_.guest(), viewer, post, 0});
  reconnect(people_.back());
  if (!post) { return; }
  answered(ask(people_.back(), {{"do", "sit"}, {"posts", {post_text(*post)}}}));
  answered(ask(people_.back(), {{"do", "contribute"}, {"bytes", hexadecimal(random_seed())}}));
}

void Witness::reconnect(Onlooker& who) {
  if (who.connection != 0) { club_.hall().disconnect(who.connection); }
  const ConnectionId next = viewers_.size() + 1;  // connections are numbered from 1; the first message needs a viewer
  // Someone who has not sat down yet sees no more than a spectator.
  viewers_[next] = who.viewer;
  people_of_[next] = who.person;
  who.connection = club_.join(who.person, table_);
  EXPECT_EQ(who.connection, next);
}

void Witness::sit_again(const Onlooker& who) {
  const Json posts = {post_text(who.post.value())};
  answered(ask(who, {{"do", "leave"}, {"posts", posts}}));
  answered(ask(who, {{"do", "sit"}, {"posts", posts}}));
}

Onlooker& Witness::at(Post post) {
  for (Onlooker& who : people_) {
    if (who.post == post) { return who; }
  }
  throw std::runtime_error("nobody holds that post");
}

Json Witness::ask(const Onlooker& who, Json request) {
  question_ = request.value("action", "");
  Json answer = club_.ask(who.connection, std::move(request));
  if (table().game() != nullptr) { before_ = truth(); }
  return answer;
}

void Witness::act(Post post, const Action& action) {
  const std::string text = to_text(table().battle().board(), action);
  answered(ask(at(post), {{"do", "act"}, {"post", post_text(post)}, {"action", text}}));
}

const CardNames& Witness::known_at(std::uint32_t number, const Viewer& viewer) {
  static const CardNames kNothing;
  if (table().game() == nullptr) { return kNothing; }
  auto& known = known_[number];
  if (known.empty()) {  // the first message about this entry: the state is that of the entry
    for (const Onlooker& who : people_) {
      CardNames names = may_know(table().battle(), truth(), who.viewer);
      if (before_) { names.merge(may_know(table().battle(), *before_, who.viewer)); }
      known[{who.viewer.side ? static_cast<int>(*who.viewer.side) : -1, who.viewer.roles}] = std::move(names);
    }
  }
  return known[{viewer.side ? static_cast<int>(*viewer.side) : -1, viewer.roles}];
}

void Witness::look(ConnectionId connection, const Json& message, const std::string& text) {
  ++seen_;
  const Viewer viewer = viewers_.at(connection);
  const auto check = [&](const Json& part, std::uint32_t number) {
    const CardNames& known = known_at(number, viewer);
    for (const std::string& name : named_in(part)) {
      const bool repeated = message.contains("re") && question_.find(name) != std::string::npos;
      EXPECT_TRUE(repeated || known.contains(name))
          << "connection " << connection << " learns of " << name << " at " << number << ": " << text;
    }
  };
  for (const auto& [key, part] : message.items()) {
    if (key != "log" && key != "steps") {
      check(part, table().entries());
      continue;
    }
    // Steps of the past may name what was known at that time.
    for (const Json& step : part) { check(step, step["n"].get<std::uint32_t>()); }
  }
  // An update may arrive when the table has gone on.
  if (message.contains("game") && message["n"] == table().entries()) {
    const Json full = game_json(table(), people_of_.at(connection), club_.world().now());
    EXPECT_EQ(unordered(message["game"]), unordered(full)) << "connection " << connection << ": " << text;
  }
  if (table().state() != TableState::Over) {
    EXPECT_EQ(text.find(seed_), std::string::npos) << "connection " << connection << " is told the seed";
    const std::string game_seed = table().game() == nullptr ? seed_ : table().game()->record().seed;
    EXPECT_EQ(text.find(game_seed), std::string::npos) << "connection " << connection << " is told the game's seed";
  }
}

}  // namespace bocage::server
