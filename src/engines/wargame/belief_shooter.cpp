#include "engines/wargame/belief_shooter.hpp"

namespace tabuleiro::wargame {

namespace {

// From this many worlds on, a shot is kept for other games.
constexpr std::size_t opening_worlds = 200;

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
    : belief_(setup.size, setup.counts, setup.placement, crowd_for(setup.size), setup.seed),
      chooser_(belief_.grid(), setup.effort) {}

std::optional<Cell> BeliefShooter::choose(const Knowledge& knowledge) {
    const Size size = knowledge.size();
    const auto cell = [&](BlockCell at) {
        return size.cell_of(at / cells_in_block, at % cells_in_block);
    };
    const std::uint64_t key = chooser_.key(knowledge);
    OpeningBook* const book = belief_.openings();
    if (book != nullptr) {
        if (const auto known = book->find(key)) {
            return cell(*known);
        }
    }
    if (!belief_.is_lost()) {
        belief_.update(knowledge);
    }
    if (belief_.is_lost()) {
        // The answers are inconsistent: first as the careful shooter would, then whatever is left.
        const auto careful = CarefulShooter().choose(knowledge);
        return careful ? careful : any_untried(knowledge);
    }
    const auto chosen = chooser_.choose(belief_, knowledge);
    if (!chosen) {
        return any_untried(knowledge);
    }
    if (book != nullptr && belief_.worlds() >= opening_worlds) {
        book->keep(key, *chosen);
    }
    return cell(*chosen);
}

} // namespace tabuleiro::wargame
