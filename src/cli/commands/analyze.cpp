// bocage analyze: how the chances went in a recorded game, and which turns decided it.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands/command.h"
#include "cli/progress.h"
#include "cli/record_file.h"
#include "cli/report/analysis_report.h"

namespace bocage::cli {
namespace {

struct AnalyzeArgs {
  std::string file;
  std::string battle;
  AnalysisPlan plan{.threads = 0};
  Output output = Output::Text;
  Look look = Look::Rich;
  Lang lang = Lang::English;
};

Exit look_into(const AnalyzeArgs& args, Console& console) {
  AnalysisPlan plan = args.plan;
  plan.threads = threads_or_cores(plan.threads);
  const auto file = record_or_complaint(args.file, args.battle, console);
  if (!file) { return Exit::Usage; }
  const Battle& battle = *file->battle;
  if (const auto divergence = verify(battle, file->record, nullptr)) {
    console.err << fmt::format("{}: diverges at step {}: {}\n", args.file, divergence->step, divergence->why);
    return Exit::Wrong;
  }
  Analysis found;
  {
    ProgressBar bar("playouts", playouts_for(battle, file->record, plan), console);
    found = analyze(battle, file->record, plan, [&bar](int playouts) { bar.done(playouts); });
  }
  if (args.output == Output::Json) {
    console.out << analysis_json(file->record, plan, found).dump(2) << "\n";
    return Exit::Ok;
  }
  const Terminal terminal = as_asked(console.terminal, args.look);
  for (const std::string& line : analysis_lines(file->record, plan, found, args.lang, terminal)) {
    console.out << line << "\n";
  }
  return Exit::Ok;
}

}  // namespace

void add_analyze(CLI::App& app, Command& chosen) {
  auto args = std::make_shared<AnalyzeArgs>();
  CLI::App* command = app.add_subcommand("analyze", "show how the chances went in a game, and what decided it");
  command->add_option("FILE", args->file, "the record of a game")->required();
  command->add_option("--playouts", args->plan.playouts, "how often the game is played on from each turn")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--battle", args->battle, "the battle file, if the record is of none that came with the program")
      ->type_name("BATTLE");
  add_seed(*command, args->plan.seed);
  add_threads(*command, args->plan.threads);
  add_lang(*command, args->lang);
  add_plain(*command, args->look);
  add_json(*command, args->output);
  command->footer(
      "At the beginning and after each turn the game is played on to its end many times, with the cards that both "
      "sides\n"
      "held and with new draws and dice; the sergeant plays both sides. Turning points are the turns by which the "
      "side\n"
      "on turn won or lost at least 10 points of its chance, and more than two standard errors; at most five. The "
      "same\n"
      "seed gives the same chances, whatever the number of threads.\n"
      "\n"
      "Examples:\n"
      "  bocage analyze game.rec\n"
      "  bocage analyze game.rec --playouts 1000 --json\n"
      "  bocage sim 05 --games 1 --save-records records && bocage analyze records/05-omaha-beach-00000.rec\n"
      "\n"
      "JSON: battle, playouts, seed, winner (null: not finished), turns (turn 0 is the set-up; axis and allies are "
      "the\n"
      "chances, low and high the 95 % interval of the Allies'), turning_points (swing, before and after are those of\n"
      "the side on turn).\n"
      "\n"
      "Exit codes: 0 analyzed, 1 the record diverges (the step is named), 2 it cannot be read.");
  command->callback([args, &chosen] { chosen = [args](Console& console) { return look_into(*args, console); }; });
}

}  // namespace bocage::cli
