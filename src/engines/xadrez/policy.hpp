// What the search needs to know of xadrez.
#pragma once

#include "engines/xadrez/evaluation.hpp"
#include "engines/xadrez/exchange.hpp"
#include "games/xadrez/xadrez.hpp"
#include "search/policy.hpp"

namespace tabuleiro::xadrez {

struct ChessPolicy {
    // A pawn.
    static constexpr search::Score unit = 100;

    // There are many quiet moves, and most of them do nothing: more are skipped, sooner, and the
    // rest is searched less deeply than in other games. Each was better in games.
    static constexpr search::Pruning pruning{.reverse_futility_depth = 9,
                                             .futility_depth = 7,
                                             .futility_base = 70,
                                             .futility_per_depth = 70,
                                             .late_move_depth = 6,
                                             .late_move_base = 4,
                                             .late_move_factor = 2,
                                             .reduction_from = 2,
                                             .reduction_base = 0.8};

    search::Score evaluate(const Position& position) const { return xadrez::evaluate(position); }

    search::MoveCode code(const Move& move) const {
        const int operates = move.kind == MoveKind::Operation ? 1 : 0;
        return static_cast<search::MoveCode>(1 + (operates * 64 + index(move.from)) * 64 +
                                             index(move.to));
    }

    // The most valuable captures first, by the cheapest pieces; those that lose come last.
    int hint(const Position& position, const Move& move) const {
        if (quiet(position, move)) {
            return 0;
        }
        const search::Score left = exchange(position, move);
        return left < 0 ? left : gain(position, move) * 8 + left;
    }

    // Neither a capture, by move or by operation, nor a promotion.
    bool quiet(const Position& position, const Move& move) const {
        if (move.kind == MoveKind::Move) {
            const bool pawn = contains(position.of(Kind::Pawn), move.from);
            return !contains(position.occupied(), move.to) &&
                   !(pawn && (row(move.to) == last_row(position.to_move()) ||
                              column(move.from) != column(move.to)));
        }
        return effect(position, move).captured == 0;
    }

    // Captures that do not lose, and promotions.
    Moves noisy_moves(const Position& position) const {
        Moves noisy;
        for (const Move& move : legal_moves(position)) {
            if (!quiet(position, move) && exchange(position, move) >= 0) {
                noisy.push_back(move);
            }
        }
        return noisy;
    }

    bool in_check(const Position& position) const {
        return xadrez::in_check(position, position.to_move());
    }

    // A player with nothing but pawns and a king may be glad to pass, and one without a legal move
    // loses (R24).
    std::optional<Position> pass(const Position& position) const {
        const Player player = position.to_move();
        if ((position.of(player) & ~(position.of(Kind::Pawn) | position.of(Kind::King))) == 0 ||
            is_odd(position)) {
            return std::nullopt;
        }
        Position passed = position;
        passed.pass();
        return passed;
    }

    search::Score gain(const Position& position, const Move& move) const {
        return xadrez::gain(position, move);
    }

    // The rules do not count repetitions, but repeating a position is no progress.
    std::uint64_t repetition_key(const Position& position) const { return position.key(); }
    std::uint64_t table_key(const Position& position) const { return position.key(); }
};

} // namespace tabuleiro::xadrez
