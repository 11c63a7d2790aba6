#include "second_sight.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace bocage::second_sight {
namespace {

// Regular hexes with sides of length 1, pointed at the top. Even across the Overlord board, a corner that is not on the
// segment is at least about 0.01 away from it, so these tolerances only absorb rounding.
constexpr double kApothem = std::numbers::sqrt3 / 2;  // from the center to the middle of a side
constexpr double kSlack = 1e-9;                       // tolerance of the clipping planes
constexpr double kShallow = 1e-6;                     // a chord no deeper than this only grazes the hex
constexpr double kHair = 1e-3;                        // offset of a shifted segment

struct Vec {
  double x;
  double y;  // downwards
};

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(double factor, Vec a) { return {factor * a.x, factor * a.y}; }
double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }

Vec center(Coord at) { return {at.col * kApothem, at.row * 1.5}; }
Vec to_the_right_of(Vec way) { return (1 / std::hypot(way.x, way.y)) * Vec{-way.y, way.x}; }

const std::array<Vec, 6>& outward_normals() {
  static const std::array<Vec, 6> normals = [] {
    std::array<Vec, 6> list{};
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double angle = static_cast<double>(i) * std::numbers::pi / 3;
      list[i] = {std::cos(angle), std::sin(angle)};
    }
    return list;
  }();
  return normals;
}

// Signed distance of a point to the boundary of the hex around `middle`; negative outside.
double depth(Vec point, Vec middle) {
  double nearest = kApothem;
  for (const Vec normal : outward_normals()) { nearest = std::min(nearest, kApothem - dot(normal, point - middle)); }
  return nearest;
}

struct Chord {
  double length;
  double depth;  // of its middle
};

// The part of the segment inside the hex (Cyrus-Beck clipping).
std::optional<Chord> clip(Vec start, Vec way, Vec middle) {
  double enters = 0;
  double leaves = 1;
  for (const Vec normal : outward_normals()) {
    const double room = kApothem + kSlack - dot(normal, start - middle);
    const double speed = dot(normal, way);
    if (std::abs(speed) < kSlack) {  // parallel to this side
      if (room < 0) { return std::nullopt; }
    } else if (speed > 0) {
      leaves = std::min(leaves, room / speed);
    } else {
      enters = std::max(enters, room / speed);
    }
  }
  if (enters > leaves) { return std::nullopt; }
  const Vec halfway = start + ((enters + leaves) / 2) * way;
  return Chord{(leaves - enters) * std::hypot(way.x, way.y), depth(halfway, middle)};
}

std::vector<Hex> run_through(const Board& board, Hex a, Hex b, Vec offset) {
  std::vector<Hex> hexes;
  const Vec start = center(board.coord(a)) + offset;
  const Vec way = center(board.coord(b)) - center(board.coord(a));
  board.all().for_each([&](Hex hex) {
    if (hex == a || hex == b) { return; }
    const auto chord = clip(start, way, center(board.coord(hex)));
    if (chord && chord->depth > kShallow) { hexes.push_back(hex); }
  });
  return hexes;
}

}  // namespace

std::vector<Meeting> meetings(const Board& board, Hex a, Hex b) {
  std::vector<Meeting> list;
  const Vec start = center(board.coord(a));
  const Vec way = center(board.coord(b)) - start;
  board.all().for_each([&](Hex hex) {
    if (hex == a || hex == b) { return; }
    const Vec middle = center(board.coord(hex));
    const auto chord = clip(start, way, middle);
    if (!chord) { return; }
    if (chord->depth > kShallow) {
      list.push_back({hex, Contact::Across, Side::Middle});
      return;
    }
    const Side side = dot(to_the_right_of(way), middle - start) > 0 ? Side::Right : Side::Left;
    list.push_back({hex, chord->length > 0.5 ? Contact::Edge : Contact::Corner, side});
  });
  return list;
}

Threads threads(const Board& board, Hex a, Hex b) {
  const Vec right = to_the_right_of(center(board.coord(b)) - center(board.coord(a)));
  return {run_through(board, a, b, -kHair * right), run_through(board, a, b, kHair * right)};
}

bool blocked(const Threads& threads, const ByHex<bool>& obstructed) {
  const auto is_obstructed = [&](Hex hex) { return obstructed[index(hex)]; };
  return std::any_of(threads.left.begin(), threads.left.end(), is_obstructed) &&
         std::any_of(threads.right.begin(), threads.right.end(), is_obstructed);
}

}  // namespace bocage::second_sight
