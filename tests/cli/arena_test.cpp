// Arena and balance from the command line, and the pages they write.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/paint.h"
#include "cli/report/charts.h"
#include "cli/report/report.h"
#include "program.h"
#include "scenario/library.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::json;

std::vector<std::string> arena_with(std::vector<std::string> more) {
  std::vector<std::string> args{"arena", "--players", "heuristic,random", "--battles", "01,02", "--seed", "2"};
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

// Every tag is closed, in the right order, and quotes are where they belong.
testing::AssertionResult is_well_formed(const std::string& page) {
  std::vector<std::string> open;
  std::size_t at = page.find("<html");
  while ((at = page.find('<', at)) != std::string::npos) {
    const std::size_t end = page.find('>', at);
    if (end == std::string::npos) { return testing::AssertionFailure() << "an open tag at the end"; }
    const std::string tag = page.substr(at + 1, end - at - 1);
    const std::string word = tag.substr(0, tag.find_first_of(" /", 1));
    if (count(tag, "\"") % 2 != 0 || contains(tag, "<")) { return testing::AssertionFailure() << tag; }
    if (tag.starts_with("/")) {
      if (open.empty() || "/" + open.back() != tag) { return testing::AssertionFailure() << tag << " closes another"; }
      open.pop_back();
    } else if (!tag.ends_with("/")) {
      open.push_back(word);
    }
    at = end;
  }
  if (!open.empty()) { return testing::AssertionFailure() << open.back() << " is not closed"; }
  return testing::AssertionSuccess();
}

void expect_self_contained(const std::string& page) {
  EXPECT_TRUE(is_well_formed(page));
  EXPECT_TRUE(contains(page, "prefers-color-scheme: dark"));
  for (const char* foreign : {"<script", "<link", "src=", "href=", "url(", "@import"}) {
    EXPECT_FALSE(contains(page, foreign)) << foreign;
  }
}

TEST(Arena, CountsForPrograms) {
  const Ran ran = run_program(arena_with({"--games", "6", "--json"}));
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const Json json = Json::parse(ran.out);
  EXPECT_EQ(json.at("games"), 8);  // two battles, pairs of games
  EXPECT_EQ(json.at("elo_zero"), "random");
  EXPECT_EQ(json.at("players").size(), 2U);
  EXPECT_EQ(json.at("battles").at(1).at("id"), "02-sainte-mere-eglise");
  const Json& pair = json.at("pairs").at(0);
  EXPECT_EQ(pair.at("first"), "heuristic");
  EXPECT_EQ(pair.at("wins").get<int>() + pair.at("losses").get<int>(), 8);
  EXPECT_EQ(pair.at("interval_by"), "wilson");
  EXPECT_EQ(json.at("turns").size(), 8U);
}

TEST(Arena, DependsOnTheSeedAndNotOnTheThreads) {
  const std::string alone = run_program(arena_with({"--games", "8", "--threads", "1", "--json"})).out;
  EXPECT_EQ(run_program(arena_with({"--games", "8", "--threads", "3", "--json"})).out, alone);
}

TEST(Arena, TellsPeopleInEightyColumns) {
  const Ran ran = run_program(arena_with({"--games", "4"}));
  ASSERT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "random is at 0 Elo")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "heuristic – random: ")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "luck: winner ")) << ran.out;
  for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 80) << line; }
}

TEST(Arena, GoesOnWhereItWasStopped) {
  const Scratch scratch;
  const std::string whole = run_program(arena_with({"--games", "12", "--json"})).out;
  const std::string file = scratch.path("games.jsonl");
  ASSERT_EQ(run_program(arena_with({"--games", "8", "--resume", file})).exit, 0);
  const std::string first = scratch.read("games.jsonl");
  EXPECT_EQ(lines_of(first).size(), 9U);
  scratch.write("games.jsonl", first.substr(0, first.size() - 20));  // killed while it wrote
  EXPECT_EQ(run_program(arena_with({"--games", "12", "--resume", file, "--json"})).out, whole);
  EXPECT_EQ(lines_of(scratch.read("games.jsonl")).size(), 13U);
  EXPECT_EQ(run_program(arena_with({"--games", "12", "--resume", file, "--json"})).out, whole);
  EXPECT_EQ(lines_of(scratch.read("games.jsonl")).size(), 13U);
}

