// Threads on which computer players think, so that the tables go on meanwhile.
#pragma once

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

class Thinkers {
 public:
  using Then = std::function<void(const Action& action)>;  // on the application's thread

  Thinkers(int threads, Outside& outside);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // what is not begun is forgotten, what is begun ends soon

  void ask(Problem problem, Then then);

 private:
  struct Job {
    Problem problem;
    Then then;
  };
  void run();

  Outside& outside_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  std::vector<std::shared_ptr<Player>> busy_;  // who thinks right now
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace bocage::server
