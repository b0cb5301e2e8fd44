// Iterative deepening: aspiration windows, several variations, reports, and time.
#include <algorithm>

#include "engines/chess/search/worker.hpp"

namespace tabuleiro::roque {

namespace {

constexpr Milliseconds current_move_after{300}; // shorter searches would only flood the output

} // namespace

Worker::Worker(TranspositionTable& table, Control& control, int number)
    : table_(table), control_(control), number_(number), histories_(std::make_unique<Histories>()),
      corrections_(std::make_unique<Corrections>()),
      nodes_of_line_(static_cast<std::size_t>(max_ply + before_root + 3)) {}

void Worker::forget() {
    *histories_ = Histories();
    *corrections_ = Corrections();
}

Milliseconds Worker::elapsed() const {
    if (limits_.nodes_per_second) {
        return Milliseconds(all_nodes() * 1'000 / *limits_.nodes_per_second);
    }
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - started_);
}

SearchResult Worker::search(const SearchRequest& request, const TimePlan& plan,
                            SearchListener* listener) {
    plan_ = plan;
    listener_ = listener;
    set_up(request);
    deepen(request);
    return result();
}

void Worker::set_up(const SearchRequest& request) {
    limits_ = request.limits;
    if (limits_.nodes_per_second && plan_.hard) {
        // The clock is looked at now and then, nodes always.
        const auto most =
            static_cast<std::uint64_t>(plan_.hard->count()) * *limits_.nodes_per_second / 1'000;
        limits_.nodes = std::min(limits_.nodes.value_or(most), std::max<std::uint64_t>(most, 1));
    }
    started_ = request.started;
    evaluate_.keep_to_tapered(request.tapered);
    nodes_.store(0, std::memory_order_relaxed);
    stop_ = false;
    selective_depth_ = 0;
    completed_depth_ = 0;
    null_move_from_ = 0;
    for (Node& each : nodes_of_line_) {
        each.row = nullptr;
        each.played = Candidate{};
        each.excluded = Move();
        each.killers = {};
        each.cutoffs = 0;
        each.evaluation = 0;
        each.double_extensions = 0;
        each.line.clear();
    }
    Node& root = node(0);
    root.position = request.game.position;
    root.in_check = root.position.in_check();
    root.attacks = attack_maps(root.position.board());
    root.reversible =
        std::min(root.position.quiet_plies(), static_cast<int>(request.game.earlier.size()));
    keys_ = request.game.earlier;
    keys_before_root_ = keys_.size();
    keys_.resize(keys_before_root_ + static_cast<std::size_t>(max_ply) + 3);
    keys_[keys_before_root_] = root.position.key();

    root_moves_.clear();
    for (const Move move : root.position.legal_moves()) {
        const bool wanted = request.search_moves.empty() ||
                            std::find(request.search_moves.begin(), request.search_moves.end(),
                                      move) != request.search_moves.end();
        if (wanted) {
            RootMove root_move;
            root_move.candidate = *legal_candidate(root.position, move);
            root_move.line = {move};
            root_moves_.push_back(std::move(root_move));
        }
    }
    lines_ = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(request.lines, 1)), 1,
                                     std::max<std::size_t>(root_moves_.size(), 1));
}

