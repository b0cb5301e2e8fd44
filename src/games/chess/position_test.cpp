#include "games/chess/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/game.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"
#include "support/perft.hpp"

namespace tabuleiro::chess {
namespace {

Position at(std::string_view fen) {
    const auto position = parse_fen(fen);
    EXPECT_TRUE(position) << fen << ": " << position.error().text();
    return position.value_or(Position());
}

std::set<std::string> moves_from(const Position& position, Square from) {
    std::set<std::string> texts;
    for (const Move move : position.legal_moves()) {
        if (move.from() == from) {
            texts.insert(to_coordinates(move));
        }
    }
    return texts;
}

Position played(Position position, std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
        const auto move = parse_coordinates(position, text);
        EXPECT_TRUE(move) << text << " in " << to_fen(position);
        position.play(*move);
    }
    return position;
}

TEST(Sliders, PextAndMagicLookupsEqualWalkingTheLines) {
    const SliderTables<PextIndex> pext;
    const SliderTables<MagicIndex> magic;
    Rng rng(5);
    for (int number = 0; number < 64; ++number) {
        const Square from = square_at(number);
        for (int i = 0; i < 500; ++i) {
            const Bitboard occupied = rng() & rng();
            const Bitboard rook = walk_attacks(Slider::Rook, from, occupied);
            const Bitboard bishop = walk_attacks(Slider::Bishop, from, occupied);
            ASSERT_EQ(pext.rook(from, occupied), rook);
            ASSERT_EQ(magic.rook(from, occupied), rook);
            ASSERT_EQ(rook_attacks(from, occupied), rook);
            ASSERT_EQ(pext.bishop(from, occupied), bishop);
            ASSERT_EQ(magic.bishop(from, occupied), bishop);
            ASSERT_EQ(bishop_attacks(from, occupied), bishop);
        }
    }
}

TEST(Lines, BetweenIsStrictAndOnLinesOnly) {
    EXPECT_EQ(between(Square::A1, Square::A4), bit(Square::A2) | bit(Square::A3));
    EXPECT_EQ(between(Square::H1, Square::E4), bit(Square::G2) | bit(Square::F3));
    EXPECT_EQ(between(Square::A1, Square::B3), 0U);
    EXPECT_EQ(between(Square::A1, Square::B2), 0U);
}

TEST(Board, KnowsWhichRoleStandsWhere) {
    for (const Player player : players) {
        for (const Role role : roles) {
            Board board;
            board[player].toggle(role, bit(Square::D5));
            for (const Role other : roles) {
                board[player].toggle(other, bit(Square::A1));
                board[opponent(player)].toggle(other, bit(Square::E5));
                EXPECT_EQ(board[player].role_at(Square::D5), role);
                EXPECT_EQ(board.piece_at(Square::D5), (Piece{player, role}));
                EXPECT_EQ(board.piece_at(Square::E5), (Piece{opponent(player), other}));
                board[player].toggle(other, bit(Square::A1));
                board[opponent(player)].toggle(other, bit(Square::E5));
            }
            EXPECT_EQ(board.role_at(Square::A1), std::nullopt);
        }
    }
}

// Asks about every number that a move can be, and counts those that are legal.
void expect_legal_as_listed(const Position& position) {
    std::vector<bool> listed(std::size_t{1} << 16);
    for (const Move move : position.legal_moves()) {
        listed[move.bits()] = true;
    }
    for (std::size_t bits = 0; bits < listed.size(); ++bits) {
        const Move move(square_at(static_cast<int>(bits & 63)),
                        square_at(static_cast<int>(bits >> 6 & 63)),
                        static_cast<MoveKind>(bits >> 12));
        ASSERT_EQ(move.bits(), bits);
        ASSERT_EQ(position.is_legal(move), listed[bits])
            << bits << " of kind " << (bits >> 12) << " in " << to_fen(position);
    }
}

TEST(Moves, AMoveIsLegalIfItIsListed) {
    Rng rng(9);
    for (int game = 0; game < 30; ++game) {
        Position position =
            game % 3 == 0 ? Position() : chess960_start(static_cast<int>(rng.below(960))).value();
        for (int ply = 0; ply < 160; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) {
                break;
            }
            if (rng.below(8) == 0 || position.en_passant() || position.in_check()) {
                ASSERT_NO_FATAL_FAILURE(expect_legal_as_listed(position));
            }
            position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
        }
    }
}

