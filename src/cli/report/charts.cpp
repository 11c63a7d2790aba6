#include "cli/report/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bocage::cli {
namespace {

constexpr double kPaperWidth = 800;
constexpr double kLabelRoom = 220;  // room for names at the left
constexpr double kPaperMargin = 24;

std::string px(double value) { return fmt::format("{:.1f}", value); }

// Maps values to coordinates.
struct Ruler {
  double from, to;    // values
  double begin, end;  // places
  double operator()(double value) const {
    return begin + (std::clamp(value, from, to) - from) / (to - from) * (end - begin);
  }
};

// A round number, such that about `marks` steps of it make up the span.
double round_step(double span, int marks) {
  if (span <= 0) { return 1; }
  const double rough = span / marks;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double times : {1.0, 2.0, 5.0}) {
    if (times * power >= rough) { return times * power; }
  }
  return 10 * power;
}

std::string short_number(double value) { return fmt::format("{:g}", std::abs(value) < 1e-9 ? 0.0 : value); }

void line(Markup& out, std::string_view look, double x1, double y1, double x2, double y2) {
  out.empty("line", {{"class", std::string(look)}, {"x1", px(x1)}, {"y1", px(y1)}, {"x2", px(x2)}, {"y2", px(y2)}});
}

void label(Markup& out, std::string_view look, std::string_view anchor, double x, double y, std::string_view text) {
  out.element("text", {{"class", std::string(look)}, {"text-anchor", std::string(anchor)}, {"x", px(x)}, {"y", px(y)}},
              text);
}

void bar(Markup& out, std::string_view look, double x, double y, double width, double height, std::string_view says) {
  out.element("rect",
              {{"class", std::string(look)},
               {"x", px(x)},
               {"y", px(y)},
               {"width", px(std::max(width, 0.0))},
               {"height", px(height)},
               {"rx", "2"}},
              [&] { out.element("title", {}, says); });
}

void dot(Markup& out, double x, double y, std::string_view says) {
  out.element("circle", {{"class", "dot"}, {"cx", px(x)}, {"cy", px(y)}, {"r", "5"}},
              [&] { out.element("title", {}, says); });
}

template <class Inside>
void paper(Markup& out, double height, const Inside& inside) {
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("svg",
                {{"xmlns", "http://www.w3.org/2000/svg"},
                 {"role", "img"},
                 {"width", px(kPaperWidth)},
                 {"height", px(height)},
                 {"viewBox", "0 0 " + px(kPaperWidth) + " " + px(height)}},
                inside);
  });
  out.line();
}

void marks_across(Markup& out, const Ruler& x, double step, double top, double bottom, double times,
                  std::string_view unit) {
  for (double at = std::ceil(x.from / step) * step; at <= x.to + step / 1000; at += step) {
    line(out, "grid", x(at), top, x(at), bottom);
    label(out, "soft", "middle", x(at), bottom + 16, short_number(at * times) + std::string(unit));
  }
}

}  // namespace

void draw_dots(Markup& out, std::span<const DotRow> rows, double middle) {
  static constexpr double kRow = 30;
  double low = middle;
  double high = middle;
  for (const DotRow& row : rows) {
    low = std::min(low, row.interval.low);
    high = std::max(high, row.interval.high);
  }
  const double room = high > low ? (high - low) * 0.05 : 1;
  const Ruler x{low - room, high + room, kLabelRoom, kPaperWidth - kPaperMargin};
  const double bottom = 8 + kRow * static_cast<double>(rows.size());
  paper(out, bottom + 24, [&] {
    marks_across(out, x, round_step(x.to - x.from, 7), 8, bottom, 1, "");
    line(out, "middle", x(middle), 8, x(middle), bottom);
    double y = 8 + kRow / 2;
    for (const DotRow& row : rows) {
      label(out, "", "end", kLabelRoom - 16, y + 4, row.label);
      line(out, "whisker", x(row.interval.low), y, x(row.interval.high), y);
      dot(out, x(row.value), y, row.says);
      y += kRow;
    }
  });
}

