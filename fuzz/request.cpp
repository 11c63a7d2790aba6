// A client's request is either parsed or refused with a reason; parsed fields stay within their length limits.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/app/request.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage::server;  // NOLINT(google-build-using-namespace): one function, and it is all ours
  const auto request = request_from_text(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!request) {
    if (request.error().fault.empty()) { std::abort(); }  // a refusal must give a reason
    return 0;
  }
  constexpr std::size_t kMostShort = 64;
  constexpr std::size_t kMostSaid = 2000;
  if (request->id < 0) { std::abort(); }
  if (request->key.size() > kMostShort || request->invite.size() > kMostShort || request->to.size() > kMostShort ||
      request->text.size() > (request->what == Do::Say ? kMostSaid : kMostShort)) {
    std::abort();
  }
  if (request->what == Do::Hello && request->key.empty()) { std::abort(); }
  const bool names_posts = request->what == Do::Act || request->what == Do::Sit || request->what == Do::Look;
  if (names_posts && request->posts.empty()) { std::abort(); }
  return 0;
}
