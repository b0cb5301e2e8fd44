// Moves as the protocols write them, legal or not.
#pragma once

#include <string_view>

namespace tabuleiro {

// Two squares and perhaps a letter for the promotion: e2e4, e7e8q.
constexpr bool is_square_pair(std::string_view word) {
    const auto is_square = [&](std::size_t at) {
        return word[at] >= 'a' && word[at] <= 'h' && word[at + 1] >= '1' && word[at + 1] <= '8';
    };
    return (word.size() == 4 || word.size() == 5) && is_square(0) && is_square(2);
}

} // namespace tabuleiro
