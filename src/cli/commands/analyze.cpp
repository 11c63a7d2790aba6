// bocage analyze: the winning chances over a recorded game, and the turns that decided it.
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
};

Exit look_into(const AnalyzeArgs& args, Console& console) {
  AnalysisPlan plan = args.plan;
  plan.threads = threads_or_cores(plan.threads);
  const auto file = record_or_complaint(args.file, args.battle, console);
  if (!file) { return Exit::Usage; }
  const Battle& battle = *file->battle;
  if (const auto divergence = verify(battle, file->record, nullptr)) {
    console.err << divergence_text(args.file, *divergence, console.words) << "\n";
    return Exit::Wrong;
  }
  Analysis found;
  {
    ProgressBar bar(console.words.say("cli.progress.playouts"), playouts_for(battle, file->record, plan), console);
    found = analyze(battle, file->record, plan, [&bar](int playouts) { bar.done(playouts); });
  }
  if (args.output == Output::Json) {
    console.out << analysis_json(file->record, plan, found).dump(2) << "\n";
    return Exit::Ok;
  }
  const Console screen = as_asked(console, args.look);
  for (const std::string& line : analysis_lines(file->record, plan, found, screen.words, screen.terminal)) {
    console.out << line << "\n";
  }
  return Exit::Ok;
}

}  // namespace

void add_analyze(CLI::App& app, const Words& words, Command& chosen) {
  auto args = std::make_shared<AnalyzeArgs>();
  CLI::App* command = add_command(
      app, words, "analyze",
      {{"bocage analyze game.rec"},
       {"bocage analyze game.rec --playouts 1000 --json"},
       {"bocage sim 05 --games 1 --save-records records && bocage analyze records/05-omaha-beach-00000.rec"}});
  command->add_option("FILE", args->file, option_help(words, "record"))->required();
  command->add_option("--playouts", args->plan.playouts, option_help(words, "playouts"))
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--battle", args->battle, option_help(words, "battle-of-record"))->type_name("BATTLE");
  add_seed(*command, words, args->plan.seed);
  add_threads(*command, words, args->plan.threads);
  add_plain(*command, words, args->look);
  add_json(*command, words, args->output);
  command->callback([args, &chosen] { chosen = [args](Console& console) { return look_into(*args, console); }; });
}

}  // namespace bocage::cli
