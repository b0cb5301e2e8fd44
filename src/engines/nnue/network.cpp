#include "engines/nnue/network.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <new>
#include <optional>
#include <string>

#include "engines/nnue/checksum.hpp"

namespace tabuleiro::nnue {

namespace {

struct Header {
    std::array<char, 8> magic;
    std::array<char, 8> game;
    std::uint32_t version;
    std::uint32_t inputs;
    std::uint32_t hidden;
    std::uint32_t buckets;
    std::uint32_t first_unit;
    std::uint32_t last_unit;
    std::uint32_t points;
    std::array<std::uint32_t, 4> reserved;
    std::uint32_t checksum;
};
static_assert(sizeof(Header) == 64);

constexpr std::string_view magic{"TABNNUE\0", 8};
constexpr std::uint32_t plain_version = 1;
constexpr std::uint32_t version = 2; // the numbers are compressed
constexpr std::uint32_t max_hidden = 4096;
constexpr std::uint32_t max_buckets = 32;
constexpr std::uint32_t max_last_unit = 255;
constexpr std::uint32_t max_points = 10000;
constexpr std::int64_t max_sum = std::numeric_limits<std::int32_t>::max();

// Reads numbers from bytes whose length was checked.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <class Number>
    void read(Number* to, std::size_t count) {
        std::memcpy(to, bytes_.data(), count * sizeof(Number));
        bytes_.remove_prefix(count * sizeof(Number));
    }

  private:
    std::string_view bytes_;
};

// The bytes before compression, if they are as many as they have to be.
std::optional<std::string> inflated(std::string_view bytes, std::size_t size) {
    std::string plain(size, '\0');
    uLongf length = size;
    const int result =
        uncompress(reinterpret_cast<Bytef*>(plain.data()), &length,
                   reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()));
    if (result != Z_OK || length != size) {
        return std::nullopt;
    }
    return plain;
}

// Compressed numbers of 16 bits are folded (0, -1, 1, -2, ... are 0, 1, 2, 3, ...), and all low
// bytes come before all high bytes: most high bytes are zeros then.
std::string unfolded(std::string_view planes, std::size_t count) {
    std::string numbers(planes);
    for (std::size_t i = 0; i < count; ++i) {
        const auto folded =
            static_cast<std::uint16_t>(static_cast<unsigned char>(planes[i]) |
                                       static_cast<unsigned char>(planes[count + i]) << 8);
        const auto number = static_cast<std::int16_t>(folded >> 1 ^ -(folded & 1));
        std::memcpy(numbers.data() + 2 * i, &number, sizeof(number));
    }
    return numbers;
}

// For each neuron the largest weight of some inputs.
std::vector<int> largest_weights(const std::int16_t* weights, std::size_t inputs,
                                 std::size_t hidden) {
    std::vector<int> largest(hidden);
    for (std::size_t input = 0; input < inputs; ++input) {
        for (std::size_t i = 0; i < hidden; ++i) {
            largest[i] = std::max(largest[i], std::abs(int{weights[input * hidden + i]}));
        }
    }
    return largest;
}

// Whether every sum of the first layer fits into 16 bits, even with all pieces at once, each with
// one input of its zone and one in common.
bool first_layer_fits(const std::int16_t* weights, std::size_t zoned, std::size_t common,
                      const std::int16_t* biases, std::size_t hidden, int max_pieces) {
    const std::vector<int> in_zones = largest_weights(weights, zoned, hidden);
    const std::vector<int> in_common = largest_weights(weights + zoned * hidden, common, hidden);
    for (std::size_t i = 0; i < hidden; ++i) {
        if ((in_zones[i] + in_common[i]) * max_pieces + std::abs(int{biases[i]}) >
            std::numeric_limits<std::int16_t>::max()) {
            return false;
        }
    }
    return true;
}

// Whether the sum of the last layer fits into 32 bits, whatever the views.
bool last_layer_fits(const std::int16_t* weights, std::size_t count) {
    std::int64_t positive = 0;
    std::int64_t negative = 0;
    for (std::size_t i = 0; i < count; ++i) {
        (weights[i] > 0 ? positive : negative) += std::abs(int{weights[i]});
        if (weights[i] < -127) {
            return false;
        }
    }
    return std::max(positive, negative) * first_unit * first_unit <= max_sum;
}

