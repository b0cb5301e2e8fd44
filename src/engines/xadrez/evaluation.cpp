#include "engines/xadrez/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "games/xadrez/attacks.hpp"

namespace tabuleiro::xadrez {

namespace {

constexpr Bitboard column_set(int column) {
    return Bitboard{0x0101'0101'0101'0101} << column;
}

constexpr Bitboard beside(int column) {
    return (column > 0 ? column_set(column - 1) : 0) | (column < 7 ? column_set(column + 1) : 0);
}

// The rows in front of a square, as its owner goes.
constexpr Bitboard rows_ahead(Player owner, int row) {
    return owner == Player::First ? (Bitboard{1} << (8 * row)) - 1
                                  : (row == 7 ? 0 : ~Bitboard{0} << (8 * (row + 1)));
}

constexpr std::size_t place(Kind kind) {
    return static_cast<std::size_t>(kind);
}

// Rooks, knights, bishops and queens, in the order of their kinds.
constexpr std::size_t officer(Kind kind) {
    return static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::Rook);
}

// Counts one side's share of the terms, and hands every count to the sink.
template <class Sink>
class Side {
  public:
    Side(const Position& position, Player us, Sink& sink)
        : position_(position), us_(us), own_(position.of(us)), enemy_(position.of(opponent(us))),
          occupied_(own_ | enemy_), pawns_(position.of(us, Kind::Pawn)),
          enemy_pawns_(position.of(opponent(us), Kind::Pawn)), sink_(sink) {
        for (const Square pawn : squares(enemy_pawns_)) {
            pawn_guarded_ |= pawn_attacks(opponent(us), pawn);
        }
        for (const Square king : squares(position.of(opponent(us), Kind::King))) {
            king_zone_ |= king_attacks(king) | bit(king);
        }
    }

    void count() {
        for (const Kind kind : kinds) {
            for (const Square square : squares(position_.of(us_, kind))) {
                count_place(kind, square);
            }
        }
        count_pawns();
        count_rooks();
        count_knights();
        count_bishops();
        count_queens();
        for (const Square king : squares(position_.of(us_, Kind::King))) {
            add(Group::Shield, 0, std::popcount(king_attacks(king) & pawns_));
        }
    }

  private:
    void add(Group group, std::size_t at, int amount) { sink_(term(group, at), amount); }

    // The row as its owner counts, 0 where the game began.
    std::size_t own_row(Square square) const {
        return static_cast<std::size_t>(us_ == Player::First ? 7 - row(square) : row(square));
    }
    static std::size_t from_edge(Square square) {
        return static_cast<std::size_t>(std::min(column(square), 7 - column(square)));
    }

    void count_place(Kind kind, Square square) {
        if (kind != Kind::King) {
            add(Group::Material, place(kind), 1);
        }
        add(Group::Row, place(kind) * 8 + own_row(square), 1);
        add(Group::Column, place(kind) * 4 + from_edge(square), 1);
    }

    void count_strikes(Kind kind, Bitboard struck) {
        add(Group::Mobility, officer(kind), std::popcount(struck & ~own_ & ~pawn_guarded_));
        add(Group::KingStrikes, officer(kind), std::popcount(struck & king_zone_));
    }

    void count_pawns() {
        Bitboard struck = 0;
        for (const Square pawn : squares(pawns_)) {
            const Bitboard ahead = rows_ahead(us_, row(pawn));
            const Bitboard same = column_set(column(pawn));
            struck |= pawn_attacks(us_, pawn);
            add(Group::DoubledPawn, 0, (pawns_ & same & ahead) != 0 ? 1 : 0);
            add(Group::LonePawn, 0, (pawns_ & beside(column(pawn))) == 0 ? 1 : 0);
            if ((enemy_pawns_ & ahead & (same | beside(column(pawn)))) == 0) {
                add(Group::PassedPawn, own_row(pawn), 1);
            }
            const auto back = stepped(pawn, {0, -forward(us_)});
            const bool may_step_back = // R16
                !contains(position_.used(), pawn) && back && !contains(occupied_, *back);
            add(Group::StepBack, 0, may_step_back ? 1 : 0);
        }
        add(Group::PawnStrikes, 0, std::popcount(struck & enemy_ & ~enemy_pawns_));
    }

