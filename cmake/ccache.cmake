# Compiles through ccache where it is installed.
find_program(BOCAGE_CCACHE ccache)
mark_as_advanced(BOCAGE_CCACHE)
if(BOCAGE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${BOCAGE_CCACHE})
endif()
