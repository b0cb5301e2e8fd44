#include "games/chess/position.hpp"

#include <algorithm>
#include <cassert>

#include "games/chess/generator.hpp"
#include "games/chess/make.hpp"
#include "games/chess/zobrist.hpp"

namespace tabuleiro::chess {

namespace {

struct ListingSink {
    MoveList moves;

    template <Role>
    void piece(Square from, Bitboard targets) {
        for (const Square to : squares(targets)) {
            moves.push_back(Move(from, to));
        }
    }
    template <int step>
    void pawns(Bitboard targets) {
        for (const Square to : squares(targets)) {
            moves.push_back(Move(square_at(index(to) - step), to));
        }
    }
    template <int step>
    void promotions(Bitboard targets) {
        for (const Square to : squares(targets)) {
            for (const Role role : promotion_roles) {
                moves.push_back(Move::promotion(square_at(index(to) - step), to, role));
            }
        }
    }
    void double_pushes(Bitboard targets) {
        for (const Square to : squares(targets)) {
            const int from = index(to) + (rank_of(to) == 3 ? -16 : 16);
            moves.push_back(Move(square_at(from), to, MoveKind::DoublePush));
        }
    }
    void en_passant(Square from, Square to) {
        moves.push_back(Move(from, to, MoveKind::EnPassant));
    }
    void castle(Square king, Square rook) { moves.push_back(Move(king, rook, MoveKind::Castle)); }
};

struct AnySink {
    bool found = false;

    template <Role>
    void piece(Square, Bitboard targets) {
        found |= targets != 0;
    }
    template <int>
    void pawns(Bitboard targets) {
        found |= targets != 0;
    }
    template <int>
    void promotions(Bitboard) {
        found = true;
    }
    void double_pushes(Bitboard) {} // a double step needs a single one
    void en_passant(Square, Square) { found = true; }
    void castle(Square, Square) {} // castling needs a king's move
};

// In Chess960 a king may castle where it cannot step, and a double step may parry a check that
// the single one does not, so those two count when nothing else was found.
struct AnyRareSink : AnySink {
    void double_pushes(Bitboard targets) { found |= targets != 0; }
    void castle(Square, Square) { found = true; }
};

template <class Sink>
Sink generate(const Position& position) {
    Sink sink;
    if (position.to_move() == white) {
        Generator<white>(position.board(), position.en_passant_set()).generate(sink);
    } else {
        Generator<black>(position.board(), position.en_passant_set()).generate(sink);
    }
    return sink;
}

constexpr std::string_view initial_ranks = "RNBQKBNR";

Setup initial_setup() {
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        const Role role = *parse_role(initial_ranks[static_cast<std::size_t>(file)]);
        setup[square_at(file, 0)] = Piece{white, role};
        setup[square_at(file, 1)] = Piece{white, Role::Pawn};
        setup[square_at(file, 6)] = Piece{black, Role::Pawn};
        setup[square_at(file, 7)] = Piece{black, role};
    }
    setup.castling_rooks = bit(Square::A1) | bit(Square::H1) | bit(Square::A8) | bit(Square::H8);
    return setup;
}

} // namespace

Position::Position() : Position(initial_setup()) {}

Expected<Position> Position::from(const Setup& setup) {
    auto faults = faults_of(setup);
    if (!faults.empty()) {
        return fail(std::move(faults));
    }
    return Position(setup);
}

Position::Position(const Setup& setup)
    : to_move_(setup.to_move), quiet_plies_(setup.quiet_plies), move_number_(setup.move_number) {
    for (int number = 0; number < 64; ++number) {
        if (const auto& piece = setup[square_at(number)]) {
            board_[piece->owner].toggle(piece->role, bit(square_at(number)));
        }
    }
    for (const Player player : players) {
        board_[player].castling_rooks = setup.castling_rooks & own_rank(player, 0);
    }
    if (setup.en_passant) {
        const Bitboard passed = bit(*setup.en_passant);
        to_move_ == white ? set_en_passant<black>(passed) : set_en_passant<white>(passed);
    }
    key_ = key_from_scratch();
}

Setup Position::setup() const {
    Setup setup;
    for (int number = 0; number < 64; ++number) {
        setup[square_at(number)] = piece_at(square_at(number));
    }
    setup.to_move = to_move_;
    setup.castling_rooks = board_[white].castling_rooks | board_[black].castling_rooks;
    setup.en_passant = en_passant();
    setup.quiet_plies = quiet_plies_;
    setup.move_number = move_number_;
    return setup;
}

std::uint64_t Position::key_from_scratch() const {
    std::uint64_t key = to_move_ == black ? zobrist::numbers.black_to_move : 0;
    for (const Player player : players) {
        for (const Role role : roles) {
            for (const Square square : squares(board_[player][role])) {
                key ^= zobrist::piece(player, role, square);
            }
        }
        key ^= zobrist::castling(board_[player].castling_rooks);
    }
    return en_passant_ == 0 ? key : key ^ zobrist::en_passant(first(en_passant_));
}

