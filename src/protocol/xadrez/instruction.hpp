// The instructions of the protocol as types, and how a line becomes one. Only the form of a line is
// checked here (P2); names, squares and files stay text.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>

namespace tabuleiro::xadrez {

struct RegisterPlayer { // RJ
    std::string_view name;
};
struct ListPlayers {}; // LJ
struct StartNewGame {  // IJ Novo
    std::string_view first;
    std::string_view second;
};
struct ContinueGame { // IJ Continuação; eight lines with the board follow
    std::string_view first;
    std::string_view second;
};
struct MovePiece { // MP
    std::string_view name;
    std::string_view from;
    std::string_view to;
};
struct Operate { // OS
    std::string_view name;
    std::string_view from;
    std::optional<std::string_view> to;
};
struct ShowGame {}; // DJ
struct Resign {     // D
    std::string_view name;
    std::optional<std::string_view> other;
};
struct Save { // G
    std::string_view file;
};
struct Load { // L
    std::string_view file;
};
struct ListPlays {}; // XJ
struct AskComputer { // XA
    int level;
};

using Instruction = std::variant<RegisterPlayer, ListPlayers, StartNewGame, ContinueGame, MovePiece,
                                 Operate, ShowGame, Resign, Save, Load, ListPlays, AskComputer>;

// The words of a line, separated by blanks and tabs (P1). No instruction has more than four, so
// that the rest of a longer line is left unread.
class LineWords {
  public:
    explicit LineWords(std::string_view line);

    bool empty() const { return count_ == 0; }
    std::string_view name() const { return words_[0]; }
    std::size_t arguments() const { return count_ - 1; }
    // Requires: there is such an argument; the first is 1.
    std::string_view argument(std::size_t n) const { return words_[n]; }

  private:
    std::array<std::string_view, 5> words_{};
    std::size_t count_ = 0;
};

// None if the line is not an instruction. Requires: the words are not empty.
std::optional<Instruction> parse_instruction(const LineWords& words);

} // namespace tabuleiro::xadrez
