// A game as it was played: first position, options, moves; it answers what needs the past.
//
// Positions carry no history, so repetition is asked here. A record is what is saved, replayed,
// shown and exported.
#pragma once

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

    // From the game's own first position; fails if the options make no sense.
    [[nodiscard]] static Expected<Record> begin(const Options& options = {}) {
        auto start = G::start(options);
        if (!start) {
            return tl::unexpected(start.error());
        }
        return Record(*std::move(start), options);
    }

    // From any position.
    explicit Record(Position start, const Options& options = {}) : options_(options) {
        positions_.push_back(std::move(start));
        occurrences_.push_back(1);
    }

    const Options& options() const { return options_; }
    const Position& start() const { return positions_.front(); }
    const Position& position() const { return positions_.back(); }
    const std::vector<Move>& moves() const { return moves_; }
    int plies() const { return static_cast<int>(moves_.size()); }

    // The position before the ply-th move; the last one is the present.
    const Position& position_at(int ply) const { return positions_[static_cast<std::size_t>(ply)]; }
    // All positions before the present one, the oldest first.
    std::span<const Position> history() const {
        return std::span(positions_).first(positions_.size() - 1);
    }

    Player to_move() const { return G::to_move(position()); }

    // How often the present position has occurred, this time included; 1 where the rules do not
    // ask.
    int occurrences() const { return occurrences_.back(); }

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
        occurrences_.push_back(count_occurrences());
    }

    // From outside: plays the move that the text means, or says why not and changes nothing.
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
        occurrences_.pop_back();
    }

    friend bool operator==(const Record& a, const Record& b) {
        return a.start() == b.start() && a.options_ == b.options_ && a.moves_ == b.moves_;
    }

  private:
    int count_occurrences() const {
        int found = 1;
        if constexpr (JudgesHistory<G>) {
            for (const Position& earlier : history()) {
                found += G::repeats(earlier, position()) ? 1 : 0;
            }
        }
        return found;
    }

    Options options_;
    std::vector<Move> moves_;
    std::vector<Position> positions_;
    std::vector<int> occurrences_;
};

} // namespace tabuleiro
