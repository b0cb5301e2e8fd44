#include "store/course/assignments.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define ASSIGNMENT_COLUMNS                                                                         \
    "a.id, a.number, a.teacher, a.group_id, a.created, a.opens, a.closes, a.text,"                 \
    " a.ladder_running, a.final"

std::optional<WallTime> time_in(const sql::Rows& rows, int row, int column) {
    return rows.is_null(row, column) ? std::nullopt : std::optional(rows.number(row, column));
}

sql::Value value_of(const std::optional<WallTime>& time) {
    return time ? sql::Value(*time) : sql::Value();
}

Assignment assignment_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0),     rows.number(row, 1), rows.text(row, 2),
            rows.text(row, 3),     rows.number(row, 4), time_in(rows, row, 5),
            time_in(rows, row, 6), rows.text(row, 7),   rows.number(row, 8) != 0,
            rows.text(row, 9)};
}

} // namespace

Expected<void> add_assignment(sql::Transaction& transaction, const Assignment& assignment) {
    const auto number = transaction.run("SELECT coalesce(max(number), 0) + 1 FROM assignments");
    if (!number) {
        return tl::unexpected(number.error());
    }
    return nothing_of(transaction.run(
        "INSERT INTO assignments (id, number, teacher, group_id, created, opens, closes, text,"
        " ladder_running, final) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        {assignment.id, number->number(0, 0), assignment.teacher, assignment.group,
         assignment.created, value_of(assignment.opens), value_of(assignment.closes),
         assignment.text, std::int64_t{assignment.ladder_running}, assignment.final}));
}

Expected<void> change_assignment(sql::Transaction& transaction, const Assignment& assignment) {
    return nothing_of(transaction.run(
        "UPDATE assignments SET opens = $1, closes = $2, ladder_running = $3, final = $4"
        " WHERE id = $5",
        {value_of(assignment.opens), value_of(assignment.closes),
         std::int64_t{assignment.ladder_running}, assignment.final, assignment.id}));
}

Expected<void> remove_assignment(sql::Transaction& transaction, const std::string& id) {
    constexpr std::string_view statements[]{
        "DELETE FROM ladder_games WHERE assignment = $1",
        "DELETE FROM hand_in_files WHERE hand_in IN"
        " (SELECT id FROM hand_ins WHERE assignment = $1)",
        "DELETE FROM hand_ins WHERE assignment = $1",
        "DELETE FROM assignment_batteries WHERE assignment = $1",
        "DELETE FROM team_members WHERE assignment = $1",
        "DELETE FROM teams WHERE assignment = $1",
        "DELETE FROM assignments WHERE id = $1",
    };
    Expected<void> done;
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {id})) : done;
    }
    return done;
}

Expected<std::optional<Assignment>> assignment(sql::Transaction& transaction,
                                               const std::string& id) {
    return first_in(
        transaction.run("SELECT " ASSIGNMENT_COLUMNS " FROM assignments a WHERE a.id = $1", {id}),
        assignment_in);
}

Expected<std::vector<Assignment>> assignments(sql::Transaction& transaction, std::size_t limit) {
    return all_in(transaction.run("SELECT " ASSIGNMENT_COLUMNS " FROM assignments a"
                                  " ORDER BY a.number DESC LIMIT $1",
                                  {limit_of(limit)}),
                  assignment_in);
}

Expected<std::vector<Assignment>> assignments_of_teacher(sql::Transaction& transaction,
                                                         const std::string& teacher) {
    return all_in(transaction.run("SELECT " ASSIGNMENT_COLUMNS " FROM assignments a"
                                  " WHERE a.teacher = $1 ORDER BY a.number DESC",
                                  {teacher}),
                  assignment_in);
}

Expected<std::vector<Assignment>> assignments_of_member(sql::Transaction& transaction,
                                                        const std::string& person) {
    return all_in(transaction.run("SELECT " ASSIGNMENT_COLUMNS " FROM members m"
                                  " JOIN assignments a ON a.group_id = m.group_id"
                                  " WHERE m.person = $1 AND m.accepted = 1 ORDER BY a.number DESC",
                                  {person}),
                  assignment_in);
}

Expected<std::vector<Assignment>> running_ladders(sql::Transaction& transaction) {
    return all_in(transaction.run("SELECT " ASSIGNMENT_COLUMNS " FROM assignments a"
                                  " WHERE a.ladder_running = 1 ORDER BY a.number DESC"),
                  assignment_in);
}

} // namespace tabuleiro::store
