// Plots as inline SVG. Each value has a tooltip.
#pragma once

#include <span>
#include <vector>

#include "cli/report/markup.h"
#include "cli/words/words.h"
#include "lab/statistics.h"

namespace bocage::cli {

// A dot on a line with its interval, one under the other; `middle` is marked.
struct DotRow {
  std::string label{};
  double value = 0;
  Interval interval{};
  std::string says{};
};
void draw_dots(Markup& out, std::span<const DotRow> rows, double middle);

// Shares between 0 and 1 with their intervals: bars that begin at one half, some for each label.
struct Bar {
  std::string look{};  // a class of the style: axis, allies
  double share = 0;
  Interval interval{};
  std::string says{};
};
struct BarRow {
  std::string label{};
  std::vector<Bar> bars{};
};
void draw_shares(Markup& out, std::span<const BarRow> rows);

// How many games took how many turns.
void draw_histogram(Markup& out, std::span<const double> values, const Words& words);

// Shares, each with its interval, over a number.
struct SharePoint {
  double at = 0;
  double share = 0;
  Interval interval{};
  std::string says{};
};
void draw_points(Markup& out, std::span<const SharePoint> points, std::string_view below, std::string_view beside,
                 const Words& words);

}  // namespace bocage::cli
