// A progress bar on standard error for work that takes longer than a second, if it is a terminal.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "cli/console.h"

namespace bocage::cli {

// Drawn by its own thread until it is destroyed, independently of the work.
class ProgressBar {
 public:
  // `total` 0: unknown; the bar shows the elapsed time.
  ProgressBar(std::string what, int total, Console& console);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void done(int count) { done_ = count; }  // from any thread

 private:
  void watch();
  void draw(int seconds);

  std::string what_;
  int total_;
  Console& console_;
  std::atomic<int> done_ = 0;
  bool drawn_ = false;
  bool over_ = false;  // guarded by lock_, as is what is drawn
  std::mutex lock_;
  std::condition_variable wake_;
  std::thread watcher_;  // not running without a terminal
};

// "[#####.....] 50 %  7/14  12 s left" or "12 s", after the name of the work, `seconds` after its beginning.
std::string progress_text(const std::string& what, int done, int total, int seconds, const Words& words);

}  // namespace bocage::cli
