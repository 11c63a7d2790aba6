#include "server/data_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>

namespace bocage::server {
namespace {

constexpr mode_t kOwnerOnly = 0600;

std::string holder_of(int descriptor) {
  std::array<char, 24> text{};
  const auto size = ::pread(descriptor, text.data(), text.size() - 1, 0);
  return size > 0 ? std::string(text.data(), static_cast<std::size_t>(size)) : "unknown";
}

}  // namespace

DataLock::DataLock(const std::filesystem::path& folder)
    : descriptor_(::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly)) {
  if (descriptor_ < 0) {
    throw std::runtime_error((folder / "lock").string() + ": " + std::generic_category().message(errno));
  }
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    const std::string holder = holder_of(descriptor_);
    ::close(descriptor_);
    throw std::runtime_error(folder.string() + ": another server uses this data folder (process " + holder + ")");
  }
  const std::string own = std::to_string(::getpid());
  const bool written = ::ftruncate(descriptor_, 0) == 0 &&
                       ::pwrite(descriptor_, own.data(), own.size(), 0) == static_cast<ssize_t>(own.size());
  // The lock itself holds; only the message above would be less helpful.
  static_cast<void>(written);
}

DataLock::~DataLock() { ::close(descriptor_); }

}  // namespace bocage::server
