// A position as given by a text or an editor. It may be nonsense: Position::from validates it.
#pragma once

#include <array>
#include <optional>

#include "core/error.hpp"
#include "games/chess/bitboard.hpp"
#include "games/chess/piece.hpp"

namespace tabuleiro::chess {

struct Setup {
    std::array<std::optional<Piece>, 64> pieces{};
    Player to_move = white;
    Bitboard castling_rooks = 0;      // rooks that may castle, of both sides
    std::optional<Square> en_passant; // the square that a pawn has just passed
    int quiet_plies = 0;              // since the last capture or pawn move
    int move_number = 1;

    std::optional<Piece>& operator[](Square square) {
        return pieces[static_cast<std::size_t>(square)];
    }
    const std::optional<Piece>& operator[](Square square) const {
        return pieces[static_cast<std::size_t>(square)];
    }

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The largest values of a position's counters.
inline constexpr int max_quiet_plies = 9999;
inline constexpr int max_move_number = 99999;

// Everything that is wrong with a setup; empty for a sound one.
Reasons faults_of(const Setup& setup);

} // namespace tabuleiro::chess
