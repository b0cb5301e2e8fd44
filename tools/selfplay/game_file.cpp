#include "game_file.hpp"

#include <stdexcept>

#include "engines/nnue/checksum.hpp"

namespace tabuleiro::roque {

namespace {

struct FileHeader {
    std::array<char, 8> magic{'T', 'A', 'B', 'G', 'A', 'M', 'E', 'S'};
    std::uint32_t version = 2;
    std::uint32_t reserved = 0;

    friend bool operator==(const FileHeader&, const FileHeader&) = default;
};
static_assert(sizeof(FileHeader) == 16);

struct BlockHeader {
    std::uint32_t games = 0;
    std::uint32_t bytes = 0;
    std::uint32_t checksum = 0;
};
static_assert(sizeof(BlockHeader) == 12);

// By then the models have learnt what they can, and a lost block costs little.
constexpr std::size_t block_bytes = 64 << 10;

} // namespace

GameWriter::GameWriter(std::filesystem::path name, std::size_t part_bytes)
    : name_(std::move(name)), part_bytes_(part_bytes) {
    next_part();
}

void GameWriter::next_part() {
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

void GameWriter::write(const std::vector<Symbol>& game) {
    if (written_ + encoder_.size() > part_bytes_) {
        finish();
        next_part();
    }
    for (const Symbol symbol : game) {
        encoder_.put(symbol.value, models_[symbol.kind]);
    }
    ++games_;
    if (encoder_.size() >= block_bytes) {
        write_block();
    }
}

void GameWriter::write_block() {
    const std::string bytes = encoder_.finish();
    const BlockHeader header{games_, static_cast<std::uint32_t>(bytes.size()),
                             nnue::checksum_of(bytes)};
    out_.write(reinterpret_cast<const char*>(&header), sizeof(header));
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out_.flush();
    if (!out_) {
        throw std::runtime_error("games could not be written: is the disk full?");
    }
    written_ += sizeof(header) + bytes.size();
    games_ = 0;
    models_ = {};
}

void GameWriter::finish() {
    if (games_ != 0) {
        write_block();
    }
    out_.close();
}

Expected<std::vector<PlayedGame>> read_games(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    FileHeader file_header;
    in.read(reinterpret_cast<char*>(&file_header), sizeof(file_header));
    if (!in || file_header != FileHeader{}) {
        return fail("{path} is no file of games of this version.", file.string());
    }
    std::vector<PlayedGame> games;
    BlockHeader header;
    while (in.read(reinterpret_cast<char*>(&header), sizeof(header))) {
        std::string bytes(header.bytes, '\0');
        if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
            break;
        }
        if (nnue::checksum_of(bytes) != header.checksum) {
            return fail("{path} is damaged.", file.string());
        }
        RangeDecoder decoder(bytes);
        std::array<ByteModel, symbol_kinds> models{};
        for (std::uint32_t i = 0; i < header.games; ++i) {
            auto game = game_from([&](std::uint8_t kind) { return decoder.get(models[kind]); });
            if (!game) {
                return fail("{path} contains something that is no game.", file.string());
            }
            games.push_back(*std::move(game));
        }
    }
    return games;
}

} // namespace tabuleiro::roque
