// The server is killed again and again while several games are played. Every answered request is in the log at the
// position the answer gave, none is there twice, and every game continues.
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>

#include "client/folder.h"
#include "client/server_process.h"
#include "server/table/entry.h"
#include "store/store.h"
#include "survivor.h"

namespace bocage::crash {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int kRounds = 8;
constexpr int kDuels = 3;
constexpr std::size_t kAnswersPerRound = 20;
constexpr milliseconds kShortestUptime{50};
constexpr unsigned kUptimeSpread = 600;       // additional milliseconds, at random
constexpr std::chrono::seconds kTimeout{60};  // far more than needed
constexpr std::uint32_t kNewEntries = 10;     // of each table after the last kill

// Built outside the coroutines: g++ 12 cannot compile braced lists inside them.
enum class Opponent { Person, Computer };
Json settings_of(Opponent opponent) {
  Json settings = {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}};
  if (opponent == Opponent::Computer) { settings["bots"] = "recruit"; }
  return settings;
}
Json settings_without_people() { return {{"battle", "02-sainte-mere-eglise"}}; }
Json invitation_for(const char* post) { return {{"post", post}}; }

class Trial {
 public:
  Trial() {
    const Json plenty = {{"burst", 1'000'000}, {"per_minute", 60'000'000}};
    const Json limits = {{"requests", plenty},
                         {"guests", plenty},
                         {"messages", plenty},
                         {"new_tables", plenty},
                         {"tables_of_one", 10'000}};
    std::ofstream(folder_.path() + "/config.json") << Json{{"limits", limits}, {"data", data()}}.dump();
    start();
  }

  void run() {
    asio::co_spawn(loop_, whole(), [](const std::exception_ptr& error) {
      if (error) { std::rethrow_exception(error); }
    });
    loop_.run();
  }

 private:
  std::string data() const { return folder_.path() + "/data"; }

  void start() {
    server_ = std::make_unique<client::ServerProcess>(
        BOCAGE_PROGRAM, std::vector<std::string>{"--config", folder_.path() + "/config.json"});
    control_.port = server_->port();
  }

  asio::awaitable<void> whole() {
    co_await set_up();
    const auto go = [this](asio::awaitable<void> task) {
      asio::co_spawn(loop_, std::move(task), [](const std::exception_ptr& error) {
        if (error) { std::rethrow_exception(error); }
      });
    };
    for (const auto& survivor : survivors_) { go(survivor->play()); }
    go(make_tables());
    std::mt19937 luck(1944);
    for (int round = 0; round < kRounds; ++round) {
      // Every other kill comes under load, on any machine; the others at any moment, perhaps before anyone has
      // reconnected.
      const std::size_t enough = answers() + (round % 2 == 0 ? kAnswersPerRound : 0);
      co_await wait_for([&] { return answers() >= enough; });
      co_await wait(kShortestUptime + milliseconds(luck() % kUptimeSpread));
      server_->kill();
      control_.port = 0;
      check_log("after kill " + std::to_string(round + 1));
      start();
    }
    co_await all_tables_continue();
    co_await check_records();
    control_.stop = true;
    for (const auto& survivor : survivors_) { survivor->disconnect(); }
    EXPECT_EQ(server_->stop(), 0);
    check_log("at the end");
    report();
  }

  // Duels, and one game against a computer player, so that the server also dies while it thinks.
  asio::awaitable<void> set_up() {
    for (int i = 0; i < kDuels + 1; ++i) {
      const Opponent opponent = i < kDuels ? Opponent::Person : Opponent::Computer;
      Survivor& maker = add_survivor();
      co_await maker.person().arrive();
      const auto made = co_await maker.person().post("/api/tables", settings_of(opponent));
      Table& table = *tables_.emplace_back(std::make_unique<Table>());
      table.id = made.json().at("table").get<std::string>();
      maker.sit_at(table, "allies/commander", "");
      if (opponent == Opponent::Computer) { continue; }
      const auto invitation =
          co_await maker.person().post("/api/tables/" + table.id + "/invitations", invitation_for("axis/commander"));
      Survivor& guest = add_survivor();
      co_await guest.person().arrive();
      guest.sit_at(table, "axis/commander", invitation.json().at("token").get<std::string>());
    }
  }

  Survivor& add_survivor() {
    const auto number = static_cast<unsigned>(survivors_.size());
    return *survivors_.emplace_back(std::make_unique<Survivor>(loop_, control_, number));
  }

  // Creates table after table: those that were answered must exist.
  asio::awaitable<void> make_tables() {
    client::Person& maker = survivors_.front()->person();
    while (!control_.stop) {
      co_await wait(milliseconds(20));
      if (control_.port == 0) { continue; }
      try {
        const auto made = co_await maker.post("/api/tables", settings_without_people());
        EXPECT_EQ(made.status, 201) << made.body;
        if (made.status == 201) { made_.push_back(made.json().at("table").get<std::string>()); }
      } catch (const boost::system::system_error&) {}  // the server is gone
    }
  }

  asio::awaitable<void> wait(milliseconds time) {
    asio::steady_timer timer(loop_, time);
    co_await timer.async_wait(asio::use_awaitable);
  }

  asio::awaitable<void> wait_for(std::function<bool()> done) {
    const auto end = steady_clock::now() + kTimeout;
    while (!done() && steady_clock::now() < end) { co_await wait(milliseconds(10)); }
    EXPECT_TRUE(done());
  }

  // Every table continues and can be finished.
  asio::awaitable<void> all_tables_continue() {
    std::vector<std::uint32_t> before;
    for (const auto& table : tables_) { before.push_back(table->newest); }
    co_await wait_for([&] {
      bool all = true;
      for (std::size_t i = 0; i < tables_.size(); ++i) {
        all = all && (tables_[i]->over || tables_[i]->newest > before[i] + kNewEntries);
      }
      return all;
    });
    control_.resign = true;
    co_await wait_for(
        [&] { return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->over; }); });
  }

