// CRC-32 as in zip files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tabuleiro::nnue {

inline std::uint32_t checksum_of(std::string_view bytes) {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) {
            value = (value & 1) != 0 ? value >> 1 ^ 0xEDB88320U : value >> 1;
        }
        table[i] = value;
    }
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum = table[(sum ^ static_cast<unsigned char>(byte)) & 0xFF] ^ sum >> 8;
    }
    return ~sum;
}

} // namespace tabuleiro::nnue
