#include "cli/play/session.h"

#include <algorithm>

#include "cli/play/decision_text.h"
#include "cli/play/hand_out_text.h"
#include "cli/play/odds_answer.h"
#include "cli/record_file.h"
#include "cli/words/refusal_words.h"
#include "lab/seeds.h"

namespace bocage::cli {
namespace {

enum Stream : std::uint64_t { kDice, kAxisPlayer, kAlliesPlayer, kAdvice };

// Decisions about units on the board: the answer does not depend on the hand.
bool needs_no_hand(Decision decision) {
  return decision == Decision::Ambush || decision == Decision::IgnoreFlag || decision == Decision::Retreat;
}

// The choices name cards that not everybody may see.
bool names_cards(Decision decision) {
  return decision == Decision::Play || decision == Decision::Keep || decision == Decision::HandOut ||
         decision == Decision::Place || decision == Decision::Chip;
}

// The adviser's choice, and its winning chance if it has an estimate.
std::string hint_line(const std::string& action, std::optional<double> chance, const Words& words) {
  if (!chance) { return words.say("hint.would", {{"what", action}}); }
  return words.say("hint.would-and-sees", {{"what", action}, {"chance", words.percent(*chance)}});
}

}  // namespace

Session::Session(std::shared_ptr<const Battle> battle, const SessionPlan& plan, const Record* past, Screen& screen)
    : seed_(plan.seed),
      fast_(past == nullptr ? seed_ : derive(seed_, past->steps.size())),
      chance_(past == nullptr ? Outcomes{} : past->dealt, &fast_),
      game_(std::move(battle), chance_, past == nullptr ? std::to_string(seed_) : past->seed),
      seats_(plan.seats),
      ask_(plan.ask),
      save_(plan.save),
      adviser_(plan.adviser),
      screen_(screen),
      audience_(game_.battle(), game_.state().open, seats_, screen.words(), screen.terminal()) {
  seat_programs();
  if (seats_.people().size() == 1) { keyboard_.person = &seats_.people()[0]; }
  if (past != nullptr) { go_on_from(*past); }
}

void Session::seat_programs() {
  for (const Side side : kSides) {
    const std::uint64_t seed = derive(seed_, side == Side::Axis ? kAxisPlayer : kAlliesPlayer);
    for (const Role role : kRoles) {
      const Post post{side, role};
      if (seats_.person_at(post) != nullptr) { continue; }
      program_at_[index(side)][index(role)] = make_player(seats_.name_at(post), derive(seed, index(role)));
    }
  }
}

void Session::go_on_from(const Record& past) {
  for (const RecordStep& step : past.steps) {
    if (game_.act(step.by, step.action, &step.outcomes, nullptr) != ApplyResult::Applied) { break; }
    steps_.push_back(Chosen::ByPlayer);
  }
  audience_.start_again(state().open);
}

std::string Session::name_of(Post post) const {
  std::string where = words().name(battle(), post);
  const Person* person = seats_.person_at(post);
  if (is_alone() || person == nullptr || battle().spec().chain == Chain::Single) { return where; }
  if (seats_.label(*person, words()) == person->name) { return where; }  // called after the side
  return words().say("cli.seat.held", {{"name", person->name}, {"post", words().name(post)}});
}

Scene Session::scene(const PendingPost& asked) const { return {battle(), view_, asked, words(), screen_.terminal()}; }

Exit Session::play() {
  while (!state().open.over()) {
    const PendingPost asked = next_to_ask(battle(), state(), seats_, keyboard_);
    legal(battle(), state(), asked.post, offers_);
    Player* program = program_at_[index(asked.post.side)][index(asked.post.role)].get();
    if (program != nullptr) {
      act(asked.post, program->choose(Question(battle(), state(), asked, offers_)), Chosen::ByPlayer);
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

void Session::act(Post by, const Action& action, Chosen how) {
  if (game_.act(by, action, nullptr, &audience_) != ApplyResult::Applied) {
    throw std::logic_error("a player chose what is not on offer: " + to_text(battle().board(), action));
  }
  steps_.push_back(how);
  audience_.after_action(state().open);
  if (action.kind == ActionKind::Order) { return; }  // orders are told together
  last_told_ = audience_.take(keyboard_.person);
  screen_.tell(last_told_);
}

// Between several people the question after an Ambush is always asked: not asking would reveal that there is
// none.
bool Session::passes_by_itself(const PendingPost& asked) const {
  const bool would_tell = asked.decision == Decision::Ambush && !is_alone();
  return offers_.size() == 1 && ask_ == AskWhat::Choices && !would_tell;
}

void Session::let_pass(const PendingPost& asked) {
  screen_.tell(audience_.take(keyboard_.person));  // orders that are still to be told
  const std::string why = only_answer_text(words(), asked.decision);
  const bool many_posts = battle().spec().chain != Chain::Single;
  if (!why.empty()) {
    screen_.say_faintly(
        many_posts ? words().say("cli.only.of-post", {{"who", words().name(battle(), asked.post)}, {"why", why}})
                   : why);
  }
  act(asked.post, offers_[0], Chosen::ByItself);
}

// What another post is asked meanwhile does not end the queue.
bool Session::next_of_queue(const PendingPost& asked) {
  if (queue_.empty() || queue_of_ != asked.post) { return false; }
  const Action next = queue_.front();
  queue_.pop_front();
  if (offers_.contains(next)) {
    act(asked.post, next, Chosen::ByPlayer);
    return true;
  }
  queue_.clear();
  screen_.say(words().say("cli.table.no-longer", {{"what", to_text(battle().board(), next)}}));
  return false;
}

// People share the screen: it is cleared between those who may not see the same cards. Questions about units on the
// board are answered at once, no matter who is at the keyboard.
bool Session::change_places(const PendingPost& asked) {
  const Person* next = seats_.person_at(asked.post);
  if (keyboard_.person == next) { return true; }
  if (needs_no_hand(asked.decision)) {
    if (cards_on_screen_) {
      screen_.clear();
      screen_.tell(last_told_);
      cards_on_screen_ = false;
    }
    return true;
  }
  const bool open_table =
      keyboard_.person != nullptr && see_the_same_cards(battle(), state(), *keyboard_.person, *next);
  if (keyboard_.person != nullptr && !open_table) { screen_.clear(); }
  keyboard_ = {next, asked.post};
  firm_steps_ = steps_.size();
  if (!open_table) {
    screen_.hand_over(seats_.label(*next, words()));
    if (!screen_.read()) { return false; }
    screen_.clear();
    cards_on_screen_ = false;
  }
  last_told_ = audience_.take(next);
  if (!open_table) { screen_.tell(last_told_); }  // otherwise it was on the same screen
  return true;
}

std::vector<Action> Session::choices(const PendingPost& asked) const {
  std::vector<Action> found;
  const bool asks_all = ask_ == AskWhat::Everything;
  std::copy_if(offers_.begin(), offers_.end(), std::back_inserter(found), [&](const Action& it) {
    // A visit is talk between two people (COM-03, COM-15).
    if (it.kind != ActionKind::Visit || asks_all) { return true; }
    const Person* visited = seats_.person_at({asked.post.side, it.role()});
    return visited != nullptr && !visited->holds(asked.post);
  });
  if (asked.decision == Decision::Ambush && found.size() == 1 && !is_alone()) {
    found.insert(found.begin(), {.kind = ActionKind::Ambush});  // see passes_by_itself()
  }
  return found;
}

void Session::show_question(const PendingPost& asked) {
  // While cards are handed out nothing moves on the board: it is drawn once.
  const bool drawn = asked.decision == Decision::HandOut && drawn_for_ == state().open.turn;
  if (!drawn) { screen_.map(battle(), state().open, asked.post, menus_.back().choices); }
  if (asked.decision == Decision::HandOut) { drawn_for_ = state().open.turn; }
  if (asked.decision == Decision::HandOut) { screen_.say(hand_out_lines(battle(), view_, choices(asked), words())); }
  const bool by_cards = asked.decision == Decision::Order || asked.decision == Decision::Place;
  if (by_cards && battle().spec().chain != Chain::Single) {
    screen_.say(post_card_lines(battle(), view_, asked.post.role, words()));
  }
  screen_.menu(name_of(asked.post), asked.post.side, menus_.back());
  show_who_else(asked);
}

// The first time that a person meets a decision, its guide is shown. In the two-player game only `help` shows it.
void Session::show_help_once(const PendingPost& asked) {
  if (battle().spec().chain == Chain::Single) { return; }
  if (!helped_.insert({seats_.person_at(asked.post), asked.decision}).second) { return; }
  screen_.say_faintly(guide_text(words(), asked.decision));
}

// Other posts that may act at the same time, and how to get to them.
void Session::show_who_else(const PendingPost& asked) {
  std::vector<std::string> others;
  for (const PendingPost& it : pending(battle(), state())) {
    const Person* person = seats_.person_at(it.post);
    if (it.post == asked.post || person == nullptr) { continue; }
    const bool own = person->holds(asked.post);
    const std::string word = own ? "as " + std::string(name(it.post.role)) : "give " + person->name;
    std::string text =
        words().say("cli.table.by-word", {{"who", own ? words().name(it.post.role) : person->name}, {"word", word}});
    if (std::find(others.begin(), others.end(), text) == others.end()) { others.push_back(std::move(text)); }
  }
  if (others.empty()) { return; }
  screen_.say_faintly(words().say("cli.table.others", {{"who", words().list(others)}}));
}

Session::Reply Session::ask(const PendingPost& asked) {
  if (!change_places(asked)) { return Reply::Left; }
  if (is_at_keyboard(asked)) { keyboard_.post = asked.post; }
  view_ = observe(battle(), state(), seats_.person_at(asked.post)->viewer());
  menus_ = {top_menu(scene(asked), choices(asked))};
  cards_on_screen_ = cards_on_screen_ || names_cards(asked.decision);
  show_question(asked);
  show_help_once(asked);
  while (const auto line = screen_.read()) {
    const Wish wish = understand(battle().board(), *line);
    if (wish.kind == WishKind::Quit) { return Reply::Left; }
    if (grant(asked, wish)) { return Reply::Acted; }
  }
  return Reply::Left;
}

bool Session::grant(const PendingPost& asked, const Wish& wish) {
  switch (wish.kind) {
    case WishKind::Numbers: return choose(asked, wish.numbers);
    case WishKind::Place: return choose_place(asked, wish.place);
    case WishKind::Act: return try_action(asked, wish.action);
    case WishKind::Undo: return undo(asked);
    case WishKind::As: return act_as(asked, wish.rest);
    case WishKind::Give: return give_keyboard(asked, wish.rest);
    default: answer(asked, wish); return false;
  }
}

void Session::answer(const PendingPost& asked, const Wish& wish) {
  switch (wish.kind) {
    case WishKind::Back:
      if (menus_.size() > 1) { menus_.pop_back(); }
      show_question(asked);
      break;
    case WishKind::Help:
      screen_.say_faintly(guide_text(words(), asked.decision));
      screen_.say(words_one_can_say(words()));
      break;
    case WishKind::Map: show_map(asked, wish.rest); break;
    case WishKind::Hand: show_cards(asked); break;
    case WishKind::Odds: screen_.say(odds_answer(scene(asked), offers_, wish.rest)); break;
    case WishKind::Hint: give_hint(asked); break;
    case WishKind::Save: save(wish.rest); break;
    case WishKind::Unknown: screen_.say(words().say("cli.table.not-understood")); break;
    default: break;
  }
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
    screen_.say(words().say("cli.table.no-choice", {{"number", number}}));
    return false;
  }
  const auto at = [&](int number) -> const Choice& { return choices[static_cast<std::size_t>(number) - 1]; };
  if (numbers.size() == 1) {
    return take(asked, Choice{at(numbers[0])});  // a copy: taking it may add a menu
  }
  for (const int number : numbers) {
    if (!at(number).is_answer()) {
      screen_.say(words().say("cli.table.one-at-a-time"));
      return false;
    }
  }
  queue_of_ = asked.post;
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
    screen_.say(words().say(several ? "cli.table.several-there" : "cli.table.nothing-there"));
    return false;
  }
  const Action aim{.kind = ActionKind::Aim, .to = place};
  if (asked.decision == Decision::Airdrop) { return try_action(asked, aim); }
  return take(asked, *found);
}

// Also what another post of the same person may do now, without `as` first.
bool Session::try_action(const PendingPost& asked, const Action& action) {
  if (is_legal(battle(), state(), asked.post, action)) {
    act(asked.post, action, Chosen::ByPlayer);
    return true;
  }
  for (const PendingPost& it : pending(battle(), state())) {
    const bool ends = action.kind == ActionKind::Done || action.kind == ActionKind::Pass;
    if (ends || !seats_.person_at(asked.post)->holds(it.post)) { continue; }
    if (!is_legal(battle(), state(), it.post, action)) { continue; }
    keyboard_.post = it.post;
    act(it.post, action, Chosen::ByPlayer);
    return true;
  }
  queue_.clear();
  const Refusal why = why_not(battle(), state(), asked.post, action);
  screen_.say(wrapped(refusal_text(battle().board(), why, words()), Terminal::kLeastColumns));
  return false;
}

// Goes back to the last decision with a choice; those answered automatically do not count.
bool Session::undo(const PendingPost& asked) {
  const Person& person = *seats_.person_at(asked.post);
  const auto& record = game_.record().steps;
  bool undone = false;
  bool goes_on = true;
  while (goes_on && record.size() > firm_steps_ && person.holds(record.back().by)) {
    const Post by = record.back().by;
    if (!game_.undo()) { break; }
    undone = true;
    keyboard_.post = by;
    goes_on = steps_.back() == Chosen::ByItself;
    steps_.pop_back();
  }
  queue_.clear();
  if (undone) { audience_.taken_back(state().open); }
  screen_.say(words().say(undone ? "cli.table.undone" : "cli.table.nothing-to-undo"));
  return undone;
}

bool Session::act_as(const PendingPost& asked, std::string_view post) {
  for (const PendingPost& it : pending(battle(), state())) {
    if (name(it.post.role) != post || !seats_.person_at(asked.post)->holds(it.post)) { continue; }
    keyboard_.post = it.post;
    queue_.clear();
    return true;
  }
  screen_.say(words().say("cli.table.not-your-post"));
  return false;
}

bool Session::give_keyboard(const PendingPost& asked, std::string_view name) {
  const Person* holder = seats_.person_at(asked.post);
  for (const PendingPost& it : pending(battle(), state())) {
    const Person* other_one = seats_.person_at(it.post);
    if (other_one == nullptr || other_one == holder || (!name.empty() && other_one->name != name)) { continue; }
    keyboard_.post = it.post;
    queue_.clear();
    return true;
  }
  screen_.say(words().say(name.empty() ? "cli.table.nobody-else" : "cli.table.nobody-of-that-name"));
  return false;
}

void Session::show_cards(const PendingPost& asked) {
  if (!is_at_keyboard(asked)) {
    screen_.say(words().say("cli.table.others-look"));
    return;
  }
  cards_on_screen_ = true;
  if (view_.sees_hand) { screen_.hand(view_.hand); }
  if (battle().spec().chain == Chain::Single) { return; }
  bool any = view_.sees_hand;
  for (const Role role : kRoles) {
    if (!has(view_.roles, role)) { continue; }
    const auto lines = post_card_lines(battle(), view_, role, words());
    if (!lines.empty()) {
      screen_.say(words().say("cli.table.cards-of", {{"who", words().capital(words().name(role))}}));
    }
    screen_.say(lines);
    any = any || !lines.empty();
  }
  if (!any) { screen_.say(words().say("cli.table.no-cards")); }
}

void Session::show_map(const PendingPost& asked, std::string_view wing) {
  if (wing.empty()) {
    screen_.full_map(battle(), state().open);
    return;
  }
  for (const Role role : kGeneralRoles) {
    if (name(role) != wing || battle().wing(asked.post.side, role) == 0) { continue; }
    screen_.map_of_wing(battle(), state().open, {asked.post.side, role});
    return;
  }
  screen_.say(words().say("cli.table.no-wing"));
}

void Session::give_hint(const PendingPost& asked) {
  if (!is_at_keyboard(asked) && asked.decision == Decision::Ambush) {
    screen_.say(words().say("cli.table.others-look"));
    return;
  }
  const auto adviser = make_player(adviser_, derive(seed_, kAdvice));
  if (adviser == nullptr) { return; }
  const Question question(battle(), state(), asked, offers_);
  const Action advice = adviser->choose(question);
  screen_.say(hint_line(to_text(battle().board(), advice), adviser->win_probability(question), words()));
}

void Session::save(const std::string& path) {
  const std::string& file = path.empty() ? save_ : path;
  if (file.empty()) {
    screen_.say(words().say("cli.table.save-where"));
    return;
  }
  const bool written = save_record(file, battle().board(), game_.record());
  screen_.say(words().say(written ? "cli.table.saved" : "cli.error.not-written", {{"file", file}}));
}

}  // namespace bocage::cli
