// usage: bocage_reference ROOT
// Writes the engine's tables into the files that repeat them, below ROOT.
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>

#include "reference/files.h"

namespace {

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void refresh(const std::string& root, std::string_view file) {
  const std::string path = root + "/" + std::string(file);
  const std::string now = content(path);
  const std::string made = bocage::reference::made(file, now);
  if (made == now) { return; }
  std::ofstream(path, std::ios::binary) << made;
  std::printf("wrote %s\n", path.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: bocage_reference ROOT\n", stderr);
    return 2;
  }
  try {
    for (const std::string_view file : bocage::reference::kFiles) { refresh(argv[1], file); }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
