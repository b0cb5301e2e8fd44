// Many worlds in little memory: each is a list of its pieces, one number per piece.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "games/wargame/grid.hpp"
#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {

// A piece at its place: block and variant in one number.
using PlacedPiece = std::uint16_t;

inline constexpr int max_placed = max_blocks * variants;

constexpr PlacedPiece placed(int block, VariantId id) {
    return static_cast<PlacedPiece>(block * variants + id - 1);
}
constexpr int block_of(PlacedPiece piece) {
    return piece / variants;
}
constexpr VariantId variant_of(PlacedPiece piece) {
    return static_cast<VariantId>(piece % variants + 1);
}

// Weighted worlds with the same number of pieces.
class WorldSet {
  public:
    explicit WorldSet(int pieces) : pieces_(static_cast<std::size_t>(pieces)) {}

    std::size_t size() const { return weights_.size(); }
    bool empty() const { return weights_.empty(); }
    std::size_t pieces() const { return pieces_; }

    void clear();
    void reserve(std::size_t worlds);
    void add(const Grid& grid, const Matrices& world, float weight);
    void add(std::span<const PlacedPiece> world, float weight);

    std::span<const PlacedPiece> world(std::size_t index) const {
        return {placed_.data() + index * pieces_, pieces_};
    }
    float weight(std::size_t index) const { return weights_[index]; }

    // Keeps the worlds for which keep(world) is true, in their order.
    template <class Keep>
    void filter(Keep&& keep);

  private:
    std::size_t pieces_;
    std::vector<PlacedPiece> placed_;
    std::vector<float> weights_;
};

// Tells whether a world is consistent with all answers, with one look-up per piece.
class Agreement {
  public:
    Agreement(const Grid& grid, const Openings& openings, std::size_t pieces);

    bool operator()(std::span<const PlacedPiece> world) const {
        unsigned sum = 0;
        for (const PlacedPiece piece : world) {
            sum += value_[piece];
        }
        return sum == wanted_;
    }

  private:
    // 1 for a piece that is possible there, and `met` more in a block with hits: there one must be.
    static constexpr std::uint16_t met = 64;
    std::array<std::uint16_t, max_placed> value_{};
    unsigned wanted_;
};

template <class Keep>
void WorldSet::filter(Keep&& keep) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        if (keep(world(i))) {
            if (kept != i) {
                std::copy_n(placed_.begin() + static_cast<std::ptrdiff_t>(i * pieces_), pieces_,
                            placed_.begin() + static_cast<std::ptrdiff_t>(kept * pieces_));
                weights_[kept] = weights_[i];
            }
            ++kept;
        }
    }
    placed_.resize(kept * pieces_);
    weights_.resize(kept);
}

} // namespace tabuleiro::wargame
