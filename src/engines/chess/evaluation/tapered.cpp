#include "engines/chess/evaluation/tapered.hpp"

#include <algorithm>
#include <optional>

#include "engines/chess/evaluation/danger_units.hpp"
#include "engines/chess/evaluation/known_endings.hpp"
#include "engines/chess/evaluation/pawns.hpp"
#include "engines/chess/evaluation/spans.hpp"
#include "engines/chess/evaluation/tally.hpp"
#include "engines/chess/search/hashing.hpp"

namespace tabuleiro::roque {

namespace {

constexpr Bitboard centre_files = file_set(2) | file_set(3) | file_set(4) | file_set(5);
constexpr Bitboard centre_squares =
    bit(Square::D4) | bit(Square::E4) | bit(Square::D5) | bit(Square::E5);

struct SideFacts {
    std::array<Bitboard, 6> by_role{};
    Bitboard attacked = 0;
    Bitboard attacked_twice = 0;
    Bitboard pawn_attacks = 0;
    Bitboard mobility_area = 0;
    Bitboard king_ring = 0; // of this side's king
    int ring_attackers = 0; // pieces of this side that attack the other king's ring
    int ring_weight = 0;
    int ring_attacks = 0;

    void add(Role role, Bitboard attacks) {
        by_role[static_cast<std::size_t>(role)] |= attacks;
        attacked_twice |= attacked & attacks;
        attacked |= attacks;
    }
    Bitboard operator[](Role role) const { return by_role[static_cast<std::size_t>(role)]; }
};

template <class Tally>
class Evaluator {
  public:
    Evaluator(const Position& position, Tally& tally, const PawnFacts& pawns)
        : board_(position.board()), occupied_(board_.occupied()), tally_(tally), pawns_(pawns) {}

    void run(Player mover) {
        prepare<white>();
        prepare<black>();
        pieces<white>();
        pieces<black>();
        king<white>();
        king<black>();
        passed_pawns<white>();
        passed_pawns<black>();
        threats<white>();
        threats<black>();
        space<white>();
        space<black>();
        mover == white ? tally_.template add<white>(weights.tempo[0])
                       : tally_.template add<black>(weights.tempo[0]);
    }

  private:
    template <Player us>
    void prepare() {
        constexpr Player them = opponent(us);
        SideFacts& mine = facts_[us];
        const Side& side = board_[us];
        const Bitboard pawns = side[Role::Pawn];
        mine.pawn_attacks = pawn_attacks(us, pawns);
        const Bitboard ahead = forward(us, pawns);
        mine.attacked_twice = east(ahead) & west(ahead);
        mine.attacked = mine.pawn_attacks;
        mine.by_role[0] = mine.pawn_attacks;
        mine.add(Role::King, king_attacks(side.king()));
        // Blocked and unmoved pawns are in the way; so is the king.
        const Bitboard stuck = pawns & (forward(them, occupied_) | own_rank(us, 1));
        mine.mobility_area = ~(stuck | side[Role::King] | side[Role::Queen] |
                               pawn_attacks(them, board_[them][Role::Pawn]));
        const int file = std::clamp(file_of(side.king()), 1, 6);
        const int rank = std::clamp(rank_of(side.king()), 1, 6);
        const Square centre = square_at(file, rank);
        mine.king_ring = king_attacks(centre) | bit(centre);
    }

    template <Player us>
    void pieces() {
        piece_square<us, Role::Pawn>();
        piece_square<us, Role::King>();
        const Side& side = board_[us];
        if (has_several(side[Role::Bishop])) {
            tally_.template add<us>(weights.bishop_pair[0]);
        }
        pieces_of<us, Role::Knight>(weights.knight_mobility);
        pieces_of<us, Role::Bishop>(weights.bishop_mobility);
        pieces_of<us, Role::Rook>(weights.rook_mobility);
        pieces_of<us, Role::Queen>(weights.queen_mobility);
    }

    template <Player us, Role role>
    void place(Square square) {
        if constexpr (role != Role::King) {
            tally_.template add<us>(weights.material[static_cast<std::size_t>(role)]);
        }
        tally_.template add<us>(
            weights.piece_square[static_cast<std::size_t>(role) * 64 + own_index<us>(square)]);
    }