TEST(Moves, AMoveIsLegalIfItIsListedWhereThatIsHard) {
    for (const char* fen : {
             // En passant: two pawns leave the king's rank, a pin, a check by the pawn itself.
             "8/8/8/K2pP2q/8/8/8/7k w - d6 0 1",
             "8/8/8/K1PpP2q/8/8/8/7k w - d6 0 1",
             "7k/8/8/3pP3/8/1b6/8/K7 w - d6 0 1",
             "8/8/8/3pP3/4K3/8/8/7k w - d6 0 1",
             "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
             "7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1",
             // Pins of every kind of piece, and a double check.
             "4r1k1/8/8/4Q3/8/8/8/4K3 w - - 0 1",
             "4r2k/8/7b/4R3/5Q2/8/3B4/2K1N2r w - - 0 1",
             "4r2k/4P3/8/8/8/6b1/5P2/4K3 w - - 0 1",
             "3r3k/b7/8/2P5/3P4/8/8/3K2N1 w - - 0 1",
             "4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1",
             // Promotions, also from a pin.
             "1n2r2k/P3P3/8/8/8/8/8/4K3 w - - 0 1",
             "r1n4k/1P6/8/8/8/8/8/1K5q w - - 0 1",
             // Castling: both ways, through an attack, where the rook is pinned.
             "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
             "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
             "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
             "4k3/8/8/8/8/8/8/qR1K3R w HB - 0 1",
             "4k3/8/8/8/8/8/8/RK4R1 w GA - 0 1",
         }) {
        ASSERT_NO_FATAL_FAILURE(expect_legal_as_listed(at(fen)));
    }
}

TEST(Moves, R1TheInitialPositionHasTwentyMoves) {
    EXPECT_EQ(Position().legal_moves().size(), 20U);
    EXPECT_EQ(to_fen(Position()), initial_fen);
}

TEST(Moves, R4EnPassantOnlyInTheVeryNextMove) {
    const Position ready = played(Position(), {"e2e4", "a7a6", "e4e5", "d7d5"});
    EXPECT_EQ(ready.en_passant(), Square::D6);
    EXPECT_TRUE(moves_from(ready, Square::E5).contains("e5d6"));
    const Position late = played(ready, {"a2a3", "a6a5"});
    EXPECT_FALSE(moves_from(late, Square::E5).contains("e5d6"));
}

TEST(Moves, R4AnEnPassantThatUncoversTheKingIsNone) {
    const Position pinned = played(at("8/2p5/8/KP5r/8/8/8/7k b - - 0 1"), {"c7c5"});
    EXPECT_EQ(pinned.en_passant(), std::nullopt);
    EXPECT_FALSE(moves_from(pinned, Square::B5).contains("b5c6"));
}

