#include "server/data_lock.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "client/folder.h"

namespace bocage::server {
namespace {

TEST(DataLock, KeepsASecondServerOut) {
  const client::Folder folder;
  {
    const DataLock first(folder.path());
    try {
      const DataLock second(folder.path());
      FAIL() << "two servers on one folder";
    } catch (const std::runtime_error& error) {
      const std::string why = error.what();
      EXPECT_NE(why.find(folder.path()), std::string::npos) << why;
      EXPECT_NE(why.find("process " + std::to_string(::getpid())), std::string::npos) << why;
    }
  }
  EXPECT_NO_THROW(const DataLock again(folder.path()));
}

TEST(DataLock, NamesAFolderThatCannotBeWritten) {
  EXPECT_THROW(const DataLock lock("/nowhere/at/all"), std::runtime_error);
}

}  // namespace
}  // namespace bocage::server
