// Keeps a second server off the same data folder.
#pragma once

#include <filesystem>

namespace bocage::server {

// Holds the folder's lock file. The system releases it when the process ends, however it ends.
class DataLock {
 public:
  // Throws std::runtime_error, naming the process that has it, if the folder is in use or cannot be written to.
  explicit DataLock(const std::filesystem::path& folder);
  ~DataLock();
  DataLock(const DataLock&) = delete;
  DataLock& operator=(const DataLock&) = delete;

 private:
  int descriptor_;
};

}  // namespace bocage::server
