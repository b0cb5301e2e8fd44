// The games of a text that was pasted, whatever language its pieces are named in. Each game is read
// with English letters, as PGN has them; where that fails, with those of other languages, and the
// reading that understands most of the game counts.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/chess/pgn_reader.hpp"
#include "games/chess/written_move.hpp"

namespace tabuleiro::house {

class PgnReadings {
  public:
    // As of a PgnReader.
    void feed(std::string_view text);
    void finish();
    const chess::PgnEntry* next();

  private:
    // Where a game begins and ends does not depend on the letters, so all readers count alike.
    struct Reading {
        explicit Reading(chess::PieceLetters letters)
            : reader(chess::PgnDetail::Everything, {}, chess::written_move_parser(letters)) {}

        chess::PgnReader reader;
        std::size_t count = 0; // of the games it has given
    };

    static const chess::PgnEntry* read_to(Reading& reading, std::size_t count);

    Reading english_{chess::PieceLetters::English};
    std::array<Reading, 2> others_{Reading(chess::PieceLetters::Portuguese),
                                   Reading(chess::PieceLetters::Romanian)};
};

} // namespace tabuleiro::house
