// The old way to set up a position, piece by piece: the lines between `edit` and `.`.
#pragma once

#include <string_view>

#include "games/chess/setup.hpp"

namespace tabuleiro::cecp {

class BoardEditor {
  public:
    // Starts with the pieces as they are.
    explicit BoardEditor(const chess::Setup& setup) : setup_(setup) {}

    // # clears the board, c changes the colour, Pa4 adds a piece, xa4 removes one. False if
    // the line is none of these.
    bool on_line(std::string_view line);

    // The setup as it now is: kings and rooks at home may castle, and there is no en passant
    // square.
    chess::Setup finished() const;

  private:
    chess::Setup setup_;
    Player colour_ = chess::white;
};

} // namespace tabuleiro::cecp
