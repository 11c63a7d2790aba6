#include "server/app/thinkers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <deque>

#include "scenario/library.h"
#include "server/app/battles.h"

namespace bocage::server {
namespace {

// Collects the callbacks; the test runs them.
class Loop final : public Outside {
 public:
  Timestamp now() const override { return 0; }
  void send(ConnectionId, Message) override {}
  void close(ConnectionId, CloseCode) override {}
  void post(std::function<void()> task) override {
    {
      const std::scoped_lock lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
  }
  void after(Milliseconds, std::function<void()>) override {}
  void offload(Lane, std::function<Completion()>) override {}

  void run_one() {
    std::unique_lock lock(mutex_);
    ASSERT_TRUE(wake_.wait_for(lock, std::chrono::seconds(30), [&] { return !tasks_.empty(); }));
    const auto task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    task();
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
};

class Quick final : public Player {
 public:
  Action choose(const Question& question) override { return question.offers()[0]; }
};

// Thinks until it is told to hurry or the test releases it.
class Endless final : public Player {
 public:
  explicit Endless(std::atomic<bool>& released) : released_(released) {}
  Action choose(const Question& question) override {
    hurry_ = false;
    while (!hurry_ && !released_) { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }
    return question.offers()[0];
  }
  void hurry() override { hurry_ = true; }
  bool searches() const override { return true; }

 private:
  std::atomic<bool>& released_;
  std::atomic<bool> hurry_ = false;
};

class ThinkersTest : public testing::Test {
 protected:
  Problem problem(std::shared_ptr<Player> player, const std::string& owner) {
    FastChance chance(1);
    const auto battle = battles_.battle(*battles_.current("01-pegasus-bridge"), {});
    const State state = new_game(*battle, chance, nullptr);
    return {battle, state, *pending(*battle, state).begin(), std::move(player), owner};
  }
  std::shared_ptr<Player> endless() { return std::make_shared<Endless>(released_); }

  Battles battles_{default_library()};
  Loop loop_;
  std::atomic<bool> released_ = false;
};

TEST_F(ThinkersTest, SearchesLeaveAThreadToQuickPlayers) {
  Thinkers thinkers(2, loop_);
  for (int i = 0; i < 20; ++i) {
    thinkers.ask(problem(endless(), "greedy"), [](const Action&) {});
  }
  bool answered = false;
  thinkers.ask(problem(std::make_shared<Quick>(), "ann"), [&](const Action&) { answered = true; });
  loop_.run_one();
  EXPECT_TRUE(answered);
  released_ = true;
}

TEST_F(ThinkersTest, OnesOwnSearchesWaitForEachOther) {
  std::vector<std::string> order;
  Thinkers thinkers(1, loop_);
  for (int i = 0; i < 10; ++i) {
    thinkers.ask(problem(endless(), "greedy"), [&](const Action&) { order.emplace_back("greedy"); });
  }
  thinkers.ask(problem(endless(), "ann"), [&](const Action&) { order.emplace_back("ann"); });
  released_ = true;
  for (int i = 0; i < 11; ++i) { loop_.run_one(); }
  const auto ann = std::find(order.begin(), order.end(), "ann") - order.begin();
  EXPECT_LE(ann, 2);  // behind the search that was running, and at most one more that had begun
}

// None of these players ever stops by itself, so every answer shows that somebody told it to hurry.
TEST_F(ThinkersTest, SearchesAreCutShortWhileOthersWait) {
  static constexpr int kWaiting = 300;  // 15 s among them leave each the least
  Thinkers thinkers(2, loop_);
  int answered = 0;
  for (int i = 0; i < kWaiting; ++i) {
    thinkers.ask(problem(endless(), "person " + std::to_string(i)), [&](const Action&) { ++answered; });
  }
  for (int i = 0; i < 10; ++i) { loop_.run_one(); }
  EXPECT_EQ(answered, 10);
  EXPECT_GE(thinkers.figures().hurried, 10U);
  released_ = true;
}

TEST_F(ThinkersTest, EndsWhilePlayersThink) {
  {
    Thinkers thinkers(2, loop_);
    for (int i = 0; i < 5; ++i) {
      thinkers.ask(problem(endless(), "ann"), [](const Action&) {});
    }
    while (thinkers.figures().running == 0) { std::this_thread::yield(); }
  }
  SUCCEED();  // the destructor returned
}

}  // namespace
}  // namespace bocage::server
