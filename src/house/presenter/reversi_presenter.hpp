// Reversi on the page: a plain board, one touch per move.
#pragma once

#include "games/reversi/reversi.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <>
struct Presenter<reversi::Reversi> {
    using Options = reversi::Options;

    static constexpr PageFacts facts{
        .sides = {"black", "white"}, .pattern = "plain", .tally = "count"};

    static BoardView board_view(const reversi::Position& position);
    static std::vector<Choice> choices(const reversi::Position& position);
    static PlayedMove played(const reversi::Position& before, reversi::Move move,
                             const reversi::Position& after);
    static std::optional<reversi::Position> passed(const reversi::Position& position);
};

static_assert(Presented<reversi::Reversi>);

} // namespace tabuleiro::house
