// How a game is shown on the page. Each game has a specialization of Presenter in a file of its
// own, NAME_presenter.hpp (docs/adding-a-game.md), with
//
//     facts                            the game itself, for the catalogue (page_facts.hpp)
//     board_view(view)                 what a seat sees
//     choices(view)                    the moves of the player to move, as cells to touch
//     played(before, move, after)      a move as everybody may know it; the views are the mover's
//
// A game with secrets also has
//
//     PublicView                       what everybody may know, made of both seats' views
//     board_view(public_view)
//     revealed(first_view, second_view)  everything, for when the game is over
//     reveals(move)                    whether a player learned something from it: then it cannot
//                                      be taken back
//
// The rest is optional:
//
//     next_cells(view)                 for moves that are made leap by leap
//     may_arrange(view), arrange(view, rng)  places what is left at random
//     passed(position)                 the position with the turn passed, to show threats
//     stuck(view)                      the pieces that cannot move, and why
//     why_not(view, text)              why the move in the text is not legal
//     premoves(position, player)       where the pieces of the player who waits could go, whatever
//                                      the opponent does
//     opening(start, moves)            for studies: the name of the opening
//     move_number(position)            for studies: if positions know it
#pragma once

#include <concepts>
#include <span>

#include "core/game.hpp"
#include "house/presenter/board_view.hpp"
#include "house/presenter/page_facts.hpp"

namespace tabuleiro::house {

template <Game G>
struct Presenter;

template <class G>
concept HasPresenter = Game<G> &&
    requires(const typename G::View view, const typename G::Move move) {
    { Presenter<G>::facts } -> std::convertible_to<const PageFacts&>;
    { Presenter<G>::board_view(view) } -> std::same_as<BoardView>;
    { Presenter<G>::choices(view) } -> std::same_as<std::vector<Choice>>;
    { Presenter<G>::played(view, move, view) } -> std::same_as<PlayedMove>;
};

template <class G>
concept KeepsSecrets = SecretGame<G> &&
    requires(const typename G::View view, const typename G::Move move,
             const typename Presenter<G>::PublicView everybody) {
    {typename Presenter<G>::PublicView(view, view)};
    { Presenter<G>::board_view(everybody) } -> std::same_as<BoardView>;
    { Presenter<G>::revealed(view, view) } -> std::same_as<BoardView>;
    { Presenter<G>::reveals(move) } -> std::same_as<bool>;
};

template <class G>
concept Presented = HasPresenter<G> &&(OpenGame<G> || KeepsSecrets<G>);

template <class G>
concept LeapsInChains = requires(const typename G::View view) {
    { Presenter<G>::next_cells(view) } -> std::same_as<NextCells>;
};

template <class G>
concept Arranges = requires(const typename G::View view, Rng& rng) {
    { Presenter<G>::may_arrange(view) } -> std::same_as<bool>;
    { Presenter<G>::arrange(view, rng) } -> std::same_as<std::vector<typename G::Move>>;
};

template <class G>
concept ShowsThreats = requires(const typename G::Position position) {
    { Presenter<G>::passed(position) } -> std::same_as<std::optional<typename G::Position>>;
};

template <class G>
concept ExplainsMoves = requires(const typename G::View view, std::string_view text) {
    { Presenter<G>::stuck(view) } -> std::same_as<Stuck>;
    { Presenter<G>::why_not(view, text) } -> std::same_as<std::optional<Reason>>;
};

template <class G>
concept TakesPremoves = OpenGame<G> &&
    requires(const typename G::Position position, Player player) {
    { Presenter<G>::premoves(position, player) } -> std::same_as<NextCells>;
};

template <class G>
concept NamesOpenings = requires(const typename G::Position start,
                                 std::span<const typename G::Move> moves) {
    { Presenter<G>::opening(start, moves) } -> std::same_as<std::optional<NamedOpening>>;
};

template <class G>
concept NumbersMoves = requires(const typename G::Position position) {
    { Presenter<G>::move_number(position) } -> std::same_as<int>;
};

// As the game reads it; refused with its own reason where it has one.
template <HasPresenter G>
Expected<typename G::Move> parse_move(const typename G::View& view, std::string_view text) {
    auto move = G::parse(view, text);
    if constexpr (ExplainsMoves<G>) {
        if (!move) {
            if (auto reason = Presenter<G>::why_not(view, text)) {
                return fail(*std::move(reason));
            }
        }
    }
    return move;
}

} // namespace tabuleiro::house
