#include "server/config.h"

#include "ai/player.h"
#include "scenario/node.h"

namespace bocage::server {
namespace {

constexpr Range kPorts{0, 65535};
constexpr Range kCounts{1, 1'000'000};
constexpr Range kRates{1, 60'000'000};
constexpr Range kBytes{1024, 64 * 1024 * 1024};
constexpr Range kThreads{0, 256};
constexpr Range kPlayouts{1, 10'000};
constexpr Range kSeconds{1, 7 * 24 * 3600};
constexpr Range kDays{1, 3650};
constexpr std::size_t kMostOrigins = 32;
constexpr std::size_t kMostProxies = 32;

// Each take_* leaves `into` as it is if the file does not have the key.

template <class Number>
void take_number(const Node& node, Range range, Number& into) {
  if (!node.given()) { return; }
  if (const auto read = node.integer(range)) { into = static_cast<Number>(*read); }
}

void take_days(const Node& node, Milliseconds& into) {
  Milliseconds days = into / kDay;
  take_number(node, kDays, days);
  into = days * kDay;
}

void take_bucket(const Node& node, BucketSize& into) {
  if (!node.given() || !node.is_object({"burst", "per_minute"})) { return; }
  take_number(node["burst"], kCounts, into.burst);
  take_number(node["per_minute"], kRates, into.per_minute);
}

void take_limits(const Node& node, Limits& into) {
  if (!node.given() || !node.is_object({"tables", "tables_of_one", "connections", "connections_of_one",
                                        "connections_of_address", "sockets", "sockets_of_address", "message", "body",
                                        "unsent", "bad_messages", "messages", "requests", "guests", "new_tables"})) {
    return;
  }
  take_number(node["tables"], kCounts, into.tables);
  take_number(node["tables_of_one"], kCounts, into.tables_of_one);
  take_number(node["connections"], kCounts, into.connections);
  take_number(node["connections_of_one"], kCounts, into.connections_of_one);
  take_number(node["connections_of_address"], kCounts, into.connections_of_address);
  take_number(node["sockets"], kCounts, into.sockets);
  take_number(node["sockets_of_address"], kCounts, into.sockets_of_address);
  take_number(node["message"], kBytes, into.message);
  take_number(node["body"], kBytes, into.body);
  take_number(node["unsent"], kBytes, into.unsent);
  take_number(node["bad_messages"], kCounts, into.bad_messages);
  take_bucket(node["messages"], into.messages);
  take_bucket(node["requests"], into.requests);
  take_bucket(node["guests"], into.guests);
  take_bucket(node["new_tables"], into.new_tables);
}

template <class Text>
void take_text(const Node& node, Text& into) {
  if (!node.given()) { return; }
  if (const auto read = node.text()) { into = *read; }
}

}  // namespace

Loaded<Config> config_from_json(const nlohmann::json& file, Config base) {
  FaultList faults;
  const Node node(&file, "config", faults);
  if (node.is_object({"bind", "port", "data", "web", "origins", "secure_cookie", "trusted_proxies", "stand_in_after",
                      "expires_after", "correspondence_expires_after", "stand_in", "adviser", "thinkers", "playouts",
                      "limits"})) {
    take_text(node["bind"], base.bind);
    take_number(node["port"], kPorts, base.port);
    take_text(node["data"], base.data);
    take_text(node["web"], base.web);
    node["origins"].each(kMostOrigins, [&](const Node& origin) {
      if (auto text = origin.text()) { base.origins.push_back(std::move(*text)); }
    });
    if (node["secure_cookie"].given()) { base.secure_cookie = node["secure_cookie"].boolean().value_or(false); }
    node["trusted_proxies"].each(kMostProxies, [&](const Node& proxy) {
      const auto text = proxy.text();
      const auto range = text ? AddressRange::from_text(*text) : std::nullopt;
      if (range) { base.trusted_proxies.push_back(*range); }
      if (text && !range) { proxy.fault("not an address or network such as 10.0.0.0/8"); }
    });
    int seconds = 0;
    take_number(node["stand_in_after"], kSeconds, seconds);
    if (seconds != 0) { base.stand_in_after = kSecond * seconds; }
    take_days(node["expires_after"], base.expires_after);
    take_days(node["correspondence_expires_after"], base.correspondence_expires_after);
    take_text(node["stand_in"], base.stand_in);
    if (!is_opponent(base.stand_in)) { node["stand_in"].fault("not a computer player that tables offer"); }
    take_text(node["adviser"], base.adviser);
    take_number(node["thinkers"], kThreads, base.thinkers);
    take_number(node["playouts"], kPlayouts, base.playouts);
    take_limits(node["limits"], base.limits);
  }
  if (!faults.empty()) { return tl::unexpected(faults.take()); }
  return base;
}

}  // namespace bocage::server
