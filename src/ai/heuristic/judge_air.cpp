#include "ai/heuristic/judges.h"

namespace bocage {

int judge_fly(Mind&, const Action&) { return 0; }

int judge_dismiss(Mind&, const Action&) { return 0; }

}  // namespace bocage
