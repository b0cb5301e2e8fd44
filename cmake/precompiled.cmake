# Headers that nearly every file includes, compiled once and shared by all folders: reading them again
# and again took most of the build time. Only releases use them: builds without them detect a missing
# #include, and g++ 12 gives false warnings (array-bounds) in strings of precompiled headers, which
# are errors in the other builds.
option(TABULEIRO_PCH "Precompile the headers that most files read" OFF)

set(standard_headers
    <algorithm> <array> <bit> <cassert> <chrono> <cmath> <cstdint> <functional> <map> <memory> <mutex>
    <optional> <set> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>
    <tl/expected.hpp>)

# precompiled_headers(NAME header...): headers that targets compiled with the same options may share.
function(precompiled_headers name)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

if(TABULEIRO_PCH)
  precompiled_headers(precompiled ${standard_headers})
  precompiled_headers(precompiled_json ${standard_headers} <nlohmann/json.hpp>)
endif()

# tabuleiro_precompile(TARGET): TARGET reads those headers precompiled, with JSON if it links it itself.
function(tabuleiro_precompile target)
  if(NOT TABULEIRO_PCH)
    return()
  endif()
  get_target_property(libraries ${target} LINK_LIBRARIES)
  if(nlohmann_json::nlohmann_json IN_LIST libraries)
    target_precompile_headers(${target} REUSE_FROM precompiled_json)
  else()
    target_precompile_headers(${target} REUSE_FROM precompiled)
  endif()
endfunction()
