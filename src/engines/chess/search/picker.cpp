#include "engines/chess/search/picker.hpp"

#include <algorithm>

#include "engines/chess/search/exchange.hpp"
#include "games/chess/generator.hpp"

namespace tabuleiro::roque {

namespace {

enum class Kinds : std::uint8_t { Captures, Quiets, All };

// Lists candidates of some kinds. Captures include queen promotions.
template <Kinds kinds>
struct CandidateSink {
    const Side& theirs;
    CandidateList& list;

    static constexpr bool wants_captures = kinds != Kinds::Quiets;
    static constexpr bool wants_quiets = kinds != Kinds::Captures;
    static constexpr bool captures_only = !wants_quiets;

    std::uint8_t role_taken(Square to) const {
        return static_cast<std::uint8_t>(index(theirs.role_at(to)));
    }
    void add(Move move, Role role, std::uint8_t captured) {
        list.push_back({move, role, captured, 0});
    }

    template <Role role>
    void piece(Square from, Bitboard targets) {
        if constexpr (wants_captures) {
            for (const Square to : squares(targets & theirs.all)) {
                add(Move(from, to), role, role_taken(to));
            }
        }
        if constexpr (wants_quiets) {
            for (const Square to : squares(targets & ~theirs.all)) {
                add(Move(from, to), role, Histories::no_capture);
            }
        }
    }
    template <int step>
    void pawns(Bitboard targets) {
        constexpr bool pushes = step == 8 || step == -8;
        if constexpr (pushes ? wants_quiets : wants_captures) {
            for (const Square to : squares(targets)) {
                add(Move(square_at(index(to) - step), to), Role::Pawn,
                    pushes ? std::uint8_t{Histories::no_capture} : role_taken(to));
            }
        }
    }
    template <int step>
    void promotions(Bitboard targets) {
        constexpr bool pushes = step == 8 || step == -8;
        for (const Square to : squares(targets)) {
            const std::uint8_t captured =
                pushes ? std::uint8_t{Histories::no_capture} : role_taken(to);
            for (const Role role : promotion_roles) {
                const bool is_capture = !pushes || role == Role::Queen;
                if (is_capture ? wants_captures : wants_quiets) {
                    add(Move::promotion(square_at(index(to) - step), to, role), Role::Pawn,
                        captured);
                }
            }
        }
    }
    void double_pushes(Bitboard targets) {
        if constexpr (wants_quiets) {
            for (const Square to : squares(targets)) {
                const int from = index(to) + (rank_of(to) == 3 ? -16 : 16);
                add(Move(square_at(from), to, MoveKind::DoublePush), Role::Pawn,
                    Histories::no_capture);
            }
        }
    }
    void en_passant(Square from, Square to) {
        if constexpr (wants_captures) {
            add(Move(from, to, MoveKind::EnPassant), Role::Pawn,
                static_cast<std::uint8_t>(Role::Pawn));
        }
    }
    void castle(Square king, Square rook) {
        if constexpr (wants_quiets) {
            add(Move(king, rook, MoveKind::Castle), Role::King, Histories::no_capture);
        }
    }
};

template <class Sink>
void generate_into(const Position& position, Sink& sink) {
    if (position.to_move() == white) {
        Generator<white>(position.board(), position.en_passant_set()).generate(sink);
    } else {
        Generator<black>(position.board(), position.en_passant_set()).generate(sink);
    }
}

template <Kinds kinds>
void list_candidates(const Position& position, CandidateList& list) {
    CandidateSink<kinds> sink{position.board()[opponent(position.to_move())], list};
    generate_into(position, sink);
}

constexpr int killer_rank = 1 << 24;
constexpr int capture_rank = 1 << 26; // of evasions that capture, before the quiet ones

} // namespace

CandidateList quiet_candidates(const Position& position) {
    CandidateList list;
    list_candidates<Kinds::Quiets>(position, list);
    return list;
}

std::optional<Candidate> legal_candidate(const Position& position, Move move) {
    if (!position.is_legal(move)) {
        return std::nullopt;
    }
    const auto captured = position.captured_by(move);
    return Candidate{move, position.board()[position.to_move()].role_at(move.from()),
                     captured ? static_cast<std::uint8_t>(index(*captured))
                              : std::uint8_t{Histories::no_capture},
                     0};
}

int quiet_history(Histories& histories, Player player, const Candidate& candidate,
                  const OrderingHints& hints) {
    const std::array<int, 3> weights{margins::weight_reply_1, margins::weight_reply_2,
                                     margins::weight_reply_4};
    int sum =
        histories.quiet(player, candidate.move, hints.enemy_attacks.all) * margins::weight_own;
    const PieceTo moved{player, candidate.role, candidate.move.to()};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (hints.rows[i] != nullptr) {
            sum += (*hints.rows[i])[moved] * weights[i];
        }
    }
    return sum / 1024;
}

MovePicker::MovePicker(const Position& position, Histories& histories, const OrderingHints& hints,
                       bool in_check, Wanted wanted)
    : position_(position), histories_(histories), hints_(hints), wanted_(wanted),
      in_check_(in_check) {}

