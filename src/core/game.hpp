// What a game is here: the concept that every game satisfies, and every algorithm is written for.
//
// A game is a type that bundles the types of its rules with static functions:
//
//     Options     choices made before the first move; a default-constructed one is valid
//     Position    everything the rules need at one moment, always sound; no history, no clock
//     Move        one decision
//     Moves       a list of moves (a sized range)
//     View        what one seat may know; Position itself in a game without secrets
//     Rule        an enumeration of the ways in which the rules end a game
//
// Text is part of the contract, because programs, files and people meet games as text. `play`
// trusts its caller, as a search needs it; `parse` and `read` take outside input and reject
// everything unsound.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/outcome.hpp"
#include "core/player.hpp"
#include "core/rng.hpp"

namespace tabuleiro {

template <class G>
using OutcomeOf = Outcome<typename G::Rule>;

// The types that a game defines.
template <class G>
concept HasGameTypes = std::regular<typename G::Options> && std::regular<typename G::Position> &&
    std::equality_comparable<typename G::Move> && std::copyable<typename G::Move> &&
    std::equality_comparable<typename G::View> && std::is_enum_v<typename G::Rule>;

// Its lower-case name, as used in files and protocols, and the greatest number of plies a game can
// last, if the rules bound it.
template <class G>
concept HasGameFacts = requires {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::max_plies } -> std::convertible_to<std::optional<int>>;
};

template <class G>
concept HasGameRules = requires(const typename G::Options options,
                                const typename G::Position position, typename G::Position changing,
                                const typename G::View view, const typename G::Move move,
                                Player player) {
    // The position before the first move; fails with all reasons if the options are not valid.
    { G::start(options) } -> std::same_as<Expected<typename G::Position>>;
    { G::to_move(position) } -> std::same_as<Player>;
    // Every legal move once, in an order that depends on the view alone; never empty while
    // outcome(position) is none. Requires: the view is that of the player to move.
    { G::legal_moves(view) } -> std::same_as<typename G::Moves>;
    // Requires: the move is legal.
    { G::play(changing, move) } -> std::same_as<void>;
    // How the position ends the game, by the rules that need no history (record/record.hpp has
    // the others). Legal moves may exist after the end.
    { G::outcome(position) } -> std::same_as<std::optional<OutcomeOf<G>>>;
    { G::view(position, player) } -> std::convertible_to<typename G::View>;
};

template <class G>
concept HasGameText = requires(const typename G::Position position, const typename G::View view,
                               const typename G::Move move, typename G::Rule rule,
                               std::string_view text) {
    // A move as text and back; parse returns legal moves only, and otherwise says why not.
    { G::format(view, move) } -> std::same_as<std::string>;
    { G::parse(view, text) } -> std::same_as<Expected<typename G::Move>>;
    // A position as one line of text and back: read(write(p)) == p.
    { G::write(position) } -> std::same_as<std::string>;
    { G::read(text) } -> std::same_as<Expected<typename G::Position>>;
    // A picture of several lines, for people and for playthroughs.
    { G::draw(view) } -> std::same_as<std::string>;
    // The rule's name, in lower case with dashes, as used in files and protocols.
    { G::rule_name(rule) } -> std::convertible_to<std::string_view>;
};

template <class G>
concept HasGameChecks = requires(const typename G::Position position) {
    // Kept up to date move by move; equal positions have equal keys.
    { G::key(position) } -> std::same_as<std::uint64_t>;
    // The same key, computed from the position alone.
    { G::key_from_scratch(position) } -> std::same_as<std::uint64_t>;
    // Re-derives every invariant; a sentence for each that is broken.
    { G::broken_invariants(position) } -> std::same_as<Reasons>;
};

template <class G>
concept Game =
    HasGameTypes<G> && HasGameFacts<G> && HasGameRules<G> && HasGameText<G> && HasGameChecks<G>;

// No secrets: everyone may see the whole position. Only such games can be searched by alpha-beta; a
// search constrained by this concept cannot peek.
template <class G>
concept OpenGame = Game<G> && std::same_as<typename G::View, typename G::Position>;

// There are secrets: a seat's view is a type of its own, and positions consistent with it can be
// sampled: view(sample(v, rng), player) == v. Like a position, a view is a line of text that can be
// read back: it is all that a program at that seat is ever told.
template <class G>
concept SecretGame = Game<G> && !std::same_as<typename G::View, typename G::Position> &&
                     requires(const typename G::View view, Rng& rng, std::string_view text) {
    { G::sample(view, rng) } -> std::same_as<typename G::Position>;
    { G::write_view(view) } -> std::same_as<std::string>;
    { G::read_view(text) } -> std::same_as<Expected<typename G::View>>;
    { view.seat } -> std::convertible_to<Player>;
    { view.to_move } -> std::convertible_to<Player>;
    { view.options } -> std::convertible_to<typename G::Options>;
};

// The rules look back: `repeats` says which positions count as the same, and the game is judged
// with its options and how often the position has now occurred (1: the first time).
template <class G>
concept JudgesHistory = Game<G> && requires(const typename G::Position position,
                                            const typename G::Options options, int occurrences) {
    { G::repeats(position, position) } -> std::same_as<bool>;
    { G::outcome(position, options, occurrences) } -> std::same_as<std::optional<OutcomeOf<G>>>;
};

// Of positions that count as the same, none is further back than this many plies.
template <class G>
concept BoundsRepetition = JudgesHistory<G> && requires(const typename G::Position position) {
    { G::reversible_plies(position) } -> std::same_as<int>;
};

// A player may end the game by claiming a draw, under a rule that does not end it by itself.
template <class G>
concept AllowsClaims = JudgesHistory<G> &&
    requires(const typename G::Position position, const typename G::Options options,
             int occurrences) {
    {
        G::claimable(position, options, occurrences)
        } -> std::same_as<std::optional<typename G::Rule>>;
};

// The rules put no bound on a game's length: a match is drawn after `max_idle_plies` plies without
// progress.
template <class G>
concept NeedsProgress = Game<G> &&
    requires(const typename G::Position position, const typename G::Move move) {
    { G::max_idle_plies } -> std::convertible_to<int>;
    { G::is_progress(position, move) } -> std::same_as<bool>;
};

// A repetition may be a perpetual check, which has a name of its own.
template <class G>
concept KnowsChecks = JudgesHistory<G> && requires(const typename G::Position position) {
    { G::threefold } -> std::convertible_to<typename G::Rule>;
    { G::in_check(position) } -> std::same_as<bool>; // the player to move
};

// A position carries options of its own: `agree` makes the options of a position that was read and
// the options that were chosen consistent.
template <class G>
concept KeepsOptions = Game<G> &&
    requires(typename G::Position position, typename G::Options options) {
    { G::agree(position, options) } -> std::same_as<void>;
};

// There are positions in which a player cannot win any more, whatever the opponent does.
template <class G>
concept KnowsHopeless = Game<G> && requires(const typename G::Position position, Player player) {
    { G::cannot_win(position, player) } -> std::same_as<bool>;
};

// The position after a move, as a value. Requires: the move is legal.
template <Game G>
typename G::Position after(typename G::Position position, const typename G::Move& move) {
    G::play(position, move);
    return position;
}

} // namespace tabuleiro
