#include "games/xadrez/position.hpp"

#include "games/xadrez/attacks.hpp"
#include "games/xadrez/keys.hpp"

namespace tabuleiro::xadrez {
namespace {

// The marks of a setup that contradict its board.
Reasons faults(const Setup& setup) {
    Reasons reasons;
    const auto at = [&setup](Square square) -> const std::optional<NamedPiece>& {
        return setup.board[static_cast<std::size_t>(square)];
    };
    for (const auto& piece : setup.board) {
        if (piece && parse_piece(piece_text(*piece)) != piece) {
            reasons.push_back(
                Reason("An index is a positive number: {piece}.", piece_text(*piece)));
        }
    }
    for (const Square square : squares(setup.unmoved)) {
        if (!at(square) || !rests_at_home(at(square)->owner, at(square)->kind, square)) {
            reasons.push_back(
                Reason("No pawn, rook or king is at home on {cell}.", square_text(square)));
        }
    }
    for (const Square square : squares(setup.used)) {
        if (!at(square) || !operates_once(at(square)->kind)) {
            reasons.push_back(
                Reason("No pawn, rook or bishop stands on {cell}.", square_text(square)));
        } else if (contains(setup.unmoved, square)) {
            // A pawn or a rook at home that has operated has moved; a bishop is never unmoved.
            reasons.push_back(
                Reason("A piece that has operated has moved: {cell}.", square_text(square)));
        }
    }
    if (!setup.en_passant) {
        return reasons;
    }
    // R6.4: the pawn that stepped over the square stands beyond it, beside an enemy pawn.
    const Square passed = *setup.en_passant;
    const Player stepper = opponent(setup.to_move);
    const auto origin = stepped(passed, {0, -forward(stepper)});
    const auto beyond = stepped(passed, {0, forward(stepper)});
    const auto is_pawn = [&at](std::optional<Square> square, Player owner) {
        return square && at(*square) && at(*square)->owner == owner &&
               at(*square)->kind == Kind::Pawn;
    };
    if (!origin || row(*origin) != pawn_row(stepper) || at(*origin) || at(passed) ||
        !is_pawn(beyond, stepper)) {
        reasons.push_back(Reason("No pawn has just stepped over {cell}.", square_text(passed)));
    } else if (!is_pawn(stepped(*beyond, {-1, 0}), setup.to_move) &&
               !is_pawn(stepped(*beyond, {1, 0}), setup.to_move)) {
        reasons.push_back(Reason("No pawn can capture en passant on {cell}.", square_text(passed)));
    }
    return reasons;
}

} // namespace

Expected<Position> Position::from(const Setup& setup) {
    if (auto reasons = faults(setup); !reasons.empty()) {
        return fail(std::move(reasons));
    }
    Position position;
    for (int n = 0; n < 64; ++n) {
        if (const auto& piece = setup.board[static_cast<std::size_t>(n)]) {
            const Index index = position.large_.intern(piece->index);
            position.put(static_cast<Square>(n), {piece->owner, piece->kind, index});
        }
    }
    position.unmoved_ = setup.unmoved;
    position.used_ = setup.used;
    position.en_passant_ = setup.en_passant;
    position.to_move_ = setup.to_move;
    position.king_captured_ = setup.king_captured;
    position.options_ = setup.options;
    position.key_ = position.key_from_scratch();
    return position;
}

Setup Position::setup() const {
    Setup setup{.to_move = to_move_,
                .unmoved = unmoved_,
                .used = used_,
                .en_passant = en_passant_,
                .king_captured = king_captured_,
                .options = options_};
    for (const Square square : squares(occupied())) {
        const Piece& piece = cell(square);
        setup.board[static_cast<std::size_t>(square)] =
            NamedPiece{piece.owner, piece.kind, large_.digits(piece.index)};
    }
    return setup;
}

std::optional<Piece> Position::at(Square square) const {
    return contains(occupied(), square) ? std::optional(cell(square)) : std::nullopt;
}

std::string Position::name(Square square) const {
    const Piece& piece = cell(square);
    return piece_text({piece.owner, piece.kind, large_.digits(piece.index)});
}

std::uint64_t Position::key_from_scratch() const {
    std::uint64_t key = 0;
    for (const Square square : squares(occupied())) {
        key ^= keys::piece(cell(square).owner, cell(square).kind, square);
    }
    for (const Square square : squares(unmoved_)) {
        key ^= keys::unmoved(square);
    }
    for (const Square square : squares(used_)) {
        key ^= keys::used(square);
    }
    key ^= en_passant_ ? keys::en_passant(*en_passant_) : 0;
    key ^= to_move_ == Player::Second ? keys::numbers.black_to_move : 0;
    key ^= king_captured_ ? keys::numbers.king_captured : 0;
    return key;
}

Reasons Position::broken_invariants() const {
    Reasons broken = faults(setup());
    if ((of_.first & of_.second) != 0) {
        broken.push_back(Reason("Both players have a piece on one square."));
    }
    for (int n = 0; n < 64; ++n) {
        const auto square = static_cast<Square>(n);
        const Piece& piece = cell(square);
        if (!contains(occupied(), square)) {
            if (piece != Piece{}) {
                broken.push_back(Reason("A piece is left behind on {cell}.", square_text(square)));
            }
            continue;
        }
        for (const Kind kind : kinds) {
            if (contains(of(kind), square) != (kind == piece.kind)) {
                broken.push_back(
                    Reason("The sets of kinds are wrong about {cell}.", square_text(square)));
            }
        }
        if (!contains(of_[piece.owner], square)) {
            broken.push_back(
                Reason("The sets of players are wrong about {cell}.", square_text(square)));
        }
    }
    for (const Bitboard set : by_kind_) {
        if ((set & ~occupied()) != 0) {
            broken.push_back(Reason("A set of kinds has a piece that nobody owns."));
        }
    }
    if (key_ != key_from_scratch()) {
        broken.push_back(Reason("The key is not that of the position."));
    }
    return broken;
}

bool operator==(const Position& a, const Position& b) {
    const bool same_state = a.of_ == b.of_ && a.by_kind_ == b.by_kind_ &&
                            a.unmoved_ == b.unmoved_ && a.used_ == b.used_ &&
                            a.en_passant_ == b.en_passant_ && a.to_move_ == b.to_move_ &&
                            a.king_captured_ == b.king_captured_ && a.options_ == b.options_;
    if (!same_state || (a.large_.empty() && b.large_.empty())) {
        return same_state && a.cells_ == b.cells_;
    }
    // The places of large indices may differ where the indices do not.
    return !any_square(a.occupied(), [&](Square square) {
        return a.large_.digits(a.cell(square).index) != b.large_.digits(b.cell(square).index);
    });
}

} // namespace tabuleiro::xadrez
