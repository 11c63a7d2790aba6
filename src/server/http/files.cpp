#include "server/http/files.h"

#include <array>
#include <fstream>
#include <iterator>

namespace bocage::server {
namespace {

struct TypeInfo {
  std::string_view extension;
  std::string_view type;
};
constexpr auto kTypes = std::to_array<TypeInfo>({{".html", "text/html; charset=utf-8"},
                                                 {".js", "text/javascript; charset=utf-8"},
                                                 {".css", "text/css; charset=utf-8"},
                                                 {".json", "application/json"},
                                                 {".svg", "image/svg+xml"},
                                                 {".webmanifest", "application/manifest+json"},
                                                 {".txt", "text/plain; charset=utf-8"}});

std::string type_of(const std::filesystem::path& path) {
  for (const TypeInfo& row : kTypes) {
    if (path.extension() == row.extension) { return std::string(row.type); }
  }
  return "application/octet-stream";
}

std::shared_ptr<const std::string> read_whole(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

// Allows only our own files, and connections only to this server.
constexpr std::string_view kContentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

}  // namespace

Files::Files(const std::filesystem::path& folder) {
  std::error_code ignored;  // a missing folder yields no entries
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, ignored)) {
    if (!entry.is_regular_file()) { continue; }
    std::filesystem::path path = entry.path();
    const bool gzip = path.extension() == ".gz";
    const auto body = read_whole(path);
    if (gzip) { path.replace_extension(); }
    File& file = files_["/" + path.lexically_relative(folder).generic_string()];
    (gzip ? file.gzip : file.plain) = body;
    file.type = type_of(path);
  }
}

HttpResponse Files::get(const HttpRequest& request) const {
  auto found = files_.find(request.path);
  const bool client_route = found == files_.end() && request.path.find('.') == std::string::npos;
  if (client_route) { found = files_.find("/index.html"); }
  if (found == files_.end() || !found->second.plain) {
    return {404, "text/plain; charset=utf-8", std::make_shared<const std::string>("There is nothing here.\n")};
  }
  const File& file = found->second;
  const bool gzip = request.takes_gzip && file.gzip;
  HttpResponse response{200, file.type, gzip ? file.gzip : file.plain};
  // Built files have content hashes in their names; the page that refers to them does not.
  const bool immutable = found->first.starts_with("/assets/");
  response.headers.emplace_back("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (gzip) { response.headers.emplace_back("Content-Encoding", "gzip"); }
  if (file.type.starts_with("text/html")) { response.headers.emplace_back("Content-Security-Policy", kContentPolicy); }
  return response;
}

}  // namespace bocage::server
