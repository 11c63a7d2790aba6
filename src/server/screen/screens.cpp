#include "server/screen/screens.h"

#include <algorithm>

#include "server/screen/offers_json.h"
#include "server/screen/talk_json.h"
#include "server/screen/view_json.h"
#include "wire/by_side.h"
#include "wire/merge_patch.h"

namespace bocage::server {
namespace {

void write_clock(JsonWriter& out, const Clock& clock, Timestamp now) {
  if (clock.rule().kind == ClockKind::None) { return; }
  out.object("clock", [&] {
    out.key("left");
    write_by_side(out, [&](Side side) { out.value(std::max<Milliseconds>(0, clock.left(side, now))); });
    out.key("runs");
    write_by_side(out, [&](Side side) { out.value(clock.runs(side)); });
  });
}

// Which posts are asked is public; offers go only to the person who holds the post, and not while a stand-in decides.
void write_questions(JsonWriter& out, const Table& table, const std::string& person) {
  const State& state = table.game()->state();
  const Pending asked = table.state() == TableState::Playing ? pending(table.battle(), state) : Pending{};
  const PostSet own = table.posts_of(person);
  out.list("asked", [&] {
    for (const PendingPost& each : asked) {
      out.open_object();
      out.member("post", post_text(each.post));
      out.member("decision", name(each.decision));
      out.close_object();
    }
  });
  out.list("offers", [&] {
    for (const PendingPost& each : asked) {
      const bool decides = own.has(each.post) && table.program_of(each.post).empty();
      if (decides) { write_offer(out, table.battle(), state, each); }
    }
  });
}

}  // namespace

std::string Screen::text() const { return R"({"view":{)" + *open + "," + own + "}," + rest + "}"; }

std::string text_of(const Shown& shown) { return shown ? shown->text() : "null"; }

Shown Screens::of(const std::string& person) {
  if (table_.game() == nullptr) { return nullptr; }
  Shown& made = of_person_[table_.posts_of(person).empty() ? "" : person];
  if (!made) { made = std::make_shared<const Screen>(made_for(person)); }
  return made;
}

Screen Screens::made_for(const std::string& person) {
  const Battle& battle = table_.battle();
  const State& state = table_.game()->state();
  const Viewer viewer = table_.viewer(person);
  if (!open_) {
    open_ = std::make_shared<const std::string>(
        json_text([&](JsonWriter& out) { write_open_view(out, battle, state.open); }));
  }
  Screen screen{.open = open_};
  screen.own = json_text([&](JsonWriter& out) {
    write_own_view(out, battle, observe(battle, state, viewer));
    out.key("talk");
    // After a resignation or a timeout, the engine's state is not over.
    if (table_.state() == TableState::Over) { return write_talk_after(out, battle, viewer); }
    write_talk(out, battle, state.open, viewer, table_.settings().talk);
  });
  screen.rest = json_text([&](JsonWriter& out) {
    write_questions(out, table_, person);
    out.member("hint", table_.gives_hints_to(person));
    write_clock(out, table_.clock(), now_);
    out.member("undo", !table_.judge({.kind = EntryKind::Undo, .who = person}));
    if (table_.draw_offered()) { out.member("draw_offered", name(*table_.draw_offered())); }
  });
  return screen;
}

const std::string& Screens::open_changes(const std::shared_ptr<const std::string>& before) {
  for (const auto& [known, changes] : open_changes_) {
    if (known == before) { return changes; }
  }
  auto& [known, changes] = open_changes_.emplace_back(before, "");
  append_merge_patch(changes, *known, *open_);
  return changes;
}

std::string Screens::changes(const Shown& before, const Shown& after) {
  if (!before || !after) { return text_of(after); }
  std::string view = open_changes(before->open);
  append_merge_patch(view, before->own, after->own);
  std::string out = "{";
  if (!view.empty()) { out += R"("view":{)" + view + "}"; }
  append_merge_patch(out, before->rest, after->rest);
  return out + "}";
}

Json game_json(const Table& table, const std::string& person, Timestamp now) {
  return Json::parse(text_of(Screens(table, now).of(person)));
}

}  // namespace bocage::server
