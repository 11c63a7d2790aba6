#include "server/app/thinkers.h"

#include <algorithm>
#include <cassert>
#include <exception>

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

Thinkers::Thinkers(int threads, Outside& outside) : outside_(outside) {
  for (int i = 0; i < threads; ++i) {
    threads_.emplace_back([this] { run(); });
  }
}

Thinkers::~Thinkers() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    for (const auto& player : busy_) { player->hurry(); }
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) { thread.join(); }
}

void Thinkers::ask(Problem problem, Then then) {
  const auto player = problem.player;
  const auto work = [problem = std::move(problem), then = std::move(then)]() -> Completion {
    return [then, action = choice_of(problem)] { then(action); };
  };
  add(Priority::Table, {work, player});
}

void Thinkers::advise(Problem problem, ThenAdvice then) {
  const auto player = problem.player;
  const auto work = [problem = std::move(problem), then = std::move(then)]() -> Completion {
    return [then, advice = advice_on(problem)] { then(advice); };
  };
  add(Priority::Hint, {work, player});
}

void Thinkers::run_in_background(std::function<Completion()> piece) { add(Priority::Background, {std::move(piece)}); }

void Thinkers::add(Priority priority, Job job) {
  {
    const std::scoped_lock lock(mutex_);
    jobs_[static_cast<std::size_t>(priority)].push_back(std::move(job));
  }
  wake_.notify_one();
}

std::deque<Thinkers::Job>* Thinkers::next_queue() {
  const auto found = std::find_if(jobs_.begin(), jobs_.end(), [](const auto& jobs) { return !jobs.empty(); });
  return found == jobs_.end() ? nullptr : &*found;
}

void Thinkers::run() {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return next_queue() != nullptr || stopping_; });
      if (stopping_) { return; }
      std::deque<Job>& jobs = *next_queue();
      job = std::move(jobs.front());
      jobs.pop_front();
      if (job.player) { busy_.push_back(job.player); }
    }
    Completion then = job.work();
    if (job.player) {
      const std::scoped_lock lock(mutex_);
      busy_.erase(std::find(busy_.begin(), busy_.end(), job.player));
    }
    outside_.post(std::move(then));
  }
}

}  // namespace bocage::server
