// Which move to play: the first, but a word is missing.
#pragma once

#include "position.hpp"

inline Move choose(const Position& position) {
    return position.legal_move().front();
}
