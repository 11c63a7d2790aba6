// The client's files. All of them are read when the server starts: what is not among them cannot be asked for, whatever
// the path says.
#pragma once

#include <filesystem>
#include <unordered_map>

#include "server/http/message.h"

namespace bocage::server {

class Files {
 public:
  // A folder that does not exist is empty. A file NAME.gz beside NAME is its compressed form.
  explicit Files(const std::filesystem::path& folder);

  bool empty() const { return files_.empty(); }
  // The file at this path; for a path that no file has, the page itself, which knows what to do with it.
  HttpResponse get(const HttpRequest& request) const;

 private:
  struct File {
    std::string type;
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> gzip;
  };
  std::unordered_map<std::string, File> files_;
};

}  // namespace bocage::server
