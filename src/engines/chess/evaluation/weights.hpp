// The evaluation's features: each one's weight, for the middlegame and the endgame.
//
// weights.cpp holds the values; tools/roque/roque_tune writes it from games of the engine against
// itself. Squares, ranks and files are seen from the owner: rank 1 is its home rank.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "engines/chess/evaluation/term.hpp"

namespace tabuleiro::roque {

template <std::size_t N>
using Terms = std::array<Term, N>;

struct Weights {
    Terms<5> material;       // pawn to queen
    Terms<384> piece_square; // by role, A1 first
    Terms<9> knight_mobility;
    Terms<14> bishop_mobility;
    Terms<15> rook_mobility;
    Terms<28> queen_mobility;
    Terms<1> bishop_pair;
    Terms<1> tempo;
    // Pawns.
    Terms<2> isolated; // closed file, half-open file
    Terms<1> doubled;
    Terms<2> backward; // likewise
    Terms<8> phalanx;  // by rank
    Terms<8> supported;
    Terms<8> candidate;
    Terms<8> passed;
    // Passed pawns among pieces, by rank.
    Terms<8> passed_blocked;
    Terms<8> passed_free;     // nothing attacks the square ahead
    Terms<8> passed_clear;    // the whole way is empty
    Terms<8> passed_own_king; // by distance, pawns from the fourth rank on
    Terms<8> passed_their_king;
    Terms<1> passed_rook_behind;
    // Pieces.
    Terms<2> rook_file; // half-open, open
    Terms<2> outpost;   // knight, bishop
    Terms<1> minor_behind_pawn;
    Terms<1> bishop_pawns; // own pawns on its colour
    Terms<1> bishop_blocked_pawns;
    Terms<1> bishop_long_diagonal;
    Terms<1> trapped_rook;
    Terms<1> knight_king_distance;
    Terms<1> space;
    // Threats against pieces of the opponent.
    Terms<6> pawn_threat; // by role threatened
    Terms<6> minor_threat;
    Terms<6> rook_threat;
    Terms<6> king_threat;
    Terms<1> hanging;
    Terms<1> push_threat;
    Terms<1> restricted;
    Terms<1> queen_pressed; // a slider looks at the queen through one piece
    // The king.
    Terms<32> shelter;      // own pawn: file from the edge, rank (1: none)
    Terms<32> storm;        // their pawn: file from the edge, rank
    Terms<8> storm_blocked; // their pawn stopped by ours, by rank
    Terms<2> king_file;     // half-open, open
    Terms<1> king_pawnless_flank;
    Terms<48> danger; // by the units of king_danger(), against the king
};

inline constexpr std::size_t weight_count = sizeof(Weights) / sizeof(Term);

extern const Weights weights;

// All weights in a row, as the tuner sees them.
inline std::span<Term, weight_count> flat(Weights& all) {
    return std::span<Term, weight_count>(reinterpret_cast<Term*>(&all), weight_count);
}
inline std::span<const Term, weight_count> flat(const Weights& all) {
    return std::span<const Term, weight_count>(reinterpret_cast<const Term*>(&all), weight_count);
}

// Calls visit(name, terms) for every field in order.
template <class W, class Visitor>
constexpr void for_each_field(W&& all, Visitor&& visit) {
    visit("material", std::span(all.material));
    visit("piece_square", std::span(all.piece_square));
    visit("knight_mobility", std::span(all.knight_mobility));
    visit("bishop_mobility", std::span(all.bishop_mobility));
    visit("rook_mobility", std::span(all.rook_mobility));
    visit("queen_mobility", std::span(all.queen_mobility));
    visit("bishop_pair", std::span(all.bishop_pair));
    visit("tempo", std::span(all.tempo));
    visit("isolated", std::span(all.isolated));
    visit("doubled", std::span(all.doubled));
    visit("backward", std::span(all.backward));
    visit("phalanx", std::span(all.phalanx));
    visit("supported", std::span(all.supported));
    visit("candidate", std::span(all.candidate));
    visit("passed", std::span(all.passed));
    visit("passed_blocked", std::span(all.passed_blocked));
    visit("passed_free", std::span(all.passed_free));
    visit("passed_clear", std::span(all.passed_clear));
    visit("passed_own_king", std::span(all.passed_own_king));
    visit("passed_their_king", std::span(all.passed_their_king));
    visit("passed_rook_behind", std::span(all.passed_rook_behind));
    visit("rook_file", std::span(all.rook_file));
    visit("outpost", std::span(all.outpost));
    visit("minor_behind_pawn", std::span(all.minor_behind_pawn));
    visit("bishop_pawns", std::span(all.bishop_pawns));
    visit("bishop_blocked_pawns", std::span(all.bishop_blocked_pawns));
    visit("bishop_long_diagonal", std::span(all.bishop_long_diagonal));
    visit("trapped_rook", std::span(all.trapped_rook));
    visit("knight_king_distance", std::span(all.knight_king_distance));
    visit("space", std::span(all.space));
    visit("pawn_threat", std::span(all.pawn_threat));
    visit("minor_threat", std::span(all.minor_threat));
    visit("rook_threat", std::span(all.rook_threat));
    visit("king_threat", std::span(all.king_threat));
    visit("hanging", std::span(all.hanging));
    visit("push_threat", std::span(all.push_threat));
    visit("restricted", std::span(all.restricted));
    visit("queen_pressed", std::span(all.queen_pressed));
    visit("shelter", std::span(all.shelter));
    visit("storm", std::span(all.storm));
    visit("storm_blocked", std::span(all.storm_blocked));
    visit("king_file", std::span(all.king_file));
    visit("king_pawnless_flank", std::span(all.king_pawnless_flank));
    visit("danger", std::span(all.danger));
}

static_assert(
    [] {
        std::size_t visited = 0;
        for_each_field(Weights{}, [&](std::string_view, auto terms) { visited += terms.size(); });
        return visited;
    }() == weight_count,
    "for_each_field leaves a field out");

} // namespace tabuleiro::roque
