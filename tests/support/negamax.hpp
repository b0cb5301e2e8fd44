// Plain negamax without any refinement: the reference for the fast search.
#pragma once

#include <algorithm>

#include "search/policy.hpp"

namespace tabuleiro::search {

// The value of a position to the player to move, following every line for `depth` plies and then
// the policy's noisy moves, if it has any. `ply`: the distance from the root.
template <OpenGame G, Policy<G> P>
Score negamax(const P& policy, const typename G::Position& position, int depth, int ply = 0) {
    const Player mover = G::to_move(position);
    if (const auto outcome = G::outcome(position)) {
        return end_score(*outcome, mover, ply, 0);
    }
    Score best = -infinite_score;
    bool looks_at_all = false;
    const auto overlooks = [&]([[maybe_unused]] const auto& move) {
        if constexpr (Overlooks<P, G>) {
            bool in_check = false;
            if constexpr (KnowsCheck<P, G>) {
                in_check = policy.in_check(position);
            }
            return !looks_at_all && !in_check && policy.overlooks(position, move);
        }
        return false;
    };
    const auto look_at = [&](const auto& moves) {
        for (const auto& move : moves) {
            if (overlooks(move)) {
                continue;
            }
            const auto next = after<G>(position, move);
            const Score value = negamax<G>(policy, next, std::max(depth - 1, 0), ply + 1);
            best = std::max(best, seen_by(mover, G::to_move(next), value));
        }
    };
    if (depth > 0) {
        look_at(G::legal_moves(position));
        if (best == -infinite_score) { // it has overlooked everything
            if (ply > 0) {
                return policy.evaluate(position);
            }
            looks_at_all = true;
            look_at(G::legal_moves(position));
        }
        return best;
    }
    if constexpr (KnowsCheck<P, G> && Quiesces<P, G>) {
        if (policy.in_check(position) && ply < max_ply - 1) {
            look_at(G::legal_moves(position));
            return best;
        }
    }
    best = policy.evaluate(position);
    if constexpr (Quiesces<P, G>) {
        if (ply < max_ply - 1) {
            look_at(policy.noisy_moves(position));
        }
    }
    return best;
}

} // namespace tabuleiro::search
