#include "house/course/version_comparison.hpp"

#include <algorithm>

namespace tabuleiro::house::course {
namespace {

// In half points of the newer version.
int half_points(const ComparedGame& game) {
    if (game.winner == LadderWinner::Draw) {
        return 1;
    }
    return (game.winner == LadderWinner::First) == (game.seat == Player::First) ? 2 : 0;
}

} // namespace

VersionTest test_of(std::span<const ComparedGame> games) {
    ByPlayer<std::vector<const ComparedGame*>> by_seat;
    for (const ComparedGame& game : games) {
        by_seat[game.seat].push_back(&game);
    }
    VersionTest test{.state = league::sprt({}, version_test_terms)};
    league::Pentanomial results;
    const std::size_t pairs = std::min(by_seat.first.size(), by_seat.second.size());
    for (std::size_t i = 0; i < pairs && !test.is_decided(); ++i) {
        const ComparedGame& one = *by_seat.first[i];
        const ComparedGame& other = *by_seat.second[i];
        if (!one.over || !other.over) {
            break;
        }
        if (one.winner && other.winner) {
            results.add(half_points(one) + half_points(other));
            ++test.pairs;
            test.state = league::sprt(results, version_test_terms);
        }
    }
    return test;
}

} // namespace tabuleiro::house::course