Bitboard Position::checkers() const {
    return attackers(board_, opponent(to_move_), board_[to_move_].king(), board_.occupied());
}

MoveList Position::legal_moves() const {
    return generate<ListingSink>(*this).moves;
}

bool Position::has_legal_move() const {
    return generate<AnySink>(*this).found || generate<AnyRareSink>(*this).found;
}

bool Position::is_legal(Move move) const {
    const Side& mine = board_[to_move_];
    if (!contains(mine.all, move.from())) {
        return false;
    }
    const Role role = mine.role_at(move.from());
    return to_move_ == white ? Generator<white>(board_, en_passant_).is_legal(move, role)
                             : Generator<black>(board_, en_passant_).is_legal(move, role);
}

std::optional<Role> Position::captured_by(Move move) const {
    if (move.kind() == MoveKind::EnPassant) {
        return Role::Pawn;
    }
    if (move.kind() == MoveKind::Castle || !contains(board_[opponent(to_move_)].all, move.to())) {
        return std::nullopt;
    }
    return board_[opponent(to_move_)].role_at(move.to());
}

void Position::play(Move move) {
    to_move_ == white ? play_as<white>(move) : play_as<black>(move);
}

void Position::pass() {
    assert(!in_check());
    if (en_passant_ != 0) {
        key_ ^= zobrist::en_passant(first(en_passant_));
        en_passant_ = 0;
    }
    quiet_plies_ = std::min(quiet_plies_ + 1, max_quiet_plies);
    if (to_move_ == black) {
        move_number_ = std::min(move_number_ + 1, max_move_number);
    }
    to_move_ = opponent(to_move_);
    key_ ^= zobrist::numbers.black_to_move;
}

template <Player us>
void Position::play_as(Move move) {
    assert(contains(board_[us].all, move.from()));
    const Role role = board_[us].role_at(move.from());
    const Bitboard rooks_before = board_[white].castling_rooks | board_[black].castling_rooks;
    if (en_passant_ != 0) {
        key_ ^= zobrist::en_passant(first(en_passant_));
        en_passant_ = 0;
    }
    quiet_plies_ = std::min(quiet_plies_ + 1, max_quiet_plies);
    if constexpr (us == black) {
        move_number_ = std::min(move_number_ + 1, max_move_number);
    }
    to_move_ = opponent(us);
    key_ ^= zobrist::numbers.black_to_move;
    move_piece<us>(role, move);
    const Bitboard rooks_after = board_[white].castling_rooks | board_[black].castling_rooks;
    if (rooks_before != rooks_after) {
        key_ ^= zobrist::castling(rooks_before ^ rooks_after);
    }
}

template <Player us>
void Position::move_piece(Role role, Move move) {
    const Square from = move.from();
    const Square to = move.to();
    if (move.kind() == MoveKind::Castle) {
        const CastlingSquares castled = castling_squares(from, to);
        key_ ^= zobrist::piece(us, Role::King, from) ^ zobrist::piece(us, Role::Rook, to) ^
                zobrist::piece(us, Role::King, castled.king) ^
                zobrist::piece(us, Role::Rook, castled.rook);
        castle<us>(board_, from, to);
        return;
    }
    const Role lands_as = move.promotes_to().value_or(role);
    key_ ^= zobrist::piece(us, role, from) ^ zobrist::piece(us, lands_as, to);
    if (role == Role::Pawn) {
        quiet_plies_ = 0;
    }
    if (move.kind() == MoveKind::EnPassant) {
        drop_captured(square_at(index(to) + (us == white ? -8 : 8)));
    } else if (contains(board_[opponent(us)].all, to)) {
        drop_captured(to);
    }
    Side& mine = board_[us];
    mine.toggle(role, bit(from));
    mine.toggle(lands_as, bit(to));
    mine.castling_rooks &= role == Role::King ? 0 : ~bit(from);
    if (move.kind() == MoveKind::DoublePush) {
        set_en_passant<us>(forward(us, bit(from)));
        if (en_passant_ != 0) {
            key_ ^= zobrist::en_passant(first(en_passant_));
        }
    }
}

// Called when the turn has passed: the captured piece is one of the side now to move.
void Position::drop_captured(Square square) {
    const Role role = board_[to_move_].role_at(square);
    key_ ^= zobrist::piece(to_move_, role, square);
    board_[to_move_].clear(bit(square));
    quiet_plies_ = 0;
}

// Keeps the square that a pawn of ours has passed if the other side can capture there.
template <Player us>
void Position::set_en_passant(Bitboard passed) {
    const Bitboard pawn = forward(us, passed);
    if (((east(pawn) | west(pawn)) & board_[opponent(us)][Role::Pawn]) == 0) {
        return;
    }
    if (Generator<opponent(us)>(board_, passed).can_capture_en_passant()) {
        en_passant_ = passed;
    }
}

} // namespace tabuleiro::chess
