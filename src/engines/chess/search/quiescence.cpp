// The last step of the search: captures and promotions until a position is quiet.
#include <algorithm>

#include "engines/chess/search/check_map.hpp"
#include "engines/chess/search/exchange.hpp"
#include "engines/chess/search/margins.hpp"
#include "engines/chess/search/worker.hpp"

namespace tabuleiro::roque {

// At its first ply quiet checks too; in check, all ways out.
template <NodeKind kind>
Score Worker::quiescence(Score alpha, Score beta, int depth, int ply) {
    constexpr bool is_pv = kind != NodeKind::NonPv;
    Node& here = node(ply);
    const Position& position = here.position;
    here.line.clear();
    if (stopped() || is_draw(ply)) {
        return draw_score;
    }
    if (ply >= max_ply) {
        return here.in_check ? draw_score : evaluate_(position, ply);
    }
    if constexpr (is_pv) {
        selective_depth_ = std::max(selective_depth_, ply);
    }

    const std::uint64_t key = position.key();
    const auto entry = table_.probe(key, ply);
    if (!is_pv && entry && entry->depth >= std::max(depth, -1) && is_usable(*entry, beta)) {
        return entry->score;
    }
    const bool was_pv = is_pv || (entry && entry->was_pv);

    Score raw = 0;
    Score best = -infinite_score;
    if (!here.in_check) {
        here.evaluation = static_evaluation(ply, entry, raw);
        best = better_guess(entry, here.evaluation);
        if (best >= beta) {
            if (!entry) {
                table_.store(key, ply,
                             {Move(), best, raw, std::max(depth, -1), Bound::Lower, was_pv});
            }
            return best;
        }
        alpha = std::max(alpha, best);
    }
    const Score futile = best + margins::delta_margin;

    OrderingHints order = hints(ply, entry);
    if (!here.in_check && order.table_move && order.table_move->is_quiet()) {
        order.table_move.reset();
    }
    const Score first_alpha = alpha;
    std::optional<Candidate> best_move;
    // True if the move causes a cutoff, or the search has to stop.
    const auto try_move = [&](const Candidate& candidate) {
        play(ply, candidate);
        const Score score = -quiescence<kind>(-beta, -alpha, depth - 1, ply + 1);
        if (stopped()) {
            return true;
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = candidate;
                if constexpr (is_pv) {
                    set_line(ply, candidate.move);
                }
                alpha = score;
            }
        }
        return best >= beta;
    };

    MovePicker picker(position, *histories_, order, here.in_check,
                      here.in_check ? Wanted::All : Wanted::Captures);
    int number = 0;
    bool cut = false;
    while (const auto candidate = picker.next()) {
        ++number;
        if (!is_loss(best)) {
            if (here.in_check) {
                // One quiet evasion was found; others seldom matter.
                if (candidate->is_quiet()) {
                    break;
                }
            } else if (!candidate->move.promotes_to()) {
                // The first captures tell, and those that take back.
                if (number > margins::quiescence_captures &&
                    candidate->move.to() != node(ply - 1).played.move.to()) {
                    continue;
                }
                const Score reach = futile + margins::exchange_value[candidate->captured];
                if (reach <= alpha && !is_decisive(alpha)) {
                    best = std::max(best, reach);
                    continue;
                }
                if (futile <= alpha &&
                    !exchange_wins(position, candidate->move, margins::quiescence_exchange)) {
                    best = std::max(best, futile);
                    continue;
                }
            }
        }
        cut = try_move(*candidate);
        if (cut) {
            break;
        }
    }
    if (!cut && !here.in_check && depth > -margins::quiescence_checks) {
        const CheckMap checks(position);
        for (const Candidate& candidate : quiet_candidates(position)) {
            if (checks.gives_check(candidate) && exchange_wins(position, candidate.move, 0)) {
                cut = try_move(candidate);
                if (cut) {
                    break;
                }
            }
        }
    }
    if (stopped()) {
        return draw_score;
    }
    if (number == 0 && here.in_check) {
        return mated_in(ply);
    }
    const Bound bound = best >= beta                  ? Bound::Lower
                        : is_pv && best > first_alpha ? Bound::Exact
                                                      : Bound::Upper;
    std::optional<Score> stored;
    if (!here.in_check) {
        stored = raw;
    }
    table_.store(
        key, ply,
        {best_move ? best_move->move : Move(), best, stored, std::max(depth, -1), bound, was_pv});
    return best;
}

template Score Worker::quiescence<NodeKind::Pv>(Score, Score, int, int);
template Score Worker::quiescence<NodeKind::NonPv>(Score, Score, int, int);

} // namespace tabuleiro::roque
