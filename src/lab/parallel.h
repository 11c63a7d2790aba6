// Numbered pieces of work on several threads.
#pragma once

#include <functional>

namespace bocage {

// Does 0, 1, ... `count` - 1, each once, in about this order. An exception ends the work and comes out of here.
void do_numbered(int count, int threads, const std::function<void(int number)>& work);

}  // namespace bocage
