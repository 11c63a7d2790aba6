// Threads on which computer players think, so that the tables go on meanwhile.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "ai/player.h"
#include "server/app/outside.h"

namespace bocage::server {

// A question with everything that its answer needs; the table may move on while it is thought about.
struct Problem {
  std::shared_ptr<const Battle> battle;
  State state;
  PendingPost asked;
  std::shared_ptr<Player> player;  // asked by nobody else meanwhile
};

// What an adviser would do, and how he sees the chances of victory, if he does.
struct Advice {
  Action action;
  std::optional<double> chance;
};

class Thinkers {
 public:
  // On the application's thread, like everything that is done afterwards.
  using Then = std::function<void(const Action& action)>;
  using ThenAdvice = std::function<void(const std::optional<Advice>& advice)>;  // nothing: the adviser failed
  using Afterwards = std::function<void()>;

  Thinkers(int threads, Outside& outside);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // what is not begun is forgotten, what is begun ends soon

  // What whole tables wait for comes first, then what one person waits for.
  void ask(Problem problem, Then then);
  void advise(Problem problem, ThenAdvice then);
  // What nobody at a table waits for, in pieces of a fraction of a second that throw nothing: each begins only when nothing
  // else is to be done. It gives what is to be done afterwards.
  void do_meanwhile(std::function<Afterwards()> piece);

 private:
  struct Job {
    std::function<Afterwards()> work;
    std::shared_ptr<Player> player{};  // that can be told to hurry
  };
  enum class Urgency : std::uint8_t { Table, Person, Nobody };
  static constexpr std::size_t kUrgencies = 3;

  void add(Urgency urgency, Job job);
  std::deque<Job>* most_urgent();  // null: nothing is to be done
  void run();

  Outside& outside_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::array<std::deque<Job>, kUrgencies> jobs_;
  std::vector<std::shared_ptr<Player>> busy_;  // who thinks right now
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace bocage::server
