// `bocage serve` as a process of its own: it can be looked at from outside, and it can be killed.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace bocage::client {

class ServerProcess {
 public:
  // Starts PROGRAM serve --port 0 ARGS... and returns once it listens. It never outlives the one who started it.
  ServerProcess(const std::string& program, const std::vector<std::string>& args);
  ~ServerProcess();  // killed if it still runs
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  void kill();  // as by `kill -9`: it gets no chance to do anything
  int stop();   // asks it to end; its exit code, -1 if it did not end by itself

  std::size_t memory() const;                  // bytes of it that are in memory
  std::chrono::duration<double> work() const;  // processor time it has had

 private:
  int wait();

  pid_t pid_ = -1;
  int out_ = -1;  // what it prints
  std::uint16_t port_ = 0;
};

}  // namespace bocage::client
