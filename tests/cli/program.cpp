#include "program.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "cli/run.h"

namespace bocage::cli {

Ran run_program(const std::vector<std::string>& args, const std::string& input, const Terminal& terminal) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int exit = run(args, {in, out, err, terminal});
  return {exit, out.str(), err.str()};
}

Ran run_program(const std::vector<std::string>& args, const std::string& input) { return run_program(args, input, {}); }
Ran run_program(const std::vector<std::string>& args) { return run_program(args, ""); }

std::string repeated(std::string_view line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) { (text += line) += '\n'; }
  return text;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) {
    ++found;
  }
  return found;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) { lines.push_back(line); }
  return lines;
}

std::string without_colours(std::string_view text) {
  std::string plain;
  bool in_code = false;
  for (const char letter : text) {
    if (letter == '\x1b') { in_code = true; }
    if (!in_code) { plain += letter; }
    if (letter == 'm') { in_code = false; }
  }
  return plain;
}

Scratch::Scratch() {
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  std::string name = std::string("bocage-") + test->test_suite_name() + "-" + test->name();
  for (char& letter : name) { letter = letter == '/' ? '-' : letter; }
  // Tests of one name may run at the same time, in several builds.
  std::random_device device;
  directory_ = std::filesystem::temp_directory_path() / (name + "-" + std::to_string(device()));
  std::filesystem::create_directories(directory_);
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(directory_, ignored);
}

std::string Scratch::write(std::string_view name, std::string_view text) const {
  std::ofstream(path(name), std::ios::binary) << text;
  return path(name);
}

std::string Scratch::read(std::string_view name) const {
  std::ostringstream text;
  text << std::ifstream(path(name), std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace bocage::cli
