// bocage_bench: every benchmark on every battle. For one battle: --benchmark_filter=01
#include <benchmark/benchmark.h>

#include <cstdio>
#include <memory>

#include "scenario/library.h"
#include "subject.h"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) { return 2; }
  const bocage::Library library = bocage::default_library();
  std::vector<std::unique_ptr<bocage::bench::Subject>> subjects;
  for (const std::string& id : library.ids()) {
    auto scenario = library.load(id);
    if (!scenario) {
      std::fprintf(stderr, "%s\n%s\n", id.c_str(), bocage::to_text(scenario.error()).c_str());
      return 1;
    }
    subjects.push_back(std::make_unique<bocage::bench::Subject>(std::move(scenario->spec)));
    bocage::bench::register_games(*subjects.back());
    bocage::bench::register_engine(*subjects.back());
    bocage::bench::register_rules(*subjects.back());
    bocage::bench::register_search(*subjects.back());
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
