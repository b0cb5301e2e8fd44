#include "store/course/batteries.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

std::string only_column(const sql::Rows& rows, int row) {
    return rows.text(row, 0);
}

} // namespace

Expected<void> set_batteries(sql::Transaction& transaction, const std::string& assignment,
                             const Batteries& batteries) {
    return nothing_of(transaction.run(
        "INSERT INTO assignment_batteries (assignment, names, files) VALUES ($1, $2, $3)"
        " ON CONFLICT (assignment) DO UPDATE SET names = excluded.names, files = excluded.files",
        {assignment, batteries.names, sql::Blob{batteries.files}}));
}

Expected<void> remove_batteries(sql::Transaction& transaction, const std::string& assignment) {
    return nothing_of(
        transaction.run("DELETE FROM assignment_batteries WHERE assignment = $1", {assignment}));
}

Expected<std::optional<std::string>> names_of_batteries(sql::Transaction& transaction,
                                                        const std::string& assignment) {
    return first_in(transaction.run("SELECT names FROM assignment_batteries WHERE assignment = $1",
                                    {assignment}),
                    only_column);
}

Expected<std::optional<std::string>> files_of_batteries(sql::Transaction& transaction,
                                                        const std::string& assignment) {
    return first_in(transaction.run("SELECT files FROM assignment_batteries WHERE assignment = $1",
                                    {assignment}),
                    only_column);
}

} // namespace tabuleiro::store
