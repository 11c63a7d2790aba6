// A client's request is either parsed or refused with a reason. Parsed fields keep to their length limits, and the
// mandatory ones are there.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

#include "server/app/request.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage::server;  // NOLINT(google-build-using-namespace): only in this function
  const auto request = request_from_text(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!request) {
    if (request.error().fault.empty()) { std::abort(); }  // a refusal must give a reason
    return 0;
  }
  constexpr std::size_t kMostShort = 64;
  constexpr std::size_t kMostChat = 2000;
  if (request->id < 0) { std::abort(); }
  for (const std::string* text : {&request->key, &request->invite, &request->action, &request->player, &request->to}) {
    if (text->size() > kMostShort) { std::abort(); }
  }
  if (request->text.size() > kMostChat) { std::abort(); }
  if (request->kind == RequestKind::Hello && request->key.empty()) { std::abort(); }
  const bool names_post = request->kind == RequestKind::Act || request->kind == RequestKind::Look;
  if (names_post && !request->post) { std::abort(); }
  if (request->kind == RequestKind::Sit && request->posts.empty()) { std::abort(); }
  return 0;
}
