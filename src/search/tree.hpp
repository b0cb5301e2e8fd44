// The inner search: the value of a position at a given depth, between two bounds.
//
// Never assume that turns alternate: a value belongs to the player to move in its position, and is
// negated (search_child) only where the next player is another one.
//
// The recipe is node(), step by step; its numbers are in margins.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "search/node_counter.hpp"
#include "search/ordering.hpp"
#include "search/path.hpp"
#include "search/policy.hpp"
#include "search/reduction.hpp"
#include "search/result.hpp"
#include "search/table.hpp"

namespace tabuleiro::search {

struct Window {
    Score alpha;
    Score beta;

    // Only asks whether the value is above alpha.
    bool null() const { return beta - alpha == 1; }
    WindowKind kind() const { return null() ? WindowKind::Null : WindowKind::Open; }
};

template <OpenGame G, Policy<G> P>
class Tree {
  public:
    enum class AfterNullMove : std::uint8_t { No, Yes };

    using Position = typename G::Position;
    using Move = typename G::Move;

    Tree(P policy, Table& table, const Settings& settings, typename G::Options options)
        : policy_(std::move(policy)), table_(table), settings_(settings),
          options_(std::move(options)), pruning_(pruning_of(policy_)), path_(policy_),
          frames_(max_ply + 1) {}

    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    // A new search, from this root.
    void begin(const Position& root, std::span<const Position> history, const Budget& budget,
               const StopCondition& stop) {
        counter_ = NodeCounter(budget.nodes, stop);
        root_player_ = G::to_move(root);
        history_.clear();
        for (Frame& frame : frames_) {
            frame.killers.clear();
        }
        path_.begin(history);
        path_.push(root);
    }

    const NodeCounter& counter() const { return counter_; }

    // The best variation found from this ply on.
    const std::vector<Move>& line(int ply) const {
        return frames_[static_cast<std::size_t>(ply)].line;
    }

    // The value of the next position, as the player who moved there sees it.
    Score search_child(const Position& next, Player mover, int depth, Window window, int ply,
                       AfterNullMove after_null_move = AfterNullMove::No) {
        if (G::to_move(next) == mover) {
            return node(next, depth, window, ply, after_null_move);
        }
        return -node(next, depth, {-window.beta, -window.alpha}, ply, after_null_move);
    }

    // As search_child, for a move after the first (principal variation search): a null window
    // asks whether it is better, and it is searched again if it is.
    Score scout_child(const Position& next, Player mover, int depth, Window window, int ply) {
        const Score value = search_child(next, mover, depth, {window.alpha, window.alpha + 1}, ply);
        if (value <= window.alpha || window.null() || counter_.stopped()) {
            return value;
        }
        return search_child(next, mover, depth, window, ply);
    }

    bool overlooks(const Position& position, const Move& move) const {
        if constexpr (Overlooks<P, G>) {
            return policy_.overlooks(position, move) && !is_in_check(position);
        } else {
            return false;
        }
    }

    // The places of the moves in the order in which to try them.
    template <class Moves>
    Picker& rank_moves(const Position& position, const Moves& moves, MoveCode table_move, int ply) {
        Frame& frame = frames_[static_cast<std::size_t>(ply)];
        const Player mover = G::to_move(position);
        frame.picker.clear();
        for (const Move& move : moves) {
            const MoveCode code = policy_.code(move);
            const int hint = policy_.hint(position, move);
            if (code == table_move) {
                frame.picker.add(rank::table);
            } else if (!policy_.quiet(position, move)) {
                frame.picker.add((hint < 0 ? rank::bad_noisy : rank::noisy) + hint);
            } else if (frame.killers.is_first(code)) {
                frame.picker.add(rank::killer + 1);
            } else if (frame.killers.is_second(code)) {
                frame.picker.add(rank::killer);
            } else {
                frame.picker.add(history_.of(mover, code) + hint);
            }
        }
        return frame.picker;
    }

