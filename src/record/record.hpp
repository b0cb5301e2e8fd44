// A game as it was played: first position, options and moves, and all questions that need the past.
//
// Positions carry no history, so repetition is detected here. A record is what is saved, replayed,
// shown and exported.
#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace tabuleiro {

template <Game G>
class Record {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Options = typename G::Options;

    // From the game's own first position; fails if the options are not valid.
    [[nodiscard]] static Expected<Record> begin(const Options& options = {}) {
        auto start = G::start(options);
        if (!start) {
            return tl::unexpected(start.error());
        }
        return Record(*std::move(start), options);
    }

    // From any position.
    explicit Record(const Position& start, const Options& options = {}) : options_(options) {
        positions_.push_back(start);
    }

    const Options& options() const { return options_; }
    const Position& start() const { return positions_.front(); }
    const Position& position() const { return positions_.back(); }
    const std::vector<Move>& moves() const { return moves_; }
    int plies() const { return static_cast<int>(moves_.size()); }

    // The position before the ply-th move; the last one is the current position.
    const Position& position_at(int ply) const { return positions_[static_cast<std::size_t>(ply)]; }
    // All positions before the current one, oldest first.
    std::span<const Position> history() const {
        return std::span(positions_).first(positions_.size() - 1);
    }

    // Those of them that the current position can repeat.
    std::span<const Position> reachable_history() const {
        const auto all = history();
        if constexpr (BoundsRepetition<G>) {
            const auto reach = static_cast<std::size_t>(G::reversible_plies(position()));
            return all.last(std::min(all.size(), reach));
        } else {
            return all;
        }
    }

    Player to_move() const { return G::to_move(position()); }

    // How often this position has occurred, including now; 1 if the rules do not count repetitions.
    int occurrences() const {
        int found = 1;
        if constexpr (JudgesHistory<G>) {
            for (const Position& earlier : reachable_history()) {
                found += G::repeats(earlier, position()) ? 1 : 0;
            }
        }
        return found;
    }

    // How the rules end the game here, history included.
    std::optional<OutcomeOf<G>> outcome() const {
        if constexpr (JudgesHistory<G>) {
            return G::outcome(position(), options_, occurrences());
        } else {
            return G::outcome(position());
        }
    }

    // Requires: the move is legal.
    void play(const Move& move) {
        positions_.push_back(after<G>(position(), move));
        moves_.push_back(move);
    }

    // Requires: the move is legal and leads to that position.
    void play(const Move& move, const Position& next) {
        positions_.push_back(next);
        moves_.push_back(move);
    }

    // For outside input: plays the move that the text means, or says why not and changes nothing.
    [[nodiscard]] Expected<Move> play_text(std::string_view text) {
        if (outcome()) {
            return fail("The game is over.");
        }
        const auto move = G::parse(G::view(position(), to_move()), text);
        if (move) {
            play(*move);
        }
        return move;
    }

    // Undoes the last move. Requires: there is one.
    void take_back() {
        assert(!moves_.empty());
        moves_.pop_back();
        positions_.pop_back();
    }

    friend bool operator==(const Record& a, const Record& b) {
        return a.start() == b.start() && a.options_ == b.options_ && a.moves_ == b.moves_;
    }

  private:
    Options options_;
    std::vector<Move> moves_;
    std::vector<Position> positions_;
};

} // namespace tabuleiro
