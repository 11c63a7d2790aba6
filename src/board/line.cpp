#include "board/line.h"

#include <algorithm>

namespace bocage {
namespace {

// Affine maps preserve crossing and touching, so we use one that puts every corner on an integer point: the center of
// [c,r] is (c, 3r) and its corners are (c, 3r±2) and (c±1, 3r±1).
struct Point {
  int x;
  int y;
};

constexpr std::array<Point, 6> kCorners{{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};

Point center(Coord at) { return {at.col, 3 * at.row}; }
int cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
int dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }

// How a segment meets a hex; Left and Right: it only touches a hex on that side of it.
enum class Touch : std::uint8_t { None, Across, Left, Right };

// How the segment from `a` along `way` meets the hex around `middle`, which is neither end. Hexes do not overlap and
// both ends are centers, so the part of the infinite line inside the hex lies either entirely on the segment or
// entirely beyond one end: testing a single common point is enough.
Touch touch(Point a, Point way, Point middle) {
  std::array<int, 6> side{};   // per corner; positive is right of the line, since y grows downwards
  std::array<int, 6> along{};  // per corner, its projection onto the line, times the segment's length
  for (std::size_t i = 0; i < kCorners.size(); ++i) {
    const Point corner{middle.x + kCorners[i].x - a.x, middle.y + kCorners[i].y - a.y};
    side[i] = cross(way, corner);
    along[i] = dot(way, corner);
  }
  const int far_end = dot(way, way);
  const bool some_right = std::any_of(side.begin(), side.end(), [](int s) { return s > 0; });
  const bool some_left = std::any_of(side.begin(), side.end(), [](int s) { return s < 0; });

  for (std::size_t i = 0; i < side.size(); ++i) {
    if (side[i] == 0 && along[i] > 0 && along[i] < far_end) {  // a corner lies on the segment
      if (some_right && some_left) { return Touch::Across; }
      return some_right ? Touch::Right : Touch::Left;
    }
    const std::size_t next = (i + 1) % side.size();
    if ((side[i] < 0 && side[next] > 0) || (side[i] > 0 && side[next] < 0)) {
      // The line cuts the edge from corner i to the next at the fraction side[i] / parts. Comparing multiples of
      // `parts` avoids the division.
      const int parts = side[i] - side[next];
      const int cut = along[i] * parts + (along[next] - along[i]) * side[i];
      const bool inside = parts > 0 ? (cut > 0 && cut < far_end * parts) : (cut < 0 && cut > far_end * parts);
      return inside ? Touch::Across : Touch::None;
    }
  }
  return Touch::None;
}

}  // namespace

Line line_between(const Board& board, Hex a, Hex b) {
  Line line;
  const Point from = center(board.coord(a));
  const Point to = center(board.coord(b));
  const Point way{to.x - from.x, to.y - from.y};
  // The initializer-list overload of minmax returns values; the other one would return dangling references.
  const auto [left_col, right_col] = std::minmax({board.coord(a).col, board.coord(b).col});
  const auto [top, bottom] = std::minmax({board.coord(a).row, board.coord(b).row});
  for (int row = top; row <= bottom; ++row) {
    for (int col = left_col - 1; col <= right_col + 1; ++col) {
      const auto hex = board.find({col, row});
      if (!hex || *hex == a || *hex == b) { continue; }
      switch (touch(from, way, center({col, row}))) {
        case Touch::None: break;
        case Touch::Across: line.across.add(*hex); break;
        case Touch::Left: line.left.add(*hex); break;
        case Touch::Right: line.right.add(*hex); break;
      }
    }
  }
  return line;
}

}  // namespace bocage
