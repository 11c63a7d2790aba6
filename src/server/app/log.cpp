#include "server/app/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace bocage::server {
namespace {

// To standard error, because `bocage serve` prints its address on standard output.
spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> kLogger = [] {
    auto logger = spdlog::stderr_logger_mt("bocage");
    logger->set_pattern("%v");
    logger->set_level(spdlog::level::warn);
    return logger;
  }();
  return *kLogger;
}

void write(spdlog::level::level_enum level, std::string_view event, const Json& fields) {
  if (!logger().should_log(level)) { return; }
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  Json line = {{"at", std::chrono::duration_cast<std::chrono::milliseconds>(now).count()},
               {"level", spdlog::level::to_string_view(level).data()},
               {"event", event}};
  for (const auto& [key, value] : fields.items()) { line[key] = value; }
  logger().log(level, "{}", line.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

void log_info(std::string_view event, const Json& fields) { write(spdlog::level::info, event, fields); }
void log_warning(std::string_view event, const Json& fields) { write(spdlog::level::warn, event, fields); }
void log_error(std::string_view event, const Json& fields) { write(spdlog::level::err, event, fields); }

void set_log_level(LogLevel level) {
  switch (level) {
    case LogLevel::Off: return logger().set_level(spdlog::level::off);
    case LogLevel::Error: return logger().set_level(spdlog::level::err);
    case LogLevel::Warning: return logger().set_level(spdlog::level::warn);
    case LogLevel::Info: return logger().set_level(spdlog::level::info);
  }
}

}  // namespace bocage::server
