// The client's files, all read into memory at startup. A path can only name one of them, so there is no path traversal.
#pragma once

#include <filesystem>
#include <unordered_map>

#include "server/http/message.h"

namespace bocage::server {

class Files {
 public:
  // A folder that does not exist counts as empty. NAME.gz next to NAME is its compressed form.
  explicit Files(const std::filesystem::path& folder);

  bool empty() const { return files_.empty(); }
  // The file at this path. An unknown path without an extension gets the client's page, whose router takes over.
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
