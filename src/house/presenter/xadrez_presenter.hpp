// xadrez on the page: pieces have names, and operations are choices of their own.
#pragma once

#include "games/xadrez/xadrez.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <>
struct Presenter<xadrez::Xadrez> {
    using Options = xadrez::Options;

    static constexpr PageFacts facts{.tally = "material"};

    static BoardView board_view(const xadrez::Position& position);
    static std::vector<Choice> choices(const xadrez::Position& position);
    static NextCells premoves(const xadrez::Position& position, Player player);
    static PlayedMove played(const xadrez::Position& before, const xadrez::Move& move,
                             const xadrez::Position& after);
    static std::optional<xadrez::Position> passed(const xadrez::Position& position);
};

static_assert(Presented<xadrez::Xadrez> && ShowsThreats<xadrez::Xadrez> &&
              TakesPremoves<xadrez::Xadrez>);

} // namespace tabuleiro::house
