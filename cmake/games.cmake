# The one list of games. Folders, libraries, generated headers, the page and the tests follow from it
# (docs/adding-a-game.md); the order is the one in which the page lists them.
#
# tabuleiro_game(NAME TYPE): the rules are src/games/NAME/NAME.hpp, `TYPE` in the namespace `NAME`.
set(TABULEIRO_GAMES "")      # chess ...: names, and libraries of rules
set(TABULEIRO_ENGINES "")    # chess_engine ...: libraries of engines
set(TABULEIRO_GAME_TYPES "") # chess::Chess ...
macro(tabuleiro_game name type)
  list(APPEND TABULEIRO_GAMES ${name})
  list(APPEND TABULEIRO_ENGINES ${name}_engine)
  list(APPEND TABULEIRO_GAME_TYPES ${name}::${type})
endmacro()

tabuleiro_game(chess Chess)
tabuleiro_game(xadrez Xadrez)
tabuleiro_game(wargame WarGame)
tabuleiro_game(renpaarden Renpaarden)
tabuleiro_game(reversi Reversi)

# Where generated headers go; every library of src/ looks there too.
set(TABULEIRO_GENERATED ${PROJECT_BINARY_DIR}/generated)

# tabuleiro_game_folders(): the folders of games in this one.
function(tabuleiro_game_folders)
  foreach(game ${TABULEIRO_GAMES})
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${game}/CMakeLists.txt)
      add_subdirectory(${game})
    endif()
  endforeach()
endfunction()

# tabuleiro_gather(HEADER PATTERN [OPTIONAL]): generates HEADER, which includes PATTERN of every game,
# where NAME is replaced by the game's name; if OPTIONAL, only of games that have it.
function(tabuleiro_gather header pattern)
  cmake_parse_arguments(arg "OPTIONAL" "" "" ${ARGN})
  set(text "// Generated from cmake/games.cmake.\n#pragma once\n\n")
  foreach(game ${TABULEIRO_GAMES})
    string(REPLACE NAME ${game} file ${pattern})
    if(NOT arg_OPTIONAL OR EXISTS ${PROJECT_SOURCE_DIR}/src/${file})
      string(APPEND text "#include \"${file}\"\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${TABULEIRO_GENERATED}/${header} CONTENT "${text}" @ONLY)
endfunction()
