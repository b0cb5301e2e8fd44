// What the evaluation of xadrez looks at: a list of terms in groups. Each counts something for one
// side; the evaluation weighs the difference between the sides (by weights.hpp).
//
// Every term has two weights, one for a full board and one for a bare one, interpolated by how many
// pieces are left (phase).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tabuleiro::xadrez {

enum class Group : std::size_t {
    Material,    // by kind: pawn, rook, knight, bishop, queen
    Row,         // by kind and row, from the owner's first
    Column,      // by kind and distance of the column from the edge
    Mobility,    // rook, knight, bishop, queen: squares struck that no enemy pawn guards
    KingStrikes, // rook, knight, bishop, queen: squares struck next to an enemy king
    BishopPair,
    DoubledPawn,
    LonePawn,      // no own pawn on the columns beside it
    PassedPawn,    // by row, from the owner's first
    Shield,        // own pawns next to the king
    PawnStrikes,   // enemy pieces that pawns strike
    OpenRook,      // rooks with no pawn on their column
    HalfOpenRook,  // rooks with no own pawn on theirs
    StepBack,      // R16: pawns that may step back
    DoubleUnspent, // R17: rooks that have not captured two at once
    DoubleReady,   // pairs of enemies that a rook could capture at once
    LeapReady,     // R18: knights with room around them to leap far
    LeapStrikes,   // enemies that such a leap would capture
    BlastUnspent,  // R19: bishops that have not blasted
    BlastPawns,    // enemy pawns around such a bishop
    SwapReady,     // R20: queens that may swap with the king
    ToMove,
};

struct GroupFacts {
    std::string_view name;
    std::size_t size;
};

inline constexpr std::array<GroupFacts, 22> groups{{
    {"Material", 5},     {"Row", 48},        {"Column", 24},       {"Mobility", 4},
    {"KingStrikes", 4},  {"BishopPair", 1},  {"DoubledPawn", 1},   {"LonePawn", 1},
    {"PassedPawn", 8},   {"Shield", 1},      {"PawnStrikes", 1},   {"OpenRook", 1},
    {"HalfOpenRook", 1}, {"StepBack", 1},    {"DoubleUnspent", 1}, {"DoubleReady", 1},
    {"LeapReady", 1},    {"LeapStrikes", 1}, {"BlastUnspent", 1},  {"BlastPawns", 1},
    {"SwapReady", 1},    {"ToMove", 1},
}};

constexpr std::size_t first_of(Group group) {
    std::size_t first = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(group); ++i) {
        first += groups[i].size;
    }
    return first;
}

// One term: a place in its group.
constexpr std::size_t term(Group group, std::size_t place = 0) {
    return first_of(group) + place;
}

inline constexpr std::size_t term_count = first_of(Group::ToMove) + 1;

// The weights of all terms on a full board, then of all on a bare one.
using Weights = std::array<int, 2 * term_count>;
using Amounts = std::array<int, term_count>;

// How full the board is: pieces weigh 1 (knight, bishop), 2 (rook) or 4 (queen), up to this.
inline constexpr int full_board = 24;

} // namespace tabuleiro::xadrez
