// The contract of core/game.hpp as a test, written once for every game: random games from seeds,
// and at every ply everything that the concept promises but the compiler cannot check.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace tabuleiro::test {

struct ConformanceRun {
    int games = 30;
    int max_plies = 300; // where the rules set no bound
    std::uint64_t first_seed = 1;
};

template <Game G>
void conform_moves(const typename G::View& view, const typename G::Moves& moves) {
    ASSERT_EQ(G::legal_moves(view), moves) << "the order of moves is not stable";
    std::vector<std::string> texts;
    for (const auto& move : moves) {
        texts.push_back(G::format(view, move));
        const auto parsed = G::parse(view, texts.back());
        ASSERT_TRUE(parsed) << texts.back() << ": " << parsed.error().text();
        ASSERT_TRUE(*parsed == move) << texts.back() << " is read as another move";
    }
    std::sort(texts.begin(), texts.end());
    ASSERT_TRUE(std::adjacent_find(texts.begin(), texts.end()) == texts.end())
        << "a move is listed twice, or two moves have one text";
}

template <Game G>
void conform_position(const typename G::Position& position) {
    ASSERT_EQ(sentences(G::broken_invariants(position)), std::vector<std::string>{});
    ASSERT_EQ(G::key(position), G::key_from_scratch(position));
    const std::string text = G::write(position);
    ASSERT_EQ(text.find('\n'), std::string::npos) << "a position is one line of text";
    const auto again = G::read(text);
    ASSERT_TRUE(again) << text << ": " << again.error().text();
    ASSERT_TRUE(*again == position) << text << " reads as " << G::write(*again);
    ASSERT_EQ(G::key(*again), G::key(position));
}

template <Game G>
void conform_views(const typename G::Position& position, Rng& rng) {
    for (const Player player : players) {
        const auto& view = G::view(position, player);
        if constexpr (SecretGame<G>) {
            const std::string text = G::write_view(view);
            const auto again = G::read_view(text);
            ASSERT_TRUE(again) << text << ": " << again.error().text();
            ASSERT_TRUE(*again == view) << text << " reads as " << G::write_view(*again);
            ASSERT_TRUE(view.to_move == G::to_move(position));
            ASSERT_TRUE(view.seat == player);
            const typename G::Position world = G::sample(view, rng);
            ASSERT_TRUE(G::view(world, player) == view) << "a sampled world has another view";
            ASSERT_EQ(sentences(G::broken_invariants(world)), std::vector<std::string>{});
            if (player == G::to_move(position)) {
                ASSERT_TRUE(G::to_move(world) == player);
            }
        } else {
            ASSERT_TRUE(view == position);
        }
    }
}

// Plays one random game from its start, or to the bound, checking every ply.
template <Game G>
void conform_game(const typename G::Options& options, std::uint64_t seed, int max_plies) {
    SCOPED_TRACE(std::string(G::id) + ", seed " + std::to_string(seed));
    Rng rng(seed);
    const auto start = G::start(options);
    ASSERT_TRUE(start) << start.error().text();
    typename G::Position position = *start;
    const int bound = G::max_plies.value_or(max_plies);
    for (int ply = 0;; ++ply) {
        SCOPED_TRACE("ply " + std::to_string(ply) + ": " + G::write(position));
        ASSERT_NO_FATAL_FAILURE(conform_position<G>(position));
        ASSERT_NO_FATAL_FAILURE(conform_views<G>(position, rng));
        if (const auto outcome = G::outcome(position)) {
            ASSERT_FALSE(std::string_view(G::rule_name(outcome->rule)).empty());
            return;
        }
        if (ply >= std::min(bound, max_plies)) {
            ASSERT_LT(ply, bound + (G::max_plies ? 0 : 1)) << "the game outlasts its bound";
            return;
        }
        const auto& view = G::view(position, G::to_move(position));
        const auto moves = G::legal_moves(view);
        ASSERT_FALSE(std::size(moves) == 0) << "no moves, yet no outcome";
        ASSERT_NO_FATAL_FAILURE(conform_moves<G>(view, moves));
        const auto move = moves[static_cast<std::size_t>(rng.below(std::size(moves)))];
        const typename G::Position before = position;
        const typename G::Position copied = after<G>(position, move);
        ASSERT_TRUE(position == before) << "playing a copy changed the original";
        G::play(position, move);
        ASSERT_TRUE(position == copied) << "copy-and-play differs from play";
    }
}

template <Game G>
void conform(ConformanceRun run, const typename G::Options& options = {}) {
    for (int game = 0; game < run.games; ++game) {
        const std::uint64_t seed = run.first_seed + static_cast<std::uint64_t>(game);
        ASSERT_NO_FATAL_FAILURE(conform_game<G>(options, seed, run.max_plies));
    }
}

} // namespace tabuleiro::test
