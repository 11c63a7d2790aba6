#include "cli/play/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/odds_text.h"
#include "cli/record_file.h"
#include "lab/seeds.h"

namespace bocage::cli {
namespace {

enum Stream : std::uint64_t { kDice, kAxisPlayer, kAlliesPlayer, kAdvice };

// Whoever is asked these is asked about units on the board; his cards stay in his pocket.
bool needs_no_hand(Decision decision) {
  return decision == Decision::Ambush || decision == Decision::IgnoreFlag || decision == Decision::Retreat;
}

Viewer viewer_of_players(const BySide<std::string>& players) {
  const bool axis = players[index(Side::Axis)] == kHuman;
  const bool allies = players[index(Side::Allies)] == kHuman;
  if (axis == allies) { return spectator(); }  // with two people each sees his new cards when he has the screen
  return viewer_of(axis ? Side::Axis : Side::Allies);
}

}  // namespace

Session::Session(std::shared_ptr<const Battle> battle, const Seating& seating, const Record* past, Screen& screen)
    : seed_(seating.seed),
      fast_(past == nullptr ? seed_ : derive(seed_, past->steps.size())),
      chance_(past == nullptr ? Outcomes{} : past->dealt, &fast_),
      game_(std::move(battle), chance_, past == nullptr ? std::to_string(seed_) : past->seed),
      ask_(seating.ask),
      save_(seating.save),
      players_{make_player(seating.players[0], derive(seed_, kAxisPlayer)),
               make_player(seating.players[1], derive(seed_, kAlliesPlayer))},
      screen_(screen),
      narrator_(game_.battle(), game_.state().open, viewer_of_players(seating.players), screen.lang(),
                screen.terminal()) {
  if (past != nullptr) { go_on_from(*past); }
}

void Session::go_on_from(const Record& past) {
  for (const RecordStep& step : past.steps) {
    if (game_.act(step.by, step.action, &step.said, nullptr) != Outcome::Applied) { break; }
  }
  narrator_.start_again(state().open);
}

Scene Session::scene(const PendingPost& asked) const {
  return {battle(), state(), asked, screen_.lang(), screen_.terminal()};
}

Exit Session::play() {
  while (!state().open.over()) {
    const PendingPost asked = pending(battle(), state())[0];
    legal(battle(), state(), asked.post, offers_);
    Player* computer = players_[index(asked.post.side)].get();
    if (computer != nullptr) {
      act(asked.post, computer->choose(Question(battle(), state(), asked, offers_)));
    } else if (passes_by_itself(asked)) {
      let_pass(asked);
    } else if (!next_of_queue(asked) && ask(asked) == Reply::Left) {
      break;
    }
  }
  screen_.result(battle(), state());
  if (!save_.empty()) { save(save_); }
  return Exit::Ok;
}

void Session::act(Post by, const Action& action) {
  if (game_.act(by, action, nullptr, &narrator_) != Outcome::Applied) {
    throw std::logic_error("a player chose what is not on offer: " + to_text(battle().board(), action));
  }
  narrator_.after_action(state().open);
  if (action.kind != ActionKind::Order) { screen_.say(narrator_.take()); }  // orders are told together
}

// Between two people the question after an Ambush is always asked: that nobody is asked would tell that he has none.
bool Session::passes_by_itself(const PendingPost& asked) const {
  const bool would_tell = asked.decision == Decision::Ambush && two_people();
  return offers_.size() == 1 && ask_ == AskWhat::Choices && !would_tell;
}

void Session::let_pass(const PendingPost& asked) {
  screen_.say(narrator_.take());  // orders that are still to be told
  const std::string_view why = words(asked.decision).only_so.in(screen_.lang());
  if (!why.empty()) { screen_.say(painted(why, {.weight = Weight::Faint}, screen_.terminal().ink)); }
  act(asked.post, offers_[0]);
}

bool Session::next_of_queue(const PendingPost& asked) {
  if (queue_.empty()) { return false; }
  const Action next = queue_.front();
  queue_.pop_front();
  if (offers_.contains(next)) {
    act(asked.post, next);
    return true;
  }
  queue_.clear();
  screen_.say(fmt::format(fmt::runtime(Phrase{"Not possible any more: {}", "Plus possible : {}"}.in(screen_.lang())),
                          to_text(battle().board(), next)));
  return false;
}

bool Session::change_places(const PendingPost& asked) {
  if (!two_people() || at_screen_ == asked.post.side || needs_no_hand(asked.decision)) { return true; }
  screen_.hand_over(asked.post.side);
  at_screen_ = asked.post.side;
  return screen_.read().has_value();
}

void Session::show_question(const PendingPost& asked) {
  screen_.map(battle(), state().open, menus_.back().choices);
  screen_.menu(asked.post, menus_.back());
}

Session::Reply Session::ask(const PendingPost& asked) {
  if (!change_places(asked)) { return Reply::Left; }
  std::vector<Action> choices(offers_.begin(), offers_.end());
  if (asked.decision == Decision::Ambush && choices.size() == 1 && two_people()) {
    choices.insert(choices.begin(), {.kind = ActionKind::Ambush});  // see passes_by_itself()
  }
  menus_ = {top_menu(scene(asked), choices)};
  show_question(asked);
  while (const auto line = screen_.read()) {
    const Wish wish = understand(battle().board(), *line);
    switch (wish.kind) {
      case WishKind::Nothing: break;
      case WishKind::Numbers:
        if (choose(asked, wish.numbers)) { return Reply::Acted; }
        break;
      case WishKind::Place:
        if (choose_place(asked, wish.place)) { return Reply::Acted; }
        break;
      case WishKind::Act:
        if (try_action(asked, wish.action)) { return Reply::Acted; }
        break;
      case WishKind::Undo:
        if (undo(asked)) { return Reply::Acted; }
        break;
      case WishKind::Back:
        if (menus_.size() > 1) { menus_.pop_back(); }
        show_question(asked);
        break;
      case WishKind::Help: screen_.say(words_one_can_say(screen_.lang())); break;
      case WishKind::Map: screen_.full_map(battle(), state().open); break;
      case WishKind::Hand: screen_.hand(state().hidden.hands[index(asked.post.side)]); break;
      case WishKind::Odds: tell_odds(asked, wish.rest); break;
      case WishKind::Hint: give_hint(asked); break;
      case WishKind::Save: save(wish.rest); break;
      case WishKind::Quit: return Reply::Left;
      case WishKind::Unknown:
        screen_.say(
            Phrase{"Not understood. Type a number, a hex, or help.", "Pas compris. Tapez un numéro, un hex, ou help."});
        break;
    }
  }
  return Reply::Left;
}

bool Session::take(const PendingPost& asked, const Choice& choice) {
  if (choice.is_answer()) { return try_action(asked, choice.actions[0]); }
  menus_.push_back(inner_menu(scene(asked), choice));
  show_question(asked);
  return false;
}

bool Session::choose(const PendingPost& asked, const std::vector<int>& numbers) {
  const std::vector<Choice>& choices = menus_.back().choices;
  for (const int number : numbers) {
    if (number >= 1 && number <= static_cast<int>(choices.size())) { continue; }
    screen_.say(fmt::format(
        fmt::runtime(Phrase{"There is no choice {}.", "Il n'y a pas de choix {}."}.in(screen_.lang())), number));
    return false;
  }
  const auto at = [&](int number) -> const Choice& { return choices[static_cast<std::size_t>(number) - 1]; };
  if (numbers.size() == 1) {
    return take(asked, Choice{at(numbers[0])});  // a copy: taking it may add a menu
  }
  for (const int number : numbers) {
    if (!at(number).is_answer()) {
      screen_.say(Phrase{"One at a time here.", "Un seul à la fois ici."});
      return false;
    }
  }
  for (std::size_t i = 1; i < numbers.size(); ++i) { queue_.push_back(at(numbers[i]).actions[0]); }
  return try_action(asked, at(numbers[0]).actions[0]);
}

bool Session::choose_place(const PendingPost& asked, Hex place) {
  const Choice* found = nullptr;
  bool several = false;
  for (const Choice& choice : menus_.back().choices) {
    const bool there =
        choice.at == place || std::any_of(choice.actions.begin(), choice.actions.end(), [&](const Action& it) {
          return it.unit == place || (choice.is_answer() && it.to == place) ||
                 (it.kind == ActionKind::Aim && it.to == place);
        });
    if (!there) { continue; }
    several = several || found != nullptr;
    found = &choice;
  }
  if (found == nullptr || several) {
    screen_.say(several ? Phrase{"Several choices are there: type a number.", "Plusieurs choix ici : tapez un numéro."}
                        : Phrase{"There is no choice on that hex.", "Aucun choix sur cet hex."});
    return false;
  }
  const Action aim{.kind = ActionKind::Aim, .to = place};
  if (asked.decision == Decision::Airdrop) { return try_action(asked, aim); }
  const Choice chosen = *found;
  return take(asked, chosen);
}

bool Session::try_action(const PendingPost& asked, const Action& action) {
  if (is_legal(battle(), state(), asked.post, action)) {
    act(asked.post, action);
    return true;
  }
  queue_.clear();
  screen_.say(why_not(battle(), state(), asked.post, action));
  return false;
}

// Goes back to the last decision at which there was something to choose; what passed by itself is not one.
bool Session::undo(const PendingPost& asked) {
  const auto own_last = [&] {
    const auto& steps = game_.record().steps;
    return !steps.empty() && steps.back().by.side == asked.post.side;
  };
  bool undone = false;
  while (own_last() && game_.undo()) {
    undone = true;
    const PendingPost now = pending(battle(), state())[0];
    legal(battle(), state(), now.post, offers_);
    if (!passes_by_itself(now)) { break; }
  }
  narrator_.start_again(state().open);
  queue_.clear();
  screen_.say(undone ? Phrase{"Taken back.", "Repris."}
                     : Phrase{"Nothing can be taken back: dice, cards or the other side have spoken.",
                              "Rien à reprendre : des dés, des cartes ou l'adversaire ont parlé."});
  return undone;
}

void Session::tell_odds(const PendingPost& asked, std::string_view rest) {
  const std::size_t space = rest.find(' ');
  if (!rest.empty()) {
    const auto from = hex_from_text(battle().board(), rest.substr(0, space));
    const auto to =
        space == std::string_view::npos ? std::nullopt : hex_from_text(battle().board(), rest.substr(space + 1));
    if (from && to) {
      tell_odds_of(*from, *to, Occasion::Battle);
    } else {
      screen_.say(Phrase{"Say it so: odds 5,5 7,3", "Dites : odds 5,5 7,3"});
    }
    return;
  }
  bool any = false;
  for (const Action& action : offers_) {
    if (action.kind != ActionKind::Battle) { continue; }
    any = true;
    tell_odds_of(action.unit, action.to, asked.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Battle);
  }
  if (!any) {
    screen_.say(Phrase{"No battle is to be chosen now; odds 5,5 7,3 asks about two units.",
                       "Aucun combat à choisir ; odds 5,5 7,3 interroge deux unités."});
  }
}

void Session::tell_odds_of(Hex from, Hex to, Occasion occasion) {
  const Field& field = state().open.field;
  const UnitId attacker = field.at(from);
  const UnitId target = field.at(to);
  if (attacker == kNoUnit || target == kNoUnit || battle().side(attacker) == battle().side(target)) {
    screen_.say(Phrase{"There are no two enemies on these hexes.", "Il n'y a pas deux ennemis sur ces hexs."});
    return;
  }
  const DiceCount dice = dice_for(battle(), field, attacker, target, occasion);
  screen_.say(fmt::format("{} > {}: {}", to_text(battle().board(), from), to_text(battle().board(), to),
                          chances_of_battle(battle(), field, attacker, target, occasion, screen_.lang())));
  std::string parts = "    " + parts_of_dice(dice, screen_.lang());
  Ban ban = may_battle(battle(), field, attacker, occasion);
  if (ban == Ban::None) { ban = may_attack(battle(), field, attacker, to, occasion); }
  if (ban != Ban::None) { parts += fmt::format(" ({}: {})", info(ban).rule, info(ban).why); }
  screen_.say(parts);
}

void Session::give_hint(const PendingPost& asked) {
  const auto adviser = make_player("heuristic", derive(seed_, kAdvice));
  if (adviser == nullptr) { return; }
  const Action advice = adviser->choose(Question(battle(), state(), asked, offers_));
  screen_.say(
      fmt::format(fmt::runtime(Phrase{"The computer would say: {}", "L'ordinateur dirait : {}"}.in(screen_.lang())),
                  to_text(battle().board(), advice)));
}

void Session::save(const std::string& path) {
  const std::string& file = path.empty() ? save_ : path;
  if (file.empty()) {
    screen_.say(Phrase{"Where to? save FILE", "Où ? save FICHIER"});
    return;
  }
  const Phrase saved{"The record is in {}; `bocage replay {}` checks it.",
                     "Partie écrite dans {} ; « bocage replay {} » la vérifie."};
  const Phrase failed{"{} cannot be written.", "{} : écriture impossible."};
  const bool written = save_record(file, battle().board(), game_.record());
  screen_.say(written ? fmt::format(fmt::runtime(saved.in(screen_.lang())), file, file)
                      : fmt::format(fmt::runtime(failed.in(screen_.lang())), file));
}

}  // namespace bocage::cli
