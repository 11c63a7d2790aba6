# bocage_embed_words(target): the message catalogues of words/ as string literals in one more source of the target, written
# again whenever a catalogue changes. The program then needs no files beside it.
function(bocage_embed_words target)
  file(GLOB catalogues CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/words/*.json)
  set(script ${PROJECT_SOURCE_DIR}/cmake/write_embedded_words.cmake)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded_words.cpp)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} "-DCATALOGUES=${catalogues}" -DSOURCE=${source} -P ${script}
    DEPENDS ${catalogues} ${script} VERBATIM)
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
