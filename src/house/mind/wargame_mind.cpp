#include "engines/wargame/shooter.hpp"
#include "house/mind/minds.hpp"

namespace tabuleiro::house {

namespace {

using namespace wargame;

using View = WarGame::View;

WarGame::Move shot(const View& view, Firing firing, std::uint64_t seed) {
    const auto shooter = make_shooter({.firing = firing,
                                       .size = view.options.size,
                                       .counts = view.options.counts,
                                       .placement = Placement::Uniform,
                                       .effort = usual_effort,
                                       .seed = seed});
    const auto cell = shooter->choose(view.other);
    return cell ? WarGame::Move(Shot{*cell}) : WarGame::legal_moves(view).front();
}

} // namespace

WarGame::Move Mind<WarGame>::choose(const View& view, const Terms& terms) {
    return shot(view, static_cast<Firing>(terms.level), terms.seed);
}

std::optional<WarGame::Move> Mind<WarGame>::hint(const View& view, std::uint64_t seed) {
    return shot(view, Firing::D4, seed);
}

bool Mind<WarGame>::takes_draw(const View& view, Player /*seat*/) {
    const auto own_hits = (view.own.board.occupied() & view.own.shots).count();
    std::size_t their_hits = 0;
    for (int block = 0; block < view.options.size.blocks(); ++block) {
        their_hits += static_cast<std::size_t>(std::popcount(view.other.hits(block)));
    }
    return own_hits > their_hits;
}

} // namespace tabuleiro::house
