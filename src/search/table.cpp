#include "search/table.hpp"

#include <bit>
#include <cassert>

namespace tabuleiro::search {

namespace {

// Layout of an entry's data, from the low bits: score 32, move 16, depth 8, bound 2, generation 6.
// A stored bound is never 0, so no data is 0.
constexpr int move_shift = 32;
constexpr int depth_shift = 48;
constexpr int bound_shift = 56;
constexpr int generation_shift = 58;
constexpr std::uint64_t generations = 64;

// An entry loses this much depth for every search since it was written.
constexpr int age_penalty = 4;

std::uint64_t pack(const Found& found, std::uint64_t generation) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(found.score)) |
           static_cast<std::uint64_t>(found.move) << move_shift |
           static_cast<std::uint64_t>(found.depth) << depth_shift |
           static_cast<std::uint64_t>(found.bound) << bound_shift | generation << generation_shift;
}

int depth_of(std::uint64_t data) {
    return static_cast<int>(data >> depth_shift & 0xFF);
}

Found unpack(std::uint64_t data) {
    return {static_cast<Score>(static_cast<std::uint32_t>(data)), depth_of(data),
            static_cast<Bound>(data >> bound_shift & 3),
            static_cast<MoveCode>(data >> move_shift & 0xFFFF)};
}

} // namespace

Table::Table(std::size_t entries)
    : clusters_(std::bit_ceil((entries + cluster_size - 1) / cluster_size)),
      table_(std::make_unique<Cluster[]>(clusters_)) {}

Table::Cluster& Table::cluster(std::uint64_t key) const {
    return table_[static_cast<std::size_t>(key) & (clusters_ - 1)];
}

std::optional<Found> Table::find(std::uint64_t key) const {
    for (const Entry& entry : cluster(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if (data != 0 && (entry.check.load(std::memory_order_relaxed) ^ data) == key) {
            return unpack(data);
        }
    }
    return std::nullopt;
}

void Table::store(std::uint64_t key, const Found& found) {
    assert(found.depth >= 0 && found.depth < 256);
    Entry* victim = nullptr;
    int least_worth = 0;
    for (Entry& entry : cluster(key).entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if (data == 0 || (entry.check.load(std::memory_order_relaxed) ^ data) == key) {
            victim = &entry;
            break;
        }
        const auto age = (generation_ - (data >> generation_shift)) % generations;
        const int worth = depth_of(data) - age_penalty * static_cast<int>(age);
        if (victim == nullptr || worth < least_worth) {
            victim = &entry;
            least_worth = worth;
        }
    }
    const std::uint64_t data = pack(found, generation_);
    victim->data.store(data, std::memory_order_relaxed);
    victim->check.store(key ^ data, std::memory_order_relaxed);
}

void Table::age() {
    generation_ = (generation_ + 1) % generations;
}

void Table::clear() {
    for (std::size_t i = 0; i < clusters_; ++i) {
        for (Entry& entry : table_[i].entries) {
            entry.check.store(0, std::memory_order_relaxed);
            entry.data.store(0, std::memory_order_relaxed);
        }
    }
    generation_ = 0;
}

} // namespace tabuleiro::search
