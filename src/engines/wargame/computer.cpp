#include "engines/wargame/computer.hpp"

#include <bit>

#include "engines/wargame/levels.hpp"

namespace tabuleiro {

namespace {

using namespace wargame;

using WarComputer = Computer<WarGame>;

constexpr int draw_margin = 0; // hits more than the other has
constexpr int losing_margin = 3;

std::unique_ptr<Shooter> shooter_for(const WarGame::View& view, Firing firing,
                                     wargame::Effort effort, std::uint64_t seed) {
    return make_shooter({.firing = firing,
                         .size = view.options.size,
                         .counts = view.options.counts,
                         .placement = Placement::Uniform,
                         .effort = effort,
                         .seed = seed});
}

// The shooter of a number above the levels, or of the highest level, which is d4.
std::optional<Firing> named_shooter(int level) {
    if (level == highest_level) {
        return Firing::D4;
    }
    return level > highest_level ? std::optional(static_cast<Firing>(level - highest_level))
                                 : std::nullopt;
}

WarGame::Move shot(Shooter& shooter, const WarGame::View& view) {
    const auto cell = shooter.choose(view.other);
    return cell ? WarGame::Move(Shot{*cell}) : WarGame::legal_moves(view).front();
}

} // namespace

Advice<WarGame::Move> WarComputer::choose(const WarGame::View& view, const PlayTerms& terms) {
    const bool plain = terms.style == PlayStyle::Plain;
    const auto firing = named_shooter(terms.level);
    if (!rng_) {
        Rng seeds(terms.seed);
        shooter_seed_ = plain ? seeds() : terms.seed;
        rng_.emplace(seeds());
    }
    if (WarGame::next_type(view.options, view.own.board)) {
        return {placer_.next(view, *rng_)};
    }
    if (!shooter_) {
        // It then continues the random numbers that placed the fleet.
        const bool goes_on = plain && firing == Firing::D4;
        const std::uint64_t seed = goes_on ? (*rng_)() : shooter_seed_;
        if (firing) {
            shooter_ = shooter_for(view, *firing, plain ? brisk_effort : usual_effort, seed);
        } else {
            const auto& attention = levels[static_cast<std::size_t>(terms.level - least_level)];
            shooter_ = std::make_unique<FallibleShooter>(attention, seed);
        }
    }
    return {shot(*shooter_, view)};
}

std::optional<WarGame::Move> WarComputer::hint(const WarGame::View& view,
                                               std::uint64_t seed) const {
    return shot(*shooter_for(view, Firing::D4, usual_effort, seed), view);
}

Standing WarComputer::standing(const WarGame::View& view, Player /*seat*/) const {
    int score = -static_cast<int>((view.own.board.occupied() & view.own.shots).count());
    for (int block = 0; block < view.options.size.blocks(); ++block) {
        score += std::popcount(view.other.hits(block));
    }
    return standing_of(score, draw_margin, losing_margin);
}

std::optional<int> WarComputer::level_named(std::string_view name) {
    if (name.size() == 2 && name[0] == 'd' && name[1] >= '1' && name[1] <= '4') {
        return highest_level + (name[1] - '0');
    }
    return std::nullopt;
}

} // namespace tabuleiro
