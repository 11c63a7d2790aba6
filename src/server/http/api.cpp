#include "server/http/api.h"

#include <fmt/format.h>

#include <algorithm>

#include "game/record.h"
#include "server/app/log.h"
#include "server/app/token.h"
#include "server/screen/analysis_json.h"
#include "server/screen/summary.h"

namespace bocage::server {
namespace {

constexpr int kCookieDays = 400;  // the most that browsers accept

HttpResponse json_response(int status, const Json& body) {
  HttpResponse response;
  response.status = status;
  response.body = std::make_shared<const std::string>(body.dump());
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

HttpResponse failure(const Refusal& refusal) {
  return json_response(info(refusal.why).status, {{"error", refusal.error}});
}

HttpResponse text_response(std::string body, std::string type = "text/plain; charset=utf-8") {
  return {200, std::move(type), std::make_shared<const std::string>(std::move(body))};
}

std::vector<std::string> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const auto end = std::min(path.find('/'), path.size());
    if (end != 0) { parts.emplace_back(path.substr(0, end)); }
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
}

bool fits(std::string_view pattern, const std::vector<std::string>& parts) {
  const auto wanted = parts_of(pattern);
  return std::equal(wanted.begin(), wanted.end(), parts.begin(), parts.end(),
                    [](const std::string& want, const std::string& part) { return want == "*" || want == part; });
}

}  // namespace

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> kAll{
      {"GET", "me", &Api::me},
      {"POST", "me", &Api::become_guest},
      {"PATCH", "me", &Api::rename},
      {"GET", "battles", &Api::battles},
      {"GET", "battles/*", &Api::battle},
      {"GET", "players", &Api::players},
      {"GET", "tables", &Api::tables},
      {"POST", "tables", &Api::make},
      {"GET", "tables/*/battle", &Api::table_battle},
      {"POST", "tables/*/invitations", &Api::invite},
      {"GET", "tables/*/record", &Api::record},
      {"GET", "tables/*/replay", &Api::replay},
      {"GET", "tables/*/summary", &Api::summary},
      {"GET", "tables/*/analysis", &Api::analysis},
  };
  return kAll;
}

// Browsers accept a __Host- cookie only over HTTPS, and only from this very host.
std::string Api::cookie_name() const { return config_.secure_cookie ? "__Host-bocage" : "bocage"; }

std::string Api::cookie_header(std::string_view value) const {
  static constexpr int kSecondsPerDay = 24 * 3600;
  return fmt::format("{}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}", cookie_name(), value,
                     kCookieDays * kSecondsPerDay, config_.secure_cookie ? "; Secure" : "");
}

void Api::identify(const HttpRequest& request, const GuestBook::ThenPerson& then) {
  guests_.identify(cookie_value(request.cookie, cookie_name()), then);
}

void Api::answer(const HttpRequest& request, const Reply& reply) {
  ++answered_;
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (request.path == "/healthz") { return reply(text_response("ok\n")); }
  if (request.path == "/metrics") {
    // Figures are for the operator; a proxy must not pass them on.
    return reply(request.is_local ? text_response(metrics(), "text/plain; version=0.0.4") : failure(Why::Nothing));
  }
  if (!request.path.starts_with("/api/")) { return reply(reads ? files_.get(request) : failure(Why::Method)); }
  answer_api(request, reply);
}

void Api::answer_api(const HttpRequest& request, const Reply& reply) {
  if (!requests_.take(request.address, outside_.now())) { return reply(failure(Why::TooManyRequests)); }
  Call call{request, parts_of(std::string_view(request.path).substr(std::string_view("/api/").size())), reply};
  bool known = false;
  for (const Route& route : routes()) {
    if (!fits(route.path, call.parts)) { continue; }
    known = true;
    if (route.method == (request.method == "HEAD" ? "GET" : request.method)) {
      return answer_route(route, std::move(call));
    }
  }
  reply(known ? failure(Why::Method) : failure(Why::Nothing));
}

void Api::answer_route(const Route& route, Call call) {
  const bool writes = route.method != "GET";
  if (writes && !is_own_origin(call.request)) { return call.reply(failure(Why::Origin)); }
  const bool newcomer = route.answer == &Api::become_guest;
  const bool needs_person = writes && !newcomer;
  const HttpRequest& request = call.request;
  identify(request, [this, answer = route.answer, needs_person, call](const KnownPerson& person) mutable {
    if (needs_person && !person) { return call.reply(failure(Why::Nobody)); }
    if (person) { call.person = person->id; }
    (this->*answer)(call);
  });
}

Json Api::me_json(const std::string& person) { return {{"id", person}, {"name", guests_.name(person)}}; }

