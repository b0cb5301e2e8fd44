// Games of the engine against itself, four bytes a move: what self-play writes.
//
// A file is a header of 16 bytes ("TABGAMES", version, zeros) and games until its end. A game
// begins from the standard position: number of moves (2 bytes), result (1), zero (1), then each
// move in the 16 bits of games/chess/move.hpp with the score of its search (2). Everything is
// little-endian. A game that was cut off at the end, by a full disk or a lost machine, is no part
// of the file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <limits>
#include <vector>

#include "core/error.hpp"
#include "games/chess/move.hpp"

namespace tabuleiro::roque {

struct ScoredMove {
    // Moves of the random opening were not searched.
    static constexpr std::int16_t unscored = std::numeric_limits<std::int16_t>::min();

    std::uint16_t bits = 0;
    std::int16_t score = unscored; // from white

    // None if the bits are no move.
    std::optional<chess::Move> move() const;
};
static_assert(sizeof(ScoredMove) == 4);

struct PlayedGame {
    std::uint8_t result = 1; // from white: 0 lost, 1 drawn, 2 won
    std::vector<ScoredMove> moves;
};

// Writes NAME-1.games, NAME-2.games ..., none larger than a size that can be carried.
class GameWriter {
  public:
    // Throws std::runtime_error, here, in write() and in finish(), if the disk does not take it.
    GameWriter(std::filesystem::path name, std::size_t part_bytes);
    void write(const PlayedGame& game);
    // After the last game: now all are in the file.
    void finish();

  private:
    void next_part();

    std::filesystem::path name_;
    std::size_t part_bytes_;
    std::size_t written_ = 0;
    int part_ = 0;
    std::ofstream out_;
};

[[nodiscard]] Expected<std::vector<PlayedGame>> read_games(const std::filesystem::path& file);

} // namespace tabuleiro::roque
