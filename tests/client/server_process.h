// `bocage serve` as a separate process that can be inspected and killed.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace bocage::client {

class ServerProcess {
 public:
  // Starts PROGRAM serve --port 0 ARGS... and returns once it listens. The process never outlives its parent.
  ServerProcess(const std::string& program, const std::vector<std::string>& args);
  ~ServerProcess();  // kills it if it is still running
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  void kill();  // like `kill -9`: no cleanup
  int stop();   // asks it to terminate; its exit code, or -1 if it did not exit by itself

  std::size_t memory() const;                      // resident set size in bytes
  std::chrono::duration<double> cpu_time() const;  // user and system, so far

 private:
  int wait();

  pid_t pid_ = -1;
  int out_ = -1;  // its standard output
  std::uint16_t port_ = 0;
};

}  // namespace bocage::client
