// bocage replay: verifies a record against the rules and its seed, and shows the game.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <span>
#include <utility>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/map.h"
#include "cli/narrator.h"
#include "cli/record_file.h"
#include "fair/fair_chance.h"
#include "fair/mix.h"

namespace bocage::cli {
namespace {

struct ReplayArgs {
  std::string file;
  std::string battle;
  std::optional<std::size_t> step;
  bool show = false;
  Output output = Output::Text;
  Look look = Look::Rich;
};

std::string step_line(const Battle& battle, const RecordStep& step, std::size_t number) {
  std::string by{name(step.by.side)};
  if (battle.spec().chain != Chain::Single) { (by += '/') += name(step.by.role); }
  return fmt::format("{:>5} {:<6} {}", number, by, to_text(battle.board(), step.action));
}

void print_map(const Battle& battle, const State& state, const Console& screen) {
  const MapContents map{battle, state.open.field, {}, {}, screen.words};
  const MapPlan plan = whole_board(battle.board(), Scale::Tall, screen.terminal.width());
  for (const std::string& line : draw_map(map, plan, screen.terminal)) { screen.out << line << "\n"; }
}

// Applies one step and narrates it.
void tell_step(const Battle& battle, State& state, const RecordStep& step, std::size_t number, Narrator& narrator,
               const Console& screen) {
  screen.out << painted(step_line(battle, step, number), {.weight = Weight::Faint}, screen.terminal.ink) << "\n";
  ScriptedChance chance(step.outcomes, nullptr);
  if (apply(battle, state, step.by, step.action, chance, &narrator) != ApplyResult::Applied) { return; }
  narrator.after_action(state.open);
  for (const std::string& line : narrator.take()) { screen.out << "        " << line << "\n"; }
}

// Narrates the first `steps` steps, with a map at the start of every turn. The record contains every card, so all are
// named.
void show_story(const RecordFile& file, std::size_t steps, const Console& screen) {
  const Battle& battle = *file.battle;
  State state = replay(battle, file.record, 0);
  Narrator narrator(battle, state.open, std::nullopt, screen.words, screen.terminal);
  screen.out << narrator.turn_line(state.open.on_turn) << "\n";
  int turn = -1;
  for (std::size_t i = 0; i < steps; ++i) {
    if (std::exchange(turn, state.open.turn) != state.open.turn) { print_map(battle, state, screen); }
    tell_step(battle, state, file.record.steps[i], i + 1, narrator, screen);
  }
  print_map(battle, state, screen);
}

// The position after one step, and what the step did.
void show_step(const RecordFile& file, std::size_t number, const Console& screen) {
  const Battle& battle = *file.battle;
  State state = replay(battle, file.record, number == 0 ? 0 : number - 1);
  if (number != 0) {
    Narrator narrator(battle, state.open, std::nullopt, screen.words, screen.terminal);
    tell_step(battle, state, file.record.steps[number - 1], number, narrator, screen);
  }
  print_map(battle, state, screen);
}

// The verdict on a record: whether it follows the rules, and then whether its dice and cards come from its seed.
struct Verdict {
  std::optional<Divergence> divergence;
  FairnessFound fairness;
  std::string commitment{};  // to the server's seed, if there is one to check

