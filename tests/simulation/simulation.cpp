#include "simulation.h"

#include <sodium.h>

#include <set>

#include "knowledge.h"
#include "server/app/loader.h"
#include "server/app/log.h"

namespace bocage::simulation {
namespace {

using server::Entry;
using server::EntryKind;

constexpr std::size_t kClients = 8;
constexpr Milliseconds kStorm = 60 * kSecond;   // with faults
constexpr Milliseconds kCalm = 15 * kSecond;    // without: every table must move on
constexpr Milliseconds kSettle = 30 * kSecond;  // nobody plays: everything under way arrives

// The random numbers of libsodium come from the run's seed, so that ids, seeds and players repeat, too.
std::mt19937_64& sodium_random() {
  static std::mt19937_64 generator;
  return generator;
}

void seed_sodium(std::uint64_t seed) {
  static randombytes_implementation implementation{
      .implementation_name = [] { return "simulation"; },
      .random = [] { return static_cast<std::uint32_t>(sodium_random()()); },
      .stir = nullptr,
      .uniform = nullptr,
      .buf =
          [](void* const into, const std::size_t size) {
            for (std::size_t i = 0; i < size; ++i) {
              static_cast<unsigned char*>(into)[i] = static_cast<unsigned char>(sodium_random()());
            }
          },
      .close = nullptr};
  sodium_random().seed(seed);
  randombytes_set_implementation(&implementation);
}

// Who plays where: a table, its settings, and the posts of its people.
struct Plan {
  Json settings;
  std::vector<std::string> posts;
};

std::vector<std::string> posts_of_overlord() {
  std::vector<std::string> posts;
  for (const char* side : {"allies/", "axis/"}) {
    for (const char* role : {"commander", "left", "center", "right"}) { posts.push_back(std::string(side) + role); }
  }
  return posts;
}

std::vector<Plan> plans_of(std::uint64_t seed) {
  const auto duel = [](const char* battle) {
    return Plan{{{"battle", battle}, {"listed", true}}, {"allies/commander", "axis/commander"}};
  };
  const auto solo = [](const char* battle) {
    return Plan{{{"battle", battle}, {"maker", {"allies/commander"}}, {"bots", "recruit"}}, {"allies/commander"}};
  };
  switch (seed % 3) {
    case 0: return {{{{"battle", "o1-omaha-beach-overlord"}, {"listed", true}}, posts_of_overlord()}};
    case 1:
      return {duel("01-pegasus-bridge"), duel("02-sainte-mere-eglise"), duel("05-omaha-beach"), duel("14-arracourt")};
    default:
      return {duel("01-pegasus-bridge"), duel("13-arnhem-bridge"), solo("01-pegasus-bridge"),
              solo("03-sword-beach"),    solo("06-mont-mouchet"),  solo("09-operation-luttich")};
  }
}

class Run {
 public:
  explicit Run(std::uint64_t seed) : schedule_(seed), plans_(plans_of(seed)), disk_{folder_.file("bocage.db")} {
    seed_sodium(seed);
    start();
    for (std::size_t i = 0; i < kClients; ++i) {
      clients_.push_back(
          std::make_unique<Client>(schedule_, network_, [this] { return server_.get(); }, static_cast<int>(i)));
    }
  }

  Report play() {
    set_up();
    network_ = {.duplicates = 0.05, .breaks = 0.02};
    disk_.commit_fails = 0.02;
    kill_later();
    schedule_.run_until(schedule_.now() + kStorm);
    calm();
    const auto before = entries();
    schedule_.run_until(schedule_.now() + kCalm);
    for (auto& client : clients_) { client->stop_playing(); }
    schedule_.run_until(schedule_.now() + kSettle);
    check_progress(before);
    check_log();
    check_convergence();
    report_.events = schedule_.ran();
    return report_;
  }

 private:
  void violation(const std::string& what) { report_.violations.push_back(what); }

  void start() {
    static constexpr Milliseconds kHour = 3600 * kSecond;
    server_ = std::make_unique<SimulatedServer>(schedule_, disk_, schedule_.between(-kHour, kHour));
  }

  void set_up() {
    for (auto& client : clients_) { client->become_guest(); }
    schedule_.run_until(schedule_.now() + 10 * kSecond);
    std::size_t next = 0;
    for (const Plan& plan : plans_) {
      Client& maker = *clients_[next];
      maker.make_table(plan.settings);
      schedule_.run_until(schedule_.now() + 10 * kSecond);
      tables_.push_back(maker.table());
      for (const std::string& post : plan.posts) { clients_[next++]->play(tables_.back(), post); }
    }
  }

  // The server is killed at any moment and starts again after a while, until the storm is over.
  void kill_later() {
    schedule_.after(schedule_.between(kSecond, 30 * kSecond), [this] {
      if (calm_) { return; }
      server_.reset();
      ++report_.kills;
      schedule_.after(schedule_.between(1, 5 * kSecond), [this] {
        if (!server_) { start(); }
        kill_later();
      });
    });
  }

  void calm() {
    calm_ = true;
    network_ = {};
    disk_.commit_fails = 0;
    if (!server_) { start(); }
  }

  std::vector<std::size_t> entries() const {
    const auto store = open_sqlite(disk_.file);
    std::vector<std::size_t> counts;
    for (const std::string& table : tables_) { counts.push_back(store->entries(table).size()); }
    return counts;
  }

