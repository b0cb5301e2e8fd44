// Policies of the made-up games, for the tests of the search.
#pragma once

#include "search/policy.hpp"
#include "support/maze.hpp"
#include "support/toys.hpp"

namespace tabuleiro::search {

struct CountdownPolicy {
    static constexpr Score unit = 100;
    Score evaluate(const test::Countdown::Position& position) const {
        return position.stones % 7 - 3;
    }
    MoveCode code(int take) const { return static_cast<MoveCode>(take); }
    int hint(const test::Countdown::Position&, int take) const { return take; }
    bool quiet(const test::Countdown::Position&, int) const { return true; }
};

// Evaluations are random, so that every wrong sign or bound shows.
struct MazePolicy {
    static constexpr Score unit = 100;
    Score evaluate(const test::Maze::Position& position) const {
        return static_cast<Score>(test::Maze::drawn(position, 5) % 401) - 200;
    }
    MoveCode code(int door) const { return static_cast<MoveCode>(door + 1); }
    int hint(const test::Maze::Position&, int door) const { return door; }
    bool quiet(const test::Maze::Position&, int) const { return true; }
};

// The same with everything that is optional: the first doors are noisy while the room's number is
// high enough (so that quiescence ends), and some rooms are in check.
struct NoisyMazePolicy : MazePolicy {
    bool quiet(const test::Maze::Position& position, int door) const {
        return door > 0 || position.room < test::Maze::rooms / 2;
    }
    test::Maze::Moves noisy_moves(const test::Maze::Position& position) const {
        test::Maze::Moves moves;
        if (!quiet(position, 0)) {
            moves.push_back(0);
        }
        return moves;
    }
    bool in_check(const test::Maze::Position& position) const { return position.room % 16 == 15; }
    std::optional<test::Maze::Position> pass(const test::Maze::Position& position) const {
        return after<test::Maze>(position, 1);
    }
    Score gain(const test::Maze::Position&, int) const { return 400; }
    std::uint64_t repetition_key(const test::Maze::Position& position) const {
        return test::Maze::key(position);
    }
};

// It does not see one door in three, and in some rooms none.
struct OverlookingMazePolicy : NoisyMazePolicy {
    bool overlooks(const test::Maze::Position& position, int door) const {
        return position.room % 16 == 7 ||
               test::Maze::drawn(position, 20 + static_cast<std::uint64_t>(door)) % 3 == 0;
    }
};

} // namespace tabuleiro::search
