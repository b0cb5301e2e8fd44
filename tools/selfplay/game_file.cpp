#include "game_file.hpp"

#include <array>
#include <stdexcept>

namespace tabuleiro::roque {

namespace {

struct FileHeader {
    std::array<char, 8> magic{'T', 'A', 'B', 'G', 'A', 'M', 'E', 'S'};
    std::uint32_t version = 1;
    std::uint32_t reserved = 0;

    friend bool operator==(const FileHeader&, const FileHeader&) = default;
};
static_assert(sizeof(FileHeader) == 16);

struct GameHeader {
    std::uint16_t moves = 0;
    std::uint8_t result = 0;
    std::uint8_t reserved = 0;
};
static_assert(sizeof(GameHeader) == 4);

std::size_t bytes_of(const std::vector<ScoredMove>& moves) {
    return moves.size() * sizeof(ScoredMove);
}

} // namespace

std::optional<chess::Move> ScoredMove::move() const {
    const int kind = bits >> 12;
    if (kind > static_cast<int>(chess::MoveKind::PromoteQueen)) {
        return std::nullopt;
    }
    return chess::Move(chess::square_at(bits & 63), chess::square_at(bits >> 6 & 63),
                       static_cast<chess::MoveKind>(kind));
}

GameWriter::GameWriter(std::filesystem::path name, std::size_t part_bytes)
    : name_(std::move(name)), part_bytes_(part_bytes) {
    next_part();
}

void GameWriter::next_part() {
    if (part_ > 0) {
        finish();
    }
    const std::string path = name_.string() + "-" + std::to_string(++part_) + ".games";
    out_ = std::ofstream(path, std::ios::binary);
    const FileHeader header;
    out_.write(reinterpret_cast<const char*>(&header), sizeof(header));
    out_.flush();
    if (!out_) {
        throw std::runtime_error(path + " cannot be written");
    }
    written_ = sizeof(header);
}

void GameWriter::write(const PlayedGame& game) {
    const std::size_t size = sizeof(GameHeader) + bytes_of(game.moves);
    if (written_ + size > part_bytes_ && written_ > sizeof(FileHeader)) {
        next_part();
    }
    const GameHeader header{static_cast<std::uint16_t>(game.moves.size()), game.result, 0};
    out_.write(reinterpret_cast<const char*>(&header), sizeof(header));
    out_.write(reinterpret_cast<const char*>(game.moves.data()),
               static_cast<std::streamsize>(bytes_of(game.moves)));
    if (!out_) {
        throw std::runtime_error("a game could not be written: is the disk full?");
    }
    written_ += size;
}

void GameWriter::finish() {
    out_.close();
    if (!out_) {
        throw std::runtime_error("the games could not be written: is the disk full?");
    }
}

Expected<std::vector<PlayedGame>> read_games(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    FileHeader file_header;
    in.read(reinterpret_cast<char*>(&file_header), sizeof(file_header));
    if (!in || file_header != FileHeader{}) {
        return fail("{path} is no file of games of this version.", file.string());
    }
    std::vector<PlayedGame> games;
    GameHeader header;
    while (in.read(reinterpret_cast<char*>(&header), sizeof(header))) {
        if (header.result > 2) {
            return fail("{path} has a game without a result.", file.string());
        }
        PlayedGame game;
        game.result = header.result;
        game.moves.resize(header.moves);
        if (!in.read(reinterpret_cast<char*>(game.moves.data()),
                     static_cast<std::streamsize>(bytes_of(game.moves)))) {
            break;
        }
        games.push_back(std::move(game));
    }
    return games;
}

} // namespace tabuleiro::roque
