// The War Game as text: moves, positions in a line, pictures.
#include <algorithm>

#include "core/text.hpp"
#include "games/wargame/wargame.hpp"
#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {

namespace {

using Position = WarGame::Position;
using Fleet = WarGame::Fleet;

char cell_letter(const Fleet& fleet, Cell cell) {
    const bool fired = fleet.shots[static_cast<std::size_t>(fleet.board.size().index(cell))];
    const int type = fleet.board.at(cell);
    if (type == 0) {
        return fired ? 'x' : '-';
    }
    return static_cast<char>((fired ? 'a' - 1 : '0') + type);
}

std::string fleet_text(const Fleet& fleet) {
    const Size size = fleet.board.size();
    std::string text;
    for (int index = 0; index < size.cells(); ++index) {
        if (index > 0 && index % size.columns == 0) {
            text += '/';
        }
        text += cell_letter(fleet, size.cell(index));
    }
    return text;
}

Expected<std::vector<std::string_view>> rows_of(Size size, std::string_view text) {
    auto rows = split(text, '/');
    if (rows.size() != size.rows ||
        std::any_of(rows.begin(), rows.end(),
                    [&](std::string_view row) { return row.size() != size.columns; })) {
        return fail("A fleet has {rows} rows of {columns} cells.", size.rows, size.columns);
    }
    return rows;
}

// Reads a fleet from its rows; fails unless every block is empty or has a matrix of the annex.
Expected<Fleet> read_fleet(Size size, std::string_view text) {
    const auto rows = rows_of(size, text);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Fleet fleet{Board(size), {}};
    for (int block = 0; block < size.blocks(); ++block) {
        unsigned cells = 0;
        int type = 0;
        for (int place = 0; place < cells_in_block; ++place) {
            const Cell cell = size.cell_of(block, place);
            const char letter = (*rows)[cell.row][cell.column];
            const bool hit = letter >= 'a' && letter <= 'h';
            const bool piece = hit || (letter >= '1' && letter <= '8');
            if (!piece && letter != '-' && letter != 'x') {
                return fail("A cell is -, x, a digit 1 to 8 or a letter a to h.");
            }
            fleet.shots[static_cast<std::size_t>(size.index(cell))] = hit || letter == 'x';
            if (piece) {
                const int here = hit ? letter - 'a' + 1 : letter - '0';
                if (type != 0 && here != type) {
                    return fail("A block has one piece (R3).");
                }
                type = here;
                cells |= 1U << place;
            }
        }
        const auto* const matrix =
            std::find_if(matrices.begin(), matrices.end(), [&](const Variant& variant) {
                return variant.type == type && variant.cells == cells;
            });
        if (matrix == matrices.end()) {
            return fail("The block at {cell} has no shape of the annex (R3).",
                        cell_name(size, size.cell_of(block, 0)));
        }
        fleet.board.put(block, static_cast<VariantId>(matrix - matrices.begin()));
    }
    return fleet;
}

Expected<WarGame::Options> read_options(std::string_view size_text, std::string_view counts_text) {
    const auto sides = split(size_text, 'x');
    const auto rows = parse_number<std::uint8_t>(sides[0]);
    const auto columns = sides.size() == 2 ? parse_number<std::uint8_t>(sides[1]) : std::nullopt;
    if (!rows || !columns) {
        return fail("The size is rows, x and columns.");
    }
    WarGame::Options options{.size = {*rows, *columns}, .counts = {}};
    const auto counts = split(counts_text, ',');
    if (counts.size() != types) {
        return fail("There are eight counts.");
    }
    for (int type = 1; type <= types; ++type) {
        const auto count = parse_number<std::uint8_t>(counts[static_cast<std::size_t>(type - 1)]);
        if (!count || *count > max_blocks) {
            return fail("A count is a number up to 40.");
        }
        options.counts[type] = *count;
    }
    return options;
}

std::string options_text(const WarGame::Options& options) {
    std::string text = size_name(options.size) + " ";
    for (int type = 1; type <= types; ++type) {
        text += (type > 1 ? "," : "") + std::to_string(options.counts[type]);
    }
    return text;
}

std::string knowledge_text(const Knowledge& knowledge) {
    const Size size = knowledge.size();
    std::string text;
    for (int index = 0; index < size.cells(); ++index) {
        const Cell cell = size.cell(index);
        const int answer = knowledge.tried(cell) ? knowledge.answer(cell) : 0;
        text += index > 0 && index % size.columns == 0 ? "/" : "";
        text += !knowledge.tried(cell) ? '.'
                : answer == 0          ? 'x'
                                       : static_cast<char>('a' - 1 + answer);
    }
    return text;
}

Expected<Knowledge> read_knowledge(const WarGame::Options& options, std::string_view text) {
    const Size size = options.size;
    const auto rows = rows_of(size, text);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Knowledge knowledge(size, options.counts);
    for (int index = 0; index < size.cells(); ++index) {
        const Cell cell = size.cell(index);
        const char letter = (*rows)[cell.row][cell.column];
        if (letter == '.') {
            continue;
        }
        if (letter != 'x' && (letter < 'a' || letter > 'h')) {
            return fail("A cell of the other fleet is ., x or a letter a to h.");
        }
        const int answer = letter == 'x' ? 0 : letter - 'a' + 1;
        if (knowledge.contradiction(cell, answer)) {
            return fail("The answer at {cell} contradicts those before it.", cell_name(size, cell));
        }
        knowledge.learn(cell, answer);
    }
    return knowledge;
}

// Two boards side by side: what the seat knows of the opponent's, and its own.
std::string row_of(const WarGame::View& view, int row) {
    const Size size = view.options.size;
    const std::string label = std::to_string(size.rows - row);
    std::string left = std::string(2 - label.size(), ' ') + label;
    std::string right = left;
    for (int column = 0; column < size.columns; ++column) {
        const Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
        const int answer = view.other.answer(cell);
        left += ' ';
        left += !view.other.tried(cell)                   ? '.'
                : answer == 0                             ? 'x'
                : view.other.is_sunk(size.block_of(cell)) ? static_cast<char>('a' - 1 + answer)
                                                          : answer_digit(answer);
        right += ' ';
        right += cell_letter(view.own, cell);
    }
    return left + "    " + right + "\n";
}

} // namespace

