# bocage_library(folder LINKS targets... [TARGET name] [EXCEPT files...] [PRECOMPILE headers...]):
# builds the current source folder as the library bocage_<folder> (or TARGET) from all its .cpp files except those
# listed under EXCEPT. Its headers are included as "folder/name.h". A header-only folder becomes an INTERFACE library.
#
# PRECOMPILE lists third-party headers that take longer to compile than our own code. Folders that need them are not
# performance-critical: sanitizer builds do not optimise them, and release builds use -O2 without LTO.
# clang-tidy batches a dozen such files into one unity source, because parsing those headers dominates its run time.
#
# BOCAGE_UNITY makes the compiler do the same, which speeds up full builds.
#
# A definition with a path belongs to the one source file that uses it (set_source_files_properties), so that ccache can
# share the others between checkouts.
#
# The include directory contains a single symbolic link, to this folder. With src/ itself as the include directory every
# folder could include every other; this way a header of a folder that is not linked is not found, so the build enforces
# the layering.
option(BOCAGE_UNITY "Unity builds for folders with expensive headers: faster full builds, slower incremental ones" OFF)
function(bocage_library folder)
  cmake_parse_arguments(arg "" "TARGET" "LINKS;EXCEPT;PRECOMPILE" ${ARGN})
  set(target bocage_${folder})
  if(arg_TARGET)
    set(target ${arg_TARGET})
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(file IN LISTS arg_EXCEPT)
    list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()

  if(sources)
    set(scope PUBLIC)
    add_library(${target} STATIC ${sources})
    bocage_warnings(${target})
    bocage_tidy(${target})
    if(arg_PRECOMPILE AND (BOCAGE_TIDY OR BOCAGE_UNITY))
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    elseif(arg_PRECOMPILE)
      target_precompile_headers(${target} PRIVATE ${arg_PRECOMPILE})
    endif()
    if(arg_PRECOMPILE AND BOCAGE_SANITIZE)
      target_compile_options(${target} PRIVATE -O0)
    elseif(arg_PRECOMPILE)
      set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
      # At -O2 g++ 12 reports a false -Wmaybe-uninitialized for a std::optional.
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2> $<$<CONFIG:Release>:-Wno-maybe-uninitialized>)
    endif()
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()

  set(include_dir ${PROJECT_BINARY_DIR}/include/${folder})
  file(MAKE_DIRECTORY ${include_dir})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${include_dir}/${folder} SYMBOLIC)
  target_include_directories(${target} ${scope} ${include_dir})
  target_link_libraries(${target} ${scope} ${arg_LINKS})
endfunction()