    void count_rooks() {
        for (const Square rook : squares(position_.of(us_, Kind::Rook))) {
            count_strikes(Kind::Rook, rook_attacks(rook, occupied_));
            const Bitboard same = column_set(column(rook));
            if ((pawns_ & same) == 0) {
                add((enemy_pawns_ & same) == 0 ? Group::OpenRook : Group::HalfOpenRook, 0, 1);
            }
            if (contains(position_.used(), rook)) {
                continue;
            }
            add(Group::DoubleUnspent, 0, 1);
            const Bitboard next_to = rook_attacks(rook, 0) & king_attacks(rook) & enemy_;
            for (const Square first : squares(next_to)) { // R17
                const Bitboard beyond =
                    rook_attacks(rook, occupied_ & ~bit(first)) & rook_attacks(first, occupied_);
                add(Group::DoubleReady, 0, (beyond & enemy_) != 0 ? 1 : 0);
            }
        }
    }

    void count_knights() {
        for (const Square knight : squares(position_.of(us_, Kind::Knight))) {
            count_strikes(Kind::Knight, knight_attacks(knight));
            if ((king_attacks(knight) & occupied_) == 0) { // R18
                const Bitboard targets = tables::at(tables::knight_leap, knight);
                add(Group::LeapReady, 0, 1);
                add(Group::LeapStrikes, 0,
                    std::popcount(targets & enemy_ & ~position_.of(Kind::King)));
            }
        }
    }

    void count_bishops() {
        const Bitboard bishops = position_.of(us_, Kind::Bishop);
        add(Group::BishopPair, 0, std::popcount(bishops) > 1 ? 1 : 0);
        for (const Square bishop : squares(bishops)) {
            count_strikes(Kind::Bishop, bishop_attacks(bishop, occupied_));
            if (!contains(position_.used(), bishop)) { // R19
                add(Group::BlastUnspent, 0, 1);
                add(Group::BlastPawns, 0, std::popcount(king_attacks(bishop) & enemy_pawns_));
            }
        }
    }

    void count_queens() {
        const bool one_king = std::has_single_bit(position_.of(us_, Kind::King));
        for (const Square queen : squares(position_.of(us_, Kind::Queen))) {
            count_strikes(Kind::Queen, queen_attacks(queen, occupied_));
            add(Group::SwapReady, 0, one_king ? 1 : 0); // R20
        }
    }

    const Position& position_;
    Player us_;
    Bitboard own_;
    Bitboard enemy_;
    Bitboard occupied_;
    Bitboard pawns_;
    Bitboard enemy_pawns_;
    Bitboard pawn_guarded_ = 0; // squares that enemy pawns strike
    Bitboard king_zone_ = 0;    // enemy kings and the squares around them
    Sink& sink_;
};

// Calls the sink with a term and an amount, White's positive, for every count.
template <class Sink>
void count_all(const Position& position, Sink&& sink) {
    Side(position, Player::First, sink).count();
    const auto turned = [&sink](std::size_t at, int amount) { sink(at, -amount); };
    Side(position, Player::Second, turned).count();
    sink(term(Group::ToMove), position.to_move() == Player::First ? 1 : -1);
}

} // namespace

int phase(const Position& position) {
    const int pieces =
        std::popcount(position.of(Kind::Knight)) + std::popcount(position.of(Kind::Bishop)) +
        2 * std::popcount(position.of(Kind::Rook)) + 4 * std::popcount(position.of(Kind::Queen));
    return std::min(pieces, full_board);
}

Amounts count_terms(const Position& position) {
    Amounts amounts{};
    count_all(position, [&amounts](std::size_t at, int amount) { amounts[at] += amount; });
    return amounts;
}

search::Score evaluate(const Position& position, const Weights& values) {
    int full = 0;
    int bare = 0;
    count_all(position, [&](std::size_t at, int amount) {
        full += values[at] * amount;
        bare += values[term_count + at] * amount;
    });
    const int now = phase(position);
    const int sum = (full * now + bare * (full_board - now)) / full_board;
    return position.to_move() == Player::First ? sum : -sum;
}

} // namespace tabuleiro::xadrez
