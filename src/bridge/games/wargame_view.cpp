#include "bridge/games/wargame_view.hpp"

#include <fmt/format.h>

#include "bridge/house/table_state.hpp"
#include "core/text.hpp"

namespace tabuleiro::bridge {

using nlohmann::json;
using namespace wargame;

namespace {

// A board of the house: for each cell the type of the ship that is seen there, and whether it was
// fired at.
struct SeenWaters {
    std::vector<int> ships;
    std::vector<bool> tried;

    explicit SeenWaters(Size size)
        : ships(static_cast<std::size_t>(size.cells())), tried(ships.size()) {}
};

std::optional<std::size_t> index_in(Size size, Player owner, const json& thing) {
    const std::string at = text_in(thing, "at");
    const std::string mark = std::string(name(owner)) + ":";
    const auto cell =
        at.starts_with(mark) ? parse_cell(size, at.substr(mark.size())) : std::nullopt;
    return cell ? std::optional(static_cast<std::size_t>(size.index(*cell))) : std::nullopt;
}

SeenWaters waters_in(Size size, Player owner, const json& board_view) {
    SeenWaters seen(size);
    const json& boards = field(board_view, "boards");
    for (const json& board : boards.is_array() ? boards : json::array()) {
        if (field(board, "name") != name(owner)) {
            continue;
        }
        for (const json& piece : field(board, "pieces")) {
            const std::string word = text_in(piece, "is");
            const auto type = word.starts_with("ship-") ? parse_number<int>(word.substr(5))
                                                        : std::optional<int>();
            if (const auto index = index_in(size, owner, piece); index && type) {
                seen.ships[*index] = *type;
            }
        }
        for (const json& mark : field(board, "marks")) {
            if (const auto index = index_in(size, owner, mark)) {
                seen.tried[*index] = true;
            }
        }
    }
    return seen;
}

// Rows from the top, as views are written (docs/protocols/program.md).
template <class Letter>
std::string rows_of(Size size, const SeenWaters& waters, Letter letter) {
    std::string text;
    for (std::size_t index = 0; index < waters.ships.size(); ++index) {
        text += index > 0 && index % static_cast<std::size_t>(size.columns) == 0 ? "/" : "";
        text += letter(waters.ships[index], waters.tried[index]);
    }
    return text;
}

char own_letter(int ship, bool tried) {
    if (ship == 0) {
        return tried ? 'x' : '-';
    }
    return static_cast<char>((tried ? 'a' - 1 : '0') + ship);
}

char other_letter(int ship, bool tried) {
    if (!tried) {
        return '.';
    }
    return ship == 0 ? 'x' : static_cast<char>('a' - 1 + ship);
}

} // namespace

Expected<WarGame::View> SeenView<WarGame>::read(const WarGame::Options& options, Player seat,
                                                const json& board_view) {
    const Player other = opponent(seat);
    const json& to_place = field(field(board_view, "beside"), name(other).data());
    const int placed = options.counts.pieces() - static_cast<int>(to_place.size());
    const auto& counts = options.counts.of_type;
    return WarGame::read_view(fmt::format(
        "{} {} {} {} {} {}", size_name(options.size), fmt::join(counts, ","), name(seat),
        rows_of(options.size, waters_in(options.size, seat, board_view), own_letter),
        rows_of(options.size, waters_in(options.size, other, board_view), other_letter), placed));
}

} // namespace tabuleiro::bridge
