// A game of any kind as text: its options, its first position, and the moves so far.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/option_text.hpp"
#include "record/record_text.hpp"

namespace tabuleiro::programs {

struct GameSoFar {
    std::vector<WrittenOption> options{};
    std::optional<std::string> start{}; // as the game writes positions; none: the usual one
    std::vector<std::string> moves{};
};

// The game as a record; fails if it is none.
template <Game G>
Expected<Record<G>> replayed(const GameSoFar& game) {
    const auto options = read_options<G>(game.options);
    if (!options) {
        return tl::unexpected(options.error());
    }
    auto record = [&]() -> Expected<Record<G>> {
        if constexpr (OpenGame<G>) {
            if (game.start) {
                return record_from<G>(*game.start, *options);
            }
        }
        return Record<G>::begin(*options);
    }();
    for (std::size_t i = 0; record && i < game.moves.size(); ++i) {
        if (const auto played = record->play_text(game.moves[i]); !played) {
            return tl::unexpected(played.error());
        }
    }
    return record;
}

} // namespace tabuleiro::programs
