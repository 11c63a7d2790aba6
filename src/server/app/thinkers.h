// Thread pool on which computer players think, so that the event loop never waits for them. Jobs are taken by priority
// (tables, then hints, then background work) and within it in order. All public functions are for the event loop.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "ai/player.h"
#include "server/app/fair_queue.h"
#include "server/app/outside.h"

namespace bocage::server {

// A question with everything its answer needs; the table may move on in the meantime.
struct Problem {
  std::shared_ptr<const Battle> battle;
  State state;
  PendingPost asked;
  std::shared_ptr<Player> player;  // not asked anything else meanwhile
  std::string owner{};             // the person on whose behalf it thinks: threads are shared fairly between owners
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

  // Without threads, the event loop itself thinks, in tasks of its own: for hosts that have only one thread.
  Thinkers(int threads, Outside& outside);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // drops queued jobs, and tells running ones to hurry

  // Priority: tables, then hints, then background work. Players that search for long never get every thread (unless
  // there is only one), so the others answer at once. The more of them wait, the less time each gets: the last in the
  // queue waits about kLongestWait.
  void ask(Problem problem, Then then);
  // For a hint.
  void advise(Problem problem, ThenAdvice then);
  // Background work, in pieces of a fraction of a second that do not throw. A piece starts only when nothing else is
  // queued. It returns the callback to run on the event loop afterwards.
  void run_in_background(std::function<Completion()> piece);

  struct Figures {
    std::size_t quick = 0;  // waiting
    std::size_t searches = 0;
    std::size_t hints = 0;
    std::size_t background = 0;
    std::size_t running = 0;
    std::uint64_t done = 0;
    std::uint64_t hurried = 0;  // searches that were cut short because others waited
  };
  Figures figures() const;

  static constexpr std::chrono::milliseconds kLongestWait{15'000};
  static constexpr std::chrono::milliseconds kLeastThinking{50};

 private:
  using Clock = std::chrono::steady_clock;
  struct Job {
    std::function<Completion()> work;
    std::shared_ptr<Player> player{};  // to be told to hurry
  };
  using Queue = FairQueue<Job>;
  // A job on a thread.
  struct Running {
    std::shared_ptr<Player> player;
    Clock::time_point began;
    bool searches = false;
    bool hurried = false;
  };

  void add(Queue& queue, const std::string& owner, Job job);
  Queue* next_queue();  // null: nothing may start now
  bool is_long(const Queue* queue) const { return queue == &searches_ || queue == &hints_; }
  void run();
  void run_next(std::unique_lock<std::mutex>& lock);  // one job; there must be one that may start
  void keep_time();
  Clock::duration slice() const;  // how long a search may take now

  Outside& outside_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable time_;  // for keep_time()
  Queue quick_;                   // tables whose players answer in milliseconds
  Queue searches_;                // tables whose players search
  Queue hints_;
  Queue background_;
  std::vector<Running*> running_;
  std::size_t searching_ = 0;       // of the running jobs
  std::size_t most_searching_ = 1;  // threads that searches may occupy
  std::uint64_t done_ = 0;
  std::uint64_t hurried_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
  std::thread timekeeper_;
};

}  // namespace bocage::server