void draw_shares(Markup& out, std::span<const BarRow> rows) {
  static constexpr double kBar = 14;
  static constexpr double kGap = 10;
  static constexpr double kHalf = 0.5;
  const Ruler x{0, 1, kLabelRoom, kPaperWidth - kPaperMargin};
  double bottom = kGap;
  for (const BarRow& row : rows) { bottom += kGap + kBar * static_cast<double>(row.bars.size()); }
  paper(out, bottom + 24, [&] {
    marks_across(out, x, 0.25, kGap / 2, bottom, 100, " %");
    double y = kGap;
    for (const BarRow& row : rows) {
      const double height = kBar * static_cast<double>(row.bars.size());
      label(out, "", "end", kLabelRoom - 16, y + height / 2 + 4, row.label);
      for (const Bar& one : row.bars) {
        const double begin = x(std::min(kHalf, one.share));
        bar(out, one.look, begin, y + 1, x(std::max(kHalf, one.share)) - begin, kBar - 2, one.says);
        line(out, "whisker", x(one.interval.low), y + kBar / 2, x(one.interval.high), y + kBar / 2);
        y += kBar;
      }
      y += kGap;
    }
    line(out, "middle", x(kHalf), kGap / 2, x(kHalf), bottom);
  });
}

void draw_histogram(Markup& out, std::span<const double> values, const Words& words) {
  static constexpr double kTall = 180;
  if (values.empty()) { return; }
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const double width = std::max(1.0, round_step(*most - *least, 24));
  const double begin = std::floor(*least / width) * width;
  std::vector<int> columns(static_cast<std::size_t>((*most - begin) / width) + 1);
  for (const double value : values) { ++columns[static_cast<std::size_t>((value - begin) / width)]; }
  const int tallest = *std::max_element(columns.begin(), columns.end());
  const Ruler x{begin, begin + width * static_cast<double>(columns.size()), kPaperMargin * 2,
                kPaperWidth - kPaperMargin};
  const Ruler y{0, static_cast<double>(tallest), 8 + kTall, 8};
  paper(out, kTall + 48, [&] {
    marks_across(out, x, std::max(width, round_step(x.to - x.from, 10)), 8, 8 + kTall, 1, "");
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const double at = begin + width * static_cast<double>(i);
      const std::string low = fmt::format("{:g}", at);
      const std::string range =
          width > 1 ? words.say("cli.report.between", {{"low", low}, {"high", fmt::format("{:g}", at + width - 1)}})
                    : low;
      bar(out, "plain", x(at) + 1, y(columns[i]), x(at + width) - x(at) - 2, y(0) - y(columns[i]),
          words.say("cli.report.bar", {{"range", range}, {"games", columns[i]}}));
    }
    label(out, "soft", "end", kPaperWidth - kPaperMargin, kTall + 42, words.say("cli.report.turns"));
    label(out, "soft", "end", kPaperMargin * 2 - 6, 18, std::to_string(tallest));
  });
}

void draw_points(Markup& out, std::span<const SharePoint> points, std::string_view below, std::string_view beside,
                 const Words& words) {
  static constexpr double kTall = 240;
  if (points.empty()) { return; }
  double reach = 1;
  for (const SharePoint& point : points) { reach = std::max(reach, std::abs(point.at) * 1.1); }
  const Ruler x{-reach, reach, kPaperMargin * 3, kPaperWidth - kPaperMargin};
  const Ruler y{0, 1, 24 + kTall, 24};
  paper(out, kTall + 66, [&] {
    marks_across(out, x, round_step(2 * reach, 8), 24, 24 + kTall, 1, "");
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
      line(out, share == 0.5 ? "middle" : "grid", x.begin, y(share), x.end, y(share));
      label(out, "soft", "end", x.begin - 6, y(share) + 4, words.percent(share));
    }
    line(out, "middle", x(0), 24, x(0), 24 + kTall);
    for (const SharePoint& point : points) {
      line(out, "whisker", x(point.at), y(point.interval.low), x(point.at), y(point.interval.high));
      dot(out, x(point.at), y(point.share), point.says);
    }
    label(out, "soft", "start", x.begin - kPaperMargin * 2, 14, beside);
    label(out, "soft", "end", kPaperWidth - kPaperMargin, kTall + 60, below);
  });
}

}  // namespace bocage::cli
