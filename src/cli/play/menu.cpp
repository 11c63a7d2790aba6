#include "cli/play/menu.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "cli/map.h"
#include "cli/play/air_text.h"
#include "cli/play/decision_text.h"
#include "cli/play/odds_text.h"
#include "rules/air_rules.h"
#include "rules/orders.h"
#include "rules/posts.h"
#include "rules/works.h"

namespace bocage::cli {
namespace {

constexpr std::size_t kManyBattles = 9;  // more than that are asked by unit

enum class Grouping : std::uint8_t { None, ByUnit, ByRow, ByCard };

Grouping grouping(Decision decision, std::span<const Action> actions) {
  switch (decision) {
    case Decision::Airdrop: return Grouping::ByRow;
    case Decision::Move:
    case Decision::InitiativeFlag: return Grouping::ByUnit;
    case Decision::HandOut: return Grouping::ByCard;
    case Decision::Attack: return actions.size() > kManyBattles ? Grouping::ByUnit : Grouping::None;
    default: return Grouping::None;
  }
}

Occasion occasion_of(Decision decision) { return decision == Decision::Overrun ? Occasion::Overrun : Occasion::Attack; }

bool is_end(const Action& action) { return action.kind == ActionKind::Done || action.kind == ActionKind::Pass; }

// Hazards of a move stay out of the preview: a flag neither breaks ice nor sets off a mine.
class FlagsOnly final : public Chance {
 public:
  Face die() override { return Face::Flag; }
  Card draw(const CardBag& from) override { return from.at(0); }
  int pick(int) override { return 0; }
};

class Describer {
 public:
  explicit Describer(const Scene& scene) : scene_(scene) {}

  // The line of a card to be handed out, before a post is chosen.
  std::string hand_out_card(const Action& action) const { return card_text(action); }

  std::string text(const Action& action) const {
    switch (action.kind) {
      case ActionKind::Done:
      case ActionKind::Pass: return end_text(scene_, action.kind);
      case ActionKind::Aim: return ground(action.to);
      case ActionKind::Play: return card_text(action);
      case ActionKind::Keep: return card_line(words().name(action.card), action.card);
      case ActionKind::Section: return words().say("choice.section", {{"section", std::string(name(action.flank()))}});
      case ActionKind::Target:
      case ActionKind::Strike: return target_text(action);
      case ActionKind::Order: return unit(action.unit);
      case ActionKind::Move: return move_text(action);
      case ActionKind::Attack: return battle_text(action);
      case ActionKind::RemoveWire: return unit_does(action, "choice.remove-wire");
      case ActionKind::Ambush: return words().say("choice.ambush");
      case ActionKind::IgnoreFlag: return unit_does(action, "choice.ignore-flag");
      case ActionKind::Retreat: return ground(action.to);
      case ActionKind::TakeGround: return unit_does(action, "choice.take-ground");
      case ActionKind::HandOut: return hand_out_text(action);
      case ActionKind::TakeBack: return take_back_text(action);
      case ActionKind::Visit: return with_role("choice.visit", action);
      case ActionKind::EndVisit: return words().say("choice.end-visit");
      case ActionKind::Place: return place_text(action);
      case ActionKind::Initiative: return words().say("choice.initiative");
      case ActionKind::LoseFigure: return unit_does(action, "choice.lose-figure");
      case ActionKind::Exit: return unit_does(action, "choice.exit");
      case ActionKind::SealCave: return unit_does(action, "choice.seal-cave");
      case ActionKind::Recover: return unit_does(action, "choice.recover");
      case ActionKind::Chip: return chip_text(action);
      case ActionKind::Unchip: return words().say("choice.unchip", {{"card", words().name(action.card)}});
      case ActionKind::NameGeneral: return with_role("choice.name-general", action);
      case ActionKind::OrderPlane:
      case ActionKind::BringIn:
      case ActionKind::Fly:
      case ActionKind::AirAction:
      case ActionKind::Dismiss: return plane_action_text(scene_, action);
    }
    return {};
  }

  // The subject of an action: the unit that acts, or an airplane.
  std::string actor(const Action& action) const {
    if (action.kind == ActionKind::BringIn) { return words().name(action.airplane()); }
    return is_about_plane(action.kind) ? plane_text(scene_, scene_.asked.post.side, action.unit) : unit(action.unit);
  }

