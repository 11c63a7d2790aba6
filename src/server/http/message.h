// HTTP requests and responses as the application sees them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bocage::server {

struct HttpRequest {
  std::string method;
  std::string path;    // without the query, not decoded
  std::string query;   // after the question mark
  std::string cookie;  // the whole header
  std::string origin;
  std::string host;
  std::string body;
  std::string client;     // its address, for the log
  std::string address;    // what limits count it by: its IPv4 address or IPv6 /64
  bool is_local = false;  // from this machine, and not through a proxy
  bool takes_gzip = false;
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";  // of the content
  std::shared_ptr<const std::string> body{};
  std::vector<std::pair<std::string, std::string>> headers{};
};
// Sends the response; called once.
using Reply = std::function<void(HttpResponse)>;

// Empty if there is no value of this name.
std::string cookie_value(std::string_view header, std::string_view name);
std::string query_value(std::string_view query, std::string_view name);  // not decoded

}  // namespace bocage::server
