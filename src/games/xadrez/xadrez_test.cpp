// The rules, one sentence per test; R numbers are those of docs/rules/xadrez.md.
#include "games/xadrez/xadrez.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <initializer_list>

#include "conformance/conformance.hpp"
#include "core/text.hpp"
#include "support/files.hpp"

namespace tabuleiro::xadrez {
namespace {

// A board given by its pieces and their squares, as if no one had played on it.
Position board(std::string_view pieces, Player to_move = Player::First, Options options = {}) {
    std::array<std::optional<NamedPiece>, 64> cells{};
    for (const std::string_view word : words(pieces)) {
        const auto at = word.find('@');
        const auto square = parse_square(word.substr(at + 1));
        cells[static_cast<std::size_t>(square.value())] = parse_piece(word.substr(0, at)).value();
    }
    Setup setup = untouched(cells);
    setup.to_move = to_move;
    setup.options = options;
    return Position::from(setup).value();
}

bool may(const Position& position, std::string_view move) {
    return Xadrez::parse(position, move).has_value();
}

Position played(Position position, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        const auto move = Xadrez::parse(position, text);
        EXPECT_TRUE(move) << text << " in\n" << Xadrez::draw(position);
        if (move) {
            position.play(*move);
        }
    }
    return position;
}

std::string name_at(const Position& position, std::string_view square) {
    const Square at = parse_square(square).value();
    return position.at(at) ? position.name(at) : "";
}

std::optional<Rule> end_of(const Position& position) {
    const auto end = outcome(position);
    return end ? std::optional(end->rule) : std::nullopt;
}

const Position start = Xadrez::start({}).value();

TEST(XadrezRules, R2NamesHaveAnyNumberOfDigitsAndNoLeadingZeros) {
    EXPECT_EQ(piece_text(parse_piece("WP01").value()), "WP1");
    const std::string huge = "BQ" + std::string(500, '9');
    EXPECT_EQ(piece_text(parse_piece(huge).value()), huge);
    for (const std::string_view wrong :
         {"", "W", "WP", "WP0", "WP00", "XP1", "WN1", "WP-1", "WP1x", "wp1", "WP 1", "WP+1"}) {
        EXPECT_FALSE(parse_piece(wrong)) << wrong;
    }
}

TEST(XadrezRules, R3WhiteMovesFirst) {
    EXPECT_EQ(start.to_move(), Player::First);
    EXPECT_EQ(name_at(start, "E8"), "WK1");
    EXPECT_EQ(legal_moves(start).size(), 23U); // 20 moves, two bishops, the queen
}

TEST(XadrezRules, R5AnEmptyBoardIsAPosition) {
    const Position empty;
    EXPECT_EQ(Position::from({}).value(), empty);
    EXPECT_TRUE(legal_moves(empty).empty());
}

TEST(XadrezRules, R6PawnsStepForwardAndTwiceFromHome) {
    EXPECT_TRUE(may(start, "E7E6"));
    EXPECT_TRUE(may(start, "E7E5"));
    EXPECT_FALSE(may(start, "E7E4"));
    EXPECT_FALSE(may(start, "E7F6"));
    EXPECT_FALSE(may(board("WP1@E7 BP1@E6"), "E7E5"));
    EXPECT_FALSE(may(board("WP1@E7 BP1@E5"), "E7E5"));
    EXPECT_FALSE(may(board("WP1@E8 WP2@E6"), "E8E7") && may(board("WP1@E8"), "E8E6"));
    EXPECT_FALSE(may(board("WP1@E6"), "E6E4")) << "not from another row, though it never moved";
    EXPECT_TRUE(may(board("BP1@A2", Player::Second), "A2A4"));
}

TEST(XadrezRules, R6_2APawnThatHasStoodElsewhereDoesNotStepTwice) {
    const Position back = played(start, {"E7E6", "A2A3", "OS:E6", "A3A4"});
    EXPECT_EQ(name_at(back, "E7"), "WP5");
    EXPECT_TRUE(may(back, "E7E6"));
    EXPECT_FALSE(may(back, "E7E5"));
    const Position up = played(board("WP1@E8 BP1@A2"), {"E8E7", "A2A3"});
    EXPECT_FALSE(may(up, "E7E5")) << "it came to its home row by a move";
}

TEST(XadrezRules, R6_4EnPassantOnTheVeryNextPlayOnly) {
    const Position ready = played(start, {"E7E5", "A2A3", "E5E4", "D2D4"});
    EXPECT_EQ(ready.en_passant(), parse_square("D3"));
    const Position taken = played(ready, {"E4D3"});
    EXPECT_EQ(name_at(taken, "D4"), "");
    EXPECT_EQ(name_at(taken, "D3"), "WP5");
    EXPECT_FALSE(may(played(ready, {"H7H6", "H2H3"}), "E4D3"));
    EXPECT_FALSE(may(played(ready, {"OS:C8", "OS:C1"}), "E4D3"));
}

TEST(XadrezPosition, APassHandsOverTheTurnAndEndsTheRightToCaptureEnPassant) {
    Position passed = played(start, {"E7E5", "A2A3", "E5E4", "D2D4"});
    passed.pass();
    EXPECT_EQ(passed.to_move(), Player::Second);
    EXPECT_EQ(passed.en_passant(), std::nullopt);
    EXPECT_EQ(passed.key(), passed.key_from_scratch());
    EXPECT_TRUE(passed.broken_invariants().empty());
}

TEST(XadrezRules, R6_4NoRightIsKeptWhereNobodyCouldUseIt) {
    EXPECT_EQ(played(start, {"E7E5"}).en_passant(), std::nullopt);
}

TEST(XadrezRules, R6_4EnPassantMayNotUncoverTheKing) {
    const Position pinned =
        played(board("WK1@A4 WP1@B4 BP1@C2 BR1@H4 BK1@H1", Player::Second), {"C2C4"});
    EXPECT_FALSE(may(pinned, "B4C3"));
}

TEST(XadrezRules, R6_5APromotedPawnIsTheNextQueen) {
    EXPECT_EQ(name_at(played(board("WP1@A2"), {"A2A1"}), "A1"), "WQ1");
    EXPECT_EQ(name_at(played(board("WP1@A2 WQ3@H8 BQ9@H7"), {"A2A1"}), "A1"), "WQ4");
    EXPECT_EQ(name_at(played(board("WP1@A2 WQ32767@H8"), {"A2A1"}), "A1"), "WQ32768");
    EXPECT_EQ(name_at(played(board("WP1@A2 WQ99999999999999999999@H8 WQ7@H7"), {"A2A1"}), "A1"),
              "WQ100000000000000000000");
}

TEST(XadrezRules, R6_5PositionsWithLargeIndicesCompareByTheirNames) {
    const Position one = board("WQ70000@A1 WQ80000@B1");
    const Position other = board("WQ80000@B1 WQ70000@A1");
    EXPECT_EQ(one, other);
    EXPECT_NE(one, board("WQ80000@A1 WQ70000@B1"));
    // The captured pawn's index stays in the list of large ones, where it is invisible.
    const Position taken = played(board("WQ70000@A1 BP90000@A2"), {"A1A2"});
    EXPECT_EQ(taken, Xadrez::read(Xadrez::write(taken)).value());
}

TEST(XadrezRules, R5APawnOnItsLastRowIsNoQueenAndMayStepBack) {
    const Position last = board("WP1@A1 BP1@C8 BP2@C2");
    EXPECT_EQ(legal_moves(last).size(), 1U);
    const Position back = played(last, {"OS:A1", "C2C3", "A2A1"});
    EXPECT_EQ(name_at(back, "A1"), "WQ1");
}

TEST(XadrezRules, R12CastlingBothWays) {
    const Position ready = board("WK1@E8 WR1@A8 WR2@H8 BK1@E1 BR1@A1 BR2@H1");
    const Position king_side = played(ready, {"E8G8"});
    EXPECT_EQ(name_at(king_side, "F8"), "WR2");
    EXPECT_EQ(name_at(king_side, "G8"), "WK1");
    const Position queen_side = played(ready, {"A8A7", "E1C1"});
    EXPECT_EQ(name_at(queen_side, "D1"), "BR1");
    EXPECT_EQ(queen_side.unmoved(),
              bit(*parse_square("E8")) | bit(*parse_square("H8")) | bit(*parse_square("H1")));
    EXPECT_FALSE(may(queen_side, "E8C8")) << "the rook has moved";
}

TEST(XadrezRules, R12NoCastlingOutOfThroughOrIntoCheck) {
    const std::string ready = "WK1@E8 WR1@A8 WR2@H8 BK1@B1 ";
    EXPECT_FALSE(may(board(ready + "BR1@E4"), "E8G8"));
    EXPECT_FALSE(may(board(ready + "BR1@F4"), "E8G8"));
    EXPECT_FALSE(may(board(ready + "BR1@G4"), "E8G8"));
    EXPECT_TRUE(may(board(ready + "BR1@H4"), "E8G8"));
    EXPECT_TRUE(may(board(ready + "BR1@B4"), "E8C8")) << "the king does not pass B8";
    EXPECT_FALSE(may(board(ready + "BH1@B8"), "E8C8")) << "a piece between";
    EXPECT_FALSE(may(board(ready + "WK2@A3 BR1@A5"), "E8G8")) << "another king is attacked";
    EXPECT_TRUE(may(board(ready + "WK2@A3 BR1@B5"), "E8G8"));
}

TEST(XadrezRules, R12AnOperationOfTheRookOrTheQueenCostsTheRight) {
    const std::string pieces = "WK1@E8 WR1@A8 WR2@H8 WQ1@D7 BK1@B1 BP1@H7 BP2@H5 BP3@G2";
    const Position rook = played(board(pieces), {"OS:H8H5", "G2G3", "H5H8", "G3G4"});
    EXPECT_FALSE(may(rook, "E8G8"));
    EXPECT_TRUE(may(rook, "E8C8"));
    const Position swapped = played(board(pieces), {"OS:D7", "G2G3", "OS:E8", "G3G4"});
    EXPECT_EQ(name_at(swapped, "E8"), "WK1");
    EXPECT_FALSE(may(swapped, "E8C8"));
}

TEST(XadrezRules, R13NoPlayLeavesAnOwnKingAttacked) {
    EXPECT_FALSE(may(board("WK1@E8 WB1@E7 BR1@E1"), "E7D6"));
    EXPECT_FALSE(may(board("WK1@E8 WB1@A8 BR1@E1"), "OS:A8"));
    EXPECT_FALSE(may(board("WK1@E8 WK2@A1 WP1@A2 WP2@B7 BR1@A4 BR2@E1"), "B7B6"));
    EXPECT_FALSE(may(board("WK1@A1 BK1@A3"), "A1A2")) << "kings keep apart";
    EXPECT_TRUE(may(board("WB1@E7 BR1@E1"), "E7D6")) << "no king, nothing to guard";
}

TEST(XadrezRules, R13ABishopMayNotBlastOpenTheLineToItsKing) {
    const std::string pieces = "WK1@D8 WB1@E6 BR1@D1 BK1@H1 ";
    EXPECT_FALSE(may(board(pieces + "BP1@D5"), "OS:E6"));
    EXPECT_TRUE(may(board(pieces + "BH1@D5"), "OS:E6")) << "only pawns are captured";
}

TEST(XadrezRules, R14WithSeveralKingsAnyAttackedOneIsInCheck) {
    EXPECT_TRUE(in_check(board("WK1@A1 WK2@H8 BR1@H1"), Player::First));
    EXPECT_FALSE(in_check(board("WP1@A1 BR1@A8"), Player::First));
}

TEST(XadrezRules, R16APawnStepsBackOnce) {
    const Position back = played(board("WP1@E6 BP1@A2"), {"OS:E6", "A2A3", "E7E6", "A3A4"});
    EXPECT_FALSE(may(back, "OS:E6"));
    EXPECT_FALSE(may(board("WP1@E6 BH1@E7"), "OS:E6")) << "it captures nothing";
    EXPECT_FALSE(may(board("WP1@E8"), "OS:E8")) << "off the board";
    EXPECT_TRUE(may(board("WP1@E7"), "OS:E7")) << "behind its home row";
    EXPECT_TRUE(may(board("WP1@E6"), "OS:E6E7"));
    EXPECT_FALSE(may(board("WP1@E6"), "OS:E6E5"));
}

TEST(XadrezRules, R17ARookCapturesTwoInALineOnce) {
    const Position ready = board("WR1@A5 BP1@B5 BH1@F5 BP2@A4 BB1@H5 BK1@H1 WK1@H8");
    EXPECT_TRUE(may(ready, "OS:A5F5"));
    EXPECT_FALSE(may(ready, "OS:A5H5")) << "not the next piece";
    EXPECT_FALSE(may(ready, "OS:A5B5")) << "the first one is no target";
    EXPECT_FALSE(may(ready, "OS:A5")) << "it must be told where";
    EXPECT_FALSE(may(ready, "OS:A5A1")) << "there is no second piece";
    const Position done = played(ready, {"OS:A5F5"});
    EXPECT_EQ(name_at(done, "B5"), "");
    EXPECT_EQ(name_at(done, "F5"), "WR1");
    EXPECT_TRUE(contains(done.used(), *parse_square("F5")));
    EXPECT_FALSE(may(board("WR1@A5 BP1@C5 BP2@D5"), "OS:A5D5")) << "the first is too far";
    EXPECT_FALSE(may(board("WR1@A5 BP1@B5 WP1@C5 BP2@D5"), "OS:A5D5"));
    EXPECT_FALSE(may(board("WR1@A5 WP1@B5 BP2@D5"), "OS:A5D5"));
    EXPECT_FALSE(may(board("WR1@A5 BP1@B4 BP2@D2"), "OS:A5D2")) << "no diagonals";
}

TEST(XadrezRules, R18AKnightOnItsOwnLeapsFourSquares) {
    const Position ready = board("WH1@D4 BP1@D8 WP1@H4 WP2@D2 BP2@F6");
    EXPECT_TRUE(may(ready, "OS:D4D8"));
    EXPECT_TRUE(may(ready, "OS:D4H8"));
    EXPECT_FALSE(may(ready, "OS:D4H4")) << "an own piece";
    EXPECT_FALSE(may(ready, "OS:D4D7"));
    EXPECT_FALSE(may(ready, "OS:D4H6"));
    EXPECT_FALSE(may(board("WH1@D4 BP1@C3"), "OS:D4D8")) << "it has a neighbour";
    EXPECT_TRUE(may(played(ready, {"OS:D4H8", "F6F7"}), "OS:H8D4")) << "as often as it likes";
}

TEST(XadrezRules, R19ABishopCapturesThePawnsAroundItOnce) {
    const Position ready = board("WB1@D4 BP1@C3 BP2@D3 BH1@E3 BP3@E5 WP1@C5 BP4@F6 BP5@A2");
    const Position done = played(ready, {"OS:D4"});
    EXPECT_EQ(effect(ready, *operation(ready, *parse_square("D4"), std::nullopt)).captured,
              bit(*parse_square("C3")) | bit(*parse_square("D3")) | bit(*parse_square("E5")));
    EXPECT_EQ(name_at(done, "D4"), "WB1");
    EXPECT_EQ(name_at(done, "E3"), "BH1");
    EXPECT_EQ(name_at(done, "D3"), "");
    EXPECT_FALSE(may(played(done, {"A2A3"}), "OS:D4"));
    EXPECT_TRUE(may(board("WB1@A8"), "OS:A8H1")) << "any final square, and no pawns";
}

TEST(XadrezRules, R20AQueenChangesPlacesWithItsKing) {
    const Position done = played(start, {"OS:D8"});
    EXPECT_EQ(name_at(done, "D8"), "WK1");
    EXPECT_EQ(name_at(done, "E8"), "WQ1");
    EXPECT_TRUE(may(start, "OS:D8E8"));
    EXPECT_FALSE(may(start, "OS:D8C8"));
    EXPECT_FALSE(may(board("WQ1@D8"), "OS:D8"));
    EXPECT_FALSE(may(board("WQ1@D8 WK1@E8 WK2@F8"), "OS:D8"));
    EXPECT_FALSE(may(board("WQ1@D8 WK1@E8 BR1@E1"), "OS:D8")) << "not in check";
    EXPECT_FALSE(may(board("WQ1@D8 WK1@E8 BR1@D1"), "OS:D8")) << "nor into check";
}

TEST(XadrezRules, R21OperationsCaptureKingsOnOddBoardsOnly) {
    EXPECT_FALSE(may(board("WH1@D4 WK1@A8 BK1@D8"), "OS:D4D8"));
    EXPECT_TRUE(may(board("WH1@D4 BK1@D8"), "OS:D4D8"));
    EXPECT_TRUE(may(board("WH1@D4 WK1@A8 WK2@A6 BK1@D8"), "OS:D4D8"));
    EXPECT_FALSE(may(board("WR1@A5 WK1@H8 BK1@B5 BP1@D5"), "OS:A5D5"));
    const Position taken = played(board("WR1@A5 BK1@B5 BP1@D5"), {"OS:A5D5"});
    EXPECT_EQ(outcome(taken), (Outcome<Rule>{Player::First, Rule::KingCaptured}));
    EXPECT_FALSE(may(board("WK1@H8 BK1@B5"), "OS:H8")) << "a king has no operation";
}

TEST(XadrezRules, R22AnAttackedKingOnASetUpBoardMayBeCaptured) {
    const Position taken = played(board("WR1@A1 BK1@A8 BK2@H8"), {"A1A8"});
    EXPECT_EQ(outcome(taken), (Outcome<Rule>{Player::First, Rule::KingCaptured}));
    EXPECT_EQ(taken, Xadrez::read(Xadrez::write(taken)).value());
    EXPECT_FALSE(may(board("WK1@H7 WR1@A1 BK1@A8 BR1@H8"), "A1A8")) << "R13 holds";
}

TEST(XadrezRules, R23FoolsMateIsMateThoughOperationsWouldHelp) {
    const Position mated = played(start, {"F7F6", "E2E4", "G7G5", "D1H5"});
    EXPECT_EQ(outcome(mated), (Outcome<Rule>{Player::Second, Rule::Mate}));
}

TEST(XadrezRules, R23WithTheOptionOperationsParryMate) {
    const std::string pieces = "WK1@H8 WP1@G8 WP2@H7 WP3@G6 BR1@A8 BK1@A1 BP1@A3";
    // The pawn steps back before the king: no move helps, that operation does.
    const std::string saved = "WK1@H8 WP2@H7 WP3@G7 BR1@A8 BK1@A1";
    EXPECT_EQ(end_of(board(saved)), Rule::Mate);
    const Options complete{.mate = MateRule::OperationsToo};
    EXPECT_EQ(end_of(board(saved, Player::First, complete)), std::nullopt);
    EXPECT_TRUE(may(board(saved), "OS:G7"));
    EXPECT_EQ(end_of(board("WK1@H8 WH1@H7 WP3@G7 WH2@G5 BR1@A8 BR2@A7 BK1@A1")), std::nullopt);
    EXPECT_EQ(end_of(board(pieces)), std::nullopt);
}

TEST(XadrezRules, R24WhoHasNoPlayAtAllHasLost) {
    const std::string pieces = "BK1@A1 WQ1@B3 WK1@H8";
    EXPECT_EQ(outcome(board(pieces, Player::Second)), (Outcome<Rule>{Player::First, Rule::NoPlay}));
    EXPECT_EQ(end_of(board(pieces + " BB1@H1", Player::Second)), std::nullopt);
    EXPECT_EQ(end_of(board("WP1@A5 WP2@A6 WP3@A7 WP4@A8 BP1@A4")), Rule::NoPlay)
        << "no king, no check, no play";
}

TEST(XadrezRules, R25OrTheGameGoesOn) {
    const Options goes_on{.no_play = NoPlayRule::GoesOn};
    EXPECT_EQ(outcome(board("BK1@A1 WQ1@B3 WK1@H8", Player::Second, goes_on)),
              (Outcome<Rule>{std::nullopt, Rule::Stuck}));
}

TEST(XadrezText, APositionIsReadAsItWasWritten) {
    const std::string text = Xadrez::write(played(start, {"E7E5", "OS:C1", "E5E4", "D2D4"}));
    EXPECT_EQ(text, "BR1,BH1,BB1,BQ1,BK1,BB2,BH2,BR2/BP1,BP2,BP3,,BP5,BP6,BP7,BP8/,,,,,,,/"
                    ",,,BP4,WP5,,,/,,,,,,,/,,,,,,,/WP1,WP2,WP3,WP4,,WP6,WP7,WP8/"
                    "WR1,WH1,WB1,WQ1,WK1,WB2,WH2,WR2 W "
                    "A1E1H1A2B2C2E2F2G2H2A7B7C7D7F7G7H7A8E8H8 C1 D3 -");
    EXPECT_EQ(Xadrez::write(Xadrez::read(text).value()), text);
}

TEST(XadrezText, AWrongPositionIsToldAllItsFaults) {
    const auto wrong =
        Xadrez::read("WX1,,,,,,,/,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, "
                     "X A9 - - shiny");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().reasons().size(), 5U) << wrong.error().text();
    const std::string empty = ",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,";
    const auto marks = Xadrez::read(empty + " W A8 C8 D3 -");
    ASSERT_FALSE(marks);
    EXPECT_EQ(marks.error().reasons().size(), 3U) << marks.error().text();
    EXPECT_FALSE(Xadrez::read(empty + " W - - D3D4 -"));
    EXPECT_FALSE(Xadrez::read(empty));
    EXPECT_FALSE(Xadrez::read(""));
}

