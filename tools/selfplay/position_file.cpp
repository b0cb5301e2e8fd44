#include "position_file.hpp"

#include <algorithm>
#include <fstream>

namespace tabuleiro::roque {

using namespace chess;

namespace {

struct Header {
    std::array<char, 8> magic{'T', 'A', 'B', 'P', 'O', 'S', 'I', 'T'};
    std::uint32_t version = 1;
    std::uint32_t record_size = sizeof(TrainingPosition);
    std::array<std::uint64_t, 2> reserved{};

    friend bool operator==(const Header&, const Header&) = default;
};
static_assert(sizeof(Header) == 32);

} // namespace

TrainingPosition packed(const Position& position, int score, int ply) {
    TrainingPosition out;
    const Board& board = position.board();
    out.occupied = board.occupied();
    std::size_t number = 0;
    for (const Square square : squares(out.occupied)) {
        const Piece piece = *board.piece_at(square);
        const int code = index(piece.role) + (piece.owner == white ? 0 : 8);
        out.pieces[number / 2] |= static_cast<std::uint8_t>(code << (number % 2 * 4));
        ++number;
    }
    out.score = static_cast<std::int16_t>(std::clamp(score, -32000, 32000));
    out.to_move = position.to_move() == white ? 0 : 1;
    out.castling = static_cast<std::uint16_t>((board[white].castling_rooks & 0xFF) |
                                              (board[black].castling_rooks >> 56 << 8));
    out.quiet_plies = static_cast<std::uint8_t>(std::min(position.quiet_plies(), 255));
    out.ply = static_cast<std::uint8_t>(std::min(ply, 255));
    return out;
}

std::optional<Position> unpacked(const TrainingPosition& packed) {
    Setup setup;
    std::size_t number = 0;
    if (count(packed.occupied) > 32) {
        return std::nullopt;
    }
    for (const Square square : squares(packed.occupied)) {
        const int code = packed.pieces[number / 2] >> (number % 2 * 4) & 15;
        ++number;
        if ((code & 7) > 5) {
            return std::nullopt;
        }
        setup[square] = Piece{code < 8 ? white : black, static_cast<Role>(code & 7)};
    }
    setup.to_move = packed.to_move == 0 ? white : black;
    setup.castling_rooks = Bitboard{packed.castling & 0xFFU} |
                           Bitboard{static_cast<unsigned>(packed.castling >> 8)} << 56;
    setup.quiet_plies = packed.quiet_plies;
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

Expected<void> write_positions(const std::filesystem::path& file,
                               const std::vector<TrainingPosition>& positions) {
    std::ofstream out(file, std::ios::binary);
    const Header header;
    out.write(reinterpret_cast<const char*>(&header), sizeof(header));
    out.write(reinterpret_cast<const char*>(positions.data()),
              static_cast<std::streamsize>(positions.size() * sizeof(TrainingPosition)));
    out.flush();
    if (!out) {
        return fail("{path} cannot be written.", file.string());
    }
    return {};
}

Expected<std::vector<TrainingPosition>> read_positions(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in) {
        return fail("{path} cannot be read.", file.string());
    }
    const auto bytes = static_cast<std::size_t>(std::max<std::streamoff>(in.tellg(), 0));
    in.seekg(0);
    Header header;
    in.read(reinterpret_cast<char*>(&header), sizeof(header));
    if (!in || header != Header{}) {
        return fail("{path} is no file of positions of this version.", file.string());
    }
    std::vector<TrainingPosition> positions((bytes - sizeof(header)) / sizeof(TrainingPosition));
    in.read(reinterpret_cast<char*>(positions.data()),
            static_cast<std::streamsize>(positions.size() * sizeof(TrainingPosition)));
    return positions;
}

} // namespace tabuleiro::roque
