#include "arena/players/chess_level_player.hpp"

#include "arena/players/thinking_time.hpp"
#include "engines/chess/strength.hpp"

namespace tabuleiro::arena {
namespace {

using chess::Chess;

constexpr std::uint64_t balance_nodes = 20'000;

} // namespace

tl::expected<void, Failed> ChessLevelPlayer::new_game(const chess::Position&, const Limits&,
                                                      std::uint64_t seed) {
    seed_ = seed;
    engine_.new_game();
    return {};
}

Answer<Chess> ChessLevelPlayer::choose(const Turn<Chess>& turn) {
    roque::SearchRequest request;
    request.game.position = turn.view;
    for (const chess::Position& earlier : turn.record.history()) {
        request.game.earlier.push_back(earlier.key());
    }
    request.limits.nodes = turn.limits[turn.seat].nodes;
    request.limits.depth = turn.limits[turn.seat].depth;
    request.limits.move_time = thinking_time(turn);
    request.elo = roque::elo_of_level(level_);
    std::uint64_t state = seed_ ^ turn.view.key();
    request.seed = split_mix(state) + static_cast<std::uint64_t>(turn.record.plies());
    if (turn.record.plies() > 0) {
        const auto& before = turn.record.position_at(turn.record.plies() - 1);
        const chess::Move last = turn.record.moves().back();
        if (before.captured_by(last)) {
            request.captured_on = last.to();
        }
    }
    Answer<Chess> answer;
    const auto result = timed(
        turn, [&] { return engine_.search(request); }, answer.used);
    if (!result.best) {
        return {Failed{Reason::IllegalMove, "none"}};
    }
    answer.what = *result.best;
    if (roque::is_decisive(result.score)) {
        answer.thought.mate = roque::moves_to_mate(result.score);
    } else {
        answer.thought.centipawns = result.score;
    }
    answer.thought.depth = result.depth;
    answer.thought.nodes = result.nodes;
    return answer;
}

int chess_balance(const chess::Position& position) {
    roque::Engine engine(1);
    roque::SearchRequest request;
    request.game.position = position;
    request.limits.nodes = balance_nodes;
    return engine.search(request).score;
}

} // namespace tabuleiro::arena
