#include "client/server_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bocage::client {
namespace {

// In the child, between fork and exec.
[[noreturn]] void exec_child(const std::vector<std::string>& command, int out, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) { _exit(1); }  // the parent died before the prctl call
  dup2(out, STDOUT_FILENO);
  std::vector<char*> words;
  for (const std::string& word : command) { words.push_back(const_cast<char*>(word.c_str())); }
  words.push_back(nullptr);
  execv(words[0], words.data());
  _exit(127);
}

std::string read_line(int from) {
  std::string line;
  char c = 0;
  while (::read(from, &c, 1) == 1 && c != '\n') { line += c; }
  return line;
}

}  // namespace

ServerProcess::ServerProcess(const std::string& program, const std::vector<std::string>& args) {
  std::vector<std::string> command{program, "serve", "--port", "0"};
  command.insert(command.end(), args.begin(), args.end());
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) { throw std::runtime_error("pipe2 failed"); }
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ == 0) { exec_child(command, ends[1], parent); }
  close(ends[1]);
  out_ = ends[0];
  if (pid_ < 0) { throw std::runtime_error("fork failed"); }
  const std::string line = read_line(out_);  // "Bocage listens on http://localhost:1944"
  const auto colon = line.rfind(':');
  if (!line.starts_with("Bocage listens") || colon == std::string::npos) {
    kill();
    throw std::runtime_error("the server did not start: " + line);
  }
  port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

ServerProcess::~ServerProcess() {
  kill();
  if (out_ >= 0) { close(out_); }
}

int ServerProcess::wait() {
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::kill() {
  if (pid_ <= 0) { return; }
  ::kill(pid_, SIGKILL);
  wait();
}

int ServerProcess::stop() {
  if (pid_ <= 0) { return -1; }
  ::kill(pid_, SIGTERM);
  return wait();
}

std::size_t ServerProcess::memory() const {
  std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
  for (std::string word; status >> word;) {
    std::size_t kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) { return kilobytes * 1024; }
  }
  return 0;
}

std::chrono::duration<double> ServerProcess::cpu_time() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
  std::string text;
  std::getline(file, text);
  std::istringstream rest(text.substr(std::min(text.rfind(')') + 1, text.size())));  // after the program's name
  constexpr int kFieldsBefore = 11;  // between the name and the user and system times
  std::string word;
  for (int i = 0; i < kFieldsBefore; ++i) { rest >> word; }
  double user = 0;
  double system = 0;
  rest >> user >> system;
  return std::chrono::duration<double>((user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

}  // namespace bocage::client
