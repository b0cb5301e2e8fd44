// Ends games of engines that both sides consider decided, or that last too long, when asked to.
#pragma once

#include <cstdint>
#include <optional>

#include "core/player.hpp"

namespace tabuleiro {

struct Adjudication {
    // A draw, once both sides' scores were within `score` for their last `moves` moves, and each
    // has made `from` of them since the opening.
    struct Draw {
        int from = 40;
        int moves = 8;
        int score = 10;
        friend bool operator==(const Draw&, const Draw&) = default;
    };
    // A win, once the one side's scores were at least `score` and the other's at most -`score` for
    // their last `moves` moves.
    struct Resign {
        int moves = 3;
        int score = 600;
        friend bool operator==(const Resign&, const Resign&) = default;
    };
    std::optional<Draw> draw;
    std::optional<Resign> resign;
    std::optional<int> most_moves; // of each side; then a draw

    friend bool operator==(const Adjudication&, const Adjudication&) = default;
};

struct Verdict {
    enum class Why : std::uint8_t { Score, Length };
    std::optional<Player> winner; // none: a draw
    Why why = Why::Score;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

class Adjudicator {
  public:
    explicit Adjudicator(const Adjudication& terms) : terms_(terms) {}

    // The player has thought about a move, with this score for itself; none: it said nothing.
    void note(Player mover, std::optional<int> score);
    // How the game is to end now, if it is.
    std::optional<Verdict> verdict() const;

  private:
    // How many of a player's last moves, without a break, had such a score.
    struct Runs {
        int level = 0;
        int winning = 0;
        int losing = 0;
        int moves = 0;
    };

    Adjudication terms_;
    ByPlayer<Runs> runs_;
};

} // namespace tabuleiro
