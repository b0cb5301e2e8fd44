#include "engines/wargame/shooter.hpp"

#include <array>

#include "engines/wargame/belief_shooter.hpp"

namespace tabuleiro::wargame {

namespace {

// Figure 9: centre, top, bottom, left, right, then the corners.
constexpr std::array firing_order{4, 1, 7, 3, 5, 0, 8, 2, 6};

// The first cell in the order of blocks and of figure 9 that is not tried, not in a block whose
// piece is sunk, and not excluded by `excluded(block)`.
template <class Excluded>
std::optional<Cell> first_in_order(const Knowledge& knowledge, Excluded&& excluded) {
    const Size size = knowledge.size();
    for (int block = 0; block < size.blocks(); ++block) {
        if (knowledge.is_sunk(block)) {
            continue;
        }
        const unsigned out = knowledge.tried(block) | excluded(block);
        for (const int place : firing_order) {
            if (((out >> place) & 1) == 0) {
                return size.cell_of(block, place);
            }
        }
    }
    return std::nullopt;
}

} // namespace

BlockMask touched_by_sunk(const Knowledge& knowledge, int block) {
    unsigned cells = 0;
    for (std::size_t d = 0; d < directions.size(); ++d) {
        const auto other = knowledge.size().neighbour(block, directions[d]);
        if (other && knowledge.is_sunk(*other)) {
            cells |= mask_touches[directions.size() - 1 - d][knowledge.hits(*other)];
        }
    }
    return static_cast<BlockMask>(cells);
}

std::optional<Cell> RandomShooter::choose(const Knowledge& knowledge) {
    const int left = knowledge.size().cells() - knowledge.shots();
    if (left <= 0) {
        return std::nullopt;
    }
    auto skip = rng_.below(static_cast<std::uint64_t>(left));
    for (int index = 0;; ++index) {
        const Cell cell = knowledge.size().cell(index);
        if (!knowledge.tried(cell) && skip-- == 0) {
            return cell;
        }
    }
}

std::optional<Cell> OrderlyShooter::choose(const Knowledge& knowledge) {
    return first_in_order(knowledge, [](int) { return BlockMask{0}; });
}

std::optional<Cell> CarefulShooter::choose(const Knowledge& knowledge) {
    return first_in_order(knowledge, [&](int block) { return touched_by_sunk(knowledge, block); });
}

std::unique_ptr<Shooter> make_shooter(const ShooterSetup& setup) {
    switch (setup.firing) {
    case Firing::D1:
        return std::make_unique<RandomShooter>(Rng(setup.seed));
    case Firing::D2:
        return std::make_unique<OrderlyShooter>();
    case Firing::D3:
        return std::make_unique<CarefulShooter>();
    case Firing::D4:
        return std::make_unique<BeliefShooter>(setup);
    }
    return nullptr;
}

} // namespace tabuleiro::wargame
