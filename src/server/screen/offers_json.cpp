#include "server/screen/offers_json.h"

#include <span>

#include "rules/orders.h"
#include "rules/posts.h"
#include "server/table/post_set.h"
#include "wire/action_json.h"

namespace bocage::server {
namespace {

constexpr int kNotYet = -1;

Json choice_json(const Board& board, const Action& action) {
  Json out = {{"action", to_text(board, action)}, {"kind", name(action.kind)}};
  if (action.card != Card::None) { out["card"] = name(action.card); }
  add_number(out, action);
  if (action.to != kNoHex) { out["at"] = hex_json(board, action.to); }
  if (action.as != Card::None) { out["as"] = name(action.as); }
  return out;
}

// The moves of one unit: actions of one kind through the same hexes are grouped.
struct WayGroup {
  ActionKind kind;
  std::array<Hex, 2> via;
  Json to = Json::array();
};

struct UnitGroup {
  Hex at = kNoHex;
  Json choices = Json::array();
  std::vector<WayGroup> ways;

  Json& way(const Action& action) {
    for (WayGroup& known : ways) {
      if (known.kind == action.kind && known.via == action.via) { return known.to; }
    }
    return ways.emplace_back(WayGroup{.kind = action.kind, .via = action.via}).to;
  }
};

Json way_json(const Board& board, WayGroup& way) {
  Json out = {{"kind", name(way.kind)}, {"to", std::move(way.to)}};
  if (way.via[0] == kNoHex) { return out; }
  Json& via = out["via"] = Json::array();
  for (const Hex hex : way.via) {
    if (hex != kNoHex) { via.push_back(hex_json(board, hex)); }
  }
  return out;
}

// Whether its text is KIND UNIT > TO, so that it can be grouped. An air action has its name before its unit.
bool is_way(const Action& action) {
  return action.unit != kNoHex && action.to != kNoHex && action.kind != ActionKind::AirAction;
}

// Groups actions by their parts: a card, a unit or airplane with a destination, one without, a hex alone, or a word.
class Grouping {
 public:
  explicit Grouping(const Board& board) : board_(board) {
    unit_on_.fill(kNotYet);
    card_at_.fill(kNotYet);
  }

  void add(const Action& action) {
    if (action.card != Card::None) {
      choices_of(action.card).push_back(choice_json(board_, action));
    } else if (is_way(action)) {
      unit_on(action.unit).way(action).push_back(hex_json(board_, action.to));
    } else if (action.unit != kNoHex) {
      unit_on(action.unit).choices.push_back(choice_json(board_, action));
    } else {
      (action.to != kNoHex ? hexes_ : words_).push_back(choice_json(board_, action));
    }
  }

  void write(Json& out) {
    Json& units = out["units"] = Json::array();
    for (UnitGroup& unit : units_) {
      Json ways = Json::array();
      for (WayGroup& way : unit.ways) { ways.push_back(way_json(board_, way)); }
      units.push_back(
          {{"at", hex_json(board_, unit.at)}, {"choices", std::move(unit.choices)}, {"ways", std::move(ways)}});
    }
    out["cards"] = std::move(cards_);
    out["hexes"] = std::move(hexes_);
    out["words"] = std::move(words_);
  }

 private:
  UnitGroup& unit_on(Hex hex) {
    int& place = unit_on_[index(hex)];
    if (place == kNotYet) {
      place = static_cast<int>(units_.size());
      units_.emplace_back().at = hex;
    }
    return units_[static_cast<std::size_t>(place)];
  }
  Json& choices_of(Card card) {
    int& place = card_at_[static_cast<std::size_t>(card)];
    if (place == kNotYet) {
      place = static_cast<int>(cards_.size());
      cards_.push_back({{"card", name(card)}, {"choices", Json::array()}});
    }
    return cards_[static_cast<std::size_t>(place)]["choices"];
  }

  const Board& board_;
  ByHex<int> unit_on_{};
  std::array<int, kCardKinds> card_at_{};
  std::vector<UnitGroup> units_;
  Json cards_ = Json::array();
  Json hexes_ = Json::array();
  Json words_ = Json::array();
};

Json grouped_json(const Battle& battle, const State& state, const PendingPost& asked, std::span<const Action> actions) {
  Grouping groups(battle.board());
  for (const Action& action : actions) { groups.add(action); }
  Json out = {{"post", post_text(asked.post)}, {"decision", name(asked.decision)}};
  groups.write(out);
  if (asked.decision == Decision::Order) {
    const Orders& orders = state.open.posts[index(asked.post.role)].orders;
    out["orders_left"] = orders_left(battle, state.open.field, asked.post.side, orders);
  }
  return out;
}

}  // namespace

Json offer_json(const Battle& battle, const State& state, const PendingPost& asked) {
  ActionList list;
  legal(battle, state, asked.post, list);
  return grouped_json(battle, state, asked, {list.begin(), list.end()});
}

Json offer_json(const Battle& battle, const State& state, const PendingPost& asked, const Action& action) {
  return grouped_json(battle, state, asked, {&action, 1});
}

}  // namespace bocage::server