  private:
    // The state of one ply of the current line.
    struct Frame {
        Killers killers;
        Picker picker;
        std::vector<Move> line;
        std::vector<MoveCode> tried; // quiet moves that did not refute
    };

    Score node(const Position& position, int depth, Window window, int ply,
               AfterNullMove after_null_move) {
        Frame& frame = frames_[static_cast<std::size_t>(ply)];
        frame.line.clear();
        const Player mover = G::to_move(position);
        const Parts& parts = settings_.parts;

        // 1. Out of budget: the return value is ignored.
        if (counter_.spent()) {
            return 0;
        }

        // 2. The end of the game by its rules, or a repetition.
        if (const auto end = ended(position, mover, ply)) {
            return *end;
        }

        // 3. The horizon. A position in check is searched a ply deeper.
        const bool in_check = is_in_check(position);
        if (parts.extensions && in_check) {
            ++depth;
        }
        if (ply >= max_ply - 1) {
            return policy_.evaluate(position);
        }
        if (depth <= 0) {
            return quiescence(position, window, ply);
        }

        // 4. A faster end than one already found is not possible below here.
        const Score sooner = win_score - (ply + 1);
        window.alpha = std::max(window.alpha, -sooner);
        window.beta = std::min(window.beta, sooner);
        if (window.alpha >= window.beta) {
            return window.alpha;
        }

        // 5. The table.
        const std::uint64_t key = table_key(position);
        MoveCode table_move = 0;
        if (parts.table != TableUse::Off) {
            if (const auto found = table_.find(key)) {
                table_move = found->move;
                const Score score = from_table(found->score, ply);
                if (window.null() && deep_enough(found->depth, depth) &&
                    decides(found->bound, score, window)) {
                    return score;
                }
            }
        }

        // Without a guess from the table, a ply less.
        if (parts.reductions && table_move == 0 && depth >= pruning_.unguided_depth) {
            --depth;
        }

        // 6. Pruning by the static evaluation, out of check and in a null window.
        // Where an end is in sight, an evaluation says nothing about a faster one.
        const bool prune = parts.pruning && window.null() && !in_check &&
                           !is_decided(window.alpha) && !is_decided(window.beta);
        const Score evaluation = prune ? evaluate(position, ply) : 0;
        if (prune) {
            // 6a. Reverse futility: no reply in the depth left would change it; short mates apart.
            if (depth <= pruning_.reverse_futility_depth && !careful(depth, ply) &&
                evaluation - in_units(pruning_.reverse_futility_per_depth) * depth >= window.beta) {
                return evaluation;
            }
            // 6b. Null move: even passing holds beta.
            if (after_null_move == AfterNullMove::No && depth >= pruning_.null_move_depth &&
                evaluation >= window.beta && null_move_holds(position, mover, depth, window, ply)) {
                return window.beta;
            }
        }

        // 7. The moves, best guess first.
        const auto moves = G::legal_moves(position);
        Picker& picker = rank_moves(position, moves, table_move, ply);
        frame.tried.clear();
        path_.push(position);
        const Score alpha_before = window.alpha;
        Score best = -infinite_score;
        MoveCode best_move = 0;
        for (int number = 0; !picker.empty(); ++number) {
            const Move& move = moves[picker.next()];
            if (overlooks(position, move)) {
                continue;
            }
            const MoveCode code = policy_.code(move);
            const bool quiet = policy_.quiet(position, move);

            // 8. Late move pruning and futility; but near the root no move that gives check is
            // skipped, or a short mate might be missed.
            if (prune && quiet && number > 0 && !is_loss(best) &&
                prunes_quiet(depth, static_cast<int>(frame.tried.size()), evaluation,
                             window.alpha) &&
                (ply >= margins::careful_plies || !gives_check(position, move))) {
                continue;
            }

            // 9. Search: late moves with less depth first, and again if they surprise.
            const Position next = after<G>(position, move);
            const int reduction = quiet && parts.reductions
                                      ? late_reduction(pruning_, depth, number, window.kind(),
                                                       history_.of(mover, code))
                                      : 0;
            Score value = window.alpha + 1;
            if (reduction > 0) {
                value = search_child(next, mover, depth - 1 - reduction,
                                     {window.alpha, window.alpha + 1}, ply + 1);
            }
            if (value > window.alpha && !counter_.stopped()) {
                value = number == 0 ? search_child(next, mover, depth - 1, window, ply + 1)
                                    : scout_child(next, mover, depth - 1, window, ply + 1);
            }
            if (counter_.stopped()) {
                path_.pop();
                return 0;
            }

            // 10. Better than anything so far; a refutation ends the node.
            if (value > best) {
                best = value;
                if (value > window.alpha) {
                    window.alpha = value;
                    best_move = code;
                    frame.line.assign(1, move);
                    frame.line.insert(frame.line.end(), line(ply + 1).begin(), line(ply + 1).end());
                }
                if (value >= window.beta) {
                    if (quiet) {
                        remember(frame, mover, code, depth);
                    }
                    break;
                }
            }
            if (quiet) {
                frame.tried.push_back(code);
            }
        }
        path_.pop();
        if (best == -infinite_score) { // it sees no move at all
            return evaluate(position, ply);
        }

        // 11. What was learned.
        if (parts.table != TableUse::Off) {
            const Bound bound = best >= window.beta   ? Bound::Lower
                                : best > alpha_before ? Bound::Exact
                                                      : Bound::Upper;
            table_.store(
                key, {to_table(best, ply), depth, bound, best_move != 0 ? best_move : table_move});
        }
        return best;
    }

