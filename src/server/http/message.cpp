#include "server/http/message.h"

namespace bocage::server {
namespace {

// The value of `name=value` in a list with separators.
std::string value_in(std::string_view list, std::string_view name, char separator) {
  while (!list.empty()) {
    const auto end = list.find(separator);
    std::string_view pair = list.substr(0, end);
    while (!pair.empty() && pair.front() == ' ') { pair.remove_prefix(1); }
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') {
      return std::string(pair.substr(name.size() + 1));
    }
    if (end == std::string_view::npos) { break; }
    list.remove_prefix(end + 1);
  }
  return "";
}

}  // namespace

std::string cookie_value(std::string_view header, std::string_view name) { return value_in(header, name, ';'); }
std::string query_value(std::string_view query, std::string_view name) { return value_in(query, name, '&'); }

}  // namespace bocage::server
