#include "lab/parallel.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace bocage {

void parallel_for(int count, int threads, const std::function<void(int number)>& work) {
  std::atomic<int> next = 0;
  std::mutex failing;
  std::exception_ptr failure;
  const auto run = [&] {
    try {
      for (int number = next++; number < count; number = next++) { work(number); }
    } catch (...) {
      const std::lock_guard lock(failing);
      failure = std::current_exception();
      next = count;
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) { others.emplace_back(run); }
    run();
  }
  if (failure) { std::rethrow_exception(failure); }
}

}  // namespace bocage
