#include "games/chess/chess.hpp"

#include "core/game.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::chess {

static_assert(OpenGame<Chess> && AllowsClaims<Chess> && KnowsHopeless<Chess>);

std::string Chess::format(const View&, Move move) {
    return to_coordinates(move);
}

// Coordinates or SAN; if the move is refused, the reason is for the notation that the text seems to
// be in.
Expected<Move> Chess::parse(const View& position, std::string_view text) {
    auto by_squares = parse_coordinates(position, text);
    if (by_squares) {
        return by_squares;
    }
    auto san = parse_san(position, text);
    const bool names_squares =
        text.size() >= 4 && parse_square(text.substr(0, 2)) && parse_square(text.substr(2, 2));
    return san || !names_squares ? san : by_squares;
}

std::string Chess::write(const Position& position) {
    return to_fen(position);
}

Expected<Position> Chess::read(std::string_view text) {
    return parse_fen(text);
}

std::string Chess::draw(const View& position) {
    std::string picture;
    for (int rank = 7; rank >= 0; --rank) {
        picture += static_cast<char>('1' + rank);
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.piece_at(square_at(file, rank));
            picture += ' ';
            picture += piece ? letter(*piece) : '.';
        }
        picture += '\n';
    }
    return picture + "  a b c d e f g h\n";
}

Reasons Chess::broken_invariants(const Position& position) {
    const auto again = Position::from(position.setup());
    if (!again) {
        return again.error().reasons();
    }
    Reasons broken;
    if (!(*again == position)) {
        broken.push_back(
            Reason("The sets, rights or key are not those of the pieces on the board."));
    }
    return broken;
}

std::uint64_t Chess::fast_perft(const Position& position, int depth) {
    return perft(position, depth);
}

} // namespace tabuleiro::chess