    template <Player us, Role role>
    void piece_square() {
        for (const Square square : squares(board_[us][role])) {
            place<us, role>(square);
        }
    }

    template <Player us, Role role, std::size_t N>
    void pieces_of(const Terms<N>& mobility) {
        constexpr Player them = opponent(us);
        SideFacts& mine = facts_[us];
        for (const Square square : squares(board_[us][role])) {
            place<us, role>(square);
            const Bitboard reached = reach<us, role>(square);
            mine.add(role, reached);
            const int free = count(reached & mine.mobility_area);
            tally_.template add<us>(mobility[static_cast<std::size_t>(free)]);
            if (const Bitboard near = reached & facts_[them].king_ring; near != 0) {
                ++mine.ring_attackers;
                mine.ring_weight += danger_units::attacker[static_cast<std::size_t>(role)];
                mine.ring_attacks += count(near);
            }
            if constexpr (role == Role::Knight || role == Role::Bishop) {
                minor<us, role>(square);
            } else if constexpr (role == Role::Rook) {
                rook<us>(square, free);
            } else {
                queen<us>(square);
            }
        }
    }

    // Sliders see through their own kind: batteries count.
    template <Player us, Role role>
    Bitboard reach(Square square) const {
        if constexpr (role == Role::Knight) {
            return knight_attacks(square);
        } else if constexpr (role == Role::Bishop) {
            return bishop_attacks(square, occupied_ ^ board_[us][Role::Queen]);
        } else if constexpr (role == Role::Rook) {
            return rook_attacks(square, occupied_ ^ board_[us].straight_sliders());
        } else {
            return queen_attacks(square, occupied_);
        }
    }

    template <Player us, Role role>
    void minor(Square square) {
        constexpr Player them = opponent(us);
        const Side& side = board_[us];
        const Bitboard here = bit(square);
        constexpr Bitboard outpost_ranks = own_rank(us, 3) | own_rank(us, 4) | own_rank(us, 5);
        if ((here & outpost_ranks & facts_[us].pawn_attacks) != 0 &&
            (front_span<us>(square) & ~file_ahead<us>(square) & board_[them][Role::Pawn]) == 0) {
            tally_.template add<us>(weights.outpost[role == Role::Knight ? 0 : 1]);
        }
        if ((forward(us, here) & (side[Role::Pawn] | board_[them][Role::Pawn])) != 0) {
            tally_.template add<us>(weights.minor_behind_pawn[0]);
        }
        if constexpr (role == Role::Knight) {
            tally_.template add<us>(weights.knight_king_distance[0], distance(square, side.king()));
        } else {
            const Bitboard colour = (here & light_squares) != 0 ? light_squares : ~light_squares;
            const Bitboard pawns = side[Role::Pawn] & colour;
            tally_.template add<us>(weights.bishop_pawns[0], count(pawns));
            tally_.template add<us>(
                weights.bishop_blocked_pawns[0],
                count(side[Role::Pawn] & forward(them, occupied_) & centre_files));
            const Bitboard seen =
                bishop_attacks(square, side[Role::Pawn] | board_[them][Role::Pawn]);
            if (has_several(seen & centre_squares)) {
                tally_.template add<us>(weights.bishop_long_diagonal[0]);
            }
        }
    }

    template <Player us>
    void rook(Square square, int free) {
        constexpr Player them = opponent(us);
        const Bitboard file = file_set(file_of(square));
        const Side& side = board_[us];
        if ((file & side[Role::Pawn]) == 0) {
            tally_.template add<us>(
                weights.rook_file[(file & board_[them][Role::Pawn]) == 0 ? 1 : 0]);
        } else if (free <= 3 && side.castling_rooks == 0) {
            const int king_file = file_of(side.king());
            if ((king_file < 4) == (file_of(square) < king_file)) {
                tally_.template add<us>(weights.trapped_rook[0]);
            }
        }
    }

