#include "store/people/moderation.hpp"

#include "store/people/counters.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define MODERATION_COLUMNS "number, at, by, action, person, table_id, text"

ModerationEntry moderation_entry(const sql::Rows& rows, int row) {
    return {rows.number(row, 0), rows.number(row, 1), rows.text(row, 2), rows.text(row, 3),
            rows.text(row, 4),   rows.text(row, 5),   rows.text(row, 6)};
}

} // namespace

Expected<void> add_moderation(sql::Transaction& transaction, const ModerationEntry& entry) {
    return next_number(transaction, "moderation").and_then([&](std::int64_t number) {
        return nothing_of(transaction.run(
            "INSERT INTO moderation (number, at, by, action, person, table_id, text)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7)",
            {number, entry.at, entry.by, entry.action, entry.person, entry.table, entry.text}));
    });
}

Expected<bool> has_moderation(sql::Transaction& transaction, const std::string& action,
                              const std::string& table) {
    return transaction
        .run("SELECT 1 FROM moderation WHERE table_id = $1 AND action = $2 LIMIT 1",
             {table, action})
        .map([](const sql::Rows& rows) { return rows.rows() > 0; });
}

Expected<std::vector<ModerationEntry>> moderation_entries(sql::Transaction& transaction,
                                                          std::int64_t before, std::size_t limit) {
    const auto below = before > 0 ? before : std::numeric_limits<std::int64_t>::max();
    return all_in(transaction.run("SELECT " MODERATION_COLUMNS " FROM moderation"
                                  " WHERE number < $1 ORDER BY number DESC LIMIT $2",
                                  {below, limit_of(limit)}),
                  moderation_entry);
}

Expected<std::vector<ModerationEntry>> moderation_about(sql::Transaction& transaction,
                                                        const std::string& person) {
    return all_in(transaction.run("SELECT " MODERATION_COLUMNS " FROM moderation"
                                  " WHERE person = $1 OR by = $1 ORDER BY number",
                                  {person}),
                  moderation_entry);
}

} // namespace tabuleiro::store
