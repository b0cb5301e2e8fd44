# Headers that nearly every file includes, compiled once and shared by folders: reading them again
# and again took most of the build time. The build of every day is without them, so that it detects a
# missing #include.
#
# g++ compiles a file at the optimisation level of its precompiled header, whatever -O the file has.
# So folders of different levels have different ones, and modules.cmake names the level.
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
  foreach(level ${TABULEIRO_LEVELS})
    # Not every build has folders of every level.
    add_library(precompiled_${level} OBJECT EXCLUDE_FROM_ALL ${CMAKE_CURRENT_BINARY_DIR}/precompiled.cpp)
    target_precompile_headers(precompiled_${level} PRIVATE ${TABULEIRO_STANDARD_HEADERS})
    if(NOT level STREQUAL hot)
      target_precompile_headers(precompiled_${level} PRIVATE <nlohmann/json.hpp>)
    endif()
    tabuleiro_optimise(precompiled_${level} ${level})
    target_link_libraries(precompiled_${level} PRIVATE fmt::fmt)
  endforeach()
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

# tabuleiro_precompile(TARGET LEVEL): TARGET reads the headers of its level precompiled.
function(tabuleiro_precompile target level)
  if(TABULEIRO_PCH)
    target_precompile_headers(${target} REUSE_FROM precompiled_${level})
    # What fmt defines for its users must be defined wherever its header is precompiled, or g++ does not
    # use the header.
    target_compile_definitions(${target} PRIVATE $<TARGET_PROPERTY:fmt::fmt,INTERFACE_COMPILE_DEFINITIONS>)
    # False in g++ 12 for strings of a precompiled header.
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-restrict)
  endif()
endfunction()
