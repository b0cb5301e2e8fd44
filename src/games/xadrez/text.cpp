#include "games/xadrez/text.hpp"

#include "core/text.hpp"
#include "games/xadrez/rules.hpp"

namespace tabuleiro::xadrez {
namespace {

constexpr std::string_view operation_mark = "OS:";
constexpr std::string_view none = "-";
constexpr std::string_view king_captured_mark = "king-captured";
constexpr std::string_view operations_too_mark = "mate-operations-too";
constexpr std::string_view goes_on_mark = "no-play-goes-on";

std::string set_text(Bitboard set) {
    std::string text;
    for (const Square square : squares(set)) {
        text += square_text(square);
    }
    return set == 0 ? std::string(none) : text;
}

std::optional<Bitboard> parse_set(std::string_view text) {
    Bitboard set = 0;
    if (text == none) {
        return set;
    }
    for (; !text.empty(); text.remove_prefix(2)) {
        const auto square = parse_square(text.substr(0, 2));
        if (!square) {
            return std::nullopt;
        }
        set |= bit(*square);
    }
    return set;
}

// The board of a text; a reason for every row that is invalid.
std::array<std::optional<NamedPiece>, 64> parse_board(std::string_view text, Reasons& reasons) {
    std::array<std::optional<NamedPiece>, 64> board{};
    const auto rows = split(text, '/');
    if (rows.size() != 8) {
        reasons.push_back(Reason("A board has eight rows, separated by slashes."));
        return board;
    }
    for (std::size_t row = 0; row < 8; ++row) {
        if (auto cells = parse_row(rows[row])) {
            std::move(cells->begin(), cells->end(), board.begin() + static_cast<long>(row) * 8);
        } else {
            reasons.push_back(
                Reason("Row {row} is not eight cells between commas, empty or a piece.", row + 1));
        }
    }
    return board;
}

void parse_marks(std::string_view text, Setup& setup, Reasons& reasons) {
    if (text == none) {
        return;
    }
    for (const std::string_view mark : split(text, ',')) {
        if (mark == king_captured_mark) {
            setup.king_captured = true;
        } else if (mark == operations_too_mark) {
            setup.options.mate = MateRule::OperationsToo;
        } else if (mark == goes_on_mark) {
            setup.options.no_play = NoPlayRule::GoesOn;
        } else {
            reasons.push_back(Reason("There is no mark '{text}'.", mark));
        }
    }
}

std::string marks_text(const Position& position) {
    std::string text;
    const auto add = [&text](std::string_view mark) {
        text += text.empty() ? "" : ",";
        text += mark;
    };
    if (position.king_captured()) {
        add(king_captured_mark);
    }
    if (position.options().mate == MateRule::OperationsToo) {
        add(operations_too_mark);
    }
    if (position.options().no_play == NoPlayRule::GoesOn) {
        add(goes_on_mark);
    }
    return text.empty() ? std::string(none) : text;
}

} // namespace

std::string board_text(const Position& position, RowWidth width) {
    constexpr std::size_t margin = 3; // the row's digit and two blanks
    constexpr std::size_t cell = 5;   // a name of three characters and two blanks
    constexpr std::size_t full = 41;
    std::string text = "    A    B    C    D    E    F    G    H\n";
    for (int row = 0; row < 8; ++row) {
        std::string line{static_cast<char>('1' + row), ' ', ' '};
        for (const Square square : squares(position.occupied() & row_set(row))) {
            // A name that is longer than its cell uses the blanks that follow, and where they do
            // not suffice pushes the rest to the right.
            const std::size_t start = margin + cell * static_cast<std::size_t>(column(square));
            line.resize(std::max(line.size(), start), ' ');
            line += position.name(square);
        }
        if (width == RowWidth::Full) {
            line.resize(std::max(line.size(), full), ' ');
        }
        text += line + "\n";
    }
    return text;
}

std::string move_text(const Position& position, const Move& move) {
    if (move.kind == MoveKind::Move) {
        return square_text(move.from) + square_text(move.to);
    }
    std::string text = std::string(operation_mark) + square_text(move.from);
    return needs_final_square(position, move.from) ? text + square_text(move.to) : text;
}

Expected<Move> parse_move(const Position& position, std::string_view text) {
    const bool operates = text.substr(0, operation_mark.size()) == operation_mark;
    const std::string_view path = operates ? text.substr(operation_mark.size()) : text;
    const auto from = parse_square(path.substr(0, 2));
    const auto to = path.size() > 2 ? parse_square(path.substr(2)) : std::nullopt;
    if (!from || (path.size() > 2 && !to) || (!operates && !to)) {
        return fail("A play is E7E5, OS:B8F4 or OS:C8: '{text}' is none.", text);
    }
    const auto move = operates ? operation(position, *from, to) : Move{*from, *to, MoveKind::Move};
    if (!move || !is_legal(position, *move)) {
        return fail("'{text}' is not a legal play here.", text);
    }
    return *move;
}

std::string position_text(const Position& position) {
    std::string text;
    for (int n = 0; n < 64; ++n) {
        const auto square = static_cast<Square>(n);
        text += n == 0 ? "" : n % 8 == 0 ? "/" : ",";
        text += contains(position.occupied(), square) ? position.name(square) : "";
    }
    text += std::string(" ") + colour_letter(position.to_move());
    text += " " + set_text(position.unmoved());
    text += " " + set_text(position.used());
    text += " " + set_text(position.en_passant() ? bit(*position.en_passant()) : 0);
    return text + " " + marks_text(position);
}

Expected<Position> parse_position(std::string_view text) {
    const auto fields = words(text);
    if (fields.size() != 6) {
        return fail("A position is the board, the colour to move, what has not moved, what is "
                    "used, the en passant square and the marks.");
    }
    Reasons reasons;
    Setup setup{.board = parse_board(fields[0], reasons)};
    if (fields[1] != "W" && fields[1] != "B") {
        reasons.push_back(Reason("The colour to move is W or B."));
    }
    setup.to_move = fields[1] == "B" ? Player::Second : Player::First;
    const auto set_of = [&reasons](std::string_view field) {
        const auto set = parse_set(field);
        if (!set) {
            reasons.push_back(Reason("'{text}' is no list of squares.", field));
        }
        return set.value_or(0);
    };
    setup.unmoved = set_of(fields[2]);
    setup.used = set_of(fields[3]);
    const Bitboard passed = set_of(fields[4]);
    if (passed != 0) {
        setup.en_passant = first_square(passed);
        if (passed != bit(*setup.en_passant)) {
            reasons.push_back(Reason("Only one square can be captured on en passant."));
        }
    }
    parse_marks(fields[5], setup, reasons);
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return Position::from(setup);
}

} // namespace tabuleiro::xadrez
