// The transposition table: what the search already knows about a position, shared by all threads.
//
// Clusters of four entries fill one cache line. An entry is two words written without a lock: the
// data, and the key exclusive-or the data, so that an entry torn by two writers matches no key
// (Hyatt and Mann). Entries of earlier searches are replaced first, then shallow ones.
//
// Thread safety: probe and store may run on any number of threads; the other functions require that
// no search runs.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

struct TableEntry {
    Move move;       // A1 to A1 if none is known
    Score score = 0; // as seen from the node, mates counted from there
    std::optional<Score> evaluation;
    int depth = 0;
    Bound bound = Bound::None;
    bool was_pv = false;
};

class TranspositionTable {
  public:
    static constexpr std::size_t max_megabytes = std::size_t{1} << 17;

    TranspositionTable() = default;
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    // Empties it. False, and the old size is kept, if there is not that much memory.
    bool resize(std::size_t megabytes);
    void clear();
    // Uses only this much of it, emptied, until widen(): for searches that start from nothing.
    void narrow(std::size_t megabytes);
    void widen() { in_use_ = count_; }
    // From now on entries are written as new; all others become one search older.
    void next_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }

    // `ply` is the node's distance from the root, from which mates are counted.
    std::optional<TableEntry> probe(std::uint64_t key, int ply) const;
    void store(std::uint64_t key, int ply, const TableEntry& entry);

    void prefetch(std::uint64_t key) const {
        if (clusters_) {
            __builtin_prefetch(&cluster(key));
        }
    }

    // Thousandths in use by this search, from a sample.
    int permille_used() const;
    std::size_t megabytes() const { return count_ * sizeof(Cluster) >> 20; }

  private:
    static constexpr std::uint8_t age_mask = 31;

    struct Slot {
        std::atomic<std::uint64_t> check{0}; // key ^ data
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Cluster {
        std::array<Slot, 4> slots;
    };
    struct Release {
        void operator()(Cluster* memory) const { std::free(memory); }
    };

    Cluster& cluster(std::uint64_t key) const {
        __extension__ using Wide = unsigned __int128;
        return clusters_.get()[static_cast<std::size_t>(Wide{key} * in_use_ >> 64)];
    }

    bool allocate(std::size_t megabytes);
    void clear_first(std::size_t clusters);

    std::unique_ptr<Cluster, Release> clusters_;
    std::size_t count_ = 0;
    std::size_t in_use_ = 0; // the first of them
    std::uint8_t age_ = 0;
};

} // namespace tabuleiro::roque
