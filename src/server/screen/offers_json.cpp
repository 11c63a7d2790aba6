#include "server/screen/offers_json.h"

#include <span>

#include "rules/orders.h"
#include "rules/posts.h"
#include "server/table/post_set.h"
#include "wire/action_json.h"

namespace bocage::server {
namespace {

void write_choice(JsonWriter& out, const Board& board, const Action& action) {
  out.open_object();
  out.member("action", to_text(board, action));
  out.member("kind", name(action.kind));
  if (action.card != Card::None) { out.member("card", name(action.card)); }
  write_detail(out, action);
  if (action.to != kNoHex) {
    out.key("at");
    write_hex(out, board, action.to);
  }
  if (action.as != Card::None) { out.member("as", name(action.as)); }
  out.close_object();
}

using Choices = std::vector<const Action*>;

void write_choices(JsonWriter& out, std::string_view key, const Board& board, const Choices& choices) {
  out.list(key, [&] {
    for (const Action* action : choices) { write_choice(out, board, *action); }
  });
}

// The moves of one unit: actions of one kind through the same hexes are grouped.
struct WayGroup {
  const Action* first;
  std::vector<Hex> to;
};

struct UnitGroup {
  Hex at = kNoHex;
  Choices choices;
  std::vector<WayGroup> ways;

  void add_way(const Action& action) {
    for (WayGroup& known : ways) {
      if (known.first->kind == action.kind && known.first->via == action.via) { return known.to.push_back(action.to); }
    }
    ways.push_back({&action, {action.to}});
  }
};

struct CardGroup {
  Card card;
  Choices choices;
};

void write_way(JsonWriter& out, const Board& board, const WayGroup& way) {
  out.open_object();
  out.member("kind", name(way.first->kind));
  out.list("to", [&] {
    for (const Hex hex : way.to) { write_hex(out, board, hex); }
  });
  if (way.first->via[0] != kNoHex) {
    out.list("via", [&] {
      for (const Hex hex : way.first->via) {
        if (hex != kNoHex) { write_hex(out, board, hex); }
      }
    });
  }
  out.close_object();
}

void write_unit(JsonWriter& out, const Board& board, const UnitGroup& unit) {
  out.open_object();
  out.key("at");
  write_hex(out, board, unit.at);
  write_choices(out, "choices", board, unit.choices);
  out.list("ways", [&] {
    for (const WayGroup& way : unit.ways) { write_way(out, board, way); }
  });
  out.close_object();
}

// Whether its text is KIND UNIT > TO, so that it can be grouped. An air action has its name before its unit.
bool is_way(const Action& action) {
  return action.unit != kNoHex && action.to != kNoHex && action.kind != ActionKind::AirAction;
}

// The group with this key; a new one comes last.
template <class Groups, class Key, class Value>
auto& group_of(Groups& groups, Key key, Value value) {
  for (auto& group : groups) {
    if (group.*key == value) { return group; }
  }
  auto& added = groups.emplace_back();
  added.*key = value;
  return added;
}

// Groups actions by their parts: a card, a unit or airplane with a destination, one without, a hex alone, or a word.
class Grouping {
 public:
  void add(const Action& action) {
    if (action.card != Card::None) {
      group_of(cards_, &CardGroup::card, action.card).choices.push_back(&action);
    } else if (is_way(action)) {
      group_of(units_, &UnitGroup::at, action.unit).add_way(action);
    } else if (action.unit != kNoHex) {
      group_of(units_, &UnitGroup::at, action.unit).choices.push_back(&action);
    } else {
      (action.to != kNoHex ? hexes_ : words_).push_back(&action);
    }
  }

  void write(JsonWriter& out, const Board& board) const {
    out.list("units", [&] {
      for (const UnitGroup& unit : units_) { write_unit(out, board, unit); }
    });
    out.list("cards", [&] {
      for (const CardGroup& card : cards_) {
        out.open_object();
        out.member("card", name(card.card));
        write_choices(out, "choices", board, card.choices);
        out.close_object();
      }
    });
    write_choices(out, "hexes", board, hexes_);
    write_choices(out, "words", board, words_);
  }

 private:
  std::vector<UnitGroup> units_;
  std::vector<CardGroup> cards_;
  Choices hexes_;
  Choices words_;
};

void write_grouped(JsonWriter& out, const Battle& battle, const State& state, const PendingPost& asked,
                   std::span<const Action> actions) {
  Grouping groups;
  for (const Action& action : actions) { groups.add(action); }
  out.open_object();
  out.member("post", post_text(asked.post));
  out.member("decision", name(asked.decision));
  groups.write(out, battle.board());
  if (asked.decision == Decision::Order) {
    const Orders& orders = state.open.posts[index(asked.post.role)].orders;
    out.member("orders_left", orders_left(battle, state.open.field, asked.post.side, orders));
  }
  out.close_object();
}

}  // namespace

void write_offer(JsonWriter& out, const Battle& battle, const State& state, const PendingPost& asked) {
  ActionList list;
  legal(battle, state, asked.post, list);
  write_grouped(out, battle, state, asked, {list.begin(), list.end()});
}

Json offer_json(const Battle& battle, const State& state, const PendingPost& asked) {
  return json_tree([&](JsonWriter& out) { write_offer(out, battle, state, asked); });
}

Json offer_json(const Battle& battle, const State& state, const PendingPost& asked, const Action& action) {
  return json_tree([&](JsonWriter& out) { write_grouped(out, battle, state, asked, {&action, 1}); });
}

}  // namespace bocage::server
