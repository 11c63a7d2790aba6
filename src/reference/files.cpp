#include "reference/files.h"

#include "reference/client.h"
#include "reference/rewrite.h"

namespace bocage::reference {

std::string made(std::string_view file, std::string_view now) {
  return file.ends_with(".ts") ? client_tables() : with_names(now);
}

}  // namespace bocage::reference
