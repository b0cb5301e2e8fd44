#include "engines/chess/evaluation/learned.hpp"

#include <gtest/gtest.h>

#include <tuple>

#include "core/rng.hpp"
#include "engines/chess/engine.hpp"
#include "games/chess/fen.hpp"
#include "support/networks.hpp"

namespace tabuleiro::roque {
namespace {

NetworkPtr random_network(std::uint32_t hidden, std::uint32_t buckets,
                          std::uint32_t inputs = (4 + 2) * 768) {
    test::NetworkShape shape;
    shape.inputs = inputs;
    shape.hidden = hidden;
    shape.buckets = buckets;
    shape.largest_last = 60;
    return std::make_shared<const nnue::Network>(
        nnue::Network::from(test::random_network(shape, hidden), Features::shape).value());
}

// 0: by a lesser piece; 1: by another, and there is no defence.
std::optional<int> threat_to(const Position& position, Square square, const Piece& piece) {
    constexpr std::array<int, 6> worth{1, 3, 3, 5, 9, 100};
    const auto attackers_of = [&](Player side) {
        return attackers(position.board(), side, square, position.board().occupied());
    };
    const Bitboard enemies = attackers_of(opponent(piece.owner));
    if (enemies == 0) {
        return std::nullopt;
    }
    for (const Square from : squares(enemies)) {
        const auto role = position.board().role_at(from).value();
        if (worth[static_cast<std::size_t>(role)] < worth[static_cast<std::size_t>(piece.role)]) {
            return 0;
        }
    }
    return attackers_of(piece.owner) == 0 ? std::optional(1) : std::nullopt;
}

// As docs/nnue.md describes it: piece by piece, square by square, in numbers that never overflow.
Score from_scratch(const nnue::Network& network, const Position& position) {
    const Setup setup = position.setup();
    std::array<std::vector<std::int16_t>, 2> views; // of the side to move, of the other
    for (std::size_t v = 0; v < 2; ++v) {
        const Player viewer = v == 0 ? setup.to_move : opponent(setup.to_move);
        const Square king = position.board()[viewer].king();
        const bool mirrored = file_of(king) >= 4;
        const int king_file = mirrored ? 7 - file_of(king) : file_of(king);
        const int king_rank = viewer == white ? rank_of(king) : 7 - rank_of(king);
        const int zone = king_rank >= 2 ? 3 : king_rank == 1 ? 2 : king_file >= 2 ? 1 : 0;
        std::vector<std::int64_t> sums(network.biases(), network.biases() + network.hidden());
        for (int number = 0; number < 64; ++number) {
            const auto piece = setup[square_at(number)];
            if (!piece) {
                continue;
            }
            const int file = mirrored ? 7 - number % 8 : number % 8;
            const int rank = viewer == white ? number / 8 : 7 - number / 8;
            const int input = (piece->owner == viewer ? 0 : 384) +
                              64 * static_cast<int>(piece->role) + 8 * rank + file;
            const auto threat = threat_to(position, square_at(number), *piece);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i] += network.row(static_cast<std::size_t>(768 * zone + input))[i];
                if (threat) {
                    sums[i] +=
                        network.row(static_cast<std::size_t>(768 * (4 + *threat) + input))[i];
                }
            }
        }
        views[v].assign(sums.begin(), sums.end());
    }
    // The last layer uses the same code, but its portable version and its own memory.
    nnue::AlignedNumbers own(network.hidden());
    nnue::AlignedNumbers other(network.hidden());
    std::copy(views[0].begin(), views[0].end(), own.data());
    std::copy(views[1].begin(), views[1].end(), other.data());
    return network.evaluate(nnue::plain_kernels, own.data(), other.data(),
                            network.bucket_of(count(position.board().occupied())));
}

