// Exit statuses of the program `arena`.
#pragma once

namespace tabuleiro::arena::exit_status {

inline constexpr int done = 0;
inline constexpr int failed_check = 1; // a program that was checked
inline constexpr int bad_input = 2;    // the command line, a file that cannot be read
inline constexpr int no_start = 3;     // a player that cannot play
inline constexpr int no_writing = 4;   // a file that cannot be written
inline constexpr int broken_off = 130; // Ctrl-C; the results file has what was finished

} // namespace tabuleiro::arena::exit_status
