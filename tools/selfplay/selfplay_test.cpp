#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "core/rng.hpp"
#include "expand.hpp"
#include "games/chess/fen.hpp"
#include "support/files.hpp"

namespace tabuleiro::roque {
namespace {

namespace fs = std::filesystem;

PlayedGame random_game(std::uint64_t seed) {
    Rng rng(seed);
    PlayedGame game;
    game.result = static_cast<std::uint8_t>(rng.below(3));
    chess::Position position;
    for (int ply = 0; ply < 100 && position.has_legal_move(); ++ply) {
        const auto moves = position.legal_moves();
        const chess::Move move = moves[static_cast<std::size_t>(rng.below(moves.size()))];
        const auto score =
            ply < 8 ? ScoredMove::unscored
                    : static_cast<std::int16_t>(static_cast<int>(rng.below(4001)) - 2000);
        game.moves.push_back({move.bits(), score});
        position.play(move);
    }
    return game;
}

// A folder of its own for each test, gone when it ends.
class SelfPlayFiles : public ::testing::Test {
  protected:
    SelfPlayFiles()
        : folder_(fs::temp_directory_path() / ("selfplay_test-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~SelfPlayFiles() override { fs::remove_all(folder_); }

    fs::path folder_;
};

TEST_F(SelfPlayFiles, GamesComeBackAsTheyWereWrittenFromSeveralParts) {
    constexpr std::uint64_t number = 50;
    {
        GameWriter writer(folder_ / "some", 4096);
        for (std::uint64_t i = 0; i < number; ++i) {
            writer.write(random_game(i));
        }
        writer.finish();
    }
    ASSERT_TRUE(fs::exists(folder_ / "some-2.games"));
    std::uint64_t seen = 0;
    for (int part = 1; fs::exists(folder_ / ("some-" + std::to_string(part) + ".games")); ++part) {
        const fs::path file = folder_ / ("some-" + std::to_string(part) + ".games");
        EXPECT_LE(fs::file_size(file), 4096U);
        const auto games = read_games(file);
        ASSERT_TRUE(games);
        for (const PlayedGame& game : *games) {
            const PlayedGame expected = random_game(seen++);
            ASSERT_EQ(game.result, expected.result);
            ASSERT_EQ(game.moves.size(), expected.moves.size());
            for (std::size_t i = 0; i < game.moves.size(); ++i) {
                ASSERT_EQ(game.moves[i].bits, expected.moves[i].bits);
                ASSERT_EQ(game.moves[i].score, expected.moves[i].score);
            }
        }
    }
    EXPECT_EQ(seen, number);
}

TEST_F(SelfPlayFiles, AGameThatWasCutOffIsLeftOut) {
    {
        GameWriter writer(folder_ / "cut", 1 << 20);
        writer.write(random_game(1));
        writer.write(random_game(2));
    }
    const fs::path file = folder_ / "cut-1.games";
    fs::resize_file(file, fs::file_size(file) - 3);
    EXPECT_EQ(read_games(file).value().size(), 1U);
}

TEST_F(SelfPlayFiles, OtherFilesAreRefused) {
    const fs::path file = folder_ / "text";
    std::ofstream(file) << "this is a text of more than thirty-two bytes, and no file of ours";
    EXPECT_FALSE(read_games(file));
    EXPECT_FALSE(read_positions(file));
    EXPECT_FALSE(read_games(folder_ / "nothing"));
    EXPECT_FALSE(read_positions(folder_ / "nothing"));
}

TEST_F(SelfPlayFiles, PositionsComeBackAsTheyWereWritten) {
    Expansion expansion;
    ASSERT_TRUE(expand({random_game(3), random_game(4)}, {}, expansion));
    ASSERT_TRUE(write_positions(folder_ / "p", expansion.training));
    const auto read = read_positions(folder_ / "p").value();
    ASSERT_EQ(read.size(), expansion.training.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        const TrainingPosition& expected = expansion.training[i];
        EXPECT_EQ(read[i].score, expected.score);
        EXPECT_EQ(read[i].result, expected.result);
        EXPECT_EQ(read[i].ply, expected.ply);
        EXPECT_EQ(unpacked(read[i])->key(), unpacked(expected)->key());
    }
}

TEST(TrainingPositions, HoldAllOfAPositionButEnPassant) {
    Rng rng(11);
    chess::Position position;
    for (int ply = 0; ply < 300 && position.has_legal_move(); ++ply) {
        chess::Setup setup = position.setup();
        setup.en_passant.reset();
        setup.move_number = 1;
        const TrainingPosition record = packed(position, -123, ply);
        EXPECT_EQ(record.score, -123);
        EXPECT_EQ(record.ply, std::min(ply, 255));
        ASSERT_EQ(unpacked(record)->setup(), setup) << chess::to_fen(position);
        const auto moves = position.legal_moves();
        position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
}

TEST(Expand, KeepsQuietSearchedPositionsWithTheirScores) {
    // 1. e4 (random) d5 2. Nc3 (quiet) dxe4 (takes) 3. Bb5+ (quiet) c6 (in check)
    using chess::Move;
    using chess::MoveKind;
    using chess::Square;
    PlayedGame game;
    game.result = 2;
    game.moves = {
        {Move(Square::E2, Square::E4, MoveKind::DoublePush).bits(), ScoredMove::unscored},
        {Move(Square::D7, Square::D5, MoveKind::DoublePush).bits(), 30},
        {Move(Square::B1, Square::C3).bits(), 12},
        {Move(Square::D5, Square::E4).bits(), -40},
        {Move(Square::F1, Square::B5).bits(), -50},
        {Move(Square::C7, Square::C6).bits(), -60},
    };
    Expansion expansion;
    ASSERT_TRUE(expand({game}, {}, expansion));
    EXPECT_EQ(expansion.unsearched, 1U);
    EXPECT_EQ(expansion.captures, 1U);
    EXPECT_EQ(expansion.checks, 1U);
    ASSERT_EQ(expansion.training.size(), 3U);
    EXPECT_EQ(expansion.training[1].score, 12);
    EXPECT_EQ(expansion.training[1].result, 2);
    EXPECT_EQ(chess::to_fen(*unpacked(expansion.training[1])).substr(0, 45),
              "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKB");
    EXPECT_EQ(expansion.training[1].to_move, 0);
}

TEST(Expand, MixesScoresWithWhatFollowed) {
    PlayedGame game;
    game.result = 2;
    game.moves = {{0, ScoredMove::unscored}, {0, -400}, {0, 0}, {0, 400}};
    EXPECT_EQ(mixed_scores(game, 0),
              (std::vector<std::int16_t>{ScoredMove::unscored, -400, 0, 400}));
    // Chances 1/11, 1/2, 10/11 and the result 1, mixed from the end.
    const double last = 0.5 * 10 / 11 + 0.5 * 1;
    const double middle = 0.5 * 0.5 + 0.5 * last;
    const double first = 0.5 / 11 + 0.5 * middle;
    const auto points = [](double chance) {
        return std::lround(-400 * std::log10(1 / chance - 1));
    };
    const auto mixed = mixed_scores(game, 0.5);
    EXPECT_EQ(mixed[0], ScoredMove::unscored);
    EXPECT_EQ(mixed[1], points(first));
    EXPECT_EQ(mixed[2], points(middle));
    EXPECT_EQ(mixed[3], points(last));
    // All of it from the result: as sure as a score can say.
    EXPECT_EQ(mixed_scores(game, 1)[1], 3000);
}

TEST(Expand, HoldsWholeGamesOut) {
    Expansion expansion;
    ASSERT_TRUE(expand({random_game(5), random_game(6), random_game(7), random_game(8)},
                       {.holdout_every = 2}, expansion));
    Expansion held;
    ASSERT_TRUE(expand({random_game(5), random_game(7)}, {}, held));
    EXPECT_EQ(expansion.holdout.size(), held.training.size());
    EXPECT_GT(expansion.training.size(), 0U);
}

TEST(Expand, RefusesIllegalMoves) {
    PlayedGame game = random_game(9);
    game.moves[20].bits = 0;
    Expansion expansion;
    EXPECT_FALSE(expand({game}, {}, expansion));
    game.moves[20].bits = 0xFFFF;
    EXPECT_FALSE(expand({game}, {}, expansion));
}

} // namespace
} // namespace tabuleiro::roque
