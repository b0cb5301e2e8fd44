#include "games/reversi/reversi.hpp"

#include <gtest/gtest.h>

#include "support/perft.hpp"

namespace tabuleiro::reversi {
namespace {

// A position from a drawing, eight rows of eight.
Position board(std::string_view rows, Player to_move) {
    std::string text;
    for (const char letter : rows) {
        if (letter != '\n' && letter != ' ') {
            text += letter;
        }
    }
    return read_position(text + (to_move == Player::First ? " X" : " O")).value();
}

std::string moves_of(const Position& position) {
    std::string text;
    for (const Move move : Reversi::legal_moves(position)) {
        text += (text.empty() ? "" : " ") + format_move(move);
    }
    return text;
}

Position played(Position position, std::string_view moves) {
    for (std::size_t at = 0; at < moves.size(); at += 3) {
        position.play(Reversi::parse(position, moves.substr(at, 2)).value());
    }
    return position;
}

TEST(Reversi, R1BlackBeginsWithFourDiscsInTheMiddle) {
    EXPECT_EQ(draw_position(Position()), "  a b c d e f g h\n"
                                         "1 - - - - - - - -\n"
                                         "2 - - - - - - - -\n"
                                         "3 - - - - - - - -\n"
                                         "4 - - - O X - - -\n"
                                         "5 - - - X O - - -\n"
                                         "6 - - - - - - - -\n"
                                         "7 - - - - - - - -\n"
                                         "8 - - - - - - - -\n");
    EXPECT_EQ(Position().to_move(), Player::First);
}

TEST(Reversi, R2ADiscIsPlacedWhereItTurnsAnother) {
    EXPECT_EQ(moves_of(Position()), "d3 c4 f5 e6");
}

TEST(Reversi, R3LinesAreTurnedInAllDirectionsAtOnce) {
    Position position = board("X--X--X-"
                              "-O-O-O--"
                              "--OOO---"
                              "XOOXOOOX"
                              "--OOO---"
                              "-O-O-O--"
                              "X--O--O-"
                              "---X---X",
                              Player::First);
    // The same without d4: impossible in a game, but turning accepts it.
    const Squares own = position.own() & ~squares("d4");
    EXPECT_EQ(turned(own, position.other(), *parse_square("d4")), position.other());
}

TEST(Reversi, R3WhatIsTurnedTurnsNothingItself) {
    // f5 turns e5; e5 then closes in e4 and e3 to e2, which stay.
    const Position before = board("--------"
                                  "----X---"
                                  "----O---"
                                  "---OO---"
                                  "---XO---"
                                  "--------"
                                  "--------"
                                  "--------",
                                  Player::First);
    EXPECT_EQ(draw_position(played(before, "f5")), "  a b c d e f g h\n"
                                                   "1 - - - - - - - -\n"
                                                   "2 - - - - X - - -\n"
                                                   "3 - - - - O - - -\n"
                                                   "4 - - - O O - - -\n"
                                                   "5 - - - X X X - -\n"
                                                   "6 - - - - - - - -\n"
                                                   "7 - - - - - - - -\n"
                                                   "8 - - - - - - - -\n");
}

TEST(Reversi, R4OnlyWhoHasNoMovePasses) {
    Position position = board("OOOXXXX-"
                              "XOOOXXXO"
                              "-XOOOXXO"
                              "XXOXXOXO"
                              "OOXOXXOO"
                              "XXOXXXXO"
                              "XXXXX-X-"
                              "-OOOO---",
                              Player::First);
    EXPECT_EQ(moves_of(position), "pass");
    EXPECT_FALSE(Reversi::outcome(position));
    const ByPlayer<Squares> discs{position.discs(Player::First), position.discs(Player::Second)};
    position.play({});
    EXPECT_EQ(position, Position::from(discs, Player::Second).value());
    EXPECT_EQ(moves_of(position), "h1 a3 f7 h7 a8 f8 g8 h8");
    EXPECT_EQ(Reversi::parse(position, "pass").error().text(),
              "A player who has a move may not pass.");
}

TEST(Reversi, R5AFullBoardEndsTheGame) {
    const Position position = board("XXXXXXXX"
                                    "XXXXXXXX"
                                    "XXXXXXXX"
                                    "XXXXXXXX"
                                    "OOOOOOOO"
                                    "OOOOOOOO"
                                    "OOOOOOOO"
                                    "OOOOOOOO",
                                    Player::First);
    EXPECT_EQ(Reversi::outcome(position), (Outcome<Rule>{std::nullopt, Rule::FullBoard})); // R6
    EXPECT_EQ(moves_of(position), "");
    EXPECT_EQ(Reversi::parse(position, "pass").error().text(), "The game is over.");
}

TEST(Reversi, R5AGameEndsEarlyWhenNobodyCanMove) {
    // The shortest game: White has lost every disc after nine moves.
    const Position end = played(Position(), "e6 f4 e3 f6 g5 d6 e7 f5 c5");
    EXPECT_EQ(end.count(Player::Second), 0);
    EXPECT_EQ(end.count(Player::First), 13);
    EXPECT_EQ(Reversi::outcome(end), (Outcome<Rule>{Player::First, Rule::NoMoves})); // R6
}

TEST(Reversi, FastPerftAgreesWithTheGenericCount) {
    for (int depth = 0; depth <= 6; ++depth) {
        EXPECT_EQ(Reversi::fast_perft(Position(), depth), perft<Reversi>(Position(), depth));
    }
}

TEST(Notation, AllReasonsAreGivenAtOnce) {
    const auto reasons = [](std::string_view text) {
        const auto position = read_position(text);
        return position ? std::vector<std::string>{} : position.error().sentences();
    };
    using Reasons = std::vector<std::string>;
    EXPECT_EQ(reasons(""), Reasons{"A position is the 64 squares and the side to move."});
    EXPECT_EQ(reasons("--- B"),
              (Reasons{"The board has 3 squares, not 64.", "The side to move is 'X' or 'O'."}));
    std::string text = write_position(Position());
    text[0] = 'x';
    text[63] = '*';
    EXPECT_EQ(reasons(text), (Reasons{"On a1 stands neither 'X', 'O' nor '-'.",
                                      "On h8 stands neither 'X', 'O' nor '-'."}));
    EXPECT_EQ(reasons(std::string(64, '-') + " X"),
              Reasons{"The four squares in the middle are never empty."});
}

TEST(Notation, AWrongMoveIsAnsweredWithItsReason) {
    const auto reason = [](std::string_view text) {
        const auto move = Reversi::parse(Position(), text);
        return move ? "" : move.error().text();
    };
    EXPECT_EQ(reason("d3"), "");
    EXPECT_EQ(reason("D3"), "");
    for (const char* const text : {"", "d", "d33", "i1", "a9", "a0", "Pass"}) {
        EXPECT_EQ(reason(text), "A move is a square of the board, as d3, or pass.") << text;
    }
    EXPECT_EQ(reason("pass"), "A player who has a move may not pass.");
    EXPECT_EQ(reason("d4"), "There is a disc on d4 already.");
    EXPECT_EQ(reason("a1"), "A disc on a1 would turn no other.");
}

} // namespace
} // namespace tabuleiro::reversi
