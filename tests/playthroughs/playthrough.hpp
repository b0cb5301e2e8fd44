// One game in full: everything about each ply that a reader may want to see, as golden text.
#pragma once

#include <string>

#include "core/game.hpp"

namespace tabuleiro::test {

template <Game G>
std::string playthrough(std::uint64_t seed, int max_plies) {
    std::string text = "game: " + std::string(G::id) + ", seed " + std::to_string(seed) + "\n";
    Rng rng(seed);
    typename G::Position position = G::start({}).value();
    for (int ply = 0; ply <= max_plies; ++ply) {
        text += "\nply " + std::to_string(ply) + "\n";
        text += "position: " + G::write(position) + "\n";
        text += "key: " + std::to_string(G::key(position)) + "\n";
        const auto& view = G::view(position, G::to_move(position));
        text += G::draw(view);
        if (const auto outcome = G::outcome(position)) {
            text += "outcome: " + std::string(G::rule_name(outcome->rule)) + ", winner: ";
            text += !outcome->winner                   ? "none"
                    : outcome->winner == Player::First ? "first"
                                                       : "second";
            return text + "\n";
        }
        text += "to move: ";
        text += G::to_move(position) == Player::First ? "first\n" : "second\n";
        const auto moves = G::legal_moves(view);
        text += "legal:";
        for (const auto& move : moves) {
            text += " " + G::format(view, move);
        }
        const auto move = moves[static_cast<std::size_t>(rng.below(std::size(moves)))];
        text += "\nplays: " + G::format(view, move) + "\n";
        G::play(position, move);
    }
    return text + "\n...\n";
}

} // namespace tabuleiro::test
