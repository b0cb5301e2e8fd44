// A game in progress: where it began, what was played, and what can be taken back.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engines/chess/search/limits.hpp"
#include "games/chess/endings.hpp"

namespace tabuleiro::roque {

class GameRecord {
  public:
    explicit GameRecord(const Position& start = Position()) : positions_{start} {}

    const Position& position() const { return positions_.back(); }
    const std::vector<Move>& moves() const { return moves_; }
    std::size_t plies() const { return moves_.size(); }

    // Requires: the move is legal.
    void play(Move move) {
        Position next = position();
        next.play(move);
        moves_.push_back(move);
        positions_.push_back(next);
    }
    // False if nothing was played.
    bool undo() {
        if (moves_.empty()) {
            return false;
        }
        moves_.pop_back();
        positions_.pop_back();
        return true;
    }

    // How often the position has occurred, now included.
    int occurrences() const {
        const Position& now = position();
        return static_cast<int>(
            std::count_if(positions_.begin(), positions_.end(),
                          [&](const Position& earlier) { return earlier.repeats(now); }));
    }

    // By the rules as engines play them: the third occurrence and fifty moves end it.
    std::optional<Outcome<Rule>> outcome() const {
        return chess::outcome(position(), DrawRules::Automatic, MaterialReading::Fide,
                              occurrences());
    }

    // Where the last move took something.
    std::optional<Square> captured_on() const {
        if (moves_.empty() || !positions_[positions_.size() - 2].captured_by(moves_.back())) {
            return std::nullopt;
        }
        return moves_.back().to();
    }

    GameLine line() const {
        GameLine line;
        line.position = position();
        const auto reach =
            std::min(positions_.size() - 1, static_cast<std::size_t>(position().quiet_plies()));
        for (std::size_t i = positions_.size() - 1 - reach; i + 1 < positions_.size(); ++i) {
            line.earlier.push_back(positions_[i].key());
        }
        return line;
    }

  private:
    std::vector<Position> positions_;
    std::vector<Move> moves_;
};

} // namespace tabuleiro::roque