// Reading changes nothing: a link from another site, which comes without the cookie, must not replace anyone's identity.
// A known person's cookie is renewed, so that it lasts as long as they keep coming back.
void Api::me(const Call& call) {
  if (call.person.empty()) { return call.reply({204, "", nullptr, {{"Cache-Control", "no-store"}}}); }
  HttpResponse response = json_response(200, me_json(call.person));
  response.headers.emplace_back("Set-Cookie", cookie_header(cookie_value(call.request.cookie, cookie_name())));
  call.reply(std::move(response));
}

void Api::become_guest(const Call& call) {
  if (!call.person.empty()) { return me(call); }
  if (!newcomers_.take(call.request.address, outside_.now())) { return call.reply(failure(Why::TooManyNewcomers)); }
  const auto guest = std::make_shared<GuestBook::Guest>();
  *guest = guests_.add_guest(outside_.now(), [this, guest, reply = call.reply](bool stored) {
    if (!stored) { return reply(failure(Why::NotStored)); }
    HttpResponse response = json_response(201, me_json(guest->id));
    response.headers.emplace_back("Set-Cookie", cookie_header(guest->cookie));
    reply(std::move(response));
  });
}

void Api::rename(const Call& call) {
  const auto body = nlohmann::json::parse(call.request.body, nullptr, false);
  const bool shaped = body.is_object() && body.contains("name") && body["name"].is_string();
  const std::string name = shaped ? body["name"].get<std::string>() : "";
  const std::string person = call.person;
  const bool taken = guests_.rename(person, name, [this, person, reply = call.reply](bool stored) {
    reply(stored ? json_response(200, {{"id", person}, {"name", guests_.name(person)}}) : failure(Why::NotStored));
  });
  if (!taken) { call.reply(failure(Why::Name)); }
}

void Api::battles(const Call& call) { call.reply(json_response(200, battles_.rows())); }

// Drawing a battle for the first time takes a while.
void Api::answer_battle(const Call& call, const std::string& hash, const Options& options) {
  using Drawn = std::shared_ptr<const std::string>;
  reader_.read(
      Lane::Query, [&battles = battles_, hash, options](Store&) { return battles.drawn(hash, options); },
      [reply = call.reply](const std::optional<Drawn>& drawn) {
        reply(drawn ? HttpResponse{200, "application/json", *drawn, {}} : failure(Why::Unreadable));
      });
}

void Api::battle(const Call& call) {
  const std::string* hash = battles_.current(call.parts[1]);
  if (hash == nullptr) { return call.reply(failure(Why::NoBattle)); }
  answer_battle(call, *hash, {});
}

// The battle as this table plays it: its options may add rules, and with them pieces.
void Api::table_battle(const Call& call) {
  with_table(call, [this, call](const std::shared_ptr<Room>& room) {
    answer_battle(call, room->row().battle, room->table().settings().options);
  });
}

void Api::players(const Call& call) {
  Json list = Json::array();
  for (const std::string& name : opponents()) { list.push_back({{"id", name}}); }
  call.reply(json_response(200, list));
}

void Api::tables(const Call& call) {
  hall_.list(call.person, [reply = call.reply](const std::optional<Json>& tables) {
    reply(tables ? json_response(200, *tables) : failure(Why::Unreadable));
  });
}

void Api::make(const Call& call) {
  const auto wish = nlohmann::json::parse(call.request.body, nullptr, false);
  if (wish.is_discarded()) { return call.reply(failure({Why::Settings, "settings: a JSON object is expected"})); }
  if (!new_tables_.take(call.request.address, outside_.now())) { return call.reply(failure(Why::TooManyTables)); }
  hall_.make(call.person, wish, [reply = call.reply](const tl::expected<std::string, Refusal>& made) {
    if (!made) { return reply(failure(made.error())); }
    reply(json_response(201, {{"table", *made}}));
  });
}

void Api::invite(const Call& call) {
  with_table(call, [call](const std::shared_ptr<Room>& room) {
    const bool may_invite = room->row().maker == call.person || !room->table().posts_of(call.person).empty();
    if (!may_invite) { return call.reply(failure(Why::NotSeated)); }
    const auto body = nlohmann::json::parse(call.request.body, nullptr, false);
    const bool shaped = body.is_object() && body.contains("post") && body["post"].is_string();
    const std::string post = shaped ? body["post"].get<std::string>() : "";
    const auto one = post_from_text(post);
    if (post != kAnyPost && (!one || !room->table().posts().has(*one))) { return call.reply(failure(Why::NoPost)); }
    call.reply(json_response(201, {{"post", post}, {"token", room->invitation(post)}}));
  });
}

void Api::with_table(const Call& call, const WithRoom& then) {
  hall_.find(call.parts[1], [reply = call.reply, then](const Hall::RoomOrRefusal& room) {
    if (!room) { return reply(failure(room.error())); }
    then(*room);
  });
}

