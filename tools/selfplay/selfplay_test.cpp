#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "core/rng.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/evaluation.hpp"
#include "expand.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "likely_moves.hpp"
#include "neighbours.hpp"
#include "reference.hpp"
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
            ply < 8 ? ScoredMove::unscored : coarse_score(static_cast<int>(rng.below(6001)) - 3000);
        game.moves.push_back({move, score});
        position.play(move);
    }
    return game;
}

// A temporary folder for each test.
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
            writer.write(symbols_of(random_game(i)));
        }
        writer.finish();
    }
    ASSERT_TRUE(fs::exists(folder_ / "some-2.games"));
    std::uint64_t seen = 0;
    for (int part = 1; fs::exists(folder_ / ("some-" + std::to_string(part) + ".games")); ++part) {
        const fs::path file = folder_ / ("some-" + std::to_string(part) + ".games");
        EXPECT_LE(fs::file_size(file), 4096U + 512);
        const auto games = read_games(file);
        ASSERT_TRUE(games);
        for (const PlayedGame& game : *games) {
            ASSERT_EQ(game, random_game(seen++));
        }
    }
    EXPECT_EQ(seen, number);
}

TEST_F(SelfPlayFiles, BlocksThatWereCutOffAreLeftOut) {
    constexpr std::uint64_t number = 1000; // some blocks of them
    {
        GameWriter writer(folder_ / "cut", 1 << 30);
        for (std::uint64_t i = 0; i < number; ++i) {
            writer.write(symbols_of(random_game(i)));
        }
        writer.finish();
    }
    const fs::path file = folder_ / "cut-1.games";
    ASSERT_EQ(read_games(file).value().size(), number);
    fs::resize_file(file, fs::file_size(file) - 3);
    const auto games = read_games(file).value();
    EXPECT_LT(games.size(), number);
    ASSERT_GT(games.size(), 100U);
    EXPECT_EQ(games.back(), random_game(games.size() - 1));
}

TEST_F(SelfPlayFiles, DamageIsFound) {
    {
        GameWriter writer(folder_ / "bad", 1 << 20);
        writer.write(symbols_of(random_game(1)));
        writer.finish();
    }
    const fs::path path = folder_ / "bad-1.games";
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(100);
    file.put('x');
    file.close();
    EXPECT_FALSE(read_games(path));
}

TEST(RangeCoder, GivesBackBytesAndMakesExpectedOnesSmall) {
    Rng rng(21);
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < 20000; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(rng.below(100) == 0 ? rng.below(256) : i % 2));
    }
    RangeEncoder encoder;
    std::array<ByteModel, 2> models{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        encoder.put(bytes[i], models[i % 2]);
    }
    const std::string coded = encoder.finish();
    EXPECT_LT(coded.size(), 1200U); // about a seventh of a bit for most, eight for a hundredth
    RangeDecoder decoder(coded);
    models = {};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        ASSERT_EQ(decoder.get(models[i % 2]), bytes[i]) << i;
    }
}

TEST(GameSymbols, KeepScoresAlmostAndTheirSigns) {
    for (int score = -3000; score <= 3000; ++score) {
        const int kept = coarse_score(score);
        EXPECT_LE(std::abs(kept - score), 3 + std::abs(score) / 70) << score;
        EXPECT_EQ(coarse_score(kept), kept) << score;
        EXPECT_EQ(coarse_score(-score), -kept) << score;
    }
    EXPECT_EQ(coarse_score(30000), coarse_score(3090));
}

TEST(GameSymbols, RefuseWhatIsNoGame) {
    const auto symbols = symbols_of(random_game(9));
    std::size_t at = 0;
    const auto replay = [&](std::size_t changed, std::uint8_t value) {
        at = 0;
        return game_from([&](std::uint8_t) {
            const std::uint8_t byte = at == changed ? value : symbols[at].value;
            ++at;
            return byte;
        });
    };
    EXPECT_EQ(replay(symbols.size(), 0), random_game(9));
    EXPECT_FALSE(replay(0, 3));    // a result beyond won
    EXPECT_FALSE(replay(1, 255));  // more unscored moves than moves
    EXPECT_FALSE(replay(20, 250)); // no such move
}

TEST(LikelyMoves, AreTheLegalOnesInAnOrderThatNeverChanges) {
    const auto position =
        chess::parse_fen("r3k2r/pPpp1ppp/2n2n2/4p3/2B1P3/3P1N2/P1P2PPP/RNBQK2R w KQkq - 0 1")
            .value();
    const auto legal = position.legal_moves();
    const auto likely = likely_moves(position);
    ASSERT_EQ(likely.size(), legal.size());
    EXPECT_TRUE(std::is_permutation(likely.begin(), likely.end(), legal.begin()));
    std::string text;
    for (const chess::Move move : likely) {
        text += chess::to_coordinates(move) + " ";
    }
    EXPECT_EQ(text, "b7a8q b7b8q e1g1 b1c3 c1e3 c1b2 b1d2 c1d2 c1g5 b1a3 c1a3 d1d2 d1e2 d3d4 c4d5 "
                    "h1f1 h1g1 a2a3 c2c3 g2g3 h2h3 a2a4 h2h4 "
                    "f3d2 c4b3 c4b5 f3g5 e1f1 f3g1 e1d2 e1e2 f3h4 "
                    "c4a6 g2g4 c1f4 f3e5 c1h6 f3d4 c4f7 c4e6 b7a8n b7a8b b7a8r b7b8n b7b8b b7b8r ");
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
    expand({random_game(3), random_game(4)}, {}, expansion);
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
        {Move(Square::E2, Square::E4, MoveKind::DoublePush), ScoredMove::unscored},
        {Move(Square::D7, Square::D5, MoveKind::DoublePush), 30},
        {Move(Square::B1, Square::C3), 12},
        {Move(Square::D5, Square::E4), -40},
        {Move(Square::F1, Square::B5), -50},
        {Move(Square::C7, Square::C6), -60},
    };
    Expansion expansion;
    expand({game}, {}, expansion);
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
    game.moves = {{{}, ScoredMove::unscored}, {{}, -400}, {{}, 0}, {{}, 400}};
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
    // Entirely from the result: the most certain score.
    EXPECT_EQ(mixed_scores(game, 1)[1], 3000);
}

