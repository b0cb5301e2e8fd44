// The loop of every game that programs play without a referee.
#pragma once

#include "record/match_rules.hpp"

namespace tabuleiro {

// Plays what `choose` answers to the record, until the game ends or has so many plies more. None:
// it has not ended, because of that bound or because the answer was none (choose may give a move
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
