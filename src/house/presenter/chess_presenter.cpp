#include "house/presenter/chess_presenter.hpp"

#include <bit>

#include "games/chess/coordinate.hpp"
#include "games/chess/explanation.hpp"
#include "games/chess/openings.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::house {

namespace {

using namespace chess;

using ChessPresenter = house::Presenter<Chess>;

std::string_view word(Role role) {
    constexpr std::array<std::string_view, 6> words{"pawn", "knight", "bishop",
                                                    "rook", "queen",  "king"};
    return words[static_cast<std::size_t>(chess::index(role))];
}

bool is_short(Move castling) {
    return chess::index(castling.to()) > chess::index(castling.from());
}

// The king's way where that is two squares, as people castle; otherwise king to rook, which no
// other move can be.
Path path_of(Move move) {
    if (move.kind() == MoveKind::Castle) {
        const Square target = castling_squares(move.from(), move.to()).king;
        const int columns = file_of(target) - file_of(move.from());
        if (columns == 2 || columns == -2) {
            return {to_text(move.from()), to_text(target)};
        }
    }
    return {to_text(move.from()), to_text(move.to())};
}

Square victim_of_en_passant(Move move) {
    return square_at(file_of(move.to()), rank_of(move.from()));
}

Choice choice_of(const Position& position, Move move) {
    Choice choice;
    choice.move = to_coordinates(move);
    choice.path = path_of(move);
    if (move.kind() == MoveKind::Castle) {
        const auto to = castling_squares(move.from(), move.to());
        choice.kind = "castle";
        choice.choice = is_short(move) ? "castle-short" : "castle-long";
        choice.touches = {to_text(to.king), to_text(move.to()), to_text(to.rook)};
        if (choice.path.back() != to_text(move.to())) {
            choice.also = {to_text(move.to())};
        }
        return choice;
    }
    if (position.captured_by(move)) {
        choice.kind = "capture";
    }
    if (move.kind() == MoveKind::EnPassant) {
        choice.touches = {to_text(victim_of_en_passant(move))};
    }
    if (const auto role = move.promotes_to()) {
        choice.choice = word(*role);
    }
    return choice;
}

} // namespace

BoardView ChessPresenter::board_view(const Position& position) {
    house::Board board{.columns = letters('a', 8), .rows = numbers(8, 1)};
    board.pieces.reserve(32);
    for (const Player owner : players) {
        for (const Role role : roles) {
            for (const Square square : BitRange<Square>(position.board()[owner][role])) {
                board.pieces.push_back({to_text(square), word(role), owner});
            }
        }
    }
    if (position.in_check()) {
        board.marks.push_back({to_text(position.board()[position.to_move()].king()), "check"});
    }
    return {{std::move(board)}};
}

std::vector<Choice> ChessPresenter::choices(const Position& position) {
    const MoveList moves = position.legal_moves();
    std::vector<Choice> choices;
    choices.reserve(moves.size());
    for (const Move move : moves) {
        choices.push_back(choice_of(position, move));
    }
    return choices;
}

namespace {

std::string_view word(Hindrance hindrance) {
    switch (hindrance) {
    case Hindrance::Blocked:
        return "blocked";
    case Hindrance::Pinned:
        return "pinned";
    case Hindrance::Check:
        return "check";
    case Hindrance::Unsafe:
        break;
    }
    return "unsafe";
}

// The king's way and the rook itself, for each rook that may still castle.
Bitboard castling_wishes(const Position& position, Player player) {
    const Side& side = position.board()[player];
    Bitboard wishes = 0;
    for (const Square rook : squares(side.castling_rooks)) {
        wishes |= bit(rook);
        const Square king_to = castling_squares(side.king(), rook).king;
        const int columns = file_of(king_to) - file_of(side.king());
        wishes |= columns == 2 || columns == -2 ? bit(king_to) : 0;
    }
    return wishes;
}

} // namespace

Stuck ChessPresenter::stuck(const Position& position) {
    Stuck stuck;
    for (const auto& [square, hindrance] : hindered_pieces(position)) {
        stuck.emplace_back(to_text(square), word(hindrance));
    }
    return stuck;
}

std::optional<Reason> ChessPresenter::why_not(const Position& position, std::string_view text) {
    const auto from = parse_square(text.substr(0, 2));
    const auto to = text.size() == 4 ? parse_square(text.substr(2)) : std::nullopt;
    if (!from || !to || from == to || !contains(position.board()[position.to_move()].all, *from)) {
        return std::nullopt;
    }
    for (const Move move : position.legal_moves()) {
        if (move.from() == *from && move.to() == *to) {
            return std::nullopt; // a promotion that does not say to what
        }
    }
    return chess::why_not(position, *from, *to);
}

NextCells ChessPresenter::premoves(const Position& position, Player player) {
    const Side& side = position.board()[player];
    NextCells next_cells;
    next_cells.reserve(static_cast<std::size_t>(std::popcount(side.all)));
    for (const Square from : squares(side.all)) {
        Bitboard wishes = reach_alone(position, from);
        if (from == side.king()) {
            wishes |= castling_wishes(position, player);
        }
        Path to;
        to.reserve(static_cast<std::size_t>(std::popcount(wishes)));
        for (const Square square : squares(wishes)) {
            to.push_back(to_text(square));
        }
        next_cells.emplace_back(to_text(from), std::move(to));
    }
    return next_cells;
}

PlayedMove ChessPresenter::played(const Position& before, Move move, const Position& after) {
    PlayedMove played;
    played.by = before.to_move();
    played.text = to_coordinates(move);
    played.note = to_san(before, move);
    played.path = path_of(move);
    played.piece = word(before.piece_at(move.from())->role);
    if (const auto taken = before.captured_by(move)) {
        played.effects.emplace_back("capture");
        played.taken.push_back({word(*taken), after.to_move()});
    }
    if (move.kind() == MoveKind::EnPassant) {
        played.effects.emplace_back("en-passant");
    }
    if (move.kind() == MoveKind::Castle) {
        played.effects.emplace_back(is_short(move) ? "castle-short" : "castle-long");
    }
    if (move.promotes_to()) {
        played.effects.emplace_back("promote");
    }
    if (after.in_check()) {
        played.effects.emplace_back(after.has_legal_move() ? "check" : "mate");
    }
    return played;
}

std::optional<Position> ChessPresenter::passed(const Position& position) {
    if (position.in_check()) {
        return std::nullopt;
    }
    Position next = position;
    next.pass();
    return next;
}

std::optional<NamedOpening> ChessPresenter::opening(const Position& start,
                                                    std::span<const Move> moves) {
    const auto named = opening_of(start, moves);
    if (!named) {
        return std::nullopt;
    }
    return NamedOpening{named->opening->english, named->opening->portuguese,
                        static_cast<int>(named->plies)};
}

} // namespace tabuleiro::house
