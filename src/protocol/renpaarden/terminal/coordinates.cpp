#include "protocol/renpaarden/terminal/coordinates.hpp"

#include "core/text.hpp"

namespace tabuleiro::renpaarden {

std::string Coordinates::cell(Cell cell) const {
    return style_ == CoordinateStyle::Names
               ? cell.name()
               : column_label(cell.column()) + ',' + row_label(cell.row());
}

std::string Coordinates::path(const std::vector<Cell>& cells) const {
    std::string text;
    for (const Cell next : cells) {
        if (!text.empty()) {
            text += '-';
        }
        text += cell(next);
    }
    return text;
}

std::string Coordinates::column_label(int column) const {
    return style_ == CoordinateStyle::Names ? std::string(1, static_cast<char>('a' + column))
                                            : std::to_string(column);
}

std::string Coordinates::row_label(int row) const {
    return std::to_string(style_ == CoordinateStyle::Names ? row + 1 : size_ - 1 - row);
}

std::optional<std::vector<Cell>> Coordinates::parse(std::string_view text) const {
    std::string spaced(text);
    for (char& c : spaced) {
        const bool separates = c == '-' || (c == ',' && style_ == CoordinateStyle::Numbers);
        const bool is_capital = c >= 'A' && c <= 'Z';
        c = separates ? ' ' : is_capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    std::vector<std::string_view> parts = words(spaced);
    if (style_ == CoordinateStyle::Names && parts.size() == 1 && parts[0].size() == 4) {
        parts = {parts[0].substr(0, 2), parts[0].substr(2)};
    }
    std::vector<Cell> cells;
    if (style_ == CoordinateStyle::Names) {
        for (const std::string_view part : parts) {
            const auto named = parse_cell(part, size_);
            if (!named) {
                return std::nullopt;
            }
            cells.push_back(*named);
        }
    } else {
        for (std::size_t i = 0; i < parts.size(); i += 2) {
            const auto x = parse_single(parts[i]);
            const auto y = i + 1 < parts.size() ? parse_single(parts[i + 1]) : std::nullopt;
            if (!x || !y) {
                return std::nullopt;
            }
            cells.push_back(at(*x, *y));
        }
    }
    return cells.empty() ? std::nullopt : std::optional(cells);
}

std::optional<int> Coordinates::parse_single(std::string_view text) const {
    const auto number = parse_number<int>(text);
    const bool fits =
        style_ == CoordinateStyle::Numbers && number && *number >= 0 && *number < size_;
    return fits ? number : std::nullopt;
}

} // namespace tabuleiro::renpaarden
