// Positions of games with their scores and results, 32 bytes each: what training and tuning read.
//
// A file is a header of 32 bytes ("TABPOSIT", version, the size of a record, zeros) and records
// until its end. Everything is little-endian.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::roque {

struct TrainingPosition {
    std::uint64_t occupied = 0;
    std::array<std::uint8_t, 16> pieces{}; // four bits each, in the order of the squares
    std::int16_t score = 0;                // from white, mixed with what followed (expand.hpp)
    std::uint8_t result = 1;               // from white: 0 lost, 1 drawn, 2 won
    std::uint8_t to_move = 0;              // 0 white
    std::uint16_t castling = 0;            // files of castling rooks, black's in the high byte
    std::uint8_t quiet_plies = 0;
    std::uint8_t ply = 0;
};
static_assert(sizeof(TrainingPosition) == 32);

TrainingPosition packed(const chess::Position& position, int score, int ply);
// None if the bytes are not a position.
std::optional<chess::Position> unpacked(const TrainingPosition& packed);

[[nodiscard]] Expected<void> write_positions(const std::filesystem::path& file,
                                             const std::vector<TrainingPosition>& positions);
[[nodiscard]] Expected<std::vector<TrainingPosition>>
read_positions(const std::filesystem::path& file);

} // namespace tabuleiro::roque
