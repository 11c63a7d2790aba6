#include "cli/report/markup.h"

namespace bocage::cli {
namespace {

constexpr std::string_view kPageStyle = R"(
:root { color-scheme: light dark; --ground: #fcfcfb; --card: #ffffff; --ink: #1b1b19; --soft: #62615c; --line: #dddcd6;
  --axis: #d95926; --allies: #2a78d6; --win: 42, 120, 214; --loss: 217, 89, 38; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #161615; --card: #1f1f1d; --ink: #f2f1ec; --soft: #a9a79f; --line: #3a3936;
    --axis: #e8733f; --allies: #4d94ea; --win: 77, 148, 234; --loss: 232, 115, 63; }
}
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0 .75rem; color: var(--soft); max-width: 50rem; }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .75rem;
  margin-bottom: .75rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child td, tr:last-child th { border-bottom: 0; }
th { font-weight: 600; color: var(--soft); }
th[scope=row], th:first-child, td.word { text-align: left; }
small { color: var(--soft); }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .middle { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; }
svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
svg .dot { fill: var(--ink); stroke: var(--card); stroke-width: 1.5; }
svg .axis { fill: var(--axis); } svg .allies { fill: var(--allies); } svg .plain { fill: var(--allies); }
.key { display: inline-block; width: .75em; height: .75em; border-radius: 2px; margin: 0 .35em 0 .6em; }
.key.axis { background: var(--axis); } .key.allies { background: var(--allies); }
)";

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (const char letter : text) {
    switch (letter) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += letter; break;
    }
  }
  return safe;
}

void Markup::open(std::string_view tag, Attributes attributes, std::string_view end) {
  (text_ += "<") += tag;
  for (const auto& [name, value] : attributes) { (((text_ += " ") += name) += "=\"") += escaped(value) + "\""; }
  text_ += end;
}

std::string html_page(std::string_view language, std::string_view title, const Markup& body) {
  std::string page = "<!DOCTYPE html>\n<html lang=\"" + escaped(language) + "\"><head><meta charset=\"utf-8\"/>";
  page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>";
  page += "<title>" + escaped(title) + "</title><style>";
  page += kPageStyle;
  page += "</style></head><body>\n" + body.text() + "</body></html>\n";
  return page;
}

}  // namespace bocage::cli
