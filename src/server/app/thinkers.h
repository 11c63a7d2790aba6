// Thread pool on which computer players think, so that the event loop never waits for them. Jobs are taken by priority
// (tables, then hints, then background work) and within it in order. All public functions are for the event loop.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "ai/player.h"
#include "server/app/outside.h"

namespace bocage::server {

// A question with everything its answer needs; the table may move on in the meantime.
struct Problem {
  std::shared_ptr<const Battle> battle;
  State state;
  PendingPost asked;
  std::shared_ptr<Player> player;  // must not be asked anything else meanwhile
};

// The action the adviser suggests, and its estimated winning chance, if it has one.
struct Advice {
  Action action;
  std::optional<double> chance;
};

class Thinkers {
 public:
  // Callbacks, which run on the event loop.
  using Then = std::function<void(const Action& action)>;
  using ThenAdvice = std::function<void(const std::optional<Advice>& advice)>;  // none: the adviser failed
  using Completion = std::function<void()>;

  Thinkers(int threads, Outside& outside);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // drops queued jobs, and tells running ones to hurry

  // For a table: one of the legal actions, whatever happens.
  void ask(Problem problem, Then then);
  // For a hint.
  void advise(Problem problem, ThenAdvice then);
  // Background work, in pieces of a fraction of a second that do not throw. A piece starts only when nothing else is
  // queued. It returns the callback to run on the event loop afterwards.
  void run_in_background(std::function<Completion()> piece);

 private:
  struct Job {
    std::function<Completion()> work;
    std::shared_ptr<Player> player{};  // to be told to hurry at shutdown
  };
  enum class Priority : std::uint8_t { Table, Hint, Background };  // the most urgent first
  static constexpr std::size_t kPriorities = 3;

  void add(Priority priority, Job job);
  std::deque<Job>* next_queue();  // the most urgent one with a job; null: all are empty. Needs the lock
  void run();

  Outside& outside_;
  std::mutex mutex_;  // guards `jobs_`, `busy_` and `stopping_`
  std::condition_variable wake_;
  std::array<std::deque<Job>, kPriorities> jobs_;
  std::vector<std::shared_ptr<Player>> busy_;  // players that are thinking now
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace bocage::server
