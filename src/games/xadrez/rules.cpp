#include "games/xadrez/rules.hpp"

#include <bit>

#include "games/xadrez/attacks.hpp"

namespace tabuleiro::xadrez {
namespace {

// R14: whether one of `strikers`, all of one player, attacks the square. Operations are not attacks
// (R15).
bool attacked(const Position& position, Square square, Bitboard strikers, Player striker,
              Bitboard occupied) {
    const auto among = [&](Kind kind) { return strikers & position.of(kind); };
    const Bitboard queens = among(Kind::Queen);
    return (knight_attacks(square) & among(Kind::Knight)) != 0 ||
           (pawn_attacks(opponent(striker), square) & among(Kind::Pawn)) != 0 ||
           (king_attacks(square) & among(Kind::King)) != 0 ||
           (rook_attacks(square, occupied) & (among(Kind::Rook) | queens)) != 0 ||
           (bishop_attacks(square, occupied) & (among(Kind::Bishop) | queens)) != 0;
}

// Visits the legal plays of the player to move, for some of their pieces. Every walk stops, and
// returns true, as soon as the visitor does.
class Walk {
  public:
    explicit Walk(const Position& position)
        : position_(position), us_(position.to_move()), them_(opponent(us_)),
          own_(position.of(us_)), enemy_(position.of(them_)), occupied_(own_ | enemy_),
          kings_(position.of(us_, Kind::King)) {
        for (const Square king : squares(kings_)) {
            in_check_ = in_check_ || attacked(position_, king, enemy_, them_, occupied_);
            shields_ |= queen_attacks(king, occupied_) & own_;
        }
    }

    template <class Visit>
    bool moves(Bitboard sources, const Visit& visit) const {
        for (const Square from : squares(sources & own_ & position_.of(Kind::Pawn))) {
            if (pawn_moves(from, visit)) {
                return true;
            }
        }
        for (const Square from : squares(sources & own_ & ~position_.of(Kind::Pawn))) {
            for (const Square to : squares(reach(from) & ~own_)) {
                if (safe(from, to, enemy_ & bit(to)) && visit(Move{from, to, MoveKind::Move})) {
                    return true;
                }
            }
        }
        return castling(sources, visit);
    }

    template <class Visit>
    bool operations(Bitboard sources, const Visit& visit) const {
        return any_square(sources & own_,
                          [&](Square from) { return operations_from(from, visit); });
    }

  private:
    // R7 to R11: where the piece can go if only the board restricts it.
    Bitboard reach(Square from) const {
        switch (position_.at(from)->kind) {
        case Kind::Rook: // R7
            return rook_attacks(from, occupied_);
        case Kind::Knight: // R8
            return knight_attacks(from);
        case Kind::Bishop: // R9
            return bishop_attacks(from, occupied_);
        case Kind::Queen: // R10
            return queen_attacks(from, occupied_);
        case Kind::King: // R11
            return king_attacks(from);
        case Kind::Pawn:
            break;
        }
        return 0;
    }

    // R6. A pawn on its last row has nowhere to go.
    template <class Visit>
    bool pawn_moves(Square from, const Visit& visit) const {
        const auto may = [&](Square to, Bitboard captured) {
            return safe(from, to, captured) && visit(Move{from, to, MoveKind::Move});
        };
        for (const Square to : squares(pawn_attacks(us_, from) & enemy_)) { // R6.3
            if (may(to, bit(to))) {
                return true;
            }
        }
        if (const auto passed = position_.en_passant(); // R6.4
            passed && contains(pawn_attacks(us_, from), *passed)) {
            const Square victim = *stepped(*passed, {0, -forward(us_)});
            if (may(*passed, bit(victim))) {
                return true;
            }
        }
        const auto ahead = stepped(from, {0, forward(us_)}); // R6.1
        if (!ahead || contains(occupied_, *ahead)) {
            return false;
        }
        if (may(*ahead, 0)) {
            return true;
        }
        const bool may_step_twice = contains(position_.unmoved(), from); // R6.2
        const auto beyond = may_step_twice ? stepped(from, {0, forward(us_)}, 2) : std::nullopt;
        return beyond && !contains(occupied_, *beyond) && may(*beyond, 0);
    }

    // R12: not out of, through or into check.
    template <class Visit>
    bool castling(Bitboard sources, const Visit& visit) const {
        const Square home = king_home(us_);
        if (in_check_ || (sources & kings_ & position_.unmoved() & bit(home)) == 0) {
            return false;
        }
        for (const int columns : {-2, 2}) {
            const Move move{home, *stepped(home, {columns, 0}), MoveKind::Move};
            const auto [rook_from, rook_to] = castling_squares(move);
            const Bitboard rooks = position_.unmoved() & own_ & position_.of(Kind::Rook);
            // The rook's way to the king is free if it strikes the king's square.
            if (contains(rooks, rook_from) && contains(rook_attacks(rook_from, occupied_), home) &&
                !attacked(position_, rook_to, enemy_, them_, occupied_) &&
                !attacked(position_, move.to, enemy_, them_, occupied_) && visit(move)) {
                return true;
            }
        }
        return false;
    }

