// A parallel for loop.
#pragma once

#include <functional>

namespace bocage {

// Calls work(0) to work(count - 1) once each, on this thread and `threads` - 1 others, in no particular order. After an
// exception no further call begins, and the exception is rethrown once all threads have ended.
void parallel_for(int count, int threads, const std::function<void(int number)>& work);

}  // namespace bocage