  bool has_seed() const { return fairness.is != Fairness::NoSeed; }
  bool is_fair() const { return fairness.is == Fairness::Fair; }
  bool is_sound() const { return !divergence && (is_fair() || !has_seed()); }
};

Verdict judge(const Battle& battle, const Record& record) {
  Verdict verdict;
  verdict.divergence = verify(battle, record, nullptr);
  if (verdict.divergence) { return verdict; }
  verdict.fairness = check_fairness(battle, record);
  const auto committed = server_seed(record);
  if (verdict.has_seed() && committed) { verdict.commitment = commitment(*committed); }
  return verdict;
}

// The parts of the seed without the server's.
std::span<const SeedPart> contributions_of(const Record& record) {
  const std::span<const SeedPart> all(record.seed_parts);
  return all.empty() ? all : all.subspan(1);
}

nlohmann::ordered_json to_json(const ReplayArgs& args, const Record& record, const Verdict& verdict) {
  const auto& divergence = verdict.divergence;
  nlohmann::ordered_json found{{"file", args.file},     {"battle", record.battle},      {"seed", record.seed},
                               {"rules", record.rules}, {"steps", record.steps.size()}, {"ok", verdict.is_sound()}};
  if (divergence) { found["diverges"] = {{"step", divergence->step}, {"why", divergence->why}}; }
  if (verdict.has_seed()) {
    auto& dice = found["dice"] = {{"fair", verdict.is_fair()}, {"commitment", verdict.commitment}};
    if (verdict.fairness.is == Fairness::Bent) { dice["step"] = verdict.fairness.step; }
    dice["mixed"] = verdict.fairness.is != Fairness::NotMixed;
    auto& contributions = dice["contributions"] = nlohmann::ordered_json::array();
    for (const SeedPart& part : contributions_of(record)) {
      contributions.push_back({{"from", part.from}, {"bytes", part.bytes}});
    }
  }
  if (record.result) {
    found["result"] = {{"winner", name(record.result->winner)},
                       {"ending", name(record.result->ending)},
                       {"medals", {{"axis", record.result->medals[0]}, {"allies", record.result->medals[1]}}}};
  }
  return found;
}

std::string result_text(const Record& record, const Words& words) {
  if (!record.result) { return words.say("cli.replay.open"); }
  const auto& [winner, ending, medals] = *record.result;
  return words.say("cli.replay.won", {of_side(winner),
                                      {"own", int{medals[index(winner)]}},
                                      {"enemy", int{medals[index(other(winner))]}},
                                      {"how", words.ending(ending)}});
}

void print_verdict(const ReplayArgs& args, const RecordFile& file, const std::optional<Divergence>& divergence,
                   const Console& screen) {
  const Record& record = file.record;
  const Words& words = screen.words;
  if (!divergence) {
    screen.out << words.say("cli.replay.fine", {{"file", args.file},
                                                {"steps", static_cast<int>(record.steps.size())},
                                                {"battle", record.battle},
                                                {"result", result_text(record, words)}})
               << "\n";
    return;
  }
  screen.out << divergence_text(args.file, *divergence, words) << "\n";
  if (divergence->step > 0 && divergence->step <= record.steps.size()) {
    screen.out << step_line(*file.battle, record.steps[divergence->step - 1], divergence->step) << "\n";
  }
  if (record.rules != kRulesVersion) {
    screen.out << words.say("cli.replay.old-rules", {{"old", int{record.rules}}, {"new", int{kRulesVersion}}}) << "\n";
  }
}

std::string fair_text(const Record& record, const std::string& commitment, const Words& words) {
  const int count = static_cast<int>(contributions_of(record).size());
  if (count == 0) { return words.say("cli.replay.fair", {{"commitment", commitment}}); }
  return words.say("cli.replay.fair-mixed", {{"commitment", commitment}, {"count", count}});
}

void print_fairness(const RecordFile& file, const Verdict& verdict, const Console& screen) {
  const std::size_t step = verdict.fairness.step;
  const Record& record = file.record;
  switch (verdict.fairness.is) {
    case Fairness::NoSeed: return;
    case Fairness::Fair:
      screen.out << fair_text(record, verdict.commitment, screen.words) << "\n";
      for (const SeedPart& part : contributions_of(record)) {
        screen.out << "    " << part.from << " " << part.bytes << "\n";
      }
      return;
    case Fairness::NotMixed: screen.out << screen.words.say("cli.replay.not-mixed") << "\n"; return;
    case Fairness::Bent:
      screen.out << screen.words.say("cli.replay.bent", {{"step", static_cast<int>(step)}}) << "\n";
      if (step > 0) { screen.out << step_line(*file.battle, record.steps[step - 1], step) << "\n"; }
      return;
  }
}

Exit look_at(const ReplayArgs& args, Console& console) {
  const auto file = record_or_complaint(args.file, args.battle, console);
  if (!file) { return Exit::Usage; }
  if (args.step && *args.step > file->record.steps.size()) {
    console.err << console.words.say("cli.error.no-step", {{"file", args.file},
                                                           {"steps", static_cast<int>(file->record.steps.size())},
                                                           {"step", static_cast<int>(*args.step)}})
                << "\n";
    return Exit::Usage;
  }
  const Verdict verdict = judge(*file->battle, file->record);
  const auto& divergence = verdict.divergence;
  const Exit exit = verdict.is_sound() ? Exit::Ok : Exit::Wrong;
  if (args.output == Output::Json) {
    console.out << to_json(args, file->record, verdict).dump(2) << "\n";
    return exit;
  }
  const Console screen = as_asked(console, args.look);
  // A wrong result is only found after the last step, so every step can be shown.
  const std::size_t sound = divergence ? (divergence->step == 0 ? 0 : divergence->step - 1) : file->record.steps.size();
  if (args.step) {
    show_step(*file, std::min(*args.step, sound), screen);
  } else if (args.show) {
    show_story(*file, sound, screen);
  }
  print_verdict(args, *file, divergence, screen);
  print_fairness(*file, verdict, screen);
  return exit;
}

}  // namespace

void add_replay(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<ReplayArgs>();
  CLI::App* command = add_command(
      app, words, "replay",
      {{"bocage replay game.rec"}, {"bocage replay game.rec --show | less -R"}, {"bocage replay game.rec --step 40"}});
  command->add_option("FILE", args->file, option_help(words, "record"))->required();
  command->add_flag("--show", args->show, option_help(words, "show"));
  command->add_option("--step", args->step, option_help(words, "step"))->type_name("N");
  command->add_option("--battle", args->battle, option_help(words, "battle-of-record"))->type_name("BATTLE");
  add_plain(*command, words, args->look);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return look_at(*args, console); }; });
}

}  // namespace bocage::cli