    template <Player us>
    void queen(Square square) {
        constexpr Player them = opponent(us);
        const Side& side = board_[them];
        Bitboard lookers =
            (rook_lines(square) & side[Role::Rook]) | (bishop_lines(square) & side[Role::Bishop]);
        for (const Square looker : squares(lookers)) {
            const Bitboard blockers = between(square, looker) & occupied_;
            if (blockers != 0 && !has_several(blockers)) {
                tally_.template add<us>(weights.queen_pressed[0]);
                return;
            }
        }
    }

    template <Player us>
    void king() {
        constexpr Player them = opponent(us);
        const Square square = board_[us].king();
        const Bitboard own_pawns = board_[us][Role::Pawn];
        const Bitboard their_pawns = board_[them][Role::Pawn];
        const int middle = std::clamp(file_of(square), 1, 6);
        const Bitboard not_behind =
            fill_forward<us>(rank_set(rank_of(square))) | forward(them, rank_set(rank_of(square)));
        for (int file = middle - 1; file <= middle + 1; ++file) {
            const auto edge = static_cast<std::size_t>(std::min(file, 7 - file)) * 8;
            const Bitboard own = file_set(file) & own_pawns & not_behind;
            const Bitboard their = file_set(file) & their_pawns & not_behind;
            const int own_rank = own != 0 ? own_rank_of<us>(rearmost<us>(own)) : 0;
            const int their_rank = their != 0 ? own_rank_of<us>(rearmost<us>(their)) : 0;
            tally_.template add<us>(weights.shelter[edge + static_cast<std::size_t>(own_rank)]);
            if (own_rank != 0 && own_rank + 1 == their_rank) {
                tally_.template add<us>(
                    weights.storm_blocked[static_cast<std::size_t>(their_rank)]);
            } else {
                tally_.template add<us>(weights.storm[edge + static_cast<std::size_t>(their_rank)]);
            }
        }
        const Bitboard file = file_set(file_of(square));
        if ((file & own_pawns) == 0) {
            tally_.template add<us>(weights.king_file[(file & their_pawns) == 0 ? 1 : 0]);
        }
        if (((own_pawns | their_pawns) & flank(file_of(square))) == 0) {
            tally_.template add<us>(weights.king_pawnless_flank[0]);
        }
        if (const auto row = king_danger<us>()) {
            tally_.template add<us>(weights.danger[*row]);
        }
    }

    template <Player us>
    static Square rearmost(Bitboard set) {
        return us == white ? first(set) : square_at(63 - std::countl_zero(set));
    }

    static constexpr Bitboard flank(int file) {
        return file < 3   ? file_set(0) | file_set(1) | file_set(2) | file_set(3)
               : file > 4 ? file_set(4) | file_set(5) | file_set(6) | file_set(7)
                          : centre_files;
    }

    // The row of the danger table for our king, or none if it is not attacked.
    template <Player us>
    std::optional<std::size_t> king_danger() const {
        constexpr Player them = opponent(us);
        const SideFacts& mine = facts_[us];
        const SideFacts& theirs = facts_[them];
        const Side& enemy = board_[them];
        if (theirs.ring_attackers + (enemy[Role::Queen] != 0 ? 1 : 0) < 2) {
            return std::nullopt;
        }
        const Square square = board_[us].king();
        const Bitboard weak = theirs.attacked & ~mine.attacked_twice &
                              (~mine.attacked | mine[Role::King] | mine[Role::Queen]);
        const Bitboard safe = ~enemy.all & (~mine.attacked | (weak & theirs.attacked_twice));
        const Bitboard through = occupied_ ^ board_[us][Role::Queen];
        const Bitboard straight = rook_attacks(square, through);
        const Bitboard diagonal = bishop_attacks(square, through);
        int danger = danger_units::base + theirs.ring_attackers * theirs.ring_weight +
                     danger_units::ring_attack * theirs.ring_attacks +
                     danger_units::weak_ring * count(mine.king_ring & weak);
        Bitboard unsafe = 0;
        const auto checks = [&](Role role, Bitboard from) {
            const Bitboard all = from & theirs[role];
            if ((all & safe) != 0) {
                const int value = danger_units::safe_check[static_cast<std::size_t>(role)];
                danger += has_several(all & safe) ? value * 3 / 2 : value;
            } else {
                unsafe |= all & ~enemy.all;
            }
        };
        checks(Role::Knight, knight_attacks(square));
        checks(Role::Bishop, diagonal);
        checks(Role::Rook, straight);
        checks(Role::Queen, (straight | diagonal) & ~mine[Role::Queen]);
        danger += danger_units::unsafe_check * count(unsafe);
        danger += danger_units::pinned * count(pinned_to<us>(square));
        const Bitboard camp =
            flank(file_of(square)) & ~(own_rank(us, 5) | own_rank(us, 6) | own_rank(us, 7));
        danger += danger_units::flank_attack *
                  (count(camp & theirs.attacked) + count(camp & theirs.attacked_twice));
        danger -= danger_units::flank_attack * count(camp & mine.attacked);
        if (enemy[Role::Queen] == 0) {
            danger += danger_units::no_queen;
        }
        if ((mine[Role::Knight] & king_attacks(square)) != 0) {
            danger += danger_units::knight_defends;
        }
        return static_cast<std::size_t>(std::clamp(danger / danger_units::step, 0,
                                                   static_cast<int>(weights.danger.size()) - 1));
    }

