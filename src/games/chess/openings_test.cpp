#include "games/chess/openings.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "core/text.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::chess {
namespace {

// Plays the line, and expects every move to be legal and written as proper SAN.
std::vector<Move> line(std::string_view text) {
    Position position = *chess960_start(standard_start);
    std::vector<Move> moves;
    for (const std::string_view word : words(text)) {
        const auto move = parse_san(position, word);
        EXPECT_TRUE(move) << text << ": " << word;
        if (!move) {
            break;
        }
        EXPECT_EQ(to_san(position, *move), word) << text;
        moves.push_back(*move);
        position.play(*move);
    }
    return moves;
}

std::string name_of(std::string_view moves) {
    const auto found = opening_of(*chess960_start(standard_start), line(moves));
    return found ? std::string(found->opening->english) + ", " + std::to_string(found->plies) : "";
}

TEST(Openings, ThereAreMoreThanTwoHundredAndEveryLineIsLegal) {
    EXPECT_GE(openings().size(), 200U);
    for (const Opening& opening : openings()) {
        EXPECT_FALSE(line(opening.moves).empty()) << opening.english;
        EXPECT_FALSE(opening.portuguese.empty()) << opening.english;
    }
}

TEST(Openings, NoNameNoLineAndNoPositionStandsTwice) {
    std::set<std::string_view> english;
    std::set<std::string_view> portuguese;
    std::map<std::string, std::string_view> positions;
    for (const Opening& opening : openings()) {
        EXPECT_TRUE(english.insert(opening.english).second) << opening.english;
        EXPECT_TRUE(portuguese.insert(opening.portuguese).second) << opening.portuguese;
        Position position = *chess960_start(standard_start);
        for (const Move move : line(opening.moves)) {
            position.play(move);
        }
        const std::string fen = to_fen(position);
        const std::string board = fen.substr(0, fen.find(' ', fen.find(' ') + 1));
        const auto [other, is_new] = positions.emplace(board, opening.english);
        EXPECT_TRUE(is_new) << opening.english << " is also " << other->second;
    }
}

TEST(Openings, EveryLineHasItsOwnName) {
    for (const Opening& opening : openings()) {
        const auto found = opening_of(*chess960_start(standard_start), line(opening.moves));
        ASSERT_TRUE(found);
        EXPECT_EQ(found->opening->english, opening.english);
        EXPECT_EQ(found->plies, words(opening.moves).size());
    }
}

TEST(Openings, TheDeepestNameOfAGameIsFound) {
    EXPECT_EQ(name_of("e4"), "King's Pawn Game, 1");
    EXPECT_EQ(name_of("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6"), "Ruy Lopez: Exchange Variation, 7");
    EXPECT_EQ(name_of(""), "");
}

TEST(Openings, AnotherOrderOfMovesHasTheSameName) {
    EXPECT_EQ(name_of("d4 e6 e4 d5"), "French Defence: Normal Variation, 4");
    EXPECT_EQ(name_of("c4 Nf6 Nc3 g6 d4 Bg7"), "King's Indian Defence, 6");
    EXPECT_EQ(name_of("Nf3 c5 e4 d6"), "Sicilian Defence: Modern Variations, 4");
    EXPECT_EQ(name_of("c4 Nf6 Nc3 e6 d4 Bb4"), "Nimzo-Indian Defence, 6");
}

TEST(Openings, AGameFromAnotherPositionMayHaveNoName) {
    const auto start = parse_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    ASSERT_TRUE(start);
    EXPECT_FALSE(opening_of(*start, std::vector<Move>{*parse_san(*start, "e4")}));
}

} // namespace
} // namespace tabuleiro::chess
