// The HTTP interface of the application; docs/protocol.md describes its requests.
#pragma once

#include "server/app/analyses.h"
#include "server/app/hall.h"
#include "server/http/files.h"

namespace bocage::server {

class Api {
 public:
  Api(const Config& config, Outside& outside, Hall& hall, Battles& battles, GuestBook& guests, Journal& journal,
      Reader& reader, Analyses& analyses, const Files& files)
      : config_(config),
        outside_(outside),
        hall_(hall),
        battles_(battles),
        guests_(guests),
        journal_(journal),
        reader_(reader),
        analyses_(analyses),
        files_(files),
        requests_(config.limits.requests),
        newcomers_(config.limits.guests),
        new_tables_(config.limits.new_tables) {}

  void answer(const HttpRequest& request, const Reply& reply);

  // Connects a WebSocket to its table, or refuses it.
  using Admit = std::function<void(std::optional<HttpResponse> refused)>;
  void upgrade(const HttpRequest& request, ConnectionId connection, const Admit& admit);

 private:
  // A request on its way to an answer, which may come later.
  struct Call {
    HttpRequest request;
    std::vector<std::string> parts;  // of the path, after /api
    Reply reply;
    std::string person{};  // who asks; empty: unknown
  };
  struct Route {
    std::string_view method;
    std::string_view path;  // "*" matches any single part
    void (Api::*answer)(const Call&);
  };
  static const std::vector<Route>& routes();

  void answer_api(const HttpRequest& request, const Reply& reply);
  void answer_route(const Route& route, Call call);
  bool is_own_origin(const HttpRequest& request) const;
  std::string cookie_name() const;
  std::string cookie_header(std::string_view value) const;
  void identify(const HttpRequest& request, const GuestBook::ThenPerson& then);
  Json me_json(const std::string& person);

  void me(const Call& call);
  void become_guest(const Call& call);
  void rename(const Call& call);
  void battles(const Call& call);
  void battle(const Call& call);
  void table_battle(const Call& call);
  void players(const Call& call);
  void tables(const Call& call);
  void make(const Call& call);
  void invite(const Call& call);
  void record(const Call& call);
  void replay(const Call& call);
  void summary(const Call& call);
  void analysis(const Call& call);
  // Calls `then` with the table named in the path; if there is none, answers the request itself.
  using WithRoom = std::function<void(const std::shared_ptr<Room>& room)>;
  void with_table(const Call& call, const WithRoom& then);
  void with_finished_table(const Call& call, const WithRoom& then);
  // Answers with work(battle, record), which may take long, for a finished table.
  using FromRecord = std::function<HttpResponse(const Battle& battle, const Record& record)>;
  void answer_battle(const Call& call, const std::string& hash, const Options& options);
  void answer_from_record(const Call& call, const std::shared_ptr<Room>& room, FromRecord work);
  std::string metrics() const;

  const Config& config_;
  Outside& outside_;
  Hall& hall_;
  Battles& battles_;
  GuestBook& guests_;
  Journal& journal_;
  Reader& reader_;
  Analyses& analyses_;
  const Files& files_;
  Buckets requests_;  // each by address
  Buckets newcomers_;
  Buckets new_tables_;
  std::uint64_t answered_ = 0;
};

}  // namespace bocage::server
