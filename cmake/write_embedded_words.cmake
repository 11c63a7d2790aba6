# Run during the build: writes the contents of CATALOGUES into SOURCE. See embed_words.cmake.
set(cases "")
foreach(file IN LISTS CATALOGUES)
  get_filename_component(language ${file} NAME_WE)
  file(READ ${file} json)
  string(APPEND cases "  if (name == \"${language}\") { return R\"words(${json})words\"; }\n")
endforeach()
file(WRITE ${SOURCE} "// Generated from words/*.json. Do not edit.
#include \"cli/words/catalogue.h\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace bocage::cli {

std::string_view embedded_words(std::string_view name) {
${cases}  return {};
}

}  // namespace bocage::cli
")
