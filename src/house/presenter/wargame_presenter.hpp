// The War Game on the page: two waters, each seen as the viewer may see it. Everything here is made
// of views; what a view does not hold, the page cannot get.
#pragma once

#include "games/wargame/wargame.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <>
struct Presenter<wargame::WarGame> {
    using WarGame = wargame::WarGame;
    using Options = WarGame::Options;

    static constexpr PageFacts facts{
        .sides = {"first", "second"}, .pattern = "blocks", .tally = "to-place"};

    // What both players know: the shots and their answers, and how many pieces stand (R4, R8).
    struct PublicView {
        PublicView(const WarGame::View& of_first, const WarGame::View& of_second);

        Options options;
        ByPlayer<wargame::Knowledge> fired_at;
        ByPlayer<int> placed;
    };

    static BoardView board_view(const WarGame::View& view);
    static BoardView board_view(const PublicView& view);
    // Both fleets: for everybody once the game is over (R10).
    static BoardView revealed(const WarGame::View& of_first, const WarGame::View& of_second);
    static std::vector<Choice> choices(const WarGame::View& view);
    // A placing tells nothing but the type, which follows from the order (R5).
    static PlayedMove played(const WarGame::View& before, const WarGame::Move& move,
                             const WarGame::View& after);
    static bool reveals(const WarGame::Move& move) {
        return std::holds_alternative<wargame::Shot>(move);
    }
    static bool may_arrange(const WarGame::View& view) {
        return WarGame::next_type(view.options, view.own.board).has_value();
    }
    // The whole rest of the fleet, every legal board being as likely (R11).
    static std::vector<WarGame::Move> arrange(const WarGame::View& view, Rng& rng);
};

static_assert(Presented<wargame::WarGame> && Arranges<wargame::WarGame>);

} // namespace tabuleiro::house
