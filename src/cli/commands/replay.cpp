// bocage replay: is this record a game by the rules and with fair dice, and what happened in it?
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "cli/battles.h"
#include "cli/commands/command.h"
#include "cli/map.h"
#include "cli/narrator.h"
#include "cli/record_file.h"
#include "fair/fair_chance.h"

namespace bocage::cli {
namespace {

struct ReplayArgs {
  std::string file;
  std::string battle;
  std::optional<std::size_t> step;
  bool show = false;
  Output output = Output::Text;
  Look look = Look::Rich;
  Lang lang = Lang::English;
};

std::string step_line(const Battle& battle, const RecordStep& step, std::size_t number) {
  std::string by{name(step.by.side)};
  if (battle.spec().chain != Chain::Single) { (by += '/') += name(step.by.role); }
  return fmt::format("{:>5} {:<6} {}", number, by, to_text(battle.board(), step.action));
}

void print_map(const Battle& battle, const State& state, Lang lang, const Terminal& terminal, std::ostream& out) {
  const MapContents map{battle, state.open.field, {}, {}, lang};
  const MapPlan plan = whole_board(battle.board(), Scale::Tall, terminal.width());
  for (const std::string& line : draw_map(map, plan, terminal)) { out << line << "\n"; }
}

// Takes one step and tells it.
void tell_step(const Battle& battle, State& state, const RecordStep& step, std::size_t number, Narrator& narrator,
               const Terminal& terminal, std::ostream& out) {
  out << painted(step_line(battle, step, number), {.weight = Weight::Faint}, terminal.ink) << "\n";
  ScriptedChance chance(step.said, nullptr);
  if (apply(battle, state, step.by, step.action, chance, &narrator) != Outcome::Applied) { return; }
  narrator.after_action(state.open);
  for (const std::string& line : narrator.take()) { out << "        " << line << "\n"; }
}

// The first `steps` steps, with a map at the beginning of every turn. Whoever can read a record sees every card in it,
// so the story names them all.
void show_story(const RecordFile& file, std::size_t steps, Lang lang, const Terminal& terminal, std::ostream& out) {
  const Battle& battle = *file.battle;
  State state = replay(battle, file.record, 0);
  Narrator narrator(battle, state.open, std::nullopt, lang, terminal);
  out << narrator.turn_line(state.open.on_turn) << "\n";
  int turn = -1;
  for (std::size_t i = 0; i < steps; ++i) {
    if (std::exchange(turn, state.open.turn) != state.open.turn) { print_map(battle, state, lang, terminal, out); }
    tell_step(battle, state, file.record.steps[i], i + 1, narrator, terminal, out);
  }
  print_map(battle, state, lang, terminal, out);
}

// The position after one step, with what the step did.
void show_step(const RecordFile& file, std::size_t number, Lang lang, const Terminal& terminal, std::ostream& out) {
  const Battle& battle = *file.battle;
  State state = replay(battle, file.record, number == 0 ? 0 : number - 1);
  if (number != 0) {
    Narrator narrator(battle, state.open, std::nullopt, lang, terminal);
    tell_step(battle, state, file.record.steps[number - 1], number, narrator, terminal, out);
  }
  print_map(battle, state, lang, terminal, out);
}

// What the record is worth: whether it is a game by the rules, and then whether its dice and cards are those of its seed.
struct Verdict {
  std::optional<Divergence> divergence;
  FairnessFound fairness;
  std::string commitment;  // of the seed, if there is one to check

