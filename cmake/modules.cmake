# How a folder becomes a library, a program or a test. The calls define what may use what.

find_package(Threads REQUIRED)
find_package(tl-expected REQUIRED)
find_package(fmt REQUIRED)
if(TABULEIRO_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()

# What a folder's code does decides how far it is optimised: `hot` code takes the running time (in a
# release also across files), `waiting` code waits for the network, for files and for programs, and
# takes longest to compile; the rest is `usual`.
set(TABULEIRO_LEVELS hot usual waiting)
set(TABULEIRO_HOT "^src/(core|games|search|engines|record)")
set(TABULEIRO_WAITING
    "^src/(server|client|bridge|programs|course|protocol/(messages|program)$|archive|maintenance|table_log|house|store|files)")
# Left out for waiting code: what takes g++ long at -O1, and makes hardly any difference to it.
set(TABULEIRO_LEFT_OUT -fno-tree-pta -fno-tree-dominator-opts -fno-tree-loop-optimize
    -fno-forward-propagate -fno-cprop-registers -fno-dse)
# In tests the house plays many games; under sanitizers few.
set(TABULEIRO_HOT_IN_TESTS "^src/(core|games|search|engines|record|house)")
if(CMAKE_BUILD_TYPE STREQUAL Sanitize)
  set(TABULEIRO_HOT_IN_TESTS "${TABULEIRO_HOT}")
endif()

# What takes time in tests is in the libraries; a test itself is better built quickly. Its files read
# the same headers, so they are compiled together, at most eight as one: a local variable may have the
# name of a constant in another file.
set(TABULEIRO_TEST_OPTIONS $<$<CONFIG:Dev>:-O1;-g0>)
if(TABULEIRO_UNITY_TESTS)
  list(APPEND TABULEIRO_TEST_OPTIONS -Wno-shadow)
endif()
if(TABULEIRO_TEST_PCH)
  # False in g++ 12 for strings of a precompiled header.
  list(APPEND TABULEIRO_TEST_OPTIONS -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-restrict)
endif()

# tabuleiro_level(VARIABLE FOLDER): the level of a folder in this kind of build.
function(tabuleiro_level variable folder)
  set(level usual)
  if(CMAKE_BUILD_TYPE STREQUAL Release AND folder MATCHES "${TABULEIRO_HOT}")
    set(level hot)
  elseif(CMAKE_BUILD_TYPE STREQUAL Release AND folder MATCHES "${TABULEIRO_WAITING}")
    set(level waiting)
  elseif(NOT CMAKE_BUILD_TYPE STREQUAL Release)
    if(folder MATCHES "${TABULEIRO_HOT_IN_TESTS}")
      set(level hot)
    else()
      set(level waiting)
    endif()
  endif()
  set(${variable} ${level} PARENT_SCOPE)
endfunction()

# tabuleiro_optimise(TARGET LEVEL): other than CMAKE_BUILD_TYPE says.
function(tabuleiro_optimise target level)
  if(CMAKE_BUILD_TYPE STREQUAL Release AND NOT level STREQUAL hot)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL Release AND level STREQUAL usual)
    target_compile_options(${target} PRIVATE -O2)
  elseif((CMAKE_BUILD_TYPE MATCHES "Release|Dev" AND level STREQUAL waiting) OR
         (CMAKE_BUILD_TYPE STREQUAL Sanitize AND level STREQUAL hot))
    target_compile_options(${target} PRIVATE -O1)
    if(CMAKE_BUILD_TYPE STREQUAL Release AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
      target_compile_options(${target} PRIVATE ${TABULEIRO_LEFT_OUT})
    endif()
  endif()
endfunction()

include(precompiled)

# tabuleiro_module(NAME [FOLDERS folder...] USES other... [TEST_USES lib...]):
# every .cpp of this folder and of the named folders in it is the library `NAME`, every x_test.cpp beside
# them goes into the test program `NAME_test`. It sees only what it USES; its tests also see TEST_USES.
function(tabuleiro_module name)
  cmake_parse_arguments(arg "" "" "FOLDERS;USES;TEST_USES" ${ARGN})
  file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
  foreach(folder IN LISTS arg_FOLDERS)
    file(GLOB folder_sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    file(GLOB folder_tests CONFIGURE_DEPENDS ${folder}/*_test.cpp)
    list(APPEND sources ${folder_sources})
    list(APPEND tests ${folder_tests})
  endforeach()
  if(tests)
    list(REMOVE_ITEM sources ${tests})
  endif()
  if(sources)
    add_library(${name} STATIC ${sources})
    set_source_files_properties(${sources} PROPERTIES UNITY_GROUP own)
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src ${TABULEIRO_GENERATED})
    target_link_libraries(${name} PUBLIC ${arg_USES})
    tabuleiro_level(level ${path})
    tabuleiro_optimise(${name} ${level})
    tabuleiro_precompile(${name} ${level})
    if(TABULEIRO_UNITY)
      # The files of a library read the same headers, so they are the ones to compile as one.
      set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
      # A local variable may have the name of a constant in another file, and to g++ 12 types of an
      # anonymous namespace are in a header then.
      target_compile_options(${name} PRIVATE -Wno-shadow -Wno-subobject-linkage)
    endif()
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${PROJECT_SOURCE_DIR}/src ${TABULEIRO_GENERATED})
    target_link_libraries(${name} INTERFACE ${arg_USES})
  endif()
  if(tests AND TABULEIRO_TESTS)
    tabuleiro_test(${name}_test SOURCES ${tests} USES ${name} ${arg_TEST_USES} test_support)
  endif()
endfunction()

# tabuleiro_app(NAME USES lib...): the program NAME from NAME.cpp of this folder. Its target is
# NAME_app, since some programs have the same name as their game.
function(tabuleiro_app name)
  cmake_parse_arguments(arg "" "" "USES" ${ARGN})
  add_executable(${name}_app ${name}.cpp)
  set_target_properties(${name}_app PROPERTIES OUTPUT_NAME ${name})
  target_link_libraries(${name}_app PRIVATE ${arg_USES})
  if(CMAKE_BUILD_TYPE STREQUAL Dev)
    target_compile_options(${name}_app PRIVATE -O1)
  endif()
endfunction()

# tabuleiro_test(NAME SOURCES file... USES lib... [SHARDS n] [FULL]): one test program, one line of ctest,
# or SHARDS lines, NAME_1 and so on, each a part of its tests: few programs are built quickly, and parts
# of a long one run at the same time. FULL tests are left out by `./test quick`.
#
# Tests of libraries (not of whole programs) are the target and the label `sanitize`: ./test runs
# them under sanitizers, and the others without. The house's own tests read every message of many
# games, minutes under sanitizers, and so do those of the archive and of the maintenance; fuzz targets
# are run instead. The server takes minutes to build for few tests; its access checks, which strangers
# try, are run, and so is its closing (tests/server).
add_custom_target(sanitize)
set(TABULEIRO_LIBRARY_TESTS
    "^src/|^tools/tuning$|^tests/(support|conformance|perft|agreement|transcripts|store)$")
set(TABULEIRO_UNSANITIZED "^src/(house|server$|archive|maintenance)")

# Tests of code with several threads are the target and the label `threads`, which the preset `tsan` runs
# (docs/conventions.md).
add_custom_target(threads)
set(TABULEIRO_THREADED
    "^src/(arena|engines/(chess|wargame)$|house$|house/study|programs$|protocol/(engine_program|program)$|search|server$|store)|^tests/(cluster|server|store)$")

# tabuleiro_label(TEST LABEL): all lines of TEST have the label LABEL.
function(tabuleiro_label name label)
  get_target_property(lines ${name} TABULEIRO_LINES)
  foreach(line ${lines})
    set_property(TEST ${line} APPEND PROPERTY LABELS ${label})
  endforeach()
endfunction()

# tabuleiro_sanitize(TEST): TEST is run under sanitizers.
function(tabuleiro_sanitize name)
  tabuleiro_label(${name} sanitize)
  add_dependencies(sanitize ${name})
  if(NOT TABULEIRO_SANITIZED_TESTS)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# tabuleiro_test_code(TARGET): TARGET, a test program or what such programs share, is compiled as tests are.
function(tabuleiro_test_code target)
  target_compile_options(${target} PRIVATE ${TABULEIRO_TEST_OPTIONS})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${TABULEIRO_UNITY_TESTS})
  if(TABULEIRO_TEST_PCH)
    target_precompile_headers(${target} REUSE_FROM precompiled_tests)
  endif()
endfunction()

# tabuleiro_lines(NAME SHARDS): the lines of ctest that run the test program NAME.
function(tabuleiro_lines name shards)
  if(shards LESS 2)
    add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
    set(lines ${name})
  else()
    set(lines)
    math(EXPR last "${shards} - 1")
    foreach(shard RANGE ${last})
      math(EXPR number "${shard} + 1")
      add_test(NAME ${name}_${number} COMMAND ${name} --gtest_brief=1)
      set_tests_properties(${name}_${number} PROPERTIES
                           ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard}")
      list(APPEND lines ${name}_${number})
    endforeach()
  endif()
  set_target_properties(${name} PROPERTIES TABULEIRO_LINES "${lines}")
endfunction()

function(tabuleiro_test name)
  cmake_parse_arguments(arg "FULL" "SHARDS" "SOURCES;USES" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_USES} GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE TABULEIRO_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  tabuleiro_test_code(${name})
  if(NOT arg_SHARDS)
    set(arg_SHARDS 1)
  endif()
  tabuleiro_lines(${name} ${arg_SHARDS})
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  if(arg_FULL)
    tabuleiro_label(${name} full)
  elseif(folder MATCHES "${TABULEIRO_LIBRARY_TESTS}" AND NOT folder MATCHES "${TABULEIRO_UNSANITIZED}")
    tabuleiro_sanitize(${name})
  endif()
  if(folder MATCHES "${TABULEIRO_THREADED}")
    tabuleiro_label(${name} threads)
    add_dependencies(threads ${name})
  endif()
endfunction()

# tabuleiro_untested_tool(TARGET): no test runs this program, so ./test does not build it; the build of every
# day does.
function(tabuleiro_untested_tool target)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tools)
  if(NOT TABULEIRO_UNTESTED_TOOLS)
    set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# tabuleiro_static_tool(TARGET): this program is sent to machines that have many cores and nothing else.
function(tabuleiro_static_tool target)
  if(NOT TABULEIRO_SANITIZE)
    target_link_options(${target} PRIVATE -static)
  endif()
endfunction()

# tabuleiro_bench(NAME USES lib...): the benchmark NAME from NAME.cpp; it prints ratios, and no
# test depends on its times.
function(tabuleiro_bench name)
  cmake_parse_arguments(arg "" "" "USES" ${ARGN})
  add_executable(${name} EXCLUDE_FROM_ALL ${name}.cpp)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${arg_USES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
  add_dependencies(benchmarks ${name})
endfunction()

# tabuleiro_fuzz(NAME USES lib...): the fuzz target NAME from NAME.cpp. With the preset `fuzz` it is
# a libFuzzer program; in every test build the program fuzz_replay runs it over fuzz/corpus/NAME and
# tests/regressions/NAME.
function(tabuleiro_fuzz name)
  cmake_parse_arguments(arg "" "" "USES" ${ARGN})
  if(TABULEIRO_FUZZ)
    add_executable(${name} ${name}.cpp)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${arg_USES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
  elseif(TABULEIRO_TESTS)
    # Each target's function has the name of the target there.
    target_sources(fuzz_replay PRIVATE ${name}.cpp)
    set_source_files_properties(${name}.cpp PROPERTIES COMPILE_DEFINITIONS LLVMFuzzerTestOneInput=${name})
    target_link_libraries(fuzz_replay PRIVATE ${arg_USES})
    set_property(TARGET fuzz_replay APPEND PROPERTY TABULEIRO_LINES ${name})
    add_test(NAME ${name} COMMAND fuzz_replay ${name} ${PROJECT_SOURCE_DIR}/fuzz/corpus/${name}
                                  ${PROJECT_SOURCE_DIR}/tests/regressions/${name})
  endif()
endfunction()

# tabuleiro_fuzz_replay(): after all targets, the list of them for fuzz_replay.
function(tabuleiro_fuzz_replay)
  get_target_property(names fuzz_replay TABULEIRO_LINES)
  list(TRANSFORM names REPLACE "(.+)" "FUZZ_TARGET(\\1)")
  list(JOIN names "\n" names)
  file(CONFIGURE OUTPUT ${TABULEIRO_GENERATED}/fuzz_targets.hpp CONTENT "// Generated by tabuleiro_fuzz.\n${names}\n" @ONLY)
  target_include_directories(fuzz_replay PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_options(fuzz_replay PRIVATE ${TABULEIRO_TEST_OPTIONS})
  target_link_libraries(fuzz_replay PRIVATE GTest::gtest) # whose definitions the precompiled headers need
  if(TABULEIRO_TEST_PCH)
    target_precompile_headers(fuzz_replay REUSE_FROM precompiled_tests)
  endif()
  tabuleiro_sanitize(fuzz_replay)
endfunction()