  // The records of the surviving games follow the rules, with fair dice.
  asio::awaitable<void> check_records() {
    client::Person& person = survivors_.front()->person();
    person.move_to(control_.port);
    for (const auto& table : tables_) {
      const auto record = co_await person.get("/api/tables/" + table->id + "/record");
      EXPECT_EQ(record.status, 200);
      const std::string file = folder_.path() + "/game.rec";
      std::ofstream(file) << record.body;
      const std::string command = std::string(BOCAGE_PROGRAM) + " replay " + file + " >" + folder_.path() + "/said";
      EXPECT_EQ(std::system(command.c_str()), 0);
    }
  }

  // Checks a copy, so that the server itself has to recover from what it left behind.
  void check_log(const std::string& when) {
    SCOPED_TRACE(when);
    const std::string copy = folder_.path() + "/copy";
    std::filesystem::remove_all(copy);
    std::filesystem::copy(data(), copy, std::filesystem::copy_options::recursive);
    const auto store = open_sqlite(copy + "/bocage.db");
    for (const std::string& id : made_) { EXPECT_TRUE(store->table(id)) << id; }
    for (const auto& table : tables_) { check_table(*store, *table); }
  }

  void check_table(Store& store, const Table& table) {
    std::map<std::string, std::uint32_t> number_of;
    std::set<std::string> texts;
    std::uint32_t last = 0;
    for (const EntryRow& row : store.entries(table.id)) {
      EXPECT_EQ(row.number, ++last);
      const auto entry = server::entry_from_text(row.body);
      if (!entry.request.empty()) {
        EXPECT_TRUE(number_of.emplace(entry.request, row.number).second) << "twice: " << row.body;
      }
      if (entry.kind == server::EntryKind::Say) {
        EXPECT_TRUE(texts.insert(entry.text).second) << "twice: " << row.body;
      }
    }
    EXPECT_GE(last, table.newest) << "someone was shown an entry that is not in the log";
    for (const auto& survivor : survivors_) {
      if (&survivor->table() != &table) { continue; }
      for (const auto& [id, number] : survivor->answered()) {
        const auto found = number_of.find(survivor->key() + ":" + std::to_string(id));
        if (found == number_of.end()) {
          ADD_FAILURE() << "answered, but not in the log: " << survivor->key() << ":" << id;
        } else {
          EXPECT_EQ(found->second, number);
        }
      }
    }
  }

  std::size_t answers() const {
    std::size_t count = 0;
    for (const auto& survivor : survivors_) { count += survivor->answered().size(); }
    return count;
  }

  void report() const {
    int repeated = 0;
    for (const auto& survivor : survivors_) {
      repeated += survivor->repeated();
      for (const std::string& failure : survivor->failures()) { ADD_FAILURE() << failure; }
    }
    EXPECT_GT(repeated, 0) << "no kill came between a request and its answer";
    std::printf("%zu requests answered, %d repeated, %zu other tables created\n", answers(), repeated, made_.size());
  }

  client::Folder folder_;
  asio::io_context loop_{1};
  Control control_;
  std::unique_ptr<client::ServerProcess> server_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Survivor>> survivors_;
  std::vector<std::string> made_;  // tables whose creation was answered
};

TEST(Crash, AnsweredRequestsSurviveAKill) { Trial().run(); }

}  // namespace
}  // namespace bocage::crash
