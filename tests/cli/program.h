// The program as tests run it: arguments and input in, exit code and texts out.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace bocage::cli {

struct Ran {
  int exit = -1;
  std::string out;
  std::string err;
};

Ran run_program(const std::vector<std::string>& args);
Ran run_program(const std::vector<std::string>& args, const std::string& input);
Ran run_program(const std::vector<std::string>& args, const std::string& input, const Terminal& terminal);

// The same line many times, as input for a person who always answers alike.
std::string repeated(std::string_view line, int times);

bool contains(std::string_view text, std::string_view part);
int count(std::string_view text, std::string_view part);
std::vector<std::string> lines_of(const std::string& text);
std::string without_colours(std::string_view text);

// A directory that is gone after the test.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  std::string path(std::string_view name) const { return (directory_ / name).string(); }
  std::string write(std::string_view name, std::string_view text) const;  // returns its path
  std::string read(std::string_view name) const;

 private:
  std::filesystem::path directory_;
};

}  // namespace bocage::cli