    // Noisy moves only, until the position can be evaluated; all moves where it is in check.
    Score quiescence(const Position& position, Window window, int ply) {
        const Player mover = G::to_move(position);
        if constexpr (!Quiesces<P, G>) {
            return evaluate(position, ply);
        } else {
            const Score stand_pat = evaluate(position, ply);
            if (!settings_.parts.quiescence || ply >= max_ply - 1) {
                return stand_pat;
            }
            const bool in_check = is_in_check(position);
            Score best = in_check ? -infinite_score : stand_pat;
            if (best >= window.beta) {
                return best;
            }
            window.alpha = std::max(window.alpha, best);
            const auto moves = in_check ? G::legal_moves(position) : policy_.noisy_moves(position);
            Picker& picker = rank_moves(position, moves, 0, ply);
            while (!picker.empty()) {
                const Move& move = moves[picker.next()];
                if (overlooks(position, move)) {
                    continue;
                }
                if constexpr (WeighsGains<P, G>) {
                    if (settings_.parts.pruning && !in_check &&
                        delta_prunes(position, move, stand_pat, window)) {
                        continue;
                    }
                }
                const Position next = after<G>(position, move);
                const Score value = quiescence_child(next, mover, window, ply + 1);
                if (counter_.stopped()) {
                    return 0;
                }
                if (value > best) {
                    best = value;
                    window.alpha = std::max(window.alpha, value);
                    if (value >= window.beta) {
                        break;
                    }
                }
            }
            return best;
        }
    }

    // As search_child, within quiescence.
    Score quiescence_child(const Position& next, Player mover, Window window, int ply) {
        const Player player = G::to_move(next);
        if (counter_.spent()) {
            return 0;
        }
        if (const auto outcome = G::outcome(next)) {
            return end_score(*outcome, mover, ply, draw_for(mover));
        }
        if (player == mover) {
            return quiescence(next, window, ply);
        }
        return -quiescence(next, {-window.beta, -window.alpha}, ply);
    }

    std::optional<Score> ended(const Position& position, Player mover, int ply) const {
        if (const auto outcome = G::outcome(position)) {
            return end_score(*outcome, mover, ply, draw_for(mover));
        }
        if constexpr (Path<G, P>::looks_back) {
            if (settings_.parts.repetitions) {
                const auto seen = path_.seen(position);
                // A position that repeats once in the tree can repeat again; and where no rule
                // covers repetition, a repetition is no progress.
                if (seen.in_tree || (!JudgesHistory<G> && seen.times > 0)) {
                    return draw_for(mover);
                }
                if constexpr (JudgesHistory<G>) {
                    if (seen.times > 0) {
                        if (const auto outcome = G::outcome(position, options_, seen.times + 1)) {
                            return end_score(*outcome, mover, ply, draw_for(mover));
                        }
                    }
                }
            }
        }
        return std::nullopt;
    }

