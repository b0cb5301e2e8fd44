// The openings of a tournament, by number: from a file, or made as they are needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/game/hall.hpp"

namespace tabuleiro::arena {

class Openings {
  public:
    // Reads and checks the file where there is one; sets the terms' fingerprint, or compares it
    // with that of a tournament that goes on.
    [[nodiscard]] static Expected<Openings> prepare(const Hall& hall, OpeningTerms& terms,
                                                    std::uint64_t seed);

    // The number-th; a file's openings come again when they are used up. The same number gives the
    // same opening at any time.
    Opening at(int number) const;

  private:
    Openings(const Hall& hall, const OpeningTerms& terms, std::uint64_t seed)
        : hall_(&hall), terms_(terms), seed_(seed) {}

    const Hall* hall_;
    OpeningTerms terms_;
    std::uint64_t seed_;
    std::vector<Opening> list_; // of a file
};

// The openings of a text: EPD or FEN lines, lines of moves, or PGN games, told apart by what
// they look like. At most `plies` of the moves of each (0: all).
[[nodiscard]] Expected<std::vector<Opening>> parse_openings(const Hall& hall, std::string_view text,
                                                            int plies);

} // namespace tabuleiro::arena
