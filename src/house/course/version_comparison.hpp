// Whether a version is better than the one before it: a sequential test of their games, each
// opening played with both sides. It ends as soon as it is decided, so that no more games are
// played than are needed.
#pragma once

#include <optional>
#include <span>

#include "house/course/ladder.hpp"
#include "league/statistics/sprt.hpp"

namespace tabuleiro::house::course {

// Not better: 0 Elo; better: 50 Elo, which a student should be able to see.
inline constexpr league::SprtTerms version_test_terms{.elo0 = 0, .elo1 = 50};

// A game of the two, in the order in which they began.
struct ComparedGame {
    Player seat = Player::First;          // of the newer version
    std::optional<LadderWinner> winner{}; // none: it is being played, or has no result
    bool over = false;
};

struct VersionTest {
    int pairs = 0; // that count
    league::SprtState state{};

    bool is_decided() const { return state.verdict() != league::SprtVerdict::Undecided; }
};

// The nth games with either side have the same opening, and are a pair. Pairs count in their order
// up to the one that decides; one that is not finished holds up those behind it, and one that has
// no result is left out.
VersionTest test_of(std::span<const ComparedGame> games);

} // namespace tabuleiro::house::course
