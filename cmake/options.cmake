# The build options, and the flags that follow from them.
option(TABULEIRO_TESTS "Build the tests" ON)
option(TABULEIRO_BENCH "Build the benchmarks" ON)
option(TABULEIRO_FUZZ "Build the fuzz targets with libFuzzer (clang)" OFF)
option(TABULEIRO_WERROR "Warnings are errors" OFF)
option(TABULEIRO_NATIVE "Use every instruction of the processor at hand" OFF)
option(TABULEIRO_LTO "Optimise across files" OFF)
option(TABULEIRO_UNITY "Compile several files of a library as one, which is quicker from scratch" OFF)
option(TABULEIRO_UNITY_TESTS "Compile several files of a test program as one" ON)
option(TABULEIRO_SANITIZED_TESTS "Build also the tests that ./test runs under sanitizers" ON)
option(TABULEIRO_UNTESTED_TOOLS "Build also the tools that no test runs" ON)
option(TABULEIRO_TEST_PCH "Precompile the headers that most test programs read" ON)
set(TABULEIRO_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

# Dev is fast enough for perft and keeps every assert. Sanitize is quick to build, because sanitized
# code takes long to optimise; rules and engines are optimised nevertheless (modules.cmake).
set(CMAKE_CXX_FLAGS_DEV "-O2 -g1")
set(CMAKE_CXX_FLAGS_SANITIZE "-O0 -g1 -fno-omit-frame-pointer")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(TABULEIRO_WERROR)
  add_compile_options(-Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ collects its garbage when its memory has grown by this much (kB). A fifth of the memory that there is per
  # core, from 512 MB to 2 GB: with 2 GB the largest files take a sixth less time than with 512 MB.
  cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY) # MB
  cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
  math(EXPR heap "${memory} * 1024 / ${cores} / 5")
  if(heap LESS 524288)
    set(heap 524288)
  elseif(heap GREATER 2097152)
    set(heap 2097152)
  endif()
  add_compile_options("SHELL:--param ggc-min-heapsize=${heap}" "SHELL:--param ggc-min-expand=100")
endif()
if(TABULEIRO_SANITIZE)
  add_compile_options(-fsanitize=${TABULEIRO_SANITIZE} -fno-sanitize-recover=all)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND TABULEIRO_SANITIZE MATCHES undefined)
    # Undefined behaviour ends the program by a trap instead of a report, which halves the code. Where it
    # happened is told all the same, with ASAN_OPTIONS=handle_sigill=1 (the preset `asan`).
    add_compile_options(-fsanitize-undefined-trap-on-error)
  endif()
  add_link_options(-fsanitize=${TABULEIRO_SANITIZE})
endif()
if(TABULEIRO_FUZZ)
  # libFuzzer learns from the paths through all of our code, not only through the target's file.
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(TABULEIRO_NATIVE)
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-march=native TABULEIRO_HAS_NATIVE)
  if(TABULEIRO_HAS_NATIVE)
    add_compile_options(-march=native)
  endif()
endif()
# Tests are many programs with the same libraries in them: they are linked by the quicker linker, where
# there is one. Optimising across files needs the usual one.
find_program(TABULEIRO_GOLD ld.gold)
if(TABULEIRO_GOLD AND NOT TABULEIRO_LTO)
  add_link_options(-fuse-ld=gold)
endif()
if(TABULEIRO_LTO)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()
