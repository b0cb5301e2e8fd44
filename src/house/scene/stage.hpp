// How a game is put on the page's stage: what an adapter has to say of it, one file per game,
// NAME_stage.hpp (docs/adding-a-game.md).
//
//     facts                            what the page is told of it as such (page_facts.hpp)
//     options                          its options, by name, for forms and settings
//     scene(view)                      what a seat sees
//     choices(view)                    what the player to move may do, as cells to touch
//     played(before, move, after)      a move as everybody may know it; the views are the mover's
//
// A game with secrets also has
//
//     PublicView                       what everybody may know, made of both seats' views
//     scene(public_view)
//     revealed(first_view, second_view)  everything, for when the game is over
//     reveals(move)                    whether it told anybody anything: then it stands for ever
//
// A game may have `ways(view)` for moves that are made leap by leap; `may_arrange(view)` and
// `arrange(view, rng)` for what may be left to chance; and `passed(position)`, the same with the
// turn given away, to show threats. One that says what it has against moves has `stuck(view)`, the
// pieces that cannot move, and `why_not(view, text)`, a sentence if the text asks for a move that
// is none; one whose moves may be prepared has `premoves(position, player)`, where the pieces of
// who waits could go, whatever the other does. For studies a game may have `opening(start, moves)`,
// the name of an opening, and `move_number(position)`, if its positions know it.
#pragma once

#include <concepts>
#include <span>

#include "core/game.hpp"
#include "house/scene/option.hpp"
#include "house/scene/page_facts.hpp"
#include "house/scene/scene.hpp"

namespace tabuleiro::house {

template <Game G>
struct Stage;

template <class G>
concept HasStage = Game<G> && requires(const typename G::View view, const typename G::Move move) {
    { Stage<G>::facts } -> std::convertible_to<const PageFacts&>;
    { Stage<G>::options } -> std::convertible_to<std::span<const Option<typename G::Options>>>;
    { Stage<G>::scene(view) } -> std::same_as<Scene>;
    { Stage<G>::choices(view) } -> std::same_as<std::vector<Choice>>;
    { Stage<G>::played(view, move, view) } -> std::same_as<Played>;
};

template <class G>
concept KeepsSecrets = SecretGame<G> &&
    requires(const typename G::View view, const typename G::Move move,
             const typename Stage<G>::PublicView everybody) {
    {typename Stage<G>::PublicView(view, view)};
    { Stage<G>::scene(everybody) } -> std::same_as<Scene>;
    { Stage<G>::revealed(view, view) } -> std::same_as<Scene>;
    { Stage<G>::reveals(move) } -> std::same_as<bool>;
};

template <class G>
concept Staged = HasStage<G> &&(OpenGame<G> || KeepsSecrets<G>);

template <class G>
concept LeapsInChains = requires(const typename G::View view) {
    { Stage<G>::ways(view) } -> std::same_as<Ways>;
};

template <class G>
concept Arranges = requires(const typename G::View view, Rng& rng) {
    { Stage<G>::may_arrange(view) } -> std::same_as<bool>;
    { Stage<G>::arrange(view, rng) } -> std::same_as<std::vector<typename G::Move>>;
};

template <class G>
concept ShowsThreats = requires(const typename G::Position position) {
    { Stage<G>::passed(position) } -> std::same_as<std::optional<typename G::Position>>;
};

template <class G>
concept ExplainsMoves = requires(const typename G::View view, std::string_view text) {
    { Stage<G>::stuck(view) } -> std::same_as<Stuck>;
    { Stage<G>::why_not(view, text) } -> std::same_as<std::optional<std::string>>;
};

template <class G>
concept TakesPremoves = OpenGame<G> &&
    requires(const typename G::Position position, Player player) {
    { Stage<G>::premoves(position, player) } -> std::same_as<Ways>;
};

template <class G>
concept NamesOpenings = requires(const typename G::Position start,
                                 std::span<const typename G::Move> moves) {
    { Stage<G>::opening(start, moves) } -> std::same_as<std::optional<NamedOpening>>;
};

template <class G>
concept NumbersMoves = requires(const typename G::Position position) {
    { Stage<G>::move_number(position) } -> std::same_as<int>;
};

// As the game reads it; refused with its own reason where it has one.
template <HasStage G>
Expected<typename G::Move> parse_move(const typename G::View& view, std::string_view text) {
    auto move = G::parse(view, text);
    if constexpr (ExplainsMoves<G>) {
        if (!move) {
            if (auto reason = Stage<G>::why_not(view, text)) {
                return fail(*std::move(reason));
            }
        }
    }
    return move;
}

} // namespace tabuleiro::house