  void check_progress(const std::vector<std::size_t>& before) {
    const auto after = entries();
    const auto store = open_sqlite(disk_.file);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      const auto row = store->table(tables_[i]);
      if (!row) {
        violation("table " + std::to_string(i) + " is lost");
      } else if (after[i] <= before[i] && !row->over) {
        violation("table " + std::to_string(i) + " is stuck at entry " + std::to_string(after[i]));
      }
    }
  }

  void check_log() {
    const auto store = open_sqlite(disk_.file);
    std::map<std::string, std::map<std::string, std::uint32_t>> stored;  // by table and request
    for (const std::string& table : tables_) {
      for (const EntryRow& row : store->entries(table)) {
        const Entry entry = server::entry_from_text(row.body);
        if (entry.request.empty()) { continue; }
        const bool is_new = stored[table].emplace(entry.request, row.number).second;
        if (!is_new) { violation("request " + entry.request + " was carried out twice"); }
      }
      check_knowledge(*store, table);
    }
    for (const auto& client : clients_) {
      for (const Acknowledged& ack : client->acknowledged()) {
        ++report_.acknowledged;
        const auto found = stored[ack.table].find(ack.request);
        if (found == stored[ack.table].end()) {
          violation("acknowledged request " + ack.request + " is lost");
        } else if (found->second != ack.number) {
          violation("acknowledged request " + ack.request + " has another number");
        }
      }
    }
  }

  // Replays the table, and compares each update with what its reader could know at that entry.
  void check_knowledge(Store& store, const std::string& id) {
    static server::Battles battles(default_library());
    const auto row = store.table(id);
    if (!row) { return; }  // reported already
    const auto settings = server::settings_from_json(nlohmann::json::parse(row->settings));
    server::Table table(id, *settings, battles.battle(row->battle, settings->options), *seed_from_text(row->seed));
    const std::size_t stored = store.entries(id).size();
    std::vector<std::pair<const Client*, const Client::Received*>> updates;
    for (const auto& client : clients_) {
      if (client->table() != id) { continue; }
      for (const auto& received : client->received()) { updates.emplace_back(client.get(), &received); }
    }
    std::stable_sort(updates.begin(), updates.end(),
                     [](const auto& a, const auto& b) { return a.second->number < b.second->number; });
    auto next = updates.begin();
    std::map<std::string, CardNames> before;  // by person
    for (const EntryRow& entry_row : store.entries(id)) {
      try {
        table.apply(server::entry_from_text(entry_row.body));
      } catch (const server::Diverged& why) { return violation(std::string("the log does not replay: ") + why.what()); }
      std::map<std::string, CardNames> now;
      for (const auto& client : clients_) {
        if (client->table() != id || table.game() == nullptr) { continue; }
        now[client->person()] = may_know(table.battle(), table.game()->state(), table.viewer(client->person()));
      }
      for (; next != updates.end() && next->second->number <= table.entries(); ++next) {
        check_update(*next->first, *next->second, now, before);
      }
      before = std::move(now);
    }
    if (next != updates.end()) {
      violation("entry " + std::to_string(next->second->number) + " was shown but " + std::to_string(stored) +
                " are stored");
    }
  }

  void check_update(const Client& client, const Client::Received& update, std::map<std::string, CardNames>& now,
                    std::map<std::string, CardNames>& before) {
    ++report_.messages;
    const std::string text = update.message.dump();
    static constexpr std::uint64_t kPrime = 1'099'511'628'211;  // FNV-1a
    for (const char c : text) { report_.trace = (report_.trace ^ static_cast<unsigned char>(c)) * kPrime; }
    Json shown = update.message;
    shown.erase("log");  // older steps, each checked as an update of its own
    for (const std::string& name : named_in(shown)) {
      const bool known = now[client.person()].contains(name) || before[client.person()].contains(name);
      if (!known) { violation(client.post() + " learns of " + name + ": " + text); }
    }
  }

  // Two of these are equal if they differ only in the order of members.
  static nlohmann::json unordered(const Json& json) { return nlohmann::json::parse(json.dump()); }

  // Somebody who joins now is shown what everybody sees.
  void check_convergence() {
    std::vector<std::pair<Client*, Json>> seen;
    for (auto& client : clients_) {
      if (!client->is_settled()) { violation(client->post() + " waits for an answer"); }
      seen.emplace_back(client.get(), client->game());
      client->reconnect();
    }
    schedule_.run_until(schedule_.now() + 20 * kSecond);
    for (const auto& [client, game] : seen) {
      if (unordered(client->game()) != unordered(game)) {
        violation(client->post() + " saw another game than the server's");
      }
    }
  }

  Schedule schedule_;
  std::vector<Plan> plans_;
  const client::Folder folder_{"/dev/shm"};
  Disk disk_;
  Network network_;
  bool calm_ = false;
  std::vector<std::unique_ptr<Client>> clients_;
  std::unique_ptr<SimulatedServer> server_;
  std::vector<std::string> tables_;
  Report report_;
};

}  // namespace

Report simulate(std::uint64_t seed) {
  server::set_log_level(server::LogLevel::Off);
  return Run(seed).play();
}

}  // namespace bocage::simulation
