// Networks for tests: random weights, in the layout that docs/nnue.md describes.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.hpp"
#include "engines/nnue/checksum.hpp"

namespace tabuleiro::test {

struct NetworkShape {
    std::string game = "chess";
    std::uint32_t inputs = 768;
    std::uint32_t hidden = 64;
    std::uint32_t buckets = 4;
    std::uint32_t version = 1;
    std::uint32_t last_unit = 128;
    int largest_first = 127; // of the weights of the first layer
    int largest_last = 127;
};

class NetworkWriter {
  public:
    explicit NetworkWriter(std::uint64_t seed) : rng_(seed) {}

    std::string payload(const NetworkShape& shape) {
        std::string bytes;
        for (std::uint32_t i = 0; i < (shape.inputs + 1) * shape.hidden; ++i) {
            append(bytes, random(shape.largest_first), 2);
        }
        for (std::uint32_t i = 0; i < shape.buckets * shape.hidden * 2; ++i) {
            append(bytes, random(shape.largest_last), 1);
        }
        for (std::uint32_t i = 0; i < shape.buckets; ++i) {
            append(bytes, random(16320), 4);
        }
        return bytes;
    }

    // As version 2 has the payload that version 1 has plainly.
    static std::string compressed(const NetworkShape& shape, const std::string& payload) {
        const std::size_t count = std::size_t{shape.inputs + 1} * shape.hidden;
        std::string planes = payload;
        for (std::size_t i = 0; i < count; ++i) {
            const int number =
                static_cast<std::int16_t>(static_cast<unsigned char>(payload[2 * i]) |
                                          static_cast<unsigned char>(payload[2 * i + 1]) << 8);
            const int folded = number >= 0 ? 2 * number : -2 * number - 1;
            planes[i] = static_cast<char>(folded & 0xFF);
            planes[count + i] = static_cast<char>(folded >> 8);
        }
        std::string bytes(compressBound(planes.size()), '\0');
        uLongf size = bytes.size();
        compress(reinterpret_cast<Bytef*>(bytes.data()), &size,
                 reinterpret_cast<const Bytef*>(planes.data()), planes.size());
        bytes.resize(size);
        return bytes;
    }

    static std::string file(const NetworkShape& shape, std::string_view payload) {
        std::string bytes("TABNNUE\0", 8);
        bytes += shape.game;
        bytes.resize(16);
        for (const std::uint32_t number : {shape.version, shape.inputs, shape.hidden, shape.buckets,
                                           255U, shape.last_unit, 400U}) {
            append(bytes, number, 4);
        }
        bytes.resize(60);
        append(bytes, nnue::checksum_of(payload), 4);
        return bytes + std::string(payload);
    }

  private:
    static void append(std::string& bytes, std::int64_t number, int size) {
        for (int i = 0; i < size; ++i) {
            bytes += static_cast<char>(number >> 8 * i & 0xFF);
        }
    }
    std::int64_t random(int largest) {
        return static_cast<std::int64_t>(rng_.below(static_cast<std::uint64_t>(2 * largest + 1))) -
               largest;
    }

    Rng rng_;
};

inline std::string random_network(const NetworkShape& shape, std::uint64_t seed) {
    return NetworkWriter::file(shape, NetworkWriter(seed).payload(shape));
}

} // namespace tabuleiro::test
