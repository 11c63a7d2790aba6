#include "support/source_path.h"

namespace bocage {

std::string source_path(std::string_view file) { return BOCAGE_SOURCE_DIR "/" + std::string(file); }

}  // namespace bocage
