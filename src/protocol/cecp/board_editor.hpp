// The old way to set up a position, piece by piece: what comes between `edit` and `.`.
#pragma once

#include <string_view>

#include "games/chess/setup.hpp"

namespace tabuleiro::cecp {

class BoardEditor {
  public:
    // Begins with the pieces as they stand.
    explicit BoardEditor(const chess::Setup& setup) : setup_(setup) {}

    // # clears the board, c changes the colour, Pa4 puts a piece, xa4 takes one away. False if
    // the line is none of these.
    bool on_line(std::string_view line);

    // The setup as it now is: kings and rooks at home may castle, nobody has just passed.
    chess::Setup finished() const;

  private:
    chess::Setup setup_;
    Player colour_ = chess::white;
};

} // namespace tabuleiro::cecp
