#include "games/chess/fen.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::chess {
namespace {

using Sentences = std::vector<std::string>;

Sentences reasons_for(std::string_view fen) {
    const auto position = parse_fen(fen);
    return position ? Sentences{} : position.error().sentences();
}

std::string again(std::string_view fen, CastlingText style = CastlingText::XFen) {
    const auto position = parse_fen(fen);
    return position ? to_fen(*position, style) : position.error().text();
}

TEST(Fen, ReadsAndWritesTheInitialPosition) {
    EXPECT_EQ(parse_fen(initial_fen), Position());
    EXPECT_EQ(to_fen(Position()), initial_fen);
    EXPECT_EQ(to_fen(Position(), CastlingText::Shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(Fen, ReadsWhatIsWrittenDifferently) {
    EXPECT_EQ(again("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w\tKQkq -  0 1\n"),
              initial_fen);
    EXPECT_EQ(again("rnbqkbnr/pppppppp/44/1232/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1"), initial_fen);
    EXPECT_EQ(again("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"), initial_fen)
        << "no counters";
    EXPECT_EQ(again("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0"), initial_fen);
}

TEST(Fen, ReadsCastlingRightsInBothStyles) {
    constexpr auto xfen = "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w KQkq - 0 1";
    constexpr auto shredder = "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1";
    EXPECT_EQ(again(shredder), xfen);
    EXPECT_EQ(again(xfen, CastlingText::Shredder), shredder);
    EXPECT_EQ(again("nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w KBgq - 0 1"), xfen) << "mixed";
}

TEST(Fen, NamesAnInnerRookByItsFile) {
    constexpr auto outer = "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w KQkq - 0 1";
    constexpr auto inner = "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 0 1";
    EXPECT_EQ(again(outer), outer);
    EXPECT_EQ(again(outer, CastlingText::Shredder), "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w HBhb - 0 1");
    EXPECT_EQ(again(inner), inner);
    EXPECT_EQ(again(inner, CastlingText::Shredder), inner);
    EXPECT_EQ(parse_fen(outer)->board()[white].castling_rooks, bit(Square::B1) | bit(Square::H1));
    EXPECT_EQ(parse_fen(inner)->board()[white].castling_rooks, bit(Square::C1) | bit(Square::G1));
    EXPECT_EQ(again("4k3/8/8/8/8/8/8/R3K1RR w G - 0 1"), "4k3/8/8/8/8/8/8/R3K1RR w G - 0 1");
}

TEST(Fen, ForgetsEnPassantSquaresThatNobodyCanUse) {
    EXPECT_EQ(again("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    constexpr auto usable = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    EXPECT_EQ(again(usable), usable);
    EXPECT_EQ(again("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"), "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 2")
        << "pinned";
}

TEST(Fen, KeepsTheCounters) {
    constexpr auto fen = "4k3/8/8/8/8/8/8/4K3 b - - 77 123";
    EXPECT_EQ(again(fen), fen);
    EXPECT_EQ(parse_fen(fen)->quiet_plies(), 77);
    EXPECT_EQ(parse_fen(fen)->move_number(), 123);
}

struct BadFen {
    const char* fen;
    Sentences reasons;
};

TEST(Fen, SaysEveryReasonForABadOne) {
    const BadFen cases[] = {
        {"",
         {"A FEN has 6 fields, or 4 without its counters, not 0.",
          "The board has 1 ranks instead of 8."}},
        {"4k3/8/8/8/8/8/8/4K3", {"A FEN has 6 fields, or 4 without its counters, not 1."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0", {"A FEN has 6 fields, or 4 without its counters, not 5."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x",
         {"A FEN has 6 fields, or 4 without its counters, not 7."}},
        {"4k3/8/8/8/8/8/4K3 w - - 0 1", {"The board has 7 ranks instead of 8."}},
        {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", {"The board has 9 ranks instead of 8."}},
        {"4k3/9/8/8/8/8/8/4K3 w - - 0 1", {"Rank 7 has '9', which is no piece."}},
        {"4k3/8/7/8/8/8/8/4K3 w - - 0 1", {"Rank 6 has 7 squares instead of 8."}},
        {"4k3/8/8/44p/8/8/8/4K3 w - - 0 1", {"Rank 5 has 9 squares instead of 8."}},
        {"4k3/8/8/x7/8/8/8/4K3 w - - 0 1", {"Rank 5 has 'x', which is no piece."}},
        {"4k3/8/8/\xC3\xA9/8/8/8/4K3 w - - 0 1", {"Rank 5 has '?', which is no piece."}},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", {"The side to move is 'w' or 'b', not 'x'."}},
        {"4k3/8/8/8/8/8/8/4K3 w X - 0 1", {"The castling field 'X' has 'X'."}},
        {"4k3/8/8/8/8/8/8/4K3 w K - 0 1",
         {"There is no king and rook for 'K' of the castling field."}},
        {"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", {"The castling field 'KK' names a rook twice."}},
        {"4k3/8/8/8/8/8/8/4K2R w KH - 0 1", {"The castling field 'KH' names a rook twice."}},
        {"4k3/8/8/8/8/8/8/4K2R w G - 0 1", {"White has no rook where one may castle."}},
        {"4k3/8/8/8/8/8/4K3/7R w H - 0 1",
         {"White may castle, but its king is not on the home rank."}},
        {"4k1rr/8/8/8/8/8/8/4K3 w hg - 0 1",
         {"Black may castle with two rooks on one side of the king."}},
        {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", {"The en passant field 'e9' is no square."}},
        {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", {"No pawn has just passed e6."}},
        {"4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1", {"No pawn has just passed e5."}},
        {"4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", {"No pawn has just passed e6."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - x 1", {"The half-move clock 'x' is no number."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", {"The move number '1.5' is no number."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - -1 1",
         {"The plies since the last capture or pawn move are not between 0 and 9999."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 100000", {"The move number is not between 1 and 99999."}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999",
         {"The move number '99999999999' is no number."}},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", {"Black has no king."}},
        {"4k3/8/8/8/8/8/8/3KK3 w - - 0 1", {"White has 2 kings."}},
        {"4k3/8/8/8/8/8/8/4K2P w - - 0 1", {"White has a pawn on the first or last rank."}},
        {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", {"Black has more than 8 pawns."}},
        {"4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1", {"White has more than 16 pieces."}},
        {"4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", {"Black is in check, but White is to move."}},
    };
    for (const BadFen& bad : cases) {
        EXPECT_EQ(reasons_for(bad.fen), bad.reasons) << bad.fen;
    }
}

TEST(Fen, SaysSeveralReasonsAtOnce) {
    EXPECT_EQ(
        reasons_for("4k3/9/x7/8/8/8/8/4K3 x Y e9 a b"),
        (Sentences{"Rank 7 has '9', which is no piece.", "Rank 6 has 'x', which is no piece.",
                   "The side to move is 'w' or 'b', not 'x'.", "The castling field 'Y' has 'Y'.",
                   "The en passant field 'e9' is no square.",
                   "The half-move clock 'a' is no number.", "The move number 'b' is no number."}));
    EXPECT_EQ(reasons_for("P7/8/8/8/8/8/8/8 w - e3 0 1"),
              (Sentences{"White has no king.", "White has a pawn on the first or last rank.",
                         "Black has no king.", "No pawn has just passed e3."}));
}

TEST(Fen, QuotesLongAndStrangeTextsInPart) {
    const std::string text =
        reasons_for("4k3/8/8/8/8/8/8/4K3 w - - " + std::string(100, '\x01') + " 1").at(0);
    EXPECT_EQ(text, "The half-move clock '" + std::string(40, '?') + "...' is no number.");
}

TEST(Fen, ReadsSetupsThatAreNoPositions) {
    const auto setup = parse_setup("8/8/8/8/8/8/8/P7 w - - 0 1");
    ASSERT_TRUE(setup);
    EXPECT_EQ((*setup)[Square::A1], (Piece{white, Role::Pawn}));
    EXPECT_FALSE(parse_setup("8/8/8/8/8/8/8/P7 w"));
}

} // namespace
} // namespace tabuleiro::chess
