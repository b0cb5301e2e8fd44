// Moving through the tree: playing, counting nodes, detecting draws; and learning from cutoffs.
#include <algorithm>
#include <cassert>

#include "engines/chess/search/margins.hpp"
#include "engines/chess/search/worker.hpp"
#include "games/chess/endings.hpp"
#include "games/chess/zobrist.hpp"

namespace tabuleiro::roque {

namespace {

// Nodes between two checks of the other threads, the stop flag and the clock.
constexpr std::uint64_t helper_batch = 256;
constexpr std::uint64_t stop_batch = 64;
constexpr std::uint64_t clock_batch = 512;

int bonus_at(int depth) {
    return std::min(margins::bonus_per_depth * depth - margins::bonus_offset, margins::bonus_most);
}
int malus_at(int depth) {
    return std::min(margins::malus_per_depth * depth - margins::malus_offset, margins::malus_most);
}

// The key after most moves: castling, promotion and rights that change are left out.
std::uint64_t likely_key(const Position& position, const Candidate& candidate) {
    const Player mover = position.to_move();
    const Square to = candidate.move.to();
    std::uint64_t key = position.key() ^ chess::zobrist::numbers.black_to_move ^
                        chess::zobrist::piece(mover, candidate.role, candidate.move.from()) ^
                        chess::zobrist::piece(mover, candidate.role, to);
    if (candidate.captured != Histories::no_capture) {
        key ^= chess::zobrist::piece(opponent(mover), static_cast<Role>(candidate.captured), to);
    }
    return key;
}

} // namespace

void Worker::play(int ply, const Candidate& candidate) {
    Node& here = node(ply);
    Node& next = node(ply + 1);
    table_.prefetch(likely_key(here.position, candidate)); // memory is slower than what follows
    here.played = candidate;
    const Player mover = here.position.to_move();
    here.row = &histories_->after({mover, candidate.role, candidate.move.to()});
    next.position = here.position;
    next.position.play(candidate.move);
    table_.prefetch(next.position.key());
    next.attacks = attack_maps(next.position.board());
    next.in_check =
        contains(next.attacks[mover].all, next.position.board()[opponent(mover)].king());
    assert(next.in_check == next.position.in_check());
    next.reversible = next.position.quiet_plies() == 0 ? 0 : here.reversible + 1;
    next.double_extensions = here.double_extensions;
    keys_[keys_before_root_ + static_cast<std::size_t>(ply) + 1] = next.position.key();
    if (!next.in_check) {
        // While the table's entry is being fetched.
        evaluate_.prepare(next.position, next.attacks, ply + 1);
    }
    count_node();
}

void Worker::pass(int ply) {
    Node& here = node(ply);
    Node& next = node(ply + 1);
    here.played = Candidate{};
    here.row = nullptr;
    next.position = here.position;
    next.position.pass();
    table_.prefetch(next.position.key());
    next.in_check = false;
    next.attacks = here.attacks;
    next.reversible = 0;
    next.double_extensions = here.double_extensions;
    keys_[keys_before_root_ + static_cast<std::size_t>(ply) + 1] = next.position.key();
    count_node();
}

// Checks the limits: nodes exactly, time now and then.
void Worker::count_node() {
    const std::uint64_t count = nodes() + 1;
    nodes_.store(count, std::memory_order_relaxed);
    if (number_ != 0) {
        if (count % helper_batch == 0) {
            control_.helper_nodes.fetch_add(helper_batch, std::memory_order_relaxed);
            stop_ = control_.stop.load(std::memory_order_relaxed) ||
                    control_.helpers_stop.load(std::memory_order_relaxed);
        }
        return;
    }
    if (limits_.nodes && all_nodes() >= *limits_.nodes) {
        stop_ = true;
    }
    if (count % stop_batch == 0) {
        stop_ = stop_ || control_.stop.load(std::memory_order_relaxed);
    }
    if (count % clock_batch == 0) {
        if (plan_.hard && !control_.pondering.load(std::memory_order_relaxed) &&
            elapsed() >= *plan_.hard) {
            stop_ = true;
        }
    }
}

// A position of the current line is a draw when it repeats for the first time; one from before the
// root must have occurred twice.
bool Worker::repeats(int ply) const {
    const int reach = node(ply).reversible;
    const std::size_t last = keys_before_root_ + static_cast<std::size_t>(ply);
    const std::uint64_t key = keys_[last];
    bool seen = false;
    for (int back = 4; back <= reach; back += 2) {
        if (static_cast<std::size_t>(back) > last) {
            break;
        }
        if (keys_[last - static_cast<std::size_t>(back)] == key) {
            if (back < ply || seen) {
                return true;
            }
            seen = true;
        }
    }
    return false;
}

bool Worker::is_draw(int ply) const {
    const Node& here = node(ply);
    if (here.position.quiet_plies() >= fifty_moves &&
        (!here.in_check || here.position.has_legal_move())) {
        return true;
    }
    if (count(here.position.board().occupied()) <= 4 &&
        is_insufficient(here.position, MaterialReading::Fide)) {
        return true;
    }
    return here.reversible >= 4 && repeats(ply);
}

void Worker::set_line(int ply, Move move) {
    PrincipalVariation& line = node(ply).line;
    const PrincipalVariation& rest = node(ply + 1).line;
    line.clear();
    line.push_back(move);
    for (std::size_t i = 0; i < rest.size() && line.size() < line.capacity(); ++i) {
        line.push_back(rest[i]);
    }
}

// The evaluation from the table or a new one (`raw`), corrected by what was learnt about its
// errors.
Score Worker::static_evaluation(int ply, const std::optional<TableEntry>& entry, Score& raw) {
    const Position& position = node(ply).position;
    raw = entry && entry->evaluation ? *entry->evaluation : evaluate_(position, ply);
    // An advantage fades when nothing happens for long.
    Score score = raw *
                  (margins::fading_quiet_plies - std::min(position.quiet_plies(), fifty_moves)) /
                  margins::fading_quiet_plies;
    score += corrections_->of(position);
    return std::clamp(score, -max_evaluation, max_evaluation);
}

OrderingHints Worker::hints(int ply, const std::optional<TableEntry>& entry) const {
    const Node& here = node(ply);
    OrderingHints hints;
    if (entry) {
        hints.table_move = legal_candidate(here.position, entry->move);
    }
    hints.killers = here.killers;
    const Node& last = node(ply - 1);
    if (last.row != nullptr) {
        hints.counter = histories_->counter_to(
            {last.position.to_move(), last.played.role, last.played.move.to()});
    }
    hints.rows = {node(ply - 1).row, node(ply - 2).row, node(ply - 4).row};
    hints.enemy_attacks = attacks_on_mover(ply);
    return hints;
}

void Worker::teach_quiet(int ply, const Candidate& candidate, int value) {
    const Player mover = node(ply).position.to_move();
    histories_->quiet(mover, candidate.move, attacks_on_mover(ply).all)
        .add(value * margins::own_rate / 1024);
    for (const int back : {1, 2, 4}) {
        if (ContinuationRow* row = node(ply - back).row) {
            (*row)[PieceTo{mover, candidate.role, candidate.move.to()}].add(value);
        }
    }
}

// A quiet move after which the evaluation got better for its side is worth trying elsewhere.
void Worker::learn_swing(int ply) {
    const Node& last = node(ply - 1);
    if (last.row == nullptr || last.in_check || !last.played.is_quiet()) {
        return;
    }
    const int bonus = margins::swing_factor * -(node(ply).evaluation + last.evaluation);
    histories_->quiet(last.position.to_move(), last.played.move, attacks_on_mover(ply - 1).all)
        .add(std::clamp(bonus, -margins::swing_most, margins::swing_most));
}

// No move here was good enough: the quiet move that led here was a good one.
void Worker::learn_fail_low(int ply, int depth) {
    const Node& last = node(ply - 1);
    if (last.row != nullptr && last.played.is_quiet()) {
        teach_quiet(ply - 1, last.played,
                    std::min(margins::fail_low_per_depth * depth, margins::fail_low_most));
    }
}

void Worker::learn_cut(int ply, int depth, const Candidate& best, const Tried& tried) {
    Node& here = node(ply);
    const Player mover = here.position.to_move();
    const int bonus = bonus_at(depth);
    const int malus = -malus_at(depth);
    if (best.is_quiet()) {
        if (here.killers[0] != best.move) {
            here.killers = {best.move, here.killers[0]};
        }
        const Node& last = node(ply - 1);
        if (last.row != nullptr) {
            histories_->counter_to(
                {last.position.to_move(), last.played.role, last.played.move.to()}) = best.move;
        }
        // An immediate cutoff at low depth teaches nothing.
        if (depth > margins::cut_depth || !tried.quiets.empty()) {
            teach_quiet(ply, best, bonus);
        }
        for (const Candidate& quiet : tried.quiets) {
            teach_quiet(ply, quiet, malus);
        }
    } else {
        histories_->taking(mover, best.role, best.move.to(), best.captured).add(bonus);
    }
    for (const Candidate& capture : tried.captures) {
        histories_->taking(mover, capture.role, capture.move.to(), capture.captured).add(malus);
    }
}

} // namespace tabuleiro::roque