// Whether the score fits into 32 bits, whatever that sum.
bool score_fits(std::int32_t bias, std::int64_t points, std::int64_t last_unit) {
    const std::int64_t largest = max_sum / first_unit + std::abs(std::int64_t{bias});
    return largest * points / (first_unit * last_unit) <= max_sum;
}

} // namespace

AlignedNumbers::AlignedNumbers(std::size_t size) {
    const std::size_t bytes = (size * sizeof(std::int16_t) + alignment - 1) / alignment * alignment;
    memory_.reset(static_cast<std::int16_t*>(std::aligned_alloc(alignment, bytes)));
    if (!memory_) {
        throw std::bad_alloc();
    }
    std::memset(memory_.get(), 0, bytes);
}

Expected<Network> Network::from(std::string_view bytes, const GameShape& shape) {
    Header header{};
    if (bytes.size() < sizeof(header) || bytes.substr(0, magic.size()) != magic) {
        return fail("This is no file of a network.");
    }
    std::memcpy(&header, bytes.data(), sizeof(header));
    if (header.version != version && header.version != plain_version) {
        return fail(
            "The network's file has version {version}, this program reads versions up to {known}.",
            header.version, version);
    }
    const std::string_view own_game(header.game.data(),
                                    strnlen(header.game.data(), header.game.size()));
    if (own_game != shape.game) {
        return fail("The network is not for this game.");
    }
    const std::size_t zoned = shape.inputs * shape.zones;
    const bool known_inputs = header.inputs == shape.inputs || header.inputs == zoned ||
                              header.inputs == zoned + shape.common;
    if (!known_inputs || header.hidden == 0 || header.hidden % size_step != 0 ||
        header.hidden > max_hidden || header.buckets == 0 || header.buckets > max_buckets ||
        header.first_unit != first_unit || header.last_unit == 0 ||
        header.last_unit > max_last_unit || header.points == 0 || header.points > max_points) {
        return fail("The network has a shape that this program does not know.");
    }
    const std::size_t inputs = header.inputs;
    const std::size_t hidden = header.hidden;
    const std::size_t buckets = header.buckets;
    const std::string_view payload = bytes.substr(sizeof(header));
    const std::size_t first_numbers = (inputs + 1) * hidden;
    const std::size_t size = first_numbers * 2 + buckets * (2 * hidden + sizeof(std::int32_t));
    if (header.version == plain_version && payload.size() != size) {
        return fail("The network's file is cut off or too long.");
    }
    if (checksum_of(payload) != header.checksum) {
        return fail("The network's file is damaged: its checksum does not agree.");
    }
    std::string unpacked;
    std::string_view numbers = payload;
    if (header.version != plain_version) {
        const auto planes = inflated(payload, size);
        if (!planes) {
            return fail("The network's file is damaged: it cannot be decompressed.");
        }
        unpacked = unfolded(*planes, first_numbers);
        numbers = unpacked;
    }

    Network network;
    network.hidden_ = hidden;
    network.buckets_ = buckets;
    network.max_pieces_ = static_cast<std::size_t>(shape.max_pieces);
    network.last_unit_ = static_cast<int>(header.last_unit);
    network.points_ = static_cast<int>(header.points);
    network.first_ = AlignedNumbers((zoned + shape.common) * hidden);
    network.first_biases_ = AlignedNumbers(hidden);
    network.last_ = AlignedNumbers(buckets * 2 * hidden);
    network.last_biases_.resize(buckets);
    Reader reader(numbers);
    std::int16_t* const first = network.first_.data();
    reader.read(first, inputs * hidden);
    for (std::size_t input = inputs; input < zoned; input += shape.inputs) {
        std::copy_n(first, shape.inputs * hidden, first + input * hidden);
    }
    reader.read(network.first_biases_.data(), hidden);
    std::vector<std::int8_t> narrow(buckets * 2 * hidden);
    reader.read(narrow.data(), narrow.size());
    std::copy(narrow.begin(), narrow.end(), network.last_.data());
    reader.read(network.last_biases_.data(), buckets);

    bool fits =
        first_layer_fits(first, zoned, shape.common, network.biases(), hidden, shape.max_pieces);
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        fits = fits && last_layer_fits(network.last_.data() + bucket * 2 * hidden, 2 * hidden) &&
               score_fits(network.last_biases_[bucket], network.points_, network.last_unit_);
    }
    if (!fits) {
        return fail("The network's weights are too large: its sums could overflow.");
    }
    return network;
}

} // namespace tabuleiro::nnue
