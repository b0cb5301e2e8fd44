// CRC-32 as in zip files.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string_view>

namespace tabuleiro::nnue {

inline std::uint32_t checksum_of(std::string_view bytes) {
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

} // namespace tabuleiro::nnue
