# Headers that nearly every file reads are compiled once and shared by all folders: most of the time
# of a build went into reading them again and again. They never replace an #include: what builds
# without them (the presets tidy and fuzz, a build with ccache) still finds a missing one.
option(TABULEIRO_PCH "Precompile the headers that most files read" ON)
if(TABULEIRO_PCH AND "${CMAKE_CXX_COMPILER_LAUNCHER}$ENV{CMAKE_CXX_COMPILER_LAUNCHER}" MATCHES ccache)
  set(TABULEIRO_PCH OFF) # a cache that several folders share does better without them
endif()

set(TABULEIRO_STANDARD_HEADERS
    <algorithm> <array> <bit> <cassert> <chrono> <cmath> <cstdint> <functional> <map> <memory> <mutex>
    <optional> <set> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>
    <tl/expected.hpp>)

# precompiled_headers(NAME [OPTIONS option...] HEADERS header...): headers that targets compiled with
# the same options may share.
function(precompiled_headers name)
  cmake_parse_arguments(arg "" "" "OPTIONS;HEADERS" ${ARGN})
  if(TABULEIRO_PCH)
    file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "")
    add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_compile_options(${name} PRIVATE ${arg_OPTIONS})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
  endif()
endfunction()

# tabuleiro_precompile(TARGET NAME): TARGET reads the headers of NAME precompiled, with JSON if it links
# it itself.
function(tabuleiro_precompile target name)
  if(TABULEIRO_PCH)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    if(nlohmann_json::nlohmann_json IN_LIST libraries)
      set(name ${name}_json)
    endif()
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()

precompiled_headers(precompiled HEADERS ${TABULEIRO_STANDARD_HEADERS})
precompiled_headers(precompiled_json HEADERS ${TABULEIRO_STANDARD_HEADERS} <nlohmann/json.hpp>)
if(TABULEIRO_TESTS)
  set(test_headers ${TABULEIRO_STANDARD_HEADERS} <gtest/gtest.h>)
  precompiled_headers(precompiled_test OPTIONS ${TABULEIRO_TEST_OPTIONS} HEADERS ${test_headers})
  precompiled_headers(precompiled_test_json OPTIONS ${TABULEIRO_TEST_OPTIONS}
                      HEADERS ${test_headers} <nlohmann/json.hpp>)
endif()