  // The counter of a unit, where it stands and on what: I4 16,8 forest.
  std::string unit(Hex hex) const {
    const UnitId id = field().at(hex);
    if (id == kNoUnit) { return ground(hex); }
    const Side side = scene_.battle.side(id);
    const std::string name = counter(side, scene_.battle.roster(id).type, field()[id].figures);
    return painted(name, side_text_style(side), scene_.terminal.ink) + " " + ground(hex);
  }

 private:
  const Field& field() const { return scene_.view.open.field; }
  const Words& words() const { return scene_.words; }

  std::string unit_does(const Action& action, std::string_view key) const {
    return words().say("cli.choice.of-unit", {{"unit", unit(action.unit)}, {"what", words().say(key)}});
  }

  std::string ground(Hex hex) const {
    std::string found = to_text(scene_.battle.board(), hex);
    const auto add = [&](const std::string& name) { (found += " ") += name; };
    if (scene_.battle.terrain(hex) != Terrain::Countryside) { add(words().ground(scene_.battle, hex)); }
    if (field().wire.contains(hex)) { add(words().name(Work::Wire)); }
    if (field().sandbags.contains(hex)) { add(words().name(Work::Sandbags)); }
    if (field().mines.contains(hex)) { add(words().name(Work::Minefield)); }
    if (field().caves.contains(hex)) { add(words().name(Work::Cave)); }
    return found;
  }

  std::string card_line(std::string_view title, Card card) const {
    const Card acting = is_sortie(scene_.battle, card) ? Card::AirSortie : card;  // AIR-06
    return padded(title, name_columns(words())) + words().text(acting);
  }

  std::string card_text(const Action& action) const {
    if (action.as != Card::None) { return stand_in(action.card, action.as); }
    const int copies = scene_.view.hand.count(action.card);
    const std::string title = words().name(action.card);
    return card_line(copies > 1 ? title + " x" + std::to_string(copies) : title, action.card);
  }

  // COMR-02: in the standard game the card that lay there is played by the same decision.
  std::string chip_text(const Action& action) const {
    const Card lies = scene_.view.chip[0];
    if (scene_.asked.decision != Decision::Play || lies == Card::None) {
      return card_line(words().name(action.card), action.card);
    }
    return words().say("cli.choice.chip-and-play",
                       {{"card", words().name(action.card)}, {"played", words().name(lies)}});
  }

  std::string stand_in(Card card, Card as) const {
    return padded(words().name(card), name_columns(words())) +
           words().say("cli.choice.as-card", {{"card", words().name(as)}, {"text", words().text(as)}});
  }

  std::string with_role(std::string_view key, const Action& action) const {
    return words().say(key, {{"who", words().name(action.role())}});
  }

  // Who gets the card; the card itself is the title of the menu.
  std::string hand_out_text(const Action& action) const {
    const Role role = action.role();
    if (role == Role::Commander) { return words().say("cli.choice.play-yourself"); }
    return words().say(
        "cli.choice.to-general",
        {{"who", words().name(role)}, {"count", units_in(scene_.battle.wing(scene_.asked.post.side, role))}});
  }

  std::string take_back_text(const Action& action) const {
    return words().say("cli.choice.take-back",
                       {{"card", words().name(action.card)}, {"who", words().name(action.role())}});
  }

  std::string place_text(const Action& action) const {
    const bool acts_as = action.as != Card::None;
    const std::string what =
        words().say(acts_as ? "choice.place-as" : "choice.place", {{"section", std::string(name(action.flank()))},
                                                                   {"card", words().name(action.card)},
                                                                   {"as", acts_as ? words().name(action.as) : ""}});
    const SectionMask strips = strips_of(scene_.battle, scene_.asked.post, action.flank());
    const Columns where = columns_of(scene_.battle.board(), strips);
    return words().say("cli.choice.with-columns",
                       {{"what", what}, {"from", where.from}, {"to", where.to}, {"count", units_in(strips)}});
  }

  int units_in(SectionMask strips) const {
    int count = 0;
    field().units_of(scene_.asked.post.side).for_each([&](Hex hex) {
      count += lies_in(scene_.battle, hex, strips) ? 1 : 0;
    });
    return count;
  }

