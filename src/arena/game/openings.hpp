// The openings of a tournament, by number: from a file, or made as they are needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/game/arena_game.hpp"

namespace tabuleiro::arena {

class Openings {
  public:
    // Reads and checks the file if there is one; sets the terms' fingerprint, or compares it with
    // that of a resumed tournament.
    [[nodiscard]] static Expected<Openings> prepare(const ArenaGame& arena_game,
                                                    OpeningTerms& terms, std::uint64_t seed);

    // The opening with this number; a file's openings repeat when they are used up. The same number
    // always gives the same opening.
    Opening at(int number) const;

  private:
    Openings(const ArenaGame& arena_game, const OpeningTerms& terms, std::uint64_t seed)
        : game_(&arena_game), terms_(terms), seed_(seed) {}

    const ArenaGame* game_;
    OpeningTerms terms_;
    std::uint64_t seed_;
    std::vector<Opening> list_; // of a file
};

// The openings of a text: EPD or FEN lines, lines of moves, or PGN games, distinguished by their
// form. At most `plies` of the moves of each (0: all).
[[nodiscard]] Expected<std::vector<Opening>> parse_openings(const ArenaGame& arena_game,
                                                            std::string_view text, int plies);

} // namespace tabuleiro::arena
