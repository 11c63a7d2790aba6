// The program's exit codes.
#pragma once

namespace bocage::cli {

enum class Exit : int {
  Ok = 0,
  Wrong = 1,  // a check failed: a record diverges, a battle file has faults, a signature differs
  Usage = 2,  // bad usage, or an input that cannot be read
};

}  // namespace bocage::cli