  std::string target_text(const Action& action) const {
    const UnitId target = field().at(action.to);
    if (scene_.asked.decision == Decision::Patient) {
      return unit(action.to) + " / " + std::to_string(scene_.battle.roster(target).full);
    }
    return short_unit(action.to) + "  " + chances_of_strike(scene_.battle, scene_.view.open, target, words());
  }

  // Where it leads, and which units it could battle from there: tried out on a copy in which no die hits.
  std::string move_text(const Action& action) const {
    std::string found = ground(action.to);
    for (const Hex hex : action.via) {
      if (hex == kNoHex) { continue; }
      found = words().say("cli.choice.via", {{"to", found}, {"via", to_text(scene_.battle.board(), hex)}});
    }
    if (scene_.asked.decision != Decision::Move) { return found; }
    FlagsOnly any;
    State tried = deal_unseen(scene_.battle, scene_.view, any);
    const UnitId mover = field().at(action.unit);
    if (apply(scene_.battle, tried, scene_.asked.post, action, any, nullptr) != ApplyResult::Applied) { return found; }
    const Field& then = tried.open.field;
    if (tried.open.over()) { return words().say("cli.choice.wins", {{"to", found}}); }
    if (may_battle(scene_.battle, then, mover, Occasion::Attack) != Ban::None) {
      return words().say("cli.choice.no-battle", {{"to", found}});
    }
    const int count = targets(scene_.battle, then, mover, Occasion::Attack).count();
    return count == 0 ? found : words().say("cli.choice.targets", {{"to", found}, {"count", count}});
  }

  std::string battle_text(const Action& action) const {
    const UnitId attacker = field().at(action.unit);
    const UnitId target = field().at(action.to);
    if (target == kNoUnit) {  // AIR-43
      return short_unit(action.unit) + " > " + plane_text(scene_, other(scene_.asked.post.side), action.to);
    }
    const std::string who = short_unit(action.unit) + " > " + short_unit(action.to);
    return who + "  " +
           chances_of_battle(scene_.battle, field(), attacker, target, occasion_of(scene_.asked.decision), words());
  }

  // As wide as the widest, so that the next column aligns.
  std::string short_unit(Hex hex) const {
    const UnitId id = field().at(hex);
    const Side side = scene_.battle.side(id);
    const std::string name = counter(side, scene_.battle.roster(id).type, field()[id].figures);
    return painted(name, side_text_style(side), scene_.terminal.ink) + " " +
           padded(to_text(scene_.battle.board(), hex), 4);
  }

