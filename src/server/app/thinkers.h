// Thread pool on which computer players think, so that the event loop never waits for them.
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
  std::shared_ptr<Player> player;  // not asked anything else meanwhile
};

// The action the adviser suggests, and its estimated winning chance, if it has one.
struct Advice {
  Action action;
  std::optional<double> chance;
};

class Thinkers {
 public:
  // Callbacks; they run on the event loop.
  using Then = std::function<void(const Action& action)>;
  using ThenAdvice = std::function<void(const std::optional<Advice>& advice)>;  // none: the adviser failed
  using Afterwards = std::function<void()>;

  Thinkers(int threads, Outside& outside);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // drops queued jobs, and tells running ones to hurry

  // Priority: tables, then hints, then background work.
  void ask(Problem problem, Then then);
  void advise(Problem problem, ThenAdvice then);
  // Background work, in pieces of a fraction of a second that do not throw. A piece starts only when nothing else is
  // queued. It returns the callback to run afterwards.
  void do_meanwhile(std::function<Afterwards()> piece);

 private:
  struct Job {
    std::function<Afterwards()> work;
    std::shared_ptr<Player> player{};  // to be told to hurry at shutdown
  };
  enum class Urgency : std::uint8_t { Table, Person, Nobody };
  static constexpr std::size_t kUrgencies = 3;

  void add(Urgency urgency, Job job);
  std::deque<Job>* most_urgent();  // null: all queues are empty
  void run();

  Outside& outside_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::array<std::deque<Job>, kUrgencies> jobs_;
  std::vector<std::shared_ptr<Player>> busy_;  // players that are thinking now
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace bocage::server