std::string WarGame::format(const View& view, const Move& move) {
    const Size size = view.options.size;
    if (const auto* const placing = std::get_if<Placing>(&move)) {
        const Variant& variant = matrices[placing->variant];
        return std::to_string(variant.type) + "." + std::to_string(variant.number) + "@" +
               cell_name(size, size.cell_of(placing->block, 0));
    }
    return cell_name(size, std::get<Shot>(move).cell);
}

Expected<WarGame::Move> WarGame::parse(const View& view, std::string_view text) {
    const Size size = view.options.size;
    const auto type = next_type(view.options, view.own.board);
    if (!type) {
        const auto cell = parse_cell(size, text);
        if (!cell) {
            return fail("A shot is a column and a row of the board, for instance B8.");
        }
        if (view.other.tried(*cell)) {
            return fail("That cell was fired at before (R7).");
        }
        return Shot{*cell};
    }
    const auto at = text.find('@');
    const auto dot = text.find('.');
    if (at == std::string_view::npos || dot == std::string_view::npos || dot > at) {
        return fail("A piece is placed by type, variant and the block's top left cell, for "
                    "instance 4.2@D9.");
    }
    const auto said = parse_number<int>(text.substr(0, dot));
    const auto number = parse_number<int>(text.substr(dot + 1, at - dot - 1));
    const auto cell = parse_cell(size, text.substr(at + 1));
    if (said != *type) {
        return fail("The piece to place now has type {type} (R5).", *type);
    }
    if (!number || *number < 1 || *number > variant_count(*type)) {
        return fail("Type {type} has variants 1 to {count}.", *type, variant_count(*type));
    }
    if (!cell || Size::place_in_block(*cell) != 0) {
        return fail("A block is named by its top left cell.");
    }
    const Placing placing{static_cast<std::uint8_t>(size.block_of(*cell)), id_of(*type, *number)};
    const Moves moves = legal_moves(view);
    if (std::find(moves.begin(), moves.end(), Move(placing)) == moves.end()) {
        return fail("The piece does not fit there: the block is taken, it would touch another "
                    "piece (R3), or the rest of the fleet would not fit any more (R6).");
    }
    return placing;
}

