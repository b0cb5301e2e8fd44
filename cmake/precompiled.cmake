# Headers that nearly every file includes, compiled once and shared by folders: reading them again
# and again took most of the build time. Only releases use them: builds without them detect a missing
# #include, and g++ 12 gives false warnings (array-bounds) in strings of precompiled headers, which
# are errors in the other builds.
#
# g++ compiles a file at the optimisation level of its precompiled header, whatever -O the file has.
# So folders of different levels have different ones.
option(TABULEIRO_PCH "Precompile the headers that most files read" OFF)

set(TABULEIRO_STANDARD_HEADERS
    <algorithm> <array> <atomic> <bit> <cassert> <chrono> <cmath> <condition_variable> <cstdint> <deque>
    <filesystem> <fstream> <functional> <map> <memory> <mutex> <optional> <set> <span> <string>
    <string_view> <thread> <unordered_map> <utility> <variant> <vector> <tl/expected.hpp> <fmt/format.h>)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  list(APPEND TABULEIRO_STANDARD_HEADERS <immintrin.h>)
endif()

if(TABULEIRO_PCH)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/precompiled.cpp CONTENT "")
  add_library(precompiled_hot OBJECT ${CMAKE_CURRENT_BINARY_DIR}/precompiled.cpp)
  target_precompile_headers(precompiled_hot PRIVATE ${TABULEIRO_STANDARD_HEADERS})
  add_library(precompiled_waiting OBJECT ${CMAKE_CURRENT_BINARY_DIR}/precompiled.cpp)
  target_precompile_headers(precompiled_waiting PRIVATE ${TABULEIRO_STANDARD_HEADERS} <nlohmann/json.hpp>)
  target_compile_options(precompiled_waiting PRIVATE -O1)
  set_target_properties(precompiled_waiting PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
endif()

# Test programs read GoogleTest's headers and those of JSON precompiled as well, in every build: what
# they include is their own affair.
if(TABULEIRO_TESTS AND TABULEIRO_TEST_PCH)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/precompiled_tests.cpp CONTENT "")
  add_library(precompiled_tests OBJECT ${CMAKE_CURRENT_BINARY_DIR}/precompiled_tests.cpp)
  set(TABULEIRO_TEST_HEADERS ${TABULEIRO_STANDARD_HEADERS} <gtest/gtest.h> <nlohmann/json.hpp>)
  list(REMOVE_ITEM TABULEIRO_TEST_HEADERS <fmt/format.h>) # it depends on how a target links it
  target_precompile_headers(precompiled_tests PRIVATE ${TABULEIRO_TEST_HEADERS})
  target_link_libraries(precompiled_tests PRIVATE GTest::gtest)
  target_compile_options(precompiled_tests PRIVATE ${TABULEIRO_TEST_OPTIONS})
endif()

# tabuleiro_precompile(TARGET FOLDER): TARGET reads the headers of its kind of folder precompiled.
function(tabuleiro_precompile target folder)
  if(NOT TABULEIRO_PCH)
    return()
  endif()
  if(folder MATCHES "${TABULEIRO_HOT}")
    target_precompile_headers(${target} REUSE_FROM precompiled_hot)
  elseif(folder MATCHES "${TABULEIRO_WAITING}")
    target_precompile_headers(${target} REUSE_FROM precompiled_waiting)
  endif()
endfunction()
