// What decides between players with the same points.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::league {

enum class TieBreak : std::uint8_t {
    Buchholz,        // the sum of the opponents' points
    BuchholzCut1,    // without the opponent with the fewest points
    SonnebornBerger, // the points of those whom one has beaten, and half of those one has drawn
                     // with
    DirectEncounter, // points against those with the same points, if all of them have met
    Wins,            // games won, over the board or by forfeit
    Progressive,     // the sum of the points after each round
};

inline constexpr std::array all_tie_breaks{
    TieBreak::Buchholz,        TieBreak::BuchholzCut1, TieBreak::SonnebornBerger,
    TieBreak::DirectEncounter, TieBreak::Wins,         TieBreak::Progressive};

// "sonneborn-berger".
std::string_view to_text(TieBreak tie_break);

// Names with commas between them, each once: "buchholz,wins".
[[nodiscard]] Expected<std::vector<TieBreak>> parse_tie_breaks(std::string_view text);

} // namespace tabuleiro::league
