#include "games/xadrez/setup.hpp"

#include "games/xadrez/position.hpp"

namespace tabuleiro::xadrez {
namespace {

constexpr std::string_view blanks = " \t";

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

Setup first_setup() { // R4
    constexpr std::array officers{Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen,
                                  Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook};
    std::array<std::optional<NamedPiece>, 64> board{};
    for (const Player player : players) {
        for (std::size_t column = 0; column < 8; ++column) {
            const bool second_of_pair = column > 4;
            board[static_cast<std::size_t>(home_row(player)) * 8 + column] =
                NamedPiece{player, officers[column], second_of_pair ? "2" : "1"};
            board[static_cast<std::size_t>(pawn_row(player)) * 8 + column] =
                NamedPiece{player, Kind::Pawn, std::to_string(column + 1)};
        }
    }
    return untouched(std::move(board));
}

Setup untouched(std::array<std::optional<NamedPiece>, 64> board) { // R5
    Setup setup{.board = std::move(board)};
    for (int n = 0; n < 64; ++n) {
        const auto square = static_cast<Square>(n);
        const auto& piece = setup.board[static_cast<std::size_t>(n)];
        if (piece && rests_at_home(piece->owner, piece->kind, square)) {
            setup.unmoved |= bit(square);
        }
    }
    return setup;
}

std::optional<std::array<std::optional<NamedPiece>, 8>> parse_row(std::string_view text) {
    std::array<std::optional<NamedPiece>, 8> cells{};
    for (std::size_t column = 0;; ++column) {
        const auto comma = text.find(',');
        const std::string_view cell = without_blanks(text.substr(0, comma));
        if (!cell.empty()) {
            cells[column] = parse_piece(cell);
            if (!cells[column]) {
                return std::nullopt;
            }
        }
        const bool last = comma == std::string_view::npos;
        if (last != (column == 7)) {
            return std::nullopt;
        }
        if (last) {
            return cells;
        }
        text.remove_prefix(comma + 1);
    }
}

} // namespace tabuleiro::xadrez
