#include "client.h"

#include "client/offered.h"
#include "client/patched.h"

namespace bocage::simulation {
namespace {

constexpr Milliseconds kRetry = 2 * kSecond;
constexpr Milliseconds kPatience = 15 * kSecond;  // until a client gives its connection up
constexpr Milliseconds kSlowestMessage = 80;
server::ConnectionId last_connection = 0;

}  // namespace

Client::Client(Schedule& schedule, const Network& network, Reach reach, int number)
    : schedule_(schedule),
      network_(network),
      reach_(std::move(reach)),
      key_("client-with-number-" + std::to_string(number)) {}

void Client::http(const std::string& method, const std::string& path, const Json& body,
                  const std::function<void(const server::HttpResponse&)>& then) {
  const auto again = [this, method, path, body, then] { http(method, path, body, then); };
  SimulatedServer* server = reach_();
  if (server == nullptr) { return schedule_.after(kRetry, again); }
  server::HttpRequest request;
  request.method = method;
  request.path = path;
  request.cookie = cookie_;
  request.body = body.dump();
  request.address = "192.0.2.1";
  // If the server dies before it answers, the client asks again.
  const auto answered = std::make_shared<bool>(false);
  server->host().after(schedule_.between(1, kSlowestMessage), [server, request, answered, then] {
    server->api().answer(request, [answered, then](const server::HttpResponse& response) {
      *answered = true;
      then(response);
    });
  });
  schedule_.after(kPatience, [answered, again] {
    if (!*answered) { again(); }
  });
}

void Client::become_guest() {
  http("POST", "/api/me", Json::object(), [this](const server::HttpResponse& response) {
    if (response.status != 201) {
      return schedule_.after(kRetry, [this] { become_guest(); });
    }
    person_ = Json::parse(*response.body).at("id").get<std::string>();
    for (const auto& [name, value] : response.headers) {
      if (name == "Set-Cookie") { cookie_ = value.substr(0, value.find(';')); }
    }
  });
}

void Client::make_table(const Json& settings) {
  http("POST", "/api/tables", settings, [this, settings](const server::HttpResponse& response) {
    if (response.status != 201) {
      return schedule_.after(kRetry, [this, settings] { make_table(settings); });
    }
    table_ = Json::parse(*response.body).at("table").get<std::string>();
  });
}

void Client::play(const std::string& table, std::string post) {
  table_ = table;
  post_ = std::move(post);
  plays_ = true;
  connect();
  think();
}

void Client::connect() {
  if (connecting_ || connection_ != 0) { return; }
  connecting_ = true;
  const auto again = [this] {
    connecting_ = false;
    schedule_.after(kRetry, [this] { connect(); });
  };
  SimulatedServer* server = reach_();
  if (server == nullptr) { return again(); }
  server::HttpRequest request;
  request.method = "GET";
  request.path = "/ws/" + table_;
  request.cookie = cookie_;
  request.address = "192.0.2.1";
  const server::ConnectionId connection = ++last_connection;
  const auto answered = std::make_shared<bool>(false);
  server->host().after(schedule_.between(1, kSlowestMessage), [this, server, request, connection, again, answered] {
    server->api().upgrade(request, connection,
                          [this, server, connection, again, answered](const std::optional<server::HttpResponse>& no) {
                            *answered = true;
                            if (no) { return again(); }
                            server->host().open(connection, *this);
                            connection_ = connection;
                            connecting_ = false;
                            sent_until_ = schedule_.now();
                            hello();
                          });
  });
  schedule_.after(kPatience, [answered, again] {
    if (!*answered) { again(); }
  });
}

void Client::hello() {
  hello_ = ++last_id_;
  send({{"id", hello_}, {"do", "hello"}, {"key", key_}, {"seen", number_}});
}

void Client::send(const Json& request) {
  SimulatedServer* server = reach_();
  if (server == nullptr || connection_ == 0) { return; }
  const std::string text = request.dump();
  const int copies = schedule_.happens(network_.duplicates) ? 2 : 1;
  for (int copy = 0; copy < copies; ++copy) {
    sent_until_ = std::max(sent_until_, schedule_.now()) + schedule_.between(1, kSlowestMessage);
    server->host().later(sent_until_, [server, connection = connection_, text] {
      if (server->host().is_open(connection)) { server->hall().on_message(connection, text); }
    });
  }
  if (schedule_.happens(network_.breaks)) {
    server->host().after(schedule_.between(0, 3 * kSlowestMessage),
                         [server, connection = connection_] { server->host().cut(connection); });
  }
}

void Client::reconnect() {
  SimulatedServer* server = reach_();
  if (server != nullptr && connection_ != 0) { return server->host().cut(connection_); }
}

void Client::on_close(server::ConnectionId connection) {
  if (connection != connection_) { return; }
  connection_ = 0;
  joined_ = false;
  schedule_.after(schedule_.between(1, kRetry), [this] { connect(); });
}

void Client::ask(Json request) {
  request["id"] = ++last_id_;
  outstanding_ = request;
  send(request);
  watch_for_answer(last_id_);
}

void Client::watch_for_answer(int id) {
  schedule_.after(kPatience, [this, id] {
    if (!outstanding_ || (*outstanding_)["id"] != id) { return; }
    reconnect();
    watch_for_answer(id);
  });
}

void Client::on_message(server::ConnectionId connection, const std::string& text) {
  if (connection != connection_) { return; }
  const Json message = Json::parse(text);
  message.contains("re") ? on_answer(message) : on_update(message);
}

void Client::on_update(Json message) {
  if (message.contains("changes")) { message["game"] = client::patched(game_, message["changes"]); }
  if (message.contains("game")) { game_ = message["game"]; }
  if (message.contains("table")) { info_ = message["table"]; }
  if (message.contains("n")) {
    number_ = message["n"].get<std::uint32_t>();
    received_.push_back({number_, std::move(message)});
  }
}

void Client::on_answer(const Json& answer) {
  const int id = answer["re"].get<int>();
  if (id == hello_) {
    joined_ = true;
    if (outstanding_) { send(*outstanding_); }
    return;
  }
  if (!outstanding_ || (*outstanding_)["id"] != id) { return; }  // the second answer to a duplicate
  if (answer["ok"] == true && answer.contains("n")) {
    acknowledged_.push_back({table_, key_ + ":" + std::to_string(id), answer["n"].get<std::uint32_t>()});
  }
  outstanding_.reset();
}

void Client::think() {
  if (joined_ && !outstanding_ && plays_) {
    if (const auto request = wish()) { ask(*request); }
  }
  schedule_.after(schedule_.between(20, 400), [this] { think(); });
}

// What the client would like to do now, if anything.
std::optional<Json> Client::wish() {
  if (info_.is_null() || info_["state"] == "over") { return std::nullopt; }
  if (info_["you"].empty()) {
    for (const Json& post : info_["may_sit"]) {
      if (post == post_) { return Json{{"do", "sit"}, {"posts", {post_}}}; }
    }
    return std::nullopt;
  }
  if (info_["state"] == "gathering") {
    for (const Json& seat : info_["seats"]) {
      if (seat["holder"] == "nobody") { return std::nullopt; }
    }
    return Json{{"do", "begin"}};
  }
  static constexpr double kTalks = 0.03;
  static constexpr double kUndoes = 0.1;
  if (schedule_.happens(kTalks)) { return Json{{"do", "say"}, {"to", "side"}, {"text", "Forward!"}}; }
  if (game_.is_null()) { return std::nullopt; }
  if (game_["undo"] == true && schedule_.happens(kUndoes)) { return Json{{"do", "undo"}}; }
  const Json& offers = game_["offers"];
  if (offers.empty()) { return std::nullopt; }
  const Json& offer = offers[schedule_.below(offers.size())];
  const auto actions = client::offered_actions(offer);
  return Json{{"do", "act"}, {"post", offer["post"]}, {"action", actions[schedule_.below(actions.size())]}};
}

}  // namespace bocage::simulation
