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

int Mind<WarGame>::score(const View& view, Player /*seat*/) {
    int score = -static_cast<int>((view.own.board.occupied() & view.own.shots).count());
    for (int block = 0; block < view.options.size.blocks(); ++block) {
        score += std::popcount(view.other.hits(block));
    }
    return score;
}

} // namespace tabuleiro::house
