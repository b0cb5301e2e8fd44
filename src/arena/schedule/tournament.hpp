// A running tournament: what has been played, what comes next, and the standings.
#pragma once

#include <optional>
#include <vector>

#include "arena/game/game_record.hpp"
#include "arena/schedule/plan.hpp"
#include "arena/schedule/schedule.hpp"
#include "league/statistics/pentanomial.hpp"
#include "league/statistics/sprt.hpp"

namespace tabuleiro::arena {

// A game by its number, without its opening.
struct Assignment {
    int id = 0;
    Fixture fixture;
    ByPlayer<int> seats;
};

class Tournament {
  public:
    // The plan must outlive it.
    explicit Tournament(const Plan& plan);

    // A game of an earlier run; fails if the plan has no such game.
    [[nodiscard]] Expected<void> restore(const std::vector<GameRecord>& games);

    // The next game to be played, if one can be played now.
    std::optional<Assignment> take();
    // A game that was taken has ended.
    void add(int id, int half_points);
    // A game that was taken has been cancelled.
    void give_back(int id);

    // Nothing is left to take and nothing is running, or the SPRT is decided.
    bool over() const;
    bool decided() const { return decided_after_.has_value(); }

    int played() const { return played_; }
    // All games, if their number is known.
    std::optional<int> planned() const;
    const Plan& plan() const { return *plan_; }

    // Whether a game counts: not if it was played after the pair that decided the SPRT. So the
    // result does not depend on how many games run at once.
    bool counts(int id) const { return !decided_after_ || id / 2 < *decided_after_; }

    // The first player's results against all others, by pairs; for a match.
    league::Pentanomial pairs_of_first() const;
    std::optional<league::SprtState> sprt_state() const;
    // Whole pairs, in order.
    std::vector<Played> whole_pairs() const;

  private:
    enum class Progress : std::uint8_t { Open, Taken, Done };
    struct Game {
        Progress progress = Progress::Open;
        int half_points = 0; // of its first player
    };

    void extend();
    void adopt_pairing(const std::vector<GameRecord>& sorted, std::size_t from);
    void advance_sprt();
    bool is_whole(std::size_t fixture) const;
    int half_points_of_a(std::size_t fixture) const;

    const Plan* plan_;
    std::vector<Fixture> fixtures_;
    std::vector<Game> games_; // two per fixture
    std::size_t next_ = 0;    // no game before it is open
    int played_ = 0;
    int taken_ = 0;
    league::Pentanomial prefix_; // of the first prefix_pairs_ fixtures
    std::size_t prefix_pairs_ = 0;
    std::optional<int> decided_after_; // this many pairs
};

} // namespace tabuleiro::arena
