#include "server/app/thinkers.h"

#include <algorithm>
#include <cassert>
#include <exception>
#include <utility>

#include "server/app/log.h"

namespace bocage::server {
namespace {

// The player's choice. If the player fails, the first offer, because the table is waiting.
Action choice_of(const Problem& problem) {
  ActionList offers;
  legal(*problem.battle, problem.state, problem.asked.post, offers);
  assert(!offers.empty());
  try {
    return problem.player->choose(Question(*problem.battle, problem.state, problem.asked, offers));
  } catch (const std::exception& error) {
    log_error("player", {{"why", error.what()}});
    return offers[0];
  }
}

std::optional<Advice> advice_on(const Problem& problem) {
  ActionList offers;
  legal(*problem.battle, problem.state, problem.asked.post, offers);
  const Question question(*problem.battle, problem.state, problem.asked, offers);
  try {
    const Action action = problem.player->choose(question);
    return Advice{action, problem.player->win_probability(question)};
  } catch (const std::exception& error) {
    log_error("adviser", {{"why", error.what()}});
    return std::nullopt;
  }
}

}  // namespace

Thinkers::Thinkers(int threads, Outside& outside)
    : outside_(outside), most_searching_(static_cast<std::size_t>(std::max(1, threads - 1))) {
  for (int i = 0; i < threads; ++i) {
    threads_.emplace_back([this] { run(); });
  }
  if (threads > 0) {
    timekeeper_ = std::thread([this] { keep_time(); });
  }
}

Thinkers::~Thinkers() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    for (Queue* queue : {&quick_, &searches_, &hints_, &background_}) { queue->clear_waiting(); }
  }
  wake_.notify_all();
  time_.notify_all();
  for (std::thread& thread : threads_) { thread.join(); }
  if (timekeeper_.joinable()) { timekeeper_.join(); }
}

void Thinkers::ask(Problem problem, Then then) {
  const auto player = problem.player;
  const std::string owner = problem.owner;
  const auto work = [problem = std::move(problem), then = std::move(then)]() -> Completion {
    return [then, action = choice_of(problem)] { then(action); };
  };
  add(player->searches() ? searches_ : quick_, owner, {work, player});
}

void Thinkers::advise(Problem problem, ThenAdvice then) {
  const auto player = problem.player;
  const std::string owner = problem.owner;
  const auto work = [problem = std::move(problem), then = std::move(then)]() -> Completion {
    return [then, advice = advice_on(problem)] { then(advice); };
  };
  add(hints_, owner, {work, player});
}

void Thinkers::run_in_background(std::function<Completion()> piece) { add(background_, "", {std::move(piece)}); }

void Thinkers::add(Queue& queue, const std::string& owner, Job job) {
  {
    const std::scoped_lock lock(mutex_);
    queue.add(owner, std::move(job));
  }
  if (threads_.empty()) {
    return outside_.post([this] {
      std::unique_lock lock(mutex_);
      if (next_queue() != nullptr) { run_next(lock); }
    });
  }
  wake_.notify_one();
  time_.notify_one();  // the more jobs wait, the shorter the slices
}

Thinkers::Queue* Thinkers::next_queue() {
  if (!quick_.empty()) { return &quick_; }
  if (searching_ < most_searching_) {
    if (!searches_.empty()) { return &searches_; }
    if (!hints_.empty()) { return &hints_; }
  }
  const bool idle = searches_.empty() && hints_.empty();
  return idle && !background_.empty() ? &background_ : nullptr;
}

Thinkers::Clock::duration Thinkers::slice() const {
  const std::size_t wanting = std::max<std::size_t>(1, searches_.size() + hints_.size() + searching_);
  const auto share = kLongestWait * static_cast<int>(most_searching_) / static_cast<int>(wanting);
  return std::max<Clock::duration>(kLeastThinking, share);
}

void Thinkers::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return next_queue() != nullptr || stopping_; });
    if (stopping_) { return; }
    run_next(lock);
  }
}

void Thinkers::run_next(std::unique_lock<std::mutex>& lock) {
  Queue& queue = *next_queue();
  auto [owner, job] = std::move(*queue.take());
  Running running{job.player, Clock::now(), is_long(&queue)};
  running_.push_back(&running);
  if (running.searches) { ++searching_; }
  lock.unlock();
  time_.notify_one();
  Completion then = job.work();
  const std::chrono::duration<double, std::milli> took = Clock::now() - running.began;
  job = {};  // its captures may be large, or lock something else
  lock.lock();
  // On one thread everything must be reproducible, so every job costs the same.
  queue.finish(owner, threads_.empty() ? 1 : took.count());
  running_.erase(std::find(running_.begin(), running_.end(), &running));
  ++done_;
  if (stopping_) { time_.notify_one(); }
  if (running.searches) {
    --searching_;
    wake_.notify_one();  // another search may start
  }
  outside_.post(std::move(then));
}

// Ends searches whose slice is used up while others wait, and all of them when the server stops. A player that has not
// quite begun misses the call, so it is repeated.
void Thinkers::keep_time() {
  static constexpr std::chrono::milliseconds kAgain{20};
  std::unique_lock lock(mutex_);
  while (!stopping_ || !running_.empty()) {
    std::optional<Clock::time_point> next;
    const Clock::time_point now = Clock::now();
    const Clock::duration allowed = slice();
    const bool others_wait = !searches_.empty() || !hints_.empty();
    for (Running* running : running_) {
      if (!running->player || !(stopping_ || (running->searches && others_wait))) { continue; }
      const Clock::time_point ends = stopping_ ? now : running->began + allowed;
      if (ends <= now) {
        running->player->hurry();
        if (!std::exchange(running->hurried, true)) { ++hurried_; }
      }
      const Clock::time_point look_again = std::max(ends, now + kAgain);
      next = std::min(next.value_or(look_again), look_again);
    }
    if (next) {
      time_.wait_until(lock, *next);
    } else {
      time_.wait(lock);
    }
  }
}

Thinkers::Figures Thinkers::figures() const {
  const std::scoped_lock lock(mutex_);
  return {quick_.size(), searches_.size(), hints_.size(), background_.size(), running_.size(), done_, hurried_};
}

}  // namespace bocage::server
