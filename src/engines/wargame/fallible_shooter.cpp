#include "engines/wargame/fallible_shooter.hpp"

#include <vector>

namespace tabuleiro::wargame {

namespace {

bool by_chance(int in_a_hundred, Rng& rng) {
    return static_cast<int>(rng.below(100)) < in_a_hundred;
}

// The cells of a block where the answers leave room for a ship.
BlockMask open_cells(const Knowledge& knowledge, int block) {
    if (knowledge.is_sunk(block)) {
        return 0;
    }
    const BlockMask touched = touched_by_sunk(knowledge, block);
    unsigned cells = 0;
    for_each_variant(knowledge.possible(block) & variants_clear_of[touched],
                     [&](VariantId id) { cells |= cells_of(id); });
    return static_cast<BlockMask>(cells & ~knowledge.tried(block));
}

} // namespace

std::optional<Cell> FallibleShooter::choose(const Knowledge& knowledge) {
    // It depends on the answers alone, so it goes on as before if the game is taken up again.
    Rng rng(seed_ ^ knowledge.key());
    Rng spots(seed_); // that it notices are the same all game
    const Size size = knowledge.size();
    const bool follows = by_chance(attention_.follows, rng);
    std::vector<Cell> hit;    // blocks of ships that were hit
    std::vector<Cell> hunted; // where a ship may be, as far as it notices
    std::vector<Cell> untried;
    for (int block = 0; block < size.blocks(); ++block) {
        const bool is_hit = knowledge.type(block) != 0 && !knowledge.is_sunk(block);
        const BlockMask open = open_cells(knowledge, block);
        for (int place = 0; place < cells_in_block; ++place) {
            const bool notices = by_chance(attention_.notices, spots);
            const auto in = [place](unsigned cells) { return ((cells >> place) & 1) != 0; };
            if (in(knowledge.tried(block))) {
                continue;
            }
            const Cell cell = size.cell_of(block, place);
            untried.push_back(cell);
            if (in(open) || !notices) {
                hunted.push_back(cell);
                if (is_hit && follows) {
                    hit.push_back(cell);
                }
            }
        }
    }
    for (const auto* cells : {&hit, &hunted, &untried}) {
        if (!cells->empty()) {
            return (*cells)[static_cast<std::size_t>(rng.below(cells->size()))];
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::wargame
