// What the checks of the program protocol need of a game, without the game's own types.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/rng.hpp"
#include "record/record.hpp"

namespace tabuleiro::programs {

// A moment of a game, as a program is told of it.
struct Situation {
    std::string line; // "position start moves ...", "view ..."
    Player to_move = Player::First;
    std::vector<std::string> legal; // empty: the game is over
    std::function<bool(std::string_view move)> accepts;
};

struct TestedGame {
    std::string name;
    bool secret = false;
    Situation start;
    Situation later; // some moves on
    Situation late;  // after as many moves as a random game has, at most some hundred
    // Only in games without secrets: as text, and as text with moves.
    std::optional<Situation> by_text;
    std::optional<Situation> by_text_and_moves;
    std::optional<Situation> over; // if a random game came to its end
    std::string nonsense;          // a line like those above that no program can carry out
};

namespace detail {

template <Game G>
Situation situation(const typename G::Position& position, std::string line) {
    using View = typename G::View;
    const Player to_move = G::to_move(position);
    const auto view = std::make_shared<const View>(G::view(position, to_move));
    Situation found{std::move(line), to_move, {}, [view](std::string_view move) {
                        return G::parse(*view, move).has_value();
                    }};
    for (const auto& move : G::legal_moves(*view)) {
        found.legal.push_back(G::format(*view, move));
    }
    return found;
}

// The moment after the first `plies` moves of the record, told from its beginning or as a view.
template <Game G>
Situation told(const std::vector<typename G::Position>& positions,
               const std::vector<std::string>& moves, std::size_t plies) {
    const auto& position = positions[plies];
    if constexpr (SecretGame<G>) {
        return situation<G>(position,
                            "view " + G::write_view(G::view(position, G::to_move(position))));
    } else {
        std::string line = plies == 0 ? "position start" : "position start moves";
        for (std::size_t i = 0; i < plies; ++i) {
            line += ' ' + moves[i];
        }
        return situation<G>(position, std::move(line));
    }
}

} // namespace detail

template <Game G>
TestedGame tested_game() {
    constexpr std::size_t most_plies = 400;
    constexpr std::size_t some_plies = 7;
    Rng rng(20);
    Record<G> record = Record<G>::begin().value();
    std::vector<typename G::Position> positions{record.position()};
    std::vector<std::string> moves;
    while (!record.outcome() && moves.size() < most_plies) {
        const auto view = G::view(record.position(), G::to_move(record.position()));
        const auto legal = G::legal_moves(view);
        const auto move = legal[static_cast<std::size_t>(rng.below(std::size(legal)))];
        moves.push_back(G::format(view, move));
        record.play(move);
        positions.push_back(record.position());
    }
    TestedGame game;
    game.name = std::string(G::id);
    game.secret = SecretGame<G>;
    game.start = detail::told<G>(positions, moves, 0);
    game.later = detail::told<G>(positions, moves, some_plies);
    game.late = detail::told<G>(positions, moves, moves.size() - (record.outcome() ? 1 : 0));
    if (record.outcome()) {
        game.over = detail::told<G>(positions, moves, moves.size());
        game.over->legal.clear();
    }
    if constexpr (OpenGame<G>) {
        const std::string text = "position text " + G::write(positions[some_plies]);
        game.by_text = detail::situation<G>(positions[some_plies], text);
        game.by_text_and_moves =
            detail::situation<G>(positions[some_plies + 1], text + " moves " + moves[some_plies]);
    }
    game.nonsense = game.secret ? "view no such view" : "position text no such position";
    return game;
}

} // namespace tabuleiro::programs
