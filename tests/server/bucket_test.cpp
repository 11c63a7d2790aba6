#include "server/app/bucket.h"

#include <gtest/gtest.h>

namespace bocage::server {
namespace {

TEST(Bucket, AllowsABurstAndThenASteadyRate) {
  Bucket bucket({3, 60}, 0);
  EXPECT_TRUE(bucket.take(0));
  EXPECT_TRUE(bucket.take(0));
  EXPECT_TRUE(bucket.take(0));
  EXPECT_FALSE(bucket.take(0));
  EXPECT_FALSE(bucket.take(999));
  EXPECT_TRUE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(1000));
  EXPECT_TRUE(bucket.take(60'000));  // never more than the burst
  EXPECT_TRUE(bucket.take(60'000));
  EXPECT_TRUE(bucket.take(60'000));
  EXPECT_FALSE(bucket.take(60'000));
}

TEST(Buckets, CountEachKeyByItself) {
  Buckets buckets({1, 60});
  EXPECT_TRUE(buckets.take("a", 0));
  EXPECT_FALSE(buckets.take("a", 0));
  EXPECT_TRUE(buckets.take("b", 0));
}

TEST(Buckets, ForgetFullOnesWhenThereIsNoRoom) {
  Buckets buckets({2, 60}, 3);
  for (const char* key : {"a", "b", "c"}) { EXPECT_TRUE(buckets.take(key, 0)); }
  EXPECT_FALSE(buckets.take("d", 500));  // none is full yet
  EXPECT_TRUE(buckets.take("d", 2000));  // all are
  EXPECT_EQ(buckets.size(), 1U);
}

// A flood of new addresses must not give back what a known one has used up.
TEST(Buckets, AFloodOfKeysForgivesNobody) {
  Buckets buckets({1, 0.06}, 10);
  EXPECT_TRUE(buckets.take("known", 0));
  for (int i = 0; i < 1000; ++i) { buckets.take("new " + std::to_string(i), i); }
  EXPECT_FALSE(buckets.take("known", 1000));
  EXPECT_LE(buckets.size(), 10U);
}

}  // namespace
}  // namespace bocage::server