// Walks up and down lines as a search does, evaluating here and there: sometimes with gaps,
// sometimes a sibling, sometimes a quite different game.
template <class Visitor>
void wander(std::uint64_t seed, int steps, Visitor&& visit) {
    Rng rng(seed);
    std::vector<Position> line{Position()};
    for (int step = 0; step < steps; ++step) {
        const MoveList moves = line.back().legal_moves();
        const bool deep = line.size() > 120;
        if (moves.empty() || deep || rng.below(4) == 0) {
            line.resize(1 + rng.below(line.size()));
            if (rng.below(30) == 0) {
                line.resize(1);
            }
            continue;
        }
        Position next = line.back();
        if (!next.in_check() && rng.below(12) == 0) {
            next.pass();
        } else {
            next.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
        }
        line.push_back(next);
        if (!next.in_check() && rng.below(3) != 0) {
            visit(next, static_cast<int>(line.size()) - 1);
        }
    }
}

TEST(LearnedEvaluation, IsTheSameStepByStepAndFromScratchOnEveryKindOfProcessor) {
    for (const auto& [hidden, buckets, inputs] :
         {std::tuple(32U, 1U, 768U), std::tuple(256U, 8U, 4608U), std::tuple(512U, 8U, 3072U),
          std::tuple(512U, 8U, 4608U)}) {
        const NetworkPtr network = random_network(hidden, buckets, inputs);
        std::vector<LearnedEvaluation> evaluations;
        for (const nnue::Kernels* kernels : nnue::usable_kernels()) {
            evaluations.emplace_back(network, *kernels);
        }
        int judged = 0;
        wander(hidden, 20'000, [&](const Position& position, int ply) {
            const Score first = evaluations.front()(position, ply);
            for (LearnedEvaluation& evaluate : evaluations) {
                ASSERT_EQ(evaluate(position, ply), first) << to_fen(position);
            }
            if (count(position.board().occupied()) > 8) {
                ASSERT_EQ(first, from_scratch(*network, position)) << to_fen(position);
                ++judged;
            }
        });
        EXPECT_GT(judged, 5'000);
    }
}

TEST(LearnedEvaluation, IsTheSameWhateverWasPrepared) {
    const NetworkPtr network = random_network(32, 1);
    LearnedEvaluation prepares_all(network);
    LearnedEvaluation prepares_none(network);
    Rng rng(5);
    int judged = 0;
    wander(5, 20'000, [&](const Position& position, int ply) {
        prepares_all.prepare(position, attack_maps(position.board()), ply);
        if (rng.below(3) == 0) {
            ASSERT_EQ(prepares_all(position, ply), prepares_none(position, ply))
                << to_fen(position);
            ++judged;
        }
    });
    EXPECT_GT(judged, 2'000);
}

TEST(LearnedEvaluation, KnowsWhatTheoryKnows) {
    LearnedEvaluation evaluate(random_network(32, 1));
    EXPECT_EQ(evaluate(parse_fen("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1").value(), 0), 0);
    EXPECT_GT(evaluate(parse_fen("k7/8/2K5/8/8/8/8/7R w - - 0 1").value(), 0), 500);
}

SearchResult searched(Engine& engine, std::optional<int> elo) {
    SearchRequest request;
    request.game.position =
        parse_fen("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10")
            .value();
    request.limits.nodes = 3'000;
    request.elo = elo;
    return engine.search(request);
}

TEST(LearnedEvaluation, IsWhatAFullStrengthSearchUses) {
    Engine one(1);
    Engine two(1);
    one.set_network(random_network(32, 1));
    two.set_network(nullptr);
    EXPECT_NE(searched(one, std::nullopt).score, searched(two, std::nullopt).score);
    // And a search with a network after one without gives the same as if it were the first.
    two.set_network(random_network(32, 1));
    one.new_game();
    EXPECT_EQ(searched(one, std::nullopt).score, searched(two, std::nullopt).score);
}

TEST(LearnedEvaluation, IsNotWhatWeakenedPlayersUse) {
    Engine one(1);
    Engine two(1);
    one.set_network(random_network(32, 1));
    two.set_network(nullptr);
    searched(one, std::nullopt);
    const SearchResult with = searched(one, 1600);
    const SearchResult without = searched(two, 1600);
    EXPECT_EQ(with.score, without.score);
    EXPECT_EQ(with.best, without.best);
    EXPECT_EQ(with.nodes, without.nodes);
}

} // namespace
} // namespace tabuleiro::roque
