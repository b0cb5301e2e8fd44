// Games of the engine against itself, about one byte per move: what self-play writes.
//
// A file is a header of 16 bytes ("TABGAMES", version 2, zeros) and blocks until its end. A block
// is the number of its games, of the bytes that follow its own 12 and their CRC-32 (4 bytes each,
// little-endian), and its games as symbols (game_symbols.hpp), range coded with models that are
// reset for each block. An incomplete block at the end, after a full disk or a lost machine, is
// ignored.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <vector>

#include "core/error.hpp"
#include "game_symbols.hpp"
#include "range_coder.hpp"

namespace tabuleiro::roque {

// Writes NAME-1.games, NAME-2.games ..., each of a size that can be transferred, plus at most one
// game.
class GameWriter {
  public:
    // Throws std::runtime_error, here, in write() and in finish(), if the disk fails.
    GameWriter(std::filesystem::path name, std::size_t part_bytes);
    // A game from symbols_of(), which takes longer than writing.
    void write(const std::vector<Symbol>& game);
    // After the last game: now all are in the file.
    void finish();

  private:
    void next_part();
    void write_block();

    std::filesystem::path name_;
    std::size_t part_bytes_;
    std::size_t written_ = 0;
    int part_ = 0;
    std::ofstream out_;
    std::uint32_t games_ = 0; // of the current block
    RangeEncoder encoder_;
    std::array<ByteModel, symbol_kinds> models_{};
};

[[nodiscard]] Expected<std::vector<PlayedGame>> read_games(const std::filesystem::path& file);

} // namespace tabuleiro::roque
