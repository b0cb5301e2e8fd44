// One thread's search. search.cpp and quiescence.cpp hold the search itself; line.cpp moves through
// the tree; root.cpp deepens and keeps the time.
//
// A worker owns everything but the transposition table, and checks Control to know when to stop. It
// starts no thread and never waits.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "engines/chess/attack_map.hpp"
#include "engines/chess/evaluation/evaluation.hpp"
#include "engines/chess/evaluation/networks.hpp"
#include "engines/chess/search/history.hpp"
#include "engines/chess/search/limits.hpp"
#include "engines/chess/search/picker.hpp"
#include "engines/chess/search/tablebase.hpp"
#include "engines/chess/time/time_plan.hpp"

namespace tabuleiro::roque {

// What all threads of a search share.
struct Control {
    std::atomic<bool> stop{false};
    std::atomic<bool> pondering{false};
    std::atomic<bool> helpers_stop{false}; // the main worker is done
    // Nodes of the helpers; the main worker adds its own.
    std::atomic<std::uint64_t> helper_nodes{0};
    std::atomic<std::uint64_t> tablebase_hits{0}; // of all workers, and at the root
};

using PrincipalVariation = InlineVector<Move, static_cast<std::size_t>(max_ply) + 1>;

struct RootMove {
    Candidate candidate;
    Score score = -infinite_score;    // of this iteration, -infinite if not the best so far
    Score previous = -infinite_score; // of the last one
    Score shown = -infinite_score;    // as reported: a bound if the window was missed
    Bound bound = Bound::Exact;
    int depth = 0;
    int selective_depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line;
};

enum class NodeKind : std::uint8_t { Root, Pv, NonPv };
// What a null-window node is expected to do.
enum class Guess : std::uint8_t { Cut, All };

// The moves that caused no cutoff, to be penalised when another does.
struct Tried {
    InlineVector<Candidate, 64> quiets;
    InlineVector<Candidate, 32> captures;

    void add(const Candidate& candidate) {
        if (candidate.is_quiet()) {
            if (quiets.size() < quiets.capacity()) {
                quiets.push_back(candidate);
            }
        } else if (captures.size() < captures.capacity()) {
            captures.push_back(candidate);
        }
    }
};

// Whether a table score decides a search against beta.
inline bool is_usable(const TableEntry& entry, Score beta) {
    return entry.bound == Bound::Exact ||
           entry.bound == (entry.score >= beta ? Bound::Lower : Bound::Upper);
}

// The table's score instead of the evaluation, where it is more precise.
inline Score better_guess(const std::optional<TableEntry>& entry, Score evaluation) {
    if (!entry || is_decisive(entry->score)) {
        return evaluation;
    }
    const Bound wanted = entry->score > evaluation ? Bound::Lower : Bound::Upper;
    return entry->bound == Bound::Exact || entry->bound == wanted ? entry->score : evaluation;
}

class Worker {
  public:
    // `number` 0 is the main worker, which keeps the time and reports.
    Worker(TranspositionTable& table, Control& control, int number);

    // Requires: no search is running. None: the tapered evaluation.
    void set_network(NetworkPtr network) { evaluate_ = Evaluation(std::move(network)); }

    // For the next searches. Requires: no search is running, and the tables outlive them.
    void use_tablebase(const TablebaseUse& use) { tablebase_ = use; }

    // Requires: the request's position has a legal move.
    SearchResult search(const SearchRequest& request, const TimePlan& plan,
                        SearchListener* listener);
    void forget(); // a new game

    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  private:
    struct Node {
        Position position;
        Candidate played;               // from here
        ContinuationRow* row = nullptr; // of what was played from here
        Score evaluation = 0;           // corrected
        bool in_check = false;
        Move excluded;
        std::array<Move, 2> killers{};
        int reversible = 0; // plies back that can repeat
        int double_extensions = 0;
        int cutoffs = 0;             // of nodes at this ply, since the last node two plies before
        ByPlayer<AttackMap> attacks; // by each side
        PrincipalVariation line;
    };

    // root.cpp
    void set_up(const SearchRequest& request);
    void deepen(const SearchRequest& request);
    Score search_window(int depth, Score guess);
    bool time_to_stop(int depth, Steadiness& steadiness, Move& last_best, Score& last_score);
    void report(int depth, Bound bound, std::size_t number);
    void report_current(int depth, std::size_t number, Move move);
    SearchResult result() const;
    Milliseconds elapsed() const;
    std::uint64_t all_nodes() const {
        return nodes() + control_.helper_nodes.load(std::memory_order_relaxed);
    }

    // search.cpp
    template <NodeKind kind>
    Score search(Score alpha, Score beta, int depth, int ply, Guess guess);

    // quiescence.cpp
    template <NodeKind kind>
    Score quiescence(Score alpha, Score beta, int depth, int ply);

    // tablebase.cpp
    // What the endgame tables say about this node. Requires: they are in use.
    std::optional<Score> look_up(int ply, int depth);

    // line.cpp
    bool is_draw(int ply) const;
    bool repeats(int ply) const;
    void play(int ply, const Candidate& candidate);
    void pass(int ply);
    Score static_evaluation(int ply, const std::optional<TableEntry>& entry, Score& raw);
    OrderingHints hints(int ply, const std::optional<TableEntry>& entry) const;
    void learn_swing(int ply);
    void learn_fail_low(int ply, int depth);
    void teach_quiet(int ply, const Candidate& candidate, int value);
    void learn_cut(int ply, int depth, const Candidate& best, const Tried& tried);
    void set_line(int ply, Move move);
    void count_node();
    bool stopped() const { return stop_; }

    Node& node(int ply) { return nodes_of_line_[static_cast<std::size_t>(ply + before_root)]; }
    const Node& node(int ply) const {
        return nodes_of_line_[static_cast<std::size_t>(ply + before_root)];
    }
    const AttackMap& attacks_on_mover(int ply) const {
        return node(ply).attacks[opponent(node(ply).position.to_move())];
    }

    static constexpr int before_root = 4; // continuation histories look back this far

    TranspositionTable& table_;
    Control& control_;
    int number_;
    std::unique_ptr<Histories> histories_;
    std::unique_ptr<Corrections> corrections_;
    Evaluation evaluate_;
    TablebaseUse tablebase_;
    std::vector<Node> nodes_of_line_;
    std::vector<std::uint64_t> keys_; // of the game, then of the line
    std::size_t keys_before_root_ = 0;

    SearchListener* listener_ = nullptr;
    SearchLimits limits_;
    TimePlan plan_;
    SteadyTime started_;
    std::vector<RootMove> root_moves_;
    std::size_t line_number_ = 0; // of the requested variations, the one being searched
    std::size_t lines_ = 1;
    int root_depth_ = 0;
    int completed_depth_ = 0;
    int selective_depth_ = 0;
    int null_move_from_ = 0; // no null move before this ply (verification)
    std::atomic<std::uint64_t> nodes_{0};
    bool stop_ = false;
};

} // namespace tabuleiro::roque
