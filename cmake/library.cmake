# bocage_library(folder LINKS targets... [TARGET name] [DEFINES definitions...] [EXCEPT files...] [PRECOMPILE headers...]):
# the current source folder as the library bocage_<folder> (or TARGET), all its .cpp files but those excepted; its headers
# are included as "folder/name.h". A folder of headers only is an INTERFACE library.
#
# PRECOMPILE names foreign headers that cost more than our code in them. A folder that needs them is at the edge of the
# program, not in its hot path: in the sanitizers' build it is not optimised, in the release build less, and not across
# files. clang-tidy looks at a dozen such files together: what it does with the foreign headers is most of its work.
#
# With BOCAGE_UNITY so does the compiler: a build that is made as a whole is made sooner.
#
# The include directory holds one symbolic link, to this folder alone. With src/ itself as the include directory every
# folder would see every other; so a header of a folder that is not linked is not found, and layering is compiled.
option(BOCAGE_UNITY "Compile files with costly headers together: sooner as a whole, later after a change" OFF)
function(bocage_library folder)
  cmake_parse_arguments(arg "" "TARGET" "LINKS;DEFINES;EXCEPT;PRECOMPILE" ${ARGN})
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
      # At that level g++ 12 takes an optional for uninitialised where at others it does not.
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
  target_compile_definitions(${target} ${scope} ${arg_DEFINES})
endfunction()
