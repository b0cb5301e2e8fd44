#include "engines/wargame/look_ahead.hpp"

#include <algorithm>
#include <numeric>

namespace tabuleiro::wargame {

namespace {

// Weights are sums of floats: a remainder of no more than this counts as zero.
constexpr float all_but_nothing = 1 - 1e-5F;
// Up to this many worlds, only their own cells are examined, not the whole board.
constexpr std::size_t few_worlds = 10;
// From this many worlds on, weights are summed by piece first, and then spread over its cells.
constexpr std::size_t many_worlds = 96;

} // namespace

LookAhead::LookAhead(const Grid& grid)
    : cells_(static_cast<std::size_t>(grid.blocks() * cells_in_block)),
      blocks_(static_cast<std::size_t>(grid.blocks())), cells_of_placed_(blocks_ * variants),
      hit_(cells_) {
    for (std::size_t piece = 0; piece < cells_of_placed_.size(); ++piece) {
        const auto at = static_cast<PlacedPiece>(piece);
        std::size_t count = 0;
        for (int place = 0; place < cells_in_block; ++place) {
            if (((cells_of(variant_of(at)) >> place) & 1) != 0) {
                cells_of_placed_[piece][count++] =
                    static_cast<BlockCell>(block_of(at) * cells_in_block + place);
            }
        }
    }
}

void LookAhead::set_worlds(const WorldSet& worlds, const TriedCells& tried) {
    worlds_ = &worlds;
    tried_ = tried;
    matrices_.assign(worlds.size() * blocks_, empty_matrix);
    total_ = 0;
    for (std::size_t world = 0; world < worlds.size(); ++world) {
        for (const PlacedPiece piece : worlds.world(world)) {
            matrices_[world * blocks_ + static_cast<std::size_t>(block_of(piece))] =
                variant_of(piece);
        }
        total_ += worlds.weight(world);
    }
    order_.resize(worlds.size());
    std::iota(order_.begin(), order_.end(), Index{0});
    scratch_.resize(worlds.size());
}

double LookAhead::misses_after(BlockCell first, double limit) {
    spent_ = 0;
    limit_ = limit * total_;
    split(order_, first);
    return spent_ / total_;
}

int LookAhead::answer(Index world, BlockCell cell) const {
    const VariantId id = matrices_[world * blocks_ + cell / cells_in_block];
    return ((cells_of(id) >> (cell % cells_in_block)) & 1) != 0 ? type_of(id) : 0;
}

void LookAhead::split(Range worlds, BlockCell cell) {
    std::array<std::size_t, types + 2> starts{};
    double missed = 0;
    for (const Index world : worlds) {
        const int type = answer(world, cell);
        ++starts[static_cast<std::size_t>(type) + 1];
        if (type == 0) {
            missed += worlds_->weight(world);
        }
    }
    spent_ += missed;
    if (spent_ > limit_) {
        return;
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    auto ends = starts;
    std::copy(worlds.begin(), worlds.end(), scratch_.begin());
    for (const Index world : std::span(scratch_).first(worlds.size())) {
        worlds[ends[static_cast<std::size_t>(answer(world, cell))]++] = world;
    }
    BlockMask& tried = tried_[cell / cells_in_block];
    const BlockMask before = tried;
    tried = static_cast<BlockMask>(tried | 1U << (cell % cells_in_block));
    for (std::size_t type = 0; type <= types && spent_ <= limit_; ++type) {
        play(worlds.subspan(starts[type], starts[type + 1] - starts[type]));
    }
    tried = before;
}

void LookAhead::play(Range worlds) {
    if (worlds.size() <= 2) {
        if (worlds.size() == 2) {
            play_two(worlds[0], worlds[1]);
        }
        return;
    }
    const BlockCell best = worlds.size() <= few_worlds ? best_of_few(worlds) : best_of_many(worlds);
    if (best != no_cell) {
        split(worlds, best);
    }
}

// Two worlds have the same number of cells left to hit: unless a cell that both have tells them
// apart by its type, the likelier one is tried, and a miss proves the other.
void LookAhead::play_two(Index one, Index other) {
    bool differ = false;
    for (std::size_t block = 0; block < blocks_; ++block) {
        const VariantId a = matrices_[one * blocks_ + block];
        const VariantId b = matrices_[other * blocks_ + block];
        if (a == b) {
            continue;
        }
        const unsigned open = whole_block & ~tried_[block];
        if (type_of(a) != type_of(b) && (cells_of(a) & cells_of(b) & open) != 0) {
            return;
        }
        differ = differ || ((cells_of(a) ^ cells_of(b)) & open) != 0;
    }
    if (differ) {
        spent_ += std::min(worlds_->weight(one), worlds_->weight(other));
    }
}

bool LookAhead::tells_types_apart(Range worlds, BlockCell cell) const {
    const int type = answer(worlds.front(), cell);
    return std::any_of(worlds.begin(), worlds.end(),
                       [&](Index world) { return answer(world, cell) != type; });
}

float LookAhead::weigh_hits(Range worlds) {
    float total = 0;
    for (const Index world : worlds) {
        const float weight = worlds_->weight(world);
        total += weight;
        for (const PlacedPiece piece : worlds_->world(world)) {
            const auto& cells = cells_of_placed_[piece];
            for (int i = 0; i < type_of(variant_of(piece)); ++i) {
                hit_[cells[static_cast<std::size_t>(i)]] += weight;
            }
        }
    }
    return total;
}

BlockCell LookAhead::best_of_few(Range worlds) {
    const float total = weigh_hits(worlds);
    const float certain = total * all_but_nothing;
    float best_hit = 0;
    BlockCell best = no_cell;
    for (const Index world : worlds) {
        for (const PlacedPiece piece : worlds_->world(world)) {
            const auto& cells = cells_of_placed_[piece];
            for (int i = 0; i < type_of(variant_of(piece)); ++i) {
                const BlockCell cell = cells[static_cast<std::size_t>(i)];
                const float hit = hit_[cell];
                hit_[cell] = 0;
                // A certain hit costs nothing, and helps if it tells types apart.
                if (hit > best_hit && !is_tried(cell) &&
                    (hit < certain || tells_types_apart(worlds, cell))) {
                    best_hit = hit;
                    best = cell;
                }
            }
        }
    }
    return best;
}

BlockCell LookAhead::best_of_many(Range worlds) {
    float total = 0;
    if (worlds.size() >= many_worlds) {
        std::array<float, max_placed> by_piece;
        std::fill_n(by_piece.begin(), blocks_ * variants, 0.0F);
        for (const Index world : worlds) {
            const float weight = worlds_->weight(world);
            total += weight;
            for (const PlacedPiece piece : worlds_->world(world)) {
                by_piece[piece] += weight;
            }
        }
        for (std::size_t piece = 0; piece < blocks_ * variants; ++piece) {
            const int type =
                by_piece[piece] > 0 ? type_of(variant_of(static_cast<PlacedPiece>(piece))) : 0;
            for (int i = 0; i < type; ++i) {
                hit_[cells_of_placed_[piece][static_cast<std::size_t>(i)]] += by_piece[piece];
            }
        }
    } else {
        total = weigh_hits(worlds);
    }
    const float certain = total * all_but_nothing;
    float best_hit = 0;
    BlockCell best = no_cell;
    for (std::size_t at = 0; at < cells_; ++at) {
        const auto cell = static_cast<BlockCell>(at);
        if (hit_[at] > best_hit && !is_tried(cell) &&
            (hit_[at] < certain || tells_types_apart(worlds, cell))) {
            best_hit = hit_[at];
            best = cell;
        }
    }
    std::fill(hit_.begin(), hit_.end(), 0.0F);
    return best;
}

} // namespace tabuleiro::wargame
