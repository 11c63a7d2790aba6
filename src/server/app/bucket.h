// Token bucket: allows a burst, then a steady rate.
#pragma once

#include <algorithm>

#include "store/store.h"

namespace bocage::server {

struct BucketSize {
  double most = 0;      // the burst
  double a_second = 0;  // the steady rate, in tokens per second
};

class Bucket {
 public:
  Bucket(BucketSize size, Timestamp now) : size_(size), left_(size.most), filled_at_(now) {}

  // Takes one token; false if there is none.
  bool take(Timestamp now) {
    const double seconds = static_cast<double>(now - filled_at_) / static_cast<double>(kSecond);
    left_ = std::min(size_.most, left_ + seconds * size_.a_second);
    filled_at_ = now;
    if (left_ < 1) { return false; }
    left_ -= 1;
    return true;
  }

 private:
  BucketSize size_;
  double left_;
  Timestamp filled_at_;
};

}  // namespace bocage::server
