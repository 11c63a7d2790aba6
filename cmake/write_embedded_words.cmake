# Run by the build: writes SOURCE with the contents of CATALOGUES. See embed_words.cmake.
set(cases "")
foreach(file IN LISTS CATALOGUES)
  get_filename_component(language ${file} NAME_WE)
  file(READ ${file} json)
  string(APPEND cases "  if (language == \"${language}\") { return R\"words(${json})words\"; }\n")
endforeach()
file(WRITE ${SOURCE} "// Written by the build from words/*.json; do not edit.
#include \"cli/words/catalogue.h\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace bocage::cli {

std::string_view embedded_words(std::string_view language) {
${cases}  return {};
}

}  // namespace bocage::cli
")
