// The rows that a statement gave; rows and columns are counted from 0.
//
// A text of the house, which may be any bytes, is a text in SQLite and bytes in PostgreSQL: `text`
// and `bytes` read both. Null reads as 0 and as an empty text.
#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "store/sql/value.hpp"

namespace tabuleiro::store::sql {

class Rows {
  public:
    Rows() = default;
    explicit Rows(int columns) : columns_(static_cast<std::size_t>(columns)) {}

    // Row by row, from the first column to the last.
    void add(Value value) { cells_.push_back(std::move(value)); }

    int rows() const { return columns_ == 0 ? 0 : static_cast<int>(cells_.size() / columns_); }
    int columns() const { return static_cast<int>(columns_); }
    const Value& at(int row, int column) const;

    bool is_null(int row, int column) const {
        return std::holds_alternative<std::monostate>(at(row, column));
    }
    std::int64_t number(int row, int column) const;
    double real(int row, int column) const;
    const std::string& text(int row, int column) const;
    Blob bytes(int row, int column) const { return {text(row, column)}; }

    friend bool operator==(const Rows&, const Rows&) = default;

  private:
    std::size_t columns_ = 0;
    std::vector<Value> cells_;
};

} // namespace tabuleiro::store::sql
