// Token bucket: allows a burst, then a steady rate.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "store/store.h"

namespace bocage::server {

struct BucketSize {
  double burst = 0;
  double per_minute = 0;  // the steady rate
};

class Bucket {
 public:
  Bucket(BucketSize size, Timestamp now) : size_(size), left_(size.burst), filled_at_(now) {}

  // Takes one token; false if there is none.
  bool take(Timestamp now) {
    left_ = level(now);
    filled_at_ = now;
    if (left_ < 1) { return false; }
    left_ -= 1;
    return true;
  }

  bool is_full(Timestamp now) const { return level(now) >= size_.burst; }

 private:
  double level(Timestamp now) const {
    static constexpr double kMinute = 60 * kSecond;
    return std::min(size_.burst, left_ + static_cast<double>(now - filled_at_) * size_.per_minute / kMinute);
  }

  BucketSize size_;
  double left_;
  Timestamp filled_at_;
};

// One bucket per key. Full buckets are forgotten, since a new one is the same. If too many are not full, new keys are
// refused rather than old ones forgiven: the alternative would let a flood of addresses reset everyone's limit.
class Buckets {
 public:
  explicit Buckets(BucketSize size, std::size_t most_keys = 100'000) : size_(size), most_keys_(most_keys) {}

  bool take(const std::string& key, Timestamp now) {
    const auto found = buckets_.find(key);
    if (found != buckets_.end()) { return found->second.take(now); }
    if (buckets_.size() >= most_keys_ && !sweep(now)) { return false; }
    return buckets_.emplace(key, Bucket(size_, now)).first->second.take(now);
  }
  std::size_t size() const { return buckets_.size(); }

 private:
  // Whether there is room now. A sweep visits every bucket, so it runs at most once a second.
  bool sweep(Timestamp now) {
    static constexpr Milliseconds kPause = kSecond;
    if (swept_ && now - swept_at_ < kPause) { return false; }
    swept_ = true;
    swept_at_ = now;
    std::erase_if(buckets_, [now](const auto& it) { return it.second.is_full(now); });
    return buckets_.size() < most_keys_;
  }

  BucketSize size_;
  std::size_t most_keys_;
  std::unordered_map<std::string, Bucket> buckets_;
  bool swept_ = false;
  Timestamp swept_at_ = 0;
};

}  // namespace bocage::server
