// What a game adds so that it can be searched: a small type with an evaluation, hints for the order
// of moves, and which moves are quiet. Everything else that it may provide is optional, one concept
// each.
//
// A policy is a value; its functions are const and depend only on their arguments and on what it
// was built with, so that searches are reproducible. It may keep a cache: each search has its own
// copy.
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.hpp"
#include "search/margins.hpp"
#include "search/score.hpp"

namespace tabuleiro::search {

// A move as a number, never 0, and unique among the legal moves of the position. It represents the
// move in the table and in the history of good moves.
using MoveCode = std::uint16_t;

template <class P, class G>
concept Policy = OpenGame<G> &&
    requires(const P policy, const typename G::Position position, const typename G::Move move) {
    // From the side to move; strictly between plus and minus decided_score.
    { policy.evaluate(position) } -> std::same_as<Score>;
    { policy.code(move) } -> std::same_as<MoveCode>;
    // Greater is tried earlier. Noisy moves are compared with each other, and come after the quiet
    // ones if it is negative; for quiet moves it adds to their history (see margins.hpp).
    { policy.hint(position, move) } -> std::same_as<int>;
    // Neither captures nor other moves that change the evaluation abruptly.
    { policy.quiet(position, move) } -> std::same_as<bool>;
    // What a small lead is worth in the evaluation (a pawn); the margins are shares of it.
    { P::unit } -> std::convertible_to<Score>;
};

// The evaluation is quickest if it is told how many plies below the root the position is, because
// it remembers the positions of that line; the value does not depend on the ply.
template <class P, class G>
concept FollowsLine = requires(const P policy, const typename G::Position position) {
    { policy.evaluate(position, int{}) } -> std::same_as<Score>;
};

// The evaluation is reliable only after the noisy moves have been searched (quiescence).
template <class P, class G>
concept Quiesces = requires(const P policy, const typename G::Position position) {
    { policy.noisy_moves(position) } -> std::same_as<typename G::Moves>;
};

// The player to move may be in check, where an evaluation is meaningless.
template <class P, class G>
concept KnowsCheck = requires(const P policy, const typename G::Position position) {
    { policy.in_check(position) } -> std::same_as<bool>;
};

// The position after a null move, if passing can be assumed to be worse than the best move; none
// otherwise.
template <class P, class G>
concept Passes = requires(const P policy, const typename G::Position position) {
    { policy.pass(position) } -> std::same_as<std::optional<typename G::Position>>;
};

// What a noisy move wins at most, in the evaluation's units.
template <class P, class G>
concept WeighsGains = requires(const P policy, const typename G::Position position,
                               const typename G::Move move) {
    { policy.gain(position, move) } -> std::same_as<Score>;
};

// Equal where a position counts as repeated (to the rules, or because coming back is no progress).
template <class P, class G>
concept KeysRepetition = requires(const P policy, const typename G::Position position) {
    { policy.repetition_key(position) } -> std::same_as<std::uint64_t>;
};

// A key for the table that separates positions that share the game's key but that the search must
// tell apart.
template <class P, class G>
concept KeysTable = requires(const P policy, const typename G::Position position) {
    { policy.table_key(position) } -> std::same_as<std::uint64_t>;
};

// It does not see every move. In check all are seen, and at the root at least one.
template <class P, class G>
concept Overlooks = requires(const P policy, const typename G::Position position,
                             const typename G::Move move) {
    { policy.overlooks(position, move) } -> std::same_as<bool>;
};

// Its own numbers for what is skipped and reduced.
template <class P>
concept OwnPruning = requires(const P policy) {
    { policy.pruning } -> std::convertible_to<Pruning>;
};

template <class P>
constexpr Pruning pruning_of(const P& policy) {
    if constexpr (OwnPruning<P>) {
        return policy.pruning;
    } else {
        return {};
    }
}

} // namespace tabuleiro::search
