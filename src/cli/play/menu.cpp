#include "cli/play/menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

#include "cli/map.h"
#include "cli/play/air_text.h"
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

// What a move may set off stays open: a flag breaks no ice and springs no mine.
class FlagsOnly final : public Chance {
 public:
  Face die() override { return Face::Flag; }
  Card draw(const CardBag& from) override { return from.at(0); }
  int pick(int) override { return 0; }
};

class Describer {
 public:
  explicit Describer(const Scene& scene) : scene_(scene) {}

  // The line of a card to be handed out, whoever gets it.
  std::string hand_out_card(const Action& action) const { return card_text(action); }

  std::string text(const Action& action) const {
    switch (action.kind) {
      case ActionKind::Done:
      case ActionKind::Pass: return end_text(action);
      case ActionKind::Aim: return ground(action.to);
      case ActionKind::Play: return card_text(action);
      case ActionKind::Keep: return card_line(say(words(action.card).name), action.card);
      case ActionKind::Section: return std::string(flank_words(action.flank()).in(scene_.lang));
      case ActionKind::Target:
      case ActionKind::Strike: return target_text(action);
      case ActionKind::Order: return unit(action.unit);
      case ActionKind::Move: return move_text(action);
      case ActionKind::Attack: return battle_text(action);
      case ActionKind::RemoveWire: return unit(action.unit) + say({": clear the wire", " : enlever les barbelés"});
      case ActionKind::Ambush: return say({"Ambush!", "Embuscade !"});
      case ActionKind::IgnoreFlag: return unit(action.unit) + say({": ignore one flag", " : ignorer un drapeau"});
      case ActionKind::Retreat: return ground(action.to);
      case ActionKind::TakeGround: return unit(action.unit) + say({": go in", " : y entrer"});
      case ActionKind::HandOut: return hand_out_text(action);
      case ActionKind::TakeBack: return take_back_text(action);
      case ActionKind::Visit: return with_role({"visit the {}", "rendre visite au {}"}, action);
      case ActionKind::EndVisit: return say({"end the visit", "finir la visite"});
      case ActionKind::Place: return place_text(action);
      case ActionKind::Initiative: return say({"initiative: roll one die", "initiative : lancer un dé"});
      case ActionKind::LoseFigure: return unit(action.unit) + say({": loses a figure", " : perd une figurine"});
      case ActionKind::Exit: return unit(action.unit) + say({": leaves the board", " : quitte le plateau"});
      case ActionKind::SealCave: return unit(action.unit) + say({": seal the cave", " : fermer la grotte"});
      case ActionKind::Recover: return unit(action.unit) + say({": rest, 6 dice", " : se reposer, 6 dés"});
      case ActionKind::Chip: return chip_text(action);
      case ActionKind::Unchip: return say({"take back: ", "reprendre : "}) + say(words(action.card).name);
      case ActionKind::NameGeneral:
        return with_role({"the {} orders one unit more", "le {} active une unité de plus"}, action);
      case ActionKind::OrderPlane:
      case ActionKind::BringIn:
      case ActionKind::Fly:
      case ActionKind::AirAction:
      case ActionKind::Dismiss: return plane_action_text(scene_, action);
    }
    return {};
  }

