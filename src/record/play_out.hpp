// The loop of every game that programs play without a referee.
#pragma once

#include "record/match_rules.hpp"

namespace tabuleiro {

// Plays the moves that `choose` returns until the game ends or `plies` more have been played. None:
// it has not ended, because of that bound or because choose returned none (choose may return a move
// or an optional one).
template <Game G, class Choose>
std::optional<Result> play_out(Record<G>& record, int plies, Choose&& choose) {
    for (const int last = record.plies() + plies;;) {
        if (auto ended = ending_of(record)) {
            return ended;
        }
        if (record.plies() == last) {
            return std::nullopt;
        }
        const std::optional<typename G::Move> move = choose(std::as_const(record));
        if (!move) {
            return std::nullopt;
        }
        record.play(*move);
    }
}

} // namespace tabuleiro
