#include <gtest/gtest.h>

#include <set>

#include "self_play.hpp"
#include "support/files.hpp"
#include "support/folder.hpp"
#include "support/networks.hpp"

namespace tabuleiro::learning {
namespace {

template <class L>
Network random_network() {
    const nnue::GameShape& shape = L::Features::shape;
    const std::string file =
        test::random_network({.game = std::string(shape.game),
                              .inputs = static_cast<std::uint32_t>(shape.inputs),
                              .largest_last = 60},
                             3);
    return std::make_shared<const nnue::Network>(nnue::Network::from(file, shape).value());
}

template <class L>
class Learners : public testing::Test {};
using AllLearners = testing::Types<XadrezLearner, RenpaardenLearner>;
TYPED_TEST_SUITE(Learners, AllLearners);

template <class L>
View view_of(const typename L::Game::Position& position) {
    std::string bytes;
    append_views<typename L::Features>(bytes, position, 0, 1);
    return parse_views(bytes, L::Features::shape).front();
}

// Walks up and down lines as a search does, with gaps, siblings and null moves to other games.
TYPED_TEST(Learners, EvaluateTheSameStepByStepAndFromScratch) {
    using Game = typename TypeParam::Game;
    const Network network = random_network<TypeParam>();
    const LearnedPolicyOf<TypeParam> policy(network);
    Rng rng(7);
    std::vector<typename Game::Position> line{Game::start({}).value()};
    int judged = 0;
    for (int step = 0; step < 20'000; ++step) {
        const auto moves = Game::legal_moves(line.back());
        if (Game::outcome(line.back()) || line.size() > 100 || rng.below(4) == 0) {
            line.resize(1 + rng.below(rng.below(30) == 0 ? 1 : line.size()));
            continue;
        }
        auto next = line.back();
        Game::play(next, moves[static_cast<std::size_t>(rng.below(std::size(moves)))]);
        line.push_back(next);
        if (TypeParam::Features::covers(next) && rng.below(3) != 0) {
            ASSERT_EQ(policy.evaluate(next, static_cast<int>(line.size()) - 1),
                      judge(*network, view_of<TypeParam>(next)))
                << Game::write(next);
            ++judged;
        }
    }
    EXPECT_GT(judged, 5'000);
}

TYPED_TEST(Learners, EachPieceIsOneInputOfEachView) {
    using Game = typename TypeParam::Game;
    using Features = typename TypeParam::Features;
    Rng rng(2);
    const auto game = random_opening<Game>({}, 60, rng);
    for (const auto& position : game.history()) {
        const View view = view_of<TypeParam>(position);
        EXPECT_EQ(view.own.size(), view.other.size());
        for (const auto& inputs : {view.own, view.other}) {
            EXPECT_EQ(std::set<std::size_t>(inputs.begin(), inputs.end()).size(), inputs.size());
            EXPECT_LE(inputs.size(), static_cast<std::size_t>(Features::shape.max_pieces));
        }
        EXPECT_GE(view.stage, 1);
        EXPECT_LE(view.stage, Features::shape.max_pieces);
    }
}

TYPED_TEST(Learners, PlayTheSameGamesFromTheSameSeed) {
    using L = TypeParam;
    const test::Folder folder;
    const auto played = [&](const std::string& name, const auto& policy, std::uint64_t seed) {
        ViewFile training(folder.path() / (name + ".t"), L::Features::shape, 400);
        ViewFile holdout(folder.path() / (name + ".h"), L::Features::shape, 400);
        const Played result = play<L>(
            policy, {.nodes = 40, .seconds = 600, .games = 6, .seed = seed, .holdout_every = 3},
            training, holdout);
        EXPECT_EQ(result.games, 6U);
        EXPECT_TRUE(training.finish() && holdout.finish());
        EXPECT_GT(training.records(), 50U);
        EXPECT_GT(holdout.records(), 0U);
        EXPECT_EQ(read_views(folder.path() / (name + ".t"), L::Features::shape)->size(),
                  training.records());
        return test::read_file(folder.path() / (name + ".t"));
    };
    const typename L::Terms terms;
    const std::string once = played("a", terms, 5);
    EXPECT_EQ(once, played("b", terms, 5));
    EXPECT_NE(once, played("c", terms, 6));
    EXPECT_NE(once, played("d", LearnedPolicyOf<L>(random_network<L>()), 5));
}

TYPED_TEST(Learners, RefuseFilesOfOtherGames) {
    const test::Folder folder;
    const nnue::GameShape other{.game = "other", .inputs = 10, .max_pieces = 4};
    ASSERT_TRUE(ViewFile(folder.path() / "x", other, 400).finish());
    EXPECT_TRUE(read_views(folder.path() / "x", other));
    EXPECT_FALSE(read_views(folder.path() / "x", TypeParam::Features::shape));
    EXPECT_FALSE(read_views(folder.path() / "none", other));
}

TEST(SelfPlay, ScoresAreOddsOfTenToOneEvery400Points) {
    EXPECT_EQ(points_of(0.5), 0);
    EXPECT_EQ(points_of(10.0 / 11), 400);
    EXPECT_EQ(points_of(1), 3'000);
    EXPECT_EQ(points_of(0), -3'000);
    EXPECT_EQ(points_of(expected_result(275 * std::numbers::ln10, 275)), 400);
}

TEST(Features, OfXadrezTellSpentPiecesFromOthers) {
    const auto record = Record<xadrez::Xadrez>::begin().value();
    const auto before = view_of<XadrezLearner>(record.position());
    xadrez::Setup setup = record.position().setup();
    setup.used = xadrez::bit(*xadrez::parse_square("C8")); // White's bishop
    const auto after = view_of<XadrezLearner>(xadrez::Position::from(setup).value());
    const std::set one(before.own.begin(), before.own.end());
    const std::set other(after.own.begin(), after.own.end());
    std::vector<std::size_t> changed;
    std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                  std::back_inserter(changed));
    EXPECT_EQ(changed.size(), 2U);
}

TEST(Features, OfXadrezDoNotCoverOddBoards) {
    const auto covers = [](const char* text) {
        return xadrez::Features::covers(xadrez::Xadrez::read(text).value());
    };
    EXPECT_TRUE(covers("BK1,,,,,,,/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/WK1,,,,,,, "
                       "W - - - -"));
    EXPECT_FALSE(covers("BR1,,,,,,,/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, "
                        "W - - - -"));
    EXPECT_FALSE(covers("BK1,,,,,,,BK2/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/"
                        "WK1,,,,WK2,,, W - - - -"));
}

TEST(Features, OfRenpaardenCoverTheLargestBoard) {
    using namespace renpaarden;
    EXPECT_TRUE(Features::covers(Position()));
    EXPECT_FALSE(Features::covers(Position::from(start_setup({.size = 8})).value()));
    auto late = start_setup({});
    late.plies_since_entry = 90;
    late.plies = 90;
    EXPECT_FALSE(Features::covers(Position::from(late).value()));
}

TEST(Features, OfRenpaardenHaveAMirrorImage) {
    using renpaarden::Features;
    for (std::size_t input = 0; input < Features::shape.inputs; ++input) {
        EXPECT_EQ(Features::mirrored(Features::mirrored(input)), input);
    }
    // a1 and i1, of the same kind.
    EXPECT_EQ(Features::mirrored(81), 81 + 72U);
}

} // namespace
} // namespace tabuleiro::learning
