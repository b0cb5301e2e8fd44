#include "engines/wargame/shot_chooser.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tabuleiro::wargame {

namespace {

constexpr std::size_t max_candidates = 10;
constexpr std::size_t enough_to_sample = 10'000;
constexpr std::size_t own_share = 20;
constexpr double certain = 1 - 1e-9;

} // namespace

std::optional<BlockCell> ShotChooser::choose(const Belief& belief, const Knowledge& knowledge) {
    std::vector<BlockCell> cells;
    const Chances& chances = belief.chances();
    for (int cell = 0; cell < knowledge.size().cells(); ++cell) {
        const int block = cell / cells_in_block;
        if (((knowledge.tried(block) >> (cell % cells_in_block)) & 1) == 0 &&
            chances[static_cast<std::size_t>(cell)] > 0) {
            cells.push_back(static_cast<BlockCell>(cell));
        }
    }
    if (cells.empty()) {
        return std::nullopt;
    }
    std::stable_sort(cells.begin(), cells.end(),
                     [&](BlockCell a, BlockCell b) { return chances[a] > chances[b]; });
    // A certain hit costs nothing, so there is nothing to think about.
    if (chances[cells.front()] >= certain) {
        return cells.front();
    }
    if (!is_worth_a_look(belief)) {
        return belief.has_catalogue() ? cells.front() : tells_most(belief, cells);
    }
    cells.resize(std::min(cells.size(), max_candidates));
    return look_ahead(belief, knowledge, cells);
}

// What remains to be found out is the same whatever the order of shots, and only misses cost: so
// the shot that tells most for its chance of a miss. Telling the types apart counts as well.
BlockCell ShotChooser::tells_most(const Belief& belief, std::span<const BlockCell> cells) {
    const auto told_per_miss = [&](BlockCell cell) {
        const double miss = 1 - belief.chances()[cell];
        double told = -miss * std::log(miss);
        for (const double chance : belief.type_chances()[cell]) {
            told -= chance > 0 ? chance * std::log(chance) : 0;
        }
        return told / miss;
    };
    BlockCell best = cells.front();
    double most = 0;
    for (const BlockCell cell : cells) {
        if (const double told = told_per_miss(cell); told > most) {
            most = told;
            best = cell;
        }
    }
    return best;
}

// Looks ahead over all worlds, or over a sample large enough to compare candidates; a small one
// misleads more than it helps. Situations that no other game shares get less time.
bool ShotChooser::is_worth_a_look(const Belief& belief) const {
    const auto effort = static_cast<std::size_t>(effort_.worlds);
    if (belief.has_catalogue()) {
        return belief.worlds() <= effort || effort >= enough_to_sample;
    }
    // A crowd of walked worlds is too sparse to be played to the end: soon each would be alone.
    return belief.is_exact() && belief.worlds() <= effort / own_share;
}

BlockCell ShotChooser::look_ahead(const Belief& belief, const Knowledge& knowledge,
                                  std::span<const BlockCell> candidates) {
    // The sample depends on the answers alone, so that every game draws the same.
    Rng rng(key(knowledge));
    const WorldSet worlds = belief.draw(static_cast<std::size_t>(effort_.worlds), rng);
    TriedCells tried{};
    for (int block = 0; block < knowledge.size().blocks(); ++block) {
        tried[static_cast<std::size_t>(block)] = knowledge.tried(block);
    }
    look_ahead_.set_worlds(worlds, tried);
    BlockCell best = candidates.front();
    double least = std::numeric_limits<double>::infinity();
    for (const BlockCell candidate : candidates) {
        const double misses = look_ahead_.misses_after(candidate, least);
        if (misses < least) {
            least = misses;
            best = candidate;
        }
    }
    return best;
}

} // namespace tabuleiro::wargame