void MovePicker::rank_captures() {
    for (Candidate& candidate : list_) {
        const Score gain = margins::exchange_value[candidate.captured] +
                           (candidate.move.kind() == MoveKind::PromoteQueen
                                ? margins::exchange_value[static_cast<std::size_t>(Role::Queen)]
                                : 0);
        const int history = histories_.taking(position_.to_move(), candidate.role,
                                              candidate.move.to(), candidate.captured);
        candidate.rank = gain * margins::capture_gain + history * margins::capture_history / 1024;
        if (const auto promoted = candidate.move.promotes_to();
            promoted && *promoted != Role::Queen) {
            candidate.rank -= capture_rank;
        }
    }
}

int MovePicker::rank_quiet(const Candidate& candidate) const {
    int rank = quiet_history(histories_, position_.to_move(), candidate, hints_);
    const Bitboard in_danger = hints_.enemy_attacks.by_lesser_than(candidate.role);
    if (contains(in_danger, candidate.move.to())) {
        rank -= margins::order_danger;
    } else if (contains(in_danger, candidate.move.from())) {
        rank += margins::order_escape;
    }
    if (hints_.checks != nullptr && hints_.checks->checks_directly(candidate)) {
        rank += margins::order_check;
    }
    return candidate.move.promotes_to() ? rank - killer_rank : rank;
}

void MovePicker::rank_quiets(CandidateList& list) {
    for (Candidate& candidate : list) {
        if (!candidate.is_quiet()) {
            candidate.rank = capture_rank + 16 * margins::exchange_value[candidate.captured] -
                             index(candidate.role);
        } else if (candidate.move == hints_.killers[0]) {
            candidate.rank = killer_rank + 2;
        } else if (candidate.move == hints_.killers[1]) {
            candidate.rank = killer_rank + 1;
        } else if (candidate.move == hints_.counter) {
            candidate.rank = killer_rank;
        } else {
            candidate.rank = rank_quiet(candidate);
        }
    }
}

// Selection sort, one step at a time: most nodes need few of their moves.
Candidate MovePicker::take_best(CandidateList& list) {
    // Rank and place in one number, so that no branch depends on which is greater.
    const auto key = [&](std::size_t i) {
        return std::int64_t{list[i].rank} * (1 << 16) - static_cast<std::int64_t>(i);
    };
    std::int64_t best = key(next_);
    for (std::size_t i = next_ + 1; i < list.size(); ++i) {
        best = std::max(best, key(i));
    }
    const auto chosen = static_cast<std::size_t>(-best & 0xFFFF);
    const Candidate candidate = list[chosen];
    list[chosen] = list[next_++];
    return candidate;
}

std::optional<Candidate> MovePicker::next() {
    switch (stage_) {
    case Stage::TableMove:
        stage_ = in_check_ ? Stage::MakeEvasions : Stage::MakeCaptures;
        return hints_.table_move ? hints_.table_move : next();
    case Stage::MakeCaptures:
        list_candidates<Kinds::Captures>(position_, list_);
        rank_captures();
        stage_ = Stage::GoodCaptures;
        [[fallthrough]];
    case Stage::GoodCaptures:
        while (next_ < list_.size()) {
            const Candidate candidate = take_best(list_);
            if (is_table_move(candidate.move)) {
                continue;
            }
            const Score at_least =
                wanted_ == Wanted::Captures ? 0 : -candidate.rank / margins::capture_loss_divisor;
            if (candidate.rank < 0 || !exchange_wins(position_, candidate.move, at_least)) {
                bad_.push_back(candidate);
                continue;
            }
            return candidate;
        }
        if (wanted_ == Wanted::Captures) {
            stage_ = Stage::Done;
            return std::nullopt;
        }
        stage_ = Stage::MakeQuiets;
        [[fallthrough]];
    case Stage::MakeQuiets:
        list_.clear();
        next_ = 0;
        if (!skip_quiets_) {
            list_candidates<Kinds::Quiets>(position_, list_);
            rank_quiets(list_);
        }
        stage_ = Stage::Quiets;
        [[fallthrough]];
    case Stage::Quiets:
        while (!skip_quiets_ && next_ < list_.size()) {
            const Candidate candidate = take_best(list_);
            if (!is_table_move(candidate.move)) {
                return candidate;
            }
        }
        stage_ = Stage::BadCaptures;
        [[fallthrough]];
    case Stage::BadCaptures:
        if (next_bad_ < bad_.size()) {
            return bad_[next_bad_++];
        }
        stage_ = Stage::Done;
        return std::nullopt;
    case Stage::MakeEvasions:
        list_candidates<Kinds::All>(position_, list_);
        rank_quiets(list_);
        stage_ = Stage::Evasions;
        [[fallthrough]];
    case Stage::Evasions:
        while (next_ < list_.size()) {
            const Candidate candidate = take_best(list_);
            if (!is_table_move(candidate.move)) {
                return candidate;
            }
        }
        stage_ = Stage::Done;
        return std::nullopt;
    case Stage::Done:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace tabuleiro::roque
