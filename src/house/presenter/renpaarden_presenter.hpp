// Renpaarden on the page: knights that leap on, cell by cell.
#pragma once

#include "games/renpaarden/renpaarden.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <>
struct Presenter<renpaarden::Renpaarden> {
    using Options = renpaarden::Options;

    static constexpr PageFacts facts{};

    static BoardView board_view(const renpaarden::Position& position);
    static std::vector<Choice> choices(const renpaarden::Position& position);
    static NextCells next_cells(const renpaarden::Position& position);
    static NextCells premoves(const renpaarden::Position& position, Player player);
    static PlayedMove played(const renpaarden::Position& before, renpaarden::Move turn,
                             const renpaarden::Position& after);
    static std::optional<renpaarden::Position> passed(const renpaarden::Position& position);
};

static_assert(Presented<renpaarden::Renpaarden> && LeapsInChains<renpaarden::Renpaarden> &&
              TakesPremoves<renpaarden::Renpaarden>);

} // namespace tabuleiro::house
