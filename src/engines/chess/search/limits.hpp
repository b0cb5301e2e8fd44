// The request of a search, its limits, and its result.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "engines/chess/search/score.hpp"
#include "engines/chess/search/table.hpp"

namespace tabuleiro::roque {

using Milliseconds = std::chrono::milliseconds;
using SteadyTime = std::chrono::steady_clock::time_point;

// The clock of the side to move.
struct ClockTimes {
    Milliseconds remaining{};
    Milliseconds increment{};
    std::optional<int> moves_to_go; // until the next time control
};

// The first limit that is reached ends the search; without any, only stop() does.
struct SearchLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> soft_nodes; // the iteration that passes them is finished
    std::optional<int> mate;                 // in this many moves
    std::optional<Milliseconds> move_time;
    std::optional<ClockTimes> clock;
    // Time passes with the nodes, so that a game on a clock does not depend on the machine.
    std::optional<std::uint64_t> nodes_per_second;
    // Finish only on stop(), even if everything is known.
    bool until_stopped = false;
    // The opponent's clock runs: no limit ends the search before ponder_hit(). The time until then
    // counts towards the move's time plan.
    bool pondering = false;
};

// A position with what came before it.
struct PositionHistory {
    Position position;
    // Keys of the positions before it, oldest first; only those since the last capture or pawn
    // move matter.
    std::vector<std::uint64_t> earlier;
};

struct SearchRequest {
    PositionHistory game;
    SearchLimits limits;
    std::vector<Move> search_moves; // empty: all legal moves
    int lines = 1;                  // the number of variations to find (MultiPV)
    std::optional<int> elo;         // weakened to this rating; none: full strength
    std::uint64_t seed = 0;         // of a weakened player's choices
    bool tapered = false;           // use the tapered evaluation even when a network is loaded
    // Where the opponent's last move captured: people recapture without thinking.
    std::optional<Square> captured_on;
    SteadyTime started = std::chrono::steady_clock::now();
};

// One reported variation.
struct VariationReport {
    int depth = 0;
    int selective_depth = 0;
    int number = 1; // 1 is the best variation
    Score score = 0;
    Bound bound = Bound::Exact;
    std::uint64_t nodes = 0;
    Milliseconds elapsed{};
    int permille_table = 0;
    std::uint64_t tablebase_hits = 0;
    std::vector<Move> moves;
};

struct CurrentMove {
    int depth = 0;
    Move move;
    int number = 1;
    int of = 1;
    std::uint64_t nodes = 0;
    Milliseconds elapsed{};
};

struct SearchResult {
    std::optional<Move> best; // none: the game is over
    std::optional<Move> ponder;
    Score score = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    Milliseconds elapsed{};
    Milliseconds used{};                // of our own clock, without pondering
    std::vector<VariationReport> lines; // best first
};

// Receives the reports of a search, on the search's own thread.
class SearchListener {
  public:
    SearchListener() = default;
    SearchListener(const SearchListener&) = delete;
    SearchListener& operator=(const SearchListener&) = delete;
    virtual ~SearchListener() = default;

    virtual void on_variation(const VariationReport&) {}
    virtual void on_current_move(const CurrentMove&) {}
};

} // namespace tabuleiro::roque