    template <Player us>
    Bitboard pinned_to(Square king) const {
        const Side& enemy = board_[opponent(us)];
        Bitboard pinned = 0;
        for (const Square slider : squares((rook_lines(king) & enemy.straight_sliders()) |
                                           (bishop_lines(king) & enemy.diagonal_sliders()))) {
            const Bitboard blockers = between(king, slider) & occupied_;
            if (!has_several(blockers)) {
                pinned |= blockers;
            }
        }
        return pinned;
    }

    template <Player us>
    void passed_pawns() {
        constexpr Player them = opponent(us);
        for (const Square square : squares(pawns_.passed[us])) {
            const int rank = own_rank_of<us>(square);
            const auto row = static_cast<std::size_t>(rank);
            const Bitboard ahead = forward(us, bit(square));
            const Bitboard path = file_ahead<us>(square);
            if ((ahead & occupied_) != 0) {
                tally_.template add<us>(weights.passed_blocked[row]);
            } else if ((ahead & facts_[them].attacked) == 0) {
                tally_.template add<us>(weights.passed_free[row]);
            }
            if ((path & (board_[them].all | facts_[them].attacked)) == 0) {
                tally_.template add<us>(weights.passed_clear[row]);
            }
            if (rank >= 3) {
                const Square stop = first(ahead);
                tally_.template add<us>(weights.passed_own_king[static_cast<std::size_t>(
                    distance(stop, board_[us].king()))]);
                tally_.template add<us>(weights.passed_their_king[static_cast<std::size_t>(
                    distance(stop, board_[them].king()))]);
            }
            if ((file_ahead<them>(square) & board_[us][Role::Rook]) != 0) {
                tally_.template add<us>(weights.passed_rook_behind[0]);
            }
        }
    }

    template <Player us>
    void count_threats(const Terms<6>& threat, Bitboard victims) {
        for (const Role role : roles) {
            if (const Bitboard hit = victims & board_[opponent(us)][role]; hit != 0) {
                tally_.template add<us>(threat[static_cast<std::size_t>(role)], count(hit));
            }
        }
    }

    template <Player us>
    void threats() {
        constexpr Player them = opponent(us);
        const SideFacts& mine = facts_[us];
        const SideFacts& theirs = facts_[them];
        const Bitboard enemies = board_[them].all & ~board_[them][Role::Pawn];
        const Bitboard guarded =
            theirs.pawn_attacks | (theirs.attacked_twice & ~mine.attacked_twice);
        const Bitboard weak = board_[them].all & ~guarded & mine.attacked;
        if (const Bitboard targets = (enemies & guarded) | weak; targets != 0) {
            count_threats<us>(weights.minor_threat,
                              targets & (mine[Role::Knight] | mine[Role::Bishop]));
            count_threats<us>(weights.rook_threat, weak & mine[Role::Rook]);
            count_threats<us>(weights.king_threat, weak & mine[Role::King]);
            const Bitboard loose = weak & (~theirs.attacked | (enemies & mine.attacked_twice));
            tally_.template add<us>(weights.hanging[0], count(loose));
        }
        const Bitboard restricted = theirs.attacked & ~guarded & mine.attacked;
        tally_.template add<us>(weights.restricted[0], count(restricted));
        const Bitboard safe = ~theirs.attacked | mine.attacked;
        const Bitboard safe_pawns = board_[us][Role::Pawn] & safe;
        count_threats<us>(weights.pawn_threat, pawn_attacks(us, safe_pawns) & enemies);
        Bitboard pushes = forward(us, board_[us][Role::Pawn]) & ~occupied_;
        pushes |= forward(us, pushes & own_rank(us, 2)) & ~occupied_;
        pushes &= safe & ~theirs.pawn_attacks;
        tally_.template add<us>(weights.push_threat[0], count(pawn_attacks(us, pushes) & enemies));
    }

