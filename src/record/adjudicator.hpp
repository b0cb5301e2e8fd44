// Ends games that both engines consider decided, or that last too long, if so configured.
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
    // A win, once one side's scores were at least `score` and the other's at most -`score` for
    // their last `moves` moves.
    struct Resign {
        int moves = 3;
        int score = 600;
        friend bool operator==(const Resign&, const Resign&) = default;
    };
    std::optional<Draw> draw;
    std::optional<Resign> resign;
    std::optional<int> max_moves; // of each side; then a draw

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

    // The player has moved, with this score from its own side; none: it reported no score.
    void note(Player mover, std::optional<int> score);
    // How to end the game now, if it should end.
    std::optional<Verdict> verdict() const;

  private:
    // How many of a player's last moves in a row had such a score.
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
