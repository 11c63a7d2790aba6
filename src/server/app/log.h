// The server's log: one JSON object per line.
#pragma once

#include <string_view>

#include "wire/json.h"

namespace bocage::server {

void log_info(std::string_view event, const Json& parts);
void log_warning(std::string_view event, const Json& parts);
void log_error(std::string_view event, const Json& parts);

enum class LogLevel : std::uint8_t { Error, Warning, Info };
void set_log_level(LogLevel level);  // the least severe level that is written; Warning by default

}  // namespace bocage::server
