// Simple chess players to measure roque's levels with, and games between them that depend on a seed
// alone.
#pragma once

#include <functional>
#include <memory>

#include "core/rng.hpp"
#include "engines/chess/book/opening_play.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/search/margins.hpp"
#include "engines/chess/search_request.hpp"
#include "engines/chess/strength.hpp"
#include "record/play_out.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::testing {

using ChessGame = Record<chess::Chess>;
using ChessPlayer = std::function<chess::Move(const ChessGame&, Rng&)>;

inline chess::Move any_move(const ChessGame& game, Rng& rng) {
    return random_move<chess::Chess>(game.position(), rng);
}

// Mates in one, otherwise captures the most valuable piece, otherwise plays anything.
inline chess::Move greedy_move(const ChessGame& game, Rng& rng) {
    chess::Move best = any_move(game, rng);
    if (const auto mate = roque::mating_move(game.position())) {
        return *mate;
    }
    int most = 0;
    for (const chess::Move move : game.position().legal_moves()) {
        const auto captured = game.position().captured_by(move);
        const int gain =
            captured ? roque::margins::exchange_value[static_cast<std::size_t>(*captured)] : 0;
        if (gain > most) {
            most = gain;
            best = move;
        }
    }
    return best;
}

// As the engine opens, or as the game house does.
enum class Opens { Plainly, Naturally };

class LevelPlayer {
  public:
    explicit LevelPlayer(int level, Opens opens = Opens::Plainly)
        : elo_(roque::elo_of_level(level)), opens_(opens) {}

    chess::Move operator()(const ChessGame& game, Rng& rng) {
        roque::SearchRequest request = roque::request_for(game);
        request.elo = elo_;
        request.seed = rng();
        return opens_ == Opens::Naturally ? *natural_move(*engine_, request)
                                          : *engine_->search(request).best;
    }

  private:
    int elo_;
    Opens opens_;
    std::shared_ptr<roque::Engine> engine_ = std::make_shared<roque::Engine>(1);
};

// Sees every position before a player moves, and what it moves.
using ChessWatcher = std::function<void(const ChessGame&, chess::Move)>;

// Points of the first player over so many games from so many random plies, colours in turn; the
// watcher sees its moves.
inline double points(const ChessPlayer& first, const ChessPlayer& second, int games,
                     std::uint64_t seed, const ChessWatcher& watch = {}, int opening_plies = 4) {
    constexpr int max_plies = 400;
    Rng rng(seed);
    double sum = 0;
    for (int number = 0; number < games; ++number) {
        ChessGame game = roque::engine_game();
        for (int i = 0; i < opening_plies; ++i) {
            game.play(any_move(game, rng));
        }
        const Player mine = number % 2 == 0 ? Player::First : Player::Second;
        const auto result = play_out(game, max_plies - opening_plies, [&](const ChessGame& now) {
            const bool my_turn = now.to_move() == mine;
            const chess::Move move = (my_turn ? first : second)(now, rng);
            if (my_turn && watch) {
                watch(now, move);
            }
            return move;
        });
        sum += !result || !result->winner ? 0.5 : *result->winner == mine ? 1 : 0;
    }
    return sum;
}

} // namespace tabuleiro::testing
