// Positions in which a program shows whether it has understood what it was told.
#pragma once

#include <string_view>

namespace tabuleiro::programs::positions {

// A position, one move, and the only legal reply: a program that plays the move wrongly, or does
// not know the rule, replies something else. The reply is in the test beside this file.
struct Told {
    std::string_view fen;
    std::string_view move;
};
inline constexpr Told castled{"4R1B1/8/8/8/8/6N1/8/k3K2R w K - 0 1", "e1g1"};
inline constexpr Told castled_long{"r3k3/8/2K5/8/8/1r6/7n/5b2 b q - 0 1", "e8c8"};
inline constexpr Told promoted_to_knight{"2k5/4P3/1R6/6B1/8/5K2/8/8 w - - 0 1", "e7e8n"};
inline constexpr Told en_passant{"2R5/8/8/8/k2p4/3R4/2P5/3KB3 w - - 0 1", "c2c4"};
inline constexpr Told in_check{"8/5p2/8/3r4/4KPP1/1b6/4k3/8 b - - 0 1", "f7f5"};

// Every legal move is a promotion.
inline constexpr std::string_view must_promote = "8/4P1k1/8/8/8/8/2q5/K7 w - - 0 1";
inline constexpr std::string_view mated =
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
inline constexpr std::string_view stalemated = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
inline constexpr std::string_view middle_game =
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

} // namespace tabuleiro::programs::positions