void Worker::deepen(const SearchRequest& request) {
    Steadiness steadiness;
    Move last_best;
    Score last_score = 0;
    const int deepest = std::min(request.limits.depth.value_or(max_ply - 1), max_ply - 1);
    for (int depth = 1; depth <= deepest && !root_moves_.empty(); ++depth) {
        // Helpers skip some depths, so that threads search different parts of the tree.
        if (number_ > 0 && (depth + number_) % margins::helper_skip == 0 &&
            depth > margins::helper_skip_depth) {
            continue;
        }
        for (RootMove& move : root_moves_) {
            move.previous = move.score;
        }
        root_depth_ = depth;
        for (line_number_ = 0; line_number_ < lines_ && !stop_; ++line_number_) {
            selective_depth_ = 0;
            const Score guess = root_moves_[line_number_].previous;
            search_window(depth, guess);
            std::stable_sort(
                root_moves_.begin(),
                root_moves_.begin() + static_cast<std::ptrdiff_t>(line_number_) + 1,
                [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        }
        line_number_ = 0;
        if (!stop_) {
            completed_depth_ = depth;
            for (std::size_t i = 0; i < lines_; ++i) {
                report(depth, root_moves_[i].bound, i);
            }
        }
        if (stop_ || (number_ == 0 && time_to_stop(depth, steadiness, last_best, last_score))) {
            break;
        }
    }
    if (number_ == 0 && listener_ != nullptr && !root_moves_.empty()) {
        // The last report carries the final node count.
        report(std::max(completed_depth_, 1), root_moves_.front().bound, 0);
    }
}

// Aspiration: a narrow window around the last score, widened where the result falls outside.
Score Worker::search_window(int depth, Score guess) {
    Score delta = margins::aspiration_window;
    Score alpha = -infinite_score;
    Score beta = infinite_score;
    if (depth >= margins::aspiration_depth && !is_decisive(guess)) {
        alpha = std::max(guess - delta, -infinite_score);
        beta = std::min(guess + delta, infinite_score);
    }
    int reduced = depth;
    while (true) {
        const Score score =
            search<NodeKind::Root>(alpha, beta, std::max(reduced, 1), 0, Guess::All);
        // The moves that are not better keep their order.
        std::stable_sort(root_moves_.begin() + static_cast<std::ptrdiff_t>(line_number_),
                         root_moves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (stop_) {
            return score;
        }
        if (score <= alpha && alpha > -infinite_score) {
            beta = (alpha + beta) / 2;
            alpha = std::max(score - delta, -infinite_score);
            reduced = depth;
        } else if (score >= beta && beta < infinite_score) {
            beta = std::min(score + delta, infinite_score);
            reduced = std::max(reduced - 1, depth - margins::aspiration_reduction);
        } else {
            return score;
        }
        if (lines_ == 1 && elapsed() > current_move_after) {
            report(depth, root_moves_[0].bound, 0);
        }
        delta += delta * margins::aspiration_growth / 1024;
        if (delta > margins::aspiration_most) {
            alpha = -infinite_score;
            beta = infinite_score;
        }
    }
}

bool Worker::time_to_stop(int depth, Steadiness& steadiness, Move& last_best, Score& last_score) {
    const RootMove& best = root_moves_.front();
    if (limits_.mate && is_win(best.score) && moves_to_mate(best.score) <= *limits_.mate) {
        return true;
    }
    if (limits_.soft_nodes && nodes() >= *limits_.soft_nodes) {
        return true;
    }
    const bool same = best.candidate.move == last_best;
    steadiness.unchanged_iterations = same ? steadiness.unchanged_iterations + 1 : 0;
    steadiness.score_drop = depth > margins::score_drop_depth
                                ? std::clamp(last_score - best.score, -margins::score_drop_most,
                                             margins::score_drop_most)
                                : 0;
    steadiness.best_move_share =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(nodes(), 1));
    last_best = best.candidate.move;
    last_score = static_cast<Score>(margins::score_drop_memory * last_score +
                                    (1 - margins::score_drop_memory) * best.score);
    if (limits_.until_stopped || control_.pondering.load(std::memory_order_relaxed)) {
        return false;
    }
    if (plan_.soft) {
        // A mate that several deeper iterations did not shorten is good enough.
        const bool mating =
            is_decisive(best.score) &&
            depth >= 2 * std::abs(moves_to_mate(best.score)) + margins::mate_patience;
        if (mating || (root_moves_.size() == 1 && depth >= margins::mate_patience)) {
            return true;
        }
        const auto soft = std::chrono::duration<double, std::milli>(*plan_.soft);
        const auto used = std::chrono::duration<double, std::milli>(elapsed());
        return used >= soft * soft_scale(steadiness);
    }
    return false;
}

void Worker::report(int depth, Bound bound, std::size_t number) {
    if (number_ != 0 || listener_ == nullptr) {
        return;
    }
    const RootMove& move = root_moves_[number];
    VariationReport line;
    line.depth = depth;
    line.selective_depth = std::max(move.selective_depth, 1);
    line.number = static_cast<int>(number) + 1;
    line.score = move.shown != -infinite_score ? move.shown : draw_score;
    line.bound = bound;
    line.nodes = all_nodes();
    line.elapsed = elapsed();
    line.permille_table = table_.permille_used();
    line.tablebase_hits = control_.tablebase_hits.load(std::memory_order_relaxed);
    line.moves = move.line;
    listener_->on_variation(line);
}

void Worker::report_current(int depth, std::size_t number, Move move) {
    if (number_ == 0 && listener_ != nullptr && depth > 1 && elapsed() > current_move_after) {
        listener_->on_current_move({depth, move, static_cast<int>(number),
                                    static_cast<int>(root_moves_.size()), all_nodes(), elapsed()});
    }
}

SearchResult Worker::result() const {
    SearchResult result;
    result.nodes = all_nodes();
    result.elapsed = elapsed();
    result.used = result.elapsed;
    result.depth = completed_depth_;
    if (root_moves_.empty()) {
        return result;
    }
    const RootMove& best = root_moves_.front();
    result.best = best.candidate.move;
    result.score = best.shown != -infinite_score ? best.shown : draw_score;
    if (best.line.size() > 1) {
        result.ponder = best.line[1];
    } else {
        // A truncated variation: the table may know the reply.
        Position next = node(0).position;
        next.play(best.candidate.move);
        const auto entry = table_.probe(next.key(), 1);
        if (entry && legal_candidate(next, entry->move)) {
            result.ponder = entry->move;
        }
    }
    for (std::size_t i = 0; i < lines_; ++i) {
        const RootMove& move = root_moves_[i];
        VariationReport line;
        line.depth = move.depth;
        line.number = static_cast<int>(i) + 1;
        line.score = move.shown != -infinite_score ? move.shown : draw_score;
        line.bound = move.bound;
        line.moves = move.line;
        result.lines.push_back(std::move(line));
    }
    return result;
}

} // namespace tabuleiro::roque
