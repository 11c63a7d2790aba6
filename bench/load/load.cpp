#include "load.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fstream>
#include <stdexcept>

#include "client/folder.h"
#include "client/server_process.h"
#include "game.h"

namespace bocage::bench {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBetweenActions{2000};  // of one game
constexpr std::chrono::milliseconds kLastAnswers{1000};     // how long to wait for them
constexpr int kSetUpAtOnce = 32;                            // games
constexpr double kMilli = 1000;

// A configuration that allows thousands of people from one address.
std::string write_config(const std::string& folder) {
  const Json plenty = {{"burst", 1'000'000}, {"per_minute", 60'000'000}};
  const Json limits = {{"tables", 100'000},  {"connections", 100'000},       {"requests", plenty},
                       {"guests", plenty},   {"new_tables", plenty},         {"connections_of_address", 100'000},
                       {"sockets", 200'000}, {"sockets_of_address", 200'000}};
  std::string path = folder + "/config.json";
  std::ofstream(path) << Json{{"limits", limits}, {"data", folder + "/data"}}.dump();
  return path;
}

// Every player needs one socket here and one in the server, which inherits the limit.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) { return; }
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

double own_cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    constexpr double kMicro = 1e-6;
    return static_cast<double>(time.tv_sec) + kMicro * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class Run {
 public:
  Run(const Load& load, const Progress& progress)
      : load_(load), progress_(progress), server_(load.program, {"--config", write_config(folder_.path())}) {
    for (int i = 0; i < load.games; ++i) {
      games_.push_back(std::make_unique<Game>(loop_, server_.port(), static_cast<unsigned>(i), tally_));
    }
  }

  Measured measure() {
    result_.memory_empty = server_.memory();
    for (int i = 0; i < kSetUpAtOnce; ++i) { spawn(set_up_games()); }
    loop_.run();
    if (!failed_.empty()) { throw std::runtime_error(failed_); }
    loop_.restart();
    for (const auto& game : games_) {
      for (std::size_t player = 0; player < game->players(); ++player) { spawn(game->listen(player)); }
    }
    begin_ = Clock::now() + kBetweenActions / 2;
    for (std::size_t i = 0; i < games_.size(); ++i) { spawn(play(i)); }
    spawn(watch());
    loop_.run();
    if (!failed_.empty()) { throw std::runtime_error(failed_); }
    std::sort(tally_.milliseconds.begin(), tally_.milliseconds.end());
    result_.milliseconds = std::move(tally_.milliseconds);
    result_.step_bytes = tally_.steps == 0 ? 0 : tally_.step_bytes / tally_.steps;
    result_.viewer_bytes = tally_.steps == 0 ? 0 : tally_.bytes / tally_.steps;
    result_.late = tally_.late;
    result_.refused = tally_.refused;
    result_.ended = tally_.ended;
    result_.lost = std::move(tally_.lost);
    return std::move(result_);
  }

 private:
  std::size_t actions_seen() const { return tally_.milliseconds.size(); }

  void spawn(asio::awaitable<void> task) {
    asio::co_spawn(loop_, std::move(task), [this](const std::exception_ptr& error) {
      if (!error) { return; }
      try {
        std::rethrow_exception(error);
      } catch (const std::exception& what) { failed_ = what.what(); }
      loop_.stop();
    });
  }

  asio::awaitable<void> set_up_games() {
    constexpr std::size_t kReportEvery = 100;
    while (next_ < games_.size()) {
      const std::size_t mine = next_++;
      co_await games_[mine]->make(load_.battle);
      co_await games_[mine]->play_ahead(load_.ahead);
      if (++made_ % kReportEvery == 0) {
        progress_(std::to_string(made_) + " of " + std::to_string(games_.size()) + " games set up");
      }
    }
  }

  // The games are staggered, so that the load is even.
  asio::awaitable<void> play(std::size_t number) {
    asio::steady_timer timer(loop_);
    const auto share = static_cast<double>(number) / static_cast<double>(games_.size());
    auto at = begin_ + std::chrono::duration_cast<Clock::duration>(share * kBetweenActions);
    for (; at < begin_ + load_.time; at += kBetweenActions) {
      timer.expires_at(at);
      co_await timer.async_wait(asio::use_awaitable);
      co_await games_[number]->act();
    }
  }

  asio::awaitable<void> watch() {
    asio::steady_timer timer(loop_, begin_);
    co_await timer.async_wait(asio::use_awaitable);
    tally_.counting = true;
    const double server_before = server_.cpu_time().count();
    const double client_before = own_cpu_seconds();
    for (std::chrono::seconds past{0}; past < load_.time; ++past) {
      progress_("second " + std::to_string(past.count()) + " of " + std::to_string(load_.time.count()));
      timer.expires_at(begin_ + past + std::chrono::seconds(1));
      co_await timer.async_wait(asio::use_awaitable);
    }
    result_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
    const double server_time = server_.cpu_time().count() - server_before;
    result_.server_cores = server_time / result_.seconds;
    result_.server_ms_per_action = kMilli * server_time / static_cast<double>(std::max<std::size_t>(1, actions_seen()));
    result_.client_cores = (own_cpu_seconds() - client_before) / result_.seconds;
    result_.memory = server_.memory();
    timer.expires_after(kLastAnswers);
    co_await timer.async_wait(asio::use_awaitable);
    tally_.stopping = true;
    for (const auto& game : games_) { game->leave(); }
  }

  const Load& load_;
  const Progress& progress_;
  client::Folder folder_;
  client::ServerProcess server_;
  asio::io_context loop_{1};
  Tally tally_;
  std::vector<std::unique_ptr<Game>> games_;
  std::size_t next_ = 0;  // game to set up
  std::size_t made_ = 0;
  TimePoint begin_{};  // of the measurement
  std::string failed_;
  Measured result_;
};

}  // namespace

double Measured::percentile(double share) const {
  if (milliseconds.empty()) { return 0; }
  const auto last = static_cast<double>(milliseconds.size() - 1);
  return milliseconds[static_cast<std::size_t>(share * last)];
}

Measured measure(const Load& load, const Progress& progress) {
  allow_many_files();
  return Run(load, progress).measure();
}

}  // namespace bocage::bench