  const Scene& scene_;
};

Hex mark_of(const Action& action) {
  if (action.kind == ActionKind::TakeGround || action.kind == ActionKind::IgnoreFlag) { return kNoHex; }
  return action.to != kNoHex ? action.to : action.unit;
}

Choice answer(const Describer& describer, const Action& action) {
  return {describer.text(action), mark_of(action), {action}};
}

// The unit that a decision is about, where it is about one: what retreats, takes ground or battles again.
Hex subject(Decision decision, std::span<const Action> actions) {
  switch (decision) {
    case Decision::Retreat:
    case Decision::IgnoreFlag:
    case Decision::TakeGround:
    case Decision::AttackAgain:
    case Decision::Overrun:
    case Decision::SecondMove: return actions.empty() ? kNoHex : actions[0].unit;
    default: return kNoHex;
  }
}

// Actions that share a key, in the order in which the keys first appear.
template <class Key>
std::vector<std::vector<Action>> groups_by(std::span<const Action> actions, Key key) {
  std::vector<std::vector<Action>> found;
  for (const Action& action : actions) {
    const auto same =
        std::find_if(found.begin(), found.end(), [&](const auto& group) { return key(group[0]) == key(action); });
    if (same == found.end()) {
      found.push_back({action});
    } else {
      same->push_back(action);
    }
  }
  return found;
}

// Whether actions of this kind answer "where to?".
bool leads_somewhere(ActionKind kind) {
  return kind == ActionKind::Move || kind == ActionKind::Exit || kind == ActionKind::Retreat ||
         kind == ActionKind::Fly || kind == ActionKind::BringIn;
}

Choice unit_choice(const Scene& scene, const Describer& describer, std::vector<Action> group) {
  const bool moves = leads_somewhere(group[0].kind);
  if (group.size() == 1 && !moves) { return answer(describer, group[0]); }
  const std::string unit = describer.actor(group[0]);
  std::string text = group.size() == 1 ? unit + " > " + describer.text(group[0])
                                       : scene.words.say(moves ? "cli.choice.ways" : "cli.choice.battles",
                                                         {{"unit", unit}, {"count", static_cast<int>(group.size())}});
  const Hex at = group[0].unit;
  return {std::move(text), at, std::move(group)};
}

// A card to hand out: an answer at once if only one post can get it.
Choice card_choice(const Describer& describer, std::vector<Action> group) {
  const bool hands_out = group[0].kind == ActionKind::HandOut;
  std::string text = hands_out ? describer.hand_out_card(group[0]) : describer.text(group[0]);
  return {std::move(text), kNoHex, std::move(group)};
}

Choice row_choice(const Scene& scene, std::vector<Action> group) {
  const int row = scene.battle.board().coord(group[0].to).row;
  return {scene.words.say("cli.choice.row", {{"row", row}}), kNoHex, std::move(group)};
}

}  // namespace

Menu top_menu(const Scene& scene, std::span<const Action> offers) {
  const Describer describer(scene);
  // What ends a step comes last.
  std::vector<Action> rest;
  std::copy_if(offers.begin(), offers.end(), std::back_inserter(rest), [](const Action& it) { return !is_end(it); });
  const auto open = static_cast<std::ptrdiff_t>(rest.size());
  std::copy_if(offers.begin(), offers.end(), std::back_inserter(rest), is_end);
  const auto ends = rest.begin() + open;
  const std::span<const Action> choices(rest.data(), static_cast<std::size_t>(open));
  const Hex about = subject(scene.asked.decision, choices);
  Menu menu{about != kNoHex ? describer.unit(about) + ". " : "", {}};
  menu.question += question_text(scene);
  switch (grouping(scene.asked.decision, choices)) {
    case Grouping::None:
      for (const Action& action : choices) { menu.choices.push_back(answer(describer, action)); }
      break;
    case Grouping::ByUnit:
      for (auto& group : groups_by(choices, [](const Action& it) {
             const int kind = it.kind == ActionKind::BringIn ? it.detail.byte() : 0;
             return std::tuple(is_about_plane(it.kind), it.unit, kind);
           })) {
        menu.choices.push_back(unit_choice(scene, describer, std::move(group)));
      }
      break;
    case Grouping::ByCard:
      for (auto& group : groups_by(choices, [](const Action& it) {
             const bool one_of_many = it.kind == ActionKind::HandOut;
             return std::tuple(it.kind, it.card, it.as, one_of_many ? 0 : it.detail.byte());
           })) {
        menu.choices.push_back(card_choice(describer, std::move(group)));
      }
      break;
    case Grouping::ByRow:
      for (auto& group : groups_by(choices, [&](const Action& it) { return scene.battle.board().coord(it.to).row; })) {
        menu.choices.push_back(row_choice(scene, std::move(group)));
      }
      break;
  }
  for (auto end = ends; end != rest.end(); ++end) { menu.choices.push_back({describer.text(*end), kNoHex, {*end}}); }
  return menu;
}

Menu inner_menu(const Scene& scene, const Choice& choice) {
  const Describer describer(scene);
  const Action& first = choice.actions[0];
  Menu menu;
  if (first.kind == ActionKind::HandOut) {
    menu.question = scene.words.say("cli.ask.whom", {{"card", scene.words.name(first.card)}});
  } else if (first.kind == ActionKind::Aim) {
    menu.question = question_text(scene);
  } else {
    menu.question = scene.words.say(leads_somewhere(first.kind) ? "cli.ask.where" : "cli.ask.what",
                                    {{"unit", describer.actor(first)}});
  }
  for (const Action& action : choice.actions) { menu.choices.push_back(answer(describer, action)); }
  return menu;
}

int name_columns(const Words& words) {
  int widest = 0;
  for (const CardInfo& row : kCards) {
    if (row.id != Card::None) { widest = std::max(widest, columns(words.name(row.id))); }
  }
  return widest + 2;
}

std::string describe(const Scene& scene, const Action& action) { return Describer(scene).text(action); }

}  // namespace bocage::cli
