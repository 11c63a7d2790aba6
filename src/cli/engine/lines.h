// Lines of bounded length from a stream that another program writes.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace bocage::cli::engine {

inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;  // bytes
inline constexpr int kDeepestNesting = 64;                          // lists and objects inside each other

enum class LineRead : std::uint8_t { Read, TooLong, End };

// The next line without its line break. A line that is too long is skipped.
LineRead read_line(std::istream& in, std::string& line);

// Whether brackets outside strings are nested deeper than that. Checked before parsing: deep values are costly to free.
bool nests_too_deeply(std::string_view text);

}  // namespace bocage::cli::engine
