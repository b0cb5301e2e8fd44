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
std::uint64_t leaves(Board& board, Bitboard en_passant, int depth);

// The plies before it: every move is played on the same board, and the sides that it changed are
// restored. Measured 4 to 13 % faster than a fresh copy of the board for every move.
template <Player us>
struct PlayingSink {
    Board& board;
    int depth; // of the board after the move, at least 1
    std::uint64_t moves = 0;

    template <Role role>
    void piece(Square from, Bitboard targets) {
        const Bitboard victims = board[opponent(us)].all;
        for (const Square to : squares(targets & ~victims)) {
            quietly([=](Board& b) { move_quietly<us, role>(b, bit(from), bit(to)); });
        }
        for (const Square to : squares(targets & victims)) {
            capturing([=](Board& b) { move_capturing<us, role>(b, bit(from), bit(to)); });
        }
    }
    template <int step>
    void pawns(Bitboard targets) {
        for (const Square to : squares(targets)) {
            const Bitboard from = bit(square_at(index(to) - step));
            if constexpr (step == 8 || step == -8) {
                quietly([=](Board& b) { move_quietly<us, Role::Pawn>(b, from, bit(to)); });
            } else {
                capturing([=](Board& b) { move_capturing<us, Role::Pawn>(b, from, bit(to)); });
            }
        }
    }
    template <int step>
    void promotions(Bitboard targets) {
        for (const Square to : squares(targets)) {
            const Bitboard from = bit(square_at(index(to) - step));
            for (const Role role : promotion_roles) {
                capturing([=](Board& b) { promote<us>(b, from, bit(to), role); });
            }
        }
    }
    void double_pushes(Bitboard targets) {
        for (const Square to : squares(targets)) {
            const Bitboard passed = forward(opponent(us), bit(to));
            const Bitboard from = forward(opponent(us), passed);
            const Bitboard neighbours = east(bit(to)) | west(bit(to));
            const bool capturable = (neighbours & board[opponent(us)][Role::Pawn]) != 0;
            quietly([=](Board& b) { move_quietly<us, Role::Pawn>(b, from, bit(to)); },
                    capturable ? passed : 0);
        }
    }
    void en_passant(Square from, Square to) {
        capturing([=](Board& b) { capture_en_passant<us>(b, bit(from), bit(to)); });
    }
    void castle(Square king, Square rook) {
        quietly([=](Board& b) { chess::castle<us>(b, king, rook); });
    }

    // `move` changes our side alone.
    template <class MoveOn>
    void quietly(MoveOn move, Bitboard passed = 0) {
        const Side mine = board[us];
        move(board);
        moves += leaves<opponent(us)>(board, passed, depth);
        board[us] = mine;
    }
    // `move` changes both sides.
    template <class MoveOn>
    void capturing(MoveOn move) {
        const Side theirs = board[opponent(us)];
        quietly(move);
        board[opponent(us)] = theirs;
    }
};

// Requires: depth >= 1.
template <Player us>
std::uint64_t leaves(Board& board, Bitboard en_passant, int depth) {
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
    Board board = position.board();
    return position.to_move() == white ? leaves<white>(board, en_passant, depth)
                                       : leaves<black>(board, en_passant, depth);
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
