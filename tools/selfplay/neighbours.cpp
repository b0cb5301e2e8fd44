#include "neighbours.hpp"

#include <algorithm>
#include <utility>

#include "core/rng.hpp"
#include "engines/chess/search/exchange.hpp"

namespace tabuleiro::roque {

using namespace chess;

namespace {

bool is_quiet(const Position& position) {
    if (position.in_check()) {
        return false;
    }
    const MoveList moves = position.legal_moves();
    return !moves.empty() && std::none_of(moves.begin(), moves.end(), [&](Move move) {
        return move.promotes_to() ||
               (position.captured_by(move) && exchange_wins(position, move, 1));
    });
}

void add_neighbours(const Position& position, Move played, int ply, std::size_t each, Rng& rng,
                    std::vector<TrainingPosition>& found) {
    MoveList moves = position.legal_moves();
    for (std::size_t i = 0; i < std::min<std::size_t>(each, moves.size()); ++i) {
        std::swap(moves[i], moves[i + static_cast<std::size_t>(rng.below(moves.size() - i))]);
        const Move move = moves[i];
        if (move == played || move.promotes_to()) {
            continue;
        }
        Position after = position;
        after.play(move);
        if (is_quiet(after)) {
            found.push_back(packed(after, 0, ply + 1));
        }
    }
}

} // namespace

std::vector<TrainingPosition> neighbours(const std::vector<PlayedGame>& games,
                                         const NeighbourOptions& options) {
    Rng rng(options.seed);
    std::vector<TrainingPosition> found;
    for (std::size_t number = 0; number < games.size(); ++number) {
        if (options.holdout_every != 0 && number % options.holdout_every == 0) {
            continue;
        }
        Position position;
        int ply = 0;
        for (const ScoredMove& scored : games[number].moves) {
            const Move move = scored.move;
            const bool quiet =
                !position.in_check() && !position.captured_by(move) && !move.promotes_to();
            if (quiet && scored.score != ScoredMove::unscored) {
                add_neighbours(position, move, ply, options.each, rng, found);
            }
            position.play(move);
            ++ply;
        }
    }
    return found;
}

} // namespace tabuleiro::roque
