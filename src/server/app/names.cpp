#include "server/app/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace bocage::server {
namespace {

constexpr std::size_t kMostBytes = 40;
constexpr int kMostMarksInARow = 2;  // more combining marks would spill over the lines above and below

// Computer players and roles of the server in every language of the client.
constexpr auto kReserved = std::to_array<const char*>(
    {"recruit", "sergeant",  "captain",   "general",       "random",        "heuristic",  "computer",
     "bot",     "bocage",    "server",    "admin",         "administrator", "moderator",  "host",
     "system",  "recrue",    "sergent",   "capitaine",     "général",       "ordinateur", "serveur",
     "rekrut",  "feldwebel", "hauptmann", "unteroffizier", "rechner"});

// Controls, invisible and bidirectional characters, private and unassigned code points.
bool is_forbidden(UChar32 c) {
  switch (u_charType(c)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return true;
    default: return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
  }
}

bool is_mark(UChar32 c) {
  const int8_t type = u_charType(c);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_COMBINING_SPACING_MARK;
}

bool is_legible(const icu::UnicodeString& text) {
  int marks = 0;
  bool letter = false;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    marks = is_mark(c) ? marks + 1 : 0;
    letter = letter || u_isalnum(c) != 0;
    if (is_forbidden(c) || marks > kMostMarksInARow) { return false; }
  }
  return letter;
}

icu::UnicodeString with_single_spaces(const icu::UnicodeString& text) {
  icu::UnicodeString out;
  bool gap = false;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    const bool space = u_isUWhiteSpace(c) != 0;
    if (!space && gap && !out.isEmpty()) { out.append(static_cast<UChar32>(' ')); }
    if (!space) { out.append(c); }
    gap = space;
  }
  return out;
}

// What a name looks like: letters that resemble each other are the same, and only letters and digits count.
class Looks {
 public:
  Looks() : checker_(uspoof_open(&error_)) {
    for (const char* name : kReserved) { reserved_.insert(of(icu::UnicodeString::fromUTF8(name))); }
  }
  ~Looks() { uspoof_close(checker_); }
  Looks(const Looks&) = delete;
  Looks& operator=(const Looks&) = delete;

  bool is_reserved(const icu::UnicodeString& name) const { return reserved_.contains(of(name)); }

 private:
  std::string of(icu::UnicodeString name) const {
    icu::UnicodeString letters;
    name.foldCase();
    for (int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
      if (u_isalnum(name.char32At(i)) != 0) { letters.append(name.char32At(i)); }
    }
    std::string text;
    letters.toUTF8String(text);
    std::array<char, 512> skeleton{};  // a skeleton may be longer than its name, but not by that much
    UErrorCode error = U_ZERO_ERROR;
    const int32_t size = uspoof_getSkeletonUTF8(checker_, 0, text.data(), static_cast<int32_t>(text.size()),
                                                skeleton.data(), static_cast<int32_t>(skeleton.size()), &error);
    return U_SUCCESS(error) != 0 ? std::string(skeleton.data(), static_cast<std::size_t>(size)) : text;
  }

  UErrorCode error_ = U_ZERO_ERROR;
  USpoofChecker* checker_;
  std::set<std::string> reserved_;
};

bool is_utf8(std::string_view text) {
  const auto* bytes = reinterpret_cast<const uint8_t*>(text.data());
  const auto size = static_cast<int32_t>(text.size());
  for (int32_t i = 0; i < size;) {
    UChar32 c = 0;
    U8_NEXT(bytes, i, size, c);  // NOLINT(bugprone-inc-dec-in-conditions): inside ICU's macro
    if (c < 0) { return false; }
  }
  return true;
}

}  // namespace

std::optional<std::string> normalised_name(std::string_view name) {
  static const Looks kLooks;
  static constexpr std::size_t kMostTyped = 4 * kMostBytes;  // spaces and decomposed letters may still shrink
  if (name.size() > kMostTyped || !is_utf8(name)) { return std::nullopt; }
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(error);
  if (U_FAILURE(error) != 0) { return std::nullopt; }
  const auto typed = icu::UnicodeString::fromUTF8({name.data(), static_cast<int32_t>(name.size())});
  const icu::UnicodeString plain = nfc->normalize(with_single_spaces(typed), error);
  std::string text;
  plain.toUTF8String(text);
  const bool fits = !text.empty() && text.size() <= kMostBytes;
  const bool fine = U_SUCCESS(error) != 0 && fits && is_legible(plain) && !kLooks.is_reserved(plain);
  return fine ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace bocage::server
