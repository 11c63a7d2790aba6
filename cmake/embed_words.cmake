# bocage_embed_words(target): compiles the message catalogues in words/ into the target as string literals, so that the
# program needs no data files at run time. The source is regenerated when a catalogue changes.
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