TEST(Arena, RefusesAFileOfAnotherPlan) {
  const Scratch scratch;
  const std::string file = scratch.path("games.jsonl");
  ASSERT_EQ(run_program(arena_with({"--games", "4", "--resume", file})).exit, 0);
  const Ran ran = run_program({"arena", "--players", "heuristic,random", "--battles", "03", "--resume", file});
  EXPECT_EQ(ran.exit, 2);
  EXPECT_TRUE(contains(ran.err, "another arena")) << ran.err;
  EXPECT_TRUE(contains(ran.err, "01-pegasus-bridge")) << ran.err;
}

TEST(Arena, WritesAPage) {
  const Scratch scratch;
  const std::string file = scratch.path("arena.html");
  ASSERT_EQ(run_program(arena_with({"--games", "40", "--html", file})).exit, 0);
  const std::string page = scratch.read("arena.html");
  expect_self_contained(page);
  for (const char* part :
       {"Strength", "Who beats whom", "By battle and side", "Medals", "Length", "Luck", "01-pegasus-bridge"}) {
    EXPECT_TRUE(contains(page, part)) << part;
  }
  EXPECT_GE(count(page, "<svg"), 6);  // Elo, two players, medals, turns, luck
}

TEST(Balance, CountsForPrograms) {
  const Ran ran = run_program({"balance", "01", "--player", "random", "--games", "6", "--seed", "2", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const Json json = Json::parse(ran.out);
  const Json sim = Json::parse(run_program({"sim", "01", "--games", "6", "--seed", "2", "--json"}).out);
  EXPECT_EQ(json.at("battle"), "01-pegasus-bridge");
  EXPECT_EQ(json.at("first"), "allies");
  EXPECT_EQ(json.at("sides").at("axis").at("wins"), sim.at("axis_wins"));
  EXPECT_EQ(json.at("sides").at("allies").at("wins"), sim.at("allies_wins"));
  EXPECT_EQ(json.at("turns").at("quartiles").size(), 3U);
}

TEST(Balance, TakesSeveralBattles) {
  const Scratch scratch;
  const std::string file = scratch.path("balance.html");
  const Ran ran = run_program({"balance", "standard", "--player", "random", "--games", "1", "--html", file, "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const Json list = Json::parse(ran.out);
  EXPECT_EQ(list.size(), 16U);
  expect_self_contained(scratch.read("balance.html"));
  for (const Json& one : list) {
    EXPECT_TRUE(contains(scratch.read("balance.html"), one.at("battle").get<std::string>()));
  }
  const std::string text = run_program({"balance", "01", "--player", "random", "--games", "3"}).out;
  EXPECT_TRUE(contains(text, "01-pegasus-bridge: 3 games, Allies first")) << text;
  for (const std::string& line : lines_of(text)) { EXPECT_LE(columns(line), 80) << line; }
}

TEST(Markup, EscapesWhatCouldBeATag) {
  EXPECT_EQ(escaped("<b a=\"1\" c='2'>&"), "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;");
  Markup out;
  out.element("p", {{"title", "a\"b"}}, "1 < 2");
  out.empty("br", {});
  EXPECT_EQ(out.text(), "<p title=\"a&quot;b\">1 &lt; 2</p><br/>");
}

TEST(Page, EscapesNames) {
  Balance balance{.id = "<i>&\"my battle\"</i>"};
  balance.lengths = {10, 10};
  const std::string page = balance_page({.player = "<script>"}, {balance}, {});
  expect_self_contained(page);
  EXPECT_FALSE(contains(page, "<i>"));
  EXPECT_TRUE(contains(page, "&lt;i&gt;&amp;&quot;my battle&quot;&lt;/i&gt;"));
}

TEST(Charts, DrawNothingStrangeOutOfLittle) {
  Markup out;
  draw_dots(out, std::vector<DotRow>{{.label = "one"}}, 0);
  draw_shares(out, std::vector<BarRow>{{.label = "no games"}});
  draw_histogram(out, std::vector<double>{7, 7, 7}, Words());
  draw_histogram(out, {}, Words());
  draw_points(out, std::vector<SharePoint>{{.share = 1, .interval = {0, 1}}}, "x", "y", Words());
  EXPECT_TRUE(is_well_formed("<html>" + out.text() + "</html>"));
  for (const char* bad : {"nan", "inf", "\"-"}) { EXPECT_FALSE(contains(out.text(), bad)) << bad << out.text(); }
}

TEST(Arena, StandardBattlesAreThoseForTwo) {
  const Ran ran = run_program({"arena", "--players", "heuristic,random", "--games", "1", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  EXPECT_EQ(Json::parse(ran.out).at("battles").size(), 16U);
  EXPECT_LT(16U, default_library().ids().size());
}

}  // namespace
}  // namespace bocage::cli
