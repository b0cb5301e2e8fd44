#include "house/presenter/xadrez_presenter.hpp"

#include "games/xadrez/attacks.hpp"
#include "games/xadrez/rules.hpp"

namespace tabuleiro::house {

namespace {

using namespace xadrez;

using XadrezPresenter = house::Presenter<Xadrez>;

std::string_view word(Kind kind) {
    constexpr std::array<std::string_view, 6> words{"pawn",   "rook",  "knight",
                                                    "bishop", "queen", "king"};
    return words[static_cast<std::size_t>(kind)];
}

// What happened, or would, in one word; none for a plain move.
std::string_view word(Manner manner, const Move& move) {
    switch (manner) {
    case Manner::EnPassant:
        return "en-passant";
    case Manner::Promotion:
        return "promote";
    case Manner::Castling:
        return column(move.to) > column(move.from) ? "castle-short" : "castle-long";
    case Manner::PawnBack:
        return "pawn-back";
    case Manner::RookDouble:
        return "rook-double";
    case Manner::KnightLeap:
        return "knight-leap";
    case Manner::BishopBlast:
        return "bishop-blast";
    case Manner::QueenSwap:
        return "queen-swap";
    case Manner::Plain:
    case Manner::DoubleStep:
        break;
    }
    return {};
}

// A bishop that operates stays where it is.
Path path_of(const Move& move) {
    return move.from == move.to ? Path{square_text(move.from)}
                                : Path{square_text(move.from), square_text(move.to)};
}

Choice choice_of(const Position& position, const Move& move) {
    const Effect what = effect(position, move);
    Choice choice;
    choice.move = move_text(position, move);
    choice.path = path_of(move);
    const bool castles = what.manner == Manner::Castling;
    if (move.kind == MoveKind::Operation || castles) {
        choice.kind = castles ? "castle" : "special";
        choice.choice = word(what.manner, move);
    } else if (what.captured != 0) {
        choice.kind = "capture";
    }
    for (const Square square : squares(what.captured & ~bit(move.to))) {
        choice.touches.push_back(square_text(square));
    }
    if (castles) {
        const auto rook = castling_squares(move);
        choice.touches = {square_text(rook.rook_from), square_text(rook.rook_to)};
    }
    return choice;
}

bool is_check(const Position& position) {
    return in_check(position, position.to_move());
}

} // namespace

BoardView XadrezPresenter::board_view(const Position& position) {
    house::Board board{.columns = letters('A', 8), .rows = numbers(1, 8)};
    for (const Square square : squares(position.occupied())) {
        const auto piece = *position.at(square);
        board.pieces.push_back(
            {square_text(square), word(piece.kind), piece.owner, position.name(square)});
        if (operates_once(piece.kind)) {
            board.pieces.back().uses = contains(position.used(), square) ? 0 : 1;
        }
    }
    if (is_check(position)) {
        for (const Square king : squares(position.of(position.to_move(), Kind::King))) {
            board.marks.push_back({square_text(king), "check"});
        }
    }
    return {{std::move(board)}};
}

std::vector<Choice> XadrezPresenter::choices(const Position& position) {
    std::vector<Choice> choices;
    for (const Move& move : legal_moves(position)) {
        choices.push_back(choice_of(position, move));
    }
    return choices;
}

namespace {

Bitboard reached(Square from, Step step, int times = 1) {
    const auto to = stepped(from, step, times);
    return to ? bit(*to) : 0;
}

// Where the piece could go if nothing else stood on the board, by moves and by operations that
// have a target of their own.
Bitboard reach_alone(const Position& position, Square from) {
    const auto piece = *position.at(from);
    switch (piece.kind) {
    case Kind::Pawn: {
        const Step ahead{0, forward(piece.owner)};
        const Step back{0, -forward(piece.owner)};
        return pawn_attacks(piece.owner, from) | reached(from, ahead) | reached(from, back) |
               (row(from) == pawn_row(piece.owner) ? reached(from, ahead, 2) : 0);
    }
    case Kind::Rook:
        return rook_attacks(from, 0);
    case Kind::Knight:
        return knight_attacks(from) | tables::at(tables::knight_leap, from);
    case Kind::Bishop:
        return bishop_attacks(from, 0);
    case Kind::Queen:
        return queen_attacks(from, 0) | position.of(piece.owner, Kind::King);
    case Kind::King:
        break;
    }
    const bool home = contains(position.unmoved(), from);
    return king_attacks(from) | (home ? reached(from, {2, 0}) | reached(from, {-2, 0}) : 0);
}

} // namespace

NextCells XadrezPresenter::premoves(const Position& position, Player player) {
    NextCells next_cells;
    for (const Square from : squares(position.of(player))) {
        Path to;
        for (const Square square : squares(reach_alone(position, from))) {
            to.push_back(square_text(square));
        }
        next_cells.emplace_back(square_text(from), std::move(to));
    }
    return next_cells;
}

PlayedMove XadrezPresenter::played(const Position& before, const Move& move,
                                   const Position& after) {
    const Effect what = effect(before, move);
    PlayedMove played;
    played.by = before.to_move();
    played.text = move_text(before, move);
    played.note = played.text;
    played.path = path_of(move);
    played.piece = word(before.at(move.from)->kind);
    for (const Square square : squares(what.captured)) {
        const auto taken = *before.at(square);
        played.taken.push_back({word(taken.kind), taken.owner, before.name(square)});
    }
    if (!played.taken.empty()) {
        played.effects.emplace_back("capture");
    }
    if (const auto how = word(what.manner, move); !how.empty()) {
        played.effects.emplace_back(how);
    }
    if (after.king_captured()) {
        played.effects.emplace_back("king-captured");
    } else if (is_check(after)) {
        played.effects.emplace_back(outcome(after) ? "mate" : "check");
    }
    return played;
}

std::optional<Position> XadrezPresenter::passed(const Position& position) {
    if (is_check(position)) {
        return std::nullopt;
    }
    Setup setup = position.setup();
    setup.to_move = opponent(setup.to_move);
    setup.en_passant.reset();
    auto next = Position::from(setup);
    if (!next || outcome(*next)) {
        return std::nullopt;
    }
    return *std::move(next);
}

} // namespace tabuleiro::house
