#include "engines/chess/search/table.hpp"

#include <algorithm>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace tabuleiro::roque {

namespace {

//     bits 0-15 move   16-31 score   32-47 evaluation   48-55 depth   56-57 bound   58 pv
//     59-63 age
constexpr std::int16_t no_evaluation = -32768;
constexpr int depth_offset = 8; // depths below zero are stored too

constexpr std::uint64_t field(int value, int shift) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(value)) << shift;
}
constexpr int signed_field(std::uint64_t data, int shift) {
    return static_cast<std::int16_t>(data >> shift);
}
constexpr int depth_of(std::uint64_t data) {
    return static_cast<int>(data >> 48 & 0xFF) - depth_offset;
}
constexpr Bound bound_of(std::uint64_t data) {
    return static_cast<Bound>(data >> 56 & 3);
}
constexpr int age_of(std::uint64_t data) {
    return static_cast<int>(data >> 59);
}

// Mates are counted from the root in the search, and from the node in the table.
constexpr Score to_table(Score score, int ply) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
constexpr Score from_table(Score score, int ply) {
    return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
}

Move move_of(std::uint64_t data) {
    const auto bits = static_cast<std::uint16_t>(data);
    return {square_at(bits & 63), square_at(bits >> 6 & 63), static_cast<MoveKind>(bits >> 12)};
}

constexpr std::size_t huge_page = std::size_t{2} << 20;

// Whether the machine has this much memory. Linux overcommits, and kills a program that uses what
// it was promised.
bool fits_in_memory(std::size_t bytes) {
#if defined(__linux__)
    const auto pages = static_cast<std::size_t>(std::max(sysconf(_SC_PHYS_PAGES), 0L));
    const auto page_size = static_cast<std::size_t>(std::max(sysconf(_SC_PAGESIZE), 0L));
    return pages == 0 || bytes <= pages * page_size / 8 * 7;
#else
    return bytes > 0;
#endif
}

} // namespace

bool TranspositionTable::resize(std::size_t megabytes) {
    const std::size_t before = this->megabytes();
    const std::size_t wanted = std::clamp<std::size_t>(megabytes, 1, max_megabytes);
    if (wanted == before) {
        clear();
        return true;
    }
    // Never two at once: there may be memory for only one.
    clusters_.reset();
    count_ = in_use_ = 0;
    if (allocate(wanted)) {
        return true;
    }
    if (before > 0) {
        allocate(before);
    }
    return false;
}

bool TranspositionTable::allocate(std::size_t megabytes) {
    const std::size_t bytes = megabytes << 20;
    const std::size_t rounded = (bytes + huge_page - 1) / huge_page * huge_page;
    auto* memory = fits_in_memory(rounded)
                       ? static_cast<Cluster*>(std::aligned_alloc(huge_page, rounded))
                       : nullptr;
    if (memory == nullptr) {
        return false;
    }
#if defined(__linux__)
    madvise(memory, rounded, MADV_HUGEPAGE); // fewer page-table misses; optional
#endif
    count_ = bytes / sizeof(Cluster);
    std::uninitialized_default_construct_n(memory, count_);
    clusters_.reset(memory);
    widen();
    clear();
    return true;
}

void TranspositionTable::clear() {
    clear_first(count_);
}

void TranspositionTable::narrow(std::size_t megabytes) {
    in_use_ = std::min(count_, (megabytes << 20) / sizeof(Cluster));
    clear_first(in_use_);
}

void TranspositionTable::clear_first(std::size_t clusters) {
    for (std::size_t i = 0; i < clusters; ++i) {
        for (Slot& slot : clusters_.get()[i].slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    age_ = 0;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key, int ply) const {
    if (count_ == 0) {
        return std::nullopt;
    }
    for (const Slot& slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) != key || data == 0) {
            continue;
        }
        TableEntry entry;
        entry.move = move_of(data);
        entry.score = from_table(signed_field(data, 16), ply);
        if (const int evaluation = signed_field(data, 32); evaluation != no_evaluation) {
            entry.evaluation = evaluation;
        }
        entry.depth = depth_of(data);
        entry.bound = bound_of(data);
        entry.was_pv = (data >> 58 & 1) != 0;
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) {
    if (count_ == 0) {
        return;
    }
    Slot* chosen = nullptr;
    int worst = 1 << 20;
    Move move = entry.move;
    for (Slot& slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        const int age = (age_ - age_of(data)) & age_mask;
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            if (move == Move()) {
                move = move_of(data);
            }
            // A deeper entry of this search stays, unless the new one is exact.
            if (entry.bound != Bound::Exact && age == 0 && entry.depth + 4 < depth_of(data)) {
                return;
            }
            chosen = &slot;
            break;
        }
        const int worth = data == 0 ? -(1 << 10) : depth_of(data) - 8 * age;
        if (worth < worst) {
            worst = worth;
            chosen = &slot;
        }
    }
    const std::uint64_t data =
        move.bits() | field(to_table(entry.score, ply), 16) |
        field(entry.evaluation.value_or(no_evaluation), 32) |
        static_cast<std::uint64_t>(std::clamp(entry.depth + depth_offset, 0, 255)) << 48 |
        static_cast<std::uint64_t>(entry.bound) << 56 |
        static_cast<std::uint64_t>(entry.was_pv ? 1 : 0) << 58 |
        static_cast<std::uint64_t>(age_) << 59;
    chosen->check.store(key ^ data, std::memory_order_relaxed);
    chosen->data.store(data, std::memory_order_relaxed);
}

int TranspositionTable::permille_used() const {
    const std::size_t sample = std::min<std::size_t>(in_use_, 250);
    if (sample == 0) {
        return 0;
    }
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : clusters_.get()[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && age_of(data) == age_ ? 1 : 0;
        }
    }
    return static_cast<int>(used * 250 / sample);
}

} // namespace tabuleiro::roque
