#include "cli/play/menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/map.h"
#include "cli/play/odds_text.h"
#include "rules/works.h"

namespace bocage::cli {
namespace {

constexpr std::size_t kManyBattles = 9;  // more than that are asked by unit

enum class Grouping : std::uint8_t { None, ByUnit, ByRow };

Grouping grouping(Decision decision, std::span<const Action> actions) {
  switch (decision) {
    case Decision::Airdrop: return Grouping::ByRow;
    case Decision::Move: return Grouping::ByUnit;
    case Decision::Battle: return actions.size() > kManyBattles ? Grouping::ByUnit : Grouping::None;
    default: return Grouping::None;
  }
}

Occasion occasion_of(Decision decision) { return decision == Decision::Overrun ? Occasion::Overrun : Occasion::Battle; }

bool is_end(const Action& action) { return action.kind == ActionKind::Done || action.kind == ActionKind::Pass; }

class Describer {
 public:
  explicit Describer(const Scene& scene) : scene_(scene) {}

  std::string text(const Action& action) const {
    switch (action.kind) {
      case ActionKind::Done:
      case ActionKind::Pass: return end_text(action);
      case ActionKind::Aim: return ground(action.to);
      case ActionKind::Play: return card_text(action);
      case ActionKind::Keep: return card_line(words(action.card).name.in(scene_.lang), action.card);
      case ActionKind::Section: return std::string(flank_words(action.section).in(scene_.lang));
      case ActionKind::Target:
      case ActionKind::Strike: return target_text(action);
      case ActionKind::Order: return unit(action.unit);
      case ActionKind::Move: return move_text(action);
      case ActionKind::Battle: return battle_text(action);
      case ActionKind::RemoveWire: return unit(action.unit) + say({": clear the wire", " : enlever les barbelés"});
      case ActionKind::Ambush: return say({"Ambush!", "Embuscade !"});
      case ActionKind::IgnoreFlag: return unit(action.unit) + say({": ignore one flag", " : ignorer un drapeau"});
      case ActionKind::Retreat: return ground(action.to);
      case ActionKind::TakeGround: return unit(action.unit) + say({": go in", " : y entrer"});
    }
    return {};
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
  const Field& field() const { return scene_.state.open.field; }
  std::string say(const Phrase& phrase) const { return std::string(phrase.in(scene_.lang)); }

  std::string ground(Hex hex) const {
    std::string found = to_text(scene_.battle.board(), hex);
    if (scene_.battle.terrain(hex) != Terrain::Countryside) { found += " " + say(ground_words(scene_.battle, hex)); }
    if (field().wire.contains(hex)) { found += " " + say(words(Work::Wire).name); }
    if (field().sandbags.contains(hex)) { found += " " + say(words(Work::Sandbags).name); }
    return found;
  }

  std::string end_text(const Action& action) const {
    const std::string meaning = say(words(scene_.asked.decision).done);
    return std::string(name(action.kind)) + (meaning.empty() ? "" : ": " + meaning);
  }

  std::string card_line(std::string_view title, Card card) const {
    return padded(title, kNameColumns) + say(words(card).line);
  }

  std::string card_text(const Action& action) const {
    const Entry& entry = words(action.card);
    if (action.as != Card::None) { return card_line(say(entry.name), action.as) + say({" (air strike)", " (frappe)"}); }
    const int copies = scene_.state.hidden.hands[index(scene_.asked.post.side)].count(action.card);
    return card_line(say(entry.name) + (copies > 1 ? fmt::format(" x{}", copies) : ""), action.card);
  }

  std::string target_text(const Action& action) const {
    const UnitId target = field().at(action.to);
    if (scene_.asked.decision == Decision::Patient) {
      return unit(action.to) + fmt::format(" / {}", scene_.battle.roster(target).full);
    }
    return short_unit(action.to) + "  " + chances_of_strike(scene_.battle, scene_.state.open, target, scene_.lang);
  }

  // Where it leads, and whom the unit could battle from there. Moves reveal nothing and roll no dice, so they can be
  // tried out on a copy.
  std::string move_text(const Action& action) const {
    std::string found = ground(action.to);
    for (const Hex hex : action.via) {
      if (hex != kNoHex) { found += say({" via ", " par "}) + to_text(scene_.battle.board(), hex); }
    }
    if (scene_.asked.decision != Decision::Move) { return found; }
    State tried = scene_.state;
    FastChance unused(0);
    const UnitId mover = field().at(action.unit);
    if (apply(scene_.battle, tried, scene_.asked.post, action, unused, nullptr) != Outcome::Applied) { return found; }
    const Field& then = tried.open.field;
    if (tried.open.over()) { return found + say({", wins", ", gagne"}); }
    if (may_battle(scene_.battle, then, mover, Occasion::Battle) != Ban::None) {
      return found + say({", no battle", ", sans combat"});
    }
    const int count = targets(scene_.battle, then, mover, Occasion::Battle).count();
    if (count == 0) { return found; }
    return found + fmt::format(fmt::runtime(count == 1 ? Phrase{", {} target", ", {} cible"}.in(scene_.lang)
                                                       : Phrase{", {} targets", ", {} cibles"}.in(scene_.lang)),
                               count);
  }

  std::string battle_text(const Action& action) const {
    const UnitId attacker = field().at(action.unit);
    const UnitId target = field().at(action.to);
    const std::string who = short_unit(action.unit) + " > " + short_unit(action.to);
    return who + "  " +
           chances_of_battle(scene_.battle, field(), attacker, target, occasion_of(scene_.asked.decision), scene_.lang);
  }

  // As wide as any, so that what follows stands in a column.
  std::string short_unit(Hex hex) const {
    const UnitId id = field().at(hex);
    const Side side = scene_.battle.side(id);
    const std::string name = counter(side, scene_.battle.roster(id).type, field()[id].figures);
    return painted(name, side_text_style(side), scene_.terminal.ink) + " " +
           padded(to_text(scene_.battle.board(), hex), 4);
  }

  const Scene& scene_;
};

// Columns of a text that may contain colours.
int visible_columns(std::string_view text) {
  int count = 0;
  bool in_code = false;
  for (const char letter : text) {
    if (letter == '\x1b') { in_code = true; }
    if (!in_code) { count += columns(std::string_view(&letter, 1)); }
    if (in_code && letter == 'm') { in_code = false; }
  }
  return count;
}

Choice make_choice(std::string text, Hex at, std::vector<Action> actions) {
  const int width = visible_columns(text);
  return {std::move(text), width, at, std::move(actions)};
}

Hex mark_of(const Action& action) {
  if (action.kind == ActionKind::TakeGround || action.kind == ActionKind::IgnoreFlag) { return kNoHex; }
  return action.to != kNoHex ? action.to : action.unit;
}

Choice answer(const Describer& describer, const Action& action) {
  return make_choice(describer.text(action), mark_of(action), {action});
}

// The unit that a decision is about, where it is about one: what retreats, takes ground or battles again.
Hex subject(Decision decision, std::span<const Action> actions) {
  switch (decision) {
    case Decision::Retreat:
    case Decision::IgnoreFlag:
    case Decision::TakeGround:
    case Decision::BattleAgain:
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

Choice unit_choice(const Scene& scene, const Describer& describer, std::vector<Action> group) {
  const bool moves = group[0].kind == ActionKind::Move;
  const auto size = group.size();
  const Phrase ways = moves ? Phrase{" ({} ways)", " ({} choix)"} : Phrase{" ({} battles)", " ({} combats)"};
  if (size == 1 && !moves) { return answer(describer, group[0]); }
  std::string text = describer.unit(group[0].unit);
  text += size == 1 ? " > " + describer.text(group[0]) : fmt::format(fmt::runtime(ways.in(scene.lang)), size);
  const Hex at = group[0].unit;
  return make_choice(std::move(text), at, std::move(group));
}

Choice row_choice(const Scene& scene, std::vector<Action> group) {
  const int row = scene.battle.board().coord(group[0].to).row;
  const Phrase text{"row {}", "rangée {}"};
  return make_choice(fmt::format(fmt::runtime(text.in(scene.lang)), row), kNoHex, std::move(group));
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
  menu.question += words(scene.asked.decision).question.in(scene.lang);
  switch (grouping(scene.asked.decision, choices)) {
    case Grouping::None:
      for (const Action& action : choices) { menu.choices.push_back(answer(describer, action)); }
      break;
    case Grouping::ByUnit:
      for (auto& group : groups_by(choices, [](const Action& it) { return it.unit; })) {
        menu.choices.push_back(unit_choice(scene, describer, std::move(group)));
      }
      break;
    case Grouping::ByRow:
      for (auto& group : groups_by(choices, [&](const Action& it) { return scene.battle.board().coord(it.to).row; })) {
        menu.choices.push_back(row_choice(scene, std::move(group)));
      }
      break;
  }
  for (auto end = ends; end != rest.end(); ++end) {
    menu.choices.push_back(make_choice(describer.text(*end), kNoHex, {*end}));
  }
  return menu;
}

Menu inner_menu(const Scene& scene, const Choice& choice) {
  const Describer describer(scene);
  const Phrase where{"{}: where to?", "{} : où ?"};
  const Phrase whom{"{}: what does it do?", "{} : que fait-elle ?"};
  Menu menu;
  switch (choice.actions[0].kind) {
    case ActionKind::Move:
      menu.question = fmt::format(fmt::runtime(where.in(scene.lang)), describer.unit(choice.actions[0].unit));
      break;
    case ActionKind::Aim: menu.question = std::string(words(scene.asked.decision).question.in(scene.lang)); break;
    default:
      menu.question = fmt::format(fmt::runtime(whom.in(scene.lang)), describer.unit(choice.actions[0].unit));
      break;
  }
  for (const Action& action : choice.actions) { menu.choices.push_back(answer(describer, action)); }
  return menu;
}

std::string describe(const Scene& scene, const Action& action) { return Describer(scene).text(action); }

}  // namespace bocage::cli
