// Which move to play: whoever looks seven moves ahead plays well, but never looks at the clock.
#pragma once

#include "position.hpp"

inline long count(const Position& position, int depth) {
    long all = 1;
    for (const Move& move : position.legal_moves()) {
        all += depth > 1 ? count(position.after(move), depth - 1) : 1;
    }
    return all;
}

inline Move choose(const Position& position) {
    Move best = position.legal_moves().front();
    long most = 0;
    for (const Move& move : position.legal_moves()) {
        const long all = count(position.after(move), 7);
        best = all > most ? move : best;
        most = std::max(all, most);
    }
    return best;
}