  bool is_sound() const { return !divergence && fairness.is != Fairness::Bent; }
};

Verdict judge(const Battle& battle, const Record& record) {
  Verdict verdict;
  verdict.divergence = verify(battle, record, nullptr);
  const auto seed = seed_from_text(record.seed);
  if (verdict.divergence || !seed) { return verdict; }
  verdict.fairness = check_fairness(battle, record);
  verdict.commitment = commitment(*seed);
  return verdict;
}

nlohmann::ordered_json to_json(const ReplayArgs& args, const Record& record, const Verdict& verdict) {
  const auto& divergence = verdict.divergence;
  nlohmann::ordered_json found{{"file", args.file},     {"battle", record.battle},      {"seed", record.seed},
                               {"rules", record.rules}, {"steps", record.steps.size()}, {"ok", verdict.is_sound()}};
  if (divergence) { found["diverges"] = {{"step", divergence->step}, {"why", divergence->why}}; }
  if (verdict.fairness.is != Fairness::NoSeed) {
    const bool fair = verdict.fairness.is == Fairness::Fair;
    found["dice"] = {{"fair", fair}, {"commitment", verdict.commitment}};
    if (!fair) { found["dice"]["step"] = verdict.fairness.step; }
  }
  if (record.result) {
    found["result"] = {{"winner", name(record.result->winner)},
                       {"ending", name(record.result->ending)},
                       {"medals", {{"axis", record.result->medals[0]}, {"allies", record.result->medals[1]}}}};
  }
  return found;
}

void print_verdict(const ReplayArgs& args, const RecordFile& file, const std::optional<Divergence>& divergence,
                   std::ostream& out) {
  const Record& record = file.record;
  if (!divergence) {
    out << fmt::format("{}: {} steps of {}, by the rules", args.file, record.steps.size(), record.battle);
    if (record.result) {
      out << fmt::format("; the {} won {} to {} ({})", words(record.result->winner).in(Lang::English),
                         record.result->medals[index(record.result->winner)],
                         record.result->medals[index(other(record.result->winner))], name(record.result->ending));
    } else {
      out << "; not finished";
    }
    out << "\n";
    return;
  }
  out << fmt::format("{}: diverges at step {}: {}\n", args.file, divergence->step, divergence->why);
  if (divergence->step > 0 && divergence->step <= record.steps.size()) {
    out << step_line(*file.battle, record.steps[divergence->step - 1], divergence->step) << "\n";
  }
  if (record.rules != kRulesVersion) {
    out << fmt::format("The record was made by rules {}, this program plays rules {}.\n", record.rules, kRulesVersion);
  }
}

void print_fairness(const RecordFile& file, const Verdict& verdict, std::ostream& out) {
  const std::size_t step = verdict.fairness.step;
  switch (verdict.fairness.is) {
    case Fairness::NoSeed: return;
    case Fairness::Fair:
      out << fmt::format("The dice and cards are those of the seed, whose commitment is {}\n", verdict.commitment);
      return;
    case Fairness::Bent:
      out << fmt::format("The dice were bent: step {} has other dice or cards than the seed gives\n", step);
      if (step > 0) { out << step_line(*file.battle, file.record.steps[step - 1], step) << "\n"; }
      return;
  }
}

Exit look_at(const ReplayArgs& args, Console& console) {
  const auto file = record_or_complaint(args.file, args.battle, console);
  if (!file) { return Exit::Usage; }
  if (args.step && *args.step > file->record.steps.size()) {
    console.err << fmt::format("{} has {} steps, not {}\n", args.file, file->record.steps.size(), *args.step);
    return Exit::Usage;
  }
  const Verdict verdict = judge(*file->battle, file->record);
  const auto& divergence = verdict.divergence;
  const Exit exit = verdict.is_sound() ? Exit::Ok : Exit::Wrong;
  if (args.output == Output::Json) {
    console.out << to_json(args, file->record, verdict).dump(2) << "\n";
    return exit;
  }
  const Terminal terminal = as_asked(console.terminal, args.look);
  // A result that is wrong is found after the last step; every step before that can be shown.
  const std::size_t sound = divergence ? (divergence->step == 0 ? 0 : divergence->step - 1) : file->record.steps.size();
  if (args.step) {
    show_step(*file, std::min(*args.step, sound), args.lang, terminal, console.out);
  } else if (args.show) {
    show_story(*file, sound, args.lang, terminal, console.out);
  }
  print_verdict(args, *file, divergence, console.out);
  print_fairness(*file, verdict, console.out);
  return exit;
}

}  // namespace

void add_replay(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<ReplayArgs>();
  CLI::App* command = app.add_subcommand("replay", "check a record against the rules, or walk through it");
  command->add_option("FILE", args->file, "the record of a game")->required();
  command->add_flag("--show", args->show, "tell every step, with a map at each turn");
  command->add_option("--step", args->step, "show the position after this step only; 0 is the set-up")->type_name("N");
  command->add_option("--battle", args->battle, "the battle file, if the record is of none that came with the program")
      ->type_name("BATTLE");
  add_lang(*command, args->lang);
  add_plain(*command, args->look);
  add_json(*command, args->output);
  command->footer(
      "Examples:\n"
      "  bocage replay game.rec\n"
      "  bocage replay game.rec --show | less -R\n"
      "  bocage replay game.rec --step 40\n"
      "\n"
      "Exit codes: 0 a game by the rules, 1 it diverges or its dice are not those of its seed (the step is named),\n"
      "2 it cannot be read.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return look_at(*args, console); }; });
}

}  // namespace bocage::cli
