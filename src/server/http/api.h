// The HTTP interface of the application; docs/protocol.md describes its requests.
#pragma once

#include "server/app/analyses.h"
#include "server/app/hall.h"
#include "server/http/files.h"

namespace bocage::server {

class Api {
 public:
  Api(const Config& config, Outside& outside, Hall& hall, Battles& battles, GuestBook& guests, Journal& journal,
      Analyses& analyses, const Files& files)
      : config_(config),
        outside_(outside),
        hall_(hall),
        battles_(battles),
        guests_(guests),
        journal_(journal),
        analyses_(analyses),
        files_(files),
        requests_(config.limits.requests),
        newcomers_(config.limits.guests),
        new_tables_(config.limits.new_tables) {}

  void answer(const HttpRequest& request, const Reply& reply);

  // Connects a WebSocket to its table, or refuses it.
  std::optional<HttpResponse> upgrade(const HttpRequest& request, ConnectionId connection);

 private:
  using Parts = std::vector<std::string_view>;
  struct Call {
    const HttpRequest& request;
    const std::string& person;  // empty: unknown
    const Parts& parts;         // of the path, after /api
    const Reply& reply;
  };
  struct Route {
    std::string_view method;
    std::string_view path;  // "*" matches any single part
    void (Api::*answer)(const Call&);
  };
  static const std::vector<Route>& routes();

  void answer_api(const HttpRequest& request, const Reply& reply);
  bool is_own_origin(const HttpRequest& request) const;
  std::string cookie_name() const;
  std::string cookie_header(std::string_view value) const;
  std::optional<std::string> person_of(const HttpRequest& request);
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
  std::shared_ptr<Room> finished(const Call& call);
  std::string metrics() const;

  const Config& config_;
  Outside& outside_;
  Hall& hall_;
  Battles& battles_;
  GuestBook& guests_;
  Journal& journal_;
  Analyses& analyses_;
  const Files& files_;
  Buckets requests_;  // each by address
  Buckets newcomers_;
  Buckets new_tables_;
  std::uint64_t answered_ = 0;
};

}  // namespace bocage::server