  // What an action is about: the unit that acts, or an airplane.
  std::string actor(const Action& action) const {
    if (action.kind == ActionKind::BringIn) { return std::string(plane_words(action.airplane())); }
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
  std::string say(const Phrase& phrase) const { return std::string(phrase.in(scene_.lang)); }

  std::string ground(Hex hex) const {
    std::string found = to_text(scene_.battle.board(), hex);
    if (scene_.battle.terrain(hex) != Terrain::Countryside) { found += " " + say(ground_words(scene_.battle, hex)); }
    if (field().wire.contains(hex)) { found += " " + say(words(Work::Wire).name); }
    if (field().sandbags.contains(hex)) { found += " " + say(words(Work::Sandbags).name); }
    if (field().mines.contains(hex)) { found += " " + say(words(Work::Minefield).name); }
    if (field().caves.contains(hex)) { found += " " + say(words(Work::Cave).name); }
    return found;
  }

  std::string end_text(const Action& action) const {
    const bool alone = scene_.asked.decision == Decision::Play && scene_.view.open.sortie_played != 0;  // AIR-05
    const std::string meaning =
        alone ? say({"the Air sortie alone", "la Sortie aérienne seule"}) : say(words(scene_.asked.decision).done);
    return std::string(name(action.kind)) + (meaning.empty() ? "" : ": " + meaning);
  }

  std::string card_line(std::string_view title, Card card) const {
    const Card acting = is_sortie(scene_.battle, card) ? Card::AirSortie : card;  // AIR-06
    return padded(title, kNameColumns) + say(line_words(acting, scene_.battle.spec().chain));
  }

  std::string card_text(const Action& action) const {
    const Entry& entry = words(action.card);
    if (action.kind == ActionKind::HandOut && action.as != Card::None) { return stand_in(entry, action.as); }
    if (action.as == Card::AirSortie) { return stand_in(entry, action.as); }  // EF-01
    if (action.as != Card::None) { return card_line(say(entry.name), action.as) + say({" (air strike)", " (frappe)"}); }
    const int copies = scene_.view.hand.count(action.card);
    return card_line(say(entry.name) + (copies > 1 ? fmt::format(" x{}", copies) : ""), action.card);
  }

  // COMR-02: in the standard game the card that lay there is played by the same decision.
  std::string chip_text(const Action& action) const {
    const Card lies = scene_.view.chip[0];
    if (scene_.asked.decision != Decision::Play || lies == Card::None) {
      return card_line(say(words(action.card).name), action.card);
    }
    const Phrase text{"{} goes under the chip, {} is played", "{} va sous le jeton, {} est jouée"};
    return fmt::format(fmt::runtime(text.in(scene_.lang)), say(words(action.card).name), say(words(lies).name));
  }

  std::string stand_in(const Entry& entry, Card as) const {
    const Phrase text{"As {}: {}", "Comme {} : {}"};
    return padded(say(entry.name), kNameColumns) +
           fmt::format(fmt::runtime(text.in(scene_.lang)), say(words(as).name), say(words(as).line));
  }

  std::string with_role(const Phrase& phrase, const Action& action) const {
    return fmt::format(fmt::runtime(phrase.in(scene_.lang)), words(action.post()).in(scene_.lang));
  }

  // Who gets the card; the card itself is the title of the menu.
  std::string hand_out_text(const Action& action) const {
    const Role role = action.post();
    if (role == Role::Commander) { return say({"play it yourself", "la jouer vous-même"}); }
    const Phrase units{"to the {} ({} units in his wing)", "au {} ({} unités dans son aile)"};
    return fmt::format(fmt::runtime(units.in(scene_.lang)), words(role).in(scene_.lang),
                       units_in(scene_.battle.wing(scene_.asked.post.side, role)));
  }

  std::string take_back_text(const Action& action) const {
    const Phrase back{"take back: {} ({})", "reprendre : {} ({})"};
    return fmt::format(fmt::runtime(back.in(scene_.lang)), words(action.card).name.in(scene_.lang),
                       words(action.post()).in(scene_.lang));
  }

  std::string place_text(const Action& action) const {
    std::string text = say(words(action.card).name);
    if (action.as != Card::None) { text += say({", as ", ", comme "}) + say(words(action.as).name); }
    const SectionMask strips = strips_of(scene_.battle, scene_.asked.post, action.flank());
    const Columns where = columns_of(scene_.battle.board(), strips);
    const Phrase line{"{}: {} (columns {} to {}, {} units)", "{} : {} (colonnes {} à {}, {} unités)"};
    return fmt::format(fmt::runtime(line.in(scene_.lang)), text, part_of_wing_words(action.flank()).in(scene_.lang),
                       where.from, where.to, units_in(strips));
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
      return unit(action.to) + fmt::format(" / {}", scene_.battle.roster(target).full);
    }
    return short_unit(action.to) + "  " + chances_of_strike(scene_.battle, scene_.view.open, target, scene_.lang);
  }

