# bocage_warnings(target): the warnings for our own code, all of them errors.
function(bocage_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 reports false overlapping copies inside std::string's operator+ (GCC bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict)
  else()
    # clang includes sign conversion in -Wconversion, g++ does not. Hold both compilers to the same standard.
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
  endif()
endfunction()
