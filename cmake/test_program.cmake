# bocage_test(folder LINKS targets... [SHARDS n] [OPTIMISED]): builds tests/<folder>/*.cpp as the program test_<folder>.
#
# One ctest per TEST, so that `ctest -R TER12` runs the tests of a rule. With BOCAGE_COARSE_TESTS there is one ctest per
# program (or per shard), because process start-up is slow under a sanitizer.
#
# Compiling a test costs more than running it, and most of that time goes into headers that all tests share. So those
# are precompiled, and the tests are built without optimisation unless OPTIMISED says that they compute a lot. The code
# under test is always optimised.
function(bocage_test folder)
  cmake_parse_arguments(arg "OPTIMISED" "SHARDS" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  set(target test_${folder})
  add_executable(${target} ${sources})
  bocage_warnings(${target})
  target_link_libraries(${target} PRIVATE ${arg_LINKS} test_support GTest::gtest_main)
  if(NOT arg_OPTIMISED)
    target_compile_options(${target} PRIVATE -O0)
  endif()
  target_precompile_headers(${target} PRIVATE <gtest/gtest.h> "support/table.h")

  if(NOT BOCAGE_COARSE_TESTS)
    gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST)
  elseif(arg_SHARDS)
    math(EXPR last "${arg_SHARDS} - 1")
    foreach(shard RANGE ${last})
      add_test(NAME ${target}_${shard} COMMAND ${target} --gtest_brief=1)
      set_tests_properties(${target}_${shard} PROPERTIES
        ENVIRONMENT "GTEST_TOTAL_SHARDS=${arg_SHARDS};GTEST_SHARD_INDEX=${shard}")
    endforeach()
  else()
    add_test(NAME ${target} COMMAND ${target} --gtest_brief=1)
  endif()
endfunction()
