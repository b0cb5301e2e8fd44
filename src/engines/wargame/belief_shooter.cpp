#include "engines/wargame/belief_shooter.hpp"

#include <algorithm>
#include <limits>

namespace tabuleiro::wargame {

namespace {

constexpr std::size_t most_candidates = 10;
constexpr std::size_t opening_worlds = 20'000;
// A sample of so many worlds tells candidates apart; a smaller one misleads more than it helps.
constexpr std::size_t enough = 10'000;
constexpr double certain = 1 - 1e-9;

std::optional<Cell> any_untried(const Knowledge& knowledge) {
    for (int index = 0; index < knowledge.size().cells(); ++index) {
        if (const Cell cell = knowledge.size().cell(index); !knowledge.tried(cell)) {
            return cell;
        }
    }
    return std::nullopt;
}

} // namespace

BeliefShooter::BeliefShooter(const ShooterSetup& setup)
    : effort_(setup.effort),
      belief_(setup.size, setup.counts, setup.placement, Crowd{}, setup.seed),
      look_ahead_(belief_.grid()) {}

std::optional<Cell> BeliefShooter::choose(const Knowledge& knowledge) {
    const Size size = knowledge.size();
    const auto cell = [&](BlockCell at) {
        return size.cell_of(at / cells_in_block, at % cells_in_block);
    };
    // What is chosen follows from the answers, the effort and (where worlds walk) the seed.
    std::uint64_t key = knowledge.key() + static_cast<std::uint64_t>(effort_.worlds);
    if (const OpeningBook* const book = belief_.openings()) {
        if (const auto known = book->find(key)) {
            return cell(*known);
        }
    }
    if (!belief_.is_lost()) {
        belief_.update(knowledge);
    }
    if (belief_.is_lost()) {
        // The answers do not add up: first as the careful shooter would, then whatever is left.
        const auto careful = CarefulShooter().choose(knowledge);
        return careful ? careful : any_untried(knowledge);
    }
    const auto chosen = think(knowledge, Rng(key));
    if (!chosen) {
        return any_untried(knowledge);
    }
    if (OpeningBook* const book = belief_.openings(); book && belief_.worlds() >= opening_worlds) {
        book->keep(key, *chosen);
    }
    return cell(*chosen);
}

std::optional<BlockCell> BeliefShooter::think(const Knowledge& knowledge, Rng rng) {
    std::vector<BlockCell> cells;
    const Chances& chances = belief_.chances();
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
    // A crowd of walked worlds is too thin to be played to the end: soon each would be alone.
    const auto effort = static_cast<std::size_t>(effort_.worlds);
    const bool worth_it = belief_.is_exact() && (belief_.worlds() <= effort || effort >= enough);
    if (chances[cells.front()] >= certain || !worth_it) {
        return cells.front();
    }
    cells.resize(std::min(cells.size(), most_candidates));
    return look_ahead(knowledge, cells, rng);
}

BlockCell BeliefShooter::look_ahead(const Knowledge& knowledge,
                                    std::span<const BlockCell> candidates, Rng& rng) {
    const WorldSet worlds = belief_.draw(static_cast<std::size_t>(effort_.worlds), rng);
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
