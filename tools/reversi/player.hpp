// A player of Reversi for learning and for matches: an evaluation, limits, and the solver toward
// the end.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "engines/reversi/policy.hpp"
#include "engines/reversi/solver.hpp"
#include "search/searcher.hpp"
#include "tuning/match.hpp"

namespace tabuleiro::reversi::learning {

// Either the weighted terms or tables.
struct Evaluation {
    std::shared_ptr<const patterns::PatternTables> tables; // none: the terms
    int points = PatternPolicy::points_per_disc;

    // "terms", the path of tables, or "PATH:POINTS" for another worth of a disc.
    static Evaluation named(const std::string& name);
};

struct Thinking {
    std::uint64_t nodes = 0;           // per move, if it is not limited by time
    std::chrono::microseconds time{0}; // per move; 0: by nodes
    int solved = 14;                   // with this many empty squares or fewer it solves the game
    std::uint64_t solver_nodes = 100'000'000; // at most
    std::size_t table_entries = 0;            // 0: by the nodes
};

// The player as a function; it keeps its memory from call to call.
tuning::Chooser<Reversi> make_player(const Evaluation& evaluation, const Thinking& thinking);

// The same with scores: the search's result for a position that is not solved.
using Judge = std::function<search::Result<Move>(const Record<Reversi>&)>;
Judge make_judge(const Evaluation& evaluation, const Thinking& thinking);

} // namespace tabuleiro::reversi::learning
