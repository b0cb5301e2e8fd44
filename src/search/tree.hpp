// The inside of the search: what a position is worth to so much depth, between two bounds.
//
// Never assume that turns alternate: a value belongs to the player to move in its position, and is
// turned over (look) only where the next player is another one.
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

#include "search/effort.hpp"
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
    enum class AfterPass : std::uint8_t { No, Yes };

    using Position = typename G::Position;
    using Move = typename G::Move;

    Tree(P policy, Table& table, const Settings& settings, typename G::Options options)
        : policy_(std::move(policy)), table_(table), settings_(settings),
          options_(std::move(options)), path_(policy_), frames_(most_plies + 1) {}

    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    // A new search, from this root.
    void begin(const Position& root, std::span<const Position> history, const Budget& budget,
               const StopCondition& stop) {
        effort_ = Effort(budget.nodes, stop);
        root_player_ = G::to_move(root);
        history_.clear();
        for (Frame& frame : frames_) {
            frame.killers.clear();
        }
        path_.begin(history);
        path_.push(root);
    }

    const Effort& effort() const { return effort_; }

    // The best line found from this ply on.
    const std::vector<Move>& line(int ply) const {
        return frames_[static_cast<std::size_t>(ply)].line;
    }

    // The value of the next position, as the player who moved there sees it.
    Score look(const Position& next, Player mover, int depth, Window window, int ply,
               AfterPass after_pass = AfterPass::No) {
        if (G::to_move(next) == mover) {
            return node(next, depth, window, ply, after_pass);
        }
        return -node(next, depth, {-window.beta, -window.alpha}, ply, after_pass);
    }

    // As look, for a move after the first: only asks whether it is better, and looks again if it
    // is.
    Score look_again(const Position& next, Player mover, int depth, Window window, int ply) {
        const Score value = look(next, mover, depth, {window.alpha, window.alpha + 1}, ply);
        if (value <= window.alpha || window.null() || effort_.stopped()) {
            return value;
        }
        return look(next, mover, depth, window, ply);
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
                frame.picker.add((hint < 0 ? rank::bad_loud : rank::loud) + hint);
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
    // What belongs to one ply of the line at hand.
    struct Frame {
        Killers killers;
        Picker picker;
        std::vector<Move> line;
        std::vector<MoveCode> tried; // quiet moves that did not refute
    };

    Score node(const Position& position, int depth, Window window, int ply, AfterPass after_pass) {
        Frame& frame = frames_[static_cast<std::size_t>(ply)];
        frame.line.clear();
        const Player mover = G::to_move(position);
        const Parts& parts = settings_.parts;

        // 1. Out of budget: whatever is returned is not looked at.
        if (effort_.spent()) {
            return 0;
        }

        // 2. The end of the game, by its rules; or a position that comes again.
        if (const auto end = ended(position, mover, ply)) {
            return *end;
        }

        // 3. The horizon. A position that is not calm is looked at a ply further.
        const bool calm = is_calm(position);
        if (parts.extensions && !calm) {
            ++depth;
        }
        if (ply >= most_plies - 1) {
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

        // 6. Leave out what will not matter, where nothing is urgent and the window is closed.
        // Where an end is in sight, an evaluation says nothing about a faster one.
        const bool prune = parts.pruning && window.null() && calm && !is_decided(window.alpha) &&
                           !is_decided(window.beta);
        const Score standing = prune ? policy_.evaluate(position) : 0;
        if (prune) {
            // 6a. So far ahead that no reply in the depth left would change it; short mates apart.
            if (depth <= margins::good_enough_depth && !careful(depth, ply) &&
                standing - in_units(margins::good_enough_margin) * depth >= window.beta) {
                return standing;
            }
            // 6b. Even passing holds beta.
            if (after_pass == AfterPass::No && depth >= margins::pass_depth &&
                standing >= window.beta && passing_holds(position, mover, depth, window, ply)) {
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
            const MoveCode code = policy_.code(move);
            const bool quiet = policy_.quiet(position, move);

            // 8. Late quiet moves near the horizon, and those that cannot make up the gap; but near
            // the root none that alarms the enemy, or a short mate might be missed.
            if (prune && quiet && number > 0 && !is_loss(best) &&
                left_out(depth, static_cast<int>(frame.tried.size()), standing, window.alpha) &&
                (ply >= margins::careful_plies || !alarms(position, move))) {
                continue;
            }

            // 9. Look: late moves with less depth first, and again if they surprise.
            const Position next = after<G>(position, move);
            const int less =
                quiet && parts.reductions
                    ? late_reduction(depth, number, window.kind(), history_.of(mover, code))
                    : 0;
            Score value = window.alpha + 1;
            if (less > 0) {
                value =
                    look(next, mover, depth - 1 - less, {window.alpha, window.alpha + 1}, ply + 1);
            }
            if (value > window.alpha && !effort_.stopped()) {
                value = number == 0 ? look(next, mover, depth - 1, window, ply + 1)
                                    : look_again(next, mover, depth - 1, window, ply + 1);
            }
            if (effort_.stopped()) {
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

    // Loud moves only, until the position can be judged; all moves where it is not calm.
    Score quiescence(const Position& position, Window window, int ply) {
        const Player mover = G::to_move(position);
        if constexpr (!Quiesces<P, G>) {
            return policy_.evaluate(position);
        } else {
            const Score standing = policy_.evaluate(position);
            if (!settings_.parts.quiescence || ply >= most_plies - 1) {
                return standing;
            }
            const bool calm = is_calm(position);
            Score best = calm ? standing : -infinite_score;
            if (best >= window.beta) {
                return best;
            }
            window.alpha = std::max(window.alpha, best);
            const auto moves = calm ? policy_.loud_moves(position) : G::legal_moves(position);
            Picker& picker = rank_moves(position, moves, 0, ply);
            while (!picker.empty()) {
                const Move& move = moves[picker.next()];
                if constexpr (WeighsGains<P, G>) {
                    if (settings_.parts.pruning && calm &&
                        hopeless(position, move, standing, window)) {
                        continue;
                    }
                }
                const Position next = after<G>(position, move);
                const Score value = look_loud(next, mover, window, ply + 1);
                if (effort_.stopped()) {
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

    // As look, within quiescence.
    Score look_loud(const Position& next, Player mover, Window window, int ply) {
        const Player player = G::to_move(next);
        if (effort_.spent()) {
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
                // What came back once in the tree can come back again; and where no rule judges
                // repetition, whatever came back is no progress.
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

    bool is_calm(const Position& position) const {
        if constexpr (KnowsCalm<P, G>) {
            return policy_.calm(position);
        } else {
            return true;
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

    bool passing_holds(const Position& position, Player mover, int depth, const Window& window,
                       int ply) {
        if constexpr (Passes<P, G>) {
            if (const auto passed = policy_.pass(position)) {
                const int left =
                    depth - margins::pass_reduction - depth / margins::pass_reduction_share;
                path_.push(position);
                const Score value = look(*passed, mover, std::max(left, 0),
                                         {window.beta - 1, window.beta}, ply + 1, AfterPass::Yes);
                path_.pop();
                return !effort_.stopped() && value >= window.beta;
            }
        }
        return false;
    }

    bool left_out(int depth, int tried, Score standing, Score alpha) const {
        if (depth <= margins::late_depth &&
            tried >= margins::late_base + margins::late_factor * depth * depth) {
            return true;
        }
        return depth <= margins::hopeless_depth &&
               standing + in_units(margins::hopeless_base + margins::hopeless_margin * depth) <=
                   alpha;
    }

    // Near the root and the horizon at once, in a game that knows checks: where short mates are.
    static constexpr bool careful(int depth, int ply) {
        return KnowsCalm<P, G> && ply < margins::careful_plies && depth < margins::careful_plies;
    }

    bool alarms(const Position& position, const Move& move) const {
        if constexpr (KnowsCalm<P, G>) {
            return !policy_.calm(after<G>(position, move));
        } else {
            return false;
        }
    }

    bool hopeless(const Position& position, const Move& move, Score standing,
                  const Window& window) const {
        return standing + policy_.gain(position, move) + in_units(margins::delta_margin) <=
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

    // In the table, decided scores count from the position, since it is reached by many ways.
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
    Path<G, P> path_;
    std::vector<Frame> frames_;
    History history_;
    Effort effort_;
    Player root_player_ = Player::First;
};

} // namespace tabuleiro::search
