#include "server/app/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace bocage::server {
namespace {

// To standard error: standard output belongs to the calling program.
spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> kOnly = [] {
    auto made = spdlog::stderr_logger_mt("bocage");
    made->set_pattern("%v");
    made->set_level(spdlog::level::warn);
    return made;
  }();
  return *kOnly;
}

void write(spdlog::level::level_enum level, std::string_view event, const Json& parts) {
  if (!logger().should_log(level)) { return; }
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  Json line = {{"at", std::chrono::duration_cast<std::chrono::milliseconds>(now).count()},
               {"level", spdlog::level::to_string_view(level).data()},
               {"event", event}};
  for (const auto& [key, value] : parts.items()) { line[key] = value; }
  logger().log(level, "{}", line.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

void log_info(std::string_view event, const Json& parts) { write(spdlog::level::info, event, parts); }
void log_warning(std::string_view event, const Json& parts) { write(spdlog::level::warn, event, parts); }
void log_error(std::string_view event, const Json& parts) { write(spdlog::level::err, event, parts); }

void set_log_level(LogLevel level) {
  static constexpr std::array kLevels{spdlog::level::err, spdlog::level::warn, spdlog::level::info};
  logger().set_level(kLevels[static_cast<std::size_t>(level)]);
}

}  // namespace bocage::server
