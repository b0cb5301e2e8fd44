#include "games/chess/perft.hpp"

#include "games/chess/generator.hpp"
#include "games/chess/make.hpp"

namespace tabuleiro::chess {

namespace {

// The last ply: sets are counted, nothing is played.
struct CountingSink {
    std::uint64_t moves = 0;

    template <Role>
    void piece(Square, Bitboard targets) {
        moves += static_cast<std::uint64_t>(count(targets));
    }
    template <int>
    void pawns(Bitboard targets) {
        moves += static_cast<std::uint64_t>(count(targets));
    }
    template <int>
    void promotions(Bitboard targets) {
        moves += 4 * static_cast<std::uint64_t>(count(targets));
    }
    void double_pushes(Bitboard targets) { moves += static_cast<std::uint64_t>(count(targets)); }
    void en_passant(Square, Square) { ++moves; }
    void castle(Square, Square) { ++moves; }
};

template <Player us>
std::uint64_t leaves(const Board& board, Bitboard en_passant, int depth);

// The plies before it: every move is played on a copy of the board.
template <Player us>
struct PlayingSink {
    const Board& board;
    int depth; // of the board after the move, at least 1
    std::uint64_t moves = 0;

    template <Role role>
    void piece(Square from, Bitboard targets) {
        const Bitboard victims = board[opponent(us)].all;
        for (const Square to : squares(targets & ~victims)) {
            Board next = board;
            move_quietly<us, role>(next, bit(from), bit(to));
            descend(next);
        }
        for (const Square to : squares(targets & victims)) {
            Board next = board;
            move_capturing<us, role>(next, bit(from), bit(to));
            descend(next);
        }
    }
    template <int step>
    void pawns(Bitboard targets) {
        for (const Square to : squares(targets)) {
            Board next = board;
            const Bitboard from = bit(square_at(index(to) - step));
            if constexpr (step == 8 || step == -8) {
                move_quietly<us, Role::Pawn>(next, from, bit(to));
            } else {
                move_capturing<us, Role::Pawn>(next, from, bit(to));
            }
            descend(next);
        }
    }
    template <int step>
    void promotions(Bitboard targets) {
        for (const Square to : squares(targets)) {
            for (const Role role : promotion_roles) {
                Board next = board;
                promote<us>(next, bit(square_at(index(to) - step)), bit(to), role);
                descend(next);
            }
        }
    }
    void double_pushes(Bitboard targets) {
        for (const Square to : squares(targets)) {
            Board next = board;
            const Bitboard passed = forward(opponent(us), bit(to));
            move_quietly<us, Role::Pawn>(next, forward(opponent(us), passed), bit(to));
            const Bitboard neighbours = east(bit(to)) | west(bit(to));
            const bool capturable = (neighbours & board[opponent(us)][Role::Pawn]) != 0;
            moves += leaves<opponent(us)>(next, capturable ? passed : 0, depth);
        }
    }
    void en_passant(Square from, Square to) {
        Board next = board;
        capture_en_passant<us>(next, bit(from), bit(to));
        descend(next);
    }
    void castle(Square king, Square rook) {
        Board next = board;
        chess::castle<us>(next, king, rook);
        descend(next);
    }
    void descend(const Board& next) { moves += leaves<opponent(us)>(next, 0, depth); }
};

// Requires: depth >= 1.
template <Player us>
std::uint64_t leaves(const Board& board, Bitboard en_passant, int depth) {
    const Generator<us> generator(board, en_passant);
    if (depth == 1) {
        CountingSink sink;
        generator.generate(sink);
        return sink.moves;
    }
    PlayingSink<us> sink{board, depth - 1};
    generator.generate(sink);
    return sink.moves;
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    const Bitboard en_passant = position.en_passant_set();
    return position.to_move() == white ? leaves<white>(position.board(), en_passant, depth)
                                       : leaves<black>(position.board(), en_passant, depth);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth) {
    std::vector<std::pair<Move, std::uint64_t>> counts;
    for (const Move move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        counts.emplace_back(move, perft(next, depth - 1));
    }
    return counts;
}

} // namespace tabuleiro::chess
