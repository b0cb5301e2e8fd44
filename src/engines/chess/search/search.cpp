// The search, step by step; its margins are named in margins.hpp.
#include <algorithm>
#include <cmath>

#include "engines/chess/search/check_map.hpp"
#include "engines/chess/search/exchange.hpp"
#include "engines/chess/search/margins.hpp"
#include "engines/chess/search/worker.hpp"

namespace tabuleiro::roque {

namespace {

// Late-move reductions in 1024ths of a ply, by depth and number of the move.
struct Reductions {
    std::array<std::array<int, 64>, 64> table{};

    Reductions() {
        for (std::size_t depth = 1; depth < 64; ++depth) {
            for (std::size_t number = 1; number < 64; ++number) {
                table[depth][number] = static_cast<int>(
                    1024 * (margins::reduction_base + std::log(static_cast<double>(depth)) *
                                                          std::log(static_cast<double>(number)) /
                                                          margins::reduction_divisor));
            }
        }
    }
    int operator()(int depth, int number) const {
        return table[static_cast<std::size_t>(std::min(depth, 63))]
                    [static_cast<std::size_t>(std::min(number, 63))];
    }
};
#ifdef TABULEIRO_TUNABLE
int reductions(int depth, int number) {
    thread_local Reductions table;
    thread_local double base = margins::reduction_base;
    thread_local double divisor = margins::reduction_divisor;
    if (base != margins::reduction_base || divisor != margins::reduction_divisor) {
        table = Reductions();
        base = margins::reduction_base;
        divisor = margins::reduction_divisor;
    }
    return table(depth, number);
}
#else
const Reductions reductions;
#endif

bool has_pieces(const Position& position) {
    const Side& side = position.board()[position.to_move()];
    return (side.all & ~side[Role::Pawn] & ~side[Role::King]) != 0;
}

} // namespace

template <NodeKind kind>
Score Worker::search(Score alpha, Score beta, int depth, int ply, Guess guess) {
    constexpr bool is_root = kind == NodeKind::Root;
    constexpr bool is_pv = kind != NodeKind::NonPv;
    constexpr NodeKind child_kind = is_pv ? NodeKind::Pv : NodeKind::NonPv;
    Node& here = node(ply);
    const Position& position = here.position;

    // 1. Out of depth: only captures are left to look at.
    if (depth <= 0) {
        return quiescence<child_kind>(alpha, beta, 0, ply);
    }
    here.line.clear();
    if constexpr (is_pv) {
        selective_depth_ = std::max(selective_depth_, ply);
    }

    if constexpr (!is_root) {
        // 2. The end: stopped, a draw, or too deep.
        if (stopped()) {
            return draw_score;
        }
        if (is_draw(ply)) {
            return draw_score;
        }
        if (ply >= max_ply) {
            return here.in_check ? draw_score : evaluate_(position, ply);
        }
        // 3. Mate distance: even mating here would not change what the root knows.
        alpha = std::max(alpha, mated_in(ply));
        beta = std::min(beta, mate_in(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
    }

    // 4. The table may know the answer.
    const bool excluding = here.excluded != Move();
    const std::uint64_t key = position.key();
    const auto entry = excluding ? std::nullopt : table_.probe(key, ply);
    if (!is_pv && entry && entry->depth >= depth && is_usable(*entry, beta) &&
        position.quiet_plies() < margins::table_quiet_plies) {
        return entry->score;
    }
    // 5. So may the endgame tables.
    if (!is_root && tablebase_.tablebase != nullptr && !excluding) {
        if (const auto score = look_up(ply, depth)) {
            return *score;
        }
    }
    const bool was_pv = is_pv || (entry && entry->was_pv);

    // 6. The static evaluation, and whether it improves.
    Score raw = 0;
    Score evaluation = 0; // the best guess: the table's score where it is more precise
    bool improving = false;
    if (here.in_check) {
        here.evaluation = node(ply - 2).evaluation;
    } else if (excluding) {
        evaluation = here.evaluation;
    } else {
        here.evaluation = static_evaluation(ply, entry, raw);
        evaluation = better_guess(entry, here.evaluation);
        if constexpr (!is_root) {
            learn_swing(ply);
        }
    }
    if (!here.in_check) {
        improving = ply >= 2 && here.evaluation > node(ply - 2).evaluation;
    }
    node(ply + 1).killers = {};
    node(ply + 2).cutoffs = 0;
    const int whole_depth = depth;

    // A reply in a game that is won anyway: only the mate is left to find, and it may depend on
    // zugzwang or a quiet move, so nothing is pruned.
    const bool mate_hunt = ply == 1 && beta <= -margins::won;
    const bool may_prune = !is_pv && !here.in_check && !excluding;

    if (may_prune) {
        // 7. Razoring: hopeless, unless a capture helps.
        if (depth <= margins::razor_depth && !is_decisive(alpha) &&
            evaluation + margins::razor_base + margins::razor_per_depth * depth * depth <= alpha) {
            const Score score = quiescence<NodeKind::NonPv>(alpha, alpha + 1, 0, ply);
            if (score <= alpha) {
                return score;
            }
        }

        // 8. Reverse futility: so good that the opponent will avoid this position.
        if (!mate_hunt && !was_pv && depth <= margins::reverse_futility_depth && !is_loss(beta) &&
            !is_win(evaluation) &&
            evaluation - margins::reverse_futility_per_depth * depth +
                    (improving ? margins::reverse_futility_improving : 0) >=
                beta) {
            return (evaluation * margins::reverse_futility_share +
                    beta * (1024 - margins::reverse_futility_share)) /
                   1024;
        }
    }

    // What orders the moves; most nodes end before they need it.
    OrderingHints order = hints(ply, entry);
    const bool table_captures = order.table_move && !order.table_move->is_quiet();

    if (may_prune) {
        // 9. Null move: if passing is good enough, so is the best move.
        if (!mate_hunt && depth >= margins::null_move_depth && evaluation >= beta &&
            here.evaluation >= beta && node(ply - 1).row != nullptr && ply >= null_move_from_ &&
            has_pieces(position) && !is_loss(beta)) {
            const int reduction = margins::null_move_reduction +
                                  depth / margins::null_move_depth_share +
                                  std::min((evaluation - beta) / margins::null_move_score_share,
                                           margins::null_move_score_most);
            pass(ply);
            const Score score =
                -search<NodeKind::NonPv>(-beta, -beta + 1, depth - reduction, ply + 1,
                                         guess == Guess::Cut ? Guess::All : Guess::Cut);
            if (stopped()) {
                return draw_score;
            }
            if (score >= beta) {
                const Score bounded = is_win(score) ? beta : score;
                if (depth < margins::null_move_verify_depth || null_move_from_ != 0) {
                    return bounded;
                }
                // Zugzwang would mislead it: search again without null moves for some plies.
                null_move_from_ =
                    ply + margins::null_move_verify_quarters * (depth - reduction) / 4;
                const Score verified =
                    search<NodeKind::NonPv>(beta - 1, beta, depth - reduction, ply, Guess::All);
                null_move_from_ = 0;
                if (verified >= beta) {
                    return bounded;
                }
            }
        }

        // 10. ProbCut: a capture that is far too good.
        const Score goal =
            beta + margins::probcut_margin - (improving ? margins::probcut_improving : 0);
        if (depth >= margins::probcut_depth && !is_decisive(beta) &&
            !(entry && entry->depth >= depth - margins::probcut_table_depth &&
              entry->score < goal)) {
            OrderingHints captures = order;
            if (captures.table_move && captures.table_move->is_quiet()) {
                captures.table_move.reset();
            }
            MovePicker picker(position, *histories_, captures, false, Wanted::Captures);
            while (const auto candidate = picker.next()) {
                if (!exchange_wins(position, candidate->move, goal - here.evaluation)) {
                    continue;
                }
                play(ply, *candidate);
                Score score = -quiescence<NodeKind::NonPv>(-goal, -goal + 1, 0, ply + 1);
                if (score >= goal) {
                    score = -search<NodeKind::NonPv>(-goal, -goal + 1,
                                                     depth - margins::probcut_reduction, ply + 1,
                                                     guess == Guess::Cut ? Guess::All : Guess::Cut);
                }
                if (stopped()) {
                    return draw_score;
                }
                if (score >= goal) {
                    table_.store(key, ply,
                                 {candidate->move, score, raw, depth - margins::probcut_table_depth,
                                  Bound::Lower, was_pv});
                    return is_decisive(score) ? score : score - (goal - beta);
                }
            }
        }
    }

    // 11. Internal reduction: without a move from the table, search less deep for now.
    if (depth >= margins::internal_reduction_depth && !order.table_move && !excluding &&
        (is_pv || guess == Guess::Cut)) {
        --depth;
    }

    // 12. The moves, one after the other.
    const CheckMap checks(position);
    order.checks = &checks;
    MovePicker picker(position, *histories_, order, here.in_check, Wanted::All);
    Tried tried;
    const Score first_alpha = alpha;
    Score best = -infinite_score;
    std::optional<Candidate> best_move;
    int number = 0;
    std::size_t root_index = line_number_;
    const Player mover = position.to_move();
    const auto next_candidate = [&]() -> std::optional<Candidate> {
        if constexpr (is_root) {
            return root_index < root_moves_.size()
                       ? std::optional(root_moves_[root_index++].candidate)
                       : std::nullopt;
        } else {
            return picker.next();
        }
    };
    while (const auto next = next_candidate()) {
        const Candidate& candidate = *next;
        if (candidate.move == here.excluded) {
            continue;
        }
        ++number;
        const bool quiet = candidate.is_quiet();
        const bool gives_check = checks.gives_check(candidate);
        const int history = quiet ? quiet_history(*histories_, mover, candidate, order)
                                  : histories_->taking(mover, candidate.role, candidate.move.to(),
                                                       candidate.captured);
        int reduction = reductions(depth, number);

        // 13. Pruning: moves that are not worth searching, once there is a move that avoids mate.
        if (!is_root && !is_loss(best) && has_pieces(position)) {
            const int reduced = std::max(0, depth - reduction / 1024);
            if (quiet) {
                if (number > (margins::late_move_base +
                              depth * depth * margins::late_move_per_depth / 1024) /
                                 (improving ? 1 : margins::late_move_worsening)) {
                    picker.skip_quiets();
                }
                if (!here.in_check && !gives_check && reduced <= margins::futility_depth &&
                    here.evaluation + margins::futility_base +
                            margins::futility_per_depth * reduced +
                            history / margins::futility_history <=
                        alpha) {
                    continue;
                }
                if (reduced <= margins::history_depth &&
                    history < margins::history_per_depth * depth) {
                    continue;
                }
                if (depth <= margins::exchange_depth &&
                    !exchange_wins(position, candidate.move, margins::exchange_quiet * reduced)) {
                    continue;
                }
            } else if (depth <= margins::exchange_depth &&
                       !exchange_wins(position, candidate.move,
                                      margins::exchange_capture * depth * depth)) {
                continue;
            }
        }

        // 14. Extensions: a singular move is searched deeper.
        int extension = 0;
        if (!is_root && ply < margins::extensions_until * root_depth_) {
            if (depth >= margins::singular_depth && order.table_move &&
                candidate.move == order.table_move->move && !excluding && entry &&
                entry->depth >= depth - margins::singular_table_depth &&
                entry->bound != Bound::Upper && !is_decisive(entry->score)) {
                const Score goal = entry->score - margins::singular_per_depth * depth;
                here.excluded = candidate.move;
                const Score score = search<NodeKind::NonPv>(
                    goal - 1, goal, (depth - 1) / margins::singular_depth_share, ply, guess);
                here.excluded = Move();
                here.line.clear();
                if (stopped()) {
                    return draw_score;
                }
                if (score < goal) {
                    extension = 1;
                    if (!is_pv && score < goal - margins::double_extension &&
                        here.double_extensions < margins::double_extensions_most) {
                        extension = 2;
                    }
                } else if (goal >= beta) {
                    return goal; // several moves would cut
                } else if (entry->score >= beta) {
                    extension = -margins::reduce_not_singular;
                } else if (guess == Guess::Cut) {
                    extension = -margins::reduce_not_singular_cut;
                }
            }
        }

        const std::uint64_t nodes_before = nodes();
        if constexpr (is_root) {
            report_current(root_depth_, root_index, candidate.move);
        }
        play(ply, candidate);
        if (extension == 2) {
            ++node(ply + 1).double_extensions;
        }
        const int new_depth = depth - 1 + extension;
        Score score = 0;

        // 15. Late moves are searched less deeply first.
        if (depth >= margins::reduction_depth && number > 1 + (is_root ? 1 : 0)) {
            reduction += improving ? 0 : margins::reduce_worsening;
            reduction += guess == Guess::Cut && !is_pv ? margins::reduce_cut : 0;
            reduction += table_captures && quiet ? margins::reduce_beside_capture : 0;
            reduction -= was_pv ? margins::spare_table_pv : 0;
            reduction -= is_pv ? margins::spare_pv : 0;
            reduction -= gives_check ? margins::spare_check : 0;
            reduction -=
                quiet && (candidate.move == order.killers[0] ||
                          candidate.move == order.killers[1] || candidate.move == order.counter)
                    ? margins::spare_known
                    : 0;
            reduction -= history * 1024 / margins::reduction_history;
            reduction -= quiet ? 0 : margins::spare_capture;
            reduction +=
                node(ply + 1).cutoffs > margins::many_cutoffs ? margins::reduce_cutoffs : 0;
            const int reduced = std::clamp(new_depth - reduction / 1024, 1, new_depth + 1);
            score = -search<NodeKind::NonPv>(-alpha - 1, -alpha, reduced, ply + 1, Guess::Cut);
            if (score > alpha && reduced < new_depth && !stopped()) {
                const int deeper = score > best + margins::deeper_margin      ? 1
                                   : score < best + margins::shallower_margin ? -1
                                                                              : 0;
                if (new_depth + deeper > reduced) {
                    score =
                        -search<NodeKind::NonPv>(-alpha - 1, -alpha, new_depth + deeper, ply + 1,
                                                 guess == Guess::Cut ? Guess::All : Guess::Cut);
                }
            }
        } else if (!is_pv || number > 1) {
            // 16. All but the first with a null window: they only need to be proven worse.
            score =
                -search<NodeKind::NonPv>(-alpha - 1, -alpha, new_depth, ply + 1,
                                         guess == Guess::Cut && !is_pv ? Guess::All : Guess::Cut);
        }
        if constexpr (is_pv) {
            if (number == 1 || (score > alpha && !stopped())) {
                score = -search<NodeKind::Pv>(-beta, -alpha, new_depth, ply + 1, Guess::All);
            }
        }
        if (stopped()) {
            // An interrupted search has no result.
            return best == -infinite_score ? draw_score : best;
        }

        // 17. A new best move, perhaps a cutoff.
        if constexpr (is_root) {
            RootMove& root_move =
                *std::find_if(root_moves_.begin(), root_moves_.end(), [&](const RootMove& move) {
                    return move.candidate.move == candidate.move;
                });
            root_move.nodes += nodes() - nodes_before;
            if (number == 1 || score > alpha) {
                root_move.score = score;
                root_move.shown = std::clamp(score, first_alpha, beta);
                root_move.bound = score >= beta          ? Bound::Lower
                                  : score <= first_alpha ? Bound::Upper
                                                         : Bound::Exact;
                root_move.selective_depth = selective_depth_;
                root_move.depth = root_depth_;
                root_move.line.assign(1, candidate.move);
                const PrincipalVariation& rest = node(1).line;
                root_move.line.insert(root_move.line.end(), rest.begin(), rest.end());
            } else {
                root_move.score = -infinite_score;
            }
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = candidate;
                if constexpr (is_pv) {
                    set_line(ply, candidate.move);
                }
                if (score >= beta) {
                    ++here.cutoffs;
                    break;
                }
                alpha = score;
                // The rest only need to be refuted.
                if (depth > margins::raised_alpha_above && depth < margins::raised_alpha_below &&
                    !is_decisive(score)) {
                    --depth;
                }
            }
        }
        tried.add(candidate);
    }

    // 18. No move: mate, stalemate, or only the excluded one.
    if (number == 0) {
        return excluding ? alpha : here.in_check ? mated_in(ply) : draw_score;
    }

    // 19. Update the histories and the table.
    if (best >= beta && best_move) {
        learn_cut(ply, whole_depth, *best_move, tried);
    } else if (!is_root && !best_move && !excluding) {
        learn_fail_low(ply, depth);
    }
    if (!excluding && !(is_root && line_number_ > 0)) {
        const Bound bound = best >= beta         ? Bound::Lower
                            : is_pv && best_move ? Bound::Exact
                                                 : Bound::Upper;
        std::optional<Score> stored;
        if (!here.in_check) {
            stored = raw;
        }
        table_.store(key, ply,
                     {best_move ? best_move->move : Move(), best, stored, depth, bound, was_pv});
        if (!here.in_check && !(best_move && !best_move->is_quiet()) && !is_decisive(best) &&
            !(bound == Bound::Lower && best <= here.evaluation) &&
            !(bound == Bound::Upper && best >= here.evaluation)) {
            corrections_->learn(position, depth, best - here.evaluation);
        }
    }
    return best;
}

template Score Worker::search<NodeKind::Root>(Score, Score, int, int, Guess);

} // namespace tabuleiro::roque
