# Compiles through ccache if it is installed. The sloppiness settings let it cache files that use precompiled headers.
find_program(BOCAGE_CCACHE ccache)
mark_as_advanced(BOCAGE_CCACHE)
if(BOCAGE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${BOCAGE_CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()
