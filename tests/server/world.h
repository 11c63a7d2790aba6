// A world for the application without any network: connections are lists of what was sent over them, and time passes when
// the test says so.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>

#include "client/folder.h"
#include "client/offered.h"
#include "server/app/hall.h"
#include "server/http/api.h"

namespace bocage::server {

class World final : public Outside {
 public:
  Milliseconds now() const override { return now_; }
  void send(Line line, Frame frame) override;
  void close(Line line, Farewell why) override { closed_[line] = why; }
  void post(std::function<void()> task) override;
  void after(Milliseconds delay, std::function<void()> task) override;

  // Does what was posted until `done` holds. False if that does not happen within some seconds.
  bool run_until(const std::function<bool()>& done);
  // Time passes, and whatever was to happen by then happens.
  void pass(Milliseconds time);

  const std::vector<Json>& sent(Line line) { return sent_[line]; }
  // The newest message of a type, and the first answer to a request; null if there is none.
  const Json& newest(Line line, const std::string& type);
  const Json& answer(Line line, int request);
  std::optional<Farewell> closed(Line line) const;
  // Sees everything that is sent, before it is kept.
  std::function<void(Line line, const Json& message, const std::string& text)> watch;

 private:
  bool run_one(std::chrono::milliseconds patience);

  Milliseconds now_ = 1'000'000;
  std::map<Line, std::vector<Json>> sent_;
  std::map<std::pair<Line, std::string>, std::size_t> newest_;  // by type: its place in what was sent
  std::map<std::pair<Line, int>, std::size_t> answers_;         // by request
  std::map<Line, Farewell> closed_;
  std::multimap<Milliseconds, std::function<void()>> alarms_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
};

// The application in such a world, over a store of its own.
class Club {
 public:
  explicit Club(const std::string& file = "", Config config = {}, std::unique_ptr<Store> writer = nullptr);
  ~Club();
  Club(const Club&) = delete;
  Club& operator=(const Club&) = delete;

  World& world() { return world_; }
  Hall& hall() { return *hall_; }
  GuestBook& guests() { return *guests_; }
  // An answer over HTTP, as the application gives it at once.
  HttpResponse get(const std::string& path);

  std::string guest();                                                // the id of a new person
  std::string make(const std::string& person, const Json& settings);  // a table's id, or "refused: CODE"
  // A connection that has said hello.
  Line join(const std::string& person, const std::string& table, const std::string& invite = "");
  // Says it and waits for the answer.
  Json ask(Line line, Json request);
  Json act(Line line, const std::string& post, const std::string& action);
  // The first offer of whoever of these lines is asked, chosen by `pick` of so many; false if none is asked.
  bool play_on(const std::vector<Line>& lines, const std::function<std::size_t(std::size_t)>& pick);

 private:
  std::optional<client::Folder> folder_;
  Config config_;
  World world_;
  std::unique_ptr<Store> reader_;
  std::unique_ptr<Journal> journal_;
  std::unique_ptr<GuestBook> guests_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Battles> battles_;
  std::unique_ptr<Hall> hall_;
  Files files_{{}};
  std::unique_ptr<Analyses> analyses_;
  std::unique_ptr<Api> api_;
  Line last_line_ = 0;
  int last_request_ = 0;
};

}  // namespace bocage::server
