#include "games/reversi/position.hpp"

#include "core/rng.hpp"

namespace tabuleiro::reversi {

Expected<Position> Position::from(const ByPlayer<Squares>& discs, Player to_move) {
    Position position;
    position.discs_ = discs;
    position.to_move_ = to_move;
    if (auto reasons = position.broken_invariants(); !reasons.empty()) {
        return fail(std::move(reasons));
    }
    return position;
}

void Position::play(Move move) {
    Squares& own = discs_[to_move_];
    Squares& other = discs_[opponent(to_move_)];
    if (move.at) {
        const Squares flips = turned(own, other, *move.at);
        own |= flips | set_of(*move.at);
        other &= ~flips;
    }
    to_move_ = opponent(to_move_);
}

// Computed from scratch each time: a move turns many discs, and there are only two words to mix.
std::uint64_t Position::key() const {
    std::uint64_t state = discs_.first;
    state = split_mix(state) ^ discs_.second;
    state = split_mix(state) ^ static_cast<std::uint64_t>(to_move_);
    return split_mix(state);
}

Reasons Position::broken_invariants() const {
    Reasons broken;
    if ((discs_.first & discs_.second) != 0) {
        broken.push_back(Reason("Two discs share a square."));
    }
    if ((centre & empty()) != 0) {
        broken.push_back(Reason("The four squares in the middle are never empty."));
    }
    return broken;
}

} // namespace tabuleiro::reversi
