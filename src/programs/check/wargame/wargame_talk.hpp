// Conversations with a War Game program in its three modes.
#pragma once

#include "programs/check/check.hpp"
#include "programs/check/wargame/printed_board.hpp"

namespace tabuleiro::programs {

using Arguments = std::vector<std::string>;

// All that a run without input prints, and its exit status.
struct Printed {
    std::vector<std::string> lines;
    int status = 0;
};
Printed run_without_input(Conversation& conversation);

// Mode 0: a header and a board.
struct Generated {
    std::string header_line;
    PrintedHeader header;
    PrintedBoard board;
};
// None with a fault of the conversation.
std::optional<Generated> generate(Conversation& conversation);

// Remarks, then the header.
std::optional<PrintedHeader> await_header(Conversation& conversation);

// How far a game of mode 1 or 2 is judged.
enum class Stage : std::uint8_t { Shots, End, Board };

// Mode 1: fires at every cell until the program says that all is sunk.
void play_mode_one(Conversation& conversation, Stage stage);

// Mode 2: answers its shots from this board, each row a word; returns the shots.
std::vector<std::string> play_mode_two(Conversation& conversation, Stage stage);

// The board of mode 2, with counts 1 1 1 1 on 9x9.
extern const std::vector<std::string_view> target_board;

} // namespace tabuleiro::programs
