// A parallel for loop.
#pragma once

#include <functional>

namespace bocage {

// Calls work(0) to work(count - 1) once each on a pool of threads, which take numbers from a shared counter. The first
// exception stops the loop and is rethrown.
void parallel_for(int count, int threads, const std::function<void(int number)>& work);

}  // namespace bocage
