#include "scenario/fault.h"

namespace bocage {

std::string to_text(const Fault& fault) { return fault.at + ": " + fault.why; }

std::string to_text(const std::vector<Fault>& faults) {
  std::string text;
  for (const Fault& fault : faults) {
    if (!text.empty()) { text += '\n'; }
    text += to_text(fault);
  }
  return text;
}

}  // namespace bocage