    Score draw_for(Player player) const {
        return player == root_player_ ? -settings_.contempt : settings_.contempt;
    }

    Score evaluate(const Position& position, int ply) const {
        if constexpr (FollowsLine<P, G>) {
            return policy_.evaluate(position, ply);
        } else {
            return policy_.evaluate(position);
        }
    }

    bool is_in_check(const Position& position) const {
        if constexpr (KnowsCheck<P, G>) {
            return policy_.in_check(position);
        } else {
            return false;
        }
    }

    std::uint64_t table_key(const Position& position) const {
        if constexpr (KeysTable<P, G>) {
            return policy_.table_key(position);
        } else {
            return G::key(position);
        }
    }

    bool deep_enough(int found, int wanted) const {
        return settings_.parts.table == TableUse::ExactDepth ? found == wanted : found >= wanted;
    }

    static bool decides(Bound bound, Score score, const Window& window) {
        switch (bound) {
        case Bound::Exact:
            return true;
        case Bound::Lower:
            return score >= window.beta;
        case Bound::Upper:
            return score <= window.alpha;
        }
        return false;
    }

    bool null_move_holds(const Position& position, Player mover, int depth, const Window& window,
                         int ply) {
        if constexpr (Passes<P, G>) {
            if (const auto passed = policy_.pass(position)) {
                const int left =
                    depth - pruning_.null_move_reduction - depth / pruning_.null_move_depth_share;
                path_.push(position);
                const Score value =
                    search_child(*passed, mover, std::max(left, 0), {window.beta - 1, window.beta},
                                 ply + 1, AfterNullMove::Yes);
                path_.pop();
                return !counter_.stopped() && value >= window.beta;
            }
        }
        return false;
    }

    bool prunes_quiet(int depth, int tried, Score evaluation, Score alpha) const {
        if (depth <= pruning_.late_move_depth &&
            tried >= pruning_.late_move_base + pruning_.late_move_factor * depth * depth) {
            return true;
        }
        return depth <= pruning_.futility_depth &&
               evaluation +
                       in_units(pruning_.futility_base + pruning_.futility_per_depth * depth) <=
                   alpha;
    }

    // Near the root and the horizon at once, in a game that knows checks: where short mates are.
    static constexpr bool careful(int depth, int ply) {
        return KnowsCheck<P, G> && ply < margins::careful_plies && depth < margins::careful_plies;
    }

    bool gives_check(const Position& position, const Move& move) const {
        if constexpr (KnowsCheck<P, G>) {
            return policy_.in_check(after<G>(position, move));
        } else {
            return false;
        }
    }

    bool delta_prunes(const Position& position, const Move& move, Score stand_pat,
                      const Window& window) const {
        return stand_pat + policy_.gain(position, move) + in_units(margins::delta_margin) <=
               window.alpha;
    }

    void remember(Frame& frame, Player mover, MoveCode code, int depth) {
        frame.killers.add(code);
        history_.reward(mover, code, depth);
        for (const MoveCode other : frame.tried) {
            history_.punish(mover, other, depth);
        }
    }

    static Score in_units(Score hundredths) { return P::unit * hundredths / 100; }

    // In the table, decided scores count from the position, since it can be reached in many ways.
    static Score to_table(Score score, int ply) {
        return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
    }
    static Score from_table(Score score, int ply) {
        return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
    }

    P policy_;
    Table& table_;
    Settings settings_;
    typename G::Options options_;
    Pruning pruning_;
    Path<G, P> path_;
    std::vector<Frame> frames_;
    History history_;
    NodeCounter counter_;
    Player root_player_ = Player::First;
};

} // namespace tabuleiro::search
