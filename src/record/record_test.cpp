#include "record/record.hpp"

#include <gtest/gtest.h>

#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro {
namespace {

using chess::Chess;
using ChessRecord = Record<Chess>;

void play(ChessRecord& record, std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
        const auto move = record.play_text(text);
        ASSERT_TRUE(move) << text << ": " << move.error().text();
    }
}

TEST(Record, HoldsWhatWasPlayed) {
    auto record = ChessRecord::begin().value();
    play(record, {"e4", "e7e5", "Nf3"});
    EXPECT_EQ(record.plies(), 3);
    EXPECT_EQ(record.history().size(), 3U);
    EXPECT_EQ(record.start(), chess::Position());
    EXPECT_EQ(record.to_move(), Player::Second);
    EXPECT_EQ(chess::to_fen(record.position()),
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(Record, ABadMoveChangesNothing) {
    auto record = ChessRecord::begin().value();
    play(record, {"e4"});
    const ChessRecord before = record;
    EXPECT_FALSE(record.play_text("e4"));
    EXPECT_FALSE(record.play_text(""));
    EXPECT_FALSE(record.play_text("e7e4"));
    EXPECT_EQ(record, before);
}

TEST(Record, TheThirdOccurrenceIsADraw) {
    auto record = ChessRecord::begin().value();
    play(record, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"});
    EXPECT_EQ(record.outcome(), std::nullopt);
    EXPECT_EQ(record.occurrences(), 2);
    play(record, {"Ng8"});
    EXPECT_EQ(record.occurrences(), 3);
    EXPECT_EQ(record.outcome(), (Outcome<chess::Rule>{std::nullopt, chess::Rule::Threefold}));
    EXPECT_EQ(record.play_text("e4").error().text(), "The game is over.");
}

TEST(Record, UnderFideRulesTheGameGoesOnToTheFifth) {
    auto record = ChessRecord::begin({.draws = chess::DrawRules::Fide}).value();
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(record.outcome(), std::nullopt);
        play(record, {"Nf3", "Nf6", "Ng1", "Ng8"});
    }
    EXPECT_EQ(record.outcome(), (Outcome<chess::Rule>{std::nullopt, chess::Rule::Fivefold}));
}

TEST(Record, APositionWithOtherRightsIsAnotherPosition) {
    // The kings step out and back: the rights to castle are gone, so the first one differs.
    ChessRecord record(chess::parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").value());
    play(record, {"Ke2", "Ke7", "Ke1", "Ke8", "Ke2", "Ke7", "Ke1", "Ke8"});
    EXPECT_EQ(record.occurrences(), 2);
    play(record, {"Ke2"});
    EXPECT_EQ(record.occurrences(), 2); // after the first Ke2 Black could still castle
    play(record, {"Ke7"});
    EXPECT_EQ(record.occurrences(), 3);
}

TEST(Record, AnEnPassantThatWasPossibleOnceMakesADifference) {
    ChessRecord record(chess::parse_fen("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1").value());
    play(record, {"d4", "Kd7", "Kd1", "Ke8", "Ke1"});
    EXPECT_EQ(record.occurrences(), 1); // at first Black could have captured
    ChessRecord harmless(chess::parse_fen("4k3/8/8/8/8/p7/3P4/4K3 w - - 0 1").value());
    play(harmless, {"d4", "Kd7", "Kd1", "Ke8", "Ke1"});
    EXPECT_EQ(harmless.occurrences(), 2);
}

TEST(Record, TakingBackRestoresThePastCompletely) {
    auto record = ChessRecord::begin().value();
    play(record, {"Nf3", "Nf6", "Ng1"});
    const ChessRecord before = record;
    play(record, {"Ng8"});
    EXPECT_EQ(record.occurrences(), 2);
    record.take_back();
    EXPECT_EQ(record, before);
    EXPECT_EQ(record.occurrences(), 1);
}

// Renpaarden R6 c)
TEST(Record, ARaceEndsWithTheThirdOccurrence) {
    auto race = Record<renpaarden::Renpaarden>::begin({.size = 5}).value();
    for (int time = 1; time < 3; ++time) {
        EXPECT_FALSE(race.outcome());
        for (const char* turn : {"b1a3", "b5c3", "a3b1", "c3b5"}) {
            ASSERT_TRUE(race.play_text(turn)) << turn;
        }
    }
    ASSERT_TRUE(race.outcome());
    EXPECT_EQ(race.outcome()->rule, renpaarden::Rule::Repetition);
}

// Renpaarden R6 b): both sides stay off their goal rows, and never repeat a board a third time.
TEST(Record, ARaceEndsAfterAHundredPliesWithoutAnEntry) {
    auto race = Record<renpaarden::Renpaarden>::begin().value();
    while (!race.outcome()) {
        const renpaarden::Position position = race.position();
        std::optional<renpaarden::Move> quiet;
        int fewest = 3;
        for (const renpaarden::Move turn : renpaarden::Renpaarden::legal_moves(position)) {
            if (position.goal(position.to_move()).contains(turn.to)) {
                continue;
            }
            race.play(turn);
            const int occurrences = race.occurrences();
            race.take_back();
            if (occurrences < fewest) {
                fewest = occurrences;
                quiet = turn;
            }
        }
        ASSERT_TRUE(quiet);
        race.play(*quiet);
    }
    EXPECT_EQ(race.outcome()->rule, renpaarden::Rule::NoEntry);
    EXPECT_EQ(race.plies(), 100);
}

TEST(Record, OptionsThatMakeNoSenseAreRefused) {
    EXPECT_FALSE(ChessRecord::begin({.start = 960}));
}

} // namespace
} // namespace tabuleiro
