// What the functions of this folder have in common: values to statements, and rows to values.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "store/people/people.hpp"

namespace tabuleiro::store {

// The columns of a person p, as person_in reads them.
#define PERSON_COLUMNS "p.id, p.name, p.folded, p.role, p.created, p.made_by"
inline constexpr int person_columns = 6;

inline Person person_in(const sql::Rows& rows, int row, int column = 0) {
    return {rows.text(row, column),     rows.text(row, column + 1),   rows.text(row, column + 2),
            rows.text(row, column + 3), rows.number(row, column + 4), rows.text(row, column + 5)};
}

inline std::optional<TokenHash> hash_in(const sql::Rows& rows, int row, int column) {
    const std::string& bytes = rows.text(row, column);
    if (bytes.size() != TokenHash{}.size()) {
        return std::nullopt;
    }
    TokenHash hash{};
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

inline sql::Value value_of(const TokenHash& hash) {
    return sql::blob_of(hash);
}
inline sql::Value value_of(const std::optional<TokenHash>& hash) {
    return hash ? value_of(*hash) : sql::Value();
}
inline sql::Value limit_of(std::size_t limit) {
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(std::min(limit, most));
}

// The first row, if there is one.
template <class Read>
auto first_in(const Expected<sql::Rows>& found, Read read) {
    return found.map([&](const sql::Rows& rows) {
        return rows.rows() == 0 ? std::nullopt : std::optional(read(rows, 0));
    });
}

// One element per row.
template <class Read>
auto all_in(const Expected<sql::Rows>& found, Read read) {
    return found.map([&](const sql::Rows& rows) {
        std::vector<decltype(read(rows, 0))> elements;
        for (int row = 0; row < rows.rows(); ++row) {
            elements.push_back(read(rows, row));
        }
        return elements;
    });
}

inline Expected<void> nothing_of(const Expected<sql::Rows>& done) {
    return done.map([](const sql::Rows&) {});
}

// Whether it gave a row.
inline Expected<bool> any_of(const Expected<sql::Rows>& done) {
    return done.map([](const sql::Rows& rows) { return rows.rows() > 0; });
}

} // namespace tabuleiro::store
