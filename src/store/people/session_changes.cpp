#include "store/people/session_changes.hpp"

#include "store/people/counters.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<void> add_session_change(sql::Transaction& transaction, const std::string& person,
                                  const std::string& device) {
    const auto number = next_number(transaction, "session changes");
    if (!number) {
        return tl::unexpected(number.error());
    }
    return transaction
        .run("INSERT INTO session_changes (number, person, device) VALUES ($1, $2, $3)",
             {*number, person, device})
        .and_then([&](const sql::Rows&) {
            return forget_session_changes(transaction, *number - session_changes_kept);
        });
}

Expected<void> forget_session_changes(sql::Transaction& transaction, std::int64_t up_to) {
    return nothing_of(transaction.run("DELETE FROM session_changes WHERE number <= $1", {up_to}));
}

Expected<std::vector<SessionChange>> session_changes(sql::Transaction& transaction,
                                                     std::int64_t after_number) {
    return all_in(
        transaction.run("SELECT number, person, device FROM session_changes"
                        " WHERE number > $1 ORDER BY number",
                        {after_number}),
        [](const sql::Rows& rows, int row) {
            return SessionChange{rows.number(row, 0), rows.text(row, 1), rows.text(row, 2)};
        });
}

Expected<std::int64_t> latest_session_change(sql::Transaction& transaction) {
    return transaction.run("SELECT last FROM counters WHERE name = 'session changes'")
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

} // namespace tabuleiro::store
