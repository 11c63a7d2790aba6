#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ostream>

namespace bocage::cli {
namespace {

constexpr int kBarWidth = 20;
constexpr std::chrono::seconds kPatience{1};
constexpr std::chrono::milliseconds kPace{200};
constexpr int kSoonest = 2;  // seconds; before that an estimate means little
constexpr std::string_view kClearLine = "\r\x1b[K";

std::string time_left(long long seconds, const Words& words) {
  static constexpr long long kMinute = 60;
  static constexpr long long kHour = 60 * kMinute;
  const auto say = [&](std::string_view key, long long count) {
    return words.say(key, {{"count", static_cast<int>(count)}});
  };
  if (seconds < 2 * kMinute) { return say("cli.progress.seconds", seconds); }
  if (seconds < 2 * kHour) { return say("cli.progress.minutes", (seconds + kMinute / 2) / kMinute); }
  return say("cli.progress.hours", (seconds + kHour / 2) / kHour);
}

}  // namespace

std::string progress_text(const std::string& what, int done, int total, int seconds, const Words& words) {
  if (total <= 0) { return fmt::format("{} {} s", what, seconds); }
  const int filled = static_cast<int>(static_cast<long long>(kBarWidth) * std::min(done, total) / total);
  std::string text = fmt::format("{} [{:#<{}}{:.<{}}] {:>3} %  {}/{}", what, "", filled, "", kBarWidth - filled,
                                 100LL * std::min(done, total) / total, done, total);
  if (done <= 0 || done >= total || seconds < kSoonest) { return text; }
  return text + "  " + time_left(static_cast<long long>(seconds) * (total - done) / done, words);
}

ProgressBar::ProgressBar(std::string what, int total, Console& console)
    : what_(std::move(what)), total_(total), console_(console) {
  if (console.terminal.errors == Speaks::Person) {
    watcher_ = std::thread([this] { watch(); });
  }
}

ProgressBar::~ProgressBar() {
  if (!watcher_.joinable()) { return; }
  {
    const std::lock_guard guard(lock_);
    over_ = true;
  }
  wake_.notify_all();
  watcher_.join();
  if (drawn_) { console_.err << kClearLine << std::flush; }
}

void ProgressBar::watch() {
  const auto start = std::chrono::steady_clock::now();
  std::unique_lock guard(lock_);
  auto next = start + kPatience;
  while (!wake_.wait_until(guard, next, [this] { return over_; })) {
    const auto now = std::chrono::steady_clock::now();
    draw(static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(now - start).count()));
    next = now + kPace;
  }
}

void ProgressBar::draw(int seconds) {
  console_.err << kClearLine << progress_text(what_, done_, total_, seconds, console_.words) << std::flush;
  drawn_ = true;
}

}  // namespace bocage::cli
