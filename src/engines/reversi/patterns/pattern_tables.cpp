#include "engines/reversi/patterns/pattern_tables.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "engines/embedded_file.hpp"
#include "engines/nnue/checksum.hpp"

TABULEIRO_EMBED(tabuleiro_patterns, TABULEIRO_PATTERNS)

namespace tabuleiro::reversi::patterns {

namespace {

struct Header {
    std::array<char, 8> magic;
    std::array<char, 8> game;
    std::uint32_t version;
    std::uint32_t stages;
    std::uint32_t weights; // of one stage
    std::uint32_t unit;
    std::array<std::uint32_t, 7> reserved;
    std::uint32_t checksum;
};
static_assert(sizeof(Header) == 64);

constexpr std::array<char, 8> magic{'T', 'A', 'B', 'P', 'A', 'T', 'T', 0};
constexpr std::array<char, 8> game{'r', 'e', 'v', 'e', 'r', 's', 'i', 0};
constexpr std::uint32_t version = 1;
constexpr std::size_t weight_count = stage_count * weights_per_stage;

// Calls `use(place)` for each place among the weights of a stage.
template <class Use>
void for_each_weight(const Position& position, const Use& use) {
    const Views own = views_of(position.own());
    const Views other = views_of(position.other());
    for_each_place([&](std::size_t table, std::size_t view, const auto& bits) {
        use(table_begins[table] + in_base_three[bits(own[view])] +
            2 * std::size_t{in_base_three[bits(other[view])]});
    });
    const auto moves = [](Squares placings) {
        return std::min(static_cast<std::size_t>(std::popcount(placings)), mobility_size - 1);
    };
    use(table_begins[shape_squares.size()] + moves(position.own_placings()));
    use(table_begins[shape_squares.size() + 1] + moves(position.other_placings()));
}

} // namespace

Looked look_up(const Position& position) {
    Looked looked{};
    std::size_t at = 0;
    for_each_weight(position,
                    [&](std::size_t place) { looked[at++] = static_cast<std::uint32_t>(place); });
    return looked;
}

PatternTables::PatternTables(std::vector<std::int16_t> weights) : weights_(std::move(weights)) {
    assert(weights_.size() == weight_count);
}

Expected<PatternTables> PatternTables::from(std::string_view bytes) {
    Header header{};
    if (bytes.size() != sizeof header + weight_count * sizeof(std::int16_t)) {
        return fail("This is no file of patterns: its length is wrong.");
    }
    std::memcpy(&header, bytes.data(), sizeof header);
    bytes.remove_prefix(sizeof header);
    if (header.magic != magic || header.game != game || header.version != version ||
        header.stages != stage_count || header.weights != weights_per_stage ||
        header.unit != unit) {
        return fail("This is no file of patterns that this program knows.");
    }
    if (header.checksum != nnue::checksum_of(bytes)) {
        return fail("The file of patterns is damaged.");
    }
    std::vector<std::int16_t> weights(weight_count);
    std::memcpy(weights.data(), bytes.data(), bytes.size());
    return PatternTables(std::move(weights));
}

std::string PatternTables::to_bytes() const {
    const std::string_view body(reinterpret_cast<const char*>(weights_.data()),
                                weights_.size() * sizeof(std::int16_t));
    const Header header{
        magic, game, version, stage_count, weights_per_stage, unit, {}, nnue::checksum_of(body)};
    std::string bytes(sizeof header, 0);
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes.append(body);
}

int PatternTables::margin(const Position& position) const {
    const std::int16_t* const weights =
        weights_.data() + stage_of(placed_discs(position)) * weights_per_stage;
    int sum = 0;
    for_each_weight(position, [&](std::size_t place) { sum += weights[place]; });
    constexpr int most = square_count * unit;
    return std::clamp(sum, -most, most);
}

const PatternTables& embedded_tables() {
    static const PatternTables tables =
        PatternTables::from(embedded_file(tabuleiro_patterns_begin, tabuleiro_patterns_end))
            .value();
    return tables;
}

} // namespace tabuleiro::reversi::patterns
