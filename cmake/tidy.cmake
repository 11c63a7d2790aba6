# bocage_tidy(target): runs clang-tidy along with the compiler if BOCAGE_TIDY is on. A change to .clang-tidy rechecks
# everything.
if(BOCAGE_TIDY)
  find_program(BOCAGE_CLANG_TIDY NAMES clang-tidy-19 REQUIRED)
endif()
function(bocage_tidy target)
  if(BOCAGE_TIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${BOCAGE_CLANG_TIDY};--quiet")
    get_target_property(sources ${target} SOURCES)
    set_source_files_properties(${sources} TARGET_DIRECTORY ${target}
                                PROPERTIES OBJECT_DEPENDS ${PROJECT_SOURCE_DIR}/.clang-tidy)
  endif()
endfunction()
