#include "games/wargame/knowledge.hpp"

#include <cassert>

#include "core/rng.hpp"

namespace tabuleiro::wargame {

int Knowledge::answer(Cell cell) const {
    const Block& block = at(size_.block_of(cell));
    return ((block.hits >> Size::place_in_block(cell)) & 1) != 0 ? block.type : 0;
}

Counts Knowledge::unmet() const {
    Counts left = counts_;
    for (int block = 0; block < size_.blocks(); ++block) {
        if (type(block) != 0) {
            --left[type(block)];
        }
    }
    return left;
}

std::optional<Contradiction> Knowledge::contradiction(Cell cell, int type) const {
    if (type == 0) {
        return std::nullopt;
    }
    const int block = size_.block_of(cell);
    if (this->type(block) == 0) {
        if (unmet()[type] == 0) {
            return Contradiction::NoPieceLeft;
        }
    } else if (this->type(block) != type) {
        return Contradiction::TwoTypes;
    } else if (is_sunk(block)) {
        return Contradiction::TooManyHits;
    }
    return std::nullopt;
}

void Knowledge::learn(Cell cell, int type) {
    assert(!tried(cell) && !contradiction(cell, type));
    Block& block = blocks_[static_cast<std::size_t>(size_.block_of(cell))];
    const auto bit = static_cast<BlockMask>(1U << Size::place_in_block(cell));
    ++shots_;
    if (type == 0) {
        block.misses = static_cast<BlockMask>(block.misses | bit);
        return;
    }
    block.hits = static_cast<BlockMask>(block.hits | bit);
    block.type = static_cast<std::uint8_t>(type);
    ++hits_;
}

VariantSet Knowledge::possible(int block, const Counts& unmet) const {
    const Block& known = at(block);
    const VariantSet clear = variants_clear_of[known.misses];
    VariantSet set = 0;
    if (known.type == 0) {
        set = clear & variants_of_type[0];
        for (int type = 1; type <= types; ++type) {
            if (unmet[type] > 0) {
                set |= clear & variants_of_type[type];
            }
        }
        return set;
    }
    for_each_variant(clear & variants_of_type[known.type], [&](VariantId id) {
        if ((cells_of(id) & known.hits) == known.hits) {
            set |= VariantSet{1} << id;
        }
    });
    return set;
}

std::uint64_t Knowledge::key() const {
    std::uint64_t key = 0;
    for (int block = 0; block < size_.blocks(); ++block) {
        std::uint64_t state = key + (std::uint64_t{at(block).type} << 32) +
                              (std::uint64_t{at(block).misses} << 16) + at(block).hits;
        key = split_mix(state);
    }
    return key;
}

} // namespace tabuleiro::wargame