    // Room behind the pawns of the centre, worth more with more pieces to use it.
    template <Player us>
    void space() {
        constexpr Player them = opponent(us);
        const Side& side = board_[us];
        constexpr Bitboard camp =
            centre_files & (own_rank(us, 1) | own_rank(us, 2) | own_rank(us, 3));
        const Bitboard safe = camp & ~side[Role::Pawn] & ~facts_[them].pawn_attacks;
        const Bitboard pawn = side[Role::Pawn];
        Bitboard behind = pawn | forward(them, pawn);
        behind |= forward(them, forward(them, behind));
        const int room = count(safe) + count(behind & safe & ~facts_[them].attacked);
        const int pieces = count(side.all & ~pawn);
        tally_.template add<us>(weights.space[0], room * pieces / 8);
    }

    const Board& board_;
    Bitboard occupied_;
    Tally& tally_;
    const PawnFacts& pawns_;
    ByPlayer<SideFacts> facts_;
};

int phase_of(const Board& board) {
    const auto number = [&](Role role) { return count(board[white][role] | board[black][role]); };
    return std::min(phase_total, number(Role::Knight) + number(Role::Bishop) +
                                     2 * number(Role::Rook) + 4 * number(Role::Queen));
}

Score tapered(Term sum, int phase, int scale) {
    return (sum.middlegame() * phase +
            sum.endgame() * (phase_total - phase) * scale / scale_normal) /
           phase_total;
}

} // namespace

TaperedEvaluation::TaperedEvaluation() : pawns_(std::make_unique<PawnTable>()) {}
TaperedEvaluation::~TaperedEvaluation() = default;
TaperedEvaluation::TaperedEvaluation(TaperedEvaluation&&) noexcept = default;
TaperedEvaluation& TaperedEvaluation::operator=(TaperedEvaluation&&) noexcept = default;

Score TaperedEvaluation::operator()(const Position& position) {
    const Board& board = position.board();
    if (const auto known = known_ending(position)) {
        return position.to_move() == white ? *known : -*known;
    }
    const PawnFacts& pawns = pawns_->find(board);
    Sum sum;
    sum.total = pawns.score;
    Evaluator<Sum>(position, sum, pawns).run(position.to_move());
    const Score white_score =
        tapered(sum.total, phase_of(board), endgame_scale(board, sum.total.endgame()));
    const Score score = position.to_move() == white ? white_score : -white_score;
    return std::clamp(score, -max_evaluation, max_evaluation);
}

Trace trace_evaluation(const Position& position) {
    const Board& board = position.board();
    Recorder recorder;
    PawnFacts pawns = evaluate_pawns(board, recorder);
    Evaluator<Recorder>(position, recorder, pawns).run(position.to_move());
    Trace trace;
    Term sum;
    for (std::size_t i = 0; i < weight_count; ++i) {
        if (const int times = recorder.times[i]; times != 0) {
            trace.coefficients.push_back(
                {static_cast<std::uint16_t>(i), static_cast<std::int16_t>(times)});
            sum += flat(weights)[i] * times;
        }
    }
    trace.phase = phase_of(board);
    trace.scale = endgame_scale(board, sum.endgame());
    trace.score = tapered(sum, trace.phase, trace.scale);
    return trace;
}

} // namespace tabuleiro::roque