std::string WarGame::write(const Position& position) {
    std::string text = options_text(position.options_);
    for (const Player player : players) {
        text += ' ' + fleet_text(position.fleets_[player]);
    }
    return text;
}

Expected<Position> WarGame::read(std::string_view text) {
    const auto fields = words(text);
    if (fields.size() != 4) {
        return fail("A position is size, counts, and the first and the second fleet.");
    }
    const auto options = read_options(fields[0], fields[1]);
    if (!options) {
        return tl::unexpected(options.error());
    }
    auto position = start(*options);
    if (!position) {
        return position;
    }
    for (const Player player : players) {
        const auto fleet = read_fleet(options->size, fields[player == Player::First ? 2 : 3]);
        if (!fleet) {
            return tl::unexpected(fleet.error());
        }
        position->fleets_[player] = *fleet;
    }
    if (auto broken = broken_invariants(*position); !broken.empty()) {
        return fail(std::move(broken));
    }
    position->key_ = key_from_scratch(*position);
    return position;
}

std::string WarGame::write_view(const View& view) {
    return options_text(view.options) + (view.seat == Player::First ? " first " : " second ") +
           fleet_text(view.own) + ' ' + knowledge_text(view.other) + ' ' +
           std::to_string(view.other_placed);
}

// A view is sound if some position has it.
Expected<WarGame::View> WarGame::read_view(std::string_view text) {
    constexpr std::uint64_t steps_to_find = std::uint64_t{1} << 22;
    const auto fields = words(text);
    if (fields.size() != 6 || (fields[2] != "first" && fields[2] != "second")) {
        return fail("A view is size, counts, first or second, its own fleet, what it knows of the "
                    "other fleet, and how many pieces the other has placed.");
    }
    const auto options = read_options(fields[0], fields[1]);
    if (!options) {
        return tl::unexpected(options.error());
    }
    if (const auto begun = start(*options); !begun) {
        return tl::unexpected(begun.error());
    }
    const auto own = read_fleet(options->size, fields[3]);
    if (!own) {
        return tl::unexpected(own.error());
    }
    const auto other = read_knowledge(*options, fields[4]);
    if (!other) {
        return tl::unexpected(other.error());
    }
    const auto placed = parse_number<std::uint8_t>(fields[5]);
    if (!placed || *placed > options->counts.pieces()) {
        return fail("The other has placed up to {pieces} pieces.", options->counts.pieces());
    }
    const View view{.seat = fields[2] == "first" ? Player::First : Player::Second,
                    .to_move = Player::First,
                    .options = *options,
                    .own = *own,
                    .other = *other,
                    .other_placed = *placed};
    Rng rng(0);
    const auto complete = find_world(grid_of(options->size), Openings(*other), steps_to_find, rng);
    if (!complete) {
        return fail("No fleet agrees with the answers.");
    }
    const Position world = world_of(view, board_of(options->size, *complete));
    if (auto broken = broken_invariants(world); !broken.empty()) {
        return fail(std::move(broken));
    }
    return WarGame::view(world, view.seat);
}

std::string WarGame::draw(const View& view) {
    std::string picture;
    for (int row = 0; row < view.options.size.rows; ++row) {
        picture += row_of(view, row);
    }
    std::string letters = "  ";
    for (int column = 0; column < view.options.size.columns; ++column) {
        letters += ' ';
        letters += static_cast<char>('A' + column);
    }
    return picture + letters + "    " + letters + "\n";
}

} // namespace tabuleiro::wargame