TEST(Moves, R6CastlingMovesTheRookToo) {
    const Position castled = played(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), {"e1g1", "e8c8"});
    EXPECT_EQ(to_fen(castled), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

TEST(Moves, R6NoCastlingOutOfThroughOrIntoCheck) {
    EXPECT_FALSE(moves_from(at("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1"), Square::E1).contains("e1g1"));
    EXPECT_FALSE(moves_from(at("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Square::E1).contains("e1g1"));
    EXPECT_FALSE(moves_from(at("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Square::E1).contains("e1g1"));
    EXPECT_TRUE(moves_from(at("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Square::E1).contains("e1c1"));
}

TEST(Moves, R6ACapturedRookCannotCastle) {
    const Position position = played(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), {"a1a8", "e8e7"});
    EXPECT_EQ(to_fen(position), "R6r/4k3/8/8/8/8/8/4K2R w K - 1 2");
    const Position taken = played(at("r3k2r/8/8/8/8/8/6n1/R4K1R b kq - 0 1"), {"a8a1"});
    EXPECT_EQ(taken.board()[black].castling_rooks, bit(Square::H8));
}

TEST(Moves, R7ADoubleCheckIsEscapedByTheKingAlone) {
    const Position position = at("4k3/8/8/8/1b2r3/8/3R4/4K3 w - - 0 1");
    for (const Move move : position.legal_moves()) {
        EXPECT_EQ(move.from(), Square::E1) << to_coordinates(move);
    }
}

TEST(Moves, R13CastlingInChess960) {
    EXPECT_TRUE(moves_from(at("4k3/8/8/8/8/8/8/1RK5 w B - 0 1"), Square::C1).contains("c1b1"));
    EXPECT_FALSE(moves_from(at("4k3/8/8/8/8/8/8/qRK5 w B - 0 1"), Square::C1).contains("c1b1"));
    const Position castled = played(at("4k3/8/8/8/8/8/8/1K5R w H - 0 1"), {"b1h1"});
    EXPECT_EQ(to_fen(castled), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Moves, R13CastlingMayBeTheOnlyMoveInChess960) {
    const Position position = at("4k3/8/8/8/8/4n1b1/3P1P2/3RKR2 w F - 0 1");
    EXPECT_EQ(position.has_legal_move(), !position.legal_moves().empty());
}

TEST(Moves, HavingAMoveAgreesWithListingThem) {
    Rng rng(11);
    for (int game = 0; game < 60; ++game) {
        Position position = chess960_start(static_cast<int>(rng.below(960))).value();
        for (int ply = 0; ply < 200; ++ply) {
            const MoveList moves = position.legal_moves();
            ASSERT_EQ(position.has_legal_move(), !moves.empty()) << to_fen(position);
            if (moves.empty()) {
                break;
            }
            position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
        }
    }
}

TEST(Perft, TheFastCountEqualsThePlainOneInRandomChess960Positions) {
    Rng rng(12);
    for (int game = 0; game < 40; ++game) {
        Position position = chess960_start(static_cast<int>(rng.below(960))).value();
        for (int ply = 0; ply < 80; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) {
                break;
            }
            position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
            if (ply % 8 == 0) {
                ASSERT_EQ(chess::perft(position, 2), tabuleiro::perft<Chess>(position, 2))
                    << to_fen(position);
            }
        }
    }
}

TEST(Perft, DivideSumsToTheWhole) {
    std::uint64_t sum = 0;
    for (const auto& [move, below] : perft_divide(Position(), 4)) {
        sum += below;
    }
    EXPECT_EQ(sum, 197281U);
    EXPECT_EQ(chess::perft(Position(), 0), 1U);
}

TEST(Position, KeysTellPositionsApart) {
    const Position start;
    EXPECT_NE(at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1").key(), start.key());
    EXPECT_NE(at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1").key(), start.key());
    EXPECT_EQ(at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7 9").key(), start.key());
    EXPECT_EQ(played(start, {"g1f3", "g8f6", "f3g1", "f6g8"}).key(), start.key());
}

TEST(Position, CountersFollowTheScoreSheet) {
    const Position position = played(Position(), {"g1f3", "g8f6", "e2e4"});
    EXPECT_EQ(position.quiet_plies(), 0);
    EXPECT_EQ(position.move_number(), 2);
    EXPECT_EQ(played(position, {"f6e4"}).quiet_plies(), 0);
    EXPECT_EQ(played(position, {"f6g8"}).quiet_plies(), 1);
}

TEST(Chess960, AllStartsAreDifferentAndSound) {
    std::set<std::string> starts;
    for (int number = 0; number < 960; ++number) {
        starts.insert(to_fen(chess960_start(number).value()));
    }
    EXPECT_EQ(starts.size(), 960U);
    EXPECT_EQ(to_fen(chess960_start(standard_start).value()), initial_fen);
    EXPECT_EQ(to_fen(chess960_start(0).value(), CastlingText::Shredder),
              "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    EXPECT_FALSE(chess960_start(960));
    EXPECT_FALSE(chess960_start(-1));
}

} // namespace
} // namespace tabuleiro::chess
