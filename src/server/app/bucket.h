// Token bucket: a burst, then a steady rate.
#pragma once

#include <algorithm>

#include "store/store.h"

namespace bocage::server {

struct BucketSize {
  double most = 0;
  double a_second = 0;
};

class Bucket {
 public:
  Bucket(BucketSize size, Milliseconds now) : size_(size), left_(size.most), at_(now) {}

  bool take(Milliseconds now, double amount = 1) {
    static constexpr double kSecond = 1000;
    left_ = std::min(size_.most, left_ + static_cast<double>(now - at_) * size_.a_second / kSecond);
    at_ = now;
    if (left_ < amount) { return false; }
    left_ -= amount;
    return true;
  }

 private:
  BucketSize size_;
  double left_;
  Milliseconds at_;
};

}  // namespace bocage::server