  // Where it leads, and whom the unit could battle from there: tried out on a copy, in which no die hits anybody.
  std::string move_text(const Action& action) const {
    std::string found = ground(action.to);
    for (const Hex hex : action.via) {
      if (hex != kNoHex) { found += say({" via ", " par "}) + to_text(scene_.battle.board(), hex); }
    }
    if (scene_.asked.decision != Decision::Move) { return found; }
    FlagsOnly any;
    State tried = deal_unseen(scene_.battle, scene_.view, any);
    const UnitId mover = field().at(action.unit);
    if (apply(scene_.battle, tried, scene_.asked.post, action, any, nullptr) != Outcome::Applied) { return found; }
    const Field& then = tried.open.field;
    if (tried.open.over()) { return found + say({", wins", ", gagne"}); }
    if (may_battle(scene_.battle, then, mover, Occasion::Attack) != Ban::None) {
      return found + say({", no battle", ", sans combat"});
    }
    const int count = targets(scene_.battle, then, mover, Occasion::Attack).count();
    if (count == 0) { return found; }
    return found + fmt::format(fmt::runtime(count == 1 ? Phrase{", {} target", ", {} cible"}.in(scene_.lang)
                                                       : Phrase{", {} targets", ", {} cibles"}.in(scene_.lang)),
                               count);
  }

  std::string battle_text(const Action& action) const {
    const UnitId attacker = field().at(action.unit);
    const UnitId target = field().at(action.to);
    if (target == kNoUnit) {  // AIR-43
      return short_unit(action.unit) + " > " + plane_text(scene_, other(scene_.asked.post.side), action.to);
    }
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
  const auto size = group.size();
  const Phrase ways = moves ? Phrase{" ({} ways)", " ({} choix)"} : Phrase{" ({} battles)", " ({} combats)"};
  if (size == 1 && !moves) { return answer(describer, group[0]); }
  std::string text = describer.actor(group[0]);
  text += size == 1 ? " > " + describer.text(group[0]) : fmt::format(fmt::runtime(ways.in(scene.lang)), size);
  const Hex at = group[0].unit;
  return make_choice(std::move(text), at, std::move(group));
}

// A card to hand out: an answer at once if only one post can get it.
Choice card_choice(const Describer& describer, std::vector<Action> group) {
  const bool hands_out = group[0].kind == ActionKind::HandOut;
  std::string text = hands_out ? describer.hand_out_card(group[0]) : describer.text(group[0]);
  return make_choice(std::move(text), kNoHex, std::move(group));
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
    case ActionKind::HandOut:
      menu.question = fmt::format(fmt::runtime(Phrase{"{}: who gets it?", "{} : pour qui ?"}.in(scene.lang)),
                                  words(choice.actions[0].card).name.in(scene.lang));
      break;
    case ActionKind::Move:
    case ActionKind::Exit:
    case ActionKind::Retreat:
    case ActionKind::Fly:
    case ActionKind::BringIn:
      menu.question = fmt::format(fmt::runtime(where.in(scene.lang)), describer.actor(choice.actions[0]));
      break;
    case ActionKind::Aim: menu.question = std::string(words(scene.asked.decision).question.in(scene.lang)); break;
    default: menu.question = fmt::format(fmt::runtime(whom.in(scene.lang)), describer.actor(choice.actions[0])); break;
  }
  for (const Action& action : choice.actions) { menu.choices.push_back(answer(describer, action)); }
  return menu;
}

std::string describe(const Scene& scene, const Action& action) { return Describer(scene).text(action); }

}  // namespace bocage::cli
