// A temporary folder, removed with its owner.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace bocage::client {

class Folder {
 public:
  explicit Folder(const std::filesystem::path& place = std::filesystem::temp_directory_path())
      : path_((place / "bocage-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) { throw std::runtime_error("no temporary folder in " + place.string()); }
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace bocage::client
