// A bar on the error stream for work that takes longer than a second, if a person watches.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "cli/console.h"

namespace bocage::cli {

// Drawn by a thread of its own until it is destroyed, so that the work need not know of it.
class ProgressBar {
 public:
  // `total` 0: it is unknown how much there is to do; the bar shows the time that went by.
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
  std::thread watcher_;  // not running if nobody watches
};

// "[#####.....] 50 %  7/14  12 s left" or "12 s", after the name of the work, `seconds` after its beginning.
std::string progress_text(const std::string& what, int done, int total, int seconds, const Words& words);

}  // namespace bocage::cli
