#include "store/sql/rows.hpp"

namespace tabuleiro::store::sql {

const Value& Rows::at(int row, int column) const {
    assert(row >= 0 && row < rows() && column >= 0 && column < columns());
    return cells_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)];
}

std::int64_t Rows::number(int row, int column) const {
    const auto* number = std::get_if<std::int64_t>(&at(row, column));
    return number != nullptr ? *number : 0;
}

double Rows::real(int row, int column) const {
    const auto* real = std::get_if<double>(&at(row, column));
    return real != nullptr ? *real : static_cast<double>(number(row, column));
}

const std::string& Rows::text(int row, int column) const {
    static const std::string none;
    const Value& value = at(row, column);
    if (const auto* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    const auto* blob = std::get_if<Blob>(&value);
    return blob != nullptr ? blob->bytes : none;
}

} // namespace tabuleiro::store::sql
