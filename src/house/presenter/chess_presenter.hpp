// Chess on the page.
#pragma once

#include "games/chess/chess.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <>
struct Presenter<chess::Chess> {
    using Options = chess::Options;

    static constexpr PageFacts facts{.tally = "material", .notation = "fen"};

    static BoardView board_view(const chess::Position& position);
    static std::vector<Choice> choices(const chess::Position& position);
    static Stuck stuck(const chess::Position& position);
    static std::optional<Reason> why_not(const chess::Position& position, std::string_view text);
    static NextCells premoves(const chess::Position& position, Player player);
    static PlayedMove played(const chess::Position& before, chess::Move move,
                             const chess::Position& after);
    static std::optional<NamedOpening> opening(const chess::Position& start,
                                               std::span<const chess::Move> moves);
    static int move_number(const chess::Position& position) { return position.move_number(); }
    static std::optional<chess::Position> passed(const chess::Position& position);
};

static_assert(Presented<chess::Chess> && ShowsThreats<chess::Chess>);
static_assert(NamesOpenings<chess::Chess> && NumbersMoves<chess::Chess>);
static_assert(ExplainsMoves<chess::Chess> && TakesPremoves<chess::Chess>);

} // namespace tabuleiro::house
