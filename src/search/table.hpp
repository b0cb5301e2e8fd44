// The transposition table: search results by position key.
//
// Several searches, in threads of their own, may share one: an entry is two relaxed atomic words,
// and its key is stored xored with its data, so that a mixture of two writes matches no key.
// clear() and age() are for the owner, while no search runs.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "search/policy.hpp"
#include "search/score.hpp"

namespace tabuleiro::search {

enum class Bound : std::uint8_t { Lower = 1, Upper = 2, Exact = 3 };

struct Found {
    Score score; // decided scores count from the position found, not from the root
    int depth;
    Bound bound;
    MoveCode move; // 0: none was best
    friend bool operator==(const Found&, const Found&) = default;
};

class Table {
  public:
    // Room for at least this many entries; of 16 bytes each.
    explicit Table(std::size_t entries);

    std::optional<Found> find(std::uint64_t key) const;
    // Requires: 0 <= depth < 256.
    void store(std::uint64_t key, const Found& found);

    // A new search begins: what is there becomes old, and is replaced first.
    void age();
    void clear();

    std::size_t entries() const { return clusters_ * cluster_size; }

  private:
    static constexpr std::size_t cluster_size = 4;
    struct Entry {
        std::atomic<std::uint64_t> check{0}; // key xor data
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Cluster {
        std::array<Entry, cluster_size> entries;
    };

    Cluster& cluster(std::uint64_t key) const;

    std::size_t clusters_;
    std::unique_ptr<Cluster[]> table_;
    std::uint64_t generation_ = 0;
};

} // namespace tabuleiro::search
