#include "server/app/fair_queue.h"

#include <gtest/gtest.h>

namespace bocage::server {
namespace {

// Takes and finishes jobs of the same cost, and returns whose they were.
std::string order(FairQueue<int>& queue, int count) {
  std::string owners;
  for (int i = 0; i < count; ++i) {
    const auto taken = queue.take();
    if (!taken) { break; }
    owners += taken->first;
    queue.finish(taken->first, 1);
  }
  return owners;
}

TEST(FairQueue, IsFirstInFirstOutForOneOwner) {
  FairQueue<int> queue;
  for (int i = 0; i < 5; ++i) { queue.add("a", i); }
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(queue.take()->second, i);
    queue.finish("a", 1);
  }
  EXPECT_FALSE(queue.take().has_value());
}

TEST(FairQueue, TakesTurnsBetweenOwners) {
  FairQueue<int> queue;
  for (int i = 0; i < 100; ++i) { queue.add("a", i); }
  queue.add("b", 0);
  queue.add("b", 1);
  EXPECT_EQ(order(queue, 6), "ababaa");
}

TEST(FairQueue, CountsWhatJobsCost) {
  FairQueue<int> queue;
  for (int i = 0; i < 10; ++i) {
    queue.add("a", i);
    queue.add("b", i);
  }
  EXPECT_EQ(queue.take()->first, "a");
  queue.finish("a", 5);
  EXPECT_EQ(order(queue, 6), "bbbbba");  // five of b for one of a; then they are level, and a is first
}

TEST(FairQueue, WaitingEarnsNoCredit) {
  FairQueue<int> queue;
  for (int i = 0; i < 100; ++i) { queue.add("a", i); }
  EXPECT_EQ(order(queue, 50), std::string(50, 'a'));
  for (int i = 0; i < 100; ++i) { queue.add("b", i); }
  const std::string next = order(queue, 20);
  EXPECT_EQ(std::count(next.begin(), next.end(), 'a'), 10);
}

TEST(FairQueue, AnOwnerWhoseJobRunsStillPaysForIt) {
  FairQueue<int> queue;
  queue.add("a", 0);
  queue.add("b", 0);
  ASSERT_EQ(queue.take()->first, "a");
  queue.add("a", 1);       // while its first job runs
  queue.finish("a", 100);  // which turns out to be long
  queue.add("b", 1);
  EXPECT_EQ(order(queue, 3), "bba");
}

}  // namespace
}  // namespace bocage::server
