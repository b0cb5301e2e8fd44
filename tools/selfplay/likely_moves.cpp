#include "likely_moves.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tabuleiro::roque {

using namespace chess;

namespace {

// In eighths of a pawn.
constexpr std::array<int, 6> worth{8, 25, 26, 40, 76, 100};

int value_of(Role role) {
    return worth[static_cast<std::size_t>(role)];
}

// 0 at the rim to 3 in the middle.
int centrality(Square square) {
    return 3 - std::max(std::abs(2 * file_of(square) - 7), std::abs(2 * rank_of(square) - 7)) / 2;
}

class Guess {
  public:
    explicit Guess(const Position& position)
        : position_(position), board_(position.board()), us_(position.to_move()),
          them_(opponent(us_)), feared_(pawn_attacks(them_, board_[them_][Role::Pawn])),
          endgame_((board_[us_][Role::Queen] | board_[them_][Role::Queen]) == 0) {}

    int operator()(Move move) const {
        if (move.kind() == MoveKind::Castle) {
            return 12;
        }
        const Role role = *board_.role_at(move.from());
        int sum = placing(role, move);
        if (const auto captured = position_.captured_by(move)) {
            sum += value_of(*captured) + 4;
        }
        if (const auto promoted = move.promotes_to()) {
            return sum + (*promoted == Role::Queen ? value_of(Role::Queen) : -200);
        }
        if (role != Role::King) {
            sum += loss_on(move.from(), role, board_.occupied()) * 3 / 4 -
                   loss_on(move.to(), role, board_.occupied() & ~bit(move.from()));
        }
        return sum;
    }

  private:
    // A rough estimate of what the opponent wins by capturing our piece there.
    int loss_on(Square square, Role role, Bitboard occupied) const {
        const int value = value_of(role);
        if (role != Role::Pawn && contains(feared_, square)) {
            return value - value_of(Role::Pawn);
        }
        const Bitboard takers = attackers(board_, them_, square, occupied);
        if (takers == 0) {
            return 0;
        }
        if ((attackers(board_, us_, square, occupied) & occupied & ~bit(square)) == 0) {
            return value;
        }
        int least = value;
        for (const Role taker : roles) {
            if ((takers & board_[them_][taker]) != 0) {
                least = value_of(taker);
                break;
            }
        }
        return std::max(0, value - least);
    }

    int placing(Role role, Move move) const {
        const int step = centrality(move.to()) - centrality(move.from());
        const int from_rank = us_ == white ? rank_of(move.from()) : 7 - rank_of(move.from());
        switch (role) {
        case Role::Pawn:
            return endgame_ ? from_rank : from_rank / 2;
        case Role::King:
            return endgame_ ? 2 + 2 * step : -4;
        case Role::Knight:
        case Role::Bishop:
            return 2 * step + (from_rank == 0 ? 4 : 0);
        default:
            return step;
        }
    }

    const Position& position_;
    const Board& board_;
    Player us_;
    Player them_;
    Bitboard feared_; // attacked by pawns
    bool endgame_;    // without queens
};

} // namespace

MoveList likely_moves(const Position& position) {
    struct Ranked {
        int rank;
        std::uint16_t bits;
    };
    MoveList moves = position.legal_moves();
    std::array<Ranked, MoveList::capacity()>
        ranked; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const Guess guess(position);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        ranked[i] = {guess(moves[i]), moves[i].bits()};
    }
    const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(moves.size());
    std::sort(ranked.begin(), end, [](const Ranked& a, const Ranked& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.bits < b.bits;
    });
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int bits = ranked[i].bits;
        moves[i] = Move(square_at(bits & 63), square_at(bits >> 6 & 63),
                        static_cast<MoveKind>(bits >> 12));
    }
    return moves;
}

} // namespace tabuleiro::roque
