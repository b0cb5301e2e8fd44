// An engine's score of a position, from its own side: hundredths of a pawn, or a mate.
#pragma once

#include <cstdint>

namespace tabuleiro {

struct EngineScore {
    enum class Kind : std::uint8_t { Centipawns, Mate };
    Kind kind = Kind::Centipawns;
    int value = 0; // of a mate: in moves; negative if the engine is mated

    friend bool operator==(const EngineScore&, const EngineScore&) = default;
};

enum class ScoreBound : std::uint8_t { Exact, Lower, Upper };

} // namespace tabuleiro