// A frozen table's record can be read as well: it is all that is left of the game.
void Api::with_finished_table(const Call& call, const WithRoom& then) {
  with_table(call, [reply = call.reply, then](const std::shared_ptr<Room>& room) {
    const TableState state = room->table().state();
    const bool ended = state == TableState::Over || state == TableState::Frozen;
    if (!ended || room->table().game() == nullptr) { return reply(failure(Why::NotOver)); }
    then(room);
  });
}

void Api::answer_from_record(const Call& call, const std::shared_ptr<Room>& room, FromRecord work) {
  const auto record = std::make_shared<const Record>(room->table().game()->record());
  reader_.read(
      Lane::Replay,
      [battle = room->table().shared_battle(), record, work = std::move(work)](Store&) {
        return work(*battle, *record);
      },
      [reply = call.reply](std::optional<HttpResponse> response) {
        reply(response ? std::move(*response) : failure(Why::Unreadable));
      });
}

void Api::record(const Call& call) {
  with_finished_table(call, [this, call](const std::shared_ptr<Room>& room) {
    const std::string name = room->table().settings().battle;
    answer_from_record(call, room, [name](const Battle& battle, const Record& record) {
      HttpResponse response = text_response(to_text(battle.board(), record));
      response.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.rec\"", name));
      return response;
    });
  });
}

void Api::replay(const Call& call) {
  const std::string text = query_value(call.request.query, "from");
  static constexpr std::size_t kDigits = 6;
  const bool number =
      !text.empty() && text.size() <= kDigits && text.find_first_not_of("0123456789") == std::string::npos;
  const std::size_t from = number ? std::stoul(text) : 0;
  with_finished_table(call, [this, call, from](const std::shared_ptr<Room>& room) {
    answer_from_record(call, room, [from](const Battle& battle, const Record& record) {
      return json_response(200, replay_part_json(battle, record, from));
    });
  });
}

void Api::summary(const Call& call) {
  with_finished_table(call, [this, call](const std::shared_ptr<Room>& room) {
    answer_from_record(call, room, [info = room->info_json(call.person)](const Battle& battle, const Record& record) {
      return json_response(200, summary_json(battle, record, info));
    });
  });
}

// An analysis takes a while: each call answers with what is known so far.
void Api::analysis(const Call& call) {
  with_finished_table(call, [this, call](const std::shared_ptr<Room>& room) {
    const Table& table = room->table();
    const Analyses::Found* found = analyses_.look(table.id(), table.shared_battle(), table.game()->record());
    if (found == nullptr) { return call.reply(failure(Why::Busy)); }
    call.reply(json_response(200, analysis_json(found->of, found->moments, found->turning_points)));
  });
}

// A page of another site can make a browser send our cookie; it cannot make it lie about where it comes from.
bool Api::is_own_origin(const HttpRequest& request) const {
  if (request.origin.empty()) { return true; }  // not a browser
  if (request.origin == "http://" + request.host || request.origin == "https://" + request.host) { return true; }
  return std::find(config_.origins.begin(), config_.origins.end(), request.origin) != config_.origins.end();
}

void Api::upgrade(const HttpRequest& request, ConnectionId connection, const Admit& admit) {
  if (!request.path.starts_with("/ws/")) { return admit(failure(Why::Nothing)); }
  if (!is_own_origin(request)) { return admit(failure(Why::Origin)); }
  const std::string table = request.path.substr(std::string_view("/ws/").size());
  identify(request, [this, connection, admit, table, address = request.address](const KnownPerson& person) {
    if (!person) { return admit(failure(Why::Nobody)); }
    hall_.connect(connection, {person, address}, table, [admit](const std::optional<Refusal>& refused) {
      admit(refused ? std::optional(failure(*refused)) : std::nullopt);
    });
  });
}

std::string Api::metrics() const {
  const Hall::Figures hall = hall_.figures();
  const Journal::Figures journal = journal_.figures();
  struct Figure {
    std::string_view name;
    std::string_view type;
    std::string_view help;
    double value;
  };
  const std::array figures{
      Figure{"bocage_tables", "gauge", "Tables in memory.", static_cast<double>(hall.rooms)},
      Figure{"bocage_connections", "gauge", "Open WebSocket connections.", static_cast<double>(hall.connections)},
      Figure{"bocage_messages_total", "counter", "Messages from clients.", static_cast<double>(hall.messages)},
      Figure{"bocage_bad_messages_total", "counter", "Messages that made no sense.",
             static_cast<double>(hall.bad_messages)},
      Figure{"bocage_http_requests_total", "counter", "HTTP requests answered.", static_cast<double>(answered_)},
      Figure{"bocage_commits_total", "counter", "Batches committed to the store.",
             static_cast<double>(journal.batches)},
      Figure{"bocage_commit_failures_total", "counter", "Batches that could not be stored.",
             static_cast<double>(journal.failures)},
  };
  std::string out;
  for (const Figure& it : figures) {
    out += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", it.name, it.type, it.help, it.value);
  }
  return out;
}

}  // namespace bocage::server
