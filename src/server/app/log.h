// The server's log: one JSON object per line on standard error. Can be called from any thread.
#pragma once

#include <string_view>

#include "wire/json.h"

namespace bocage::server {

// Each line has the time, the level, `event` and the fields.
void log_info(std::string_view event, const Json& fields);
void log_warning(std::string_view event, const Json& fields);
void log_error(std::string_view event, const Json& fields);

enum class LogLevel : std::uint8_t { Off, Error, Warning, Info };
void set_log_level(LogLevel level);  // the least severe level that is written; Warning by default

}  // namespace bocage::server
