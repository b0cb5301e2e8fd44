// Moves as people write them.
#include "games/chess/written_move.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

constexpr std::array all_piece_letters{PieceLetters::English, PieceLetters::Portuguese,
                                       PieceLetters::Romanian};

// The move as squares, or the reason why there is none.
std::string read(PieceLetters letters, std::string_view text,
                 const std::string& fen = "r3k2r/P7/8/2n5/8/8/6Q1/RN1BK2R w KQkq - 0 1") {
    const auto move = written_move_parser(letters)(parse_fen(fen).value(), text);
    return move ? to_coordinates(*move) : move.error().text();
}

TEST(WrittenMove, EveryLanguageHasItsLetters) {
    EXPECT_EQ(read(PieceLetters::English, "Nc3"), "b1c3");
    EXPECT_EQ(read(PieceLetters::Portuguese, "Cc3"), "b1c3");
    EXPECT_EQ(read(PieceLetters::Romanian, "Cc3"), "b1c3");
    EXPECT_EQ(read(PieceLetters::Portuguese, "Bb3"), "d1b3");
    EXPECT_EQ(read(PieceLetters::Romanian, "Nb3"), "d1b3");
    EXPECT_EQ(read(PieceLetters::Portuguese, "De4+"), "g2e4");
    EXPECT_EQ(read(PieceLetters::Romanian, "Tg1"), "h1g1");
    EXPECT_EQ(read(PieceLetters::Portuguese, "Rf1"), "e1f1");
    EXPECT_EQ(read(PieceLetters::Romanian, "axb8=D", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7b8q");
    EXPECT_EQ(read(PieceLetters::Portuguese, "0-0"), "e1g1");
}

TEST(WrittenMove, LettersOfAnotherLanguageAreNone) {
    EXPECT_EQ(read(PieceLetters::English, "Cc3"), "This is no move.");
    EXPECT_EQ(read(PieceLetters::Portuguese, "Nc3"), "This is no move.");
    EXPECT_EQ(read(PieceLetters::Romanian, "Qe4"), "This is no move.");
    EXPECT_EQ(read(PieceLetters::Romanian, "Nc3"), "There is no bishop that may go to c3.");
}

TEST(WrittenMove, FigurinesAreRead) {
    for (const PieceLetters letters : all_piece_letters) {
        EXPECT_EQ(read(letters, "♘c3"), "b1c3");
        EXPECT_EQ(read(letters, "♞c3"), "b1c3");
        EXPECT_EQ(read(letters, "♕\uFE0Ee4+"), "g2e4");
        EXPECT_EQ(read(letters, "♕×e8", "4q3/8/8/8/8/k7/4Q3/4K3 w - - 0 1"), "e2e8");
        EXPECT_EQ(read(letters, "♙a3", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), "a2a3");
        EXPECT_EQ(read(letters, "O–O"), "e1g1");
    }
    EXPECT_EQ(read(PieceLetters::English, "♘f3"), "There is no knight that may go to f3.");
}

TEST(WrittenMove, SquaresAreReadWhateverStandsThere) {
    for (const PieceLetters letters : all_piece_letters) {
        EXPECT_EQ(read(letters, "b1c3"), "b1c3");
        EXPECT_EQ(read(letters, "b1-c3"), "b1c3");
        EXPECT_EQ(read(letters, "e2xe8+", "4q3/8/8/8/8/k7/4Q3/4K3 w - - 0 1"), "e2e8");
        EXPECT_EQ(read(letters, "e1g1"), "e1g1");
    }
    EXPECT_EQ(read(PieceLetters::English, "a7xb8q", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7b8q");
    EXPECT_EQ(read(PieceLetters::English, "b1b3"), "The piece on b1 cannot go to b3.");
}

TEST(WrittenMove, NonsenseIsNone) {
    for (const PieceLetters letters : all_piece_letters) {
        for (const char* text : {"", "♘", "\xE2\x99", "\xFF\xFE", "–", "e9e4", "b1c3b1c3", "~c3"}) {
            EXPECT_EQ(read(letters, text), "This is no move.") << text;
        }
    }
}

} // namespace
} // namespace tabuleiro::chess
