#include "server/app/thinkers.h"

#include <algorithm>
#include <exception>

#include "server/app/log.h"

namespace bocage::server {
namespace {

// What the player chooses; if it fails, the first action on offer, since the others at the table wait for one.
Action choice_of(const Problem& problem) {
  ActionList offers;
  legal(*problem.battle, problem.state, problem.asked.post, offers);
  try {
    return problem.player->choose(Question(*problem.battle, problem.state, problem.asked, offers));
  } catch (const std::exception& error) {
    log_error("player", {{"why", error.what()}});
    return offers[0];
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
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back({std::move(problem), std::move(then)});
  }
  wake_.notify_one();
}

void Thinkers::run() {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return !jobs_.empty() || stopping_; });
      if (stopping_) { return; }
      job = std::move(jobs_.front());
      jobs_.pop_front();
      busy_.push_back(job.problem.player);
    }
    const Action action = choice_of(job.problem);
    {
      const std::scoped_lock lock(mutex_);
      busy_.erase(std::find(busy_.begin(), busy_.end(), job.problem.player));
    }
    outside_.post([then = std::move(job.then), action] { then(action); });
  }
}

}  // namespace bocage::server