    template <class Visit>
    bool operations_from(Square from, const Visit& visit) const {
        const auto may = [&](Square to, Bitboard captured) {
            const bool takes_king = (captured & position_.of(Kind::King)) != 0;
            return (!takes_king || is_odd(position_)) && // R21
                   safe(from, to, captured) && visit(Move{from, to, MoveKind::Operation});
        };
        const bool spent = contains(position_.used(), from);
        switch (position_.at(from)->kind) {
        case Kind::Pawn: { // R16
            const auto back = stepped(from, {0, -forward(us_)});
            return !spent && back && !contains(occupied_, *back) && may(*back, 0);
        }
        case Kind::Rook: // R17
            for (const Square first :
                 squares(spent ? 0 : rook_attacks(from, 0) & king_attacks(from) & enemy_)) {
                // Beyond the first piece, as if it were gone.
                const Bitboard beyond =
                    rook_attacks(from, occupied_ & ~bit(first)) & rook_attacks(first, occupied_);
                for (const Square second : squares(beyond & enemy_)) {
                    if (may(second, bit(first) | bit(second))) {
                        return true;
                    }
                }
            }
            return false;
        case Kind::Knight: // R18
            if ((king_attacks(from) & occupied_) == 0) {
                for (const Square to : squares(tables::at(tables::knight_leap, from) & ~own_)) {
                    if (may(to, enemy_ & bit(to))) {
                        return true;
                    }
                }
            }
            return false;
        case Kind::Bishop: // R19
            return !spent && safe_after_blast(from) && visit(Move{from, from, MoveKind::Operation});
        case Kind::Queen: // R20
            return std::has_single_bit(kings_) && !in_check_ && safe_after_swap(from) &&
                   visit(Move{from, first_square(kings_), MoveKind::Operation});
        case Kind::King:
            return false;
        }
        return false;
    }

    // R13, for a piece that goes from one square to another.
    bool safe(Square from, Square to, Bitboard captured) const {
        const bool king_moves = contains(kings_, from);
        // A piece that shields no king, and opens no line by capturing, endangers none.
        if (!in_check_ && !king_moves && !contains(shields_, from) && (captured & ~bit(to)) == 0) {
            return true;
        }
        const Bitboard kings = king_moves ? (kings_ & ~bit(from)) | bit(to) : kings_;
        return all_safe(kings, enemy_ & ~captured, (occupied_ & ~captured & ~bit(from)) | bit(to));
    }

    // R13, R19: the pawns around the bishop are gone.
    bool safe_after_blast(Square bishop) const {
        const Bitboard captured = king_attacks(bishop) & enemy_ & position_.of(Kind::Pawn);
        return all_safe(kings_, enemy_ & ~captured, occupied_ & ~captured);
    }

    // R13, R20: the king moves to the queen's square.
    bool safe_after_swap(Square queen) const { return all_safe(bit(queen), enemy_, occupied_); }

    bool all_safe(Bitboard kings, Bitboard strikers, Bitboard occupied) const {
        return !any_square(kings, [&](Square king) {
            return attacked(position_, king, strikers, them_, occupied);
        });
    }

    const Position& position_;
    Player us_;
    Player them_;
    Bitboard own_;
    Bitboard enemy_;
    Bitboard occupied_;
    Bitboard kings_;
    Bitboard shields_ = 0; // own pieces on a king's lines: only these can uncover it
    bool in_check_ = false;
};

constexpr auto at_the_first = [](const Move&) { return true; };
constexpr Bitboard everywhere = ~Bitboard{0};

} // namespace

bool in_check(const Position& position, Player player) { // R14
    const Player striker = opponent(player);
    return any_square(position.of(player, Kind::King), [&](Square king) {
        return attacked(position, king, position.of(striker), striker, position.occupied());
    });
}

bool is_odd(const Position& position) { // R5
    return !std::has_single_bit(position.of(Player::First, Kind::King)) ||
           !std::has_single_bit(position.of(Player::Second, Kind::King));
}

Moves legal_moves(const Position& position) {
    Moves found;
    const auto collect = [&found](const Move& move) {
        found.push_back(move);
        return false;
    };
    const Walk walk(position);
    walk.moves(everywhere, collect);
    walk.operations(everywhere, collect);
    return found;
}

bool has_move(const Position& position) {
    return Walk(position).moves(everywhere, at_the_first);
}

bool has_operation(const Position& position) {
    return Walk(position).operations(everywhere, at_the_first);
}

bool is_legal(const Position& position, const Move& move) {
    const Walk walk(position);
    const auto is_it = [&move](const Move& candidate) { return candidate == move; };
    return move.kind == MoveKind::Move ? walk.moves(bit(move.from), is_it)
                                       : walk.operations(bit(move.from), is_it);
}

std::optional<Outcome<Rule>> outcome(const Position& position) {
    const Player loser = position.to_move();
    const Player winner = opponent(loser);
    if (position.king_captured()) {
        return Outcome<Rule>{winner, Rule::KingCaptured}; // R22
    }
    const Walk walk(position);
    if (walk.moves(everywhere, at_the_first)) {
        return std::nullopt;
    }
    const bool has_way_out = walk.operations(everywhere, at_the_first);
    if (in_check(position, loser)) { // R23
        const bool may_operate = position.options().mate == MateRule::OperationsToo;
        return may_operate && has_way_out ? std::nullopt
                                          : std::optional(Outcome<Rule>{winner, Rule::Mate});
    }
    if (has_way_out) {
        return std::nullopt;
    }
    if (position.options().no_play == NoPlayRule::GoesOn) {
        return Outcome<Rule>{std::nullopt, Rule::Stuck}; // R25
    }
    return Outcome<Rule>{winner, Rule::NoPlay}; // R24
}

} // namespace tabuleiro::xadrez