TEST(XadrezText, LongNamesTakeTheBlanksAndPushWhatFollows) {
    const std::string drawn = Xadrez::draw(
        board("WQ12@A1 WK1@B1 WQ123@A2 WK2@B2 WQ1234@A3 WK3@B3 WK4@C3 WQ123456@A4 WP1@C4"));
    EXPECT_EQ(drawn, "    A    B    C    D    E    F    G    H\n"
                     "1  WQ12 WK1\n"
                     "2  WQ123WK2\n"
                     "3  WQ1234WK3 WK4\n"
                     "4  WQ123456  WP1\n"
                     "5  \n6  \n7  \n8  \n");
}

TEST(XadrezRules, EveryRuleOfThePageIsCitedInTheCode) {
    std::string code;
    for (const std::string_view folder : {"src/games/xadrez", "src/protocol/xadrez"}) {
        for (const auto& entry : std::filesystem::directory_iterator(test::source_path(folder))) {
            const std::string name = entry.path().filename().string();
            if (name.find("_test") == std::string::npos) {
                code += test::read_file(entry.path());
            }
        }
    }
    const std::string page = test::read_file(test::source_path("docs/rules/xadrez.md"));
    const auto is_cited = [&code](const std::string& rule) {
        for (auto at = code.find(rule); at != std::string::npos; at = code.find(rule, at + 1)) {
            const char next = code[at + rule.size()];
            if (next < '0' || next > '9') { // R1 is not cited by R12
                return true;
            }
        }
        return false;
    };
    int rules = 0;
    const auto parts = split(page, '*'); // **R6.2** leaves R6.2 between empty parts
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
        const std::string rule(parts[i]);
        const bool numbered = rule.size() > 1 && (rule[0] == 'R' || rule[0] == 'P') &&
                              rule.find_first_not_of("0123456789.", 1) == std::string::npos;
        if (numbered && parts[i - 1].empty() && parts[i + 1].empty()) {
            EXPECT_TRUE(is_cited(rule)) << rule << " is nowhere in the code";
            ++rules;
        }
    }
    EXPECT_GE(rules, 36);
}

TEST(XadrezContract, HoldsUnderEveryOption) {
    for (const MateRule mate : {MateRule::MovesOnly, MateRule::OperationsToo}) {
        for (const NoPlayRule no_play : {NoPlayRule::Loses, NoPlayRule::GoesOn}) {
            test::conform<Xadrez>({.games = 4, .first_seed = 100}, {mate, no_play});
        }
    }
}

} // namespace
} // namespace tabuleiro::xadrez
