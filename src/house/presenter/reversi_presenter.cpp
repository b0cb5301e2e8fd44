#include "house/presenter/reversi_presenter.hpp"

namespace tabuleiro::house {

namespace {

using namespace reversi;

using ReversiPresenter = house::Presenter<Reversi>;

} // namespace

BoardView ReversiPresenter::board_view(const Position& position) {
    house::Board board{.columns = letters('a', reversi::side),
                       .rows = numbers(1, reversi::side),
                       .pattern = facts.pattern,
                       .turns = false};
    for (const Player player : players) {
        for (const Square square : SquareRange(position.discs(player))) {
            board.pieces.push_back({reversi::name(square), "disc", player});
        }
    }
    return {{std::move(board)}};
}

std::vector<Choice> ReversiPresenter::choices(const Position& position) {
    std::vector<Choice> choices;
    for (const Move move : Reversi::legal_moves(position)) {
        if (move.at) {
            choices.push_back({format_move(move), {reversi::name(*move.at)}});
        } else {
            choices.push_back({format_move(move), {}, "special", "pass"});
        }
    }
    return choices;
}

PlayedMove ReversiPresenter::played(const Position& before, Move move, const Position& after) {
    PlayedMove played;
    played.by = before.to_move();
    played.text = format_move(move);
    played.note = played.text;
    if (!move.at) {
        played.effects.emplace_back("pass");
        return played;
    }
    played.path = {reversi::name(*move.at)};
    played.piece = "disc";
    played.effects.emplace_back("turn");
    const Player other = opponent(played.by);
    const int flips = before.count(other) - after.count(other);
    played.taken.assign(static_cast<std::size_t>(flips), {"disc", other});
    return played;
}

std::optional<Position> ReversiPresenter::passed(const Position& position) {
    if (position.other_placings() == 0) {
        return std::nullopt;
    }
    return after<Reversi>(position, {});
}

} // namespace tabuleiro::house
