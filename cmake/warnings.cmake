# bocage_warnings(target): the warnings of our own code; each of them is an error.
function(bocage_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees overlapping copies inside std::string's operator+ that are not there (GCC bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict)
  else()
    # clang counts sign conversion as -Wconversion, g++ does not: both compilers hold us to the same standard.
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
  endif()
endfunction()