TEST(Expand, HoldsWholeGamesOut) {
    Expansion expansion;
    expand({random_game(5), random_game(6), random_game(7), random_game(8)}, {.holdout_every = 2},
           expansion);
    Expansion held;
    expand({random_game(5), random_game(7)}, {}, held);
    EXPECT_EQ(expansion.holdout.size(), held.training.size());
    EXPECT_GT(expansion.training.size(), 0U);
}

TEST(Neighbours, AreQuietPositionsAfterMovesThatWereNotPlayed) {
    // 1. e4 (searched, quiet) d5 (searched, quiet) 2. exd5 (takes: not a position of the game)
    using chess::Move;
    using chess::MoveKind;
    using chess::Square;
    PlayedGame game;
    game.moves = {
        {Move(Square::E2, Square::E4, MoveKind::DoublePush), 20},
        {Move(Square::D7, Square::D5, MoveKind::DoublePush), 30},
        {Move(Square::E4, Square::D5), 40},
    };
    const auto all = neighbours({game}, {.each = 218, .holdout_every = 0});
    const auto has = [&](std::string_view board) {
        return std::any_of(all.begin(), all.end(), [&](const TrainingPosition& record) {
            return chess::to_fen(*unpacked(record)).starts_with(board);
        });
    };
    EXPECT_TRUE(has("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b"));
    EXPECT_FALSE(has("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"));
    EXPECT_TRUE(has("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w"));
    EXPECT_FALSE(has("rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w")); // exf5 wins a pawn
    EXPECT_TRUE(neighbours({game}, {.each = 218, .holdout_every = 1}).empty());
    const auto some = neighbours({game}, {.each = 3, .holdout_every = 0});
    EXPECT_LE(some.size(), 6U);
    EXPECT_GE(some.size(), 1U);
}

TEST(Reference, IsTheScoreOfASearchFromWhite) {
    // A queen that is attacked and can take a rook; the same, seen by the other side.
    const auto record = [](std::string_view fen) {
        return packed(chess::parse_fen(fen).value(), 17, 40);
    };
    const std::vector<TrainingPosition> positions{
        record("3r2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"),
        record("3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1")};
    const auto found =
        reference_positions(positions, {.count = 2, .nodes = 500, .threads = 2, .network = {}});
    ASSERT_TRUE(found.has_value()) << found.error().text();
    ASSERT_EQ(found->size(), 2U);
    for (const TrainingPosition& each : *found) {
        EXPECT_EQ(each.score, each.to_move == 0 ? 3000 : -3000); // a mate on the last rank
        EXPECT_EQ(each.ply, 40);
    }
}

TEST(Reference, DrawsTheSamePositionsForTheSameSeed) {
    std::vector<TrainingPosition> positions;
    chess::Position position;
    for (int ply = 0; ply < 40; ++ply) {
        positions.push_back(packed(position, 0, ply));
        position.play(position.legal_moves()[0]);
    }
    const auto plies = [&](std::uint64_t seed) {
        std::vector<int> all;
        const ReferenceOptions options{.count = 8, .nodes = 1, .seed = seed, .network = {}};
        const auto drawn = reference_positions(positions, options).value();
        for (const TrainingPosition& each : drawn) {
            all.push_back(each.ply);
        }
        return all;
    };
    EXPECT_EQ(plies(1).size(), 8U);
    EXPECT_EQ(plies(1), plies(1));
    EXPECT_NE(plies(1), plies(2));
}

TEST(Reference, RefusesWhatIsNoPosition) {
    EXPECT_FALSE(reference_positions({TrainingPosition()}, {.network = {}}).has_value());
    EXPECT_FALSE(evaluation_error({TrainingPosition(), TrainingPosition()}, {}).has_value());
    EXPECT_FALSE(evaluation_error({}, {}).has_value());
}

TEST(EvaluationErrors, AreSquaresOfExpectedResults) {
    const auto position = chess::parse_fen("4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1").value();
    TaperedEvaluation tapered;
    const Score score = tapered(position);
    // One is right, the other is wrong by the difference of two expected results.
    const auto error =
        evaluation_error({packed(position, -score, 1), packed(position, -(score + 200), 1)}, {});
    ASSERT_TRUE(error.has_value());
    const double wrong = expected_result(score + 200) - expected_result(score);
    EXPECT_NEAR(error->mean, wrong * wrong / 2, 1e-12);
    EXPECT_NEAR(error->standard_error, wrong * wrong / 2, 1e-12);
}

// The order of evaluations on them is that of their strength in games (docs/engine-log.md).
TEST(ReferencePositions, RankTheNetworkAboveTheTaperedEvaluation) {
    const auto positions = read_positions(test::source_path("networks/roque-reference.positions"));
    ASSERT_TRUE(positions.has_value()) << positions.error().text();
    EXPECT_EQ(positions->size(), 100'000U);
    const auto network = evaluation_error(*positions, embedded_network());
    const auto tapered = evaluation_error(*positions, {});
    ASSERT_TRUE(network && tapered);
    EXPECT_LT(network->mean, 0.6 * tapered->mean);
}

} // namespace
} // namespace tabuleiro::roque
