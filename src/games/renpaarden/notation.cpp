#include "games/renpaarden/notation.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/renpaarden/turns.hpp"

namespace tabuleiro::renpaarden {
namespace {

constexpr std::string_view mid_chain_won = "mid-chain-won";

char letter_at(const Position& position, Cell cell, std::string_view white_black_empty) {
    return position.knights(Player::First).contains(cell)    ? white_black_empty[0]
           : position.knights(Player::Second).contains(cell) ? white_black_empty[1]
                                                             : white_black_empty[2];
}

std::string write_cells(CellSet cells) {
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty()) {
            text += ',';
        }
        text += cell.name();
    }
    return text.empty() ? "-" : text;
}

// Collects reasons, so that all of them are reported at once.
class Reader {
  public:
    Setup setup;
    Reasons reasons;

    void read_rows(std::string_view text) {
        const auto rows = split(text, '/');
        const int size = static_cast<int>(rows.size());
        if (!is_valid_size(size)) {
            reasons.push_back(Reason("A board has 5 to 9 rows, separated by '/'."));
            return;
        }
        setup.options.size = size;
        for (int row = 0; row < size; ++row) {
            read_row(rows[static_cast<std::size_t>(size - 1 - row)], row);
        }
    }

    void read_side(std::string_view text) {
        if (text != "w" && text != "x") {
            reasons.push_back(Reason("The side to move is 'w' or 'x'."));
        }
        setup.to_move = text == "x" ? Player::Second : Player::First;
    }

    CellSet read_cells(std::string_view text) {
        CellSet cells;
        if (text == "-") {
            return cells;
        }
        for (const std::string_view name : split(text, ',')) {
            if (const auto cell = parse_cell(name, setup.options.size)) {
                cells.insert(*cell);
            } else {
                reasons.push_back(Reason("There is no cell '{text}'.", name));
            }
        }
        return cells;
    }

    int read_plies(std::string_view text) {
        const auto plies = parse_number<int>(text);
        if (!plies) {
            reasons.push_back(Reason("'{text}' is no number of plies.", text));
        }
        return plies.value_or(0);
    }

    void read_rules(std::string_view text) {
        if (const auto rules = parse_ruleset(text)) {
            setup.options.rules = *rules;
        } else {
            reasons.push_back(Reason("The rules are 'house' or 'literal'."));
        }
    }

    void read_win(std::string_view text) {
        setup.won_mid_chain = text == mid_chain_won;
        if (const auto win = parse_win_check(setup.won_mid_chain ? "mid-chain" : text)) {
            setup.options.win = *win;
        } else {
            reasons.push_back(Reason("A win is seen at the 'end' or in 'mid-chain'."));
        }
    }

    Expected<Position> position() const {
        if (!reasons.empty()) {
            return fail(reasons);
        }
        return Position::from(setup);
    }

  private:
    void read_row(std::string_view text, int row) {
        const int size = setup.options.size;
        if (static_cast<int>(text.size()) != size) {
            reasons.push_back(
                Reason("Row {row} has {count} cells, not {size}.", row + 1, text.size(), size));
            return;
        }
        for (int column = 0; column < size; ++column) {
            const char letter = text[static_cast<std::size_t>(column)];
            const Cell cell = Cell::at(column, row);
            if (letter == 'w') {
                setup.knights[Player::First].insert(cell);
            } else if (letter == 'x') {
                setup.knights[Player::Second].insert(cell);
            } else if (letter != '.') {
                reasons.push_back(
                    Reason("On {cell} stands neither 'w', 'x' nor '.'.", cell.name()));
            }
        }
    }
};

} // namespace

std::string format_turn(Move turn) {
    return turn.from.name() + turn.to.name();
}

Expected<Move> parse_turn(const Position& position, std::string_view text) {
    std::string cells(text);
    if (cells.size() == 5 && cells[2] == '-') {
        cells.erase(2, 1);
    }
    const std::string_view both = cells;
    const auto from = parse_cell(both.substr(0, 2), position.size());
    const auto to = parse_cell(both.size() == 4 ? both.substr(2) : "", position.size());
    if (!from || !to) {
        return fail("A turn is two cells of the board, as b1-c3.");
    }
    if (const auto fault = fault_of(position, {*from, *to})) {
        switch (*fault) {
        case TurnFault::NoOwnKnight:
            return fail("No knight of the player to move stands on {cell}.", from->name());
        case TurnFault::EndNotEmpty:
            return fail("A turn ends on an empty cell, and {cell} is none.", to->name());
        case TurnFault::NoWay:
            return fail("No leaps over enemies lead from {from} to {to}.", from->name(),
                        to->name());
        }
    }
    return Move{*from, *to};
}

std::string write_rows(const Position& position) {
    std::string text;
    for (int row = position.size() - 1; row >= 0; --row) {
        for (int column = 0; column < position.size(); ++column) {
            text += letter_at(position, Cell::at(column, row), "wx.");
        }
        if (row > 0) {
            text += '/';
        }
    }
    return text;
}

char side_letter(Player player) {
    return player == Player::First ? 'w' : 'x';
}

std::string write_position(const Position& position) {
    const Setup setup = position.setup();
    const std::string_view win =
        position.won_mid_chain() ? mid_chain_won : name(position.win_check());
    return write_rows(position) + ' ' + side_letter(position.to_move()) + ' ' +
           write_cells(setup.entered) + ' ' + write_cells(setup.returned) + ' ' +
           std::to_string(position.plies_since_entry()) + ' ' + std::to_string(position.plies()) +
           ' ' + std::string(name(position.rules())) + ' ' + std::string(win);
}

Expected<Position> read_position(std::string_view text) {
    const auto fields = words(text);
    if (fields.size() < 2 || fields.size() > 8) {
        return fail("A position is the rows, the side to move, and up to six fields more.");
    }
    Reader reader;
    reader.read_rows(fields[0]);
    reader.read_side(fields[1]);
    if (fields.size() > 2) {
        reader.setup.entered = reader.read_cells(fields[2]);
    }
    if (fields.size() > 3) {
        reader.setup.returned = reader.read_cells(fields[3]);
    }
    if (fields.size() > 4) {
        reader.setup.plies_since_entry = reader.read_plies(fields[4]);
        reader.setup.plies = reader.setup.plies_since_entry;
    }
    if (fields.size() > 5) {
        reader.setup.plies = reader.read_plies(fields[5]);
    }
    if (fields.size() > 6) {
        reader.read_rules(fields[6]);
    }
    if (fields.size() > 7) {
        reader.read_win(fields[7]);
    }
    return reader.position();
}

Expected<Position> read_board(std::string_view rows, std::string_view side, Options options) {
    Reader reader;
    reader.setup.options = options;
    reader.read_rows(rows);
    reader.read_side(side);
    return reader.position();
}

std::string draw_position(const Position& position) {
    std::string picture;
    for (int row = position.size() - 1; row >= 0; --row) {
        picture += static_cast<char>('1' + row);
        for (int column = 0; column < position.size(); ++column) {
            picture += ' ';
            picture += letter_at(position, Cell::at(column, row), "ox_");
        }
        picture += '\n';
    }
    picture += ' ';
    for (int column = 0; column < position.size(); ++column) {
        picture += ' ';
        picture += static_cast<char>('a' + column);
    }
    return picture + '\n';
}

} // namespace tabuleiro::renpaarden
