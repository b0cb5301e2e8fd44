#include "games/chess/endings.hpp"

#include <gtest/gtest.h>

#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

Position at(std::string_view fen) {
    return parse_fen(fen).value();
}

constexpr Outcome<Rule> draw_by(Rule rule) {
    return {std::nullopt, rule};
}

TEST(Endings, R8MateIsAVictory) {
    const Position mated = at("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(outcome(mated), (Outcome<Rule>{black, Rule::Checkmate}));
}

TEST(Endings, R8MateGoesBeforeAllDraws) {
    const Position mated = at("7k/6Q1/6K1/8/8/8/8/8 b - - 150 200");
    EXPECT_EQ(outcome(mated), (Outcome<Rule>{white, Rule::Checkmate}));
    EXPECT_EQ(outcome(mated, DrawRules::Automatic, MaterialReading::Listed, 3),
              (Outcome<Rule>{white, Rule::Checkmate}));
}

TEST(Endings, R9StalemateIsADraw) {
    EXPECT_EQ(outcome(at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")), draw_by(Rule::Stalemate));
}

struct MaterialCase {
    const char* fen;
    bool listed;
    bool fide;
};

TEST(Endings, R10TheTwoReadingsOfInsufficientMaterial) {
    for (const auto& [fen, listed, fide] : {
             MaterialCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true},
             {"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, true},
             {"4k3/8/8/8/8/8/8/4KN2 b - - 0 1", true, true},
             {"4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", true, false},
             {"3nkn2/8/8/8/8/8/8/4K3 w - - 0 1", true, false},
             {"4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", false, false},
             {"4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", false, false},
             {"4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", false, true},
             {"2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", false, true},
             {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/2N1KB2 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/NNN1K3 w - - 0 1", false, false},
         }) {
        const Position position = at(fen);
        EXPECT_EQ(is_insufficient(position, MaterialReading::Listed), listed) << fen;
        EXPECT_EQ(is_insufficient(position, MaterialReading::Fide), fide) << fen;
        EXPECT_EQ(outcome(position).has_value(), listed && fide) << fen;
    }
}

TEST(Endings, R11FiftyAndSeventyFiveMoves) {
    const Position almost = at("4k3/8/8/8/8/8/8/R3K3 w - - 99 90");
    const Position fifty = at("4k3/8/8/8/8/8/8/R3K3 w - - 100 90");
    const Position seventy_five = at("4k3/8/8/8/8/8/8/R3K3 w - - 150 120");
    constexpr auto listed = MaterialReading::Listed;
    EXPECT_EQ(outcome(almost, DrawRules::Automatic, listed, 1), std::nullopt);
    EXPECT_EQ(outcome(fifty, DrawRules::Automatic, listed, 1), draw_by(Rule::FiftyMoves));
    EXPECT_EQ(outcome(fifty, DrawRules::Fide, listed, 1), std::nullopt);
    EXPECT_EQ(claimable(almost, 1), std::nullopt);
    EXPECT_EQ(claimable(fifty, 1), Rule::FiftyMoves);
    EXPECT_EQ(outcome(seventy_five, DrawRules::Fide, listed, 1), draw_by(Rule::SeventyFiveMoves));
}

TEST(Endings, R12ThreefoldAndFivefold) {
    const Position position = at("4k3/8/8/8/8/8/8/R3K3 w - - 9 90");
    constexpr auto listed = MaterialReading::Listed;
    EXPECT_EQ(outcome(position, DrawRules::Automatic, listed, 2), std::nullopt);
    EXPECT_EQ(outcome(position, DrawRules::Automatic, listed, 3), draw_by(Rule::Threefold));
    EXPECT_EQ(outcome(position, DrawRules::Fide, listed, 4), std::nullopt);
    EXPECT_EQ(claimable(position, 3), Rule::Threefold);
    EXPECT_EQ(outcome(position, DrawRules::Fide, listed, 5), draw_by(Rule::Fivefold));
}

TEST(Endings, R14WhoCannotMateHasNotWonByTime) {
    struct Case {
        const char* fen;
        bool white_cannot;
        bool black_cannot;
    };
    for (const auto& [fen, white_cannot, black_cannot] : {
             Case{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true},
             {"4k3/p7/8/8/8/8/8/4K3 w - - 0 1", true, false},
             {"4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, true},
             {"4k3/p7/8/8/8/8/8/4KN2 w - - 0 1", false, false},
             {"q3k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, false},
             {"4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false, true},
             {"r3k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, false},
             {"n3k3/8/8/8/8/8/8/4KB2 w - - 0 1", false, false},
             {"2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false},
             {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false, true},
         }) {
        const Position position = at(fen);
        EXPECT_EQ(cannot_mate(position, white), white_cannot) << fen;
        EXPECT_EQ(cannot_mate(position, black), black_cannot) << fen;
    }
}

TEST(Endings, EveryRuleHasItsOwnName) {
    EXPECT_EQ(rule_name(Rule::Checkmate), "checkmate");
    EXPECT_EQ(rule_name(Rule::SeventyFiveMoves), "seventy-five-moves");
    EXPECT_EQ(rule_name(Rule::Fivefold), "fivefold");
}

} // namespace
} // namespace tabuleiro::chess
